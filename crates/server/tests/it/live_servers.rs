//! Two servers that share one PostgreSQL.

use std::time::Duration;

use game::Rng;
use serde_json::json;

use crate::player::{Live, act, begun, guest, open, play, qin};
use crate::site::Site;
use crate::world::World;

async fn two() -> (World, Site, Site) {
    let world = World::postgres().await;
    let (first, second) = (Site::over(world.another().await).await, Site::over(world.another().await).await);
    (world, first, second)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_different_servers_see_every_move_in_order() {
    let (_world, first, second) = two().await;
    let (anna, bert) = (guest(&first, "Anna").await, guest(&second, "Bert").await);
    let table = begun(&[&anna, &bert], qin(2)).await;
    let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
    play(&mut players, &mut Rng::new(1), usize::MAX).await;
    assert_eq!(players[0].look["outcome"], players[1].look["outcome"]);
    assert_eq!(players[0].entries.len(), players[1].entries.len());
    bert.post(&format!("/api/tables/{table}/chat"), json!({ "text": "good game" })).await.ok(201);
    assert_eq!(players[0].hear_of("chat").await["line"]["text"], "good game");
    let next = anna.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok(201).json();
    assert_eq!(players[1].hear_of("rematch").await["table"], next["id"]);
}

async fn latest(world: &World, table: &str) -> usize {
    let latest = world.store.latest(&table.parse().unwrap()).await.unwrap();
    usize::try_from(latest.unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_race_for_one_version_has_one_winner() {
    let (world, first, second) = two().await;
    let (anna, bert) = (guest(&first, "Anna").await, guest(&second, "Bert").await);
    let table = begun(&[&anna, &bert], qin(2)).await;
    // Both servers hold the table, and neither knows the other's next entry.
    let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
    let mut wins = [0, 0];
    for _ in 0..20 {
        let seen = players[0].version();
        // Both can leave at any time.
        let command = |seat: usize| json!({ "seen": seen, "command": { "do": "leave", "seat": seat } });
        let path = format!("/api/tables/{table}/do");
        let (one, other) = tokio::join!(anna.post(&path, command(0)), bert.post(&path, command(1)));
        let answers = [one, other];
        let won: Vec<usize> = (0..2).filter(|&who| answers[who].status == 200).collect();
        for (who, answer) in answers.iter().enumerate() {
            if won.contains(&who) {
                wins[who] += 1;
            } else {
                answer.refused(409, "stale");
                assert!(answer.json()["error"]["present"].as_u64().unwrap() > seen as u64);
            }
        }
        assert!(won.len() <= 1, "one version has one winner");
        for player in &mut players {
            player.until(latest(&world, &table).await).await;
        }
        // The others follow, and everybody is connected again before the next round.
        for (who, player) in players.iter_mut().enumerate() {
            while player.look["seats"][who]["occupant"]["kind"] == "stand_in" {
                let answer = player.want(player.version(), json!({ "do": "claim", "seat": who })).await;
                if answer["type"] == "refused" {
                    player.until(latest(&world, &table).await).await;
                }
            }
        }
        for player in &mut players {
            player.until(latest(&world, &table).await).await;
        }
    }
    assert!(wins[0] + wins[1] > 0, "{wins:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_a_lost_server_continue_elsewhere() {
    let (_world, first, second) = two().await;
    let anna = guest(&first, "Anna").await;
    let table = open(&anna, qin(2), json!(vec![json!({ "bot": "level:1" }); 2])).await;
    let mut spectator = Live::connect(&second.browser(), &table, None).await;
    act(&anna, &table, 2, json!({ "do": "begin" })).await;
    first.stop().await;
    second.clock.advance(Duration::from_secs(1));
    spectator.until_over().await;
    second.stop().await;
}

impl Live {
    /// Waits until a seat's person is connected or disconnected.
    async fn until_connected(&mut self, seat: usize, connected: bool) {
        while self.people[seat]["connected"] != connected {
            self.hear().await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_different_servers_see_each_other_come_and_go() {
    let (_world, first, second) = two().await;
    let (anna, bert) = (guest(&first, "Anna").await, guest(&second, "Bert").await);
    let table = begun(&[&anna, &bert], qin(2)).await;
    let mut one = Live::connect(&anna, &table, None).await;
    assert_eq!(one.people[1]["connected"], false);
    // A later arrival learns who is connected.
    let mut other = Live::connect(&bert, &table, None).await;
    one.until_connected(1, true).await;
    other.until_connected(0, true).await;
    let seen = first.browser().get(&format!("/api/tables/{table}")).await.ok(200).json();
    assert!(seen["presence"].as_array().unwrap().iter().all(|person| person["connected"] == true), "{seen}");
    drop(other);
    one.until_connected(1, false).await;
    let mut other = Live::connect(&bert, &table, None).await;
    one.until_connected(1, true).await;
    other.until_connected(0, true).await;
    // When a server stops, its people count as disconnected.
    second.stop().await;
    one.until_connected(1, false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_of_a_killed_server_count_as_disconnected() {
    let (world, first, second) = two().await;
    let (anna, bert) = (guest(&first, "Anna").await, guest(&second, "Bert").await);
    let table = begun(&[&anna, &bert], qin(2)).await;
    let mut one = Live::connect(&anna, &table, None).await;
    let bert = bert.get("/api/me").await.json()["id"].as_str().unwrap().parse().unwrap();
    // A server that reports once and then falls silent, as if killed.
    let killed = world.another().await;
    killed.announce(&table.parse().unwrap(), &[bert]);
    one.until_connected(1, true).await;
    one.until_connected(1, false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presence_lasts_as_long_as_the_connection() {
    let (_world, first, second) = two().await;
    let (anna, bert) = (guest(&first, "Anna").await, guest(&second, "Bert").await);
    let table = begun(&[&anna, &bert], qin(2)).await;
    let mut one = Live::connect(&anna, &table, None).await;
    let _other = Live::connect(&bert, &table, None).await;
    one.until_connected(1, true).await;
    // Longer than a report is valid.
    tokio::time::sleep(Duration::from_secs(4)).await;
    one.send(json!({ "type": "ping" })).await;
    one.hear_of("pong").await;
    assert_eq!(one.people[1]["connected"], true);
}
