-- Counting an account's unfinished tables doesn't read all it ever opened.
CREATE INDEX tables_unfinished_by_host ON tables (host, updated, id) WHERE status <> 'over';
