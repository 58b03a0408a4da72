//! What the arena must know of a game beyond what bots know of it.

use bots::Learned;
use game::{Dealing, Describe, Notation, Seat};
use kaiser::Kaiser;
use qin::{Phase, Qin, Reason};

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finish {
    /// Why it ended, in one word.
    pub why: &'static str,
    /// Somebody reached the goal while another player had the turn.
    pub on_anothers_turn: bool,
}

/// A game that bots compete in and whose games are counted.
pub trait Contest: Learned + Describe + Notation + Dealing {
    /// The board, as on the command line.
    fn board_name(&self) -> &str;

    /// Is it played with fortifications?
    fn fortified(&self) -> bool {
        false
    }

    /// Is the decision that is due the first of somebody's turn?
    fn begins_turn(&self, state: &Self::State) -> bool;

    /// How it ended: who had the turn, what the last step brought, and the last position.
    fn finish(&self, mover: Seat, last: &[Self::Event], state: &Self::State) -> Finish;

    /// What a seat's points come from at the end; nothing in games without points.
    fn points(&self, state: &Self::State, seat: Seat) -> Vec<(&'static str, u16)>;
}

impl Contest for Qin {
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

impl Contest for Kaiser {
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
        // The winner is found by counting points: whose turn was the last means nothing.
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
