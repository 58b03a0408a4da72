//! What everything would score if the game ended now.

use game::{Game, Seat};
use kaiser::Kaiser;
use qin::Qin;
use serde::Serialize;
use table::{Seen, with_seen};

/// How the players stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "game", rename_all = "snake_case")]
pub(crate) enum Standing {
    /// Pagodas left, by seat: the fewer the better (Q10.4).
    Qin { left: Vec<u8> },
    /// Points (K10).
    Kaiser(KaiserStanding),
}

/// Lists by seat, if nothing else is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct KaiserStanding {
    /// K6.
    houses: Vec<u16>,
    /// K10.2.
    alliances: Vec<u16>,
    /// K10.3.
    roads: Vec<u16>,
    total: Vec<u16>,
    /// By province: what its houses would still score.
    by_province: Vec<Vec<u16>>,
    /// By alliance, number 1 first.
    by_alliance: Vec<Vec<u16>>,
    /// Each player's best rows.
    rows: Vec<Vec<Vec<u32>>>,
}

/// A game whose score can be told at any time.
pub(crate) trait Scored: Game {
    /// What everything would score now.
    fn scores(&self, view: &Self::View) -> Standing;
}

impl Scored for Qin {
    fn scores(&self, view: &qin::View) -> Standing {
        let left = |seat| view.table().supply(seat);
        Standing::Qin { left: Seat::all(self.players()).map(left).collect() }
    }
}

impl Scored for Kaiser {
    fn scores(&self, view: &kaiser::View) -> Standing {
        Standing::Kaiser(kaiser(self, view.table()))
    }
}

impl Standing {
    pub(crate) fn of(seen: &Seen) -> Self {
        with_seen!(seen, |game, view| game.scores(view))
    }

    /// By seat, the higher the better: what a graph shows.
    pub(crate) fn course(self) -> Vec<i32> {
        match self {
            Self::Qin { left } => left.into_iter().map(|left| -i32::from(left)).collect(),
            Self::Kaiser(standing) => standing.total.into_iter().map(i32::from).collect(),
        }
    }
}

fn kaiser(game: &Kaiser, table: &kaiser::Table) -> KaiserStanding {
    let standing = game.standing(table);
    let by_seat = |points: &dyn Fn(Seat) -> u16| Seat::all(game.players()).map(points).collect::<Vec<_>>();
    let rows = |seat| standing.roads[seat].iter().map(|row| row.iter().map(|space| space.number()).collect()).collect();
    KaiserStanding {
        houses: by_seat(&|seat| standing.houses(seat)),
        alliances: by_seat(&|seat| standing.alliances(seat)),
        roads: by_seat(&|seat| standing.roads(seat)),
        total: by_seat(&|seat| standing.total(seat)),
        by_province: standing.provinces.iter().map(|points| by_seat(&|seat| points[seat])).collect(),
        by_alliance: standing.alliances.iter().map(|points| by_seat(&|seat| points[seat])).collect(),
        rows: Seat::all(game.players()).map(rows).collect(),
    }
}
