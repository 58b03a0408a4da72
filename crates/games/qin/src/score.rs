//! Who has won a game (Q10) and a series of games (Q11).

use game::{Seat, Seats};

use crate::Qin;
use crate::setup;
use crate::state::{Ending, Phase, Reason, Table};

impl Qin {
    /// The pagodas a player has on the board.
    pub fn placed(&self, table: &Table, seat: Seat) -> u8 {
        setup::pagodas(self.players) - table.supply(seat)
    }

    /// Q10.2: who has placed the last pagoda wins alone. Q10.4: otherwise the most pagodas
    /// on the board win, and ties share the victory.
    pub(crate) fn ending(&self, table: &Table, reason: Reason) -> Ending {
        Ending { reason, winners: lowest(self.players, |seat| u32::from(table.supply(seat))) }
    }
}

fn lowest(players: usize, left: impl Fn(Seat) -> u32) -> Seats {
    let fewest = Seat::all(players).map(&left).min();
    Seat::all(players).filter(|&seat| Some(left(seat)) == fewest).collect()
}

/// Any number of games by the same players (Q11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    players: usize,
    first: Seat,
    left: Vec<Vec<u8>>,
}

impl Series {
    /// A series in which this seat starts the first game.
    pub fn new(players: usize, first: Seat) -> Self {
        Self { players, first, left: Vec::new() }
    }

    /// Notes the pagodas that each player has left. A game that is not over, or that has
    /// another number of players, is not noted, and the answer is `false`.
    pub fn note(&mut self, game: &Qin, table: &Table) -> bool {
        let fits = game.players == self.players && matches!(table.phase, Phase::Over(_));
        if fits {
            self.left.push(Seat::all(self.players).map(|seat| table.supply(seat)).collect());
        }
        fits
    }

    /// How many games were played.
    pub fn games(&self) -> usize {
        self.left.len()
    }

    /// Q11.1, ruling: the first seat moves on clockwise from game to game.
    pub fn first_seat(&self) -> Seat {
        self.left.iter().fold(self.first, |seat, _| seat.next(self.players))
    }

    /// The pagodas left over from all games together.
    pub fn total(&self, seat: Seat) -> u32 {
        self.left.iter().filter_map(|game| game.get(seat.index())).map(|&n| u32::from(n)).sum()
    }

    /// Q11.1: the lowest sum wins, ties shared. Nobody has won a series without games.
    pub fn winners(&self) -> Seats {
        if self.left.is_empty() { Seats::NONE } else { lowest(self.players, |seat| self.total(seat)) }
    }
}
