//! The levels of strength, from gentle to the strongest.

use game::{Rng, Seat, Seats, Turn};

use crate::bot::{Bot, imagine};
use crate::budget::Budget;
use crate::draw::draw;
use crate::exp::exp;
use crate::judge::Learned;
use crate::net::Net;
use crate::style::Style;

/// A level of strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "each is its name")]
pub enum Level {
    Novice,
    Apprentice,
    Journeyman,
    Expert,
    Master,
    Sage,
}

/// How a level decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Manner {
    /// At once, by the network, but a move that seems to lose this share of the victory is
    /// still played with odds of one to e against the best: the mistakes of people who see
    /// what a move does and misjudge what it is worth.
    Judges(f32),
    /// By thinking.
    Thinks(Budget),
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::Novice, Self::Apprentice, Self::Journeyman, Self::Expert, Self::Master, Self::Sage];

    /// The level at which the styles play.
    pub const MIDDLE: Self = Self::Journeyman;

    /// The level with this number, from 1.
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The level with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The number of the level, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The name of the level.
    pub const fn name(self) -> &'static str {
        ["novice", "apprentice", "journeyman", "expert", "master", "sage"][self as usize]
    }
}

impl Manner {
    /// How much it misjudges; nothing if it thinks.
    pub const fn heat(self) -> f32 {
        match self {
            Self::Judges(heat) => heat,
            Self::Thinks(_) => 1e-3,
        }
    }
}

/// Of so many moves, the best by the network, one is chosen by a level that misjudges: no
/// move is played that looks like nonsense to anybody.
const PLAUSIBLE: usize = 30;

/// Who misjudges moves by no more than this does not overlook one that wins the game at once,
/// even if others seem to win as surely later.
const NOTICES: f32 = 0.02;

/// Plays by the network and misjudges now and then.
pub struct Fallible<G: Learned> {
    net: Net<G>,
    heat: f32,
    style: Option<Style>,
    rng: Rng,
    order: Vec<(f32, G::Move)>,
}

impl<G: Learned> Fallible<G> {
    /// The bot that misjudges moves by about this share of the victory.
    pub fn new(net: Net<G>, heat: f32, seed: u64) -> Self {
        Self { net, heat, style: None, rng: Rng::new(seed), order: Vec::new() }
    }

    /// The bot that also plays what it likes.
    pub fn with_style(self, style: Style) -> Self {
        Self { style: Some(style), ..self }
    }
}

impl<G: Learned> Bot<G> for Fallible<G> {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let world = imagine(game, view, &mut self.rng);
        debug_assert!(matches!(game.turn(&world), Turn::Decide(_)));
        if let Some(m) = game.indifferent(&world) {
            return m;
        }
        let (seat, moves, outlooks) = self.net.judge(game, view);
        if self.heat <= NOTICES
            && let Some(&m) = moves.iter().find(|&&m| wins(game, &world, seat, m))
        {
            return m;
        }
        self.order.clear();
        let likes = |m| self.style.map_or(0.0, |style| game.taste(&world, m, style));
        for (&m, outlook) in moves.iter().zip(outlooks) {
            let worth = outlook.worth(seat) + likes(m);
            let at = self.order.partition_point(|(other, _)| other.total_cmp(&worth).is_ge());
            self.order.insert(at, (worth, m));
            self.order.truncate(PLAUSIBLE);
        }
        let best = self.order.first().expect("who has to decide has a legal move").0;
        draw(&self.order, |worth| exp((worth - best) / self.heat), &mut self.rng)
    }
}

/// Does this move end the game with the seat as its only winner?
fn wins<G: Learned>(game: &G, state: &G::State, seat: Seat, m: G::Move) -> bool {
    let mut state = state.clone();
    game.play(&mut state, m);
    game.winners(&state) == Seats::one(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbered_from_one() {
        assert!(Level::ALL.iter().all(|&level| Level::from_number(level.number()) == Some(level)));
        assert_eq!(Level::from_number(0), None);
        assert_eq!(Level::from_number(7), None);
    }

    #[test]
    fn levels_are_found_by_their_names() {
        assert!(Level::ALL.iter().all(|&level| Level::from_name(level.name()) == Some(level)));
        assert_eq!(Level::from_name("Sage"), None);
    }
}
