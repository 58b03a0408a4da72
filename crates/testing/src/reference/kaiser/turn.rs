//! A whole turn, and the end of the game (K3, K4, K8, K9).

use super::pay::{pieces_paid, put, take};
use super::{Colour, Draw, Kaiser, Piece, Placing, Province};

/// The cards in a full hand (K3.1).
const HAND: usize = 3;

impl Kaiser {
    /// A turn of placing: the pieces, the scoring they cause, the look for the
    /// end of the game, then the drawing in this order (K4 to K7, K9).
    /// `reshuffle` is the new draw pile, in the order of drawing, if the pile
    /// runs out for the first time in this turn.
    ///
    /// # Panics
    /// If anything in it is not legal; the message names the rule.
    pub fn place(&mut self, placing: &Placing, draws: &[Draw], reshuffle: Option<Vec<Colour>>) {
        assert!(!self.over, "K9: the game is over");
        let province = self.map.province(&placing.province).clone();
        let paid = pieces_paid(&placing.cards, province.colour);
        assert!(paid == Some(placing.pieces.len()), "K4.3: these cards do not pay exactly for {placing:?}");
        assert!(placing.pieces.len() <= self.most_pieces(&province), "K4.3: {} takes one piece only", province.name);
        for &card in &placing.cards {
            self.discard_card(card);
        }
        for &piece in &placing.pieces {
            let verdict = self.check_piece(self.to_move, &province, piece);
            verdict.unwrap_or_else(|rule| panic!("{rule} forbids {piece:?} in {placing:?}"));
            self.put_piece(&province, piece);
            self.score_if_full(&province);
        }
        if self.anybody_can_place() {
            self.draw(HAND, draws, reshuffle);
            self.end_turn();
        } else {
            assert!(draws.is_empty() && reshuffle.is_none(), "K9.2: the game ends before the drawing");
            self.over = true;
        }
    }

    /// A turn of exchange (K8): one card away, one drawn, or none if there is
    /// nothing to draw. `reshuffle` is as for [`Kaiser::place`].
    ///
    /// # Panics
    /// If anything in it is not legal; the message names the rule.
    pub fn exchange(&mut self, card: Colour, draws: &[Draw], reshuffle: Option<Vec<Colour>>) {
        assert!(!self.over, "K9: the game is over");
        let cards_before = self.hands[self.to_move].len();
        self.discard_card(card);
        self.draw(cards_before, draws, reshuffle);
        self.end_turn();
    }

    /// A card goes from the hand to the discard pile (K4.4, K8.2).
    fn discard_card(&mut self, card: Colour) {
        let held = take(&mut self.hands[self.to_move], card);
        assert!(held, "K4.2, K8.1: {card:?} is not in the hand");
        put(&mut self.discard, card);
    }

    /// Moves a piece of the active player from the supply to the map.
    pub(super) fn put_piece(&mut self, province: &Province, piece: Piece) {
        let seat = self.to_move;
        match piece {
            Piece::House(space) => {
                self.supply[seat].houses -= 1;
                self.houses.insert(space, seat);
            }
            Piece::Emissary => {
                self.supply[seat].emissaries -= 1;
                let mut counts = self.emissaries_in(&province.name);
                counts[seat] += 1;
                self.emissaries.insert(province.name.clone(), counts);
            }
            Piece::Fortification(space) => {
                self.supply[seat].fortifications -= 1;
                self.fortifications.insert(space);
            }
        }
    }

    /// The next player clockwise has the turn, unless this was the last turn of
    /// the last round: that of the player to the right of the first (K9.1).
    fn end_turn(&mut self) {
        let next = (self.to_move + 1) % self.players;
        if self.last_round && next == self.first {
            self.over = true;
        } else {
            self.to_move = next;
        }
    }
}
