//! The table: all that follows from the opening, the dealer's secret and the log.

use game::{Seat, Seats};
use json::FromJson;
use serde::Serialize;

use crate::act::Entry;
use crate::bad_log::BadLog;
use crate::chair::Chair;
use crate::clocks::{Clocks, Flag};
use crate::dealing::{Commitment, Contribution, Dealer, Secret};
use crate::one_game::{Draw, Match};
use crate::options::{BadOptions, Options};
use crate::outcome::{Finished, GameResult, Outcome};
use crate::redact::{self, Happened};
use crate::registry::Seen;
use crate::round::{ROUNDS, Round};
use crate::undo::Request;

/// The version of the games' rules and of their notation. It grows when an old log might be
/// replayed differently.
pub const RULES: u32 = 2;

/// The newest version of what happens around the games: dealing, undo and clocks. New tables use it;
/// a table keeps the version it was opened with, so old logs replay as they always did.
pub const PROTOCOL: u32 = 2;

/// How a table is opened: what the log starts from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opening {
    /// The version of the rules.
    pub rules: u32,
    /// The version of the protocol, up to [`PROTOCOL`]. Logs that don't say have version 1.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub protocol: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What was agreed.
    pub options: Options,
    /// The SHA-256 of the dealer's secret.
    pub commitment: Commitment,
}

impl Opening {
    /// Opens a table under the newest rules and protocol.
    pub fn new(options: Options, commitment: Commitment, at: u64) -> Self {
        Self { rules: RULES, protocol: PROTOCOL, at, options, commitment }
    }
}

fn first() -> u32 {
    1
}

fn is_first(protocol: &u32) -> bool {
    *protocol == 1
}

/// How far a match has come.
pub(crate) enum Stage {
    /// People sit down.
    Gathering,
    /// The clients of the people who sit there contribute to the dealing.
    Dealing(Round),
    /// A game is played.
    Playing(Box<dyn Match>),
    /// A game of a series is over, and another is to come.
    Between(Box<dyn Match>),
    /// The match is over. The last game is there to look at.
    Over(Box<dyn Match>, Outcome),
}

/// One match in progress, or finished. Nothing of it is stored but its opening, its secret and its log.
pub struct Table {
    pub(crate) opening: Opening,
    pub(crate) secret: Secret,
    pub(crate) log: Vec<Entry>,
    pub(crate) happened: Vec<Happened>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) forfeited: Seats,
    /// The people who began the match.
    pub(crate) began: Seats,
    pub(crate) stage: Stage,
    pub(crate) first: Option<Seat>,
    pub(crate) finished: Vec<Finished>,
    pub(crate) clocks: Clocks,
    /// The versions of the moves of this game that hold.
    pub(crate) moves: Vec<u32>,
    pub(crate) request: Option<Request>,
    pub(crate) barred: Vec<String>,
    /// The draws of this game that were taken back and not made again, in order.
    pub(crate) to_repeat: Vec<Draw>,
}

impl Table {
    /// Opens a table. The secret must be fresh from a good source of randomness.
    pub fn new(options: Options, secret: Secret, at: u64) -> Result<Self, BadOptions> {
        let commitment = secret.commitment();
        Self::open(Opening::new(options, commitment, at), secret)
    }

    fn open(opening: Opening, secret: Secret) -> Result<Self, BadOptions> {
        let (options, players) = (&opening.options, opening.options.choice.players());
        options.choice.open()?;
        options.check(players, options.choice.knows_series())?;
        Ok(Self {
            secret,
            log: Vec::new(),
            happened: Vec::new(),
            chairs: vec![Chair::Empty; players],
            forfeited: Seats::NONE,
            began: Seats::NONE,
            stage: Stage::Gathering,
            first: None,
            finished: Vec::new(),
            clocks: Clocks::new(options.timing, players, opening.protocol),
            moves: Vec::new(),
            request: None,
            barred: Vec::new(),
            to_repeat: Vec::new(),
            opening,
        })
    }

