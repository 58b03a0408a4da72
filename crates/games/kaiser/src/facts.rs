//! Events and refusals as data, for other languages and for drawing.
//!
//! Seats are numbers from 0, house spaces their numbers; cards and provinces are words.

use game::{Fact, Seat, Told};

use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::{Payment, Piece};
use crate::space::{Space, Spaces};
use crate::state::{Drawing, Phase};

impl From<Space> for Fact {
    fn from(space: Space) -> Self {
        space.number().into()
    }
}

impl From<Spaces> for Fact {
    fn from(spaces: Spaces) -> Self {
        Self::list(spaces.iter())
    }
}

impl From<Drawing> for Fact {
    fn from(drawing: Drawing) -> Self {
        Self::word(match drawing {
            Drawing::UpToThree => "up_to_three",
            Drawing::One => "one",
        })
    }
}

impl From<Phase> for Fact {
    fn from(phase: Phase) -> Self {
        let of = |name: &str, seat: Seat| vec![("name", Self::word(name)), ("seat", seat.into())];
        Self::Named(match phase {
            Phase::Deal(seat) => of("deal", seat),
            Phase::Open => vec![("name", Self::word("open"))],
            Phase::Act(seat) => of("act", seat),
            Phase::Again(seat, province) => [of("again", seat), vec![("province", Self::word(province))]].concat(),
            Phase::Take(seat, drawing) => [of("take", seat), vec![("drawing", drawing.into())]].concat(),
            Phase::Reveal(seat, drawing) => [of("reveal", seat), vec![("drawing", drawing.into())]].concat(),
            Phase::Fill(seat) => of("fill", seat),
            Phase::Over(winners) => vec![("name", Self::word("over")), ("winners", winners.into())],
        })
    }
}

fn paid(payment: Payment) -> Fact {
    let (card, count) = payment.cards();
    Fact::words((0..count).map(|_| card))
}

impl Told for Event {
    fn kind(&self) -> &'static str {
        match self {
            Self::Placed { piece: Piece::House(_), .. } => "house",
            Self::Placed { piece: Piece::Emissary(_), .. } => "emissary",
            Self::Placed { piece: Piece::Fortification(_), .. } => "fortification",
            Self::Stopped { .. } => "stopped",
            Self::HousesScored { .. } => "houses_scored",
            Self::Exchanged { .. } => "exchanged",
            Self::Took { .. } => "took",
            Self::Drew { .. } => "drew",
            Self::Dealt { .. } => "dealt",
            Self::LaidOut { .. } => "laid_out",
            Self::Saw { .. } => "saw",
            Self::Opened { .. } => "opened",
            Self::Shuffled { .. } => "shuffled",
            Self::EndIsNear => "end_is_near",
            Self::NoRoom => "no_room",
            Self::AllianceScored { .. } => "alliance_scored",
            Self::RoadsScored { .. } => "roads_scored",
            Self::Over { .. } => "over",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Self::Placed { seat, piece, payment, province } => {
                let space = match piece {
                    Piece::House(space) | Piece::Fortification(space) => (*space).into(),
                    Piece::Emissary(_) => Fact::Nothing,
                };
                vec![
                    ("seat", (*seat).into()),
                    ("province", Fact::word(province)),
                    ("space", space),
                    ("paid", paid(*payment)),
                ]
            }
            Self::Stopped { seat } | Self::Drew { seat } => vec![("seat", (*seat).into())],
            Self::HousesScored { province, houses, doubled, points } => vec![
                ("province", Fact::word(province)),
                ("houses", houses.into()),
                ("doubled", (*doubled).into()),
                ("points", points.into()),
            ],
            Self::Exchanged { seat, card }
            | Self::Took { seat, card }
            | Self::Dealt { seat, card }
            | Self::Saw { seat, card } => vec![("seat", (*seat).into()), ("card", Fact::word(card))],
            Self::LaidOut { card } | Self::Opened { card } => vec![("card", Fact::word(card))],
            Self::Shuffled { cards } => vec![("cards", (*cards).into())],
            Self::EndIsNear | Self::NoRoom => Vec::new(),
            Self::AllianceScored { number, between, emissaries, points } => vec![
                ("number", Fact::Number(*number as i64)),
                ("provinces", Fact::words(between)),
                ("emissaries", Fact::list(emissaries)),
                ("points", points.into()),
            ],
            Self::RoadsScored { seat, rows } => {
                vec![("seat", (*seat).into()), ("rows", Fact::list(rows.iter())), ("points", rows.points().into())]
            }
            Self::Over { winners, points } => vec![("winners", (*winners).into()), ("points", points.into())],
        }
    }
}

impl Told for Illegal {
    fn kind(&self) -> &'static str {
        match self {
            Self::NotNow { .. } => "not_now",
            Self::Over { .. } => "over",
            Self::NoMorePieces { .. } => "no_more_pieces",
            Self::NoSuchSpace { .. } => "no_such_space",
            Self::OtherProvince { .. } => "other_province",
            Self::NothingToExchange { .. } => "nothing_to_exchange",
            Self::NotInHand { .. } => "not_in_hand",
            Self::WrongColour { .. } => "wrong_colour",
            Self::JokerOfOwnColour { .. } => "joker_of_own_colour",
            Self::RunOut { .. } => "run_out",
            Self::HouseThere { .. } => "house_there",
            Self::HouseInTheWay { .. } => "house_in_the_way",
            Self::FortificationThere { .. } => "fortification_there",
            Self::NoFortifications => "no_fortifications",
            Self::TooManyEmissaries { .. } => "too_many_emissaries",
            Self::NotOpen { .. } => "not_open",
            Self::NoPile => "no_pile",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Self::NotNow { phase } => vec![("phase", (*phase).into())],
            Self::Over { no_room } => vec![("no_room", (*no_room).into())],
            Self::NoMorePieces { seat } => vec![("seat", (*seat).into())],
            Self::NoSuchSpace { space } | Self::FortificationThere { space } => vec![("space", (*space).into())],
            Self::OtherProvince { province, first } => {
                vec![("province", Fact::word(province)), ("first", Fact::word(first))]
            }
            Self::NothingToExchange { card, hand } => {
                vec![("card", Fact::word(card)), ("hand", Fact::words(hand.iter()))]
            }
            Self::NotInHand { card, needed, hand } => {
                vec![("card", Fact::word(card)), ("needed", (*needed).into()), ("hand", Fact::words(hand.iter()))]
            }
            Self::WrongColour { card, province, colour } => {
                vec![("card", Fact::word(card)), ("province", Fact::word(province)), ("colour", Fact::word(colour))]
            }
            Self::JokerOfOwnColour { card, province } => {
                vec![("card", Fact::word(card)), ("province", Fact::word(province))]
            }
            Self::RunOut { seat, kind } => vec![("seat", (*seat).into()), ("piece", Fact::word(kind))],
            Self::HouseThere { space, owner } | Self::HouseInTheWay { space, owner } => {
                vec![("space", (*space).into()), ("owner", (*owner).into())]
            }
            Self::NoFortifications | Self::NoPile => Vec::new(),
            Self::TooManyEmissaries { province, emissaries, houses, strongest } => vec![
                ("province", Fact::word(province)),
                ("emissaries", (*emissaries).into()),
                ("houses", (*houses).into()),
                ("strongest", Fact::list(strongest.iter().copied())),
            ],
            Self::NotOpen { card, display } => {
                vec![("card", Fact::word(card)), ("display", Fact::words(display.iter()))]
            }
        }
    }
}
