//! Lists of tables, page by page.

use std::time::Duration;

use server::clock::Timestamp;
use server::id::{AccountId, TableId};
use server::store::{Append, Cursor, Occupant, Outcome, Status, StoreError, TABLES_PER_HOST, Table, Update};

use crate::world::{NOW, World, append, both, new_table};

const START: Timestamp = Timestamp(0);

fn later(seconds: u64) -> Timestamp {
    NOW.after(Duration::from_secs(seconds))
}

/// Opens a public table of this account.
async fn hosted(world: &World, host: &AccountId, at: Timestamp) -> TableId {
    let mut new = new_table(vec![Occupant::Nobody; 2]);
    new.host = Some(host.clone());
    world.store.create_table(&new, at).await.unwrap()
}

fn ids(tables: &[Table]) -> Vec<TableId> {
    tables.iter().map(|table| table.id.clone()).collect()
}

fn after(table: &Table) -> Cursor {
    Cursor { waiting: false, at: table.updated, table: table.id.clone() }
}

async fn finish(world: &World, table: &TableId, who: &[&AccountId], at: Timestamp) {
    let results = who.iter().map(|who| Outcome { account: Some((*who).clone()), place: 1, score: 1 }).collect();
    let update = Update { status: Status::Over, turn: None, seats: None, due: None, results, rated: None };
    world.store.append(Append { update, at, ..append(table, 1, "{}") }).await.unwrap();
}

