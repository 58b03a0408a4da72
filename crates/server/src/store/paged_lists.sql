-- Lists are read page by page in the order of an index, and a host's tables are counted without reading them.
DROP INDEX tables_in_the_lobby;
CREATE INDEX tables_in_the_lobby ON tables (visibility, status, updated, id);
DROP INDEX tables_by_host;
CREATE INDEX tables_by_host ON tables (host, status, visibility, updated, id);
-- Tables that never begin are deleted after a while, together with references to them as a rematch.
CREATE INDEX tables_not_begun ON tables (updated, id) WHERE status = 'gathering';
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
-- Whether the match of a seat is over; NULL while it isn't. This keeps the list of a player's current tables short.
ALTER TABLE table_seats ADD COLUMN over BOOLEAN;
UPDATE table_seats SET over = TRUE WHERE table_id IN (SELECT id FROM tables WHERE status = 'over');
DROP INDEX table_seats_by_account;
CREATE INDEX table_seats_by_account ON table_seats (account, table_id);
CREATE INDEX table_seats_current ON table_seats (account, table_id) WHERE over IS NULL;
DROP INDEX results_by_account;
CREATE INDEX results_by_account ON results (account, at, table_id);
DROP INDEX ratings_by_mean;
CREATE INDEX ratings_by_mean ON ratings (game, players, mean, account);
-- Guests without a session and without a game are deleted, oldest first.
CREATE INDEX accounts_of_guests ON accounts (created, id) WHERE password IS NULL;
