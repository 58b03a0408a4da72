//! The boards to train on: all that a game has for a number of players.

use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

/// Returns Bird twice and Lion once; nothing if the game isn't for this many.
pub fn qin(players: usize) -> Vec<Qin> {
    let boards = [Board::bird(), Board::bird(), Board::lion()];
    boards.into_iter().filter_map(|board| Qin::new(board, players)).collect()
}

/// Returns every side of the map for this many, without and with fortifications.
pub fn kaiser(players: usize) -> Vec<Kaiser> {
    let maps = ["3-4", "4-5"].into_iter().filter_map(Map::by_side);
    let games = maps.flat_map(|map| [false, true].map(|fortified| Kaiser::new(map.clone(), players, fortified)));
    games.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ArenaGame;

    fn named<G: ArenaGame>(games: &[G]) -> Vec<(&str, bool)> {
        games.iter().map(|game| (game.board_name(), game.fortified())).collect()
    }

    #[test]
    fn every_suitable_board_is_included() {
        for players in 2..=4 {
            assert_eq!(named(&qin(players)), [("bird", false), ("bird", false), ("lion", false)]);
        }
        let (small, large) = ([("3-4", false), ("3-4", true)], [("4-5", false), ("4-5", true)]);
        assert_eq!(named(&kaiser(3)), small);
        assert_eq!(named(&kaiser(4)), [small, large].concat());
        assert_eq!(named(&kaiser(5)), large);
        assert!(qin(1).is_empty() && qin(5).is_empty() && kaiser(2).is_empty() && kaiser(6).is_empty());
    }
}
