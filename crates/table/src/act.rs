//! What the log is made of.

use game::Seat;
use json::FromJson;
use serde::Serialize;

use crate::dealing::{Commitment, Contribution};
use crate::round::Missing;

/// One row of the log: one act, when it was, and all that chance brought because of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entry {
    /// How many entries the log has with this one.
    pub version: u32,
    /// When, in milliseconds since 1970; never earlier than the entry before.
    pub at: u64,
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
    /// What chance brought, in order and in the notation of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub chance: Vec<String>,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    /// Somebody sits down before the match.
    Sit {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
        /// Under the first protocol the random bytes of the person's client; otherwise nothing.
        #[serde(default, skip_serializing_if = "Contribution::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Contribution>"))]
        contribution: Contribution,
    },
    /// Somebody stands up before the match. That ends a dealing round.
    Rise {
        /// From where.
        seat: Seat,
    },
    /// A dealing round starts: everybody's client commits to a contribution, and then opens it.
    Round {
        /// Which round at this table, from 1.
        number: u32,
    },
    /// Somebody's client commits to its contribution.
    Commit {
        /// For which seat.
        seat: Seat,
        /// See [`Contribution::commitment`].
        commitment: Commitment,
    },
    /// Somebody's client opens what it has committed to. Nobody else is shown it before the match is over.
    Open {
        /// For which seat.
        seat: Seat,
        /// 32 random bytes; nothing where the viewer is not shown them.
        #[serde(default, skip_serializing_if = "Contribution::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Contribution>"))]
        contribution: Contribution,
    },
    /// A dealing round is called off, as somebody's client has not done its part in time.
    CallOff {
        /// The seats of those, which are free now.
        seats: Vec<u8>,
        /// What they did not send.
        missing: Missing,
    },
    /// The first game is dealt.
    Begin {
        /// Who has the first turn.
        first: Seat,
    },
    /// The next game of a series is dealt.
    Next {
        /// Who has the first turn.
        first: Seat,
    },
    /// A decision in the game.
    Move {
        /// Whose.
        seat: Seat,
        /// In the notation of the game.
        #[serde(rename = "move")]
        text: String,
    },
    /// The last move is taken back by the player who made it.
    Undo {
        /// By whom.
        seat: Seat,
    },
    /// Somebody asks to take back their last move and all that came after.
    AskUndo {
        /// Who.
        seat: Seat,
    },
    /// Somebody answers such a request; when all people have agreed the moves are taken back.
    AnswerUndo {
        /// Who.
        seat: Seat,
        /// Yes?
        agree: bool,
    },
    /// Somebody leaves during the match, and a bot plays on.
    Leave {
        /// Who.
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
    /// Somebody who had left is back.
    Claim {
        /// Who.
        seat: Seat,
    },
    /// Somebody's time is up; the options say what follows.
    TimeOut {
        /// Whose.
        seat: Seat,
    },
    /// Somebody gives up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// The server couldn't take moves for a while: the time goes back to whoever's clock runs.
    GiveBack {
        /// To whom.
        seat: Seat,
        /// How much.
        milliseconds: u64,
    },
}

impl Act {
    /// Does this belong into a dealing round?
    pub(crate) fn is_of_round(&self) -> bool {
        matches!(self, Self::Commit { .. } | Self::Open { .. } | Self::CallOff { .. } | Self::Begin { .. })
    }
}

/// Who can sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[json(deny_unknown_fields)]
pub enum Sitter {
    /// Somebody with an account.
    Person(Player),
    /// Somebody without.
    Guest(Player),
    /// A bot.
    Bot {
        /// By which name it is known.
        opponent: String,
    },
}

impl Sitter {
    /// Whoever sends a command, before it is known who that is.
    pub fn sender() -> Self {
        Self::Person(Player { name: "player".to_owned(), id: String::new() })
    }
}

/// A person, with or without an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// What the person is called.
    pub name: String,
    /// By what the server knows the person. Nobody else is told, and no record has it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub id: String,
}
