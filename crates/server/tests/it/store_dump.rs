//! Backups from either database restore into either database.

use server::name::Name;
use server::store::{BadDump, Occupant, Outcome, Rated, SCHEMA, Status, Store, Update};

use crate::world::{NOW, World, append};

/// Fills every table.
async fn fill(world: &World) {
    let anna = world.account("Anna").await;
    let table = world.table(vec![Occupant::Person(anna.clone()), Occupant::Bot("sage".to_owned())]).await;
    for version in 0..450 {
        world.store.append(append(&table, version, "{\"move\":\"a1 ↑ \\u0000\"}")).await.unwrap();
    }
    let results = vec![Outcome { account: Some(anna.clone()), place: 1, score: 9 }];
    let rated = Some(Rated { game: "qin".to_owned(), players: 2 });
    let update = Update { status: Status::Over, turn: None, seats: None, results, due: None, rated };
    world.store.append(server::store::Append { update, ..append(&table, 450, "1") }).await.unwrap();
    world.store.say(&table, &anna, "good game — 好", NOW).await.unwrap();
    world.store.create_session(&anna, NOW).await.unwrap();
    let guest = world.store.create_guest(&Name::new("Guest").unwrap(), NOW).await.unwrap().id;
    world.store.merge(&guest, &anna).await.unwrap();
    world.store.create_bot_token(&anna, "bot", NOW).await.unwrap();
}

async fn dumped(store: &Store) -> String {
    let mut out = Vec::new();
    store.dump(&mut out, NOW).await.unwrap();
    String::from_utf8(out).unwrap()
}

fn sorted(dump: &str) -> Vec<&str> {
    let mut lines: Vec<_> = dump.lines().collect();
    lines.sort_unstable();
    lines
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_goes_from_sqlite_to_postgres_and_back() {
    let (here, there, back) = (World::sqlite().await, World::postgres().await, World::sqlite().await);
    fill(&here).await;
    let first = dumped(&here.store).await;
    there.store.restore(&mut first.as_bytes()).await.unwrap();
    let second = dumped(&there.store).await;
    assert_eq!(sorted(&first), sorted(&second));
    back.store.restore(&mut second.as_bytes()).await.unwrap();
    assert_eq!(sorted(&first), sorted(&dumped(&back.store).await));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_overwritten() {
    let world = World::sqlite().await;
    fill(&world).await;
    let dump = dumped(&world.store).await;
    let fault = world.store.restore(&mut dump.as_bytes()).await.unwrap_err();
    assert!(matches!(fault, BadDump::NotEmpty), "{fault}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_backup_restores_nothing() {
    let world = World::sqlite().await;
    fill(&world).await;
    let dump = dumped(&world.store).await;
    let cut: String = dump.lines().take(100).map(|line| format!("{line}\n")).collect();
    let torn = &dump[..dump.len() / 2];
    let newer = dump.replacen(&format!("\"schema\":{SCHEMA}"), "\"schema\":99", 1);
    let stranger = dump.replacen("{\"accounts\"", "{\"acounts\"", 1);
    let fresh = World::sqlite().await;
    for (text, told) in [
        ("", "isn't a backup"),
        ("hello\n", "isn't a backup"),
        (cut.as_str(), "truncated"),
        (torn, "line"),
        (newer.as_str(), "version 99"),
        (stranger.as_str(), "line 2"),
    ] {
        let fault = fresh.store.restore(&mut text.as_bytes()).await.unwrap_err().to_string();
        assert!(fault.contains(told), "{fault}");
    }
    fresh.store.restore(&mut dump.as_bytes()).await.unwrap();
}
