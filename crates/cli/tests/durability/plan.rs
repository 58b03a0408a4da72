//! What is to go wrong, and how often.

use std::fmt;
use std::time::Duration;

use game::Rng;

/// A fault and its end take about this long.
const SECONDS: u64 = 8;

/// What can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// A server is killed and started again.
    Kill,
    /// A server stands still for a while.
    Pause,
    /// There is no room on the disk of the database.
    DiskFull,
    /// All processes of the database are killed, and it is started again.
    DatabaseKilled,
    /// The database does not answer.
    DatabaseFrozen,
    /// Another process holds the lock of the database.
    DatabaseLocked,
    /// The clock of the servers is set an hour forward.
    ClockForward,
    /// The clock of the servers is set back an hour.
    ClockBack,
}

impl Fault {
    /// What it is called in reports.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Kill => "server killed",
            Self::Pause => "server stopped for a moment",
            Self::DiskFull => "disk full",
            Self::DatabaseKilled => "database killed",
            Self::DatabaseFrozen => "database frozen",
            Self::DatabaseLocked => "database locked by another process",
            Self::ClockForward => "clock an hour forward",
            Self::ClockBack => "clock an hour back",
        }
    }
}

/// How long and how often.
pub(crate) struct Plan {
    /// How often a server is killed: `MANDATE_TEST_KILLS`.
    pub(crate) kills: u64,
    /// How long faults go on: `MANDATE_TEST_MINUTES`. If it is 0, each of the others happens once.
    pub(crate) minutes: u64,
    /// Where all random choices come from: `MANDATE_TEST_SEED`.
    pub(crate) seed: u64,
}

impl Plan {
    /// Reads it from the environment.
    pub(crate) fn read() -> Self {
        let clock = || std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_micros() as u64);
        Self {
            kills: number("MANDATE_TEST_KILLS").unwrap_or(8),
            minutes: number("MANDATE_TEST_MINUTES").unwrap_or(0),
            seed: number("MANDATE_TEST_SEED").unwrap_or_else(clock),
        }
    }

    /// Whether somebody has time to wait for slow things.
    pub(crate) fn is_long(&self) -> bool {
        self.minutes > 0
    }

    /// How long faults go on.
    pub(crate) fn time(&self) -> Duration {
        Duration::from_secs(60 * self.minutes)
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kills, minutes, seed } = self;
        write!(f, "{kills} kills, {minutes} minutes of faults, MANDATE_TEST_SEED={seed}")
    }
}

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} must be a number, not {text}")))
}

/// Which fault comes next: a random order that depends on the seed alone.
pub(crate) struct Schedule {
    kills: u64,
    others: &'static [Fault],
    /// What comes in the short form, the last one first.
    once: Vec<Fault>,
    time: Duration,
    rng: Rng,
}

impl Schedule {
    /// That of a plan, with these faults besides kills.
    pub(crate) fn new(plan: &Plan, others: &'static [Fault], mut rng: Rng) -> Self {
        let mut once = others.to_vec();
        for n in (1..once.len()).rev() {
            once.swap(n, rng.below(n as u32 + 1) as usize);
        }
        Self { kills: plan.kills, others, once, time: plan.time(), rng }
    }

    /// The next fault, after so much time; none, if it is enough.
    pub(crate) fn next(&mut self, elapsed: Duration) -> Option<Fault> {
        let left = self.time.saturating_sub(elapsed).as_secs().div_ceil(SECONDS);
        let others = if self.time.is_zero() { self.once.len() as u64 } else { left };
        let all = u32::try_from(self.kills + others).ok().filter(|all| *all > 0)?;
        if u64::from(self.rng.below(all)) < self.kills {
            self.kills -= 1;
            return Some(Fault::Kill);
        }
        if self.time.is_zero() {
            return self.once.pop();
        }
        Some(self.others[self.rng.below(self.others.len() as u32) as usize])
    }
}
