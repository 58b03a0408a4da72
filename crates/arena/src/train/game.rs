//! One self-play game of a network, and what it learns from it.

use bots::{BotGame, Evaluation, Network};
use game::{Rng, Seat, Turn};

use super::weights::{Adam, Weights};

/// When the best move is not played, another of this many is tried.
const PLAUSIBLE: usize = 8;

/// A position after a decision.
struct Sample {
    seat: Seat,
    /// Its range in the list of inputs.
    inputs: std::ops::Range<usize>,
    /// The evaluation of the best move, if another was tried.
    instead_of: Option<Evaluation>,
}

/// A self-play game to learn from.
pub(super) struct Episode<G: BotGame> {
    players: usize,
    samples: Vec<Sample>,
    inputs: Vec<u16>,
    end: Evaluation,
    margins: [f32; Seat::MAX],
    moves: Vec<G::Move>,
    evaluations: Vec<Evaluation>,
    seen: Vec<u16>,
    scratch: G::Scratch,
}

impl<G: BotGame> Default for Episode<G> {
    fn default() -> Self {
        Self {
            players: 0,
            samples: Vec::new(),
            inputs: Vec::new(),
            end: Evaluation::default(),
            margins: [0.0; Seat::MAX],
            moves: Vec::new(),
            evaluations: Vec::new(),
            seen: Vec::new(),
            scratch: G::Scratch::default(),
        }
    }
}

impl<G: BotGame> Episode<G> {
    /// Plays a game; now and then a plausible move is tried instead of the best.
    pub(super) fn play(&mut self, game: &G, network: &Network, explore: f32, rng: &mut Rng) {
        self.samples.clear();
        self.inputs.clear();
        let players = game.players();
        self.players = players;
        let first = Seat::new(rng.below(players as u32) as usize).expect("a seat");
        let mut state = game.start(first);
        loop {
            match game.turn(&state) {
                Turn::Chance => {
                    let outcome = game.random_outcome(&state, rng);
                    game.resolve(&mut state, outcome);
                }
                Turn::Decide(seat) => {
                    if let Some(m) = game.trivial_move(&state) {
                        game.play(&mut state, m);
                    } else {
                        let instead_of = self.decide(game, network, explore, &mut state, seat, rng);
                        if game.turn(&state) != Turn::Over {
                            game.encode(&state, seat, &mut self.seen);
                            let begin = self.inputs.len();
                            self.inputs.extend(&self.seen);
                            self.samples.push(Sample { seat, inputs: begin..self.inputs.len(), instead_of });
                        }
                    }
                }
                Turn::Over => break,
            }
        }
        for seat in Seat::all(players) {
            self.margins[seat.index()] = game.lead(&state, seat) as f32;
        }
        self.end = Evaluation::of_result(game.winners(&state), 0.0);
    }

    /// Plays the best move or another; in that case returns the evaluation of the best.
    fn decide(
        &mut self,
        game: &G,
        network: &Network,
        explore: f32,
        state: &mut G::State,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<Evaluation> {
        game.legal_moves(state, &mut self.moves);
        let mut chosen = 0;
        let mut instead_of = None;
        if self.moves.len() > 1 {
            game.evaluate_moves(network, state, &self.moves, &mut self.scratch, &mut self.evaluations);
            let value = |i: &usize| self.evaluations[*i].value(seat);
            chosen = (0..self.moves.len()).max_by(|a, b| value(a).total_cmp(&value(b))).unwrap_or(0);
            if rng.below(1 << 16) < (explore * 65536.0) as u32 {
                let best = chosen;
                let mut order: Vec<_> = (0..self.moves.len()).collect();
                order.sort_by(|a, b| value(b).total_cmp(&value(a)));
                order.truncate(if rng.below(4) == 0 { self.moves.len() } else { PLAUSIBLE });
                chosen = order[rng.below(order.len() as u32) as usize];
                instead_of = (chosen != best).then_some(self.evaluations[best]);
            }
        }
        game.play(state, self.moves[chosen]);
        instead_of
    }

    /// Adds the gradients of all positions, the last first; returns how many there were.
    pub(super) fn learn(&self, weights: &Weights, lambda: f32, adam: &mut Adam, loss: &mut f32) -> usize {
        let players = self.players;
        let mut coming = self.end.shares;
        for sample in self.samples.iter().rev() {
            let inputs = &self.inputs[sample.inputs.clone()];
            let mut target = [0.0; Seat::MAX];
            sample.seat.clockwise(players).zip(&mut target).for_each(|(seat, target)| *target = coming[seat]);
            let said = weights.forward(inputs);
            let lost = adam.add(weights, inputs, &said, &target[..players], self.margins[sample.seat.index()]);
            *loss += 0.0001 * (lost - *loss);
            // The prediction for this position is part of the target for the one before it.
            if let Some(best) = sample.instead_of {
                coming = best.shares;
            } else {
                for (seat, said) in sample.seat.clockwise(players).zip(said.shares) {
                    coming[seat] = (1.0 - lambda) * said + lambda * coming[seat];
                }
            }
        }
        self.samples.len()
    }
}
