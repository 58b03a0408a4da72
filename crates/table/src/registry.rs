//! The games that can be played at a table. A new game is added here and nowhere else.

use std::sync::Arc;

use game::{Game, Rng, Seat, Viewer};
use json::{FromJson, Unfit, Value, field};
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};
use serde::Serialize;

use crate::one_game::{Match, OneGame};
use crate::options::BadOptions;
use crate::unreadable::Unreadable;

/// Is Qin in this program? A build may leave a game out, and then refuses it.
pub const QIN: bool = cfg!(feature = "qin");
/// Is Der Kaiser von China in this program?
pub const KAISER: bool = cfg!(feature = "kaiser");

/// Which game on which board for how many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Choice {
    /// Qin.
    Qin {
        /// The board; Bird, if nothing is said.
        #[serde(default)]
        board: BoardChoice,
        /// How many play: 2 to 4 (Q1.4).
        players: u8,
    },
    /// Der Kaiser von China.
    Kaiser {
        /// The side of the map: `3-4` or `4-5` (K1.4).
        map: String,
        /// How many play: 3 to 5.
        players: u8,
        /// With fortifications?
        #[serde(default)]
        fortifications: bool,
    },
}

/// A board of the program by its name, or one of somebody's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum BoardChoice {
    /// `bird` or `lion`.
    Named(String),
    /// A board as in a board file, one letter for each space.
    Own {
        /// What it is called.
        name: String,
        /// The rows.
        text: String,
    },
}

impl FromJson for BoardChoice {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        match value {
            Value::String(name) => Ok(Self::Named(name.clone())),
            own => Ok(Self::Own { name: field(own, "name")?, text: field(own, "text")? }),
        }
    }
}

impl Default for BoardChoice {
    fn default() -> Self {
        Self::Named("bird".to_owned())
    }
}

/// A game that can be played at a table: the little that is to be known beyond the contract.
pub trait Played: Game {
    /// Do the rules know a series of games?
    const SERIES: bool;

    /// How this game is chosen.
    fn choice(&self) -> Choice;

    /// What the player on a seat is called, by the colour of the pieces.
    fn seat_name(seat: Seat) -> &'static str;

    /// How a player stands, seen by everybody.
    fn standing(&self, state: &Self::State, seat: Seat) -> Standing;

    /// What somebody sees, for whichever game it is.
    fn seen(self, view: Self::View) -> Seen;
}

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What is counted: pagodas left (Q10.4), or points (K10).
    pub points: u32,
    /// The higher the better; summed over a series.
    pub rank: i32,
    /// Decides between equal ranks of a single game, the higher the better.
    pub tie_break: i32,
}

impl Played for Qin {
    /// Q11.
    const SERIES: bool = true;

    fn choice(&self) -> Choice {
        let (name, rows) = (self.board().name(), self.board().rows());
        let board = match Board::by_name(name).filter(|known| known.rows() == rows) {
            Some(_) => BoardChoice::Named(name.to_owned()),
            None => BoardChoice::Own { name: name.to_owned(), text: rows.join("\n") + "\n" },
        };
        Choice::Qin { board, players: self.players() as u8 }
    }

    fn seat_name(seat: Seat) -> &'static str {
        qin::name(seat)
    }

    /// Q10.4, Q11.1: the fewest pagodas left are best.
    fn standing(&self, state: &qin::State, seat: Seat) -> Standing {
        let left = state.table().supply(seat);
        Standing { points: u32::from(left), rank: -i32::from(left), tie_break: 0 }
    }

    fn seen(self, view: qin::View) -> Seen {
        Seen::Qin(self, view)
    }
}

impl Played for Kaiser {
    const SERIES: bool = false;

    fn choice(&self) -> Choice {
        Choice::Kaiser {
            map: self.map().side().to_owned(),
            players: self.players() as u8,
            fortifications: self.has_fortifications(),
        }
    }

    fn seat_name(seat: Seat) -> &'static str {
        kaiser::name(seat)
    }

    /// K10.4: most points, then most pieces left.
    fn standing(&self, state: &kaiser::State, seat: Seat) -> Standing {
        let (points, pieces) = (state.table().total(seat), state.table().supply(seat).pieces());
        Standing { points: u32::from(points), rank: i32::from(points), tie_break: i32::from(pieces) }
    }

    fn seen(self, view: kaiser::View) -> Seen {
        Seen::Kaiser(self, view)
    }
}

/// What somebody sees of a game, whichever it is: enough to think about it. See [`crate::with_seen!`].
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "one at a time, and not for long")]
pub enum Seen {
    /// Qin.
    Qin(Qin, qin::View),
    /// Der Kaiser von China.
    Kaiser(Kaiser, kaiser::View),
}

