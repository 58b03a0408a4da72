//! The example game at a table: nothing in this crate knows it except its line in the registry.

use bots::{Bot, Random};
use game::{Rng, Viewer};
use table::{Act, Choice, Command, Options, Record, Seen};

use crate::common::*;

fn lanterns(players: u8) -> Options {
    Options::new(Choice::Lanterns(lanterns::Options { players }))
}

#[test]
fn a_whole_match_is_replayed_recorded_and_verified() {
    for players in 2..=4 {
        let table = played(lanterns(players), 1, u64::from(players));
        assert!(table.outcome().is_some());
        assert_eq!(replayed(&table, 1).log(), table.log());
        let record = Record::read(&table.record().unwrap().write()).unwrap();
        record.verify().unwrap();
        assert!(record.show().unwrap().contains("[L2]"));
    }
}

#[test]
fn nobody_is_sent_what_another_player_drew() {
    let mut table = begun(lanterns(3), 2, &[]);
    play(&mut table, &mut Rng::new(2), 6, 3_000);
    for viewer in Viewer::all(3) {
        let drawn: Vec<_> = table.since(viewer, 0).into_iter().flat_map(|entry| entry.events).collect();
        let drawn = drawn.iter().filter(|event| event.kind == "dealt" || event.kind == "drew");
        for event in drawn {
            let seat = event.data["seat"].as_u64().unwrap() as usize;
            assert!(viewer.is(crate::common::seat(seat)), "{viewer:?} is told of {}", event.text);
        }
        let hand = &table.look(viewer).view.unwrap().data.value()["hand"];
        assert_eq!(hand.is_null(), viewer == Viewer::Public);
    }
}

#[test]
fn a_move_that_drew_a_card_is_undone_only_by_consent() {
    let mut table = begun(lanterns(2), 3, &[]);
    play(&mut table, &mut Rng::new(3), 1, 3_000);
    let moved = table.log().iter().rev().find_map(|entry| match entry.act {
        Act::Move { seat, .. } => Some(seat),
        _ => None,
    });
    let last = moved.unwrap();
    assert_eq!(refused(&table, &who(last.index()), Command::Undo { seat: last }, 3_000), "needs_consent");
}

#[test]
fn a_bot_that_knows_no_game_plays_from_its_views() {
    let mut table = begun(lanterns(4), 4, &[0, 1, 2, 3]);
    let mut bot = Random::new(4);
    while let Some((seat, _)) = table.bot_to_move() {
        let Some(Seen::Lanterns(game, view)) = table.seen(Viewer::Seat(seat)) else { panic!("it is this game") };
        let text = bot.choose(&game, &view).to_string();
        give(&mut table, &table::Who::Server, Command::Move { seat, text }, 3_000).unwrap();
    }
    assert!(table.outcome().is_some());
}
