//! One game between bots: a seeded deck, a bot on every seat, and what each of them spent.

use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Net, Network, Opponent};
use game::{BySeat, Rng, Seat, Seats, Step, StepOf, Turn, Viewer};

use crate::clock::thread_cpu;
use crate::contest::Contest;

/// A bot at the table.
pub type Player<G> = Box<dyn Bot<G> + Send>;

/// Somebody who can be asked to a table: one of the opponents, or the bare play of a network.
pub trait Entrant<G: Contest>: Sync {
    /// The bot that sits down. Its choices follow from the seed.
    fn bot(&self, game: &G, seed: u64) -> Player<G>;
}

impl<G: Contest> Entrant<G> for Opponent {
    fn bot(&self, game: &G, seed: u64) -> Player<G> {
        Self::bot(self, game, seed, thread_cpu)
    }
}

impl<G: Contest> Entrant<G> for Arc<Network> {
    fn bot(&self, _: &G, seed: u64) -> Player<G> {
        Box::new(Net::new(Self::clone(self), seed))
    }
}

/// How one game went.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who has won.
    pub winners: Seats,
    /// By how much each seat was ahead of the best of the others at the end.
    pub leads: BySeat<i32, { Seat::MAX }>,
    /// How often each seat had something to decide.
    pub decisions: BySeat<u32, { Seat::MAX }>,
    /// The CPU time that each seat's bot used.
    pub thought: BySeat<Duration, { Seat::MAX }>,
}

impl Played {
    /// A seat's share of the victory: winners split it.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

/// Where the luck of a deal comes from: the order of the deck, and the seeds of the bots in
/// each of its games. All games of a deal have the same deck and bots of other seeds.
#[derive(Clone, Debug)]
pub struct Deal(Rng);

impl Deal {
    /// Deal number `n` of those that follow from a seed.
    pub fn new(seed: u64, n: u64) -> Self {
        Self(Rng::new(seed).fork(n))
    }

    /// The deck of this deal.
    pub fn deck<G: Contest>(&self, game: &G) -> G::Deck {
        game.shuffle(&mut self.0.fork(0))
    }

    /// The bots of one game of this deal, by seat.
    pub fn players<G: Contest, E: Entrant<G> + ?Sized>(&self, game: &G, n: u64, seats: &[&E]) -> Vec<Player<G>> {
        let luck = self.0.fork(1).fork(n);
        let seeded = seats.iter().zip(0..);
        seeded.map(|(entrant, seat)| entrant.bot(game, luck.fork(seat).next_u64())).collect()
    }

    /// Plays game `n` of this deal with these bots by seat.
    pub fn play<G: Contest, E: Entrant<G> + ?Sized>(&self, game: &G, n: u64, seats: &[&E]) -> Played {
        play(game, &mut self.players(game, n, seats), self.deck(game), |_, _| {}).0
    }
}

/// Plays one game to its end, seat 0 first; `watch` sees every step and the position
/// before it. Also returns the last position.
pub fn play<G: Contest>(
    game: &G,
    players: &mut [Player<G>],
    mut deck: G::Deck,
    mut watch: impl FnMut(&G::State, StepOf<G>),
) -> (Played, G::State) {
    const FIRST: Seat = Seat::new(0).unwrap();
    let mut state = game.start(FIRST);
    let (mut decisions, mut thought) = (BySeat::default(), BySeat::default());
    loop {
        let step = match game.turn(&state) {
            Turn::Chance => Step::Chance(game.deal(&state, &mut deck)),
            Turn::Decide(seat) => {
                let view = game.view(&state, Viewer::Seat(seat));
                let start = thread_cpu();
                let m = players[seat.index()].choose(game, &view);
                thought[seat] += thread_cpu().saturating_sub(start);
                decisions[seat] += u32::from(game.indifferent(&state).is_none());
                Step::Move(m)
            }
            Turn::Over => break,
        };
        watch(&state, step);
        game.apply(&mut state, step);
    }
    let leads = BySeat::of(game.players(), |seat| game.lead(&state, seat));
    (Played { winners: game.winners(&state), leads, decisions, thought }, state)
}

/// CPU milliseconds for each decision; 0 if there was none.
pub fn ms_per_move(thought: Duration, decisions: u64) -> f64 {
    thought.as_secs_f64() * 1000.0 / decisions.max(1) as f64
}
