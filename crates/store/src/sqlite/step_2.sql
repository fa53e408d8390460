-- Whoever brought a game from a file knows all of its chance, so the mark
-- stays, on it and on what branches off it. Of older tables nobody knows.
ALTER TABLE tables ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
CREATE TRIGGER an_import_stays_one BEFORE UPDATE OF imported ON tables
WHEN NEW.imported <> OLD.imported
BEGIN
    SELECT RAISE(ABORT, 'whether a table was imported is never changed');
END;
