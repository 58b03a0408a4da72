//! Imports of records: a few wait, one is checked and stored at a time, on a thread that nobody else waits for.

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
use crate::store::{Finished, Store, StoreError};

/// Records that may wait or be under way.
const PLACES: usize = 8;

/// Those of one account, and those from one address.
const PLACES_OF_ACCOUNT: usize = 2;
const PLACES_OF_ADDRESS: usize = 4;

/// Why a record was not imported.
#[derive(Debug)]
pub enum NotImported {
    /// Too many wait, of all or of this account or address.
    Busy,
    /// This account or address has imported enough for now: how long to wait.
    TooMany(Duration),
    /// Something is wrong with it.
    Bad(BadRecord),
    /// It could not be stored.
    Store(StoreError),
    /// The thread that checks it failed.
    Failed,
}

/// The queue of imports, and how much everybody has imported; clones share them.
#[derive(Clone, Debug)]
pub struct Imports {
    places: Arc<Semaphore>,
    taken: Taken,
    turn: Arc<Semaphore>,
    by_account: Arc<Limiter<AccountId>>,
    by_address: Arc<AddressLimiter>,
}

impl Imports {
    /// A queue in which nobody waits; one address may import twice as much as one account.
    #[must_use]
    pub fn new(account: Allowance, clock: &Clock) -> Self {
        Self {
            places: Arc::new(Semaphore::new(PLACES)),
            taken: Taken::default(),
            turn: Arc::new(Semaphore::new(1)),
            by_account: Arc::new(Limiter::new(account, clock.clone())),
            by_address: Arc::new(AddressLimiter::new(account.times(2), clock.clone())),
        }
    }

    /// Checks a record and stores it as a table of this account; the table and the length of its log.
    pub async fn import(
        &self,
        (store, clock): (&Store, &Clock),
        (account, address): (AccountId, IpAddr),
        text: String,
    ) -> Result<(TableId, u32), NotImported> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| NotImported::Busy)?;
        let place = (place, self.taken.take(&account, address).ok_or(NotImported::Busy)?);
        self.by_account.take(account.clone()).map_err(NotImported::TooMany)?;
        if let Err(wait) = self.by_address.take(address) {
            self.by_account.give_back(&account);
            return Err(NotImported::TooMany(wait));
        }
        let (turns, store, clock) = (self.turn.clone(), store.clone(), clock.clone());
        // Whoever goes away leaves nothing behind that is half done, and keeps their place until it is done.
        let work = tokio::spawn(async move {
            let _place = place;
            let _turn = turns.acquire_owned().await.map_err(|_| NotImported::Failed)?;
            let mut finished = check(text).await?.map_err(NotImported::Bad)?;
            finished.table.host = Some(account);
            let version = finished.entries.len() as u32;
            let table = store.store_finished(&finished, clock.now()).await.map_err(NotImported::Store)?;
            Ok((table, version))
        });
        work.await.unwrap_or(Err(NotImported::Failed))
    }
}

/// How many places accounts and addresses have taken.
#[derive(Clone, Debug, Default)]
struct Taken(Arc<Mutex<Counts>>);

#[derive(Debug, Default)]
struct Counts {
    by_account: HashMap<AccountId, usize>,
    by_address: HashMap<IpAddr, usize>,
}

/// A place that was taken, until this is dropped.
struct Place {
    taken: Taken,
    account: AccountId,
    address: IpAddr,
}

impl Taken {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place; `None` if this account or address has as many as it can have.
    fn take(&self, account: &AccountId, address: IpAddr) -> Option<Place> {
        let mut counts = self.counts();
        let of_account = counts.by_account.get(account).copied().unwrap_or(0);
        let of_address = counts.by_address.get(&address).copied().unwrap_or(0);
        if of_account >= PLACES_OF_ACCOUNT || of_address >= PLACES_OF_ADDRESS {
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

/// Reads and replays a record on a thread of its own.
async fn check(text: String) -> Result<Result<Finished, BadRecord>, NotImported> {
    let (answer, answered) = oneshot::channel();
    let work = move || drop(answer.send(Record::read(&text).and_then(finished)));
    std::thread::Builder::new().name("import".to_owned()).spawn(work).map_err(|_| NotImported::Failed)?;
    answered.await.map_err(|_| NotImported::Failed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Timestamp;
    use crate::store::Target;

    #[tokio::test]
    async fn a_queue_that_is_full_takes_no_more_and_counts_nothing() {
        let folder = testing::fixtures::Folder::new();
        let store = Store::open(&Target::Sqlite(folder.path().join("test.sqlite"))).await.unwrap();
        let clock = Clock::standing_at(Timestamp(0));
        let imports = Imports::new(Allowance { burst: 1, rate: 0.0 }, &clock);
        let (account, address) = (AccountId::random(), IpAddr::from([127, 0, 0, 1]));
        let import = || imports.import((&store, &clock), (account.clone(), address), "{}".to_owned());
        let others = imports.places.clone().try_acquire_many_owned(PLACES as u32).unwrap();
        assert!(matches!(import().await, Err(NotImported::Busy)));
        drop(others);
        assert!(matches!(import().await, Err(NotImported::Bad(_))));
        assert!(matches!(import().await, Err(NotImported::TooMany(_))));
        assert_eq!(imports.places.available_permits(), PLACES);
    }

    #[test]
    fn nobody_holds_all_places() {
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
    async fn an_account_with_two_imports_under_way_waits_while_others_import() {
        let folder = testing::fixtures::Folder::new();
        let store = Store::open(&Target::Sqlite(folder.path().join("test.sqlite"))).await.unwrap();
        let clock = Clock::standing_at(Timestamp(0));
        let imports = Imports::new(Allowance { burst: 5, rate: 0.0 }, &clock);
        let (anna, bert, address) = (AccountId::random(), AccountId::random(), IpAddr::from([127, 0, 0, 1]));
        let import =
            |account: &AccountId| imports.import((&store, &clock), (account.clone(), address), "{}".to_owned());
        let under_way = [imports.taken.take(&anna, address), imports.taken.take(&anna, address)];
        assert!(matches!(import(&anna).await, Err(NotImported::Busy)));
        assert!(matches!(import(&bert).await, Err(NotImported::Bad(_))));
        drop(under_way);
        assert!(matches!(import(&anna).await, Err(NotImported::Bad(_))));
    }
}
