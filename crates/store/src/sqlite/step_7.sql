-- When somebody last came by with a session, to the day. Of older ones nobody
-- knows: they count from now.
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET seen = unixepoch();
-- A log goes when its table has gone, and never before.
DROP TRIGGER lines_are_not_removed;
CREATE TRIGGER lines_are_not_removed BEFORE DELETE ON lines
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN
    SELECT RAISE(ABORT, 'a line of a log is never removed');
END;
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_by_parent ON tables (parent) WHERE parent IS NOT NULL;
CREATE INDEX sessions_by_visit ON sessions (seen);
