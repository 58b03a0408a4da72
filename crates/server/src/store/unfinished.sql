-- Counting what somebody has unfinished does not read all that they ever opened.
CREATE INDEX tables_unfinished_by_host ON tables (host, updated, id) WHERE status <> 'over';
