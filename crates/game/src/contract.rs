//! The contract between a game and the rest of the program, one trait per subject:
//!
//! | trait | subject | used by |
//! | --- | --- | --- |
//! | [`Game`] | the rules: turns, moves, chance, and who knows what | everything |
//! | [`Describe`] | events and views as data | tables, the page, explanations |
//! | [`Notation`] | positions and views as text | files, the page, tests |
//! | [`Dealing`] | the real order of what lies face down | dealers |
//! | [`Audit`] | internal consistency | tests |
//! | [`Playable`](crate::Playable) | options, seat names and standings, in `playable.rs` | tables |
//!
//! `testing::conformance` checks the laws between all these functions for every game.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::{Dice, Flaw, Rng, Ruled, Seat, Seats, Viewer};

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat plays one of [`Game::legal_moves`].
    Decide(Seat),
    /// Chance resolves one of [`Game::outcomes`].
    Chance,
    /// The game has ended.
    Over,
}

/// One entry of a game's log: a decision or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<M, C> {
    /// A player's decision.
    Move(M),
    /// An outcome of chance.
    Chance(C),
}

/// A step in the log of game `G`.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Chance>;

/// The rules of a game with hidden information, chance, and up to [`Seat::MAX`] players.
///
/// The value itself is what stays the same during a game (board, number of players, options). What changes
/// is [`Game::State`], plain data without pointers, so a search can copy it millions of times a second.
///
/// A **move** is one decision, not a whole turn of the rulebook: placing a tile and choosing the pile to draw
/// from are two moves. This keeps search trees narrow, and a decision that has revealed nothing can be undone.
///
/// A state knows unseen things as counts, never as an order: the order belongs to [`Dealing::Deck`].
///
/// `turn`, `legal_moves`, `random_move`, `play`, `outcomes`, `random_outcome`, `resolve` and `determinize` don't
/// allocate once the caller's buffers have grown.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The game's short name, as on the command line.
    const NAME: &'static str;

    /// A complete position, including hidden information.
    type State: Clone + Eq + Debug + Send + Sync;
    /// Everything that one viewer has been shown of a position and remembers of the game so far. It may know
    /// less than perfect memory would, never anything untrue.
    type View: Clone + Eq + Debug + Send + Sync;
    /// One decision.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr<Err: Error> + Send + Sync;
    /// One outcome of chance.
    type Chance: Copy + Ord + Hash + Debug + Display + FromStr<Err: Error> + Send + Sync;
    /// Why a move is illegal, with everything a person needs to understand it.
    type Illegal: Error + Ruled + Serialize + Clone + Eq + Send + Sync;

    /// Returns the number of players.
    fn players(&self) -> usize;

    /// Returns the position before anything is dealt; `first`, a seat of this game, takes the first turn.
    fn start(&self, first: Seat) -> Self::State;

    /// Returns who decides next.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Fills `moves` with every legal move, each once; with none if no player has to decide.
    fn legal_moves(&self, state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Checks whether a move is legal now. The reason is meant for the player to move: it may mention that
    /// player's hand.
    fn check(&self, state: &Self::State, m: Self::Move) -> Result<(), Self::Illegal>;

    /// Plays a move that [`Game::check`] accepts.
    fn play(&self, state: &mut Self::State, m: Self::Move);

    /// Fills `outcomes` with what chance may bring now, each with its weight; with none if it isn't chance's turn.
    fn outcomes(&self, state: &Self::State, outcomes: &mut Vec<(Self::Chance, u32)>);

    /// Resolves chance to one of [`Game::outcomes`].
    fn resolve(&self, state: &mut Self::State, outcome: Self::Chance);

    /// Returns the winners; none while the game isn't over.
    fn winners(&self, state: &Self::State) -> Seats;

    /// Returns what the viewer knows of this position.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Fills `state` with a position that the view allows, sampled as the shuffle makes it likely. Other
    /// players' decisions don't count as evidence, except where the rules left them no choice.
    fn determinize(&self, view: &Self::View, rng: &mut Rng, state: &mut Self::State);

    /// Returns a legal move, each equally likely. A player must have to decide.
    fn random_move(&self, state: &Self::State, rng: &mut Rng) -> Self::Move;

    /// Returns one of the outcomes, drawn by weight. It must be chance's turn.
    fn random_outcome(&self, state: &Self::State, rng: &mut Rng) -> Self::Chance;

    /// Applies one step of a log.
    fn apply(&self, state: &mut Self::State, step: StepOf<Self>) {
        match step {
            Step::Move(m) => self.play(state, m),
            Step::Chance(outcome) => self.resolve(state, outcome),
        }
    }

    /// Plays random moves to the end; returns the number of moves played.
    fn playout(&self, state: &mut Self::State, rng: &mut Rng) -> u32 {
        let mut moves = 0;
        loop {
            match self.turn(state) {
                Turn::Decide(_) => {
                    let m = self.random_move(state, rng);
                    self.play(state, m);
                    moves += 1;
                }
                Turn::Chance => {
                    let outcome = self.random_outcome(state, rng);
                    self.resolve(state, outcome);
                }
                Turn::Over => return moves,
            }
        }
    }
}

