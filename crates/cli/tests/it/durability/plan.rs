//! Which faults to inject, and how often.

use std::fmt;
use std::time::Duration;

use game::Rng;

/// The approximate duration of a fault and its recovery.
const SECONDS: u64 = 8;

/// The kinds of faults.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// A server is killed and started again.
    Kill,
    /// A server is frozen for a while.
    Pause,
    /// The disk of the database is full.
    DiskFull,
    /// The database is killed and started again.
    DatabaseKilled,
    /// The database hangs.
    DatabaseFrozen,
    /// Another process holds the lock of the database.
    DatabaseLocked,
    /// The servers' clock is set an hour forward.
    ClockForward,
    /// The servers' clock is set an hour back.
    ClockBack,
}

impl Fault {
    /// Returns its name in reports.
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

/// The length of a run and the number of faults.
pub(crate) struct Plan {
    /// How often a server is killed: `MANDATE_TEST_KILLS`.
    pub(crate) kills: u64,
    /// The duration: `MANDATE_TEST_MINUTES`. With 0, each of the other faults happens once.
    pub(crate) minutes: u64,
    /// The seed of all random choices: `MANDATE_TEST_SEED`.
    pub(crate) seed: u64,
}

impl Plan {
    /// Reads the plan from the environment.
    pub(crate) fn read() -> Self {
        let clock = || std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_micros() as u64);
        Self {
            kills: number("MANDATE_TEST_KILLS").unwrap_or(8),
            minutes: number("MANDATE_TEST_MINUTES").unwrap_or(0),
            seed: number("MANDATE_TEST_SEED").unwrap_or_else(clock),
        }
    }

    /// Whether this is a long run.
    pub(crate) fn is_long(&self) -> bool {
        self.minutes > 0
    }

    /// Returns the duration.
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

/// The order of faults: random, but determined by the seed.
pub(crate) struct Schedule {
    kills: u64,
    others: &'static [Fault],
    /// The remaining faults of the short version, last one first.
    once: Vec<Fault>,
    time: Duration,
    rng: Rng,
}

impl Schedule {
    /// Creates the schedule of a plan, with these faults besides kills.
    pub(crate) fn new(plan: &Plan, others: &'static [Fault], mut rng: Rng) -> Self {
        let mut once = others.to_vec();
        for n in (1..once.len()).rev() {
            once.swap(n, rng.below(n as u32 + 1) as usize);
        }
        Self { kills: plan.kills, others, once, time: plan.time(), rng }
    }

    /// Returns the next fault after this much time; `None` at the end.
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
