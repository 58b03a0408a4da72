//! The material and the start of a game (K1, K2).

use game::{Dealing as _, Describe as _, Game, Rng, Ruled, Seat, Step, Turn, Viewer};
use kaiser::{Card, Cards, Kaiser, Map, Province, State, Supply, cards_for, name};

fn on(side: &str, players: usize) -> Option<Kaiser> {
    Kaiser::new(Map::by_side(side).unwrap(), players, false)
}

fn counts(players: usize) -> [u8; 5] {
    Card::ALL.map(|card| cards_for(players)[card])
}

#[test]
fn four_colours_have_two_provinces_each_and_chu_alone_is_violet() {
    for side in Map::SIDES {
        let map = Map::by_side(side).unwrap();
        let coloured = Card::ALL.map(|card| map.coloured(card).iter().map(Province::name).collect::<Vec<_>>());
        assert_eq!(coloured[Card::Red.index()], ["Wei", "Shu"]);
        assert_eq!(coloured[Card::Green.index()], ["Yan", "Han"]);
        assert_eq!(coloured[Card::Yellow.index()], ["Ch'in", "Qi"]);
        assert_eq!(coloured[Card::Orange.index()], ["Zhao", "Lu"]);
        assert_eq!(coloured[Card::Violet.index()], ["Chu"]);
    }
}

#[test]
fn there_are_57_cards_13_red_12_green_11_yellow_11_orange_and_10_violet() {
    assert_eq!(counts(5), [13, 12, 11, 11, 10]);
    assert_eq!(cards_for(5).len(), 57);
}

#[test]
fn with_four_players_one_card_of_each_colour_is_taken_out_and_with_three_two() {
    assert_eq!(counts(4), [12, 11, 10, 10, 9]);
    assert_eq!(counts(3), [11, 10, 9, 9, 8]);
}

#[test]
fn everybody_knows_which_cards_are_taken_out() {
    for (side, players) in [("3-4", 3), ("3-4", 4), ("4-5", 5)] {
        let game = on(side, players).unwrap();
        let state = game.start(Seat::new(0).unwrap());
        for viewer in Viewer::all(players) {
            assert_eq!(game.view(&state, viewer).unseen(), cards_for(players));
        }
    }
}

#[test]
fn everybody_has_20_houses_8_emissaries_and_with_the_variant_a_fortification() {
    for fortifications in [false, true] {
        let game = Kaiser::new(Map::by_side("3-4").unwrap(), 3, fortifications).unwrap();
        let state = game.start(Seat::new(0).unwrap());
        let supply = Supply { houses: 20, emissaries: 8, fortifications: u8::from(fortifications) };
        for seat in Seat::all(3) {
            assert_eq!(state.table().supply(seat), supply);
        }
        assert_eq!(supply.pieces(), 28 + u8::from(fortifications));
    }
}

#[test]
fn one_side_of_the_map_is_for_three_and_four_and_the_other_for_four_and_five() {
    for (side, players) in [("3-4", [3, 4]), ("4-5", [4, 5])] {
        for count in 0..=6 {
            assert_eq!(on(side, count).is_some(), players.contains(&count), "{count} on side {side}");
        }
    }
}

