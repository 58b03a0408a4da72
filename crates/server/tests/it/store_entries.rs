//! Appends are durable, have one winner per version, and share transactions.

use server::store::{Change, Occupant, Outcome, Status, StoreError, Update};

use crate::world::{NOW, append, both};

both! {
    async fn entries_are_read_back_in_order(world) {
        let table = world.table(vec![Occupant::Nobody; 2]).await;
        assert_eq!(world.store.latest(&table).await.unwrap(), None);
        for version in 0..3 {
            world.store.append(append(&table, version, &format!("{{\"move\":{version}}}"))).await.unwrap();
        }
        let entries = world.another().await.entries(&table, 1).await.unwrap();
        let bodies: Vec<_> = entries.iter().map(|entry| (entry.version, entry.body.as_str(), entry.at)).collect();
        assert_eq!(bodies, [(1, "{\"move\":1}", NOW), (2, "{\"move\":2}", NOW)]);
        assert_eq!(world.store.latest(&table).await.unwrap(), Some(2));
    }

    async fn one_of_two_servers_wins_a_version(world) {
        let (us, them) = (world.store.clone(), world.another().await);
        let table = world.table(vec![Occupant::Nobody; 2]).await;
        for version in 0..20 {
            let (ours, theirs) = (append(&table, version, "\"us\""), append(&table, version, "\"them\""));
            let (ours, theirs) = tokio::join!(us.append(ours), them.append(theirs));
            let winner = match (ours, theirs) {
                (Ok(()), Err(StoreError::Conflict)) => "\"us\"",
                (Err(StoreError::Conflict), Ok(())) => "\"them\"",
                other => panic!("{other:?}"),
            };
            assert_eq!(us.entries(&table, version).await.unwrap()[0].body, winner);
        }
    }

    async fn concurrent_appends_are_all_stored_or_refused(world) {
        let mut tables = Vec::new();
        for _ in 0..30 {
            tables.push(world.table(vec![Occupant::Nobody; 2]).await);
        }
        // Every writer appends versions 0 and 1 of every table twice.
        let jobs: Vec<_> = tables
            .iter()
            .flat_map(|table| [0, 0, 1, 1].map(|version| append(table, version, "1")))
            .map(|append| {
                let store = world.store.clone();
                tokio::spawn(async move { store.append(append).await })
            })
            .collect();
        let (mut stored, mut told) = (0, 0);
        for job in jobs {
            match job.await.unwrap() {
                Ok(()) => stored += 1,
                Err(StoreError::Conflict) => told += 1,
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!((stored, told), (60, 60));
        for table in &tables {
            assert_eq!(world.store.entries(table, 0).await.unwrap().len(), 2);
        }
    }

    async fn one_bad_append_does_not_fail_the_others(world) {
        let good = world.table(vec![Occupant::Nobody; 2]).await;
        let nowhere = server::id::TableId::random();
        let jobs: Vec<_> = (0..20)
            .map(|version| {
                let store = world.store.clone();
                let to = if version % 5 == 3 { &nowhere } else { &good };
                let append = append(to, version, "1");
                tokio::spawn(async move { (version, store.append(append).await) })
            })
            .collect();
        for job in jobs {
            match job.await.unwrap() {
                (version, Err(StoreError::Missing)) => assert_eq!(version % 5, 3),
                (version, outcome) => {
                    outcome.unwrap();
                    assert_ne!(version % 5, 3);
                }
            }
        }
        assert_eq!(world.store.entries(&good, 0).await.unwrap().len(), 16);
    }

    async fn an_entry_is_stored_together_with_its_effects(world) {
        let anna = world.account("Anna").await;
        let table = world.table(vec![Occupant::Nobody; 2]).await;
        let seats = vec![Occupant::Person(anna.clone()), Occupant::Bot("sage".to_owned())];
        let update = Update { status: Status::Live, turn: Some(1), seats: Some(seats.clone()), results: Vec::new(), due: None, rated: None };
        world.store.append(server::store::Append { update, ..append(&table, 0, "1") }).await.unwrap();
        let stored = world.store.table(&table).await.unwrap().unwrap();
        assert_eq!((stored.status, stored.turn), (Status::Live, Some(1)));
        let sitting: Vec<_> = world.store.seats(&table).await.unwrap().into_iter().map(|s| s.occupant).collect();
        assert_eq!(sitting, seats);

        let results = vec![
            Outcome { account: Some(anna.clone()), place: 1, score: 12 },
            Outcome { account: None, place: 2, score: -3 },
        ];
        let lost = Update { status: Status::Gathering, turn: None, seats: Some(Vec::new()), results: results.clone(), due: None, rated: None };
        let conflict = world.store.append(server::store::Append { update: lost, ..append(&table, 0, "1") }).await;
        assert!(matches!(conflict, Err(StoreError::Conflict)));
        assert_eq!(world.store.seats(&table).await.unwrap().len(), 2, "what lost changes nothing");

        let over = Update { status: Status::Over, turn: None, seats: None, results, due: None, rated: None };
        world.store.append(server::store::Append { update: over, ..append(&table, 1, "2") }).await.unwrap();
        let results = world.store.results_of(&anna, None, 10).await.unwrap();
        assert_eq!((results.len(), results[0].place, results[0].score), (1, 1, 12));
        assert_eq!(world.store.table(&table).await.unwrap().unwrap().status, Status::Over);
    }

    async fn pending_appends_are_written_before_the_store_closes(world) {
        let table = world.table(vec![Occupant::Nobody; 2]).await;
        let jobs: Vec<_> = (0..50)
            .map(|version| {
                let (store, append) = (world.store.clone(), append(&table, version, "1"));
                tokio::spawn(async move { store.append(append).await })
            })
            .collect();
        world.store.close().await;
        let mut stored = 0;
        for job in jobs {
            match job.await.unwrap() {
                Ok(()) => stored += 1,
                Err(StoreError::Closed) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(world.another().await.entries(&table, 0).await.unwrap().len(), stored);
    }
}

/// Breaks all connections, as a restart of PostgreSQL does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_work_again_after_a_lost_database() {
    use sqlx::{Connection, PgConnection};
    let world = crate::world::World::postgres().await;
    let table = world.table(vec![Occupant::Nobody; 2]).await;
    world.store.append(append(&table, 0, "1")).await.unwrap();
    let server::store::Target::Postgres(address) = &world.target else { unreachable!() };
    let mut connection = PgConnection::connect(address.reveal()).await.unwrap();
    sqlx::query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
        .execute(&mut connection)
        .await
        .unwrap();
    // Appends on a broken connection fail; every acknowledged one is there.
    let mut stored = 1;
    for _ in 0..10 {
        let version = world.another().await.entries(&table, 0).await.unwrap().len();
        assert!(version >= stored);
        if world.store.append(append(&table, i64::try_from(version).unwrap(), "1")).await.is_ok() {
            stored = version + 1;
        }
    }
    assert!(stored > 1, "it goes on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_other_servers_are_notified_of_entries() {
    let world = crate::world::World::postgres().await;
    let (us, them) = (world.store.clone(), world.another().await);
    let (mut ours, mut theirs) = (us.changes().await.unwrap(), them.changes().await.unwrap());
    let table = world.table(vec![Occupant::Nobody; 2]).await;
    us.append(append(&table, 0, "1")).await.unwrap();
    assert_eq!(theirs.next().await, Change::Appended { table: table.clone(), version: 0 });
    them.append(append(&table, 1, "1")).await.unwrap();
    // The first notification is theirs.
    assert_eq!(ours.next().await, Change::Appended { table, version: 1 });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_to_other_servers_is_reported_and_restored() {
    use sqlx::{Connection, PgConnection};
    let world = crate::world::World::postgres().await;
    let mut changes = world.store.changes().await.unwrap();
    let server::store::Target::Postgres(address) = &world.target else { unreachable!() };
    let mut connection = PgConnection::connect(address.reveal()).await.unwrap();
    sqlx::query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()")
        .execute(&mut connection)
        .await
        .unwrap();
    assert_eq!(changes.next().await, Change::Missed);
    // It reconnects as soon as it can; earlier entries count as missed.
    let them = world.another().await;
    let table = world.table(vec![Occupant::Nobody; 2]).await;
    for version in 0.. {
        them.append(append(&table, version, "1")).await.unwrap();
        let heard = tokio::time::timeout(std::time::Duration::from_millis(200), changes.next()).await;
        if let Ok(Change::Appended { table: heard, .. }) = heard {
            assert_eq!(heard, table);
            return;
        }
    }
}
