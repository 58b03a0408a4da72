//! What can be wrong with a map file.

use std::fmt;

use crate::card::Card;
use crate::province::Province;
use crate::space::Space;

/// Why a map isn't valid, and where in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMap {
    /// Which entry of the file it is.
    pub place: String,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The file isn't a map; the message says where.
    Json(String),
    /// The province doesn't exist.
    UnknownProvince,
    /// It names a province that doesn't exist.
    NamesUnknownProvince(String),
    /// The colour doesn't exist.
    UnknownColour(String),
    /// It is listed twice.
    Twice,
    /// Not all nine provinces are there.
    NotNine {
        /// How many there are.
        count: usize,
        /// One that is missing.
        missing: Province,
    },
    /// A colour has no province, or more than two.
    ColourCount {
        /// The colour.
        colour: Card,
        /// How many provinces have it.
        count: usize,
    },
    /// A number that no space can have.
    SpaceNumber,
    /// A province without house spaces.
    NoHouses,
    /// A province lists the space, or the space names the province, but not both.
    Houses {
        /// The number of the space.
        id: u32,
    },
    /// A space is in the list of a province twice.
    HouseTwice {
        /// The number of the space.
        id: u32,
    },
    /// Not fifteen alliances.
    NotFifteen {
        /// How many there are.
        count: usize,
    },
    /// A number that no alliance can have.
    AllianceNumber,
    /// The two provinces of an alliance are not neighbours.
    NoNeighbours([Province; 2]),
    /// The two provinces of an alliance have another one already.
    SameAlliance {
        /// The number of the other.
        number: u32,
    },
    /// The side doesn't exist.
    NoSide {
        /// The side that was asked for.
        side: String,
        /// The sides that there are.
        known: Vec<String>,
    },
    /// A side for no number of players, or for an impossible one.
    Players,
    /// A road to a space that doesn't exist.
    RoadToNowhere,
    /// A road from a space to itself.
    RoadToItself,
    /// A space that no road leads to.
    NoRoad,
    /// More roads at a space than can be.
    TooManyRoads,
    /// A number that is left out.
    Gap,
}

impl BadMap {
    pub(crate) fn new(place: &str, fault: Fault) -> Self {
        Self { place: place.to_owned(), fault }
    }
}

impl fmt::Display for BadMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        match &self.fault {
            Fault::Json(error) => write!(f, "it does not read as a map: {error}"),
            Fault::UnknownProvince => {
                write!(
                    f,
                    "there is no such province (K1.1); there are {}",
                    Province::ALL.map(Province::name).join(", ")
                )
            }
            Fault::NamesUnknownProvince(name) => write!(f, "it names the province {name:?}, which there is not"),
            Fault::UnknownColour(name) => {
                write!(f, "{name:?} is no colour; use {}", Card::ALL.map(|card| card.to_string()).join(", "))
            }
            Fault::Twice => write!(f, "it is there twice; leave one out"),
            Fault::NotNine { count, missing } => {
                write!(f, "there are {count} provinces, but a map has nine (K1.1); {missing} is missing")
            }
            Fault::ColourCount { colour, count } => {
                write!(f, "{count} provinces are {colour}, but a colour has one or two (K1.1)")
            }
            Fault::SpaceNumber => write!(f, "spaces are numbered from 1 to {}", Space::MOST),
            Fault::NoHouses => write!(f, "it has no house space"),
            Fault::Houses { id } => {
                write!(f, "space {id} must both be in its list of houses and name it as its province")
            }
            Fault::HouseTwice { id } => write!(f, "space {id} is in its list of houses twice; leave one out"),
            Fault::NotFifteen { count } => write!(f, "there are {count} alliances, but a map has fifteen (K1.1)"),
            Fault::AllianceNumber => write!(f, "alliances are numbered from 1 to 15 (K1.1)"),
            Fault::NoNeighbours([one, other]) => {
                write!(f, "{one} and {other} have no piece of border in common (K1.1)")
            }
            Fault::SameAlliance { number } => {
                write!(f, "its provinces have alliance {number} already; two provinces have one at most (K1.1)")
            }
            Fault::NoSide { side, known } => {
                write!(f, "there is no side {side:?}; this map has {}", known.join(" and "))
            }
            Fault::Players => write!(f, "a side is for some of 3, 4 and 5 players (K1.4)"),
            Fault::RoadToNowhere => write!(f, "it leads nowhere: there is no such space"),
            Fault::RoadToItself => write!(f, "it leads back to where it starts"),
            Fault::NoRoad => write!(f, "no road leads there"),
            Fault::TooManyRoads => write!(f, "one of its ends has more than six roads"),
            Fault::Gap => write!(f, "it is missing; spaces are numbered from 1 without a gap"),
        }
    }
}

impl std::error::Error for BadMap {}
