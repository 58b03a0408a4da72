//! The clock of native bots.

use std::cell::OnceCell;
use std::time::Duration;

use cpu_time::ThreadTime;

thread_local!(static BEGIN: OnceCell<ThreadTime> = const { OnceCell::new() });

/// Returns the CPU time that this thread has used since its first call: other load on the machine doesn't make it pass
/// faster.
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
