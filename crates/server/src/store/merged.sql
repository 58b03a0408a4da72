-- Guests who have logged into an account: what logs know by a guest's id is the account's.
CREATE TABLE merged_guests (
    guest    TEXT PRIMARY KEY,
    account  TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE INDEX merged_guests_by_account ON merged_guests (account);
