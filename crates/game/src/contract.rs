//! The contract: what a game is to the rest of the program.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Dice, Fact, Flaw, Rng, Seat, Seats, Told, Viewer};

/// Who has to do what next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat decides: one of [`Game::legal_moves`] is to be played.
    Decide(Seat),
    /// Chance decides: one of [`Game::outcomes`] is to be resolved.
    Chance,
    /// The game has ended.
    Over,
}

/// One entry of a game's log: a decision, or what chance brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<M, C> {
    /// Somebody decided.
    Move(M),
    /// Chance decided.
    Chance(C),
}

/// The step of a log of game `G`.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Chance>;

/// A game with hidden information, chance, and any number of seats up to [`Seat::MAX`].
///
/// The value itself is what stays the same during a match (board, number of players,
/// options); the changing part is [`Game::State`], plain data without pointers, so that a
/// search can copy it millions of times a second.
///
/// A **move** is one decision, not a whole turn of the rulebook: placing a tile and
/// choosing the pile to draw from are two moves. Search trees stay narrow, and what has
/// not yet shown anything hidden can be undone.
///
/// A state knows what is unseen as counts, never as an order: the order belongs to the
/// [`Game::Deck`], which only a dealer has.
///
/// `turn`, `legal_moves`, `random_move`, `play`, `outcomes`, `resolve` and `determinize`
/// do not allocate once the caller's buffers have grown. The laws between all these
/// functions are checked for every game by the crate `laws`.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The game's short name, as on the command line.
    const NAME: &'static str;

    /// A position with everything in it, hidden things included.
    type State: Clone + Eq + Debug + Send + Sync;
    /// All that one viewer has been shown of a position and remembers of how it came about.
    /// It may claim to know less than a perfect memory would, never more than is true.
    type View: Clone + Eq + Debug + Send + Sync;
    /// One decision.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr<Err: Error> + Send + Sync;
    /// One outcome of chance.
    type Chance: Copy + Ord + Hash + Debug + Display + FromStr<Err: Error> + Send + Sync;
    /// Why a move is not allowed, with all that a person needs to understand it.
    type Illegal: Error + Told + Clone + Eq + Send + Sync;
    /// Something that happened in a step, with the rule that made it happen.
    type Event: Told + Clone + Eq + Debug + Send + Sync;
    /// What lies face down, in order. Only a dealer has one.
    type Deck: Clone + Debug + Send + Sync;
    /// What is wrong with the text of a position.
    type BadPosition: Flaw + Send + Sync;

    /// How many people play.
    fn players(&self) -> usize;

    /// The position before anything is dealt, with `first`, a seat at this table, to have
    /// the first turn.
    fn start(&self, first: Seat) -> Self::State;

    /// Who has to do what next.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Fills `moves` with every legal move, each once; nothing if nobody has to decide.
    fn legal_moves(&self, state: &Self::State, moves: &mut Vec<Self::Move>);

    /// One of the legal moves, each equally likely. Somebody must have to decide.
    fn random_move(&self, state: &Self::State, rng: &mut Rng) -> Self::Move;

    /// May this move be played now? If not, why not? The answer is for the player on turn:
    /// it may speak of that player's hand.
    fn check(&self, state: &Self::State, m: Self::Move) -> Result<(), Self::Illegal>;

    /// Plays a move that [`Game::check`] accepts.
    fn play(&self, state: &mut Self::State, m: Self::Move);

    /// Fills `outcomes` with what chance may bring now, each with its weight; nothing if
    /// it is not chance's turn.
    fn outcomes(&self, state: &Self::State, outcomes: &mut Vec<(Self::Chance, u32)>);

    /// One of the outcomes, drawn by their weights. It must be chance's turn.
    fn random_outcome(&self, state: &Self::State, rng: &mut Rng) -> Self::Chance;

    /// Lets chance bring this, which must be one of [`Game::outcomes`].
    fn resolve(&self, state: &mut Self::State, outcome: Self::Chance);

    /// Is the viewer shown what chance is about to bring? It must be chance's turn.
    fn sees(&self, state: &Self::State, viewer: Viewer) -> bool;

    /// Is the viewer told of this event? One step can bring hidden and public ones: a tile
    /// that only its owner sees, and the end of the game.
    fn shows(&self, event: &Self::Event, viewer: Viewer) -> bool;

    /// What the viewer knows of this position.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Fills `state` with a world that the view allows, each such world as likely as the
    /// shuffle makes it. Decisions of others are not taken as evidence, except where the
    /// rules left them no choice.
    fn determinize(&self, view: &Self::View, rng: &mut Rng, state: &mut Self::State);

    /// What a legal step does, in the order in which it happens.
    fn explain(&self, before: &Self::State, step: StepOf<Self>) -> Vec<Self::Event>;

    /// Who has won; nobody while the game is not over.
    fn winners(&self, state: &Self::State) -> Seats;

    /// Shuffles what is face down at the start. All that the deck will ever bring is decided
    /// by these dice.
    fn shuffle(&self, dice: &mut impl Dice) -> Self::Deck;

    /// Takes what chance brings now from the deck. It must be chance's turn, and the deck
    /// must have dealt every earlier outcome of this game.
    fn deal(&self, state: &Self::State, deck: &mut Self::Deck) -> Self::Chance;

    /// The position as text that [`Game::read`] understands.
    fn write(&self, state: &Self::State) -> String;

    /// The game and the position that a text describes.
    fn read(text: &str) -> Result<(Self, Self::State), Self::BadPosition>;

    /// The view as text that [`Game::read_view`] understands: a position in which hidden hands
    /// are only counted.
    fn write_view(&self, view: &Self::View) -> String;

    /// The view that a text describes. The text must be about this very game, and some world
    /// must agree with it.
    fn read_view(&self, text: &str) -> Result<Self::View, Self::BadPosition>;

    /// All that the view shows, as data for programs that know no rule.
    fn describe(&self, view: &Self::View) -> Fact;

    /// Checks that nothing was lost or invented (pieces, tiles, cards) and that all that
    /// is kept for speed agrees with what it is derived from. Says what is wrong.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// Applies one step of a log.
    fn apply(&self, state: &mut Self::State, step: StepOf<Self>) {
        match step {
            Step::Move(m) => self.play(state, m),
            Step::Chance(outcome) => self.resolve(state, outcome),
        }
    }

    /// Plays random moves to the end; returns how many moves were played.
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
