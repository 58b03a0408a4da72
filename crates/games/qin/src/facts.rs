//! Events and refusals as data, for other languages and for drawing.
//!
//! Seats are numbers from 0, piles numbers from 1; spaces, tiles and placements are written as in
//! the notation, provinces as `{colour, owner, pagodas, spaces}`.

use game::{Fact, Told};

use crate::event::Event;
use crate::illegal::{Illegal, Nearly, Obstacle};
use crate::moves::{Pile, Placement};
use crate::state::{Land, Phase};

impl From<&Land> for Fact {
    fn from(land: &Land) -> Self {
        Self::Named(vec![
            ("colour", Self::word(land.colour)),
            ("owner", land.owner.into()),
            ("pagodas", land.pagodas.into()),
            ("spaces", Self::words(land.spaces.iter())),
        ])
    }
}

impl From<Pile> for Fact {
    fn from(pile: Pile) -> Self {
        Self::Number(pile.index() as i64 + 1)
    }
}

impl From<Phase> for Fact {
    fn from(phase: Phase) -> Self {
        Self::Named(match phase {
            Phase::Deal(seat) => vec![("name", Self::word("deal")), ("seat", seat.into())],
            Phase::Place(seat) => vec![("name", Self::word("place")), ("seat", seat.into())],
            Phase::Draw(seat) => vec![("name", Self::word("draw")), ("seat", seat.into())],
            Phase::Reveal(seat, pile) => {
                vec![("name", Self::word("reveal")), ("seat", seat.into()), ("pile", pile.into())]
            }
            Phase::Over(ending) => vec![
                ("name", Self::word("over")),
                ("reason", Self::word(ending.reason.word())),
                ("winners", ending.winners.into()),
            ],
        })
    }
}

fn laid(placement: Placement) -> [(&'static str, Fact); 2] {
    [("tile", Fact::word(placement.tile())), ("placement", Fact::word(placement))]
}

impl Told for Event {
    fn kind(&self) -> &'static str {
        match self {
            Self::Placed { .. } => "placed",
            Self::Alone { .. } => "alone",
            Self::Founded { .. } => "founded",
            Self::Expanded { .. } => "expanded",
            Self::Absorbed { .. } => "absorbed",
            Self::Returned { .. } => "returned",
            Self::Built { .. } => "built",
            Self::Connected { .. } => "connected",
            Self::Conquered { .. } => "conquered",
            Self::Drew { .. } => "drew",
            Self::Dealt { .. } => "dealt",
            Self::Took { .. } => "took",
            Self::Passed { .. } => "passed",
            Self::Over { .. } => "over",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Self::Placed { seat, placement } => {
                [("seat", (*seat).into())].into_iter().chain(laid(*placement)).collect()
            }
            Self::Alone { space, colour } => vec![("space", Fact::word(space)), ("colour", Fact::word(colour))],
            Self::Founded { seat, land } => vec![("seat", (*seat).into()), ("province", land.into())],
            Self::Expanded { by, land, gained } => {
                vec![("seat", (*by).into()), ("province", land.into()), ("gained", (*gained).into())]
            }
            Self::Absorbed { owner, parts } => vec![("owner", (*owner).into()), ("parts", Fact::list(parts))],
            Self::Returned { seat, pagodas, left } => {
                vec![("seat", (*seat).into()), ("pagodas", (*pagodas).into()), ("left", (*left).into())]
            }
            Self::Built { seat, land, left } => {
                vec![("seat", (*seat).into()), ("province", land.into()), ("left", (*left).into())]
            }
            Self::Connected { seat, village, left } => {
                vec![("seat", (*seat).into()), ("village", Fact::word(village)), ("left", (*left).into())]
            }
            Self::Conquered { seat, from, village, left } => vec![
                ("seat", (*seat).into()),
                ("from", (*from).into()),
                ("village", Fact::word(village)),
                ("left", (*left).into()),
            ],
            Self::Drew { seat, pile } => vec![("seat", (*seat).into()), ("pile", (*pile).into())],
            Self::Dealt { seat, tile } | Self::Took { seat, tile } => {
                vec![("seat", (*seat).into()), ("tile", Fact::word(tile))]
            }
            Self::Passed { seat } => vec![("seat", (*seat).into())],
            Self::Over { ending } => {
                vec![("reason", Fact::word(ending.reason.word())), ("winners", ending.winners.into())]
            }
        }
    }
}

impl Told for Illegal {
    fn kind(&self) -> &'static str {
        match self {
            Self::NotNow { .. } => "not_now",
            Self::NotInHand { .. } => "not_in_hand",
            Self::NotFree { .. } => "not_free",
            Self::NoContact { .. } => "no_contact",
            Self::Tie { .. } => "tie",
            Self::TwoMajors { .. } => "two_majors",
            Self::MajorTaken { .. } => "major_taken",
            Self::MustPlace { .. } => "must_place",
            Self::EmptyPile { .. } => "empty_pile",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Self::NotNow { phase } => vec![("phase", (*phase).into())],
            Self::NotInHand { tile, hand } => vec![("tile", Fact::word(tile)), ("hand", Fact::words(hand.iter()))],
            Self::NotFree { space, obstacle } => {
                let what = match obstacle {
                    Obstacle::OffTheBoard => "off_the_board",
                    Obstacle::Village => "village",
                    Obstacle::Water => "water",
                    Obstacle::Start => "start",
                    Obstacle::Tile => "tile",
                };
                vec![("spaces", Fact::words([space])), ("obstacle", Fact::word(what))]
            }
            Self::NoContact { spaces, nearly } => {
                let (what, at) = match nearly {
                    Nearly::Nothing => ("nothing", Fact::Nothing),
                    Nearly::Corner(space) => ("corner", Fact::word(space)),
                    Nearly::Village(space) => ("village", Fact::word(space)),
                };
                vec![("spaces", Fact::words(spaces)), ("nearly", Fact::word(what)), ("at", at)]
            }
            Self::Tie { placement, colour, tied, spaces, provinces } => laid(*placement)
                .into_iter()
                .chain([
                    ("colour", Fact::word(colour)),
                    ("tied", Fact::list(tied.iter().copied())),
                    ("each", (*spaces).into()),
                    ("provinces", Fact::list(provinces)),
                ])
                .collect(),
            Self::TwoMajors { placement, colour, provinces } => laid(*placement)
                .into_iter()
                .chain([("colour", Fact::word(colour)), ("provinces", Fact::list(provinces))])
                .collect(),
            Self::MajorTaken { placement, colour, owner, spaces, by, more, provinces } => laid(*placement)
                .into_iter()
                .chain([
                    ("colour", Fact::word(colour)),
                    ("owner", (*owner).into()),
                    ("brings", (*spaces).into()),
                    ("taker", (*by).into()),
                    ("most", (*more).into()),
                    ("provinces", Fact::list(provinces)),
                ])
                .collect(),
            Self::MustPlace { example } => vec![("example", Fact::word(example))],
            Self::EmptyPile { pile } => vec![("pile", (*pile).into())],
        }
    }
}
