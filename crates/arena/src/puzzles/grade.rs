//! How hard a puzzle is, measured by which bots find an answer.

use bots::{Bot, BotGame, Greedy, Level, NetworkBot, Persona};
use game::Rng;
use serde::{Deserialize, Serialize};

use crate::clock::thread_cpu;

/// How often each bot with random choices is asked.
const ASKED: u64 = 16;

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Found by looking one move ahead.
    Easy,
    /// Missed by looking one move ahead and, more often than not, by level 2.
    Middle,
    /// Missed by the network without search, too.
    Hard,
}

impl Grade {
    /// All grades.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Middle, Self::Hard];

    /// Returns the number of the grade, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Returns the grade of a position with these answers; `None` if it fits no grade.
pub(super) fn grade<G: BotGame>(game: &G, view: &G::View, answers: &[G::Move], seed: u64) -> Option<Grade> {
    let luck = Rng::new(seed);
    let often = |bot: &dyn Fn(u64) -> Box<dyn Bot<G> + Send>| {
        let finds = |n: &u64| answers.contains(&bot(luck.fork(*n).next_u64()).choose(game, view));
        (0..ASKED).filter(finds).count() as u64
    };
    let greedy = often(&|seed| Box::new(Greedy::new(seed)));
    let net = answers.contains(&NetworkBot::new(game.network(), seed).choose(game, view));
    let level = |level| often(&|seed| Persona::Level(level, None).bot(game, seed, thread_cpu));
    match 4 * greedy / ASKED {
        3.. => Some(Grade::Easy),
        2 => None,
        _ if !net => Some(Grade::Hard),
        _ => (2 * level(Level::Apprentice) < ASKED).then_some(Grade::Middle),
    }
}
