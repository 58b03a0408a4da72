//! The tables and columns in a backup.

/// The type of a column.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Text,
    Integer,
    Real,
    Bool,
    Bytes,
}
pub(super) use Kind::{Bool, Bytes, Integer, Real, Text};

/// A table and its columns.
pub(super) type Layout = (&'static str, &'static [(&'static str, Kind)]);

/// Every table of the schema, after the tables it refers to.
pub(super) const LAYOUT: [Layout; 13] = [
    (
        "accounts",
        &[
            ("id", Text),
            ("name", Text),
            ("name_key", Text),
            ("password", Text),
            ("created", Integer),
            ("settings", Text),
        ],
    ),
    ("merged_guests", &[("guest", Text), ("account", Text)]),
    ("name_skeletons", &[("skeleton", Text), ("account", Text), ("registered", Bool)]),
    ("sessions", &[("hash", Bytes), ("account", Text), ("created", Integer), ("used", Integer), ("expires", Integer)]),
    ("bot_tokens", &[("id", Text), ("hash", Bytes), ("account", Text), ("name", Text), ("created", Integer)]),
    (
        "tables",
        &[
            ("id", Text),
            ("host", Text),
            ("game", Text),
            ("players", Integer),
            ("options", Text),
            ("secret", Bytes),
            ("visibility", Text),
            ("status", Text),
            ("chat", Bool),
            ("turn", Integer),
            ("created", Integer),
            ("updated", Integer),
            ("due", Integer),
            ("rematch", Text),
        ],
    ),
    (
        "table_seats",
        &[("table_id", Text), ("seat", Integer), ("kind", Text), ("account", Text), ("bot", Text), ("over", Bool)],
    ),
    ("entries", &[("table_id", Text), ("version", Integer), ("at", Integer), ("body", Text)]),
    ("chat_lines", &[("table_id", Text), ("line", Integer), ("account", Text), ("at", Integer), ("body", Text)]),
    (
        "ratings",
        &[
            ("account", Text),
            ("game", Text),
            ("players", Integer),
            ("mean", Real),
            ("deviation", Real),
            ("games", Integer),
            ("updated", Integer),
        ],
    ),
    (
        "results",
        &[
            ("table_id", Text),
            ("seat", Integer),
            ("account", Text),
            ("place", Integer),
            ("score", Integer),
            ("at", Integer),
        ],
    ),
    ("heartbeat", &[("id", Integer), ("at", Integer)]),
    ("outages", &[("began", Integer), ("ended", Integer)]),
];

/// Tables that a server writes by itself; a database with nothing else counts as empty.
pub(super) const KEPT_BY_SERVERS: [&str; 2] = ["heartbeat", "outages"];
