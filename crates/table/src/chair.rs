//! Who plays a seat, and who owns it.

use crate::act::{Player, Sitter};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Nobody yet.
    Empty,
    /// A person.
    Person {
        /// Who.
        player: Player,
        /// Without an account?
        guest: bool,
    },
    /// A bot that was asked for.
    Bot {
        /// By which name it is known.
        opponent: String,
    },
    /// A bot that plays on for somebody who has left, whose time was up, or who forfeited.
    StandIn {
        /// By which name it is known.
        opponent: String,
        /// For whom.
        player: Player,
        /// Without an account?
        guest: bool,
    },
}

impl Chair {
    pub(crate) fn of(sitter: Sitter) -> Self {
        match sitter {
            Sitter::Person(player) => Self::Person { player, guest: false },
            Sitter::Guest(player) => Self::Person { player, guest: true },
            Sitter::Bot { opponent } => Self::Bot { opponent },
        }
    }

    /// Does a person play?
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// The bot that plays, by name.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot { opponent } | Self::StandIn { opponent, .. } => Some(opponent),
            Self::Empty | Self::Person { .. } => None,
        }
    }

    /// The person who plays, or for whom a bot plays on.
    pub fn owner(&self) -> Option<&Player> {
        match self {
            Self::Person { player, .. } | Self::StandIn { player, .. } => Some(player),
            Self::Empty | Self::Bot { .. } => None,
        }
    }

    /// Whether a bot plays on for a person.
    pub(crate) fn is_stand_in(&self) -> bool {
        matches!(self, Self::StandIn { .. })
    }

    /// A bot plays on; nothing changes where no person plays.
    pub(crate) fn leave_to(&mut self, bot: &str) {
        if let Self::Person { player, guest } = self {
            *self = Self::StandIn { opponent: bot.to_owned(), player: player.clone(), guest: *guest };
        }
    }

    /// The person is back; nothing changes where none had left.
    pub(crate) fn come_back(&mut self) {
        if let Self::StandIn { player, guest, .. } = self {
            *self = Self::Person { player: player.clone(), guest: *guest };
        }
    }
}
