//! Why a move is not allowed: everything that a person needs to understand it.

use std::fmt;

use game::{Rule, Ruled, Seat};
use serde::{Serialize, Serializer};

use crate::moves::{Pile, Placement};
use crate::names::name;
use crate::rules;
use crate::space::Space;
use crate::spaces::Spaces;
use crate::state::{Land, Phase, Reason};
use crate::tile::{Colour, Tile, Tiles};
use game::words::{counted, list};

/// Why a move is illegal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinIllegal"))]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
pub enum Illegal {
    /// It is not the time for such a move.
    NotNow {
        /// What has to happen instead.
        phase: Phase,
    },
    /// The tile is not in the hand (Q3.1).
    NotInHand {
        /// The tile.
        tile: Tile,
        /// What the hand holds.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Tile>"))]
        hand: Tiles,
    },
    /// A half would lie on something other than free grassland (Q3.2).
    NotFree {
        /// Where.
        #[serde(rename = "spaces", serialize_with = "as_list")]
        #[cfg_attr(feature = "typescript", ts(as = "[Space; 1]"))]
        space: Space,
        /// What is there.
        obstacle: Obstacle,
    },
    /// No half touches a province space (Q3.3).
    NoContact {
        /// The spaces of the tile.
        spaces: [Space; 2],
        /// What may have been mistaken for contact.
        #[serde(flatten)]
        nearly: Nearly,
    },
    /// Players would share the highest total of an absorption (Q9.3).
    Tie {
        /// Where the tile would lie.
        placement: Placement,
        /// The colour of the provinces.
        colour: Colour,
        /// The players who tie.
        tied: Vec<Seat>,
        /// How many spaces each of them would bring.
        #[serde(rename = "each")]
        spaces: u8,
        /// All provinces that would be joined.
        provinces: Vec<Land>,
    },
    /// Two or more major provinces would be joined (Q9.4).
    TwoMajors {
        /// Where the tile would lie.
        placement: Placement,
        /// The colour of the provinces.
        colour: Colour,
        /// The major provinces.
        provinces: Vec<Land>,
    },
    /// One major province would be taken: somebody brings more than its owner (Q9.5).
    MajorTaken {
        /// Where the tile would lie.
        placement: Placement,
        /// The colour of the provinces.
        colour: Colour,
        /// The owner of the major province.
        owner: Seat,
        /// How many spaces its owner would bring.
        #[serde(rename = "brings")]
        spaces: u8,
        /// Who would bring the most.
        #[serde(rename = "taker")]
        by: Seat,
        /// How many.
        #[serde(rename = "most")]
        more: u8,
        /// All provinces that would be joined.
        provinces: Vec<Land>,
    },
    /// There is a legal placement, so passing is not allowed (Q3.7).
    MustPlace {
        /// One that there is.
        example: Placement,
    },
    /// The pile is empty (Q3.6).
    EmptyPile {
        /// Which.
        pile: Pile,
    },
}

/// What is in the way of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinObstacle"))]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// The board has ended.
    OffTheBoard,
    /// A village.
    Village,
    /// Water.
    Water,
    /// A printed start space.
    Start,
    /// A tile that lies there.
    Tile,
}

/// What touches a tile without being contact (Q3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinNearly"))]
#[serde(tag = "nearly", content = "at", rename_all = "snake_case")]
pub enum Nearly {
    /// Nothing.
    Nothing,
    /// A province space, but only by a corner.
    Corner(Space),
    /// A village, which isn't a province space.
    Village(Space),
}

/// A single space as a list, like the spaces of other reasons.
fn as_list<S: Serializer>(space: &Space, serializer: S) -> Result<S::Ok, S::Error> {
    [space].serialize(serializer)
}

