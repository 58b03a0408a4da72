//! The start of a game (Q1.4, Q2).

use std::collections::BTreeMap;

use super::{Board, Phase, Qin, Tile, tile};

impl Qin {
    /// The start of a game (Q2) on the board that `rows` show; see
    /// [`Board::new`] for the letters.
    ///
    /// # Panics
    /// If there are not 2 to 4 players with one hand each and `first` among
    /// them, or a row has a
    /// letter that means nothing.
    #[must_use]
    pub fn new(rows: &[&str], players: usize, first: usize, hands: Vec<Vec<Tile>>, piles: [usize; 4]) -> Qin {
        assert!(hands.len() == players && first < players);
        let board = Board::new(rows);
        let mut qin = Qin {
            laid: board.starts(),
            board,
            players,
            to_move: first,
            phase: Phase::Place,
            hands: vec![Vec::new(); players],
            piles: piles.to_vec(),
            supply: vec![start_supply(players); players],
            provinces: Vec::new(),
            villages: BTreeMap::new(),
        };
        for (seat, hand) in hands.into_iter().enumerate() {
            for (one, other) in hand {
                qin.take_in_hand(seat, tile(one, other));
            }
        }
        qin
    }

    /// Puts a tile into a hand, which stays sorted.
    pub(super) fn take_in_hand(&mut self, seat: usize, tile: Tile) {
        self.hands[seat].push(tile);
        self.hands[seat].sort_unstable();
    }
}

/// The pagodas that each player uses (Q1.4).
pub(super) fn start_supply(players: usize) -> u8 {
    match players {
        2 => 24,
        3 => 19,
        4 => 15,
        _ => panic!("Qin is for 2 to 4 players, not {players}"),
    }
}
