//! Imports of records run in small steps and are limited.

use game::Rng;
use serde_json::Value;
use server::clock::Timestamp;
use server::config::Settings;
use server::live::finished;
use server::store::Status;
use std::time::Duration;
use table::Record;

use crate::player::{Live, begun, guest, play, qin};
use crate::site::Site;
use crate::world::{NOW, both};

/// The record of a match on this server.
async fn record(site: &Site) -> Value {
    let (anna, bert) = (guest(site, "Anna").await, guest(site, "Bert").await);
    let table = begun(&[&anna, &bert], qin(2)).await;
    let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
    play(&mut players, &mut Rng::new(2), usize::MAX).await;
    anna.get(&format!("/api/tables/{table}/record")).await.ok(200).json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn imports_are_limited() {
    let site = Site::with(Settings { imports: Some(2), ..Settings::default() }, server::http::app).await;
    let record = record(&site).await;
    let (cleo, dora, emil) = (guest(&site, "Cleo").await, guest(&site, "Dora").await, guest(&site, "Emil").await);
    for _ in 0..2 {
        cleo.post("/api/records", record.clone()).await.ok(201);
    }
    let refused = cleo.post("/api/records", record.clone()).await;
    refused.refused(429, "too_many_requests");
    assert!(refused.header("retry-after").parse::<u64>().unwrap() > 3600, "{refused:?}");
    for _ in 0..2 {
        dora.post("/api/records", record.clone()).await.ok(201);
    }
    emil.post("/api/records", record.clone()).await.refused(429, "too_many_requests");
    site.clock.advance(Duration::from_secs(86_400));
    cleo.post("/api/records", record.clone()).await.ok(201);
    cleo.send("POST".parse().unwrap(), "/api/records", Some("{".to_owned())).await.refused(422, "bad_record");
}

both! {
    async fn an_interrupted_import_is_removed(world) {
        let site = Site::over(world.store.clone()).await;
        let record = Record::read(&record(&site).await.to_string()).unwrap();
        let finished = finished(record).unwrap();
        let [whole, cut_off, under_way] = [
            world.store.store_finished(&finished, NOW).await.unwrap(),
            world.store.store_finished(&finished, NOW).await.unwrap(),
            world.store.store_finished(&finished, Timestamp(NOW.0 + 3_000_000)).await.unwrap(),
        ];
        let entries = world.store.entries(&whole, 1).await.unwrap();
        let bodies: Vec<_> = entries.iter().map(|entry| &entry.body).collect();
        assert!(entries.len() > 100 && bodies.into_iter().eq(finished.entries.iter().map(|(_, body)| body)));
        assert_eq!(world.store.table(&whole).await.unwrap().unwrap().status, Status::Over);
        for table in [&cut_off, &under_way] {
            world.sql(&format!("UPDATE tables SET status = 'importing' WHERE id = '{table}'")).await;
        }
        let later = Timestamp(NOW.0 + 3_700_000);
        assert_eq!(world.store.delete_interrupted_imports(later).await.unwrap(), 1);
        assert!(world.store.table(&cut_off).await.unwrap().is_none());
        assert!(world.store.table(&under_way).await.unwrap().is_some());
        assert!(world.store.table(&whole).await.unwrap().is_some());
        assert!(world.store.entries(&cut_off, 1).await.unwrap().is_empty());
    }
}
