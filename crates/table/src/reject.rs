//! Why a command is not obeyed.

use std::fmt;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::telling::Telling;

/// Why a command is not obeyed. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reject {
    /// Something has happened that the sender had not seen.
    Stale {
        /// The version the sender had seen.
        seen: u32,
        /// The version there is.
        present: u32,
    },
    /// There is no such seat at this table.
    NoSuchSeat(Seat),
    /// Somebody else decides for this seat.
    NotYourSeat(Seat),
    /// Only the server may do this.
    NotYours,
    /// Somebody sits there already.
    Taken(Seat),
    /// Nobody sits there.
    Empty(Seat),
    /// Bytes for the dealing come with sitting down at tables of the first protocol only, and from people.
    Contribution,
    /// A dealing round is on: seats are fixed, and nothing is dealt before it is complete.
    Dealing,
    /// The client has sent this already, and it cannot be changed.
    AlreadySent(Seat),
    /// Contributions are opened when everybody has committed.
    TooEarly,
    /// The contribution is not the one that was committed to.
    BadOpening(Seat),
    /// Whoever did not open a contribution does not sit at that table again.
    Barred,
    /// A name is empty or too long.
    BadName,
    /// The match has not begun.
    NotBegun,
    /// The match has begun.
    Begun,
    /// The game is over, and the next of the series has not been dealt.
    BetweenGames,
    /// The game is not over, so the next one cannot be dealt.
    GameGoesOn,
    /// The match is over.
    Over,
    /// Another seat has to decide.
    NotYourTurn {
        /// The one that wanted to.
        seat: Seat,
        /// The one that has to.
        turn: Seat,
    },
    /// The text isn't a move.
    BadText(String),
    /// The move is against a rule.
    Illegal(Box<Telling>),
    /// Time is up for this seat.
    OutOfTime(Seat),
    /// Nobody's time is up.
    TimeLeft,
    /// There is nothing that could be taken back.
    NothingToUndo,
    /// Something has been shown, or the turn has passed: others have to agree.
    NeedsConsent,
    /// Somebody who would have to agree is away, or nobody is left who could agree.
    NobodyToAgree,
    /// A draw was taken back: this one is to be made again, and no other.
    RepeatDraw(String),
    /// Nobody has asked for that.
    NotAsked,
    /// Somebody has asked already.
    AlreadyAsked,
    /// This seat has answered, or is the one that asked.
    AlreadyAnswered(Seat),
    /// A person plays there, so there is nothing to claim.
    NotAway(Seat),
    /// A bot plays there.
    NotAPerson(Seat),
    /// The seat has been forfeited.
    Forfeited(Seat),
    /// No time is left for this seat, so coming back would be no use.
    NoTimeLeft(Seat),
    /// No clock runs, or not for that long.
    NothingToGiveBack,
}

impl Reject {
    /// One word for programs, which never changes.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Stale { .. } => "stale",
            Self::NoSuchSeat(_) => "no_such_seat",
            Self::NotYourSeat(_) => "not_your_seat",
            Self::NotYours => "not_yours",
            Self::Taken(_) => "taken",
            Self::Empty(_) => "empty",
            Self::Contribution => "contribution",
            Self::Dealing => "dealing",
            Self::AlreadySent(_) => "already_sent",
            Self::TooEarly => "too_early",
            Self::BadOpening(_) => "bad_opening",
            Self::Barred => "barred",
            Self::BadName => "bad_name",
            Self::NotBegun => "not_begun",
            Self::Begun => "begun",
            Self::BetweenGames => "between_games",
            Self::GameGoesOn => "game_goes_on",
            Self::Over => "over",
            Self::NotYourTurn { .. } => "not_your_turn",
            Self::BadText(_) => "bad_text",
            Self::Illegal(_) => "illegal",
            Self::OutOfTime(_) => "out_of_time",
            Self::TimeLeft => "time_left",
            Self::NothingToUndo => "nothing_to_undo",
            Self::NeedsConsent => "needs_consent",
            Self::NobodyToAgree => "nobody_to_agree",
            Self::RepeatDraw(_) => "repeat_draw",
            Self::NotAsked => "not_asked",
            Self::AlreadyAsked => "already_asked",
            Self::AlreadyAnswered(_) => "already_answered",
            Self::NotAway(_) => "not_away",
            Self::NotAPerson(_) => "not_a_person",
            Self::Forfeited(_) => "forfeited",
            Self::NoTimeLeft(_) => "no_time_left",
            Self::NothingToGiveBack => "nothing_to_give_back",
        }
    }

    /// The same as it is sent.
    pub fn rejection(&self) -> Rejection {
        let (present, why) = match self {
            Self::Stale { present, .. } => (Some(*present), None),
            Self::Illegal(telling) => (None, Some((**telling).clone())),
            _ => (None, None),
        };
        Rejection { code: self.code().to_owned(), message: self.to_string(), present, why }
    }
}

