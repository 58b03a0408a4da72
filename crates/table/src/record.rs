//! The record of a match: one JSON file that anybody can keep and check. `docs/formats/record.md` says what
//! everything in it means.

use std::fmt;

use game::{Seat, Viewer};
use json::{FromJson, Unfit, field};
use serde::Serialize;

use crate::act::Entry;
use crate::bad_log::BadLog;
use crate::dealing::Secret;
use crate::outcome::Outcome;
use crate::redact::{Occupant, for_record};
use crate::table::{Opening, Table};

/// The newest version of the file: 1 is for the first protocol, 2 for later ones.
pub const FORMAT: u32 = 2;

/// A finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameRecord"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GameRecord))]
pub struct Record {
    /// The version of the file, up to [`FORMAT`].
    pub mandate_record: u32,
    /// The version of the rules, what was agreed, and the dealer's commitment.
    #[serde(flatten)]
    pub opening: Opening,
    /// Who has played, by seat, as it was at the end.
    pub players: Vec<Occupant>,
    /// The dealer's secret.
    pub secret: Secret,
    /// Everything that happened.
    pub log: Vec<Entry>,
    /// How it has ended.
    pub result: Outcome,
}

/// The match goes on: its record would show what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOver;

impl fmt::Display for NotOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game isn’t over, and its record would show hidden information; wait for the end")
    }
}

impl std::error::Error for NotOver {}

impl Table {
    /// The record of a match that is over.
    pub fn record(&self) -> Result<Record, NotOver> {
        let result = self.outcome().ok_or(NotOver)?.clone();
        Ok(Record {
            mandate_record: self.opening.protocol.min(FORMAT),
            opening: self.opening.clone(),
            players: self.occupants(),
            secret: self.secret.clone(),
            log: self.log.iter().map(for_record).collect(),
            result,
        })
    }

    pub(crate) fn occupants(&self) -> Vec<Occupant> {
        self.look(Viewer::Public).seats.into_iter().map(|seat| seat.occupant).collect()
    }
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadRecord {
    /// The text is no JSON of a record.
    Unreadable(String),
    /// The file is of a later version.
    NewerFormat {
        /// Its version.
        format: u32,
    },
    /// The log cannot be replayed.
    Log(BadLog),
    /// The log does not come to an end.
    Unfinished,
    /// Another result follows from the log.
    Result {
        /// The seats that have won by the log.
        winners: Vec<Seat>,
    },
    /// Other people follow from the log.
    Players,
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(fault) => write!(f, "this isn’t a valid game record: {fault}"),
            Self::NewerFormat { format } => {
                write!(
                    f,
                    "the record has format {format}, but this program reads formats up to {FORMAT}; use a newer version"
                )
            }
            Self::Log(bad) => bad.fmt(f),
            Self::Unfinished => write!(f, "the log ends before the game does; part of it is missing"),
            Self::Result { winners } => {
                let winners = game::words::list(winners.iter().map(|seat| seat.index() + 1));
                write!(f, "the result doesn’t match the log, by which seat {winners} won; one of them was changed")
            }
            Self::Players => write!(f, "the players don’t match the log; one of them was changed"),
        }
    }
}

impl std::error::Error for BadRecord {}

impl From<BadLog> for BadRecord {
    fn from(bad: BadLog) -> Self {
        Self::Log(bad)
    }
}

impl Record {
    /// Reads the text of a file. Nothing is checked but that it is a record.
    pub fn read(text: &str) -> Result<Self, BadRecord> {
        let unreadable = |unfit: Unfit| BadRecord::Unreadable(unfit.to_string());
        let file = json::value(text).map_err(unreadable)?;
        let format = field(&file, "mandate_record").map_err(unreadable)?;
        if format > FORMAT {
            return Err(BadRecord::NewerFormat { format });
        }
        Self::from_json(&file).map_err(unreadable)
    }

    /// The text of the file: one line for each entry of the log, so that files can be compared.
    pub fn write(&self) -> String {
        let log: Vec<_> = self.log.iter().map(|entry| format!("    {}", written(entry))).collect();
        let opening = &self.opening;
        let protocol = match opening.protocol {
            1 => String::new(),
            protocol => format!("  \"protocol\": {protocol},\n"),
        };
        format!(
            "{{\n  \"mandate_record\": {},\n  \"rules\": {},\n{protocol}  \"at\": {},\n  \"options\": {},\n  \"players\": {},\n  \
             \"commitment\": {},\n  \"secret\": {},\n  \"log\": [\n{}\n  ],\n  \"result\": {}\n}}\n",
            self.mandate_record,
            opening.rules,
            opening.at,
            written(&opening.options),
            written(&self.players),
            written(&opening.commitment),
            written(&self.secret),
            log.join(",\n"),
            written(&self.result),
        )
    }
}

fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a table writes has only words as keys")
}
