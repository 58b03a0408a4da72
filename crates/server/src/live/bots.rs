//! The threads on which bots think. Nobody waits for them but their own tables.
//!
//! A table has one job at a time, and jobs are taken in the order in which they came: however many
//! tables there are, each has its turn before another has a second one.

use std::collections::VecDeque;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use search::Opponent;
use table::{Seen, with_seen};

use super::opponents::in_a_crowd;
use crate::id::fill;

/// A decision to think about.
pub(super) struct Job {
    pub(super) seen: Box<Seen>,
    pub(super) opponent: Opponent,
    /// Whether the answer is still of use.
    pub(super) wanted: Arc<AtomicBool>,
    /// Takes the move, or nothing if the bot has failed.
    pub(super) answer: Box<dyn FnOnce(Option<String>) + Send>,
}

/// The threads, which begin with the first job.
pub(super) struct Bots {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<Queue>,
    ready: Condvar,
    threads: usize,
}

#[derive(Default)]
struct Queue {
    /// What waits, and since when.
    jobs: VecDeque<(Instant, Job)>,
    started: bool,
    stopped: bool,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bots {
    pub(super) fn new() -> Self {
        // One core is left to people: however many bots think, moves are stored and told.
        let threads = std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1));
        Self { shared: Arc::new(Shared { queue: Mutex::default(), ready: Condvar::new(), threads }) }
    }

    /// Puts a job at the end of the queue.
    pub(super) fn think(&self, job: Job) {
        let mut queue = self.shared.queue();
        if queue.stopped {
            return;
        }
        if !queue.started {
            queue.started = true;
            for number in 0..self.shared.threads {
                let shared = self.shared.clone();
                let named = std::thread::Builder::new().name(format!("bot {number}"));
                if let Err(fault) = named.spawn(move || work(&shared)) {
                    tracing::error!(%fault, "a thread for bots could not be started");
                }
            }
        }
        queue.jobs.push_back((Instant::now(), job));
        metrics::gauge!("mandate_bot_queue").increment(1);
        self.shared.ready.notify_one();
    }

    /// Lets the threads end; what waits is thrown away.
    pub(super) fn stop(&self) {
        let mut queue = self.shared.queue();
        queue.stopped = true;
        metrics::gauge!("mandate_bot_queue").decrement(queue.jobs.len() as f64);
        queue.jobs.clear();
        self.shared.ready.notify_all();
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.stop();
    }
}

fn work(shared: &Shared) {
    loop {
        let ((since, job), waiting) = {
            let mut queue = shared.queue();
            loop {
                if queue.stopped {
                    return;
                }
                if let Some(job) = queue.jobs.pop_front() {
                    break (job, queue.jobs.len());
                }
                queue = shared.ready.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
        };
        metrics::gauge!("mandate_bot_queue").decrement(1);
        if !job.wanted.load(Ordering::Relaxed) {
            continue;
        }
        let start = Instant::now();
        metrics::histogram!("mandate_bot_wait_seconds").record(start.duration_since(since).as_secs_f64());
        let Job { seen, opponent, answer, .. } = job;
        let text = std::panic::catch_unwind(AssertUnwindSafe(|| choose(&seen, opponent, waiting, shared.threads)));
        metrics::histogram!("mandate_bot_think_seconds").record(start.elapsed().as_secs_f64());
        if text.is_err() {
            tracing::error!(%opponent, "a bot failed");
        }
        answer(text.ok());
    }
}

/// The bot's move in what it sees, and it sees no more than a player on its seat.
fn choose(seen: &Seen, opponent: Opponent, waiting: usize, threads: usize) -> String {
    let mut seed = [0; 8];
    fill(&mut seed);
    with_seen!(seen, |game, view| {
        let opponent = in_a_crowd(game, opponent, waiting, threads);
        opponent.bot(game, u64::from_le_bytes(seed), thread_cpu).choose(game, view).to_string()
    })
}

thread_local!(static BEGIN: ThreadTime = ThreadTime::now());

/// The CPU time of this thread: busy neighbours do not make a bot weaker.
fn thread_cpu() -> Duration {
    BEGIN.with(ThreadTime::elapsed)
}