/// Why something was not done, as it is sent: by the API, over live connections and by the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rejection {
    /// One word for programs, which never changes.
    #[cfg_attr(feature = "openapi", schema(example = "not_your_turn"))]
    pub code: String,
    /// A sentence in English, with a way out.
    pub message: String,
    /// If the sender was behind: the version there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub present: Option<u32>,
    /// If a move was against a rule: which, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub why: Option<Telling>,
}

impl Rejection {
    /// With nothing but a code and a sentence.
    pub fn new(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.to_owned(), message: message.into(), present: None, why: None }
    }
}

/// The page has sentences of its own for every code, and every byte of its engine is part of a first visit.
pub(crate) const IN_PAGE: bool = cfg!(all(target_family = "wasm", target_os = "unknown"));

impl fmt::Display for Reject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |seat: &Seat| seat.index() + 1;
        match self {
            Self::BadText(fault) => f.write_str(fault),
            Self::Illegal(telling) => f.write_str(&telling.text),
            _ if IN_PAGE => f.write_str(self.code()),
            Self::Stale { seen, present } => {
                write!(
                    f,
                    "you have seen version {seen}, but the table is at version {present}; look again, then decide"
                )
            }
            Self::NoSuchSeat(seat) => write!(f, "this table has no seat {}; choose a lower number", number(seat)),
            Self::NotYourSeat(seat) => write!(f, "seat {} is somebody else’s; choose your own", number(seat)),
            Self::NotYours => write!(f, "only the server can do this"),
            Self::Taken(seat) => write!(f, "seat {} is taken; choose another", number(seat)),
            Self::Empty(seat) => write!(f, "seat {} is empty; a player or a bot has to sit there first", number(seat)),
            Self::Contribution => f.write_str(
                "only people contribute when they sit down, and only at tables of protocol 1; commit and open instead",
            ),
            Self::Dealing => f.write_str("the deal is being prepared; wait for it"),
            Self::AlreadySent(seat) => write!(f, "seat {} has already sent this; it can’t be changed", number(seat)),
            Self::TooEarly => f.write_str("not everyone has committed yet; wait until they have"),
            Self::BadOpening(seat) => {
                write!(f, "this isn’t what seat {} committed to; send the same 32 bytes", number(seat))
            }
            Self::Barred => f.write_str("you didn’t open your contribution at this table; choose another table"),
            Self::BadName => write!(f, "a name has 1 to 80 bytes and no invisible characters; choose another"),
            Self::NotBegun => write!(f, "the game hasn’t begun; begin it first"),
            Self::Begun => write!(f, "the game has already begun"),
            Self::BetweenGames => write!(f, "the game is over; deal the next one of the series first"),
            Self::GameGoesOn => write!(f, "the game isn’t over; finish it first"),
            Self::Over => write!(f, "the game is over; open another table to play again"),
            Self::NotYourTurn { seat, turn } => {
                write!(f, "it is seat {}’s turn, not seat {}’s; wait for your turn", number(turn), number(seat))
            }
            Self::OutOfTime(seat) => write!(f, "seat {} has run out of time", number(seat)),
            Self::TimeLeft => write!(f, "nobody has run out of time yet"),
            Self::NothingToUndo => write!(f, "you have no move to take back"),
            Self::NeedsConsent => {
                write!(
                    f,
                    "something hidden has been shown since, or the turn has passed; ask the others for a takeback"
                )
            }
            Self::NobodyToAgree => {
                write!(f, "everyone who began this game has to agree to a takeback, and somebody is away")
            }
            Self::RepeatDraw(draw) => {
                write!(f, "this draw was taken back, so only the same draw is possible now; repeat “{draw}”")
            }
            Self::NotAsked => write!(f, "nobody has asked for a takeback"),
            Self::AlreadyAsked => write!(f, "a takeback request is already open; wait for the answers"),
            Self::AlreadyAnswered(seat) => {
                write!(f, "seat {} has already answered; wait for the others", number(seat))
            }
            Self::NotAway(seat) => {
                write!(f, "seat {} is still played by a person, so it can’t be claimed", number(seat))
            }
            Self::NotAPerson(seat) => write!(f, "seat {} is played by a bot; only people can do this", number(seat)),
            Self::Forfeited(seat) => write!(f, "seat {} has been forfeited; you can only watch", number(seat)),
            Self::NoTimeLeft(seat) => {
                write!(f, "seat {} has no time left, so it can’t be claimed; a bot plays on", number(seat))
            }
            Self::NothingToGiveBack => write!(f, "no clock has been running that long; give back less time"),
        }
    }
}

impl std::error::Error for Reject {}
