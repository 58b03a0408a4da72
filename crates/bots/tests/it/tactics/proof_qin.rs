//! Proofs about positions of Qin for two, by looking at everything that can happen.

use game::{Describe as _, Game, Notation as _, Seat, Step, Turn};
use qin::{Event, Move, Phase, Qin, State, Tile, Tiles};

use super::proof::{after, legal, won};

/// The moves that win at once.
pub(crate) fn wins(game: &Qin, state: &State, me: Seat) -> Vec<Move> {
    legal(game, state).into_iter().filter(|&m| won(game, &after(game, state, m), me)).collect()
}

/// The probability that the other player, whose hand is any that nobody has seen, can win at once after this move of
/// mine.
pub(crate) fn danger(game: &Qin, state: &State, me: Seat, m: Move) -> f64 {
    let other = me.next(2);
    let unseen = state.unseen().plus(state.hand(other));
    let held = state.hand(other).len();
    let winning: u32 = Tile::ALL
        .into_iter()
        .filter(|&tile| unseen[tile] > 0 && wins_with(game, &holding(game, state, other, tile), m, other, tile))
        .map(|tile| u32::from(unseen[tile]))
        .sum();
    let none = (0..held).map(|n| f64::from((unseen.len() - winning).saturating_sub(n)) / f64::from(unseen.len() - n));
    1.0 - none.product::<f64>()
}

/// The same position, but with this tile in the other hand: nobody can tell them apart.
fn holding(game: &Qin, state: &State, other: Seat, tile: Tile) -> State {
    let mut pool = state.unseen().plus(state.hand(other));
    let mut hand = Tiles::NONE;
    let wanted = std::iter::once(tile).chain(Tile::ALL.into_iter().cycle());
    for tile in wanted {
        if hand.len() == state.hand(other).len() {
            break;
        }
        if pool[tile] > 0 {
            pool[tile] -= 1;
            hand[tile] += 1;
        }
    }
    let name = qin::name(other).to_ascii_lowercase();
    let counts = Tile::ALL.iter().filter(|&&tile| pool[tile] > 0).map(|&tile| format!(" {tile}{}", pool[tile]));
    let counts: String = counts.collect();
    let line = |line: &str| match line {
        line if line.starts_with(&format!("hand {name}")) => format!("hand {name} {hand}\n"),
        line if line.starts_with("unseen") => format!("unseen{counts}\n"),
        line => format!("{line}\n"),
    };
    let text: String = game.write(state).lines().map(line).collect();
    Qin::read(&text).unwrap_or_else(|bad| panic!("{bad}\n{text}")).1
}

/// Whether the other player can win at once with this tile after my move.
fn wins_with(game: &Qin, state: &State, m: Move, other: Seat, tile: Tile) -> bool {
    let mut state = after(game, state, m);
    loop {
        match (game.turn(&state), state.table().phase()) {
            (Turn::Over, _) => return won(game, &state, other),
            (_, Phase::Draw(_)) => {
                let pile = legal(game, &state)[0];
                game.play(&mut state, pile);
            }
            (Turn::Chance, _) => {
                // What I draw doesn't matter to the other player, whose hand is full.
                let mut outcomes = Vec::new();
                game.outcomes(&state, &mut outcomes);
                game.resolve(&mut state, outcomes[0].0);
            }
            (Turn::Decide(seat), _) if seat == other => {
                let with_it = |m: &Move| matches!(m, Move::Place(placement) if placement.tile() == tile);
                let mut moves = legal(game, &state).into_iter().filter(with_it);
                return moves.any(|m| won(game, &after(game, &state, m), other));
            }
            (Turn::Decide(_), _) => return false,
        }
    }
}

/// With empty piles nothing is hidden: whether I win alone, whatever the other does.
pub(crate) fn sure(game: &Qin, state: &State, me: Seat) -> bool {
    match game.turn(state) {
        Turn::Over => won(game, state, me),
        Turn::Decide(seat) if seat == me => {
            legal(game, state).into_iter().any(|m| sure(game, &after(game, state, m), me))
        }
        Turn::Decide(_) => legal(game, state).into_iter().all(|m| sure(game, &after(game, state, m), me)),
        Turn::Chance => panic!("the piles are not empty"),
    }
}

/// Whether the move conquers a village (Q8.2).
pub(crate) fn conquers(game: &Qin, state: &State, m: Move) -> bool {
    let events = game.explain(state, Step::Move(m));
    events.iter().any(|event| matches!(event, Event::Conquered { .. }))
}
