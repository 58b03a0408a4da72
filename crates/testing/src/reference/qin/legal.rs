//! Which placements are legal (Q3, Q9.3 to Q9.5).

use std::collections::{BTreeMap, BTreeSet};

use super::areas::{joins_majors, neighbours, takes_major};
use super::{Colour, Ground, Phase, Placement, Province, Qin, Reason, Space, Tile};

/// The province that each space of a province belongs to.
type ProvinceAt<'a> = BTreeMap<Space, &'a Province>;

impl Qin {
    /// All legal placements of the player to move. Empty when that player must
    /// pass (Q3.7), and when it is not the time to place.
    #[must_use]
    pub fn legal_placements(&self) -> BTreeSet<Placement> {
        if self.phase == Phase::Place { self.options(self.to_move).collect() } else { BTreeSet::new() }
    }

    /// Whether the player to move may place a tile so.
    ///
    /// # Errors
    /// The id of the rule that forbids it. It is one of Q3.6, Q10.2 and Q10.3
    /// when it is not the time to place; else of several the first in the order
    /// Q3.1, Q3.2, Q3.3, Q9.4, Q9.3, Q9.5.
    pub fn verdict(&self, p: Placement) -> Result<(), &'static str> {
        match self.phase {
            Phase::Place => {}
            Phase::Draw => return Err("Q3.6"),
            Phase::Over { reason, .. } => {
                let last_pagoda = reason == Reason::LastPagoda;
                return Err(if last_pagoda { "Q10.2" } else { "Q10.3" });
            }
        }
        if !self.hands[self.to_move].contains(&p.tile()) {
            return Err("Q3.1");
        }
        self.check_spaces(p.first.0, p.second.0)?;
        self.check_joining(p, &self.province_at())
    }

    /// Every placement that one player could make on their turn.
    pub(super) fn options(&self, seat: usize) -> impl Iterator<Item = Placement> + '_ {
        let tiles: BTreeSet<Tile> = self.hands[seat].iter().copied().collect();
        let mut fitting = Vec::new();
        for (one, other) in self.pairs_of_spaces() {
            for &(a, b) in &tiles {
                fitting.push(Placement::new((one, a), (other, b)));
                if a != b {
                    fitting.push(Placement::new((one, b), (other, a)));
                }
            }
        }
        let at = self.province_at();
        let legal = move |p: &Placement| self.check_joining(*p, &at).is_ok();
        fitting.into_iter().filter(legal)
    }

    /// Every two spaces that could take a tile, whatever its colours.
    fn pairs_of_spaces(&self) -> Vec<(Space, Space)> {
        let mut pairs = Vec::new();
        for &one in self.board.ground.keys() {
            for other in [(one.0 + 1, one.1), (one.0, one.1 + 1)] {
                if self.check_spaces(one, other).is_ok() {
                    pairs.push((one, other));
                }
            }
        }
        pairs
    }

    /// Q3.1 to Q3.3, as far as the colours do not matter.
    fn check_spaces(&self, one: Space, other: Space) -> Result<(), &'static str> {
        let at_province = |space| neighbours(space).any(|beside| self.laid.contains_key(&beside));
        if !neighbours(one).any(|beside| beside == other) {
            Err("Q3.1")
        } else if !self.is_free(one) || !self.is_free(other) {
            Err("Q3.2")
        } else if !at_province(one) && !at_province(other) {
            Err("Q3.3")
        } else {
            Ok(())
        }
    }

    /// Grassland without a tile (Q3.2).
    fn is_free(&self, space: Space) -> bool {
        self.board.ground.get(&space) == Some(&Ground::Grassland) && !self.laid.contains_key(&space)
    }

    /// Q9.4 for both halves, then Q9.3, then Q9.5.
    fn check_joining(&self, p: Placement, at: &ProvinceAt) -> Result<(), &'static str> {
        let (one, other) = (p.first, p.second);
        let joined = if one.1 == other.1 {
            vec![joined_by(&[one.0, other.0], one.1, at)]
        } else {
            vec![joined_by(&[one.0], one.1, at), joined_by(&[other.0], other.1, at)]
        };
        if joined.iter().any(|area| joins_majors(area)) {
            return Err("Q9.4");
        }
        for area in joined.iter().filter(|area| area.len() > 1) {
            if self.absorber(area).is_none() {
                return Err("Q9.3");
            }
        }
        for area in joined.iter().filter(|area| area.len() > 1) {
            if self.absorber(area).is_some_and(|absorber| takes_major(area, absorber)) {
                return Err("Q9.5");
            }
        }
        Ok(())
    }

    fn province_at(&self) -> ProvinceAt<'_> {
        let mut at = BTreeMap::new();
        for province in &self.provinces {
            at.extend(province.spaces.iter().map(|&space| (space, province)));
        }
        at
    }
}

/// The provinces that new spaces of one colour would link. It is enough to look
/// beside the new spaces: a lone space that a new one reaches has no province
/// beside it, or it would belong to that province.
fn joined_by<'a>(new: &[Space], colour: Colour, at: &ProvinceAt<'a>) -> Vec<&'a Province> {
    let mut joined: Vec<&Province> = Vec::new();
    for beside in new.iter().flat_map(|&space| neighbours(space)) {
        let Some(&province) = at.get(&beside) else {
            continue;
        };
        let known = joined.iter().any(|&other| std::ptr::eq(other, province));
        if province.colour == colour && !known {
            joined.push(province);
        }
    }
    joined
}
