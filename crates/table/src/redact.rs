//! The redaction: the only place where it is decided who is told what of the log.

use game::{Seat, Viewer};
use json::FromJson;
use serde::{Deserialize, Serialize};

use crate::act::{Act, Entry, Sitter};
use crate::chair::Chair;
use crate::dealing::Contribution;
use crate::telling::{Packed, Telling};

/// A set of viewers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Watchers(u8);

impl Watchers {
    fn bit(viewer: Viewer) -> u8 {
        match viewer {
            Viewer::Seat(seat) => 1 << seat.index(),
            Viewer::Public => 1 << Seat::MAX,
        }
    }

    pub(crate) fn of(players: usize, is_in: impl Fn(Viewer) -> bool) -> Self {
        Self(Viewer::all(players).filter(|&viewer| is_in(viewer)).map(Self::bit).sum())
    }

    fn contains(self, viewer: Viewer) -> bool {
        self.0 & Self::bit(viewer) != 0
    }
}

/// What followed from an act, each thing with those who are told.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Happened {
    pub(crate) chance: Vec<(String, Watchers)>,
    pub(crate) events: Vec<(Packed, Watchers)>,
    /// The versions of the moves that were taken back, in order.
    pub(crate) took_back: Vec<u32>,
}

impl Happened {
    /// What chance brought, as the log has it.
    pub(crate) fn chance_texts(&self) -> Vec<String> {
        self.chance.iter().map(|(text, _)| text.clone()).collect()
    }
}

/// An entry of the log as one viewer is shown it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Shown {
    /// How many entries the log has with this one.
    pub version: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What was done, without what only the server and the dealer know.
    #[serde(flatten)]
    pub act: Act,
    /// What chance brought; `null` where the viewer is not shown it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<Option<String>>,
    /// What happened, as far as the viewer is told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Telling>,
    /// The versions of the moves that this entry took back, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub took_back: Vec<u32>,
}

/// Who plays a seat, as everybody is shown it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Empty,
    /// Somebody with an account.
    Person {
        /// What the person is called.
        name: String,
    },
    /// Somebody without.
    Guest {
        /// What the person is called.
        name: String,
    },
    /// A bot.
    Bot {
        /// By which name it is known.
        opponent: String,
    },
    /// A bot that plays on for somebody.
    StandIn {
        /// By which name it is known.
        opponent: String,
        /// What the person is called.
        name: String,
    },
}

/// What a viewer is shown of an entry and of what followed from it.
pub(crate) fn redact(entry: &Entry, happened: &Happened, viewer: Viewer) -> Shown {
    let told = |watchers: &Watchers| watchers.contains(viewer);
    let mut act = without_ids(&entry.act);
    match &mut act {
        // Nobody else is shown it before the match is over.
        Act::Sit { contribution, .. } | Act::Open { contribution, .. } => *contribution = Contribution::NONE,
        _ => {}
    }
    Shown {
        version: entry.version,
        at: entry.at,
        act,
        chance: happened.chance.iter().map(|(text, watchers)| told(watchers).then(|| text.clone())).collect(),
        events: happened
            .events
            .iter()
            .filter(|(_, watchers)| told(watchers))
            .map(|(event, _)| event.unpack())
            .collect(),
        took_back: happened.took_back.clone(),
    }
}

/// Who plays, as everybody is shown it.
pub(crate) fn occupant(chair: &Chair) -> Occupant {
    match chair {
        Chair::Empty => Occupant::Empty,
        Chair::Person { player, guest: false } => Occupant::Person { name: player.name.clone() },
        Chair::Person { player, guest: true } => Occupant::Guest { name: player.name.clone() },
        Chair::Bot { opponent } => Occupant::Bot { opponent: opponent.clone() },
        Chair::StandIn { opponent, player, .. } => {
            Occupant::StandIn { opponent: opponent.clone(), name: player.name.clone() }
        }
    }
}

/// An entry as it stands in a record: without what only the server knows of people.
pub(crate) fn for_record(entry: &Entry) -> Entry {
    Entry { act: without_ids(&entry.act), ..entry.clone() }
}

fn without_ids(act: &Act) -> Act {
    let mut act = act.clone();
    if let Act::Sit { sitter: Sitter::Person(player) | Sitter::Guest(player), .. } = &mut act {
        player.id.clear();
    }
    act
}

/// The contributions by seat, as the log has them.
pub(crate) fn contributions<'a>(log: impl IntoIterator<Item = &'a Entry>, players: usize) -> Vec<Contribution> {
    let mut contributions = vec![Contribution::NONE; players];
    for entry in log {
        match &entry.act {
            Act::Sit { seat, contribution, .. } => contributions[seat.index()] = contribution.clone(),
            Act::Rise { seat } => contributions[seat.index()] = Contribution::NONE,
            Act::Round { .. } => contributions.fill(Contribution::NONE),
            Act::Open { seat, contribution } => contributions[seat.index()] = contribution.clone(),
            _ => {}
        }
    }
    contributions
}
