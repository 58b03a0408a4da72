//! Calls everything in the store, so that it sends all its statements.

use std::time::Duration;

use server::clock::Timestamp;
use server::id::{AccountId, TableId};
use server::name::Name;
use server::store::{
    Append, Change, Cursor, FinishedMatch, Occupant, Outcome, Rated, Status, Store, Update, Visibility, bare_inserts,
};

use crate::recorder::{Planned, Recorder};
use crate::world::{NOW, World, append, new_table};

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

/// Calls what only operators do, on an empty or a whole database.
pub(crate) async fn backup(world: &World) {
    let (mut backup, empty) = (Vec::new(), World::sqlite().await);
    world.store.dump(&mut backup, NOW).await.unwrap();
    assert!(empty.store.is_unused().await.unwrap() && !world.store.is_unused().await.unwrap());
    empty.store.restore(&mut backup.as_slice()).await.unwrap();
    bare_inserts(&empty.target, Duration::from_millis(1)).await.unwrap();
}

/// Calls everything on a PostgreSQL that logs plans, and returns the plans.
pub(crate) async fn planned(world: &World, recorder: &Recorder) -> Vec<Planned> {
    let store = world.another().await;
    let mut changes = world.store.changes().await.unwrap();
    let [table, ..] = everything(&store).await;
    store.touch(&table);
    while changes.next().await != (Change::Touched { table: table.clone() }) {}
    store.close().await;
    recorder.plans()
}

/// Calls what players and the server do, and returns the tables involved.
pub(crate) async fn everything(store: &Store) -> [TableId; 3] {
    let [anna, bert, guest] = people(store).await;
    let tables = tables(store, &anna, &bert, &guest).await;
    lists(store, &anna, &bert).await;
    store.merge(&guest, &bert).await.unwrap();
    store.known(&[guest, anna.clone()]).await.unwrap();
    store.ratings_of(&bert).await.unwrap();
    store.ranking("qin", 2, 100).await.unwrap();
    store.results_of(&bert, None, 100).await.unwrap();
    expiry(store, &anna).await;
    downtime(store).await;
    store.ping().await.unwrap();
    store.try_write().await.unwrap();
    assert!(store.integrity().await.unwrap().is_empty());
    store.product().await.unwrap();
    store.delete_account(&anna).await.unwrap();
    tables
}

async fn downtime(store: &Store) {
    let (before, later) = (store.last_beat().await.unwrap(), NOW.after(Duration::from_secs(60)));
    store.beat(before, later, None).await.unwrap();
    store.beat(Some(later), later.after(Duration::from_secs(60)), Some(later)).await.unwrap();
    store.outages(NOW).await.unwrap();
    store.is_anything_due().await.unwrap();
}

async fn people(store: &Store) -> [AccountId; 3] {
    let anna = store.create_account(&name("Anna"), "hash", NOW).await.unwrap().id;
    let bert = store.create_guest(&name("Bert"), NOW).await.unwrap().id;
    let guest = store.create_guest(&name("Guest"), NOW).await.unwrap().id;
    store.promote(&bert, &name("Bert"), "hash").await.unwrap();
    store.rename(&anna, &name("Anne")).await.unwrap();
    store.set_password(&anna, "other").await.unwrap();
    store.set_settings(&anna, "{}").await.unwrap();
    store.account(&anna).await.unwrap().unwrap();
    store.password_by_id(&anna).await.unwrap().unwrap();
    store.password_of(&name("Anne")).await.unwrap().unwrap();
    let token = store.create_session(&anna, NOW).await.unwrap();
    let tomorrow = NOW.after(Duration::from_secs(2 * 86_400));
    store.session(token.hash(), tomorrow).await.unwrap().unwrap();
    store.end_oldest_sessions(&anna, token.hash()).await.unwrap();
    store.sessions_of(&anna).await.unwrap();
    store.end_session(token.hash()).await.unwrap();
    store.end_all_sessions(&anna).await.unwrap();
    let (token, secret) = store.create_bot_token(&anna, "bot", NOW).await.unwrap();
    store.bot_owner(secret.hash()).await.unwrap().unwrap();
    store.bot_tokens(&anna).await.unwrap();
    store.revoke_bot_token(&anna, &token.id).await.unwrap();
    [anna, bert, guest]
}

