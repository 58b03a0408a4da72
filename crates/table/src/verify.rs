//! Checking a record: every act, every rule, every deal, and the result.

use std::fmt;

use game::Seat;
use serde::Serialize;

use crate::act::Act;
use crate::record::{BadRecord, FORMAT, Record};
use crate::round::{Missing, ROUNDS};
use crate::table::Table;

/// What was checked of a record that is right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Verified {
    /// The version of the protocol that it was played under.
    pub protocol: u32,
    /// How many entries were replayed.
    pub entries: usize,
    /// How many of them are moves.
    pub moves: usize,
    /// How many tiles or cards were dealt as the secret and the contributions say.
    pub dealt: usize,
    /// How many people have contributed to the dealing.
    pub contributions: usize,
    /// How many games were dealt.
    pub games: usize,
    /// The dealing rounds that came to nothing: who is named, and what they did not send; nothing where somebody
    /// stood up before all had committed.
    pub called_off: Vec<(Vec<u8>, Option<Missing>)>,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |count: usize, word: &str| game::words::counted(count as u32, word);
        writeln!(f, "The secret is the one that the dealer committed to.")?;
        if self.protocol >= ROUNDS && self.contributions > 0 {
            writeln!(f, "Every contribution is the one that was committed to before any of them was opened.")?;
        }
        for (seats, missing) in &self.called_off {
            let why = match missing {
                Some(Missing::Commitment) => "did not commit",
                Some(Missing::Opening) => "did not open",
                None => "stood up before all had committed",
            };
            let seats = game::words::list(seats.iter().map(|seat| seat + 1));
            writeln!(f, "A deal was called off because seat {seats} {why}.")?;
        }
        writeln!(
            f,
            "All deals follow from it and what {} added: {} in {}.",
            match self.contributions {
                0 => "nobody".to_owned(),
                1 => "one player".to_owned(),
                players => format!("{players} players"),
            },
            count(self.dealt, "draw"),
            count(self.games, "game"),
        )?;
        if self.protocol < ROUNDS && self.contributions > 0 {
            writeln!(f, "Under protocol 1, whoever added last and knew the secret could have chosen among deals.")?;
        }
        writeln!(
            f,
            "All {} were possible, {} by the rules of the game among them.",
            count(self.entries, "entry"),
            count(self.moves, "move")
        )?;
        write!(f, "The result follows from them.")
    }
}

impl Record {
    /// Replays the record and checks everything in it.
    pub fn verify(&self) -> Result<Verified, BadRecord> {
        self.verify_table().map(|(verified, _)| verified)
    }

    /// Does the same, and returns the table that the record leads to.
    pub fn verify_table(&self) -> Result<(Verified, Table), BadRecord> {
        let table = self.replay()?;
        let outcome = table.outcome().ok_or(BadRecord::Unfinished)?;
        if *outcome != self.result {
            let winners = outcome.winners.iter().filter_map(|&seat| Seat::new(usize::from(seat))).collect();
            return Err(BadRecord::Result { winners });
        }
        if table.occupants() != self.players {
            return Err(BadRecord::Players);
        }
        let count = |is: fn(&Act) -> bool| self.log.iter().filter(|entry| is(&entry.act)).count();
        let verified = Verified {
            protocol: self.opening.protocol,
            entries: self.log.len(),
            moves: count(|act| matches!(act, Act::Move { .. })),
            dealt: self.log.iter().map(|entry| entry.chance.len()).sum(),
            contributions: table.contributions().iter().filter(|contribution| !contribution.is_none()).count(),
            games: count(|act| matches!(act, Act::Begin { .. } | Act::Next { .. })),
            called_off: self.called_off(),
        };
        Ok((verified, table))
    }

    /// The dealing rounds that came to nothing.
    fn called_off(&self) -> Vec<(Vec<u8>, Option<Missing>)> {
        let mut is_on = false;
        let mut rounds = Vec::new();
        for entry in &self.log {
            match &entry.act {
                Act::Rise { seat } if is_on => rounds.push((vec![seat.number()], None)),
                Act::CallOff { seats, missing } => rounds.push((seats.clone(), Some(*missing))),
                _ => {}
            }
            is_on = matches!(entry.act, Act::Round { .. }) || (is_on && entry.act.is_of_round());
        }
        rounds
    }

    /// The table that the record leads to.
    pub fn replay(&self) -> Result<Table, BadRecord> {
        if self.mandate_record > FORMAT {
            return Err(BadRecord::NewerFormat { format: self.mandate_record });
        }
        Ok(Table::replay(self.opening.clone(), self.secret.clone(), self.log.iter().cloned())?)
    }
}
