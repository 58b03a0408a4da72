//! The queue of record imports: one at a time is checked and stored, on a thread of its own, and a few wait.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::{BadRecord, Record};
use tokio::sync::{Semaphore, oneshot};

use crate::clock::Clock;
use crate::config::Allowance;
use crate::connections::count_down;
use crate::id::{AccountId, TableId};
use crate::limiter::{AddressLimiter, Limiter};
use crate::live::finished;
use crate::store::{FinishedMatch, Store, StoreError};

/// The maximum number of imports waiting or running.
const MAX_IMPORTS: usize = 8;

/// The maximum number by one account, and from one address.
const MAX_PER_ACCOUNT: usize = 2;
const MAX_PER_ADDRESS: usize = 4;

/// Why a record wasn't imported.
#[derive(Debug)]
pub enum ImportError {
    /// The queue is full, or this account's or address's share of it.
    Busy,
    /// This account or address has reached its rate limit; wait this long.
    TooMany(Duration),
    /// The record is invalid.
    Bad(BadRecord),
    /// It couldn't be stored.
    Store(StoreError),
    /// The checking thread failed.
    Failed,
}

/// The queue of imports and their rate limits; clones share them.
#[derive(Clone, Debug)]
pub struct Imports {
    places: Arc<Semaphore>,
    taken: Taken,
    turn: Arc<Semaphore>,
    by_account: Arc<Limiter<AccountId>>,
    by_address: Arc<AddressLimiter>,
}

impl Imports {
    /// Returns an empty queue. One address may import twice as much as one account.
    #[must_use]
    pub fn new(account: Allowance, clock: &Clock) -> Self {
        Self {
            places: Arc::new(Semaphore::new(MAX_IMPORTS)),
            taken: Taken::default(),
            turn: Arc::new(Semaphore::new(1)),
            by_account: Arc::new(Limiter::new(account, clock.clone())),
            by_address: Arc::new(AddressLimiter::new(account.times(2), clock.clone())),
        }
    }

    /// Checks a record and stores it as a table of this account. Returns the table and the length of its log.
    pub async fn import(
        &self,
        (store, clock): (&Store, &Clock),
        (account, address): (AccountId, IpAddr),
        text: String,
    ) -> Result<(TableId, u32), ImportError> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| ImportError::Busy)?;
        let place = (place, self.taken.take(&account, address).ok_or(ImportError::Busy)?);
        self.by_account.take(account.clone()).map_err(ImportError::TooMany)?;
        if let Err(wait) = self.by_address.take(address) {
            self.by_account.give_back(&account);
            return Err(ImportError::TooMany(wait));
        }
        let (turns, store, clock) = (self.turn.clone(), store.clone(), clock.clone());
        // If the client disconnects, the import still completes and keeps its place until then.
        let work = tokio::spawn(async move {
            let _place = place;
            let _turn = turns.acquire_owned().await.map_err(|_| ImportError::Failed)?;
            let mut finished = check(text).await?.map_err(ImportError::Bad)?;
            finished.table.host = Some(account);
            let version = finished.entries.len() as u32;
            let table = store.store_finished(&finished, clock.now()).await.map_err(ImportError::Store)?;
            Ok((table, version))
        });
        work.await.unwrap_or(Err(ImportError::Failed))
    }
}

/// The places taken by accounts and addresses.
#[derive(Clone, Debug, Default)]
struct Taken(Arc<Mutex<Counts>>);

#[derive(Debug, Default)]
struct Counts {
    by_account: HashMap<AccountId, usize>,
    by_address: HashMap<IpAddr, usize>,
}

/// A taken place, freed when dropped.
struct Place {
    taken: Taken,
    account: AccountId,
    address: IpAddr,
}

