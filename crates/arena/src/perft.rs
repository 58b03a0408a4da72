//! Counts of the positions that a deal can lead to: a signature of the rules.

use game::{Dealing, Rng, Seat, Turn};

/// Returns the position and the deck of a seeded deal in which the first seat has to decide.
pub fn seeded_deal<G: Dealing>(game: &G, seed: u64) -> (G::State, G::Deck) {
    let mut deck = game.shuffle(&mut Rng::new(seed));
    let mut state = game.start(Seat::new(0).expect("there is a first seat"));
    deal(game, &mut state, &mut deck);
    (state, deck)
}

/// Counts the positions after each number of decisions up to `depth`, from one seeded deal: every legal move is
/// followed, and chance brings what is next in the deck. A position that is reached in several ways counts several
/// times.
///
/// Calls `progress` with each count as soon as it is known.
pub fn perft<G: Dealing>(game: &G, seed: u64, depth: u32, mut progress: impl FnMut(u32, u64)) -> Vec<u64> {
    let (state, deck) = seeded_deal(game, seed);
    let mut buffers = Vec::new();
    (1..=depth)
        .map(|depth| {
            buffers.push(Vec::new());
            let positions = count(game, &state, &deck, depth, &mut buffers);
            progress(depth, positions);
            positions
        })
        .collect()
}

fn count<G: Dealing>(game: &G, state: &G::State, deck: &G::Deck, depth: u32, buffers: &mut [Vec<G::Move>]) -> u64 {
    let Some((moves, buffers)) = buffers.split_first_mut() else { return 1 };
    game.legal_moves(state, moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut positions = 0;
    for &m in moves.iter() {
        let mut after = state.clone();
        game.play(&mut after, m);
        positions += if game.turn(&after) == Turn::Chance {
            let mut deck = deck.clone();
            deal(game, &mut after, &mut deck);
            count(game, &after, &deck, depth - 1, buffers)
        } else {
            count(game, &after, deck, depth - 1, buffers)
        };
    }
    positions
}

/// Resolves chance from the deck until somebody has to decide.
pub(crate) fn deal<G: Dealing>(game: &G, state: &mut G::State, deck: &mut G::Deck) {
    while game.turn(state) == Turn::Chance {
        let outcome = game.deal(state, deck);
        game.resolve(state, outcome);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiser::{Kaiser, Map};
    use qin::{Board, Qin};

    fn counts(board: &str, players: usize) -> Vec<u64> {
        perft(&Qin::new(Board::by_name(board).unwrap(), players).unwrap(), 1, 4, |_, _| {})
    }

    fn counts_on_map(side: &str, players: usize, fortifications: bool) -> Vec<u64> {
        perft(&Kaiser::new(Map::by_side(side).unwrap(), players, fortifications).unwrap(), 1, 5, |_, _| {})
    }

    /// A change of a rule changes these counts; an optimization doesn't.
    #[test]
    fn the_counts_have_not_changed() {
        assert_eq!(counts("bird", 2), [112, 448, 56960, 227840]);
        assert_eq!(counts("bird", 4), [112, 448, 71200, 284800]);
        assert_eq!(counts("lion", 3), [104, 416, 44608, 178432]);
        assert_eq!(counts_on_map("3-4", 3, false), [62, 248, 3514, 30444, 748985]);
        assert_eq!(counts_on_map("4-5", 5, true), [130, 520, 12388, 104376, 4850952]);
    }
}
