//! How a match has ended.

use game::{Seat, Seats, Standing};
use json::FromJson;
use serde::Serialize;

/// How a match has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// Why.
    pub ended: Ended,
    /// The seats that have won, from 0; several share the victory.
    pub winners: Vec<u8>,
    /// The seats that have forfeited and so cannot win.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<u8>>"))]
    pub forfeited: Vec<u8>,
    /// The games that were played to their end.
    pub games: Vec<GameResult>,
}

/// Why a match has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// All games were played.
    Played,
    /// Only one seat has not forfeited.
    Forfeit,
}

/// How one game has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameResult {
    /// Who had the first turn.
    pub first: u8,
    /// What each seat has: pagodas left (Q10.4), or points (K10).
    pub points: Vec<u32>,
    /// The seats that have won.
    pub winners: Vec<u8>,
}

pub(crate) fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

/// One finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finished {
    pub(crate) first: Seat,
    pub(crate) standings: Vec<Standing>,
}

impl Finished {
    pub(crate) fn result(&self, forfeited: Seats) -> GameResult {
        GameResult {
            first: self.first.number(),
            points: self.standings.iter().map(|standing| standing.points).collect(),
            winners: numbers(best(&self.standings, forfeited)),
        }
    }
}

/// Who has won these games together: of one game whoever stands best, of several whoever has the
/// best sum (Q11.1). Who has forfeited cannot win.
pub(crate) fn winners(games: &[Finished], forfeited: Seats) -> Seats {
    let [first, rest @ ..] = games else { return Seats::NONE };
    let mut sums = first.standings.clone();
    for game in rest {
        for (sum, standing) in sums.iter_mut().zip(&game.standings) {
            sum.rank += standing.rank;
        }
    }
    if !rest.is_empty() {
        sums.iter_mut().for_each(|sum| sum.tie_break = 0);
    }
    best(&sums, forfeited)
}

/// The place of every seat, from 1; equal ones share it. Who has forfeited comes last.
pub(crate) fn places(games: &[Finished], forfeited: Seats, winners: &[u8], players: usize) -> Vec<u8> {
    let sum = |seat: Seat| -> i32 { games.iter().map(|game| game.standings[seat.index()].rank).sum() };
    let key = |seat: Seat| (winners.contains(&seat.number()), !forfeited.contains(seat), sum(seat));
    let better = |seat: Seat| Seat::all(players).filter(|&other| key(other) > key(seat)).count();
    Seat::all(players).map(|seat| better(seat) as u8 + 1).collect()
}

fn best(standings: &[Standing], forfeited: Seats) -> Seats {
    let able = || Seat::all(standings.len()).zip(standings).filter(|(seat, _)| !forfeited.contains(*seat));
    let rank = |standing: &Standing| (standing.rank, standing.tie_break);
    let highest = able().map(|(_, standing)| rank(standing)).max();
    able().filter(|(_, standing)| Some(rank(standing)) == highest).map(|(seat, _)| seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(ranks: &[(i32, i32)]) -> Finished {
        let standings = ranks.iter().map(|&(rank, tie_break)| Standing { points: 0, rank, tie_break });
        Finished { first: Seat::new(0).unwrap(), standings: standings.collect() }
    }

    #[test]
    fn ties_of_one_game_are_broken_and_those_of_a_series_are_shared() {
        let game = finished(&[(5, 1), (5, 2)]);
        assert_eq!(numbers(winners(std::slice::from_ref(&game), Seats::NONE)), [1]);
        assert_eq!(numbers(winners(&[game.clone(), game], Seats::NONE)), [0, 1]);
    }

    #[test]
    fn places_are_shared_and_who_has_forfeited_is_last() {
        let game = [finished(&[(5, 0), (9, 0), (3, 0), (5, 0)])];
        assert_eq!(places(&game, Seats::NONE, &[1], 4), [2, 1, 4, 2]);
        assert_eq!(places(&game, Seats::one(Seat::new(1).unwrap()), &[0, 3], 4), [1, 4, 3, 1]);
        assert_eq!(places(&[], Seats::one(Seat::new(0).unwrap()), &[1], 2), [2, 1]);
    }

    #[test]
    fn the_best_sum_wins_a_series() {
        let games = [finished(&[(-1, 0), (-4, 0)]), finished(&[(-9, 0), (-4, 0)])];
        assert_eq!(numbers(winners(&games, Seats::NONE)), [1]);
    }

    #[test]
    fn who_has_forfeited_does_not_win() {
        let game = finished(&[(5, 0), (3, 0), (3, 0)]);
        assert_eq!(numbers(winners(&[game], Seats::one(Seat::new(0).unwrap()))), [1, 2]);
    }
}
