//! Helpers for proofs about any game.

use game::{Game, Seat, Seats};

/// All legal moves.
pub(crate) fn legal<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    moves
}

/// The position after a move.
pub(crate) fn after<G: Game>(game: &G, state: &G::State, m: G::Move) -> G::State {
    let mut state = state.clone();
    game.play(&mut state, m);
    state
}

/// Whether this seat has won alone.
pub(crate) fn won<G: Game>(game: &G, state: &G::State, seat: Seat) -> bool {
    game.winners(state) == Seats::one(seat)
}
