//! The threads on which bots think, one per core but one, so that moves of people are always stored quickly.
//!
//! A table has one job at a time. [`queue`] orders the jobs: those with a person connected come first, then those whose
//! people are away, then those with spectators only, and the owners of tables take turns. [`tempo`] speeds up the clock of
//! a bot while others wait for its thread, by up to 50 times if they are more urgent: the bot then plays the best move
//! found so far. Bots get views, like players. Where no person plays, bots only think while somebody watches; rated
//! matches continue in the background with at most a tenth of one core.

mod queue;
mod tempo;

use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ::bots::Opponent;
use table::{Seen, with_seen};

pub(super) use self::queue::Priority;
use self::queue::{JobId, Queue, Taken};
use self::tempo::{FASTEST, Tempo, at_tempo, clock, thread_cpu};
use crate::id::fill;

/// Bots in the background rest for this many seconds per second of thinking, so they use a tenth of one core.
const REST: u32 = 9;

/// How long bots may think in the background before they must rest.
const BACKGROUND_BURST: Duration = Duration::from_secs(1);

/// A decision for a bot.
pub(super) struct Job {
    pub(super) seen: Box<Seen>,
    pub(super) opponent: Opponent,
    pub(super) priority: Priority,
    /// Who opened the table: owners take turns.
    pub(super) owner: String,
    /// Receives the move, or `None` if the bot failed.
    pub(super) answer: Box<dyn FnOnce(Option<String>) + Send>,
}

/// A requested decision. Dropping it cancels the decision.
pub(super) struct Ticket {
    id: JobId,
    shared: Arc<Shared>,
}

/// The threads, which start with the first job.
pub(super) struct Bots {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    ready: Condvar,
    threads: usize,
}

/// A job and when it was queued.
type Waiting = (Instant, Job);

#[derive(Default)]
struct State {
    queue: Queue<Waiting>,
    /// The jobs that threads are working on.
    running: Vec<Running>,
    /// The number of threads waiting for a job.
    idle: usize,
    background: BackgroundTime,
    asked: JobId,
    started: bool,
    stopped: bool,
}

struct Running {
    id: JobId,
    priority: Priority,
    owner: String,
    tempo: Arc<Tempo>,
}

/// Limits background thinking to one bot at a time and a small part of the time.
#[derive(Default)]
struct BackgroundTime {
    busy: bool,
    /// When the rest for all thinking so far is over.
    rested: Option<Instant>,
}

impl BackgroundTime {
    /// Returns when the next one may think, if not yet.
    fn not_before(&self, now: Instant) -> Option<Instant> {
        let ahead = BACKGROUND_BURST * (REST + 1);
        self.rested.filter(|rested| *rested > now + ahead).and_then(|rested| rested.checked_sub(ahead))
    }

