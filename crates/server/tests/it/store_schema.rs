//! Creating and migrating a database.

use server::store::{SCHEMA, Store, StoreError, Target};
use sqlx::{Connection, PgConnection, SqliteConnection};
use testing::fixtures::Folder;

use crate::world::{World, blank_postgres};

const NEWER: &str = "UPDATE schema_version SET version = version + 1";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_starts_on_postgres_agree() {
    let target = blank_postgres().await;
    opened_at_once(&target).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_starts_on_sqlite_agree() {
    let folder = Folder::new();
    opened_at_once(&Target::new(folder.path(), None).unwrap()).await;
}

async fn opened_at_once(target: &Target) {
    let openings: Vec<_> = (0..4)
        .map(|_| {
            let target = target.clone();
            tokio::spawn(async move { Store::open(&target).await })
        })
        .collect();
    for opening in openings {
        opening.await.unwrap().unwrap().ping().await.unwrap();
    }
}

#[tokio::test]
async fn a_newer_database_is_refused_on_sqlite() {
    let world = World::sqlite().await;
    let Target::Sqlite(file) = &world.target else { unreachable!() };
    let mut connection = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    sqlx::query(NEWER).execute(&mut connection).await.unwrap();
    refused(&world.target).await;
}

#[tokio::test]
async fn a_newer_database_is_refused_on_postgres() {
    let world = World::postgres().await;
    let Target::Postgres(address) = &world.target else { unreachable!() };
    let mut connection = PgConnection::connect(address.reveal()).await.unwrap();
    sqlx::query(NEWER).execute(&mut connection).await.unwrap();
    refused(&world.target).await;
}

#[tokio::test]
async fn checking_an_older_database_does_not_change_it() {
    let world = World::sqlite().await;
    let Target::Sqlite(file) = &world.target else { unreachable!() };
    let mut connection = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    sqlx::query("UPDATE schema_version SET version = 0").execute(&mut connection).await.unwrap();
    for _ in 0..2 {
        let fault = Store::open_current(&world.target).await.unwrap_err();
        assert!(matches!(fault, StoreError::OlderSchema { found: 0, known: SCHEMA }), "{fault}");
    }
}

#[tokio::test]
async fn checking_an_empty_database_creates_nothing() {
    let target = blank_postgres().await;
    for _ in 0..2 {
        assert!(matches!(Store::open_current(&target).await, Err(StoreError::Missing)));
    }
}

async fn refused(target: &Target) {
    let fault = Store::open(target).await.unwrap_err();
    assert!(matches!(fault, StoreError::NewerSchema { found, known } if found == SCHEMA + 1 && known == SCHEMA));
    assert!(fault.to_string().contains("use a newer version of"), "{fault}");
}
