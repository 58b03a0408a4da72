//! Drawing cards (K7).

use super::pay::{put, take};
use super::setup::sorted;
use super::{Colour, Draw, Kaiser};

/// The cards in a full display (K2.2).
const DISPLAY: usize = 4;

impl Kaiser {
    /// The active player draws until the hand has this many cards, or there are
    /// no more (K7.1, K7.3); then the display is filled.
    pub(super) fn draw(&mut self, hand_size: usize, draws: &[Draw], mut reshuffle: Option<Vec<Colour>>) {
        let seat = self.to_move;
        for &draw in draws {
            assert!(self.hands[seat].len() < hand_size, "K7.1: the hand is full before {draw:?}");
            let card = match draw {
                Draw::Deck => self.next_card(&mut reshuffle),
                Draw::Display(card) => {
                    assert!(take(&mut self.display, card), "K7.1: no {card:?} in the display");
                    card
                }
            };
            put(&mut self.hands[seat], card);
        }
        let is_full = self.hands[seat].len() >= hand_size;
        let nothing_left = self.deck.is_empty() && self.display.is_empty();
        assert!(is_full || nothing_left, "K7.3: drawing is a duty");
        self.fill_display(&mut reshuffle);
        assert!(reshuffle.is_none(), "K7.2: a new pile is given, but the pile has not run out for the first time");
    }

    /// Fills the display from the pile while it lasts (K7.1, K7.3).
    fn fill_display(&mut self, reshuffle: &mut Option<Vec<Colour>>) {
        while self.display.len() < DISPLAY && !self.deck.is_empty() {
            let card = self.next_card(reshuffle);
            put(&mut self.display, card);
        }
    }

    /// Takes the next card of the pile, which runs out with its last (K7.4).
    fn next_card(&mut self, reshuffle: &mut Option<Vec<Colour>>) -> Colour {
        assert!(!self.deck.is_empty(), "K7.3: the pile is empty");
        let card = self.deck.remove(0);
        if self.deck.is_empty() {
            self.pile_runs_out(reshuffle);
        }
        card
    }

    /// The pile has just run out. The first time the discard pile becomes the
    /// new pile (K7.2), the second time the last round begins (K7.3).
    fn pile_runs_out(&mut self, reshuffle: &mut Option<Vec<Colour>>) {
        self.run_out += 1;
        if self.run_out > 1 {
            self.last_round = true;
            return;
        }
        let new_pile = reshuffle.take().unwrap_or_else(|| panic!("K7.2: the pile runs out, but no new pile is given"));
        assert!(sorted(new_pile.clone()) == self.discard, "K7.2: the new pile is not the discard pile");
        self.discard.clear();
        self.deck = new_pile;
    }
}
