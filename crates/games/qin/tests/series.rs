//! A series of games (Q11.1).

use game::{Notation as _, Seat, Seats};
use qin::{Qin, Series, State, name, seat_named};

/// A position on a board of two rows: a start space with a meadow, and these villages.
fn position(players: usize, phase: &str, villages: &str) -> (Qin, State) {
    let width = villages.split(' ').count();
    let meadow = vec!["."; width - 1].join(" ");
    let text = format!("qin {players} drawn\n{phase}\n1 R {meadow}\n2 {villages}\n");
    Qin::read(&text).unwrap_or_else(|bad| panic!("{bad}\n{text}"))
}

/// Notes a finished game of three in which these villages were taken.
#[track_caller]
fn note(series: &mut Series, winners: &str, villages: &str) {
    let (game, state) = position(3, &format!("over no_tiles {winners}"), villages);
    assert!(series.note(&game, state.table()), "a finished game is noted");
}

fn seat(name: &str) -> Seat {
    seat_named(name, 3).unwrap()
}

fn names(seats: Seats) -> Vec<&'static str> {
    seats.iter().map(name).collect()
}

fn totals(series: &Series) -> Vec<u32> {
    Seat::all(3).map(|seat| series.total(seat)).collect()
}

#[test]
fn after_each_game_what_everybody_has_left_is_added_up() {
    let mut series = Series::new(3, seat("white"));
    assert_eq!((series.games(), totals(&series)), (0, vec![0, 0, 0]));
    note(&mut series, "white", "Vw ~ Vw ~ Vb");
    assert_eq!((series.games(), totals(&series)), (1, vec![17, 18, 19]));
    note(&mut series, "green", "Vg ~ Vg ~ Vg ~ Vb ~ Vb");
    assert_eq!((series.games(), totals(&series)), (2, vec![17 + 19, 18 + 17, 19 + 16]));
}

#[test]
fn the_lowest_sum_wins_though_another_has_won_more_games() {
    let mut series = Series::new(3, seat("white"));
    note(&mut series, "white", "Vw ~ Vw");
    note(&mut series, "white", "Vw ~ Vw ~ Vb");
    assert_eq!(names(series.winners()), ["White"]);
    note(&mut series, "black", "Vb ~ Vb ~ Vb ~ Vb");
    assert_eq!(totals(&series), [53, 52, 57]);
    assert_eq!(names(series.winners()), ["Black"]);
}

#[test]
fn equal_sums_share_the_victory() {
    let mut series = Series::new(3, seat("white"));
    note(&mut series, "white", "Vw ~ Vw ~ Vg");
    note(&mut series, "green", "Vg ~ .");
    assert_eq!(totals(&series), [36, 38, 36]);
    assert_eq!(names(series.winners()), ["White", "Green"]);
}

#[test]
fn nobody_has_won_a_series_without_games() {
    assert_eq!(names(Series::new(3, seat("white")).winners()), [""; 0]);
}

#[test]
fn the_first_seat_moves_on_clockwise_from_game_to_game() {
    let mut series = Series::new(3, seat("black"));
    let mut firsts = vec![name(series.first_seat())];
    for _ in 0..3 {
        note(&mut series, "white", "Vw ~ .");
        firsts.push(name(series.first_seat()));
    }
    assert_eq!(firsts, ["Black", "Green", "White", "Black"]);
}

#[test]
fn a_game_that_is_not_over_is_not_noted() {
    let mut series = Series::new(3, seat("black"));
    let (game, state) = position(3, "place white\nhand white RR", "Vw ~ .");
    assert!(!series.note(&game, state.table()));
    assert_eq!((series.games(), totals(&series)), (0, vec![0, 0, 0]));
    assert_eq!(series.first_seat(), seat("black"), "the same seat starts again");
}

#[test]
fn a_game_of_other_players_is_not_noted() {
    let mut series = Series::new(3, seat("white"));
    for players in [2, 4] {
        let (game, state) = position(players, "over no_tiles white", "Vw ~ .");
        assert!(!series.note(&game, state.table()));
    }
    assert_eq!(series.games(), 0);
}