/// A game's events and views as data, and who may see which.
///
/// The log, animations, spoken sentences and explanations in every language come from these. `Event` and
/// [`Game::Illegal`] serialize as `{"kind": …, "data": {…}}`: the kind in one word that never changes.
pub trait Describe: Game {
    /// Something that happened in a step, with the rule that caused it.
    type Event: Ruled + Display + Serialize + Clone + Eq + Debug + Send + Sync;
    /// Everything a view shows, for programs that don't know the rules.
    type Data: Serialize + Eq + Debug;

    /// Returns the events of a legal step, in the order they happen.
    fn explain(&self, before: &Self::State, step: StepOf<Self>) -> Vec<Self::Event>;

    /// Is the viewer shown the coming outcome of chance? It must be chance's turn.
    fn sees(&self, state: &Self::State, viewer: Viewer) -> bool;

    /// Is the viewer told about this event? One step can cause both hidden and public events: a tile that only
    /// its owner sees, and the end of the game.
    fn shows(&self, event: &Self::Event, viewer: Viewer) -> bool;

    /// Returns everything the view shows.
    fn describe(&self, view: &Self::View) -> Self::Data;
}

/// Positions and views as text that reads back exactly.
pub trait Notation: Game {
    /// What is wrong with the text of a position.
    type BadPosition: Flaw + Send + Sync;

    /// Writes a position, including hidden information.
    fn write(&self, state: &Self::State) -> String;

    /// Reads the game and the position from what [`Notation::write`] wrote.
    fn read(text: &str) -> Result<(Self, Self::State), Self::BadPosition>;

    /// Writes a view: a position that only counts the cards of hidden hands.
    fn write_view(&self, view: &Self::View) -> String;

    /// Reads what [`Notation::write_view`] wrote. The text must be about this very game, and at least one
    /// position must agree with it.
    fn read_view(&self, text: &str) -> Result<Self::View, Self::BadPosition>;
}

/// The real order of what lies face down. Nothing but a dealer has it.
pub trait Dealing: Game {
    /// Everything chance will bring, in order.
    type Deck: Clone + Debug + Send + Sync;

    /// Shuffles everything that lies face down at the start. The dice decide all that the deck will ever bring.
    fn shuffle(&self, dice: &mut impl Dice) -> Self::Deck;

    /// Takes what chance brings now from the deck. It must be chance's turn, and the deck must have dealt every
    /// earlier outcome of this game.
    fn deal(&self, state: &Self::State, deck: &mut Self::Deck) -> Self::Chance;
}

/// A check of a position's internal consistency, for tests.
pub trait Audit: Game {
    /// Checks that pieces, tiles and cards are conserved, and that everything kept for speed agrees with what
    /// it is derived from. Otherwise says what is wrong.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}
