//! The clock that bots are given natively.

use std::cell::OnceCell;
use std::time::Duration;

use cpu_time::ThreadTime;

thread_local!(static BEGIN: OnceCell<ThreadTime> = const { OnceCell::new() });

/// The CPU time that this thread has used since it first asked: busy neighbours do not make
/// it pass faster.
pub fn thread_cpu() -> Duration {
    BEGIN.with(|begin| begin.get_or_init(ThreadTime::now).elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_goes_back_and_passes_with_work() {
        let before = thread_cpu();
        let mut now = before;
        while now == before {
            let next = thread_cpu();
            assert!(next >= now);
            now = next;
        }
    }
}
