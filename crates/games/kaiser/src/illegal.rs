//! Why a move is not allowed: everything that a person needs to understand it.

use std::fmt;

use game::{Rule, Ruled, Seat};
use serde::Serialize;

use crate::card::{Card, Cards};
use crate::moves::Payment;
use crate::names::name;
use crate::province::Province;
use crate::rules;
use crate::space::Space;
use crate::state::{Drawing, Phase};
use game::words::{an, counted, list};

/// Why a move is illegal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserIllegal"))]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
pub enum Illegal {
    /// It is not the time for such a move.
    NotNow {
        /// What has to happen instead.
        phase: Phase,
    },
    /// The game is over (K9).
    Over {
        /// Because nobody could place a piece any more (K9.2)?
        no_room: bool,
    },
    /// All pieces of this turn are placed (K4.3).
    NoMorePieces {
        /// Who has to draw now.
        seat: Seat,
    },
    /// The map has no such house space (K1.1).
    NoSuchSpace {
        /// The space.
        space: Space,
    },
    /// The pieces of a turn go to one province (K4.1).
    OtherProvince {
        /// Where this piece would go.
        province: Province,
        /// Where the first piece went.
        first: Province,
    },
    /// The card to exchange is not in the hand (K8.1).
    NothingToExchange {
        /// The colour.
        card: Card,
        /// What the hand holds.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
        hand: Cards,
    },
    /// The cards to pay with are not in the hand (K4.2).
    NotInHand {
        /// The colour.
        card: Card,
        /// How many are needed.
        needed: u8,
        /// What the hand holds.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
        hand: Cards,
    },
    /// A single card must have the province's colour (K4.2).
    WrongColour {
        /// The card.
        card: Card,
        /// The province.
        province: Province,
        /// Its colour.
        colour: Card,
    },
    /// A joker must not have the province's colour (K4.2).
    JokerOfOwnColour {
        /// The colour of the joker, and of the province.
        card: Card,
        /// The province.
        province: Province,
    },
    /// The kind of piece has run out (K4.4).
    RunOut {
        /// The player.
        seat: Seat,
        /// What there is none of.
        #[serde(rename = "piece")]
        kind: PieceKind,
    },
    /// A house stands there already (K5.1).
    HouseThere {
        /// Where.
        space: Space,
        /// Whose.
        owner: Seat,
    },
    /// A house stands where the fortification would go (K5.3).
    HouseInTheWay {
        /// Where.
        space: Space,
        /// Whose.
        owner: Seat,
    },
    /// A fortification stands there already (K5.3).
    FortificationThere {
        /// Where.
        space: Space,
    },
    /// The game is played without fortifications (K3.2).
    NoFortifications,
    /// No more emissaries than the strongest owner of houses has houses (K5.2).
    TooManyEmissaries {
        /// Where.
        province: Province,
        /// How many are there.
        emissaries: u8,
        /// The houses of the strongest.
        houses: u8,
        /// Who has that many.
        strongest: Vec<Seat>,
    },
    /// The display has no such card (K7.1).
    NotOpen {
        /// The card.
        card: Card,
        /// What is open.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
        display: Cards,
    },
    /// The pile has run out (K7.3).
    NoPile,
}

/// A kind of piece (K3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserPiece"))]
#[serde(rename_all = "snake_case")]
pub enum PieceKind {
    /// A house.
    House,
    /// An emissary.
    Emissary,
    /// A fortification.
    Fortification,
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::House => "house",
            Self::Emissary => "emissary",
            Self::Fortification => "fortification",
        })
    }
}

