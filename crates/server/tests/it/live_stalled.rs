//! A client that connects and never reads.

use serde_json::{Value, json};
use tokio::net::TcpSocket;

use crate::player::{Live, act, begun, guest};
use crate::site::{Browser, Site};
use crate::world::both;

/// A connection with minimal buffers, so that it is full soon.
async fn narrow(browser: &Browser, table: &str) -> Live {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(1024).unwrap();
    let stream = socket.connect(browser.address).await.unwrap();
    Live::over(stream, browser, table, None).await.unwrap()
}

/// Plays the next move of a match of three, and returns the table.
async fn step(people: &[&Browser], table: &str) -> Value {
    let page = people[0].get(&format!("/api/tables/{table}")).await.ok(200).json();
    let look = &page["look"];
    let seen = look["version"].as_u64().unwrap() as usize;
    let command = match look["turn"].as_u64() {
        None => (0, json!({ "do": "next" })),
        Some(turn) => {
            let turn = turn as usize;
            let theirs = people[turn].get(&format!("/api/tables/{table}")).await.ok(200).json();
            (turn, json!({ "do": "move", "seat": turn, "move": theirs["look"]["legal"][0] }))
        }
    };
    act(people[command.0], table, seen, command.1).await;
    page["presence"].clone()
}

both! {
    async fn a_client_that_never_reads_is_dropped_and_delays_nobody(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert, cleo) = (guest(&site, "Anna").await, guest(&site, "Bert").await, guest(&site, "Cleo").await);
        let people = [&anna, &bert, &cleo];
        let table = begun(&people, json!({ "game": "qin", "board": "bird", "players": 3, "games": 20 })).await;
        let mut reader = Live::connect(&bert, &table, None).await;
        let mut stalled = narrow(&cleo, &table).await;
        while reader.people[2]["connected"] != true {
            reader.hear().await.unwrap();
        }
        // The others play on while the stalled client's messages pile up, until the server drops it.
        let mut moves = 0;
        while step(&people, &table).await[2]["connected"] == true {
            moves += 1;
            reader.until(4 + moves).await;
            assert!(moves < 5_000, "everything is kept for somebody who does not read");
        }
        for _ in 0..10 {
            step(&people, &table).await;
        }
        reader.until(4 + moves + 11).await;
        stalled.hear_end().await;
        assert!(stalled.version() < reader.version(), "it ended before it was read");
        // It reconnects with the version seen and gets the rest.
        let mut back = Live::connect(&cleo, &table, Some(stalled.version())).await;
        back.until(reader.version()).await;
    }
}
