//! Rate limits by token buckets: a burst, then a steady rate.
//!
//! A quota is a [`Limiter`] in `AppState`, used by requests and live connections alike.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::clock::{Clock, Timestamp};
use crate::config::Allowance;
use crate::connections::{NETWORKS_PER_SITE, network, site};

/// Below this number of keys, none are dropped.
const SWEEP_MIN: usize = 50_000;

/// The maximum number of keys. Beyond it, the fullest buckets are dropped first, so a flood of new keys can't make a
/// limiter drop an exhausted one.
const MAX_KEYS: usize = 200_000;

/// A token bucket for every key.
pub struct Limiter<K> {
    allowance: Allowance,
    clock: Clock,
    buckets: Mutex<Buckets<K>>,
}

struct Buckets<K> {
    known: HashMap<K, Bucket>,
    /// The number of keys at which full buckets are dropped. At least twice what the last sweep left, so a new key costs
    /// a few steps on average.
    sweep_at: usize,
    /// The number of buckets checked by sweeps.
    #[cfg(test)]
    examined: usize,
}

/// Leaves out the keys, which can be secrets: anybody who knows a table's ID may watch it.
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

impl Bucket {
    /// Returns the current content of the bucket.
    fn filled(&self, now: Timestamp, allowance: Allowance) -> f64 {
        (self.left + now.since(self.at).as_secs_f64() * allowance.rate).min(f64::from(allowance.burst))
    }
}

impl<K: Hash + Eq> Buckets<K> {
    /// Drops full buckets and, if too many are left, the fullest of the others.
    fn sweep(&mut self, now: Timestamp, allowance: Allowance) {
        #[cfg(test)]
        {
            self.examined += self.known.len();
        }
        self.known.retain(|_, bucket| bucket.filled(now, allowance) < f64::from(allowance.burst));
        if self.known.len() > MAX_KEYS / 2 {
            let mut levels: Vec<f64> = self.known.values().map(|bucket| bucket.filled(now, allowance)).collect();
            let (lower, highest, _) = levels.select_nth_unstable_by(MAX_KEYS / 2 - 1, f64::total_cmp);
            let highest = *highest;
            let below = lower.iter().filter(|level| **level < highest).count();
            let mut equal = MAX_KEYS / 2 - below;
            self.known.retain(|_, bucket| {
                let level = bucket.filled(now, allowance);
                let kept = level < highest || (level <= highest && equal > 0);
                equal -= usize::from(kept && level >= highest);
                kept
            });
        }
        self.sweep_at = SWEEP_MIN.max(2 * self.known.len());
    }
}

impl<K: Hash + Eq> Limiter<K> {
    /// Returns a limiter with full buckets.
    #[must_use]
    pub fn new(allowance: Allowance, clock: Clock) -> Self {
        let buckets = Buckets {
            known: HashMap::new(),
            sweep_at: SWEEP_MIN,
            #[cfg(test)]
            examined: 0,
        };
        Self { allowance, clock, buckets: Mutex::new(buckets) }
    }

    fn buckets(&self) -> MutexGuard<'_, Buckets<K>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one token of a key. If there is none, returns how long to wait.
    pub fn take(&self, key: K) -> Result<(), Duration> {
        let (now, allowance) = (self.clock.now(), self.allowance);
        let mut buckets = self.buckets();
        if buckets.known.len() >= buckets.sweep_at {
            buckets.sweep(now, allowance);
        }
        let full = Bucket { left: f64::from(allowance.burst), at: now };
        let bucket = buckets.known.entry(key).or_insert(full);
        *bucket = Bucket { left: bucket.filled(now, allowance), at: now };
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            return Ok(());
        }
        let wait = if allowance.rate > 0.0 { (1.0 - bucket.left) / allowance.rate } else { 3600.0 };
        Err(Duration::from_secs_f64(wait.clamp(0.001, 86_400.0)))
    }

    /// Returns a token that should not have counted.
    pub fn give_back(&self, key: &K) {
        if let Some(bucket) = self.buckets().known.get_mut(key) {
            bucket.left = (bucket.left + 1.0).min(f64::from(self.allowance.burst));
        }
    }
}

