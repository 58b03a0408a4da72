//! A match: one bot against another, on mirrored deals and every seat.
//!
//! Bot A sits on every seat once with the same deck, so each deal has as many games as there are players; all other
//! seats are B's. The games of a deal are not independent, so the **deal** is the unit of all statistics: its result is
//! A's share of its victories (shared ones split), and the interval is that of the mean of the deals
//! ([`Sample::interval_of_shares`]). Elo and its interval are those of the share and of the ends of its interval
//! ([`crate::elo`]), each kept at least half a victory away from 0 and 1.

use std::ops::ControlFlow;
use std::time::Duration;

use game::{Game, Seat};
use serde::Serialize;

use crate::arena_game::ArenaGame;
use crate::deal::{Deal, Entrant, Played, ms_per_move};
use crate::elo::{clipped, elo};
use crate::interval::{Interval, Sample};
use crate::parallel::in_order;

/// The two bots of a match, its number of deals, and its seed.
pub struct Match<'a, G> {
    /// The bot that is measured.
    pub a: &'a dyn Entrant<G>,
    /// The bot on all other seats.
    pub b: &'a dyn Entrant<G>,
    /// The largest number of deals.
    pub deals: u64,
    /// The seed that everything follows from, except how far bots with a time budget get.
    pub seed: u64,
}

impl<G> Clone for Match<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Match<'_, G> {}

/// The results so far.
#[derive(Clone, Debug)]
pub struct Tally {
    players: usize,
    deals: Sample,
    leads: Sample,
    by_seat: Vec<Sample>,
    /// A's shares in the unfinished deal.
    current: Sample,
    shared: u64,
    a: Spent,
    b: Spent,
}

#[derive(Clone, Copy, Default, Debug)]
struct Spent {
    thought: Duration,
    decisions: u64,
}

impl Spent {
    fn add(&mut self, played: &Played, seat: Seat) {
        self.thought += played.thought[seat];
        self.decisions += u64::from(played.decisions[seat]);
    }

    fn ms_per_move(&self) -> f64 {
        ms_per_move(self.thought, self.decisions)
    }
}

/// The result of a match. All shares and Elo are A's.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Score {
    /// Complete deals.
    pub deals: u64,
    /// Games in these deals.
    pub games: u64,
    /// A's share of the victories, shared ones split.
    pub a_score: f64,
    /// The lower end of its 95 % interval.
    pub a_share_low: f64,
    /// The upper end of its 95 % interval.
    pub a_share_high: f64,
    /// The standard error of the share, with deals as the unit.
    pub a_standard_error: f64,
    /// The share of equal bots.
    pub fair: f64,
    /// A's Elo above B.
    pub elo: f64,
    /// The lower end of its 95 % interval.
    pub elo_low: f64,
    /// The upper end of its 95 % interval.
    pub elo_high: f64,
    /// How far A was ahead of the best other seat at the end, on average.
    pub a_lead: f64,
    /// A's share on each seat; the first seat has the first turn.
    pub a_by_seat: Vec<f64>,
    /// Games with more than one winner.
    pub shared: u64,
    /// CPU milliseconds per decision of A.
    pub a_ms_per_move: f64,
    /// CPU milliseconds per decision of B.
    pub b_ms_per_move: f64,
}

impl Tally {
    /// Creates an empty tally for this many players.
    pub fn new(players: usize) -> Self {
        Self {
            players,
            deals: Sample::default(),
            leads: Sample::default(),
            by_seat: vec![Sample::default(); players],
            current: Sample::default(),
            shared: 0,
            a: Spent::default(),
            b: Spent::default(),
        }
    }

    /// Adds the next game, in which A had this seat. Returns whether it was the last of its deal.
    pub fn add(&mut self, a: Seat, played: &Played) -> bool {
        let share = played.share(a);
        self.by_seat[a.index()].add(share);
        self.leads.add(f64::from(played.leads[a]));
        self.shared += u64::from(played.winners.len() > 1);
        for seat in Seat::all(self.players) {
            if seat == a { self.a.add(played, seat) } else { self.b.add(played, seat) }
        }
        self.current.add(share);
        let full = self.current.count() == self.players as u64;
        if full {
            self.deals.add(std::mem::take(&mut self.current).mean());
        }
        full
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Returns the results of the deals.
    pub fn deals(&self) -> &Sample {
        &self.deals
    }

    /// Returns the result.
    pub fn score(&self) -> Score {
        let games = self.deals.count() * self.players as u64;
        let elo = |share| elo(clipped(share, games), self.players);
        let (share, Interval { low, high }) = (self.deals.mean(), self.deals.interval_of_shares());
        Score {
            deals: self.deals.count(),
            games,
            a_score: share,
            a_share_low: low,
            a_share_high: high,
            a_standard_error: self.deals.error(),
            fair: 1.0 / self.players as f64,
            elo: elo(share),
            elo_low: elo(low),
            elo_high: elo(high),
            a_lead: self.leads.mean(),
            a_by_seat: self.by_seat.iter().map(Sample::mean).collect(),
            shared: self.shared,
            a_ms_per_move: self.a.ms_per_move(),
            b_ms_per_move: self.b.ms_per_move(),
        }
    }
}

/// Plays the match on this many threads. Calls `progress` after every game, in order, with the results so far and
/// whether the deal is complete; it may break off.
pub fn versus<G: ArenaGame>(
    game: &G,
    contest: Match<'_, G>,
    threads: usize,
    progress: impl FnMut(&Tally, bool) -> ControlFlow<()>,
) -> Tally {
    versus_on(std::slice::from_ref(game), contest, threads, progress)
}

/// Like [`versus`], on several boards for the same number of players, which take turns.
pub fn versus_on<G: ArenaGame>(
    boards: &[G],
    contest: Match<'_, G>,
    threads: usize,
    mut progress: impl FnMut(&Tally, bool) -> ControlFlow<()>,
) -> Tally {
    let players = boards[0].players() as u64;
    let mut tally = Tally::new(boards[0].players());
    in_order(
        contest.deals.saturating_mul(players),
        threads,
        |job| {
            let deal = job / players;
            one_game(&boards[(deal % boards.len() as u64) as usize], contest, deal, job % players)
        },
        |_, (seat, played)| {
            let full = tally.add(seat, &played);
            progress(&tally, full)
        },
    );
    tally
}

/// Plays the game of a deal in which A has this seat.
fn one_game<G: ArenaGame>(game: &G, contest: Match<'_, G>, deal: u64, seat: u64) -> (Seat, Played) {
    let a = Seat::new(seat as usize).expect("the seat is at the table");
    let seats: Vec<_> =
        Seat::all(Game::players(game)).map(|seat| if seat == a { contest.a } else { contest.b }).collect();
    (a, Deal::new(contest.seed, deal).play(game, seat, &seats))
}
