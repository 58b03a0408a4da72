//! Expired data is deleted; matches never are.

use std::time::Duration;

use server::clock::Timestamp;
use server::id::AccountId;
use server::name::Name;
use server::store::{Append, Occupant, Outcome, Status, StoreError, Update};

use crate::site::Site;
use crate::world::{NOW, World, append, both, new_table};

const DAY: Duration = Duration::from_secs(86_400);

fn in_days(days: u32) -> Timestamp {
    NOW.after(DAY * days)
}

async fn guest(world: &World, name: &str) -> AccountId {
    world.store.create_guest(&Name::new(name).unwrap(), NOW).await.unwrap().id
}

fn over(who: &AccountId) -> Update {
    let results = vec![Outcome { account: Some(who.clone()), place: 1, score: 1 }];
    Update { status: Status::Over, turn: None, seats: None, due: None, results, rated: None }
}

both! {
    async fn tables_that_never_begin_are_deleted_and_matches_never_are(world) {
        let anna = world.account("Anna").await;
        let seats = vec![Occupant::Person(anna.clone()), Occupant::Nobody];
        let (old, live, ended) = (world.table(seats.clone()).await, world.table(seats.clone()).await, world.table(seats.clone()).await);
        world.store.append(append(&live, 1, "1")).await.unwrap();
        world.store.append(Append { update: over(&anna), ..append(&ended, 1, "1") }).await.unwrap();
        world.store.set_rematch(&ended, &old).await.unwrap();
        let touched = world.table(seats.clone()).await;
        let sat = Update { status: Status::Gathering, turn: None, seats: Some(seats), due: None, results: Vec::new(), rated: None };
        world.store.append(Append { update: sat, at: in_days(5), ..append(&touched, 1, "1") }).await.unwrap();

        assert!(world.store.delete_unbegun(NOW, 10).await.unwrap().is_empty());
        assert_eq!(world.store.delete_unbegun(in_days(4), 10).await.unwrap(), std::slice::from_ref(&old));
        assert!(world.store.table(&old).await.unwrap().is_none());
        assert!(world.store.table(&touched).await.unwrap().is_some());
        assert_eq!(world.store.table(&ended).await.unwrap().unwrap().rematch, None, "the next table was deleted");
        assert_eq!(world.store.delete_unbegun(in_days(1000), 10).await.unwrap(), [touched]);
        assert!(world.store.table(&live).await.unwrap().is_some() && world.store.table(&ended).await.unwrap().is_some());
        assert!(matches!(world.store.delete_one_unbegun(&live).await, Err(StoreError::Missing)));
    }

    async fn tables_are_deleted_in_batches(world) {
        for _ in 0..5 {
            world.table(vec![Occupant::Nobody; 2]).await;
        }
        assert_eq!(world.store.delete_unbegun(in_days(8), 3).await.unwrap().len(), 3);
        assert_eq!(world.store.delete_unbegun(in_days(8), 3).await.unwrap().len(), 2);
    }

    async fn guests_without_any_trace_are_deleted(world) {
        let anna = world.account("Anna").await;
        let (gone, here, played, host, talker) = (
            guest(&world, "Gone").await,
            guest(&world, "Here").await,
            guest(&world, "Played").await,
            guest(&world, "Host").await,
            guest(&world, "Talker").await,
        );
        world.store.create_session(&here, NOW).await.unwrap();
        let table = world.table(vec![Occupant::Person(anna.clone()), Occupant::Nobody]).await;
        world.store.append(Append { update: over(&played), ..append(&table, 1, "1") }).await.unwrap();
        let mut hosted = new_table(vec![Occupant::Nobody; 2]);
        hosted.host = Some(host.clone());
        world.store.create_table(&hosted, NOW).await.unwrap();
        world.store.say(&table, &talker, "hello", NOW).await.unwrap();

        let young = world.store.delete_gone_guests(None, NOW, 10).await.unwrap();
        assert_eq!((young.deleted, young.last), (0, None), "they may be about to get a session");
        let (mut after, mut deleted) = (None, 0);
        loop {
            let batch = world.store.delete_gone_guests(after, in_days(1), 2).await.unwrap();
            deleted += batch.deleted;
            after = batch.last;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(deleted, 1);
        assert!(world.store.account(&gone).await.unwrap().is_none());
        for kept in [anna, here, played, host, talker] {
            assert!(world.store.account(&kept).await.unwrap().is_some());
        }
    }

    async fn a_server_deletes_expired_data(world) {
        let site = Site::over(world.store.clone()).await;
        let anna = crate::player::guest(&site, "Anna").await;
        let table = crate::player::open(&anna, crate::player::qin(2), serde_json::json!(["me", "open"])).await;
        let mut live = crate::player::Live::connect(&anna, &table, None).await;
        let mut tidy = server::ops::Tidy::default();
        assert_eq!(tidy.round(&site.state).await.unwrap(), server::ops::Tidied::default());
        site.clock.advance(DAY * 8);
        let tidied = tidy.round(&site.state).await.unwrap();
        assert_eq!((tidied.tables, tidied.guests, tidied.sessions), (1, 0, 0));
        // Connections to the table are closed, and it is gone.
        let _ = live.hear_end().await;
        anna.get(&format!("/api/tables/{table}")).await.refused(404, "not_found");
        assert_eq!(anna.get("/api/lobby").await.ok(200).json()["mine"], serde_json::json!([]));
        site.clock.advance(DAY * 200);
        let tidied = tidy.round(&site.state).await.unwrap();
        assert_eq!((tidied.tables, tidied.guests, tidied.sessions), (0, 1, 1));
    }
}
