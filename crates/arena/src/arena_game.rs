//! What the arena needs from a game beyond what bots need.

use bots::BotGame;
use game::{Dealing, Describe, Notation, Seat};
use kaiser::Kaiser;
use qin::{Phase, Qin, Reason};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finish {
    /// The reason in one word.
    pub why: &'static str,
    /// Whether somebody reached the goal on another player's turn.
    pub on_anothers_turn: bool,
}

/// A game that bots compete in and whose games are counted.
pub trait ArenaGame: BotGame + Describe + Notation + Dealing {
    /// Returns the name of the board, as on the command line.
    fn board_name(&self) -> &str;

    /// Returns whether it is played with fortifications.
    fn fortified(&self) -> bool {
        false
    }

    /// Returns whether the decision that is due is the first of somebody's turn.
    fn begins_turn(&self, state: &Self::State) -> bool;

    /// Returns how it ended, from who had the turn, the events of the last step, and the last position.
    fn finish(&self, mover: Seat, last: &[Self::Event], state: &Self::State) -> Finish;

    /// Returns a seat's final points by source; nothing in games without points.
    fn points(&self, state: &Self::State, seat: Seat) -> Vec<(&'static str, u16)>;
}

impl ArenaGame for Qin {
    fn board_name(&self) -> &str {
        self.board().name()
    }

    fn begins_turn(&self, state: &qin::State) -> bool {
        matches!(state.table().phase(), Phase::Place(_))
    }

    fn finish(&self, mover: Seat, _: &[qin::Event], state: &qin::State) -> Finish {
        match state.table().phase() {
            Phase::Over(ending) => Finish {
                why: ending.reason.word(),
                on_anothers_turn: ending.reason == Reason::LastPagoda && !ending.winners.contains(mover),
            },
            _ => Finish { why: "unfinished", on_anothers_turn: false },
        }
    }

    fn points(&self, _: &qin::State, _: Seat) -> Vec<(&'static str, u16)> {
        Vec::new()
    }
}

impl ArenaGame for Kaiser {
    fn board_name(&self) -> &str {
        self.map().side()
    }

    fn fortified(&self) -> bool {
        self.has_fortifications()
    }

    fn begins_turn(&self, state: &kaiser::State) -> bool {
        matches!(state.table().phase(), kaiser::Phase::Act(_))
    }

    fn finish(&self, _: Seat, last: &[kaiser::Event], _: &kaiser::State) -> Finish {
        let no_room = last.iter().any(|event| matches!(event, kaiser::Event::NoRoom));
        // The winner is found by counting points, so it doesn't matter whose turn was the last.
        Finish { why: if no_room { "no_room" } else { "pile_run_out" }, on_anothers_turn: false }
    }

    fn points(&self, state: &kaiser::State, seat: Seat) -> Vec<(&'static str, u16)> {
        let standing = self.standing(state.table());
        vec![
            ("houses", standing.houses(seat)),
            ("alliances", standing.alliances(seat)),
            ("roads", standing.roads(seat)),
        ]
    }
}
