-- From when on the server itself has something to do at a table: a bot is to move, or a clock runs out.
ALTER TABLE tables ADD COLUMN due BIGINT;
-- The table at which the same people play again.
ALTER TABLE tables ADD COLUMN rematch TEXT;
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX ratings_by_mean ON ratings (game, players, mean);
