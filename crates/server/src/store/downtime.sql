-- The shared heartbeat: when a server last stored something. One row.
CREATE TABLE heartbeat (
    id  BIGINT PRIMARY KEY,
    at  BIGINT NOT NULL
);
-- Periods in which no server could store moves. Clocks don't count them.
CREATE TABLE outages (
    ended  BIGINT PRIMARY KEY,
    began  BIGINT NOT NULL
);
