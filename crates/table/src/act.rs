//! What the log is made of.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::dealing::Contribution;

/// One row of the log: one act, when it was, and all that chance brought because of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    pub chance: Vec<String>,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    /// Somebody sits down before the match.
    Sit {
        /// Where.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Who.
        sitter: Sitter,
        /// The random bytes of the person's client; nothing from a bot.
        #[serde(default, skip_serializing_if = "Contribution::is_none")]
        contribution: Contribution,
    },
    /// Somebody stands up before the match.
    Rise {
        /// From where.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// The first game is dealt.
    Begin {
        /// Who has the first turn.
        #[serde(with = "seat_number")]
        first: Seat,
    },
    /// The next game of a series is dealt.
    Next {
        /// Who has the first turn.
        #[serde(with = "seat_number")]
        first: Seat,
    },
    /// A decision in the game.
    Move {
        /// Whose.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// In the notation of the game.
        #[serde(rename = "move")]
        text: String,
    },
    /// The last move is taken back by the player who made it.
    Undo {
        /// By whom.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// Somebody asks to take back their last move and all that came after.
    AskUndo {
        /// Who.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// Somebody answers such a request; when all people have agreed the moves are taken back.
    AnswerUndo {
        /// Who.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Yes?
        agree: bool,
    },
    /// Somebody leaves during the match, and a bot plays on.
    Leave {
        /// Who.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
    /// Somebody who had left is back.
    Claim {
        /// Who.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// Somebody's time is up; the options say what follows.
    TimeOut {
        /// Whose.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// Somebody gives up.
    Resign {
        /// Who.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
}

/// Who can sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
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

/// A person, with or without an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// What the person is called.
    pub name: String,
    /// By what the server knows the person. Nobody else is told, and no record has it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
}

/// Seats are written as their numbers, from 0.
pub(crate) mod seat_number {
    use game::Seat;
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.index() as u8)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Seat::new(number)
            .ok_or_else(|| D::Error::custom(format!("there is no seat {number}; seats are numbered from 0 to 4")))
    }
}
