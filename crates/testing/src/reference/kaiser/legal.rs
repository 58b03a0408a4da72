//! Which pieces may be placed where, and which placings are open (K4, K5).

use std::collections::BTreeSet;

use super::pay::{choices, pieces_paid};
use super::{Kaiser, Piece, Placing, Province};

impl Kaiser {
    /// Every way to do the placing part of this turn: each distinct choice of
    /// cards, province and pieces in order. Empty when the game is over.
    #[must_use]
    pub fn legal_placings(&self) -> BTreeSet<Placing> {
        let mut placings = BTreeSet::new();
        if self.over {
            return placings;
        }
        for province in &self.map.provinces {
            let orders = self.orders_of_pieces(province);
            for cards in choices(&self.hands[self.to_move]) {
                let paid = pieces_paid(&cards, province.colour);
                for pieces in orders.iter().filter(|pieces| paid == Some(pieces.len())) {
                    let (cards, province) = (cards.clone(), province.name.clone());
                    placings.insert(Placing { cards, province, pieces: pieces.clone() });
                }
            }
        }
        placings
    }

    /// Every one or two pieces, in order, that the active player may put into a
    /// province if the cards pay for them.
    fn orders_of_pieces(&self, province: &Province) -> Vec<Vec<Piece>> {
        let mut orders = Vec::new();
        for first in self.single_pieces(province) {
            orders.push(vec![first]);
            if self.most_pieces(province) == 2 {
                let mut after = self.clone();
                after.put_piece(province, first);
                orders.extend(after.single_pieces(province).into_iter().map(|second| vec![first, second]));
            }
        }
        orders
    }

    /// How many pieces a province takes in a turn that starts now (K4.3).
    pub(super) fn most_pieces(&self, province: &Province) -> usize {
        if self.is_empty(province) { 1 } else { 2 }
    }

    fn single_pieces(&self, province: &Province) -> Vec<Piece> {
        let legal = |piece: &Piece| self.check_piece(self.to_move, province, *piece).is_ok();
        candidates(province).into_iter().filter(legal).collect()
    }

    /// Whether the active player may put this piece there as the first one of
    /// the turn, cards aside. It is not looked at whether the game is over.
    ///
    /// # Errors
    /// The id of the rule that forbids it; of several the first in the order
    /// K3.2 (no fortifications in this game), K4.4 (none left), then K5.1, K5.2
    /// or K5.3 (no room for it). There is no room on a space of another
    /// province.
    ///
    /// # Panics
    /// If there is no such province.
    pub fn verdict(&self, province: &str, piece: Piece) -> Result<(), &'static str> {
        self.check_piece(self.to_move, self.map.province(province), piece)
    }

    /// The verdict for any player.
    pub(super) fn check_piece(&self, seat: usize, province: &Province, piece: Piece) -> Result<(), &'static str> {
        if matches!(piece, Piece::Fortification(_)) && !self.fortifications_variant {
            return Err("K3.2");
        }
        let supply = self.supply[seat];
        let (left, has_room, rule) = match piece {
            Piece::House(space) => (supply.houses, self.has_room_for_house(province, space), "K5.1"),
            Piece::Emissary => (supply.emissaries, self.has_room_for_emissary(province), "K5.2"),
            Piece::Fortification(space) => {
                (supply.fortifications, self.has_room_for_fortification(province, space), "K5.3")
            }
        };
        if left == 0 {
            Err("K4.4")
        } else if !has_room {
            Err(rule)
        } else {
            Ok(())
        }
    }

    /// K5.1; a fortification does not take the room (K5.3, K5.4).
    fn has_room_for_house(&self, province: &Province, space: u8) -> bool {
        province.houses.contains(&space) && !self.houses.contains_key(&space)
    }

    /// K5.2: one emissary more must not be more than the most houses that any
    /// one player has there.
    fn has_room_for_emissary(&self, province: &Province) -> bool {
        let emissaries: u8 = self.emissaries_in(&province.name).iter().sum();
        let most_houses = self.houses_in(province).into_iter().max().unwrap_or(0);
        emissaries < most_houses
    }

    /// K5.3: neither a house nor a fortification is there.
    fn has_room_for_fortification(&self, province: &Province, space: u8) -> bool {
        self.has_room_for_house(province, space) && !self.fortifications.contains(&space)
    }

    /// Whether anybody could still place a piece if cards did not matter (K9.2).
    pub(super) fn anybody_can_place(&self) -> bool {
        let can_place = |seat, province| {
            let mut pieces = candidates(province).into_iter();
            pieces.any(|piece| self.check_piece(seat, province, piece).is_ok())
        };
        (0..self.players).any(|seat| self.map.provinces.iter().any(|province| can_place(seat, province)))
    }
}

/// All pieces that one could think of putting into a province.
fn candidates(province: &Province) -> Vec<Piece> {
    let mut pieces = vec![Piece::Emissary];
    pieces.extend(province.houses.iter().map(|&space| Piece::House(space)));
    pieces.extend(province.houses.iter().map(|&space| Piece::Fortification(space)));
    pieces
}