    /// The table that a log leads to. Everything is checked.
    pub fn replay(opening: Opening, secret: Secret, log: impl IntoIterator<Item = Entry>) -> Result<Self, BadLog> {
        if opening.rules > RULES {
            return Err(BadLog::NewerRules { rules: opening.rules, known: RULES });
        }
        if !(1..=PROTOCOL).contains(&opening.protocol) {
            return Err(BadLog::UnknownProtocol { protocol: opening.protocol, known: PROTOCOL });
        }
        if secret.commitment() != opening.commitment {
            return Err(BadLog::Commitment);
        }
        let mut table = Self::open(opening, secret).map_err(BadLog::Options)?;
        for entry in log {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// How it was opened.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// What was agreed.
    pub fn options(&self) -> &Options {
        &self.opening.options
    }

    /// How many entries the log has.
    pub fn version(&self) -> u32 {
        self.log.len() as u32
    }

    /// The whole log, hidden things included: for the server's database, never for a player.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.chairs.len()
    }

    /// Who plays a seat; `None` if it is not at this table.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The seat that has to decide now.
    pub fn decides(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Playing(game) => game.decides(),
            Stage::Gathering | Stage::Dealing(_) | Stage::Between(_) | Stage::Over(..) => None,
        }
    }

    /// The seat that has to decide now and the name of its bot, if a bot plays it.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let seat = self.decides()?;
        Some((seat, self.chairs[seat.index()].bot()?))
    }

    /// What a viewer sees, for bots and hints; `None` before the first game.
    pub fn seen(&self, viewer: game::Viewer) -> Option<Seen> {
        self.game().map(|game| game.seen(viewer))
    }

    /// Whose time will be up when, if nothing happens.
    pub fn flag(&self) -> Option<Flag> {
        self.clocks.flag()
    }

    /// How the match has ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.stage {
            Stage::Over(_, outcome) => Some(outcome),
            Stage::Gathering | Stage::Dealing(_) | Stage::Playing(_) | Stage::Between(_) => None,
        }
    }

    /// The place of every seat in the match, from 1, if it is over; equal ones share it.
    pub fn places(&self) -> Option<Vec<u8>> {
        let winners = &self.outcome()?.winners;
        Some(crate::outcome::places(&self.finished, self.forfeited, winners, self.players()))
    }

    /// The games that were played to their end.
    pub fn results(&self) -> Vec<GameResult> {
        self.finished.iter().map(|game| game.result(self.forfeited)).collect()
    }

    /// The game that is or was last played.
    pub(crate) fn game(&self) -> Option<&dyn Match> {
        match &self.stage {
            Stage::Gathering | Stage::Dealing(_) => None,
            Stage::Playing(game) | Stage::Between(game) | Stage::Over(game, _) => Some(&**game),
        }
    }

    /// The time of the last entry.
    pub fn last_at(&self) -> u64 {
        self.log.last().map_or(self.opening.at, |entry| entry.at)
    }

    /// What each seat's client has brought for the dealing.
    pub(crate) fn contributions(&self) -> Vec<Contribution> {
        redact::contributions(&self.log, self.players())
    }

    /// The seats where people play.
    pub(crate) fn people(&self) -> Seats {
        Seat::all(self.players()).filter(|seat| self.chairs[seat.index()].is_person()).collect()
    }

    /// The next game of the series, dealt: who has its first turn, the game, and what happened.
    /// The first seat of the first game is agreed or thrown for, before the shuffle; from then on
    /// it moves on clockwise (Q11.1).
    pub(crate) fn deal_game(&self) -> (Seat, Box<dyn Match>, Happened) {
        use game::Dice as _;
        let number = self.finished.len() as u32 + 1;
        let contributions = self.contributions();
        let mut dealer = if self.opening.protocol < ROUNDS {
            Dealer::first(&self.secret, number, &contributions)
        } else {
            Dealer::new(&self.secret, number, self.rounds(), &contributions)
        };
        let first = match (self.first, self.options().first_seat()) {
            (Some(before), _) => before.next(self.players()),
            (None, Some(agreed)) => agreed,
            (None, None) => {
                let thrown = dealer.below(self.players() as u32);
                Seat::new(thrown as usize).expect("the seat is at the table")
            }
        };
        let mut game = self.options().choice.open().expect("the options were checked when the table was opened");
        let happened = game.begin(first, &mut dealer);
        (first, game, happened)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_can_be_used_by_any_thread() {
        fn check<T: Send + Sync>() {}
        check::<Table>();
    }
}
