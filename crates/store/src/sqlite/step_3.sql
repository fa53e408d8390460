-- Standing orders are given by kind of question; before, a seat let all
-- windows go by or none.
ALTER TABLE places ADD COLUMN orders TEXT NOT NULL DEFAULT '';
UPDATE places SET orders = 'windows=always' WHERE passes;
ALTER TABLE places DROP COLUMN passes;
