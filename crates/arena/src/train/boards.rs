//! The boards that a network learns on: all that a game has for so many.

use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

/// Bird twice as often as Lion; nothing if so many cannot play.
pub fn qin(players: usize) -> Vec<Qin> {
    let boards = [Board::bird(), Board::bird(), Board::lion()];
    boards.into_iter().filter_map(|board| Qin::new(board, players)).collect()
}

/// Every side of the map that is for so many, without and with fortifications.
pub fn kaiser(players: usize) -> Vec<Kaiser> {
    let maps = ["3-4", "4-5"].into_iter().filter_map(Map::by_side);
    let games = maps.flat_map(|map| [false, true].map(|fortified| Kaiser::new(map.clone(), players, fortified)));
    games.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Contest;

    fn named<G: Contest>(games: &[G]) -> Vec<(&str, bool)> {
        games.iter().map(|game| (game.board_name(), game.fortified())).collect()
    }

    #[test]
    fn every_board_for_so_many_is_there() {
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
