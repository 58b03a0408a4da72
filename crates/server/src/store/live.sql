-- When the server must act at a table: a bot must move, or a clock runs out.
ALTER TABLE tables ADD COLUMN due BIGINT;
-- The table of the rematch.
ALTER TABLE tables ADD COLUMN rematch TEXT;
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX ratings_by_mean ON ratings (game, players, mean);
