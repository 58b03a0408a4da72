//! Random games for all numbers of players, on both sides, to the end.

use super::laws::{can_anybody_place_after, check_listing, check_position, check_result};
use super::*;
use crate::reference::kaiser::pay::take;

/// A small linear congruential generator (Knuth's MMIX constants).
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    fn pick<T: Clone>(&mut self, items: impl IntoIterator<Item = T>) -> T {
        let items: Vec<T> = items.into_iter().collect();
        items[self.below(items.len())].clone()
    }
}

/// How often the games went through what is rare.
#[derive(Default, Debug)]
struct Seen {
    exchanges: u32,
    jokers: u32,
    scored: u32,
    small_hands: u32,
    without_drawing: u32,
    full_rounds: u32,
    no_room: u32,
}

fn deal(side: Side, players: usize, fortifications: bool, random: &mut Random) -> Kaiser {
    let mut deck = cards(players);
    random.shuffle(&mut deck);
    let hands = (0..players).map(|_| deck.split_off(deck.len() - 3)).collect();
    let display = deck.split_off(deck.len() - 4);
    Kaiser::new(map(side), players, random.below(players), fortifications, hands, display, deck)
}

/// Random draws for the cards that leave the hand, and the new pile if the pile
/// runs out for the first time.
fn draw(kaiser: &Kaiser, gone: &[Colour], random: &mut Random) -> (Vec<Draw>, Option<Vec<Colour>>) {
    let mut new_pile = [kaiser.discard.clone(), gone.to_vec()].concat();
    random.shuffle(&mut new_pile);
    let mut display = kaiser.display.clone();
    let first_pile = if kaiser.run_out == 0 { kaiser.deck.len() } else { usize::MAX };
    let all = kaiser.deck.len() + if kaiser.run_out == 0 { new_pile.len() } else { 0 };
    let (mut drawn, mut off_the_pile) = (Vec::new(), 0);
    for _ in gone {
        let mut open: Vec<Draw> = display.iter().map(|&card| Draw::Display(card)).collect();
        if off_the_pile < all {
            open.extend([Draw::Deck; 3]);
        }
        if open.is_empty() {
            break;
        }
        let draw = random.pick(open);
        match draw {
            Draw::Deck => off_the_pile += 1,
            Draw::Display(card) => assert!(take(&mut display, card)),
        }
        drawn.push(draw);
    }
    off_the_pile += (4 - display.len()).min(all - off_the_pile);
    (drawn, (off_the_pile >= first_pile).then_some(new_pile))
}

/// Plays a random turn: one in `patience` is an exchange even if there is a
/// legal placing.
fn play_turn(kaiser: &mut Kaiser, patience: usize, random: &mut Random, seen: &mut Seen) {
    let legal = kaiser.legal_placings();
    check_listing(kaiser, &legal);
    if legal.is_empty() || random.below(patience) == 0 {
        let card = random.pick(kaiser.hands[kaiser.to_move].clone());
        let (drawn, new_pile) = draw(kaiser, &[card], random);
        seen.exchanges += 1;
        seen.without_drawing += u32::from(drawn.is_empty());
        kaiser.exchange(card, &drawn, new_pile);
        return;
    }
    let placing = random.pick(legal);
    let ends = !can_anybody_place_after(kaiser, &placing);
    let (drawn, new_pile) = if ends { (Vec::new(), None) } else { draw(kaiser, &placing.cards, random) };
    seen.jokers += u32::from(placing.cards.len() > placing.pieces.len());
    kaiser.place(&placing, &drawn, new_pile);
    seen.small_hands += u32::from(!ends && kaiser.hands.iter().any(|hand| hand.len() < 3));
    assert_eq!(kaiser.over && kaiser.run_out < 2, ends);
}

/// Plays a game to its end. Every turn takes a card off the pile until the last
/// round, so the number of turns is limited.
fn play(mut kaiser: Kaiser, patience: usize, random: &mut Random, seen: &mut Seen) {
    let mut turns = 0;
    while !kaiser.over {
        let before = kaiser.clone();
        play_turn(&mut kaiser, patience, random, seen);
        check_position(&before, &kaiser);
        turns += 1;
        assert!(turns <= 2 * 57 + kaiser.players, "the game does not end");
    }
    let last_seat = (kaiser.first + kaiser.players - 1) % kaiser.players;
    assert!(!kaiser.last_round || kaiser.to_move == last_seat, "K9.1");
    seen.full_rounds += u32::from(kaiser.last_round);
    seen.no_room += u32::from(!kaiser.last_round);
    seen.scored += u32::try_from(kaiser.scored.len()).unwrap();
    check_result(&kaiser);
}

fn play_many(side: Side, players: usize) {
    let mut random = Random(20_050 + 10 * side as u64 + players as u64);
    let mut seen = Seen::default();
    for game in 0..100 {
        let mut kaiser = deal(side, players, game % 2 == 0, &mut random);
        let patience = if game % 4 < 2 { 5 } else { 1000 };
        if game % 5 == 0 {
            // So few pieces that the game may end by K9.2.
            for supply in &mut kaiser.supply {
                (supply.houses, supply.emissaries) = (5, 2);
            }
        }
        play(kaiser, patience, &mut random, &mut seen);
    }
    println!("{players} players, {side:?}: {seen:?}");
    let Seen { exchanges, jokers, scored, small_hands, full_rounds, no_room, .. } = seen;
    assert!([exchanges, jokers, scored, small_hands, full_rounds, no_room].iter().all(|&count| count > 0));
}

#[test]
fn three_on_the_side_for_three_and_four() {
    play_many(Side::ThreeFour, 3);
}

#[test]
fn four_on_the_side_for_three_and_four() {
    play_many(Side::ThreeFour, 4);
}

#[test]
fn four_on_the_side_for_four_and_five() {
    play_many(Side::FourFive, 4);
}

#[test]
fn five_on_the_side_for_four_and_five() {
    play_many(Side::FourFive, 5);
}
