//! Limits on bot seats at unfinished tables, by account and by address.
//!
//! Only tables active within the last day count: an abandoned game costs nothing, and its seats become free without any
//! action. The host of a table is in the database. The address it was opened from is only kept in memory, for a day;
//! after a restart, that count starts again.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher as _, Hash, RandomState};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use game::Seat;
use tokio::sync::MutexGuard;

use super::denied::Denied;
use crate::clock::{Clock, Timestamp};
use crate::connections::{NETWORKS_PER_SITE, site};
use crate::id::{AccountId, TableId};
use crate::store::{Store, StoreError};

/// Tables without activity for this long don't count.
const RECENT: Duration = Duration::from_secs(86_400);

/// Above this number of addresses, those of old tables are dropped.
const MANY: usize = 10_000;

/// The number of accounts, and of addresses, that can be checked at the same time without waiting for each other.
const SHARDS: usize = 64;

/// The kinds of locks. Code that needs several takes them in this order.
const OPENING: usize = 0;
const ACCOUNT: usize = 1;
const ADDRESS: usize = 2;

/// The maximum number of bot seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSeatLimits {
    /// At tables that one account has opened.
    pub account: u32,
    /// At tables that were opened from one address.
    pub address: u32,
}

/// Who opens a table with bots.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opener<'a> {
    pub(crate) account: Option<&'a AccountId>,
    pub(crate) address: IpAddr,
}

/// The tables opened from an address, and when a bot last sat down at each.
type Tables = HashMap<TableId, Timestamp>;

/// The tables by address.
type ByAddress = Mutex<HashMap<IpAddr, Tables>>;

/// Counts and limits bot seats.
pub(crate) struct BotSeats {
    limits: BotSeatLimits,
    clock: Clock,
    by_address: ByAddress,
    /// The same for IPv6 sites.
    by_site: ByAddress,
    /// Held from counting until the seat is taken, so that concurrent requests don't all find the same count.
    locks: [[tokio::sync::Mutex<()>; SHARDS]; 3],
    hasher: RandomState,
}

/// Permission to seat bots, valid while it is held.
pub(super) struct Admitted<'a> {
    _locks: (Option<MutexGuard<'a, ()>>, MutexGuard<'a, ()>),
}

/// Permission to open a table with bots, valid while it is held.
pub(crate) struct Opening<'a> {
    _lock: MutexGuard<'a, ()>,
}

impl BotSeats {
    pub(super) fn new(limits: BotSeatLimits, clock: Clock) -> Self {
        let locks = std::array::from_fn(|_| std::array::from_fn(|_| tokio::sync::Mutex::default()));
        Self {
            limits,
            clock,
            by_address: Mutex::default(),
            by_site: Mutex::default(),
            locks,
            hasher: RandomState::new(),
        }
    }

    fn lock<K: Hash>(&self, kind: usize, key: K) -> &tokio::sync::Mutex<()> {
        &self.locks[kind][(self.hasher.hash_one(key) % SHARDS as u64) as usize]
    }

    /// Refuses bots beyond a limit. While the result is held, the same opener gets no other seats.
    pub(super) async fn admit(
        &self,
        store: &Store,
        opener: Opener<'_>,
        table: &TableId,
        more: usize,
    ) -> Result<Admitted<'_>, Denied> {
        let account = match opener.account {
            Some(account) => Some(self.lock(ACCOUNT, account).lock().await),
            None => None,
        };
        let address = self.lock(ADDRESS, site(opener.address).unwrap_or(opener.address)).lock().await;
        self.check(store, opener, more).await?;
        if more > 0 {
            self.remember(&self.by_address, opener.address, table);
            if let Some(site) = site(opener.address) {
                self.remember(&self.by_site, site, table);
            }
        }
        Ok(Admitted { _locks: (account, address) })
    }

    /// Refuses a new table whose bots would exceed a limit. While the result is held, the same account opens no other
    /// table with bots; each bot is then admitted separately.
    pub(super) async fn admit_table(
        &self,
        store: &Store,
        opener: Opener<'_>,
        bots: usize,
    ) -> Result<Opening<'_>, Denied> {
        let opening = self.lock(OPENING, opener.account).lock().await;
        self.check(store, opener, bots).await?;
        Ok(Opening { _lock: opening })
    }

    /// Compares the current counts with the limits.
    async fn check(&self, store: &Store, opener: Opener<'_>, more: usize) -> Result<(), Denied> {
        let since = Timestamp(self.clock.now().0.saturating_sub(RECENT.as_millis() as i64));
        if let Some(account) = opener.account {
            let seats = store.bot_seats_of(account, since).await?;
            if seats + more > self.limits.account as usize {
                return Err(too_many(&format!("you have {seats} bots"), self.limits.account));
            }
        }
        let here = Some((&self.by_address, opener.address, self.limits.address));
        let together = self.limits.address.saturating_mul(NETWORKS_PER_SITE);
        let at_site = site(opener.address).map(|site| (&self.by_site, site, together));
        for (known, address, limit) in [here, at_site].into_iter().flatten() {
            let seats = at_address(store, (known, address), since, (more, limit)).await?;
            if seats + more > limit as usize {
                return Err(too_many(&format!("your network has {seats} bots"), limit));
            }
        }
        Ok(())
    }

    fn remember(&self, known: &ByAddress, address: IpAddr, table: &TableId) {
        let now = self.clock.now();
        let mut known = held(known);
        if known.len() > MANY {
            known.retain(|_, tables| {
                tables.retain(|_, at| now.since(*at) < RECENT);
                !tables.is_empty()
            });
        }
        known.entry(address).or_default().insert(table.clone(), now);
    }
}

fn held(known: &ByAddress) -> std::sync::MutexGuard<'_, HashMap<IpAddr, Tables>> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts the bot seats at unfinished tables opened from an address, and drops finished tables.
async fn at_address(
    store: &Store,
    (known, address): (&ByAddress, IpAddr),
    since: Timestamp,
    (more, limit): (usize, u32),
) -> Result<usize, StoreError> {
    let tables: Vec<TableId> = {
        let mut known = held(known);
        let Some(tables) = known.get_mut(&address) else { return Ok(0) };
        tables.retain(|_, at| *at >= since);
        tables.keys().cloned().collect()
    };
    // Even full of bots, these tables stay within the limit.
    if tables.len() * Seat::MAX + more <= limit as usize {
        return Ok(0);
    }
    let seats = store.bot_seats_at(&tables, since).await?;
    if let Some(known) = held(known).get_mut(&address) {
        // A set, since a lookup in a list would be linear for each table.
        let looked_at: HashSet<TableId> = tables.into_iter().collect();
        known.retain(|table, _| seats.contains_key(table) || !looked_at.contains(table));
    }
    Ok(seats.values().sum())
}

fn too_many(have: &str, limit: u32) -> Denied {
    let text = format!(
        "{have} in unfinished games, which is the limit of {limit}; finish some of these games or try again later"
    );
    Denied::because("too_many_bots", text)
}
