CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO meta (key, value) VALUES ('epoch', 0);

-- AUTOINCREMENT: the number of a session is never given to another.
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    secret BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    begun INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    header TEXT NOT NULL,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES sessions (id),
    created INTEGER NOT NULL,
    window_seconds INTEGER NOT NULL,
    watch TEXT NOT NULL,
    parent TEXT REFERENCES tables (id),
    step INTEGER,
    redealt INTEGER,
    changed INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    fault TEXT,
    CHECK ((parent IS NULL) = (step IS NULL)),
    CHECK (parent IS NOT NULL OR redealt IS NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_host ON tables (host);

-- Neither session nor bot: the place is open.
CREATE TABLE places (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    session INTEGER REFERENCES sessions (id),
    bot TEXT,
    owner INTEGER REFERENCES sessions (id),
    name TEXT NOT NULL,
    passes INTEGER NOT NULL,
    read INTEGER NOT NULL,
    webhook TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (session IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX places_by_session ON places (session) WHERE session IS NOT NULL;
CREATE INDEX places_by_owner ON places (owner) WHERE owner IS NOT NULL;

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER lines_are_not_changed BEFORE UPDATE ON lines
BEGIN
    SELECT RAISE(ABORT, 'a line of a log is never changed');
END;
CREATE TRIGGER lines_are_not_removed BEFORE DELETE ON lines
BEGIN
    SELECT RAISE(ABORT, 'a line of a log is never removed');
END;
-- INSERT OR REPLACE removes without asking the trigger before.
CREATE TRIGGER lines_follow_each_other BEFORE INSERT ON lines
WHEN NEW.number <> (
    SELECT coalesce(max(number) + 1, 0) FROM lines WHERE table_id = NEW.table_id
)
BEGIN
    SELECT RAISE(ABORT, 'a line of a log follows the last one');
END;

CREATE TABLE drafts (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, number),
    FOREIGN KEY (table_id, seat) REFERENCES places (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE posted (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, number),
    UNIQUE (table_id, seat, key),
    FOREIGN KEY (table_id, seat) REFERENCES places (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE watchers (
    session INTEGER NOT NULL REFERENCES sessions (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (session, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX watchers_by_table ON watchers (table_id);

CREATE TABLE letters (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Without a seat it is for looking on.
CREATE TABLE links (
    secret BLOB NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER,
    used INTEGER NOT NULL,
    FOREIGN KEY (table_id, seat) REFERENCES places (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_table ON links (table_id, seat);

CREATE TABLE contents (
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (game, hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE content_files (
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, hash, number),
    FOREIGN KEY (game, hash) REFERENCES contents (game, hash)
) STRICT, WITHOUT ROWID;