/// A token bucket for every client address. An IPv6 client has a /64 network, and may have 65,536 of them, so the networks
/// of a /48 site also share a larger bucket.
#[derive(Debug)]
pub struct AddressLimiter {
    clients: Limiter<IpAddr>,
    sites: Limiter<IpAddr>,
}

impl AddressLimiter {
    /// Allows every client this much, and every site `NETWORKS_PER_SITE` times as much.
    #[must_use]
    pub fn new(allowance: Allowance, clock: Clock) -> Self {
        let together = allowance.times(NETWORKS_PER_SITE);
        Self { clients: Limiter::new(allowance, clock.clone()), sites: Limiter::new(together, clock) }
    }

    /// Takes one token of a client. If there is none, returns how long to wait.
    pub fn take(&self, client: IpAddr) -> Result<(), Duration> {
        let site = site(client);
        site.map_or(Ok(()), |site| self.sites.take(site))?;
        self.clients.take(network(client)).inspect_err(|_| {
            if let Some(site) = &site {
                self.sites.give_back(site);
            }
        })
    }

    /// Returns a token that should not have counted.
    pub fn give_back(&self, client: IpAddr) {
        if let Some(site) = site(client) {
            self.sites.give_back(&site);
        }
        self.clients.give_back(&network(client));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_allows_a_burst_and_then_a_steady_rate() {
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
    fn full_buckets_are_dropped_when_there_are_many() {
        let clock = Clock::standing_at(Timestamp(0));
        let limiter = Limiter::new(Allowance { burst: 1, rate: 1.0 }, clock.clone());
        for key in 0..2 * SWEEP_MIN {
            limiter.take(key).unwrap();
        }
        clock.advance(Duration::from_secs(2));
        limiter.take(0).unwrap();
        assert_eq!(limiter.buckets().known.len(), 1);
    }

    #[test]
    fn dropping_keys_costs_a_few_steps_per_key() {
        let limiter = Limiter::new(Allowance { burst: 2, rate: 0.0 }, Clock::standing_at(Timestamp(0)));
        for key in 0..3 * MAX_KEYS {
            limiter.take(key).unwrap();
        }
        assert!(limiter.buckets().examined <= 6 * MAX_KEYS, "{}", limiter.buckets().examined);
    }

    #[test]
    fn a_flood_of_keys_is_bounded_and_does_not_refill_exhausted_buckets() {
        let limiter = Limiter::new(Allowance { burst: 2, rate: 0.0 }, Clock::standing_at(Timestamp(0)));
        for used_up in 0..100 {
            assert_eq!((limiter.take(used_up), limiter.take(used_up)), (Ok(()), Ok(())));
        }
        for key in 100..100 + 2 * MAX_KEYS {
            limiter.take(key).unwrap();
            assert!(limiter.buckets().known.len() <= MAX_KEYS);
        }
        assert!((0..100).all(|used_up| limiter.take(used_up).is_err()));
    }

    #[test]
    fn the_networks_of_one_site_share_a_larger_bucket() {
        let limiter = AddressLimiter::new(Allowance { burst: 2, rate: 1.0 }, Clock::standing_at(Timestamp(0)));
        let client = |network: u32| format!("2001:db8:1:{network:x}::1").parse::<IpAddr>().unwrap();
        assert_eq!((limiter.take(client(0)), limiter.take(client(0))), (Ok(()), Ok(())));
        assert!(limiter.take(client(0)).is_err(), "a network of 64 bits has its own");
        let taken = (1..=65_535).take_while(|network| limiter.take(client(*network)).is_ok()).count();
        assert_eq!(taken, 2 * NETWORKS_PER_SITE as usize - 2, "what was refused does not count");
        assert!(limiter.take("2001:db8:2::1".parse().unwrap()).is_ok(), "another site");
        limiter.give_back(client(1));
        assert!(limiter.take(client(65_535)).is_ok());
        let v4 = |last: u8| IpAddr::from([192, 0, 2, last]);
        assert!((0..=255).all(|last| limiter.take(v4(last)).is_ok()), "IPv4 has no sites");
    }
}
