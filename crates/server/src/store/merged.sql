-- Guests who logged in to an account: the guest's ID in logs stands for the account.
CREATE TABLE merged_guests (
    guest    TEXT PRIMARY KEY,
    account  TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE INDEX merged_guests_by_account ON merged_guests (account);
