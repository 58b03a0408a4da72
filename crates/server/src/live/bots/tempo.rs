//! The speed of a bot's clock: the more jobs wait for its thread, the sooner its time is up.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use cpu_time::ThreadTime;

/// The maximum clock rate. However many wait, level 6 with its budget of one second thinks for 20 ms.
pub(super) const FASTEST: u32 = 50;

/// The clock rate of a decision, and whether it was cancelled. Other threads change both while the bot thinks.
#[derive(Debug)]
pub(super) struct Tempo {
    rate: AtomicU32,
    cancelled: AtomicBool,
}

impl Tempo {
    /// Starts at real-time speed.
    pub(super) fn new() -> Self {
        Self { rate: AtomicU32::new(1), cancelled: AtomicBool::new(false) }
    }

    /// Makes the clock run this many times as fast as real time.
    pub(super) fn set_rate(&self, rate: usize) {
        let rate = u32::try_from(rate).unwrap_or(FASTEST).clamp(1, FASTEST);
        self.rate.store(rate, Ordering::Relaxed);
    }

    /// Uses up all time at once.
    pub(super) fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    #[cfg(test)]
    pub(super) fn rate(&self) -> u32 {
        self.rate.load(Ordering::Relaxed)
    }
}

/// The clock of the decision on a thread.
struct Pulse {
    tempo: Arc<Tempo>,
    /// The CPU time of the thread when the clock was last read.
    read: Duration,
    shown: Duration,
}

impl Pulse {
    fn advance(&mut self, now: Duration) -> Duration {
        let passed = now.saturating_sub(self.read);
        self.read = now;
        self.shown += passed * self.tempo.rate.load(Ordering::Relaxed);
        if self.tempo.is_cancelled() {
            // More than any bot's budget.
            self.shown += Duration::from_secs(3600);
        }
        self.shown
    }
}

thread_local! {
    static BEGIN: ThreadTime = ThreadTime::now();
    static PULSE: RefCell<Option<Pulse>> = const { RefCell::new(None) };
}

/// Returns the CPU time of this thread, so that a busy machine doesn't make bots weaker.
pub(super) fn thread_cpu() -> Duration {
    BEGIN.with(ThreadTime::elapsed)
}

/// Runs a closure whose [`clock`] follows this tempo.
pub(super) fn at_tempo<T>(tempo: &Arc<Tempo>, think: impl FnOnce() -> T) -> T {
    let pulse = Pulse { tempo: tempo.clone(), read: thread_cpu(), shown: Duration::ZERO };
    PULSE.set(Some(pulse));
    think()
}

/// Returns the clock of this thread's decision. It never goes back.
pub(super) fn clock() -> Duration {
    let now = thread_cpu();
    PULSE.with_borrow_mut(|pulse| pulse.as_mut().map_or(now, |pulse| pulse.advance(now)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pulse() -> (Arc<Tempo>, Pulse) {
        let tempo = Arc::new(Tempo::new());
        (tempo.clone(), Pulse { tempo, read: Duration::ZERO, shown: Duration::ZERO })
    }

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn the_clock_goes_faster_while_others_wait_and_never_back() {
        let (tempo, mut pulse) = pulse();
        assert_eq!(pulse.advance(ms(100)), ms(100));
        tempo.set_rate(4);
        assert_eq!(pulse.advance(ms(200)), ms(500));
        tempo.set_rate(1);
        assert_eq!(pulse.advance(ms(300)), ms(600));
    }

    #[test]
    fn the_strongest_level_thinks_for_20_ms_however_many_wait() {
        let (tempo, mut pulse) = pulse();
        tempo.set_rate(usize::MAX);
        assert!(pulse.advance(ms(19)) < ms(1000));
        assert!(pulse.advance(ms(20)) >= ms(1000));
    }

    #[test]
    fn a_cancelled_decision_ends_at_once() {
        let (tempo, mut pulse) = pulse();
        tempo.cancel();
        assert!(pulse.advance(ms(0)) >= Duration::from_secs(3600));
    }

    #[test]
    fn a_thread_uses_the_clock_of_its_decision() {
        let tempo = Arc::new(Tempo::new());
        let times = at_tempo(&tempo, || {
            let before = clock();
            tempo.cancel();
            (before, clock())
        });
        assert!(times.0 < Duration::from_secs(3600) && times.1 >= Duration::from_secs(3600));
    }
}
