//! Qin keeps the laws of the contract.

use std::sync::Arc;

use qin::{Board, Qin};

fn on(board: Arc<Board>, players: usize) -> Qin {
    Qin::new(board, players).unwrap()
}

#[test]
fn bird_for_two_keeps_the_laws() {
    testing::conformance::check(&on(Board::bird(), 2), 40, 1);
}

#[test]
fn bird_for_three_keeps_the_laws() {
    testing::conformance::check(&on(Board::bird(), 3), 40, 2);
}

#[test]
fn bird_for_four_keeps_the_laws() {
    testing::conformance::check(&on(Board::bird(), 4), 40, 3);
}

#[test]
fn lion_keeps_the_laws() {
    for players in 2..=4 {
        testing::conformance::check(&on(Board::lion(), players), 15, 4);
    }
}

#[test]
fn a_board_without_an_edge_to_spare_keeps_the_laws() {
    let full =
        vec!["R......Y.......B"; 1].into_iter().chain(vec!["................"; 15]).collect::<Vec<_>>().join("\n");
    testing::conformance::check(&on(Arc::new(Board::parse("meadow", &full).unwrap()), 4), 15, 5);
}
