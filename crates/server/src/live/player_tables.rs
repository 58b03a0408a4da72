//! A limit on how many unfinished tables one account sits at: the list of a player's own tables is sorted by what waits
//! for them, so all of them are read for every page of it.

use std::hash::{BuildHasher as _, RandomState};

use tokio::sync::{Mutex, MutexGuard};

use super::denied::Denied;
use crate::id::{AccountId, TableId};
use crate::store::Store;

/// How many accounts can be checked at a time without waiting for each other.
const SHARDS: usize = 64;

/// Counts the unfinished tables of players.
pub(super) struct PlayerTables {
    limit: u32,
    /// Held from counting until the player sits, so that commands at once do not all find the same count.
    locks: [Mutex<()>; SHARDS],
    hasher: RandomState,
}

/// A player may sit down as long as this is held.
pub(super) struct MaySit<'a> {
    _lock: MutexGuard<'a, ()>,
}

impl PlayerTables {
    pub(super) fn new(limit: u32) -> Self {
        Self { limit, locks: std::array::from_fn(|_| Mutex::default()), hasher: RandomState::new() }
    }

    /// Refuses to let an account sit at one more table than the limit; a seat at this table itself does not count.
    pub(super) async fn admit(
        &self,
        store: &Store,
        account: &AccountId,
        table: Option<&TableId>,
    ) -> Result<MaySit<'_>, Denied> {
        let shard = self.hasher.hash_one(account) % SHARDS as u64;
        let lock = self.locks[shard as usize].lock().await;
        if store.count_unfinished(account, table, self.limit).await? >= self.limit {
            let why = format!("you sit at {} unfinished tables; finish or leave some of them first", self.limit);
            return Err(Denied::because("too_many_unfinished", why));
        }
        Ok(MaySit { _lock: lock })
    }
}
