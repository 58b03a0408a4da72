//! Der Kaiser von China keeps the laws of the contract.

use kaiser::{Kaiser, Map};

fn on(side: &str, players: usize, fortifications: bool) -> Kaiser {
    Kaiser::new(Map::by_side(side).unwrap(), players, fortifications).unwrap()
}

#[test]
fn three_players_keep_the_laws() {
    testing::conformance::check(&on("3-4", 3, false), 30, 1);
    testing::conformance::check(&on("3-4", 3, true), 30, 2);
}

#[test]
fn four_players_keep_the_laws_on_both_sides() {
    testing::conformance::check(&on("3-4", 4, false), 20, 3);
    testing::conformance::check(&on("4-5", 4, true), 20, 4);
}

#[test]
fn five_players_keep_the_laws() {
    testing::conformance::check(&on("4-5", 5, false), 20, 5);
    testing::conformance::check(&on("4-5", 5, true), 20, 6);
}
