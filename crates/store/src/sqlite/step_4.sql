-- How long bots leave people to see what they did, and whether they say why.
ALTER TABLE tables ADD COLUMN bots TEXT NOT NULL DEFAULT 'usual';
ALTER TABLE tables ADD COLUMN bots_explain INTEGER NOT NULL DEFAULT 0;
