//! What a new space would join (Q4.3), and who would own the whole (Q9).

use game::Seat;

use crate::Qin;
use crate::cell::{Province, ProvinceIds};
use crate::space::Space;
use crate::state::{BySeat, Table};
use crate::tile::Colour;

impl Qin {
    /// The provinces of this colour that share an edge with the space.
    #[inline]
    pub fn provinces_beside(&self, table: &Table, space: Space, colour: Colour) -> ProvinceIds {
        let mut ids = ProvinceIds::NONE;
        for neighbour in self.board.neighbours[space.index()] {
            ids = ids.and(table.cells[neighbour.index()].provinces(colour));
        }
        ids.real()
    }
}

/// Why provinces may not be joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dispute {
    /// Q9.4: two or more are major.
    Majors,
    /// Q9.3: two or more players bring the highest total.
    Tie,
    /// Q9.5: one is major, and somebody else brings more than its owner.
    Taken {
        /// The owner of the major province.
        owner: Seat,
        /// Who brings the highest total.
        by: Seat,
    },
}

/// What each player brings into an absorption, counted before the placement (Q9.2).
pub(crate) struct Brought {
    /// Spaces in the joined provinces.
    pub(crate) spaces: BySeat<u8>,
    /// The owner of the one major province among them, if there is one.
    major: Option<Seat>,
    majors: u8,
}

impl Brought {
    #[inline]
    pub(crate) fn count(provinces: &[Province; 64], ids: ProvinceIds) -> Self {
        let mut brought = Self { spaces: BySeat::default(), major: None, majors: 0 };
        for id in ids.iter() {
            let province = provinces[id.index()];
            brought.spaces[province.owner] += province.size;
            if province.is_major() {
                brought.major = Some(province.owner);
                brought.majors += 1;
            }
        }
        brought
    }

    /// The owner of the new major province, or why nobody may join these.
    #[inline]
    pub(crate) fn owner(&self) -> Result<Seat, Dispute> {
        if self.majors > 1 {
            return Err(Dispute::Majors);
        }
        let by = self.strongest()?;
        match self.major {
            Some(owner) if owner != by => Err(Dispute::Taken { owner, by }),
            _ => Ok(by),
        }
    }

    /// Q9.2, Q9.3: the one player with the highest total.
    #[inline]
    fn strongest(&self) -> Result<Seat, Dispute> {
        let (mut best, mut most, mut tied) = (None, 0, true);
        for (seat, &spaces) in self.spaces.iter() {
            if spaces > most {
                (best, most, tied) = (Some(seat), spaces, false);
            } else if spaces == most {
                tied = true;
            }
        }
        best.filter(|_| !tied).ok_or(Dispute::Tie)
    }
}

impl Table {
    /// May these provinces become one? One province alone, or none, always may.
    #[inline]
    pub(crate) fn may_join(&self, ids: ProvinceIds) -> bool {
        !ids.is_several() || self.may_absorb(ids)
    }

    /// Who would own what becomes of these provinces when they are joined (Q9.2);
    /// `None` where they may not be (Q9.3 to Q9.5).
    #[inline]
    pub fn absorber(&self, ids: ProvinceIds) -> Option<Seat> {
        Brought::count(&self.provinces, ids).owner().ok()
    }

    #[cold]
    fn may_absorb(&self, ids: ProvinceIds) -> bool {
        Brought::count(&self.provinces, ids).owner().is_ok()
    }
}
