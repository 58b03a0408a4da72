//! Imports of records: a few wait, one is checked and stored at a time, on a thread that nobody else waits for.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use table::{BadRecord, Record};
use tokio::sync::{Semaphore, oneshot};

use crate::clock::Clock;
use crate::config::Allowance;
use crate::id::{AccountId, TableId};
use crate::limiter::{AddressLimiter, Limiter};
use crate::live::finished;
use crate::store::{Finished, Store, StoreError};

/// Records that may wait or be under way.
const PLACES: usize = 8;

/// Why a record was not imported.
#[derive(Debug)]
pub enum NotImported {
    /// Too many others wait.
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
        let folder = throwaway::Folder::new();
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
}
