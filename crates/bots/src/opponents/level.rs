//! The levels of strength, and what each can be relied on to see.

use crate::budget::Budget;

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

/// How a level chooses its moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Policy {
    /// Sample a move by the network's evaluations, at this temperature: a move that seems to lose this share of the
    /// victory has odds of 1 to e against the best. These are the mistakes of a person who sees what a move does and
    /// misjudges what it is worth.
    Sample(f32),
    /// Search within this budget.
    Search(Budget),
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::Novice, Self::Apprentice, Self::Journeyman, Self::Expert, Self::Master, Self::Sage];

    /// The level at which the styles play.
    pub const MIDDLE: Self = Self::Journeyman;

    /// Returns the level with this number, from 1.
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// Returns the level with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Returns the number of the level, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// Returns the name of the level.
    pub const fn name(self) -> &'static str {
        ["novice", "apprentice", "journeyman", "expert", "master", "sage"][self as usize]
    }
}

impl Policy {
    /// Returns the temperature; a search counts as almost none.
    pub const fn temperature(self) -> f32 {
        match self {
            Self::Sample(temperature) => temperature,
            Self::Search(_) => 1e-3,
        }
    }
}

/// A kind of position with a single right move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tactic {
    /// Qin: one placement builds the last pagoda.
    WinAtOnce,
    /// Qin: after every other placement the opponent most likely builds the last pagoda.
    StopAWin,
    /// Qin: with no tile left to draw, one conquest wins against every defence.
    ConquerToWin,
    /// Kaiser: in the last turn of the game one first piece leads to victory.
    LastTurn,
    /// Kaiser: one house fills a province and wins, whatever the last player holds and does.
    FillAProvince,
}

impl Tactic {
    /// All tactics.
    pub const ALL: [Self; 5] =
        [Self::WinAtOnce, Self::StopAWin, Self::ConquerToWin, Self::LastTurn, Self::FillAProvince];
}

impl Level {
    /// Returns whether the level claims to find the right move, the sage with 400 nodes, the others with their usual
    /// budget. Tests verify it (`tests/it/tactics.rs`).
    ///
    /// For Qin the claim is about games for two. A level that doesn't search, such as the master of Kaiser, sees what ends
    /// the game and nothing beyond; the master of Qin visits only a few moves, enough to see the opponent's answer.
    pub const fn claims(self, tactic: Tactic) -> bool {
        match self {
            Self::Novice | Self::Apprentice | Self::Journeyman => false,
            Self::Expert => matches!(tactic, Tactic::WinAtOnce),
            Self::Master => matches!(tactic, Tactic::WinAtOnce | Tactic::StopAWin | Tactic::ConquerToWin),
            Self::Sage => true,
        }
    }
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
    fn levels_are_found_by_name() {
        assert!(Level::ALL.iter().all(|&level| Level::from_name(level.name()) == Some(level)));
        assert_eq!(Level::from_name("Sage"), None);
    }

    #[test]
    fn a_higher_level_claims_no_less() {
        for pair in Level::ALL.windows(2) {
            assert!(Tactic::ALL.into_iter().all(|tactic| !pair[0].claims(tactic) || pair[1].claims(tactic)));
        }
        assert!(Tactic::ALL.into_iter().all(|tactic| Level::Sage.claims(tactic)));
    }
}
