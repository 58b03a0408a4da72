//! Placing a tile and settling the provinces (Q4 to Q7, Q9).

use std::collections::BTreeSet;

use super::{Colour, Phase, Placement, Province, Qin, Reason, Space};

impl Qin {
    /// Places a tile of the player to move and settles all that it causes
    /// (Q3.5, in the order of Q10.1). Then that player draws, or the turn ends
    /// if all piles are empty (Q3.6).
    ///
    /// # Panics
    /// If the placement is not legal.
    pub fn place(&mut self, p: Placement) {
        if let Err(rule) = self.verdict(p) {
            panic!("{rule} forbids {p:?}");
        }
        let p = Placement::new(p.first, p.second);
        self.lay(p);
        let winner = self.settle_provinces(p).or_else(|| self.settle_villages());
        self.provinces.sort();
        if let Some(seat) = winner {
            self.phase = Phase::Over { reason: Reason::LastPagoda, winners: vec![seat] };
        } else if self.piles.iter().any(|&height| height > 0) {
            self.phase = Phase::Draw;
        } else {
            self.end_turn();
        }
    }

    /// Moves the tile from the hand to the board (Q3.1).
    fn lay(&mut self, p: Placement) {
        let hand = &mut self.hands[self.to_move];
        if let Some(index) = hand.iter().position(|&held| held == p.tile()) {
            hand.remove(index);
        }
        self.laid.extend([p.first, p.second]);
    }

    /// The province step: first all that goes back, then the placing. Returns
    /// the winner if somebody places a last pagoda (Q10.2).
    fn settle_provinces(&mut self, p: Placement) -> Option<usize> {
        let mut settled = Vec::new();
        for (colour, spaces) in self.areas_of(p) {
            if spaces.len() >= 2 {
                settled.push(self.settle_area(colour, spaces));
            }
        }
        let winner = self.place_owed(&mut settled);
        self.provinces.extend(settled);
        winner
    }

    /// Makes one province of an area (Q4.3) and gives pagodas back: all that
    /// are not the owner's, and those of the owner beyond what may stay (Q9.2).
    fn settle_area(&mut self, colour: Colour, spaces: BTreeSet<Space>) -> Province {
        let joined = self.take_provinces_in(&spaces);
        let owner = self.owner_of_area(&joined);
        let mut province = Province { colour, spaces, owner, pagodas: 0 };
        for before in joined {
            for _ in 0..before.pagodas {
                if before.owner == owner && province.pagodas < due(&province) {
                    province.pagodas += 1;
                } else {
                    self.supply[before.owner] += 1;
                }
            }
        }
        province
    }

    /// Removes the provinces that lay in an area before the placement.
    fn take_provinces_in(&mut self, area: &BTreeSet<Space>) -> Vec<Province> {
        let all = std::mem::take(&mut self.provinces);
        let (joined, rest) = all.into_iter().partition(|p| p.spaces.is_subset(area));
        self.provinces = rest;
        joined
    }

    /// Found (Q5.1), expand (Q6.1) or absorb (Q9.2): who owns the area.
    fn owner_of_area(&self, before: &[Province]) -> usize {
        match before {
            [] => self.to_move,
            [expanded] => expanded.owner,
            joined => {
                let joined: Vec<&Province> = joined.iter().collect();
                let absorber = self.absorber(&joined);
                absorber.unwrap_or_else(|| panic!("Q9.3 forbids to join {joined:?}"))
            }
        }
    }

    /// Everybody places what is owed, from the active player clockwise; for
    /// one player in the order of the areas (Q10.1). Stops at a last pagoda.
    fn place_owed(&mut self, settled: &mut [Province]) -> Option<usize> {
        for seat in self.seats_from_mover() {
            for province in settled.iter_mut().filter(|p| p.owner == seat) {
                while province.pagodas < due(province) {
                    province.pagodas += 1;
                    if self.puts_last_pagoda(seat) {
                        return Some(seat);
                    }
                }
            }
        }
        None
    }

    /// Takes a pagoda from a supply; true if it was the last one (Q10.2).
    pub(super) fn puts_last_pagoda(&mut self, seat: usize) -> bool {
        self.supply[seat] -= 1;
        self.supply[seat] == 0
    }
}

/// The pagodas that belong on a province: two on a major one (Q5.1, Q7.1).
fn due(province: &Province) -> u8 {
    if province.is_major() { 2 } else { 1 }
}
