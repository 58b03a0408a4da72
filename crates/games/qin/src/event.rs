//! What happens in a move, each thing with its rule.

use std::fmt;

use game::{Rule, Ruled, Seat};
use serde::Serialize;

use crate::moves::{Pile, Placement};
use crate::names::{name, whose};
use crate::rules;
use crate::space::Space;
use crate::state::{Ending, Land, Reason};
use crate::tile::{Colour, Tile};
use game::words::{counted, list};

/// Something that happened. The log, animations and spoken sentences come from these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinEvent"))]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
pub enum Event {
    /// A tile was placed (Q3.1).
    Placed {
        /// By whom.
        seat: Seat,
        /// What and where.
        placement: Placement,
    },
    /// A half lies alone: no province (Q4.1).
    Alone {
        /// Where.
        space: Space,
        /// Its colour.
        colour: Colour,
    },
    /// A new province (Q5.1; Q5.2 if it is major at once).
    Founded {
        /// Its founder and owner.
        seat: Seat,
        /// The province, before any pagoda stands on it.
        #[serde(rename = "province")]
        land: Land,
    },
    /// A province has grown and keeps its owner (Q6.1).
    Expanded {
        /// Who placed the tile.
        #[serde(rename = "seat")]
        by: Seat,
        /// The province as it is now, before any pagoda is added.
        #[serde(rename = "province")]
        land: Land,
        /// How many spaces it has gained.
        gained: u8,
    },
    /// Provinces have become one major province (Q9.2; Q9.5 if one of them was major).
    Absorbed {
        /// Who owns the whole.
        owner: Seat,
        /// The provinces as they were before the placement.
        parts: Vec<Land>,
    },
    /// Pagodas have gone back to their owner (Q10.1).
    Returned {
        /// To whom.
        seat: Seat,
        /// How many.
        pagodas: u8,
        /// In supply now.
        left: u8,
    },
    /// A pagoda was placed on a province (Q5.1), or a second one on a major province (Q7.1).
    Built {
        /// Whose.
        seat: Seat,
        /// The province with the pagoda on it.
        #[serde(rename = "province")]
        land: Land,
        /// Left in supply.
        left: u8,
    },
    /// An empty village was taken (Q8.2).
    Connected {
        /// By whom.
        seat: Seat,
        /// The village's first square.
        village: Space,
        /// Left in supply.
        left: u8,
    },
    /// Another player's village was taken (Q8.2).
    Conquered {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// The village's first square.
        village: Space,
        /// Left in supply.
        left: u8,
    },
    /// A pile was chosen to draw from (Q3.6).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        pile: Pile,
    },
    /// A tile was dealt: only its owner sees which (Q2.1).
    Dealt {
        /// To whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A tile was drawn: only its owner sees which (Q3.6).
    Took {
        /// Whose hand.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A player had no legal placement (Q3.7).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The game has ended (Q10.2, Q10.3).
    Over(Ending),
}

impl Ruled for Event {
    fn rule(&self) -> Rule {
        match self {
            Self::Placed { .. } => rules::PLACE,
            Self::Alone { .. } => rules::AREA,
            Self::Founded { land, .. } if land.is_major() => rules::FOUND_MAJOR,
            Self::Founded { .. } => rules::FOUND,
            Self::Expanded { .. } => rules::EXPAND,
            Self::Absorbed { .. } => rules::ABSORB,
            Self::Returned { .. } => rules::ORDER,
            Self::Built { land, .. } if land.pagodas == 2 => rules::MAJOR,
            Self::Built { .. } => rules::FOUND,
            Self::Connected { .. } | Self::Conquered { .. } => rules::TAKE_VILLAGE,
            Self::Dealt { .. } => rules::DEAL,
            Self::Drew { .. } | Self::Took { .. } => rules::DRAW,
            Self::Passed { .. } => rules::PASS,
            Self::Over(ending) => match ending.reason {
                Reason::LastPagoda => rules::LAST_PAGODA,
                Reason::NoTiles | Reason::NoRoom => rules::END,
            },
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Placed { seat, placement } => {
                let [(first, colour), (second, other)] = placement.halves();
                write!(f, "{} places {colour}-{other} at {first} and {second}", name(*seat))
            }
            Self::Alone { space, colour } => write!(f, "the {colour} space at {space} stays alone"),
            Self::Founded { seat, land } => {
                write!(
                    f,
                    "{} founds a {} province of {} at {}",
                    name(*seat),
                    land.colour,
                    land.spaces.len(),
                    land.spaces
                )
            }
            Self::Expanded { by, land, .. } => {
                let whose = whose(land.owner, *by);
                write!(f, "{} expands {whose} {} province to {} spaces", name(*by), land.colour, land.spaces.len())
            }
            Self::Absorbed { owner, parts } => {
                let colour = parts.first().map_or("", |land| land.colour.name());
                let parts = parts.iter().map(|land| format!("{}’s {}", name(land.owner), land.spaces.len()));
                write!(f, "{} are joined into one {colour} province: {} owns it", list(parts), name(*owner))
            }
            Self::Returned { seat, pagodas, left } => {
                write!(f, "{} takes back {} ({left} in supply)", name(*seat), counted(*pagodas, "pagoda"))
            }
            Self::Built { seat, land, left } => {
                let which = if land.pagodas == 2 { "a second pagoda" } else { "a pagoda" };
                write!(f, "{} puts {which} on the {} province ({left} left)", name(*seat), land.colour)
            }
            Self::Connected { seat, village, left } => {
                write!(f, "{} takes the empty village at {village} ({left} left)", name(*seat))
            }
            Self::Conquered { seat, from, village, left } => {
                write!(f, "{} conquers the village at {village} from {} ({left} left)", name(*seat), name(*from))
            }
            Self::Drew { seat, pile } => write!(f, "{} draws from pile {}", name(*seat), pile.index() + 1),
            Self::Dealt { seat, tile } => write!(f, "{} is dealt {tile}", name(*seat)),
            Self::Took { seat, tile } => write!(f, "{} takes {tile}", name(*seat)),
            Self::Passed { seat } => write!(f, "{} has no legal placement and passes", name(*seat)),
            Self::Over(ending) => {
                let winners = list(ending.winners.iter().map(name));
                let (verb, shared) = if ending.winners.len() == 1 { ("wins", "") } else { ("share", " the victory") };
                let why = match ending.reason {
                    Reason::LastPagoda => "the last pagoda is placed",
                    Reason::NoTiles => "nobody holds a tile any more",
                    Reason::NoRoom => "no tile can be placed any more",
                };
                write!(f, "{why}: {winners} {verb}{shared}")
            }
        }
    }
}
