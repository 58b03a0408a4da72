-- The same text serves both databases; for PostgreSQL, BLOB is replaced by BYTEA.
-- Times are milliseconds since 1970. References to deleted accounts become NULL.

CREATE TABLE accounts (
    id        TEXT PRIMARY KEY,
    name      TEXT NOT NULL,
    name_key  TEXT NOT NULL,
    password  TEXT,
    created   BIGINT NOT NULL,
    settings  TEXT NOT NULL
);
-- Guests have no password, and share names.
CREATE UNIQUE INDEX accounts_by_name ON accounts (name_key) WHERE password IS NOT NULL;

CREATE TABLE sessions (
    hash     BLOB PRIMARY KEY,
    account  TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created  BIGINT NOT NULL,
    used     BIGINT NOT NULL,
    expires  BIGINT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE bot_tokens (
    id       TEXT PRIMARY KEY,
    hash     BLOB NOT NULL UNIQUE,
    account  TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    created  BIGINT NOT NULL
);
CREATE INDEX bot_tokens_by_account ON bot_tokens (account);

CREATE TABLE tables (
    id          TEXT PRIMARY KEY,
    host        TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    game        TEXT NOT NULL,
    players     BIGINT NOT NULL,
    options     TEXT NOT NULL,
    secret      BLOB NOT NULL,
    visibility  TEXT NOT NULL,
    status      TEXT NOT NULL,
    chat        BOOLEAN NOT NULL,
    turn        BIGINT,
    created     BIGINT NOT NULL,
    updated     BIGINT NOT NULL
);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_in_the_lobby ON tables (visibility, status, updated);

CREATE TABLE table_seats (
    table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      BIGINT NOT NULL,
    kind      TEXT NOT NULL,
    account   TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    bot       TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX table_seats_by_account ON table_seats (account);

CREATE TABLE entries (
    table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version   BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    body      TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE chat_lines (
    table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line      BIGINT NOT NULL,
    account   TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    at        BIGINT NOT NULL,
    body      TEXT NOT NULL,
    PRIMARY KEY (table_id, line)
);
CREATE INDEX chat_lines_by_account ON chat_lines (account);

CREATE TABLE ratings (
    account    TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game       TEXT NOT NULL,
    players    BIGINT NOT NULL,
    mean       DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    games      BIGINT NOT NULL,
    updated    BIGINT NOT NULL,
    PRIMARY KEY (account, game, players)
);

CREATE TABLE results (
    table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      BIGINT NOT NULL,
    account   TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    place     BIGINT NOT NULL,
    score     BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_account ON results (account);
