//! One game between bots: a seeded deck, a bot on every seat, and what each of them spent.

use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Network, NetworkBot, Opponent};
use game::{BySeat, Rng, Seat, Seats, Step, StepOf, Turn, Viewer};

use crate::arena_game::ArenaGame;
use crate::clock::thread_cpu;

/// A bot at the table.
pub type Player<G> = Box<dyn Bot<G> + Send>;

/// A contestant: a named opponent, or a network without search.
pub trait Entrant<G: ArenaGame>: Sync {
    /// Creates the bot. Its choices follow from the seed.
    fn bot(&self, game: &G, seed: u64) -> Player<G>;
}

impl<G: ArenaGame> Entrant<G> for Opponent {
    fn bot(&self, game: &G, seed: u64) -> Player<G> {
        Self::bot(self, game, seed, thread_cpu)
    }
}

impl<G: ArenaGame> Entrant<G> for Arc<Network> {
    fn bot(&self, _: &G, seed: u64) -> Player<G> {
        Box::new(NetworkBot::new(Self::clone(self), seed))
    }
}

/// The result of one game.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who has won.
    pub winners: Seats,
    /// How far each seat was ahead of the best other seat at the end.
    pub leads: BySeat<i32, { Seat::MAX }>,
    /// How many decisions each seat had that made a difference.
    pub decisions: BySeat<u32, { Seat::MAX }>,
    /// The CPU time that each seat's bot used.
    pub thought: BySeat<Duration, { Seat::MAX }>,
}

impl Played {
    /// Returns a seat's share of the victory: winners split it.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

/// The randomness of a deal: the order of the deck, and the seeds of the bots in each of its games. All games of a deal
/// have the same deck and differently seeded bots.
#[derive(Clone, Debug)]
pub struct Deal(Rng);

impl Deal {
    /// Returns deal number `n` of a seed.
    pub fn new(seed: u64, n: u64) -> Self {
        Self(Rng::new(seed).fork(n))
    }

    /// Returns the deck of this deal.
    pub fn deck<G: ArenaGame>(&self, game: &G) -> G::Deck {
        game.shuffle(&mut self.0.fork(0))
    }

    /// Creates the bots of game `n` of this deal, by seat.
    pub fn players<G: ArenaGame, E: Entrant<G> + ?Sized>(&self, game: &G, n: u64, seats: &[&E]) -> Vec<Player<G>> {
        let luck = self.0.fork(1).fork(n);
        let seeded = seats.iter().zip(0..);
        seeded.map(|(entrant, seat)| entrant.bot(game, luck.fork(seat).next_u64())).collect()
    }

    /// Plays game `n` of this deal with these bots by seat.
    pub fn play<G: ArenaGame, E: Entrant<G> + ?Sized>(&self, game: &G, n: u64, seats: &[&E]) -> Played {
        play(game, &mut self.players(game, n, seats), self.deck(game), |_, _| {}).0
    }
}

/// Plays one game to its end, seat 0 first; `watch` receives every step and the position before it. Also returns the
/// last position.
pub fn play<G: ArenaGame>(
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
                decisions[seat] += u32::from(game.trivial_move(&state).is_none());
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

/// Returns the CPU milliseconds per decision; 0 if there was none.
pub fn ms_per_move(thought: Duration, decisions: u64) -> f64 {
    thought.as_secs_f64() * 1000.0 / decisions.max(1) as f64
}
