//! Positions with one right move, and who claims to find it.

use crate::level::Level;

/// Why just one move is right.
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
    /// Does the level claim to find the right move, the sage in 400 nodes, the others with
    /// their usual budget? Tests hold it to that (`tests/tactics`).
    ///
    /// Of Qin this is said of games for two. Who judges at once, as a master of Kaiser does, sees
    /// what ends the game and nothing beyond; a master of Qin looks into few moves, which is enough
    /// to see what the opponent would answer.
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
    fn a_higher_level_claims_no_less() {
        for pair in Level::ALL.windows(2) {
            assert!(Tactic::ALL.into_iter().all(|tactic| !pair[0].claims(tactic) || pair[1].claims(tactic)));
        }
        assert!(Tactic::ALL.into_iter().all(|tactic| Level::Sage.claims(tactic)));
    }
}
