-- Whether a name is an account's; NULL for a guest's. Any number of guests can share a name, and finding the account with
-- it must not read all of them.
ALTER TABLE name_skeletons ADD COLUMN registered BOOLEAN;
UPDATE name_skeletons SET registered = TRUE WHERE account IN (SELECT id FROM accounts WHERE password IS NOT NULL);
CREATE INDEX name_skeletons_of_accounts ON name_skeletons (skeleton, account) WHERE registered IS NOT NULL;