impl Ruled for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Self::NotNow { phase } => match phase {
                Phase::Deal(_) | Phase::Open => rules::DEAL,
                Phase::Act(_) => rules::TURN,
                Phase::Again(..) => rules::HOW_MANY,
                Phase::Take(_, Drawing::One) => rules::EXCHANGE,
                Phase::Take(..) | Phase::Reveal(..) | Phase::Fill(_) => rules::DRAW,
                Phase::Over(_) => rules::END,
            },
            Self::Over { no_room: false } => rules::END,
            Self::Over { no_room: true } => rules::NO_ROOM,
            Self::NoMorePieces { .. } => rules::HOW_MANY,
            Self::NoSuchSpace { .. } => rules::MAP,
            Self::OtherProvince { .. } => rules::ONE_PROVINCE,
            Self::NotInHand { .. } | Self::WrongColour { .. } | Self::JokerOfOwnColour { .. } => rules::PAY,
            Self::NothingToExchange { .. } => rules::EXCHANGE,
            Self::RunOut { .. } => rules::RUN_OUT,
            Self::HouseThere { .. } => rules::HOUSE,
            Self::HouseInTheWay { .. } | Self::FortificationThere { .. } => rules::FORTIFICATION,
            Self::NoFortifications => rules::PIECES,
            Self::TooManyEmissaries { .. } => rules::EMISSARY,
            Self::NotOpen { .. } => rules::DRAW,
            Self::NoPile => rules::LAST_CARDS,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rule())?;
        match self {
            Self::NotNow { phase } => not_now(*phase, f),
            Self::Over { no_room: false } => write!(f, "the game is over"),
            Self::Over { no_room: true } => write!(f, "the game is over, because nobody could place a piece any more"),
            Self::NoMorePieces { seat } => write!(
                f,
                "a province that was empty takes one piece in a turn, any other two; {} has to draw now",
                name(*seat)
            ),
            Self::NoSuchSpace { space } => write!(f, "there is no house space {space} on this map"),
            Self::OtherProvince { province, first } => {
                write!(f, "the first piece went to {first}, so the second may not go to {province}")
            }
            Self::NothingToExchange { card, hand } => {
                write!(f, "there is no {card} card to exchange; the hand holds {hand}")
            }
            Self::NotInHand { card, needed, hand } => {
                let cards = counted(u32::from(*needed), &format!("{card} card"));
                write!(f, "that takes {cards}, and the hand holds {hand}")
            }
            Self::WrongColour { card, province, colour } => write!(
                f,
                "{province} is {colour}, so one {card} card does not pay there; a pair of one other colour would"
            ),
            Self::JokerOfOwnColour { card, province } => {
                write!(f, "{province} is {card} itself, so two {card} cards are no joker there; one pays for a piece")
            }
            Self::RunOut { seat, kind } => write!(f, "{} has no {kind} left", name(*seat)),
            Self::HouseThere { space, owner } => {
                write!(f, "a house of {} stands on space {space}", name(*owner))
            }
            Self::HouseInTheWay { space, owner } => write!(
                f,
                "a house of {} stands on space {space}; a fortification goes under a house, never on it",
                name(*owner)
            ),
            Self::FortificationThere { space } => write!(f, "a fortification stands on space {space} already"),
            Self::NoFortifications => write!(f, "this game is played without fortifications"),
            Self::TooManyEmissaries { province, houses: 0, .. } => {
                write!(f, "there is no house in {province}, so no emissary may go there")
            }
            Self::TooManyEmissaries { province, emissaries, houses, strongest } => write!(
                f,
                "{province} has {} already, and nobody has more than {} there ({})",
                counted(*emissaries, "emissary"),
                counted(*houses, "house"),
                list(strongest.iter().map(|&seat| name(seat))),
            ),
            Self::NotOpen { card, display } => write!(f, "no {card} card is open; there is {display}"),
            Self::NoPile => write!(f, "the pile has run out; only open cards can be taken"),
        }
    }
}

fn not_now(phase: Phase, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match phase {
        Phase::Deal(_) | Phase::Open => write!(f, "the cards are still being dealt"),
        Phase::Act(seat) => write!(f, "{} has to place a piece or exchange a card", name(seat)),
        Phase::Again(seat, province) => {
            write!(f, "{} may place a second piece in {province}, or stop", name(seat))
        }
        Phase::Take(seat, Drawing::One) => write!(f, "{} has to take a card in exchange", name(seat)),
        Phase::Take(seat, Drawing::UpToThree) => write!(f, "{} has to draw up to three cards", name(seat)),
        Phase::Reveal(seat, _) => write!(f, "{} is just drawing a card", name(seat)),
        Phase::Fill(_) => write!(f, "the display is being filled"),
        Phase::Over(_) => write!(f, "the game is over"),
    }
}

impl std::error::Error for Illegal {}

impl Payment {
    pub(crate) fn describe(self) -> String {
        match self {
            Self::Card(card) => an(format_args!("{card} card")),
            Self::Joker(card) => format!("two {card} cards as a joker"),
        }
    }
}