impl Taken {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place; `None` if this account or address is at its limit.
    fn take(&self, account: &AccountId, address: IpAddr) -> Option<Place> {
        let mut counts = self.counts();
        let of_account = counts.by_account.get(account).copied().unwrap_or(0);
        let of_address = counts.by_address.get(&address).copied().unwrap_or(0);
        if of_account >= MAX_PER_ACCOUNT || of_address >= MAX_PER_ADDRESS {
            return None;
        }
        counts.by_account.insert(account.clone(), of_account + 1);
        counts.by_address.insert(address, of_address + 1);
        Some(Place { taken: self.clone(), account: account.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.taken.counts();
        count_down(&mut counts.by_account, &self.account);
        count_down(&mut counts.by_address, &self.address);
    }
}

/// Parses and replays a record on a thread of its own.
async fn check(text: String) -> Result<Result<FinishedMatch, BadRecord>, ImportError> {
    let (answer, answered) = oneshot::channel();
    let work = move || drop(answer.send(Record::read(&text).and_then(finished)));
    std::thread::Builder::new().name("import".to_owned()).spawn(work).map_err(|_| ImportError::Failed)?;
    answered.await.map_err(|_| ImportError::Failed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Timestamp;
    use crate::store::Target;

    #[tokio::test]
    async fn a_full_queue_refuses_imports_without_counting_them() {
        let folder = testing::fixtures::Folder::new();
        let store = Store::open(&Target::Sqlite(folder.path().join("test.sqlite"))).await.unwrap();
        let clock = Clock::standing_at(Timestamp(0));
        let imports = Imports::new(Allowance { burst: 1, rate: 0.0 }, &clock);
        let (account, address) = (AccountId::random(), IpAddr::from([127, 0, 0, 1]));
        let import = || imports.import((&store, &clock), (account.clone(), address), "{}".to_owned());
        let others = imports.places.clone().try_acquire_many_owned(MAX_IMPORTS as u32).unwrap();
        assert!(matches!(import().await, Err(ImportError::Busy)));
        drop(others);
        assert!(matches!(import().await, Err(ImportError::Bad(_))));
        assert!(matches!(import().await, Err(ImportError::TooMany(_))));
        assert_eq!(imports.places.available_permits(), MAX_IMPORTS);
    }

    #[test]
    fn no_account_or_address_can_fill_the_queue() {
        let taken = Taken::default();
        let (anna, bert, cleo) = (AccountId::random(), AccountId::random(), AccountId::random());
        let [here, there] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let first = [taken.take(&anna, here), taken.take(&anna, here)];
        assert!(first.iter().all(Option::is_some));
        assert!(taken.take(&anna, there).is_none(), "an account has two, wherever it is");
        let more = [taken.take(&bert, here), taken.take(&bert, here)];
        assert!(more.iter().all(Option::is_some));
        assert!(taken.take(&cleo, here).is_none(), "an address has four");
        assert!(taken.take(&cleo, there).is_some());
        drop(first);
        assert!(taken.take(&anna, here).is_some());
        drop(more);
        let counts = taken.counts();
        assert!(counts.by_account.is_empty() && counts.by_address.is_empty());
    }

    #[tokio::test]
    async fn an_account_with_two_running_imports_waits_while_others_import() {
        let folder = testing::fixtures::Folder::new();
        let store = Store::open(&Target::Sqlite(folder.path().join("test.sqlite"))).await.unwrap();
        let clock = Clock::standing_at(Timestamp(0));
        let imports = Imports::new(Allowance { burst: 5, rate: 0.0 }, &clock);
        let (anna, bert, address) = (AccountId::random(), AccountId::random(), IpAddr::from([127, 0, 0, 1]));
        let import =
            |account: &AccountId| imports.import((&store, &clock), (account.clone(), address), "{}".to_owned());
        let under_way = [imports.taken.take(&anna, address), imports.taken.take(&anna, address)];
        assert!(matches!(import(&anna).await, Err(ImportError::Busy)));
        assert!(matches!(import(&bert).await, Err(ImportError::Bad(_))));
        drop(under_way);
        assert!(matches!(import(&anna).await, Err(ImportError::Bad(_))));
    }
}
