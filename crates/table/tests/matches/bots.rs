//! A table does not think, but whoever does can be asked for whichever game it is.

use std::time::Duration;

use ::bots::Opponent;
use game::Viewer;
use table::{Command, Table, Who, with_seen};

use crate::common::*;

/// What the bot to move would play, as a server asks it.
fn think(table: &Table) -> Option<Command> {
    let (seat, name) = table.bot_to_move()?;
    let opponent: Opponent = name.parse().ok()?;
    let seen = table.seen(Viewer::Seat(seat))?;
    let text = with_seen!(seen, |game, view| {
        let mut bot = opponent.bot(&game, u64::from(table.version()), || Duration::ZERO);
        bot.choose(&game, &view).to_string()
    });
    Some(Command::Move { seat, text })
}

#[test]
fn bots_play_either_game_to_its_end() {
    for options in [qin(2), kaiser(3)] {
        let players = options.choice.players();
        let mut table = begun(options, 4, &(0..players).collect::<Vec<_>>());
        while let Some(command) = think(&table) {
            give(&mut table, &Who::Server, command, 3_000).unwrap();
        }
        assert!(table.outcome().is_some());
        let verified = table.record().unwrap().verify().unwrap();
        assert_eq!(verified.contributions, 0);
    }
}

#[test]
fn what_is_sent_is_enough_to_know_the_rules() {
    for options in all() {
        let table = begun(options, 4, &[]);
        for viewer in Viewer::all(table.players()) {
            let bytes = serde_json::to_string(&table.look(viewer)).unwrap();
            let look: table::Look = serde_json::from_str(&bytes).unwrap();
            assert_eq!(look, table.look(viewer));
            let there = look.seen().unwrap().unwrap();
            let here = table.seen(viewer).unwrap();
            assert_eq!(there.viewer(), viewer);
            assert_eq!(format!("{there:?}"), format!("{here:?}"));
        }
    }
}
