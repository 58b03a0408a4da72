//! Parses moves as people type them: in full, or with the numbers of tiles and piles.

use qin::{Move, Phase, View};

use super::{hand, highest_pile};

/// Parses a turn. Beyond the game's notation it accepts the number of a tile in the hand (`1 d5 d6`), a pile without
/// `draw` (`2`, `1 d5 d6 2`), or no pile at all (`draw`).
pub(super) fn turn(view: &View, text: &str) -> Result<Vec<Move>, String> {
    let mut words: Vec<_> = text.split_whitespace().map(str::to_ascii_lowercase).collect();
    let drawing = matches!(view.table().phase(), Phase::Draw(_));
    match &mut words[..] {
        [draw] if draw == "draw" => {
            let pile = highest_pile(view.table()).map_or(1, |pile| pile.index() + 1);
            words.push(pile.to_string());
        }
        [pile] if drawing && is_number(pile) => words.insert(0, "draw".to_owned()),
        [tile, rest @ ..] => {
            if is_number(tile) {
                *tile = tile_of_hand(view, tile)?;
            }
            if rest.len() == 3 && is_number(&rest[2]) {
                words.insert(3, "draw".to_owned());
            }
        }
        [] => {}
    }
    Move::parse_turn(&words.join(" ")).map_err(|fault| fault.to_string())
}

/// Returns the tile with this number in the hand, from 1.
fn tile_of_hand(view: &View, number: &str) -> Result<String, String> {
    let hand = hand(view);
    let tile = number.parse().ok().and_then(|n: usize| hand.get(n.checked_sub(1)?));
    let none = || format!("You have no tile {number} in your hand of {}", hand.len());
    tile.map(ToString::to_string).ok_or_else(none)
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use game::{Game, Rng, Seat, Turn, Viewer};
    use qin::{Board, Qin};

    use super::*;

    /// The first player's view after the deal, or after a first placement.
    fn view(drawing: bool) -> View {
        let (game, seat) = (Qin::new(Board::bird(), 2).unwrap(), Seat::new(0).unwrap());
        let (mut rng, mut state) = (Rng::new(1), game.start(seat));
        while game.turn(&state) == Turn::Chance {
            let tile = game.random_outcome(&state, &mut rng);
            game.resolve(&mut state, tile);
        }
        if drawing {
            let m = game.random_move(&state, &mut rng);
            game.play(&mut state, m);
        }
        game.view(&state, Viewer::Seat(seat))
    }

    fn read(drawing: bool, text: &str) -> String {
        match turn(&view(drawing), text) {
            Ok(moves) => moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
            Err(fault) => fault,
        }
    }

    #[test]
    fn numbers_stand_for_tiles_and_piles() {
        let second = hand(&view(false))[1];
        assert_eq!(read(false, "2 d5 d6"), format!("{second} d5 d6"));
        assert_eq!(read(false, "2 d5 d6 3"), format!("{second} d5 d6, draw 3"));
        assert_eq!(read(false, "2 D5 D6 DRAW 3"), format!("{second} d5 d6, draw 3"));
        assert_eq!(read(false, "ry d5 d6 4"), "RY d5 d6, draw 4");
        assert_eq!(read(true, "4"), "draw 4");
        assert_eq!(read(true, "draw"), "draw 1");
        assert_eq!(read(true, "Pass"), "pass");
    }

    #[test]
    fn a_reversed_tile_is_placed_the_other_way_round() {
        let moves = |text| turn(&view(false), text).unwrap();
        assert_eq!(moves("RY d6 d5"), moves("YR d5 d6"));
    }

    #[test]
    fn missing_tiles_and_piles_are_reported() {
        assert_eq!(read(false, "4 d5 d6"), "You have no tile 4 in your hand of 3");
        assert_eq!(read(false, "0 d5 d6"), "You have no tile 0 in your hand of 3");
        assert!(read(true, "9").contains("is no pile"));
        assert!(read(false, "").contains("is no move"));
        assert!(read(false, "1").contains("is no move"));
    }
}
