//! Lanterns, a tiny card game for two to four players: an example of how to add a game.
//!
//! Read the files in this order; `docs/adding-a-game.md` explains the steps.
//!
//! | file | subject | implements |
//! | --- | --- | --- |
//! | `rules` | the rules' numbers | |
//! | `card`, `moves` | the vocabulary | |
//! | `state`, `play` | positions and the rules | [`game::Game`], [`game::Dealing`] |
//! | `view` | who knows what | |
//! | `describe` | events, reasons why not, views as data | [`game::Describe`] |
//! | `position` | positions and views as text | [`game::Notation`], [`game::Audit`] |
//! | `options` | how a game is chosen, how players compare | [`game::Playable`] |
//!
//! # The rules
//!
//! - **L1** Twenty cards: four each of the lanterns 1 to 5. Each player is dealt three. The rest is the pile.
//! - **L2** Clockwise, each player in turn either hangs a lantern or discards a card face up.
//! - **L3** A lantern must be at least as bright as the last one in the player's own row.
//! - **L4** Then the player draws a card while the pile lasts. Only that player sees it.
//! - **L5** The game ends when all hands are empty. The highest sum of lanterns wins; ties share the victory.

mod card;
mod describe;
mod moves;
mod options;
mod play;
mod position;
pub mod rules;
mod state;
mod view;

pub use card::{Card, Cards, NotACard};
pub use describe::{Data, Event, Illegal, PlayerData};
pub use moves::{Move, NotAMove};
pub use options::Options;
pub use play::Deck;
pub use position::{BadPosition, BadPosition as PositionFault};
pub use state::{BySeat, Phase, Row, State, Table};
pub use view::View;

/// Lanterns for two to four players. The value holds everything that stays the same during a game.
#[derive(Clone, Debug)]
pub struct Lanterns {
    players: usize,
}

impl Lanterns {
    /// Lanterns for this number of players; `None` unless two to four play.
    pub fn new(players: usize) -> Option<Self> {
        (2..=4).contains(&players).then_some(Self { players })
    }
}
