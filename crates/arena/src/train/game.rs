//! One game that a network plays against itself, and what it learns from it.

use bots::{Learned, Network, Outlook};
use game::{Rng, Seat, Turn};

use super::weights::{Moments, Weights};

/// So many of the best moves are tried when the best is not played.
const PLAUSIBLE: usize = 8;

/// One position that somebody chose.
struct Sample {
    seat: Seat,
    /// Its inputs in the common list.
    inputs: std::ops::Range<usize>,
    /// What the best move promised, if another was tried.
    instead_of: Option<Outlook>,
}

/// A game and what is to be learned from it.
pub(super) struct Lesson<G: Learned> {
    players: usize,
    samples: Vec<Sample>,
    inputs: Vec<u16>,
    end: Outlook,
    margins: [f32; Seat::MAX],
    moves: Vec<G::Move>,
    outlooks: Vec<Outlook>,
    seen: Vec<u16>,
    scratch: G::Scratch,
}

impl<G: Learned> Default for Lesson<G> {
    fn default() -> Self {
        Self {
            players: 0,
            samples: Vec::new(),
            inputs: Vec::new(),
            end: Outlook::default(),
            margins: [0.0; Seat::MAX],
            moves: Vec::new(),
            outlooks: Vec::new(),
            seen: Vec::new(),
            scratch: G::Scratch::default(),
        }
    }
}

impl<G: Learned> Lesson<G> {
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
                    if let Some(m) = game.indifferent(&state) {
                        game.play(&mut state, m);
                    } else {
                        let instead_of = self.decide(game, network, explore, &mut state, seat, rng);
                        if game.turn(&state) != Turn::Over {
                            game.observe(&state, seat, &mut self.seen);
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
        self.end = Outlook::over(game.winners(&state), 0.0);
    }

    /// Plays the best move or one that is tried; then says what the best promised.
    fn decide(
        &mut self,
        game: &G,
        network: &Network,
        explore: f32,
        state: &mut G::State,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<Outlook> {
        game.legal_moves(state, &mut self.moves);
        let mut chosen = 0;
        let mut instead_of = None;
        if self.moves.len() > 1 {
            game.sweep(network, state, &self.moves, &mut self.scratch, &mut self.outlooks);
            let value = |i: &usize| self.outlooks[*i].worth(seat);
            chosen = (0..self.moves.len()).max_by(|a, b| value(a).total_cmp(&value(b))).unwrap_or(0);
            if rng.below(1 << 16) < (explore * 65536.0) as u32 {
                let best = chosen;
                let mut order: Vec<_> = (0..self.moves.len()).collect();
                order.sort_by(|a, b| value(b).total_cmp(&value(a)));
                order.truncate(if rng.below(4) == 0 { self.moves.len() } else { PLAUSIBLE });
                chosen = order[rng.below(order.len() as u32) as usize];
                instead_of = (chosen != best).then_some(self.outlooks[best]);
            }
        }
        game.play(state, self.moves[chosen]);
        instead_of
    }

    /// Adds the gradients of all positions, the last first; returns how many there were.
    pub(super) fn learn(&self, weights: &Weights, lambda: f32, moments: &mut Moments, loss: &mut f32) -> usize {
        let players = self.players;
        let mut coming = self.end.shares;
        for sample in self.samples.iter().rev() {
            let inputs = &self.inputs[sample.inputs.clone()];
            let mut target = [0.0; Seat::MAX];
            sample.seat.clockwise(players).zip(&mut target).for_each(|(seat, target)| *target = coming[seat]);
            let said = weights.forward(inputs);
            let lost = moments.add(weights, inputs, &said, &target[..players], self.margins[sample.seat.index()]);
            *loss += 0.0001 * (lost - *loss);
            // What this position promises is part of what came after the one before it.
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