both! {
    async fn many_tables_of_one_host_do_not_fill_the_lobby(world) {
        let (anna, flood) = (world.account("Anna").await, world.account("Flood").await);
        let theirs = hosted(&world, &anna, later(0)).await;
        let mut flooded = Vec::new();
        for number in 1..=50 {
            flooded.push(hosted(&world, &flood, later(number)).await);
        }
        let lobby = world.store.lobby(Status::Gathering, START, None, 50).await.unwrap().tables;
        assert_eq!(world.store.lobby(Status::Gathering, START, None, 50).await.unwrap().rest, None);
        let latest = flooded.iter().rev().take(TABLES_PER_HOST as usize).cloned();
        assert_eq!(ids(&lobby), latest.chain([theirs]).collect::<Vec<_>>());
    }

    async fn tables_without_a_host_do_not_fill_the_lobby(world) {
        let theirs = hosted(&world, &world.account("Anna").await, later(0)).await;
        let mut orphans = Vec::new();
        for number in 1..=50 {
            orphans.push(world.store.create_table(&new_table(vec![Occupant::Nobody; 2]), later(number)).await.unwrap());
        }
        let lobby = world.store.lobby(Status::Gathering, START, None, 50).await.unwrap().tables;
        let latest = orphans.iter().rev().take(TABLES_PER_HOST as usize).cloned();
        assert_eq!(ids(&lobby), latest.chain([theirs]).collect::<Vec<_>>());
    }

    async fn a_short_page_reads_further(world) {
        let (anna, flood) = (world.account("Anna").await, world.account("Flood").await);
        let theirs = hosted(&world, &anna, later(0)).await;
        for number in 1..=30 {
            hosted(&world, &flood, later(number)).await;
        }
        let page = world.store.lobby(Status::Gathering, START, None, 4).await.unwrap();
        assert_eq!((ids(&page.tables).last(), page.tables.len(), page.rest), (Some(&theirs), 4, None));
    }

    async fn the_lobby_is_read_page_by_page(world) {
        let mut all = Vec::new();
        // Two tables with the same time: none is listed twice or left out.
        for number in [1, 2, 2, 2, 3, 4] {
            let host = world.account(&format!("Host {}", all.len())).await;
            all.push((later(number), hosted(&world, &host, later(number)).await));
        }
        all.sort();
        all.reverse();
        let (mut found, mut cursor) = (Vec::new(), None);
        loop {
            let page = world.store.lobby(Status::Gathering, START, cursor.as_ref(), 2).await.unwrap().tables;
            let Some(last) = page.last() else { break };
            cursor = Some(after(last));
            found.extend(ids(&page));
        }
        assert_eq!(found, all.iter().map(|(_, id)| id.clone()).collect::<Vec<_>>());
        let recent = world.store.lobby(Status::Gathering, later(3), None, 10).await.unwrap().tables;
        assert_eq!(recent.len(), 2);
    }

    async fn a_player_s_tables_are_read_page_by_page(world) {
        let (anna, bert) = (world.account("Anna").await, world.account("Bert").await);
        let seats = vec![Occupant::Person(bert.clone()), Occupant::Person(anna.clone())];
        let (mut current, mut over) = (Vec::new(), Vec::new());
        for number in 0..6 {
            let table = world.table(seats.clone()).await;
            // It is Anna's turn at the two oldest.
            let update = Update::turn(u8::from(number < 2));
            world.store.append(Append { update, at: later(number), ..append(&table, 0, "1") }).await.unwrap();
            current.push(table);
            let ended = world.table(seats.clone()).await;
            finish(&world, &ended, &[&anna, &bert], later(number)).await;
            over.push(ended);
        }
        let expected: Vec<_> = [1, 0, 5, 4, 3, 2].map(|number: usize| current[number].clone()).to_vec();
        let (mut found, mut cursor) = (Vec::new(), None);
        loop {
            let page = world.store.current_tables(&anna, cursor.as_ref(), 2).await.unwrap();
            let Some(last) = page.last() else { break };
            cursor = Some(Cursor { waiting: last.turn == Some(1), ..after(last) });
            found.extend(ids(&page));
        }
        assert_eq!(found, expected);
        let (mut found, mut cursor) = (Vec::new(), None);
        loop {
            let page = world.store.finished_tables_of(&anna, cursor.as_ref(), 4).await.unwrap();
            let Some(last) = page.last() else { break };
            cursor = Some(after(last));
            found.extend(ids(&page));
        }
        over.reverse();
        assert_eq!(found, over);
        let mut all: Vec<_> = current.into_iter().chain(over).collect();
        all.sort();
        let first = world.store.tables_of(&anna, None, 7).await.unwrap();
        let rest = world.store.tables_of(&anna, Some(&first[6].id), 100).await.unwrap();
        assert_eq!(ids(&first).into_iter().chain(ids(&rest)).collect::<Vec<_>>(), all);
    }

    async fn an_invalid_row_does_not_end_a_list(world) {
        let anna = world.account("Anna").await;
        let seats = vec![Occupant::Person(anna.clone()), Occupant::Nobody];
        let mut tables = Vec::new();
        for number in 0..5 {
            let table = world.table(seats.clone()).await;
            world.store.append(Append { at: later(number), ..append(&table, 0, "1") }).await.unwrap();
            tables.push(table);
        }
        tables.reverse();
        for strange in &tables[1..3] {
            world.sql(&format!("UPDATE tables SET visibility = '?' WHERE id = '{strange}'")).await;
        }
        let current = world.store.current_tables(&anna, None, 2).await.unwrap();
        assert_eq!(ids(&current), [tables[0].clone(), tables[3].clone()]);
        assert_eq!(world.store.tables_of(&anna, None, 3).await.unwrap().len(), 3);
        let strange = world.store.table(&tables[1]).await;
        assert!(matches!(strange, Err(StoreError::Damaged { entry: None, .. })), "{strange:?}");
    }

    async fn a_finished_table_is_listed_once_even_for_a_player_who_had_two_seats(world) {
        let anna = world.account("Anna").await;
        let table = world.table(vec![Occupant::Person(anna.clone()); 2]).await;
        finish(&world, &table, &[&anna, &anna], NOW).await;
        assert_eq!(ids(&world.store.finished_tables_of(&anna, None, 10).await.unwrap()), [table]);
        assert!(world.store.current_tables(&anna, None, 10).await.unwrap().is_empty());
    }

    async fn chat_is_read_page_by_page(world) {
        let anna = world.account("Anna").await;
        let table = world.table(vec![Occupant::Person(anna.clone()), Occupant::Nobody]).await;
        for number in 1..=7 {
            world.store.say(&table, &anna, &format!("line {number}"), NOW).await.unwrap();
        }
        let numbers = |lines: Vec<server::store::ChatLine>| lines.iter().map(|line| line.line).collect::<Vec<_>>();
        assert_eq!(numbers(world.store.chat(&table, 2, 3).await.unwrap()), [3, 4, 5]);
        assert_eq!(numbers(world.store.chat_before(&table, i64::MAX, 3).await.unwrap()), [5, 6, 7]);
        assert_eq!(numbers(world.store.chat_before(&table, 3, 3).await.unwrap()), [1, 2]);
    }
}
