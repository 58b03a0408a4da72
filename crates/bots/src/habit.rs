//! What players do by habit, told from a few looks at the table and without judging a single position.
//!
//! A decision is at most two choices: what to do, and where, if that leaves it open. Each choice has a weight, a product
//! of entries of a table, and is drawn by it. That takes about a quarter of a microsecond, so that a game can be
//! imagined by the thousand.

use std::fmt;

use game::Rng;

use crate::draw::draw;
use crate::exp::exp;
use crate::judge::Learned;

/// Each entry is a logarithm in so many parts of 1.
const PARTS: f32 = 1024.0;
const MAGIC: [u8; 8] = *b"MNDHAB01";

/// What the weight of a move is made of: the number itself for who plays, the list of entries for who learns.
pub trait Weight: Copy {
    /// Both together.
    #[must_use]
    fn and(self, other: Self) -> Self;
}

impl Weight for f32 {
    #[inline]
    fn and(self, other: Self) -> Self {
        self * other
    }
}

/// What gives every entry its weight.
pub trait Scales {
    /// What is found in the scales.
    type Weight: Weight;

    /// The weight of an entry.
    fn of(&self, entry: usize) -> Self::Weight;
}

/// A game of which it is known what players do by habit.
pub trait Habitual: Learned {
    /// How many entries a habit has.
    const ENTRIES: usize;

    /// What to do, but for where.
    type Choice: Copy + PartialEq + Send;

    /// What players keep in mind, so that they need not count anew for every decision.
    type Tally: Copy;

    /// Counts a position.
    fn tally(&self, state: &Self::State) -> Self::Tally;

    /// Keeps the tally: this move was played.
    fn note(&self, tally: &mut Self::Tally, m: Self::Move, after: &Self::State);

    /// Weighs all choices of who has to decide.
    fn weigh<S: Scales>(
        &self,
        state: &Self::State,
        tally: &Self::Tally,
        scales: &S,
        each: impl FnMut(Self::Choice, S::Weight),
    );

    /// Weighs the moves of a choice.
    fn weigh_moves<S: Scales>(
        &self,
        state: &Self::State,
        choice: Self::Choice,
        scales: &S,
        each: impl FnMut(Self::Move, S::Weight),
    );

    /// The choice that a move belongs to.
    fn choice(&self, m: Self::Move) -> Self::Choice;

    /// Is the end so near that every move must be thought about?
    fn is_ending(&self, state: &Self::State) -> bool;

    /// The habit that the program ships for this game.
    fn habit(&self) -> &'static Habit;
}

/// Somebody who plays by habit, with the memory for it.
pub struct Creature<G: Habitual> {
    choices: Vec<(f32, G::Choice)>,
    moves: Vec<(f32, G::Move)>,
}

impl<G: Habitual> Default for Creature<G> {
    fn default() -> Self {
        Self { choices: Vec::new(), moves: Vec::new() }
    }
}

impl<G: Habitual> Creature<G> {
    /// Draws a move of who has to decide.
    #[inline]
    pub fn choose(&mut self, game: &G, state: &G::State, tally: &G::Tally, habit: &Habit, rng: &mut Rng) -> G::Move {
        self.choices.clear();
        game.weigh(state, tally, habit, |choice, weight| self.choices.push((weight, choice)));
        let choice = draw(&self.choices, |weight| weight, rng);
        self.moves.clear();
        game.weigh_moves(state, choice, habit, |m, weight| self.moves.push((weight, m)));
        if let [(_, only)] = self.moves[..] { only } else { draw(&self.moves, |weight| weight, rng) }
    }
}

/// The entries of a habit.
#[derive(Clone, PartialEq, Debug)]
pub struct Habit {
    entries: Vec<i16>,
    weights: Vec<f32>,
}

/// A file that is no habit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadHabit;

impl fmt::Display for BadHabit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the file is no habit of this version of the program; make it anew with “mandate arena habit”")
    }
}

impl std::error::Error for BadHabit {}

impl Habit {
    /// By these logarithms of weights, each as exactly as a file has it.
    pub fn new(logarithms: &[f32]) -> Self {
        let rounded = |log: &f32| (log * PARTS).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
        Self::of(logarithms.iter().map(rounded).collect())
    }

    /// No habit at all: any legal move is as likely as any other.
    pub fn none<G: Habitual>() -> Self {
        Self::of(vec![0; G::ENTRIES])
    }

    fn of(entries: Vec<i16>) -> Self {
        let weights = entries.iter().map(|&entry| exp(f32::from(entry) / PARTS)).collect();
        Self { entries, weights }
    }

    /// The habit as a file.
    pub fn write(&self) -> Vec<u8> {
        MAGIC.into_iter().chain(self.entries.iter().flat_map(|entry| entry.to_le_bytes())).collect()
    }

    /// Reads a habit of this game.
    pub fn read<G: Habitual>(file: &[u8]) -> Result<Self, BadHabit> {
        let (entries, []) = file.strip_prefix(&MAGIC).ok_or(BadHabit)?.as_chunks() else { return Err(BadHabit) };
        let entries: Vec<_> = entries.iter().map(|&entry| i16::from_le_bytes(entry)).collect();
        if entries.len() == G::ENTRIES { Ok(Self::of(entries)) } else { Err(BadHabit) }
    }
}

impl Scales for Habit {
    type Weight = f32;

    #[inline]
    fn of(&self, entry: usize) -> f32 {
        self.weights[entry]
    }
}
