-- Chat lines and results of an account are exported page by page in the order of an index.
DROP INDEX chat_lines_by_account;
CREATE INDEX chat_lines_by_account ON chat_lines (account, at, table_id, line);
DROP INDEX results_by_account;
CREATE INDEX results_by_account ON results (account, at, table_id, seat);
