//! The progress of a training run: a bar on a terminal, lines elsewhere.

use std::time::{Duration, Instant};

use arena::ArenaGame;
use arena::train::Run;
use arena::train::curve::{Against, Point};
use indicatif::ProgressBar;

use super::super::shared::signed;
use crate::progress;

/// The bar moves after this many games.
const STRIDE: u64 = 64;

/// The bar and its speed.
pub(super) struct Told {
    bar: ProgressBar,
    learned: u64,
    time: Duration,
}

impl Told {
    pub(super) fn new(games: u64, played: u64) -> Self {
        let bar = progress(games, "games").with_position(played);
        bar.reset_eta();
        Self { bar, learned: 0, time: Duration::ZERO }
    }

    /// Prints a line that stays.
    pub(super) fn line(&self, text: &str) {
        if self.bar.is_hidden() { anstream::eprintln!("{text}") } else { self.bar.println(text) }
    }

    /// Learns from this many more games and shows the progress.
    pub(super) fn learn<G: ArenaGame>(&mut self, run: &mut Run<G>, games: u64) {
        let end = run.training().played().saturating_add(games);
        while run.training().played() < end && !run.is_over() {
            let (before, start) = (run.training().played(), Instant::now());
            run.learn(STRIDE.min(end - before));
            self.learned += run.training().played() - before;
            self.time += start.elapsed();
            self.bar.set_position(run.training().played());
            self.bar.set_message(format!(", {:.0} a second, loss {:.4}", self.speed(), run.training().loss()));
        }
        self.bar.set_message(", measuring");
    }

    /// Returns the games per second.
    fn speed(&self) -> f64 {
        self.learned as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// Prints a measurement.
    pub(super) fn measured(&self, point: &Point) {
        let Point { games, loss, against, .. } = point;
        let speed = self.speed();
        self.line(&format!("{games:>9} games, {speed:.0} a second, loss {loss:.4}, Elo {}", ratings(against)));
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// “+12.3 [+1.0, +23.4] against greedy, …”.
pub(super) fn ratings(against: &[Against]) -> String {
    let one = |against: &Against| {
        let [elo, low, high] = [against.rating.elo, against.rating.elo_low, against.rating.elo_high].map(signed);
        let bot = if against.bot == "earlier" { "itself a quarter earlier" } else { &against.bot };
        format!("{elo} [{low}, {high}] against {bot}")
    };
    against.iter().map(one).collect::<Vec<_>>().join(", ")
}
