-- Skeletons of names: a new account can't have a name that looks like another account's. Older accounts may look alike,
-- so a skeleton isn't unique.
CREATE TABLE name_skeletons (
    skeleton  TEXT NOT NULL,
    account   TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (skeleton, account)
);
CREATE INDEX name_skeletons_by_account ON name_skeletons (account);
