//! What a viewer is shown of the table as it is now, and of what has happened.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::Data;
use crate::dealing::{Commitment, Contribution, Secret};
use crate::options::Options;
use crate::outcome::{GameResult, Outcome, numbers};
use crate::redact::{Occupant, Shown, occupant, redact};
use crate::registry::Seen;
use crate::round::Missing;
use crate::table::{Stage, Table};
use crate::unreadable::Unreadable;

/// The table as one viewer is shown it. Nothing in it is hidden from that viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Look {
    /// How many entries the log has.
    pub version: u32,
    /// The version of the rules.
    pub rules: u32,
    /// The version of the protocol: dealing, undo and clocks.
    pub protocol: u32,
    /// What was agreed.
    pub options: Options,
    /// The seat of the viewer, from 0; nothing for the public.
    pub you: Option<u8>,
    /// How far the match has come.
    pub progress: Progress,
    /// The seats in order.
    pub seats: Vec<SeatLook>,
    /// Which game of the series this is, from 1; 0 before the first.
    pub game: u32,
    /// The seat that has to decide.
    pub turn: Option<u8>,
    /// When the time of that seat will be up, in milliseconds since 1970.
    pub flag: Option<u64>,
    /// Since when its clock runs.
    pub since: Option<u64>,
    /// What the viewer sees of the game.
    pub view: Option<ViewLook>,
    /// Every legal move, if the viewer has to decide.
    pub legal: Vec<String>,
    /// What can be taken back, and what somebody has asked to take back.
    pub undo: UndoLook,
    /// The games that were played to their end.
    pub results: Vec<GameResult>,
    /// How the match has ended.
    pub outcome: Option<Outcome>,
    /// The dealing round, while one is on.
    pub dealing: Option<DealingLook>,
    /// What the dealer has committed to.
    pub commitment: Commitment,
    /// What the deals followed from; only when the match is over.
    pub revealed: Option<Revealed>,
}

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// People sit down.
    Gathering,
    /// Clients contribute to the dealing.
    Dealing,
    /// A game is played.
    Playing,
    /// A game of a series is over, and another is to come.
    BetweenGames,
    /// The match is over.
    Over,
}

/// A seat as everybody is shown it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatLook {
    /// The colour of its pieces.
    pub colour: String,
    /// Who plays.
    pub occupant: Occupant,
    /// Has it been forfeited?
    pub forfeited: bool,
    /// What its clock had left when the clock that runs was started, in milliseconds.
    pub left: Option<u64>,
}

/// What a viewer sees of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ViewLook {
    /// In the notation of positions: from it the rules can be asked.
    pub text: String,
    /// The same as data: from it a program that knows no rule can draw.
    #[cfg_attr(feature = "typescript", ts(as = "crate::registry::GameData"))]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::HashMap<String, serde_json::Value>))]
    pub data: Data,
}

/// What can be taken back.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoLook {
    /// Can the viewer take back the last move without asking?
    pub free: bool,
    /// Can the viewer ask to take back a move?
    pub ask: bool,
    /// The seat that has asked.
    pub asked_by: Option<u8>,
    /// The seats that still have to agree.
    pub waits_for: Vec<u8>,
}

/// A dealing round as everybody is shown it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealingLook {
    /// Which round at this table, from 1.
    pub round: u32,
    /// What the clients of the seats it waits for have to send.
    pub missing: Missing,
    /// The seats that it waits for; none when the game is just being dealt.
    pub waits_for: Vec<u8>,
    /// When it will be called off if those have not sent it, in milliseconds since 1970.
    pub deadline: Option<u64>,
    /// What each seat's client has committed to.
    pub commitments: Vec<Option<Commitment>>,
}

/// What the deals followed from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Revealed {
    /// The dealer's secret.
    pub secret: Secret,
    /// What each seat's client has added.
    pub contributions: Vec<Contribution>,
}

impl Look {
    /// The view for code that knows the rules: what is legal, why not, and hints. `None` before the
    /// first game.
    pub fn seen(&self) -> Option<Result<Seen, Unreadable>> {
        self.view.as_ref().map(|view| self.options.choice.read_view(&view.text))
    }
}

impl Table {
    /// The table as this viewer is shown it.
    pub fn look(&self, viewer: Viewer) -> Look {
        let turn = self.decides();
        let view = self.game().map(|game| game.view(viewer)).map(|(text, data)| ViewLook { text, data });
        let legal = if turn.is_some_and(|seat| viewer.is(seat)) { self.legal() } else { Vec::new() };
        Look {
            version: self.version(),
            rules: self.opening.rules,
            protocol: self.opening.protocol,
            options: self.options().clone(),
            you: Seat::all(self.players()).find(|&seat| viewer.is(seat)).map(Seat::number),
            progress: self.progress(),
            seats: Seat::all(self.players()).map(|seat| self.seat_look(seat)).collect(),
            game: self.finished.len() as u32 + u32::from(matches!(self.stage, Stage::Playing(_))),
            turn: turn.map(Seat::number),
            flag: self.flag().map(|flag| flag.at),
            since: self.clocks.since(),
            view,
            legal,
            undo: self.undo_look(viewer),
            results: self.results(),
            outcome: self.outcome().cloned(),
            dealing: self.dealing_look(),
            commitment: self.opening.commitment,
            revealed: self
                .outcome()
                .map(|_| Revealed { secret: self.secret.clone(), contributions: self.contributions() }),
        }
    }

    /// Returns the entries after this version, as this viewer is shown them.
    pub fn since(&self, viewer: Viewer, version: u32) -> Vec<Shown> {
        self.page_since(viewer, version, usize::MAX)
    }

    /// The same, but no more than the first entries.
    pub fn page_since(&self, viewer: Viewer, version: u32, most: usize) -> Vec<Shown> {
        let entries = self.log.iter().zip(&self.happened).skip(version as usize).take(most);
        entries.map(|(entry, happened)| redact(entry, happened, viewer)).collect()
    }

    /// How far the match has come.
    pub fn progress(&self) -> Progress {
        match self.stage {
            Stage::Gathering => Progress::Gathering,
            Stage::Dealing(_) => Progress::Dealing,
            Stage::Playing(_) => Progress::Playing,
            Stage::Between(_) => Progress::BetweenGames,
            Stage::Over(..) => Progress::Over,
        }
    }

    fn seat_look(&self, seat: Seat) -> SeatLook {
        SeatLook {
            colour: self.options().choice.seat_name(seat).to_owned(),
            occupant: occupant(&self.chairs[seat.index()]),
            forfeited: self.forfeited.contains(seat),
            left: self.clocks.left().map(|left| left[seat.index()]),
        }
    }

    fn dealing_look(&self) -> Option<DealingLook> {
        self.round().map(|round| DealingLook {
            round: round.number,
            missing: self.missing(round),
            waits_for: numbers(self.awaited()),
            deadline: self.deadline(),
            commitments: round.commitments.clone(),
        })
    }

    fn undo_look(&self, viewer: Viewer) -> UndoLook {
        let person = self.people().iter().find(|&seat| viewer.is(seat));
        let ask = person.filter(|_| self.request.is_none()).is_some_and(|seat| self.asked_undo(seat).is_ok());
        UndoLook {
            free: person.is_some_and(|seat| self.free_undo(seat).is_ok()),
            ask,
            asked_by: self.request.map(|request| request.seat.number()),
            waits_for: self
                .request
                .map_or_else(Vec::new, |request| self.still_to_agree(&request).iter().map(Seat::number).collect()),
        }
    }
}