#[test]
fn three_cards_are_dealt_to_each_hidden_hand_then_four_are_laid_open_and_the_rest_is_the_pile() {
    for (side, players) in [("3-4", 3), ("4-5", 4), ("4-5", 5)] {
        let game = on(side, players).unwrap();
        let first = Seat::new(1).unwrap();
        let (mut state, mut rng) = (game.start(first), Rng::new(7));
        for n in 0..3 * players {
            let dealt_to = first.clockwise(players).nth(n % players).unwrap();
            for viewer in Viewer::all(players) {
                assert_eq!(game.sees(&state, viewer), viewer.is(dealt_to), "card {n}");
            }
            let card = game.random_outcome(&state, &mut rng);
            game.resolve(&mut state, card);
            assert_eq!(usize::from(state.table().hand_size(dealt_to)), n / players + 1);
        }
        for _ in 0..4 {
            assert!(Viewer::all(players).all(|viewer| game.sees(&state, viewer)));
            let card = game.random_outcome(&state, &mut rng);
            game.resolve(&mut state, card);
        }
        assert_eq!(game.turn(&state), Turn::Decide(first));
        assert!(Seat::all(players).all(|seat| state.hand(seat).len() == 3 && state.table().known(seat).is_empty()));
        assert_eq!((state.table().display().len(), state.table().discard().len()), (4, 0));
        assert_eq!(u32::from(state.table().pile_size()), cards_for(players).len() - 3 * players as u32 - 4);
    }
}

#[test]
fn who_is_dealt_a_card_is_told_which_and_everybody_is_told_what_is_laid_open() {
    let told = |game: &Kaiser, state: &State, card: Card, viewer: Viewer| -> Vec<String> {
        let mut events = game.explain(state, Step::Chance(card));
        events.retain(|event| game.shows(event, viewer));
        events.iter().map(|event| format!("{} {event}", event.rule())).collect()
    };
    let game = on("3-4", 3).unwrap();
    let red = Seat::new(1).unwrap();
    let (mut state, mut rng) = (game.start(red), Rng::new(7));
    for viewer in Viewer::all(3) {
        let expected: &[&str] = if viewer.is(red) { &["K2.2 Red is dealt a green card"] } else { &[] };
        assert_eq!(told(&game, &state, Card::Green, viewer), expected);
    }
    for _ in 0..9 {
        let card = game.random_outcome(&state, &mut rng);
        game.resolve(&mut state, card);
    }
    for viewer in Viewer::all(3) {
        assert_eq!(told(&game, &state, Card::Orange, viewer), ["K2.2 an orange card is laid open"]);
    }
}

#[test]
fn whoever_is_picked_as_first_player_holds_the_emperor_begins_and_keeps_it() {
    let game = on("4-5", 5).unwrap();
    for first in Seat::all(5) {
        let (mut state, mut rng) = (game.start(first), Rng::new(1));
        let mut turns = vec![first];
        while game.turn(&state) != Turn::Over {
            assert_eq!(state.table().emperor(), first);
            match game.turn(&state) {
                Turn::Decide(seat) => {
                    if turns.last() != Some(&seat) {
                        turns.push(seat);
                    }
                    let m = game.random_move(&state, &mut rng);
                    game.play(&mut state, m);
                }
                _ => {
                    let card = game.random_outcome(&state, &mut rng);
                    game.resolve(&mut state, card);
                }
            }
        }
        assert_eq!(state.table().emperor(), first);
        let clockwise: Vec<_> = (0..turns.len()).map(|n| first.clockwise(5).nth(n % 5).unwrap()).collect();
        assert_eq!(turns, clockwise, "{} began", name(first));
    }
}

#[test]
fn a_dealer_deals_the_pile_in_order_and_shuffles_the_discard_pile_when_it_has_run_out() {
    let game = on("3-4", 3).unwrap();
    for seed in 0..10 {
        let mut rng = Rng::new(seed);
        let (mut deck, mut state) = (game.shuffle(&mut rng), game.start(Seat::new(0).unwrap()));
        while game.turn(&state) != Turn::Over {
            if let Turn::Decide(_) = game.turn(&state) {
                let m = game.random_move(&state, &mut rng);
                game.play(&mut state, m);
                continue;
            }
            deck.shuffle_anew(&state);
            assert_eq!(deck.cards().collect::<Cards>(), *state.pile());
            let next = deck.cards().next();
            let card = game.deal(&state, &mut deck);
            assert_eq!(Some(card), next);
            game.resolve(&mut state, card);
        }
        assert_eq!((state.table().run_out(), deck.cards().count()), (2, 0));
    }
}
