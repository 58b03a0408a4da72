//! Token buckets: so much at once, and then at a steady pace.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Duration;

use crate::clock::{Clock, Timestamp};
use crate::config::Allowance;

/// When more keys than this are known, those that have their whole allowance again are forgotten.
const MANY: usize = 50_000;

/// A bucket for every key.
pub struct Limiter<K> {
    allowance: Allowance,
    clock: Clock,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// Without its keys, which can be secrets: whoever knows the id of a table may watch there.
impl<K> std::fmt::Debug for Limiter<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Limiter").field("allowance", &self.allowance).finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Timestamp,
}

impl<K: Hash + Eq> Limiter<K> {
    /// Everybody has the whole allowance.
    #[must_use]
    pub fn new(allowance: Allowance, clock: Clock) -> Self {
        Self { allowance, clock, buckets: Mutex::default() }
    }

    /// Takes one from the allowance of a key; or how long to wait until there is one.
    pub fn take(&self, key: K) -> Result<(), Duration> {
        let (now, Allowance { burst, rate }) = (self.clock.now(), self.allowance);
        let burst = f64::from(burst);
        let filled = |bucket: &Bucket| (bucket.left + now.since(bucket.at).as_secs_f64() * rate).min(burst);
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: burst, at: now });
        *bucket = Bucket { left: filled(bucket), at: now };
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            return Ok(());
        }
        let wait = if rate > 0.0 { (1.0 - bucket.left) / rate } else { 3600.0 };
        Err(Duration::from_secs_f64(wait.clamp(0.001, 86_400.0)))
    }

    /// Gives one back: it was not what the limit is there for.
    pub fn give_back(&self, key: &K) {
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(key) {
            bucket.left = (bucket.left + 1.0).min(f64::from(self.allowance.burst));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_much_at_once_and_then_at_a_steady_pace() {
        let clock = Clock::standing_at(Timestamp(0));
        let limiter = Limiter::new(Allowance { burst: 2, rate: 0.5 }, clock.clone());
        assert_eq!((limiter.take("a"), limiter.take("a")), (Ok(()), Ok(())));
        assert_eq!(limiter.take("a"), Err(Duration::from_secs(2)));
        assert_eq!(limiter.take("b"), Ok(()), "others have their own");
        clock.advance(Duration::from_secs(1));
        assert_eq!(limiter.take("a"), Err(Duration::from_secs(1)));
        clock.advance(Duration::from_secs(1));
        assert_eq!(limiter.take("a"), Ok(()));
        clock.advance(Duration::from_secs(3600));
        assert_eq!((limiter.take("a"), limiter.take("a")), (Ok(()), Ok(())));
        assert!(limiter.take("a").is_err(), "no more than the burst is saved up");
        limiter.give_back(&"a");
        assert_eq!(limiter.take("a"), Ok(()));
    }

    #[test]
    fn keys_are_forgotten_when_there_are_many() {
        let clock = Clock::standing_at(Timestamp(0));
        let limiter = Limiter::new(Allowance { burst: 1, rate: 1.0 }, clock.clone());
        for key in 0..=MANY {
            limiter.take(key).unwrap();
        }
        clock.advance(Duration::from_secs(2));
        limiter.take(0).unwrap();
        assert_eq!(limiter.buckets.lock().unwrap().len(), 1);
    }
}
