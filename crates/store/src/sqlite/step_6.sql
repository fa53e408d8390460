-- The one key by which this server signs what it hands out: made at its first
-- start and kept for ever, since a new one would make all that was signed
-- before look like the work of somebody else.
CREATE TABLE signer (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;
CREATE TRIGGER the_key_stays BEFORE UPDATE ON signer
BEGIN
    SELECT RAISE(ABORT, 'the key of the server is never changed');
END;
CREATE TRIGGER the_key_is_never_lost BEFORE DELETE ON signer
BEGIN
    SELECT RAISE(ABORT, 'the key of the server is never lost');
END;
