//! What bots need from a game beyond its rules.

use game::{Game, Seat, Turn};

use crate::network::Network;
use crate::network::evaluation::Evaluation;
use crate::opponents::level::{Level, Policy};
use crate::opponents::persona::Style;
use crate::search::nodes::SearchParams;
use crate::search::rollout::Rollout;

/// A game with simple heuristics: enough for every bot that uses no network.
pub trait Heuristics: Game {
    /// Returns how far the seat is ahead of the best other seat, in the game's own units: pagodas on the board, points if
    /// the game ended now. It depends on nothing hidden.
    fn lead(&self, state: &Self::State, seat: Seat) -> i32;

    /// Returns the move to play if the choice makes no difference, so that bots don't spend time on it. It depends on
    /// nothing hidden: every player must know that the choice makes no difference.
    fn trivial_move(&self, state: &Self::State) -> Option<Self::Move>;
}

/// A game that every bot can play: it has networks, levels and search parameters.
pub trait BotGame: Heuristics {
    /// What [`BotGame::evaluate_moves`] keeps between calls to save allocations and repeated work.
    type Scratch: Default + Send;

    /// How a search continues beyond its tree.
    type Rollout: Rollout<Self>;

    /// Returns the number of network inputs for this number of players.
    fn inputs(&self) -> usize;

    /// Fills `on` with the active inputs, some of them more than once, as seen by a seat that has just moved. It depends on
    /// nothing that is hidden from the seat.
    fn encode(&self, state: &Self::State, seat: Seat, on: &mut Vec<u16>);

    /// Fills `evaluations` with the network's evaluation after each of these legal moves, as seen by the player to move.
    fn evaluate_moves(
        &self,
        network: &Network,
        state: &Self::State,
        moves: &[Self::Move],
        scratch: &mut Self::Scratch,
        evaluations: &mut Vec<Evaluation>,
    );

    /// Returns what the player to move has to play with, as bits: tiles or cards in hand, open cards. Everything else that
    /// makes a move legal follows from the moves before it, so a move in a search tree is legal whenever its
    /// [requirement](BotGame::requirement) is met.
    fn resources(&self, state: &Self::State) -> u32;

    /// Returns the bit of [`BotGame::resources`] that a move requires.
    fn requirement(m: Self::Move) -> u32;

    /// Returns how a level decides in this game.
    fn policy(&self, level: Level) -> Policy;

    /// Returns how much a style likes a move of the seat to move, as the share of the victory it would give up for it.
    fn style_bonus(&self, state: &Self::State, seat: Seat, m: Self::Move, style: Style) -> f32;

    /// Returns the search parameters for this game.
    fn search_params(&self) -> SearchParams;

    /// Returns the network that the program ships for this game, if there is one.
    fn shipped_network(&self) -> Option<&'static Network>;

    /// Returns the network that bots play this game with. Panics if there is none.
    fn network(&self) -> &'static Network {
        self.shipped_network().expect("the program ships a network for this number of players")
    }
}

/// Evaluates a position in which the seat has just moved, encoding it from scratch.
pub fn evaluate<G: BotGame>(
    game: &G,
    network: &Network,
    state: &G::State,
    seat: Seat,
    inputs: &mut Vec<u16>,
) -> Evaluation {
    if game.turn(state) == Turn::Over {
        return Evaluation::of_result(game.winners(state), game.lead(state, seat) as f32);
    }
    game.encode(state, seat, inputs);
    network.evaluate(&network.accumulate(inputs), seat)
}

/// The reference for [`BotGame::evaluate_moves`]: encodes every position from scratch.
pub fn evaluate_moves_from_scratch<G: BotGame>(
    game: &G,
    network: &Network,
    state: &G::State,
    moves: &[G::Move],
    inputs: &mut Vec<u16>,
    evaluations: &mut Vec<Evaluation>,
) {
    evaluations.clear();
    let Turn::Decide(seat) = game.turn(state) else { return };
    let mut after = state.clone();
    for &m in moves {
        after.clone_from(state);
        game.play(&mut after, m);
        evaluations.push(evaluate(game, network, &after, seat, inputs));
    }
}
