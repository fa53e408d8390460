-- What the host has written on a table for all to read: what it is called,
-- where it has a name of its own, and whether whoever likes may sit down.
ALTER TABLE tables ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN seeks INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_that_seek ON tables (changed) WHERE seeks;
-- A game that the same people play again, which of any table they do once.
ALTER TABLE tables ADD COLUMN follows TEXT REFERENCES tables (id);
CREATE UNIQUE INDEX tables_by_follows ON tables (follows) WHERE follows IS NOT NULL;
-- Tables that somebody has put away for themselves.
CREATE TABLE archive (
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (session, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX archive_by_table ON archive (table_id);