/// Runs the same code for whichever game it is: `with_seen!(seen, |game, view| …)`.
///
/// A function cannot do this where the code needs more of a game than this crate knows, such as
/// bots, which need what they have learned of it.
#[macro_export]
macro_rules! with_seen {
    ($seen:expr, |$game:ident, $view:ident| $code:expr) => {
        match $seen {
            $crate::Seen::Qin($game, $view) if $crate::QIN => $code,
            $crate::Seen::Kaiser($game, $view) if $crate::KAISER => $code,
            _ => unreachable!("a game that was left out is not opened"),
        }
    };
}

impl Seen {
    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        with_seen!(self, |_game, view| view.viewer())
    }
}

/// Runs the same code with whichever game was chosen, if it is in this program.
macro_rules! with_game {
    ($choice:expr, |$game:ident| $code:expr) => {
        match $choice {
            Choice::Qin { board, players } if QIN => {
                let $game = qin(board, *players)?;
                $code
            }
            Choice::Kaiser { map, players, fortifications } if KAISER => {
                let $game = kaiser(map, *players, *fortifications)?;
                $code
            }
            left_out => Err(BadOptions::LeftOut(left_out.game()).into()),
        }
    };
}

impl Choice {
    /// The game's short name, as on the command line.
    pub fn game(&self) -> &'static str {
        match self {
            Self::Qin { .. } => Qin::NAME,
            Self::Kaiser { .. } => Kaiser::NAME,
        }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        let (Self::Qin { players, .. } | Self::Kaiser { players, .. }) = self;
        usize::from(*players)
    }

    /// What the player on a seat is called.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        match self {
            Self::Qin { .. } => Qin::seat_name(seat),
            Self::Kaiser { .. } => Kaiser::seat_name(seat),
        }
    }

    /// The view that a text of this game describes, as in [`crate::Look`].
    pub fn read_view(&self, text: &str) -> Result<Seen, Unreadable> {
        with_game!(self, |game| {
            let view = game.read_view(text).map_err(|bad| Unreadable::of(&bad))?;
            Ok(game.seen(view))
        })
    }

    /// The game as somebody sees it who sees this, with imagined hands for the others.
    pub(crate) fn imagine(&self, text: &str, mut rng: Rng) -> Result<Box<dyn Match>, Unreadable> {
        with_game!(self, |game| {
            let view = game.read_view(text).map_err(|bad| Unreadable::of(&bad))?;
            let mut state = game.start(const { Seat::new(0).unwrap() });
            game.determinize(&view, &mut rng, &mut state);
            Ok(Box::new(OneGame::set_up(game, state, rng)))
        })
    }

    /// Do the rules know a series?
    pub(crate) fn knows_series(&self) -> bool {
        match self {
            Self::Qin { .. } => Qin::SERIES,
            Self::Kaiser { .. } => Kaiser::SERIES,
        }
    }

    /// The game, before anything is dealt.
    pub(crate) fn open(&self) -> Result<Box<dyn Match>, BadOptions> {
        with_game!(self, |game| Ok(Box::new(OneGame::new(game))))
    }
}

/// The game that a text with everything in it describes, and how that game is chosen.
pub(crate) fn read_position(text: &str, rng: Rng) -> Result<(Choice, Box<dyn Match>), Unreadable> {
    match text.split_whitespace().next() {
        Some(Qin::NAME) if QIN => set_up::<Qin>(text, rng),
        Some(Kaiser::NAME) if KAISER => set_up::<Kaiser>(text, rng),
        word => Err(Unreadable::no_game(word.unwrap_or_default())),
    }
}

fn set_up<G: Played>(text: &str, rng: Rng) -> Result<(Choice, Box<dyn Match>), Unreadable> {
    let (game, state) = G::read(text).map_err(|bad| Unreadable::of(&bad))?;
    Ok((game.choice(), Box::new(OneGame::set_up(game, state, rng))))
}

/// No board file is longer, in bytes.
const LONGEST_BOARD: usize = 4096;

fn qin(board: &BoardChoice, players: u8) -> Result<Qin, BadOptions> {
    let board = match board {
        BoardChoice::Named(name) => Board::by_name(name).ok_or_else(|| BadOptions::NoSuchBoard {
            board: name.clone(),
            allowed: "bird or lion, or give one of your own",
        })?,
        BoardChoice::Own { name, text } if name.len() + text.len() > LONGEST_BOARD => {
            return Err(BadOptions::TooLong("board"));
        }
        BoardChoice::Own { name, text } => Arc::new(Board::parse(name, text).map_err(BadOptions::Board)?),
    };
    Qin::new(board, usize::from(players)).ok_or(BadOptions::Players { players, allowed: "two to four players" })
}

fn kaiser(map: &str, players: u8, fortifications: bool) -> Result<Kaiser, BadOptions> {
    let side =
        Map::by_side(map).ok_or_else(|| BadOptions::NoSuchBoard { board: map.to_owned(), allowed: "3-4 or 4-5" })?;
    let allowed = if map == "3-4" {
        "three or four players on this side of the map"
    } else {
        "four or five players on this side of the map"
    };
    Kaiser::new(side, usize::from(players), fortifications).ok_or(BadOptions::Players { players, allowed })
}