async fn tables(store: &Store, anna: &AccountId, bert: &AccountId, guest: &AccountId) -> [TableId; 3] {
    let mut new = new_table(vec![Occupant::Person(anna.clone()), Occupant::Person(guest.clone())]);
    new.host = Some(anna.clone());
    let mut made = Vec::new();
    for _ in 0..3 {
        made.push(store.create_table(&new, NOW).await.unwrap());
    }
    let made: [TableId; 3] = made.try_into().unwrap();
    let [over, live, dropped] = &made;
    let finished =
        FinishedMatch { table: new.clone(), entries: vec![(NOW, "{}".to_owned())], results: results(anna, bert) };
    store.store_finished(&finished, NOW).await.unwrap();
    store.append(append(live, 1, "{}")).await.unwrap();
    let rated = Some(Rated { game: "qin".to_owned(), players: 2 });
    let (status, seats) = (Status::Over, Some(new.seats.clone()));
    let update = Update { status, turn: None, seats, due: None, results: results(anna, bert), rated };
    store.append(Append { update, ..append(over, 1, "{}") }).await.unwrap();
    store.table(over).await.unwrap().unwrap();
    store.secret(over).await.unwrap().unwrap();
    store.entries(over, 1).await.unwrap();
    store.latest(over).await.unwrap();
    store.seats(over).await.unwrap();
    store.say(over, anna, "hello", NOW).await.unwrap();
    store.chat(over, 0, 10).await.unwrap();
    store.chat_before(over, 10, 10).await.unwrap();
    store.last_line(over).await.unwrap();
    store.chat_by(anna, None, 200).await.unwrap();
    store.set_chat(over, false).await.unwrap();
    store.set_visibility(over, Visibility::Private).await.unwrap();
    store.set_rematch(over, live).await.unwrap();
    store.drop_table(dropped).await.unwrap();
    made
}

fn results(anna: &AccountId, bert: &AccountId) -> Vec<Outcome> {
    [anna, bert].map(|who| Outcome { account: Some(who.clone()), place: 1, score: 1 }).to_vec()
}

async fn lists(store: &Store, anna: &AccountId, bert: &AccountId) {
    let (long_ago, cursor) = (Timestamp(0), Cursor { waiting: false, at: NOW, table: TableId::random() });
    for after in [None, Some(&cursor)] {
        let open = store.lobby(Status::Gathering, long_ago, after, 50).await.unwrap().tables;
        store.lobby(Status::Live, NOW, after, 50).await.unwrap();
        for account in [anna, bert, &"000000000077".parse().unwrap()] {
            store.current_tables(account, after, 50).await.unwrap();
            store.finished_tables_of(account, after, 50).await.unwrap();
            store.tables_of(account, None, 50).await.unwrap();
        }
        let open: Vec<_> = open.into_iter().map(|table| table.id).collect();
        store.seats_at(&open).await.unwrap();
        store.bot_seats_at(&open, long_ago).await.unwrap();
    }
    store.bot_seats_of(anna, long_ago).await.unwrap();
    store.count_unfinished(anna, None, 200).await.unwrap();
    store.due(NOW, 500).await.unwrap();
    store.finished_tables().await.unwrap();
    assert!(store.table_count().await.unwrap() > 0);
    for table in store.table_ids("", 5).await.unwrap() {
        store.due_at(&table.parse().unwrap()).await.unwrap();
        store.clear_due(&table.parse().unwrap(), Timestamp(0)).await.unwrap();
        store.results_at(&table.parse().unwrap()).await.unwrap();
    }
}

async fn expiry(store: &Store, anna: &AccountId) {
    let mut new = new_table(vec![Occupant::Person(anna.clone()), Occupant::Nobody]);
    new.host = Some(anna.clone());
    let table = store.open_table(&new, Timestamp(1), 20).await.unwrap().unwrap();
    store.delete_one_unbegun(&table).await.unwrap();
    store.create_table(&new, Timestamp(1)).await.unwrap();
    assert_eq!(store.delete_unbegun(Timestamp(2), 100).await.unwrap().len(), 1);
    store.create_guest(&name("Gone"), Timestamp(1)).await.unwrap();
    assert_eq!(store.delete_gone_guests(None, Timestamp(2), 500).await.unwrap().deleted, 1);
    store.create_session(anna, Timestamp(1)).await.unwrap();
    assert_eq!(store.delete_expired_sessions(NOW).await.unwrap(), 1);
    assert_eq!(store.delete_interrupted_imports(NOW).await.unwrap(), 0);
}
