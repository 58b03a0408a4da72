//! PostgreSQL stops or hangs and comes back.

use std::time::Duration;

use server::store::{Change, Store, StoreError};

use crate::outage::Way;
use crate::world::{World, append};

/// Much longer than detecting an outage may take, and much shorter than the system's timeouts.
const LONG: Duration = Duration::from_secs(5);

async fn soon<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(LONG, work).await.expect("nobody waits for a database that is down")
}

/// Retries until it works again.
async fn back(store: &Store) {
    soon(async {
        while store.ping().await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

async fn fails_at_once_and_recovers(freeze: bool) {
    let world = World::postgres().await;
    let table = world.table(Vec::new()).await;
    let way = Way::to(&world.target).await;
    let store = way.store().await;
    for version in 1..=3 {
        store.append(append(&table, version, "{}")).await.unwrap();
    }
    let mut changes = store.changes().await.unwrap();
    if freeze {
        way.freeze(true);
    } else {
        way.close().await;
    }
    assert!(matches!(soon(store.ping()).await, Err(StoreError::Unreachable { .. })));
    // Now that the outage is known, nothing waits.
    for _ in 0..1000 {
        assert!(matches!(store.table(&table).await, Err(StoreError::Unreachable { .. })));
        assert!(matches!(store.append(append(&table, 4, "{}")).await, Err(StoreError::Unreachable { .. })));
    }
    if freeze {
        way.freeze(false);
    } else {
        way.open().await;
    }
    back(&store).await;
    for version in 4..=40 {
        store.append(append(&table, version, "{}")).await.unwrap();
    }
    assert_eq!(store.entries(&table, 1).await.unwrap().len(), 40);
    // Listeners learn that something may have been missed, and receive new notifications.
    assert_eq!(soon(changes.next()).await, Change::Missed);
    world.store.append(append(&table, 41, "{}")).await.unwrap();
    let news = Change::Appended { table: table.clone(), version: 41 };
    soon(async { while changes.next().await != news {} }).await;
    soon(store.close()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_stopped_fails_at_once_and_recovers() {
    fails_at_once_and_recovers(false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_hangs_fails_at_once_and_recovers() {
    fails_at_once_and_recovers(true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_answer_is_not_an_outage() {
    let world = World::postgres().await;
    let table = world.table(Vec::new()).await;
    let way = Way::to(&world.target).await;
    let store = way.store().await;
    // Another connection locks the row for a while.
    let server::store::Target::Postgres(address) = &world.target else { unreachable!() };
    let mut other = <sqlx::PgConnection as sqlx::Connection>::connect(address.reveal()).await.unwrap();
    sqlx::raw_sql("BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE").execute(&mut other).await.unwrap();
    let waiting = tokio::spawn({
        let (store, table) = (store.clone(), table.clone());
        async move { store.append(append(&table, 1, "{}")).await }
    });
    tokio::time::sleep(Duration::from_millis(2500)).await;
    store.ping().await.unwrap();
    assert!(!waiting.is_finished());
    sqlx::raw_sql("COMMIT").execute(&mut other).await.unwrap();
    soon(waiting).await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_closes_even_if_the_database_hangs() {
    let world = World::postgres().await;
    let way = Way::to(&world.target).await;
    let store = way.store().await;
    store.ping().await.unwrap();
    way.freeze(true);
    soon(store.close()).await;
    assert!(matches!(store.ping().await, Err(StoreError::Closed)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absent_database_is_told_apart_from_a_refusing_one() {
    let world = World::postgres().await;
    let way = Way::to(&world.target).await;
    way.close().await;
    assert!(matches!(soon(Store::open(&way.target())).await, Err(StoreError::Unreachable { .. })));
    way.open().await;
    let server::store::Target::Postgres(address) = way.target() else { unreachable!() };
    let none = server::store::Target::Postgres(format!("{}_none", address.reveal()).as_str().into());
    let refused = Store::open(&none).await.unwrap_err();
    assert!(matches!(refused, StoreError::Database(_)), "{refused}");
}
