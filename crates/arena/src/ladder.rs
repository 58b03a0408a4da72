//! A ladder: many bots that play each other, and their ratings.
//!
//! At tables for two every bot meets every other on the same number of deals, in both orders. At larger tables bots are
//! mixed at random so that each sits equally often, and every table rotates until all have had every seat on the same
//! deal. Ratings and intervals are those of [`crate::rating`]: 95 % of the bootstrap repeats are inside.

mod schedule;

use std::time::Duration;

use bots::Opponent;
use game::Seat;
use serde::{Deserialize, Serialize};

use crate::arena_game::ArenaGame;
use crate::deal::{Deal, Played, ms_per_move};
use crate::interval::Interval;
use crate::parallel::in_order;
use crate::rating::{Outcome, bootstrap, ratings};

pub use schedule::{Seating, schedule};

/// The number of bootstrap repeats.
const REPEATS: usize = 1000;

/// Who is on the ladder, and how they are measured.
#[derive(Clone, Copy, Debug)]
pub struct Ladder<'a> {
    /// The bots: two or more.
    pub bots: &'a [Opponent],
    /// The deals of each pair, or of all mixed tables together.
    pub deals: u64,
    /// For two: only bots at most this many places apart in the list meet.
    pub neighbours: Option<usize>,
    /// The index of the bot that has 0 Elo.
    pub anchor: usize,
    /// The seed that everything follows from.
    pub seed: u64,
}

/// A difference in Elo with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Elo {
    /// The difference.
    pub elo: f64,
    /// The lower end of its interval.
    pub elo_low: f64,
    /// The upper end of its interval.
    pub elo_high: f64,
}

/// One bot on the ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The bot's name.
    pub bot: String,
    /// Its rating above the anchor.
    #[serde(flatten)]
    pub rating: Elo,
    /// How far it is above the next bot; `None` for the lowest.
    pub above_next: Option<Elo>,
    /// Its share of the victories.
    pub score: f64,
    /// How many games it played; a bot on two seats counts twice.
    pub games: u64,
    /// CPU milliseconds per decision.
    pub ms_per_move: f64,
}

/// How two bots did at tables with both of them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Meeting {
    /// One bot.
    pub a: String,
    /// The other bot.
    pub b: String,
    /// Deals with both of them.
    pub deals: u64,
    /// The first bot's share of the victories that went to either; a half if none did.
    pub a_score: f64,
}

/// The result, the strongest bot first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderResult {
    /// All games together.
    pub games: u64,
    /// The bots by rating.
    pub rungs: Vec<Rung>,
    /// All pairs that met.
    pub meetings: Vec<Meeting>,
}

/// What one bot did in all its games.
#[derive(Clone, Copy, Default)]
struct Record {
    games: u64,
    won: f64,
    decisions: u64,
    thought: Duration,
}

/// Plays the whole ladder on this many threads; calls `progress` after every game.
pub fn run<G: ArenaGame>(game: &G, ladder: &Ladder<'_>, threads: usize, mut progress: impl FnMut()) -> LadderResult {
    let players = game.players();
    let seatings = schedule(ladder, players);
    let mut records = vec![Record::default(); ladder.bots.len()];
    let mut won = vec![vec![0.0; players]; seatings.len()];
    in_order(
        (seatings.len() * players) as u64,
        threads,
        |job| {
            let (deal, turned) = (job as usize / players, job as usize % players);
            let seats = seatings[deal].turned(turned);
            let bots: Vec<_> = seats.iter().map(|&bot| &ladder.bots[bot]).collect();
            Deal::new(ladder.seed, deal as u64).play(game, turned as u64, &bots)
        },
        |job, played| {
            let (deal, turned) = (job as usize / players, job as usize % players);
            for (seat, (place, bot)) in Seat::all(players).zip(seatings[deal].places(turned)) {
                won[deal][place] += played.share(seat) / players as f64;
                records[bot].add(&played, seat);
            }
            progress();
            std::ops::ControlFlow::Continue(())
        },
    );
    let strata: Vec<_> = seatings.iter().map(|seating| seating.stratum).collect();
    let outcomes: Vec<_> =
        seatings.into_iter().zip(won).map(|(seating, won)| Outcome { seats: seating.seats, won }).collect();
    rungs(ladder, players, &outcomes, &strata, &records)
}

impl Record {
    fn add(&mut self, played: &Played, seat: Seat) {
        self.games += 1;
        self.won += played.share(seat);
        self.decisions += u64::from(played.decisions[seat]);
        self.thought += played.thought[seat];
    }
}

fn rungs(
    ladder: &Ladder<'_>,
    players: usize,
    outcomes: &[Outcome],
    strata: &[usize],
    records: &[Record],
) -> LadderResult {
    let bots = ladder.bots.len();
    let found = ratings(bots, outcomes, ladder.anchor);
    let repeats = bootstrap(bots, outcomes, strata, ladder.anchor, REPEATS, ladder.seed);
    let mut order: Vec<_> = (0..bots).collect();
    order.sort_by(|&one, &other| found[other].total_cmp(&found[one]));
    let rung = |place: usize| {
        let (bot, below) = (order[place], order.get(place + 1));
        Rung {
            bot: ladder.bots[bot].to_string(),
            rating: elo(found[bot], repeats.iter().map(|again| again[bot])),
            above_next: below
                .map(|&next| elo(found[bot] - found[next], repeats.iter().map(|again| again[bot] - again[next]))),
            score: records[bot].won / records[bot].games.max(1) as f64,
            games: records[bot].games,
            ms_per_move: ms_per_move(records[bot].thought, records[bot].decisions),
        }
    };
    LadderResult {
        games: (outcomes.len() * players) as u64,
        rungs: (0..bots).map(rung).collect(),
        meetings: meetings(ladder, outcomes),
    }
}

/// Returns a value with the middle 95 % of its bootstrap repeats.
fn elo(found: f64, again: impl Iterator<Item = f64>) -> Elo {
    let Interval { low, high } = middle(again.collect());
    Elo { elo: found, elo_low: low, elo_high: high }
}

fn middle(mut values: Vec<f64>) -> Interval {
    values.sort_by(f64::total_cmp);
    let at = |part: f64| values[((values.len() - 1) as f64 * part).round() as usize];
    Interval { low: at(0.025), high: at(0.975) }
}

fn meetings(ladder: &Ladder<'_>, outcomes: &[Outcome]) -> Vec<Meeting> {
    let bots = ladder.bots.len();
    let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other)));
    let meeting = |(one, other): (usize, usize)| {
        let both = outcomes.iter().filter(|outcome| outcome.seats.contains(&one) && outcome.seats.contains(&other));
        let (mut deals, mut won) = (0, [0.0, 0.0]);
        for outcome in both {
            deals += 1;
            for (&seat, &part) in outcome.seats.iter().zip(&outcome.won) {
                won[0] += if seat == one { part } else { 0.0 };
                won[1] += if seat == other { part } else { 0.0 };
            }
        }
        let a_score = if won == [0.0, 0.0] { 0.5 } else { won[0] / (won[0] + won[1]) };
        let [a, b] = [one, other].map(|bot| ladder.bots[bot].to_string());
        Meeting { a, b, deals, a_score }
    };
    pairs.map(meeting).filter(|meeting| meeting.deals > 0).collect()
}