impl Ruled for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Self::NotNow { phase } => match phase {
                Phase::Deal(_) => rules::DEAL,
                Phase::Draw(_) | Phase::Reveal(..) => rules::DRAW,
                Phase::Place(_) => rules::PLACE,
                Phase::Over(ending) => match ending.reason {
                    Reason::LastPagoda => rules::LAST_PAGODA,
                    Reason::NoTiles | Reason::NoRoom => rules::END,
                },
            },
            Self::NotInHand { .. } => rules::PLACE,
            Self::NotFree { .. } => rules::FREE_GRASSLAND,
            Self::NoContact { .. } => rules::CONTACT,
            Self::Tie { .. } => rules::NO_TIE,
            Self::TwoMajors { .. } => rules::NO_TWO_MAJORS,
            Self::MajorTaken { .. } => rules::MAJOR_IS_SAFE,
            Self::MustPlace { .. } => rules::PASS,
            Self::EmptyPile { .. } => rules::DRAW,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rule())?;
        match self {
            Self::NotNow { phase } => match phase {
                Phase::Deal(seat) => write!(f, "{} is still being dealt tiles", name(*seat)),
                Phase::Place(seat) => write!(f, "{} has to place a tile first", name(*seat)),
                Phase::Draw(seat) => write!(f, "{} has placed a tile and now draws from a pile", name(*seat)),
                Phase::Reveal(seat, pile) => {
                    write!(f, "{} is just taking a tile from pile {}", name(*seat), pile.index() + 1)
                }
                Phase::Over(_) => write!(f, "the game is over"),
            },
            Self::NotInHand { tile, hand } => write!(f, "{tile} is not in the hand, which holds {hand}"),
            Self::NotFree { space, obstacle } => {
                let what = match obstacle {
                    Obstacle::OffTheBoard => return write!(f, "{space} is not on the board"),
                    Obstacle::Village => "a village",
                    Obstacle::Water => "water",
                    Obstacle::Start => "a printed start space",
                    Obstacle::Tile => "a tile",
                };
                write!(f, "there is {what} on {space}; tiles go on free grassland")
            }
            Self::NoContact { spaces: [first, second], nearly } => {
                write!(f, "neither {first} nor {second} shares an edge with a province space")?;
                match nearly {
                    Nearly::Nothing => Ok(()),
                    Nearly::Corner(space) => write!(f, "; {space} is touched by a corner only"),
                    Nearly::Village(space) => write!(f, "; the village at {space} is no province space"),
                }
            }
            Self::Tie { colour, tied, spaces, provinces, .. } => write!(
                f,
                "{} would each bring {} into one {colour} province, so nobody could own it ({})",
                list(tied.iter().map(|&seat| name(seat))),
                counted(*spaces, "space"),
                described(provinces),
            ),
            Self::TwoMajors { colour, provinces, .. } => {
                write!(f, "{} major {colour} provinces would be joined ({})", provinces.len(), described(provinces),)
            }
            Self::MajorTaken { colour, owner, spaces, by, more, provinces, .. } => write!(
                f,
                "{} would bring {} and {} only {spaces}, so {}’s major {colour} province would be taken, \
                 which is not allowed ({})",
                name(*by),
                counted(*more, "space"),
                name(*owner),
                name(*owner),
                described(provinces),
            ),
            Self::MustPlace { example } => write!(f, "there is a legal placement, {example} for one, so no passing"),
            Self::EmptyPile { pile } => write!(f, "pile {} is empty; draw from another", pile.index() + 1),
        }
    }
}

impl std::error::Error for Illegal {}

impl Illegal {
    /// The spaces to point at when explaining this.
    pub fn spaces(&self) -> Spaces {
        match self {
            Self::NotFree { space, .. } => Spaces::one(*space),
            Self::NoContact { spaces, nearly } => {
                let near = match nearly {
                    Nearly::Nothing => None,
                    Nearly::Corner(space) | Nearly::Village(space) => Some(*space),
                };
                spaces.iter().copied().chain(near).collect()
            }
            Self::Tie { provinces, .. } | Self::TwoMajors { provinces, .. } | Self::MajorTaken { provinces, .. } => {
                provinces.iter().fold(Spaces::EMPTY, |all, land| all | land.spaces)
            }
            Self::NotNow { .. } | Self::NotInHand { .. } | Self::MustPlace { .. } | Self::EmptyPile { .. } => {
                Spaces::EMPTY
            }
        }
    }
}

/// “White’s 3 at a1 a2 a3, Green’s 2 at c1 c2”.
fn described(provinces: &[Land]) -> String {
    let each = provinces.iter().map(|land| format!("{}’s {} at {}", name(land.owner), land.spaces.len(), land.spaces));
    each.collect::<Vec<_>>().join(", ")
}
