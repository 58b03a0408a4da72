//! How often things are looked at, and how long others are waited for.

use std::time::Duration;

/// How often things are looked at, and how long others are waited for.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Where several servers share a database: how long another one may take to do what is due at a table
    /// before this one does it. A part of it is added by chance, so that not all do it at once.
    pub patience: Duration,
    /// How often it is looked for tables at which something is due.
    pub look: Duration,
    /// How long a table is kept in memory that nobody uses.
    pub idle: Duration,
    /// How often the server shows that it can store moves, while clocks run.
    pub beat: Duration,
    /// Where several servers share a database: how often they are told who is connected to a table. People of a
    /// server that was not heard for three times as long are not connected any more.
    pub presence: Duration,
    /// How often a silent connection is asked whether it is still there.
    pub ping: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            patience: Duration::from_secs(6),
            look: Duration::from_secs(5),
            idle: Duration::from_secs(60),
            beat: Duration::from_secs(1),
            presence: Duration::from_secs(10),
            ping: Duration::from_secs(20),
        }
    }
}
