//! What somebody wants to happen at a table.

use game::Seat;
use json::FromJson;
use serde::Serialize;

use crate::act::Sitter;
use crate::dealing::{Commitment, Contribution};

/// Who gives a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The server itself: it seats bots, plays for them, and looks at the clock.
    Server,
    /// The person whom the server knows by this.
    Player(String),
}

/// What somebody wants to happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
#[json(deny_unknown_fields)]
pub enum Command {
    /// Sit down before the match.
    Sit {
        /// Where.
        seat: Seat,
        /// Who; whoever sends it, if nothing is said.
        #[serde(default = "Sitter::sender")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Sitter>"))]
        sitter: Sitter,
        /// At tables of the first protocol 16 to 64 random bytes of a person's client; otherwise nothing.
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Contribution>"))]
        #[serde(default)]
        contribution: Contribution,
    },
    /// Stand up before the match.
    Rise {
        /// From where.
        seat: Seat,
    },
    /// Begin the match: a dealing round starts, and when it is complete the first game is dealt. Where only bots
    /// play it is dealt at once.
    Begin,
    /// Commit to a contribution to the dealing.
    Commit {
        /// For this seat.
        seat: Seat,
        /// See [`Contribution::commitment`].
        commitment: Commitment,
    },
    /// Open the contribution, once everybody has committed.
    Open {
        /// For this seat.
        seat: Seat,
        /// The 32 random bytes that were committed to.
        contribution: Contribution,
    },
    /// Deal the next game of a series.
    Next,
    /// Play a move.
    Move {
        /// For this seat.
        seat: Seat,
        /// In the notation of the game.
        #[serde(rename = "move")]
        text: String,
    },
    /// Take back the last move, made in this turn, that has shown nothing hidden.
    Undo {
        /// For this seat.
        seat: Seat,
    },
    /// Ask the others to take back one's last move and all that came after.
    AskUndo {
        /// For this seat.
        seat: Seat,
    },
    /// Answer such a request.
    AnswerUndo {
        /// For this seat.
        seat: Seat,
        /// Yes?
        agree: bool,
    },
    /// Leave; a bot plays on.
    Leave {
        /// This seat.
        seat: Seat,
    },
    /// Come back to one's seat.
    Claim {
        /// This seat.
        seat: Seat,
    },
    /// Somebody's time is up, to decide or to do their part in a dealing round.
    TimeOut,
    /// Give time back to whoever's clock runs, as the server couldn't take moves.
    GiveBack {
        /// How much.
        milliseconds: u64,
    },
    /// Give up.
    Resign {
        /// This seat.
        seat: Seat,
    },
}

impl Command {
    /// Sits down, or seats a bot.
    pub fn sit(seat: Seat, sitter: Sitter) -> Self {
        Self::Sit { seat, sitter, contribution: Contribution::NONE }
    }

    /// The seat that this is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Begin | Self::Next | Self::TimeOut | Self::GiveBack { .. } => None,
            Self::Sit { seat, .. }
            | Self::Rise { seat }
            | Self::Commit { seat, .. }
            | Self::Open { seat, .. }
            | Self::Move { seat, .. }
            | Self::Undo { seat }
            | Self::AskUndo { seat }
            | Self::AnswerUndo { seat, .. }
            | Self::Leave { seat }
            | Self::Claim { seat }
            | Self::Resign { seat } => Some(*seat),
        }
    }
}
