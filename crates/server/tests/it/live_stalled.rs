//! Somebody who connects and never reads.

use serde_json::{Value, json};
use tokio::net::TcpSocket;

use crate::player::{Live, act, begun, guest};
use crate::site::{Browser, Site};
use crate::world::both;

/// A connection for which the system keeps as little as it can, so that it is soon full.
async fn narrow(browser: &Browser, table: &str) -> Live {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(1024).unwrap();
    let stream = socket.connect(browser.address).await.unwrap();
    Live::over(stream, browser, table, None).await.unwrap()
}

/// The next move of a match of three, by whoever has to make it; the table as it is then.
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
    async fn whoever_never_reads_is_dropped_and_nobody_waits_for_them(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert, cleo) = (guest(&site, "Anna").await, guest(&site, "Bert").await, guest(&site, "Cleo").await);
        let people = [&anna, &bert, &cleo];
        let table = begun(&people, json!({ "game": "qin", "board": "bird", "players": 3, "games": 20 })).await;
        let mut reader = Live::connect(&bert, &table, None).await;
        let mut stalled = narrow(&cleo, &table).await;
        while reader.people[2]["connected"] != true {
            reader.hear().await.unwrap();
        }
        // Everybody plays on while the other's messages pile up, until the server has had enough.
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
        // They come back with what they have seen, and get the rest.
        let mut back = Live::connect(&cleo, &table, Some(stalled.version())).await;
        back.until(reader.version()).await;
    }
}
