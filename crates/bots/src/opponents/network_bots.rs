//! Bots that play by the network without any search.

use std::borrow::Borrow;

use game::{Rng, Seat, Seats, Turn};

use crate::bot::{Bot, sample_state};
use crate::bot_game::BotGame;
use crate::math::{exp, weighted_choice};
use crate::network::Network;
use crate::network::evaluation::Evaluation;
use crate::network::evaluator::MoveEvaluator;
use crate::opponents::persona::Style;

/// Plays the move with the best network evaluation. The network is one of the program's or, as an `Arc`, any other.
pub struct NetworkBot<G: BotGame, N = &'static Network> {
    network: N,
    rng: Rng,
    evaluator: MoveEvaluator<G>,
}

impl<G: BotGame, N: Borrow<Network>> NetworkBot<G, N> {
    /// Creates the bot that plays by this network.
    pub fn new(network: N, seed: u64) -> Self {
        Self { network, rng: Rng::new(seed), evaluator: MoveEvaluator::default() }
    }

    /// Returns the player to move and the legal moves with the network's evaluation of each.
    pub fn evaluate(&mut self, game: &G, view: &G::View) -> (Seat, &[G::Move], &[Evaluation]) {
        let state = sample_state(game, view, &mut self.rng);
        let Turn::Decide(seat) = game.turn(&state) else { panic!("asked to choose when nobody has to decide") };
        self.evaluator.evaluate_moves(game, self.network.borrow(), &state, u32::MAX);
        (seat, &self.evaluator.moves, &self.evaluator.evaluations)
    }
}

impl<G: BotGame, N: Borrow<Network>> Bot<G> for NetworkBot<G, N> {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let (seat, ..) = self.evaluate(game, view);
        self.evaluator.moves[self.evaluator.best(seat).expect("the player to move has a legal move")]
    }
}

/// A noisy bot chooses among this many moves, the best by the network: it never plays obvious nonsense.
const MAX_CANDIDATES: usize = 30;

/// Up to this temperature, a bot never overlooks a move that wins the game at once, even if others seem to win as surely
/// later.
const MAX_TEMPERATURE_TO_SPOT_WINS: f32 = 0.02;

/// Plays by the network and makes mistakes: it samples moves by their value.
pub struct NoisyBot<G: BotGame> {
    network_bot: NetworkBot<G>,
    temperature: f32,
    style: Option<Style>,
    rng: Rng,
    ranked: Vec<(f32, G::Move)>,
}

impl<G: BotGame> NoisyBot<G> {
    /// Creates the bot that misjudges moves by about `temperature`, as a share of the victory.
    pub fn new(network_bot: NetworkBot<G>, temperature: f32, seed: u64) -> Self {
        Self { network_bot, temperature, style: None, rng: Rng::new(seed), ranked: Vec::new() }
    }

    /// Makes the bot prefer the moves that this style likes.
    pub fn with_style(self, style: Style) -> Self {
        Self { style: Some(style), ..self }
    }
}

impl<G: BotGame> Bot<G> for NoisyBot<G> {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let state = sample_state(game, view, &mut self.rng);
        debug_assert!(matches!(game.turn(&state), Turn::Decide(_)));
        if let Some(m) = game.trivial_move(&state) {
            return m;
        }
        let (seat, moves, evaluations) = self.network_bot.evaluate(game, view);
        if self.temperature <= MAX_TEMPERATURE_TO_SPOT_WINS
            && let Some(&m) = moves.iter().find(|&&m| wins(game, &state, seat, m))
        {
            return m;
        }
        self.ranked.clear();
        let bonus = |m| self.style.map_or(0.0, |style| game.style_bonus(&state, seat, m, style));
        for (&m, evaluation) in moves.iter().zip(evaluations) {
            let value = evaluation.value(seat) + bonus(m);
            let at = self.ranked.partition_point(|(other, _)| other.total_cmp(&value).is_ge());
            self.ranked.insert(at, (value, m));
            self.ranked.truncate(MAX_CANDIDATES);
        }
        let best = self.ranked.first().expect("the player to move has a legal move").0;
        weighted_choice(&self.ranked, |value| exp((value - best) / self.temperature), &mut self.rng)
    }
}

/// Returns whether this move ends the game with the seat as its only winner.
fn wins<G: BotGame>(game: &G, state: &G::State, seat: Seat, m: G::Move) -> bool {
    let mut state = state.clone();
    game.play(&mut state, m);
    game.winners(&state) == Seats::one(seat)
}