    fn thought(&mut self, time: Duration, now: Instant) {
        self.busy = false;
        self.rested = Some(self.rested.map_or(now, |rested| rested.max(now)) + time * (REST + 1));
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Sets the clock rates of running jobs according to what waits for their threads.
    fn balance(&mut self, threads: usize) {
        self.running.sort_by_key(|running| std::cmp::Reverse(running.priority));
        for (place, running) in self.running.iter().enumerate() {
            let rate = match self.idle {
                // The least urgent jobs make room, one for each that waits.
                0 if self.queue.above(running.priority) > place => FASTEST as usize,
                0 => self.queue.competing(running.priority, &running.owner).div_ceil(threads.max(1)),
                _ => 1,
            };
            running.tempo.set_rate(rate);
        }
    }

    /// Takes the next job for a thread, or returns until when there is none.
    fn take(&mut self, threads: usize, now: Instant) -> Result<(Taken<Waiting>, Arc<Tempo>), Option<Instant>> {
        let not_before = self.background.not_before(now);
        let allowed = !self.background.busy && not_before.is_none();
        let Some(taken) = self.queue.pop(allowed) else {
            return Err(not_before.filter(|_| !self.background.busy && self.queue.len() > 0));
        };
        if taken.priority == Priority::Background {
            self.background.busy = true;
        }
        let tempo = Arc::new(Tempo::new());
        let (id, priority, owner) = (taken.id, taken.priority, taken.owner.clone());
        self.running.push(Running { id, priority, owner, tempo: tempo.clone() });
        self.balance(threads);
        Ok((taken, tempo))
    }

    /// Records that a job is done and how much CPU time it took.
    fn done(&mut self, id: JobId, time: Duration, now: Instant) {
        let Some(place) = self.running.iter().position(|running| running.id == id) else { return };
        if self.running.swap_remove(place).priority == Priority::Background {
            self.background.thought(time, now);
        }
    }
}

impl Ticket {
    /// Changes how urgent the decision is.
    pub(super) fn set_priority(&self, priority: Priority) {
        let mut state = self.shared.state();
        if !state.queue.move_to(self.id, priority) {
            let running = state.running.iter_mut().find(|running| running.id == self.id);
            // A job that began in the background stays there, so that its time is counted.
            if let Some(running) = running.filter(|running| running.priority != Priority::Background) {
                running.priority = priority;
            }
        }
        state.balance(self.shared.threads);
        self.shared.ready.notify_one();
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut state = self.shared.state();
        if state.queue.remove(self.id).is_some() {
            metrics::gauge!("mandate_bot_queue").decrement(1);
            state.balance(self.shared.threads);
        } else if let Some(running) = state.running.iter().find(|running| running.id == self.id) {
            running.tempo.cancel();
        }
    }
}

impl Bots {
    pub(super) fn new() -> Self {
        // One core is left for people: however many bots think, moves are stored and sent.
        Self::with_threads(std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1)))
    }

    fn with_threads(threads: usize) -> Self {
        Self { shared: Arc::new(Shared { state: Mutex::default(), ready: Condvar::new(), threads }) }
    }

    /// Requests a decision.
    pub(super) fn think(&self, job: Job) -> Ticket {
        let mut state = self.shared.state();
        state.asked += 1;
        let ticket = Ticket { id: state.asked, shared: self.shared.clone() };
        if state.stopped {
            return ticket;
        }
        if !state.started {
            state.started = true;
            for number in 0..self.shared.threads {
                let shared = self.shared.clone();
                let named = std::thread::Builder::new().name(format!("bot {number}"));
                if let Err(fault) = named.spawn(move || work(&shared)) {
                    tracing::error!(error = %fault, "failed to start bot thread");
                }
            }
        }
        state.queue.push(ticket.id, job.priority, job.owner.clone(), (Instant::now(), job));
        metrics::gauge!("mandate_bot_queue").increment(1);
        state.balance(self.shared.threads);
        self.shared.ready.notify_one();
        ticket
    }

    /// Ends the threads and drops waiting jobs.
    pub(super) fn stop(&self) {
        let mut state = self.shared.state();
        state.stopped = true;
        metrics::gauge!("mandate_bot_queue").decrement(state.queue.len() as f64);
        state.queue = Queue::default();
        state.running.iter().for_each(|running| running.tempo.cancel());
        self.shared.ready.notify_all();
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Waits for the next job; `None` when the server stops.
fn next(shared: &Shared) -> Option<(Taken<Waiting>, Arc<Tempo>)> {
    let mut state = shared.state();
    loop {
        if state.stopped {
            return None;
        }
        let now = Instant::now();
        let until = match state.take(shared.threads, now) {
            Ok(taken) => return Some(taken),
            Err(until) => until,
        };
        state.idle += 1;
        state.balance(shared.threads);
        state = match until {
            Some(until) => {
                let waited = shared.ready.wait_timeout(state, until.duration_since(now));
                waited.unwrap_or_else(PoisonError::into_inner).0
            }
            None => shared.ready.wait(state).unwrap_or_else(PoisonError::into_inner),
        };
        state.idle -= 1;
    }
}

fn work(shared: &Shared) {
    while let Some((Taken { id, job: (since, job), .. }, tempo)) = next(shared) {
        metrics::gauge!("mandate_bot_queue").decrement(1);
        let (start, cpu) = (Instant::now(), thread_cpu());
        metrics::histogram!("mandate_bot_wait_seconds").record(start.duration_since(since).as_secs_f64());
        let Job { seen, opponent, answer, .. } = job;
        let think = AssertUnwindSafe(|| at_tempo(&tempo, || choose(&seen, opponent)));
        let text = std::panic::catch_unwind(think);
        metrics::histogram!("mandate_bot_think_seconds").record(start.elapsed().as_secs_f64());
        shared.state().done(id, thread_cpu().saturating_sub(cpu), Instant::now());
        // Another thread may be waiting for the background to be free.
        shared.ready.notify_one();
        if text.is_err() {
            tracing::error!(%opponent, "bot failed");
        }
        // A cancelled search would give a poor move.
        if !tempo.is_cancelled() {
            answer(text.ok());
        }
    }
}

/// Returns the bot's move. It sees no more than a player in its seat.
fn choose(seen: &Seen, opponent: Opponent) -> String {
    let mut seed = [0; 8];
    fill(&mut seed);
    with_seen!(seen, |game, view| {
        opponent.bot(game, u64::from_le_bytes(seed), clock).choose(game, view).to_string()
    })
}

#[cfg(test)]
#[path = "bots/tests.rs"]
mod tests;
