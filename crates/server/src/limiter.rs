//! Token buckets: so much at once, and then at a steady pace.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::clock::{Clock, Timestamp};
use crate::config::Allowance;
use crate::connections::{NETWORKS_PER_SITE, network, site};

/// Below this number of keys, none is forgotten.
const MANY: usize = 50_000;

/// The maximum number of keys. When there are more, those with the most left are forgotten first: whoever floods a
/// limiter with new keys can't make it forget a key that was used up.
const MAX_KEYS: usize = 200_000;

/// A bucket for every key.
pub struct Limiter<K> {
    allowance: Allowance,
    clock: Clock,
    buckets: Mutex<Buckets<K>>,
}

struct Buckets<K> {
    known: HashMap<K, Bucket>,
    /// The number of keys at which full buckets are forgotten. It is at least twice what was left the last time, so
    /// each new key pays for a few steps of that only.
    sweep_at: usize,
    /// The number of buckets that were looked at in order to forget them.
    #[cfg(test)]
    examined: usize,
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

impl Bucket {
    /// What is in the bucket by now.
    fn filled(&self, now: Timestamp, allowance: Allowance) -> f64 {
        (self.left + now.since(self.at).as_secs_f64() * allowance.rate).min(f64::from(allowance.burst))
    }
}

impl<K: Hash + Eq> Buckets<K> {
    /// Forgets the keys that have their whole allowance again, and if too many are left, those with the most left.
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
        self.sweep_at = MANY.max(2 * self.known.len());
    }
}

impl<K: Hash + Eq> Limiter<K> {
    /// Everybody has the whole allowance.
    #[must_use]
    pub fn new(allowance: Allowance, clock: Clock) -> Self {
        let buckets = Buckets {
            known: HashMap::new(),
            sweep_at: MANY,
            #[cfg(test)]
            examined: 0,
        };
        Self { allowance, clock, buckets: Mutex::new(buckets) }
    }

    fn buckets(&self) -> MutexGuard<'_, Buckets<K>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one from the allowance of a key; or how long to wait until there is one.
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

    /// Takes more from the allowance of a key for what has cost more than others, even if it is not there: who owes
    /// something waits for longer, but not for longer than it takes to fill a bucket twice.
    pub fn charge(&self, key: &K, more: f64) {
        if let Some(bucket) = self.buckets().known.get_mut(key) {
            bucket.left = (bucket.left - more).max(-f64::from(self.allowance.burst));
        }
    }

    /// Gives one back: it was not what the limit is there for.
    pub fn give_back(&self, key: &K) {
        if let Some(bucket) = self.buckets().known.get_mut(key) {
            bucket.left = (bucket.left + 1.0).min(f64::from(self.allowance.burst));
        }
    }
}

/// A bucket for every client, by its address. An IPv6 client has a network of 64 bits, and can have 65,536 of them: those
/// of one site, a network of 48 bits, also share a larger bucket.
#[derive(Debug)]
pub struct AddressLimiter {
    clients: Limiter<IpAddr>,
    sites: Limiter<IpAddr>,
}

impl AddressLimiter {
    /// Every client has this allowance, and every site `NETWORKS_PER_SITE` times as much.
    #[must_use]
    pub fn new(allowance: Allowance, clock: Clock) -> Self {
        let together = allowance.times(NETWORKS_PER_SITE);
        Self { clients: Limiter::new(allowance, clock.clone()), sites: Limiter::new(together, clock) }
    }

    /// Takes one from the allowance of a client; or how long to wait until there is one.
    pub fn take(&self, client: IpAddr) -> Result<(), Duration> {
        let site = site(client);
        site.map_or(Ok(()), |site| self.sites.take(site))?;
        self.clients.take(network(client)).inspect_err(|_| {
            if let Some(site) = &site {
                self.sites.give_back(site);
            }
        })
    }

    /// Takes more from the allowance of a client for what has cost more than others, even if it is not there.
    pub fn charge(&self, client: IpAddr, more: f64) {
        if let Some(site) = site(client) {
            self.sites.charge(&site, more);
        }
        self.clients.charge(&network(client), more);
    }

    /// Gives one back: it was not what the limit is there for.
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
    fn what_has_cost_more_is_waited_for() {
        let clock = Clock::standing_at(Timestamp(0));
        let limiter = Limiter::new(Allowance { burst: 2, rate: 0.5 }, clock.clone());
        limiter.take("a").unwrap();
        limiter.charge(&"a", 2.0);
        assert_eq!(limiter.take("a"), Err(Duration::from_secs(4)));
        limiter.charge(&"a", 1_000.0);
        assert_eq!(limiter.take("a"), Err(Duration::from_secs(6)), "nobody owes more than a whole bucket");
        clock.advance(Duration::from_secs(6));
        assert_eq!(limiter.take("a"), Ok(()));
    }

    #[test]
    fn keys_are_forgotten_when_there_are_many() {
        let clock = Clock::standing_at(Timestamp(0));
        let limiter = Limiter::new(Allowance { burst: 1, rate: 1.0 }, clock.clone());
        for key in 0..2 * MANY {
            limiter.take(key).unwrap();
        }
        clock.advance(Duration::from_secs(2));
        limiter.take(0).unwrap();
        assert_eq!(limiter.buckets().known.len(), 1);
    }

    #[test]
    fn forgetting_keys_costs_a_few_steps_for_each_of_them() {
        let limiter = Limiter::new(Allowance { burst: 2, rate: 0.0 }, Clock::standing_at(Timestamp(0)));
        for key in 0..3 * MAX_KEYS {
            limiter.take(key).unwrap();
        }
        assert!(limiter.buckets().examined <= 6 * MAX_KEYS, "{}", limiter.buckets().examined);
    }

    #[test]
    fn a_flood_of_keys_is_bounded_and_does_not_restore_what_was_used_up() {
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
