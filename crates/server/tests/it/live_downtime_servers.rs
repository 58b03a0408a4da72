//! Outages with several servers on one PostgreSQL database.

use std::time::Duration;

use server::clock::{Clock, Timestamp};

use crate::live_downtime::{HOUR, Pair, beaten, given_back, left, live, milliseconds};
use crate::player::Live;
use crate::site::Site;
use crate::world::{NOW, World};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_counts_while_one_of_two_servers_runs() {
    let world = World::postgres().await;
    let clock = Clock::standing_at(NOW);
    let first = Site::with_clock(world.another().await, clock.clone()).await;
    let second = Site::with_clock(world.another().await, clock.clone()).await;
    let mut pair = Pair::at(&first, live(60_000)).await;
    first.stop().await;
    clock.advance(Duration::from_secs(30));
    beaten(&world.store, &clock).await;
    let third = Site::with_clock(world.another().await, clock.clone()).await;
    assert_eq!(world.store.outages(Timestamp(0)).await.unwrap(), []);
    pair.move_to(&third);
    let mut players = pair.connect().await;
    assert_eq!(left(&players[0], &clock), 30_000);
    clock.advance(Duration::from_secs(30));
    players[0].until_over().await;
    assert!(given_back(&players[0]).is_empty());
    second.stop().await;
    third.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_that_start_together_give_the_time_back_once() {
    let world = World::postgres().await;
    let clock = Clock::standing_at(NOW);
    let first = Site::with_clock(world.another().await, clock.clone()).await;
    let pair = Pair::at(&first, live(60_000)).await;
    clock.advance(Duration::from_secs(20));
    beaten(&world.store, &clock).await;
    first.stop().await;
    clock.advance(milliseconds(HOUR));
    let (second, third) = tokio::join!(async { Site::with_clock(world.another().await, clock.clone()).await }, async {
        Site::with_clock(world.another().await, clock.clone()).await
    },);
    let [mut anna, mut bert] = pair.people;
    (anna.address, bert.address) = (second.address, third.address);
    for person in [&anna, &bert] {
        let mut watching = Live::connect(person, &pair.table, None).await;
        while given_back(&watching).is_empty() {
            watching.hear_update().await;
        }
    }
    // The server finishes whatever it is doing before it stops.
    second.stop().await;
    anna.address = third.address;
    let watching = Live::connect(&anna, &pair.table, None).await;
    assert_eq!(given_back(&watching), [HOUR]);
    assert_eq!(left(&watching, &clock), 40_000);
    third.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_whose_clock_is_ahead_uses_the_time_of_the_others() {
    let world = World::postgres().await;
    let clock = Clock::standing_at(NOW);
    let right = Site::with_clock(world.another().await, clock.clone()).await;
    let pair = Pair::at(&right, live(60_000)).await;
    let ticking = tokio::spawn({
        let clock = clock.clone();
        async move {
            for _ in 0..40 {
                clock.advance(Duration::from_millis(20));
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    });
    let ahead = Clock::standing_at(Timestamp(NOW.0 + HOUR));
    let wrong = Site::with_clock(world.another().await, ahead.clone()).await;
    ticking.await.unwrap();
    assert!(ahead.now() < Timestamp(NOW.0 + 60_000), "{ahead:?}");
    assert_eq!(world.store.outages(Timestamp(0)).await.unwrap(), []);
    assert_eq!(pair.connect().await[0].look["progress"], "playing");
    right.stop().await;
    wrong.stop().await;
}
