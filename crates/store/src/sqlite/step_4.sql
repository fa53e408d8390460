-- How long bots leave people to see what they did.
ALTER TABLE tables ADD COLUMN bots TEXT NOT NULL DEFAULT 'usual';
