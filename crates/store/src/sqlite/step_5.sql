-- What is announced at a table stands among what is said there; before, it was
-- somebody without words who sat down where someone else had been.
ALTER TABLE letters ADD COLUMN notice TEXT;
UPDATE letters SET notice = 'sits' WHERE text = '';
-- May a person play one seat alone? Of older tables nobody has said so.
ALTER TABLE tables ADD COLUMN one_seat INTEGER NOT NULL DEFAULT 0;
-- What those who look on may do.
ALTER TABLE watchers ADD COLUMN standing TEXT NOT NULL DEFAULT 'watches';
