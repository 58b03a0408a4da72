//! What happens in a move, each thing with its rule.

use std::fmt;

use game::{Rule, Ruled, Seat, Seats};
use serde::Serialize;

use crate::card::Card;
use crate::moves::Payment;
use crate::names::name;
use crate::province::Province;
use crate::roads::ScoredRows;
use crate::rules;
use crate::space::{Space, Spaces};
use crate::state::BySeat;
use game::words::{an, counted, list};

/// Something that happened. The log, animations and spoken sentences come from these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserEvent"))]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
pub enum Event {
    /// A house was built (K5.1).
    House {
        /// By whom.
        seat: Seat,
        /// In which province.
        province: Province,
        /// On which space.
        space: Space,
        /// With what it was paid.
        paid: Payment,
    },
    /// An emissary was sent (K5.2).
    Emissary {
        /// By whom.
        seat: Seat,
        /// To which province.
        province: Province,
        /// With what it was paid.
        paid: Payment,
    },
    /// A fortification was built (K5.3).
    Fortification {
        /// By whom.
        seat: Seat,
        /// In which province.
        province: Province,
        /// On which space.
        space: Space,
        /// With what it was paid.
        paid: Payment,
    },
    /// No second piece (K4.3).
    Stopped {
        /// Who stopped.
        seat: Seat,
    },
    /// The houses of a province were scored (K6), because it is full or the game has ended.
    HousesScored {
        /// Which province.
        province: Province,
        /// Each player's houses there.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Spaces>"))]
        houses: BySeat<Spaces>,
        /// Who scores double, having a house on a fortification there (K6.3).
        doubled: Seats,
        /// What each player scores.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        points: BySeat<u16>,
    },
    /// A card was put away for another (K8.1).
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// An open card was taken (K7.1).
    Took {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was taken from the pile (K7.1).
    Drew {
        /// By whom.
        seat: Seat,
    },
    /// A card was dealt: only its owner sees which (K2.2).
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was laid open at the start (K2.2).
    LaidOut {
        /// Which card.
        card: Card,
    },
    /// What card came from the pile: only its owner sees it (K7.1).
    Saw {
        /// Whose card it is.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was laid open to fill the display (K7.1).
    Opened {
        /// Which card.
        card: Card,
    },
    /// The pile ran out, and the discard pile was shuffled (K7.2).
    Shuffled {
        /// How many cards the new pile has.
        cards: u8,
    },
    /// The pile ran out for the second time: the round is played to its end (K9.1).
    EndIsNear,
    /// Nobody can place anything any more (K9.2).
    NoRoom,
    /// An alliance was scored (K10.2).
    AllianceScored {
        /// Its number.
        number: usize,
        /// Its provinces.
        #[serde(rename = "provinces")]
        between: [Province; 2],
        /// Each player's emissaries in the one and in the other.
        #[cfg_attr(feature = "typescript", ts(as = "[Vec<u8>; 2]"))]
        emissaries: [BySeat<u8>; 2],
        /// What each player scores.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        points: BySeat<u16>,
    },
    /// A player's roads were scored (K10.3).
    RoadsScored {
        /// Whose.
        seat: Seat,
        /// The rows, and what they score.
        #[serde(flatten)]
        rows: ScoredRows,
    },
    /// The game has ended (K10.4).
    Over {
        /// Who has won.
        winners: Seats,
        /// Everybody's points.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u16>"))]
        points: BySeat<u16>,
    },
}

impl Ruled for Event {
    fn rule(&self) -> Rule {
        match self {
            Self::House { .. } => rules::HOUSE,
            Self::Emissary { .. } => rules::EMISSARY,
            Self::Fortification { .. } => rules::FORTIFICATION,
            Self::Stopped { .. } => rules::HOW_MANY,
            Self::HousesScored { .. } => rules::HOUSES,
            Self::Exchanged { .. } => rules::EXCHANGE,
            Self::Dealt { .. } | Self::LaidOut { .. } => rules::DEAL,
            Self::Took { .. } | Self::Drew { .. } | Self::Saw { .. } | Self::Opened { .. } => rules::DRAW,
            Self::Shuffled { .. } => rules::SHUFFLE,
            Self::EndIsNear => rules::END,
            Self::NoRoom => rules::NO_ROOM,
            Self::AllianceScored { .. } => rules::ALLIANCES,
            Self::RoadsScored { .. } => rules::ROADS,
            Self::Over { .. } => rules::WIN,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House { seat, province, space, paid } => {
                placed(f, *seat, format_args!("a house on space {space} in {province}"), *paid)
            }
            Self::Emissary { seat, province, paid } => {
                placed(f, *seat, format_args!("an emissary in {province}"), *paid)
            }
            Self::Fortification { seat, province, space, paid } => {
                placed(f, *seat, format_args!("a fortification on space {space} in {province}"), *paid)
            }
            Self::Stopped { seat } => write!(f, "{} places nothing more", name(*seat)),
            Self::HousesScored { province, houses, doubled, points } => {
                let all: u32 = houses.iter().map(|(_, houses)| houses.len()).sum();
                let scores = scores(points, |seat| if doubled.contains(seat) { " (double)" } else { "" });
                write!(f, "{province} is scored with {}: {scores}", counted(all, "house"))
            }
            Self::Exchanged { seat, card } => {
                write!(f, "{} exchanges {}", name(*seat), an(format_args!("{card} card")))
            }
            Self::Took { seat, card } => write!(f, "{} takes the open {card} card", name(*seat)),
            Self::Drew { seat } => write!(f, "{} draws from the pile", name(*seat)),
            Self::Saw { seat, card } => write!(f, "{} gets {}", name(*seat), an(format_args!("{card} card"))),
            Self::Dealt { seat, card } => write!(f, "{} is dealt {}", name(*seat), an(format_args!("{card} card"))),
            Self::LaidOut { card } | Self::Opened { card } => {
                write!(f, "{} is laid open", an(format_args!("{card} card")))
            }
            Self::Shuffled { cards } => {
                write!(f, "the pile has run out; the discard pile is shuffled and is the new pile of {cards} cards")
            }
            Self::EndIsNear => write!(f, "the pile has run out for the second time: this is the last round"),
            Self::NoRoom => write!(f, "nobody can place a piece any more"),
            Self::AllianceScored { number, between: [one, other], points, .. } => {
                write!(f, "alliance {number} of {one} and {other}: {}", scores(points, |_| ""))
            }
            Self::RoadsScored { seat, rows } if rows.points() == 0 => {
                write!(f, "{} has no row of four houses along the roads", name(*seat))
            }
            Self::RoadsScored { seat, rows } => {
                let each = list(rows.iter().map(|row| format!("{} along {row}", counted(row.len(), "house"))));
                write!(f, "{} has {each} and scores {}", name(*seat), rows.points())
            }
            Self::Over { winners, points } => {
                let (verb, shared) = if winners.len() == 1 { ("wins", "") } else { ("share", " the victory") };
                write!(f, "{} {verb}{shared}: {}", list(winners.iter().map(name)), scores(points, |_| ""))
            }
        }
    }
}

fn placed(f: &mut fmt::Formatter<'_>, seat: Seat, what: fmt::Arguments<'_>, paid: Payment) -> fmt::Result {
    write!(f, "{} places {what}, paid with {}", name(seat), paid.describe())
}

/// “Green 7, Red 4 (double)”.
fn scores(points: &BySeat<u16>, remark: impl Fn(Seat) -> &'static str) -> String {
    let each = points.iter().filter(|&(_, &points)| points > 0);
    let each: Vec<_> = each.map(|(seat, points)| format!("{} {points}{}", name(seat), remark(seat))).collect();
    if each.is_empty() { "nobody scores".to_owned() } else { each.join(", ") }
}
