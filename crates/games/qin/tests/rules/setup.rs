//! What is in the box, and how a game begins (Q1.2 to Q1.4, Q2).

use game::{Dealing as _, Game, Rng, Seat, Turn, Viewer};
use qin::{Board, Deck, Pile, Qin, Tile, Tiles, name};

use crate::scene::Scene;

fn heights(scene: &Scene) -> Vec<u8> {
    Pile::all().map(|pile| scene.state.table().pile(pile)).collect()
}

/// Deals until somebody has to decide.
fn deal(scene: &mut Scene, deck: &mut Deck) -> Vec<Tile> {
    let mut dealt = Vec::new();
    while scene.game.turn(&scene.state) == Turn::Chance {
        let tile = scene.game.deal(&scene.state, deck);
        scene.game.resolve(&mut scene.state, tile);
        dealt.push(tile);
    }
    dealt
}

#[test]
fn there_are_72_tiles_twelve_of_each_pair_of_colours() {
    let scene = Scene::start(&Board::bird(), 2, "white");
    let unseen = scene.state.unseen();
    assert_eq!(unseen.len(), 72);
    let each: Vec<_> = Tile::ALL.iter().map(|&tile| (tile.to_string(), unseen[tile])).collect();
    let [rr, yy, bb, ry, yb, br] = ["RR", "YY", "BB", "RY", "YB", "BR"].map(str::to_owned);
    assert_eq!(each, [(rr, 12), (yy, 12), (bb, 12), (ry, 12), (yb, 12), (br, 12)]);
}

#[test]
fn the_colours_of_the_players_are_white_black_green_and_purple_clockwise() {
    assert_eq!(Seat::all(4).map(name).collect::<Vec<_>>(), ["White", "Black", "Green", "Purple"]);
}

#[test]
fn two_three_or_four_can_play() {
    for players in [2, 3, 4] {
        assert_eq!(Qin::new(Board::bird(), players).unwrap().players(), players);
    }
    for players in [0, 1, 5] {
        assert!(Qin::new(Board::bird(), players).is_none());
    }
}

#[test]
fn the_fewer_play_the_more_pagodas_each_has() {
    for (players, pagodas) in [(2, 24), (3, 19), (4, 15)] {
        let scene = Scene::start(&Board::bird(), players, "white");
        for seat in Seat::all(players) {
            assert_eq!(scene.state.table().supply(seat), pagodas);
            assert_eq!(scene.game.placed(scene.state.table(), seat), 0);
        }
    }
}

#[test]
fn everybody_is_dealt_three_tiles_and_nobody_sees_another_hand() {
    for players in [2, 3, 4] {
        let mut scene = Scene::start(&Board::bird(), players, "black");
        let mut deck = scene.game.shuffle(&mut Rng::new(1));
        assert_eq!(deal(&mut scene, &mut deck).len(), 3 * players);
        for seat in Seat::all(players) {
            assert_eq!(scene.state.hand(seat).len(), 3);
            let view = scene.game.view(&scene.state, Viewer::Seat(seat));
            assert_eq!(view.hand(), scene.state.hand(seat));
            assert_eq!(view.table().hand_size(seat), 3);
            assert_eq!(view.unseen().len(), 72 - 3, "all but the own hand is unseen");
        }
    }
}

#[test]
fn the_other_tiles_lie_in_four_piles_whose_heights_differ_by_at_most_one() {
    for (players, piles) in [(2, [17, 17, 16, 16]), (3, [16, 16, 16, 15]), (4, [15, 15, 15, 15])] {
        let mut scene = Scene::start(&Board::bird(), players, "white");
        let mut deck = scene.game.shuffle(&mut Rng::new(2));
        assert_eq!(heights(&scene), piles, "before the dealing");
        let dealt: Tiles = deal(&mut scene, &mut deck).into_iter().collect();
        assert_eq!(heights(&scene), piles, "after it");
        let lengths: Vec<_> = Pile::all().map(|pile| deck.pile(pile).count() as u8).collect();
        assert_eq!(lengths, piles, "in the deck");
        let face_down: Tiles = Pile::all().flat_map(|pile| deck.pile(pile)).collect();
        let all = dealt.plus(&face_down);
        assert!(Tile::ALL.iter().all(|&tile| all[tile] == 12), "every tile is somewhere: {all}");
        assert_eq!(*scene.state.unseen(), face_down);
    }
}

#[test]
fn the_tiles_are_shuffled() {
    let game = Qin::new(Board::bird(), 2).unwrap();
    let pile = Pile::new(0).unwrap();
    let tops: Vec<_> = (0..600).map(|n| game.shuffle(&mut Rng::new(3).fork(n)).pile(pile).next().unwrap()).collect();
    for tile in Tile::ALL {
        // A hundred are expected; the standard deviation is 9.
        let count = tops.iter().filter(|&&top| top == tile).count();
        assert!((55..145).contains(&count), "{tile} is on top {count} times in 600");
    }
}

#[test]
fn the_tile_drawn_is_the_top_one_of_the_pile_chosen() {
    let mut scene = Scene::start(&Board::bird(), 2, "white");
    let mut deck = scene.game.shuffle(&mut Rng::new(4));
    deal(&mut scene, &mut deck);
    let piles: Vec<Vec<_>> = Pile::all().map(|pile| deck.pile(pile).collect()).collect();
    for (turn, pile) in [3, 1, 3].into_iter().enumerate() {
        let placement = scene.game.random_move(&scene.state, &mut Rng::new(turn as u64)).to_string();
        scene.plays(&placement);
        scene.plays(&format!("draw {pile}"));
        let below = usize::from(turn == 2);
        assert_eq!(deal(&mut scene, &mut deck), [piles[pile - 1][below]]);
    }
    assert_eq!(heights(&scene), [16, 17, 14, 16]);
}

#[test]
fn the_chosen_seat_begins_and_play_goes_clockwise() {
    for (players, first, order) in [
        (2, "black", vec!["place black", "place white", "place black"]),
        (3, "green", vec!["place green", "place white", "place black", "place green"]),
        (4, "green", vec!["place green", "place purple", "place white", "place black", "place green"]),
    ] {
        let mut scene = Scene::start(&Board::lion(), players, first);
        let mut deck = scene.game.shuffle(&mut Rng::new(5));
        deal(&mut scene, &mut deck);
        for phase in order {
            assert!(scene.text().lines().any(|line| line == phase), "{phase} is expected\n{}", scene.text());
            let placement = scene.game.random_move(&scene.state, &mut Rng::new(6)).to_string();
            scene.plays(&placement);
            scene.plays("draw 1");
            deal(&mut scene, &mut deck);
        }
    }
}

#[test]
fn a_start_space_is_a_province_space_from_the_first_turn_on() {
    let mut scene = Scene::start(&Board::bird(), 2, "white");
    let mut deck = scene.game.shuffle(&mut Rng::new(7));
    deal(&mut scene, &mut deck);
    for (space, colour) in [("e7", "red"), ("g7", "yellow"), ("i7", "blue")] {
        let space = space.parse().unwrap();
        assert_eq!(scene.state.table().colour(space).unwrap().to_string(), colour);
        assert_eq!(scene.state.table().province(space), None, "alone, so without an owner");
    }
}
