//! Events, reasons why not, and views, as sentences and as data.
//!
//! Enums serialize as `{"kind": "hung", "data": {"seat": 0, …}}`; `Display` is the English sentence. A refusal's
//! sentence starts with its rule.

use std::fmt;

use game::words::list;
use game::{Describe, Rule, Ruled, Seat, Seats, Step, StepOf, Viewer};
use serde::Serialize;

use crate::Lanterns;
use crate::card::{Card, Cards};
use crate::rules;
use crate::state::{Phase, State};
use crate::view::View;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// A card was dealt; only its owner sees it.
    Dealt { seat: Seat, card: Card },
    /// A card was drawn; only its owner sees it.
    Drew { seat: Seat, card: Card },
    /// A lantern was hung.
    Hung { seat: Seat, card: Card, sum: u8 },
    /// A card was discarded.
    Discarded { seat: Seat, card: Card },
    /// The game has ended.
    Over { winners: Seats },
}

/// Why a move is illegal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Illegal {
    /// It isn't time for a move.
    NotNow { phase: Phase },
    /// The card isn't in the hand.
    NotInHand { card: Card, hand: Cards },
    /// The lantern is darker than the last one.
    TooDark { card: Card, last: Card },
}

/// What a player is called.
pub(crate) fn name(seat: Seat) -> String {
    format!("Player {}", seat.index() + 1)
}

impl Ruled for Event {
    fn rule(&self) -> Rule {
        match self {
            Self::Dealt { .. } => rules::DEAL,
            Self::Drew { .. } => rules::DRAW,
            Self::Hung { .. } | Self::Discarded { .. } => rules::TURN,
            Self::Over { .. } => rules::END,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt { seat, card } => write!(f, "{} is dealt {card}", name(*seat)),
            Self::Drew { seat, card } => write!(f, "{} draws {card}", name(*seat)),
            Self::Hung { seat, card, sum } => write!(f, "{} hangs {card} and has {sum}", name(*seat)),
            Self::Discarded { seat, card } => write!(f, "{} discards {card}", name(*seat)),
            Self::Over { winners } => write!(f, "the game is over: {} won", list(winners.iter().map(name))),
        }
    }
}

impl Ruled for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Self::NotNow { phase: Phase::Over } => rules::END,
            Self::NotNow { phase: Phase::Deal(_) } => rules::DEAL,
            Self::NotNow { .. } => rules::DRAW,
            Self::NotInHand { .. } => rules::TURN,
            Self::TooDark { .. } => rules::BRIGHTER,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rule())?;
        match self {
            Self::NotNow { phase: Phase::Over } => write!(f, "the game is over"),
            Self::NotNow { .. } => write!(f, "a card is being drawn"),
            Self::NotInHand { card, hand } => write!(f, "{card} isn’t in the hand, which holds {hand}"),
            Self::TooDark { card, last } => write!(f, "{card} is darker than {last}, the last lantern of the row"),
        }
    }
}

impl std::error::Error for Illegal {}

/// Everything a view shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Data {
    /// What happens next.
    pub phase: Phase,
    /// The players, by seat.
    pub players: Vec<PlayerData>,
    /// The viewer's own hand; `None` for the public.
    pub hand: Option<Cards>,
    /// The cards that were hung or discarded.
    pub shown: Cards,
}

/// What everybody knows of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerData {
    /// Cards in hand.
    pub hand_size: u8,
    /// The last lantern.
    pub last: Option<Card>,
    /// The sum of the lanterns.
    pub sum: u8,
}

impl Describe for Lanterns {
    type Event = Event;
    type Data = Data;

    fn explain(&self, before: &State, step: StepOf<Self>) -> Vec<Event> {
        let (mut state, mut events) = (*before, Vec::new());
        match step {
            Step::Move(m) => self.play_before(&mut state, m, &mut events),
            Step::Chance(card) => self.resolve_before(&mut state, card, &mut events),
        }
        events
    }

    fn sees(&self, state: &State, viewer: Viewer) -> bool {
        matches!(state.table.phase, Phase::Deal(seat) | Phase::Draw(seat) if viewer.is(seat))
    }

    fn shows(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Dealt { seat, .. } | Event::Drew { seat, .. } => viewer.is(*seat),
            _ => true,
        }
    }

    fn describe(&self, view: &View) -> Data {
        let table = view.table();
        let player = |seat| PlayerData {
            hand_size: table.hand_sizes[seat],
            last: table.rows[seat].last,
            sum: table.rows[seat].sum,
        };
        Data {
            phase: table.phase,
            players: Seat::all(self.players).map(player).collect(),
            hand: (view.viewer() != Viewer::Public).then_some(view.hand),
            shown: table.shown,
        }
    }
}
