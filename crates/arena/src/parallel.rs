//! Parallel work whose results come in order, whatever the number of threads.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Returns the number of cores available to us.
pub fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Runs the jobs 0 to `jobs` on this many threads and hands every result to `take` in the order of the jobs. When
/// `take` breaks off, no further job starts, and results that came early are dropped: what `take` receives never
/// depends on the number of threads.
pub fn in_order<T: Send>(
    jobs: u64,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(u64, T) -> ControlFlow<()>,
) {
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    let (send, results) = mpsc::channel();
    let worker = |send: mpsc::Sender<(u64, T)>| {
        while !enough.load(Ordering::Relaxed) {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= jobs || send.send((job, work(job))).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, worker) = (send.clone(), &worker);
            scope.spawn(move || worker(send));
        }
        drop(send);
        let (mut early, mut due) = (BTreeMap::new(), 0);
        for (job, result) in results {
            early.insert(job, result);
            while let Some(result) = early.remove(&due) {
                if take(due, result).is_break() {
                    enough.store(true, Ordering::Relaxed);
                    return;
                }
                due += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(jobs: u64, threads: usize, until: u64) -> Vec<(u64, u64)> {
        let mut taken = Vec::new();
        in_order(
            jobs,
            threads,
            |job| job * job,
            |job, square| {
                taken.push((job, square));
                if job == until { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        taken
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        let expected: Vec<_> = (0..100).map(|n| (n, n * n)).collect();
        for threads in [0, 1, 2, 7] {
            assert_eq!(taken(100, threads, 1000), expected);
        }
        assert_eq!(taken(0, 3, 1000), []);
    }

    #[test]
    fn nothing_is_taken_after_the_break() {
        for threads in [1, 3] {
            assert_eq!(taken(1000, threads, 4).len(), 5);
        }
    }
}
