//! The village step of a turn (Q8).

use std::collections::BTreeSet;

use super::areas::{sole_highest, touch};
use super::{Qin, Space};

impl Qin {
    /// Looks at every village. First the pagodas on conquered villages go back,
    /// then everybody places, from the active player clockwise, for one player
    /// in reading order (Q10.1). Returns the winner if somebody places a last
    /// pagoda (Q10.2); the villages that were still to come then stay empty.
    pub(super) fn settle_villages(&mut self) -> Option<usize> {
        let taken = self.villages_taken();
        for (village, _) in &taken {
            if let Some(old_owner) = self.villages.remove(village) {
                self.supply[old_owner] += 1;
            }
        }
        for seat in self.seats_from_mover() {
            for &(village, _) in taken.iter().filter(|&&(_, taker)| taker == seat) {
                self.villages.insert(village, seat);
                if self.puts_last_pagoda(seat) {
                    return Some(seat);
                }
            }
        }
        None
    }

    /// The villages that get a new owner, each with that owner, in reading
    /// order: connected or conquered (Q8.2).
    fn villages_taken(&self) -> Vec<(Space, usize)> {
        let mut taken = Vec::new();
        for village in self.board.villages_in_reading_order() {
            let strongest = self.strongest_at(&self.board.villages[&village]);
            match strongest {
                Some(seat) if self.villages.get(&village) != Some(&seat) => {
                    taken.push((village, seat));
                }
                _ => {}
            }
        }
        taken
    }

    /// The only player with the highest strength at a village (Q8.1), if there
    /// is one (Q8.3). With at least two players nobody is alone at zero.
    fn strongest_at(&self, squares: &BTreeSet<Space>) -> Option<usize> {
        let mut strength = vec![0; self.players];
        for province in &self.provinces {
            if touch(squares, &province.spaces) {
                strength[province.owner] += usize::from(province.pagodas);
            }
        }
        sole_highest(&strength)
    }
}
