//! How one placement changes the network inputs.

use ::qin::{Colour, Placement, Province, ProvinceId, ProvinceIds, Space, Spaces, Table, Villages};
use game::{Game, Seat};

use super::encoder::{Adjacent, Encoder};
use super::evaluator::{AfterTile, QinScratch};
use super::layout::{Effect, MUCH_ROOM};
use crate::network::delta::InputDelta;
use crate::network::{Accumulator, Network};

/// One placement, between the position before and the position after.
pub(super) struct PlacementDelta<'a> {
    pub(super) scratch: &'a QinScratch,
    pub(super) encoder: &'a Encoder<'a>,
    pub(super) network: &'a Network,
    pub(super) before: &'a Table,
    pub(super) after: &'a Table,
    pub(super) inputs: &'a mut InputDelta,
}

/// A province that has grown and isn't major yet before.
#[derive(Clone, Copy)]
struct Grown {
    old: Province,
    new: Province,
    part: ProvinceId,
    /// The spaces next to what was added: there a half tile may do more than expand it.
    fresh: Spaces,
}

/// What the placed spaces of one colour have become part of.
struct Area {
    colour: Colour,
    /// Its id, if it is a province.
    id: ProvinceId,
    /// The provinces that it contained before.
    joined: ProvinceIds,
    /// Whether it contained lone spaces before.
    lone: bool,
    /// The villages to encode again.
    villages: Villages,
    /// The spaces where a half tile may now have another effect.
    dirty: Spaces,
    /// The single province that it was before, if it was one.
    grown: Option<Grown>,
}

impl PlacementDelta<'_> {
    /// Returns the accumulator after the placement.
    #[inline]
    pub(super) fn accumulator(mut self, placement: Placement) -> Accumulator {
        let tile = placement.tile();
        let AfterTile { mut sums, held } = self.scratch.played[tile.index()].expect("the tile is in hand");
        let [(first, colour), (second, other)] = placement.halves();
        let blocked = self.blocked([first, second]);
        blocked.iter().for_each(|space| sums.sub(self.scratch.covered(tile, space)));
        self.inputs.reset(sums);
        for seat in Seat::all(self.encoder.game.players()) {
            if self.before.supply(seat) != self.after.supply(seat) {
                self.replace(self.encoder.supply(self.before, seat), self.encoder.supply(self.after, seat));
            }
        }
        let open = (self.scratch.open & self.after.free()) - blocked;
        let (settled, villages);
        if colour == other {
            let area = self.joined_area(colour, [first, second]);
            (settled, villages) = (area.joined, area.villages);
            self.refresh(&area, held[colour.index()], open);
        } else {
            let (one, two) = (self.joined_area(colour, [first]), self.joined_area(other, [second]));
            settled = one.joined.and(two.joined);
            villages = one.villages.and(two.villages);
            self.refresh(&one, held[colour.index()], open);
            self.refresh(&two, held[other.index()], open);
        }
        self.reduce_room([first, second], settled);
        for village in villages.iter() {
            self.replace(self.scratch.villages[village.index()], self.encoder.village(self.after, village));
        }
        self.inputs.apply(self.network)
    }

    #[inline]
    fn replace(&mut self, old: u16, new: u16) {
        self.inputs.remove_if(old != new, old);
        self.inputs.add_if(old != new, new);
    }

    /// Returns the area of one colour that the placed spaces belong to (Q4.3).
    #[inline]
    fn joined_area<const N: usize>(&mut self, colour: Colour, placed: [Space; N]) -> Area {
        let board = self.encoder.game.board();
        let (mut joined, mut fresh, mut villages) = (ProvinceIds::NONE, Spaces::EMPTY, Villages::NONE);
        let mut lone = false;
        for space in placed {
            let beside = self.scratch.halves[space.index()][colour.index()].beside;
            fresh |= board.beside(space);
            villages.extend(board.villages_beside(space));
            joined = joined.and(beside.joined);
            if beside.lone > 0 {
                lone = true;
                for neighbour in board.neighbours(space) {
                    if self.before.cell(neighbour).is_lone(colour) {
                        fresh |= board.beside(neighbour);
                        villages.extend(board.villages_beside(neighbour));
                    }
                }
            }
        }
        let id = self.after.cell(placed[0]).province();
        let mut area = Area { colour, id, joined, lone, villages, dirty: fresh, grown: None };
        if let Some(part) = joined.only() {
            self.grow(&mut area, part, id);
        } else if id != ProvinceId::NONE {
            for part in joined.iter() {
                let part = &self.scratch.provinces[part.index()];
                self.inputs.remove_if(true, part.input);
                area.villages.extend(part.villages);
                area.dirty |= part.liberties;
            }
            let room = (area.dirty & self.after.free()).len();
            self.inputs.add_if(true, self.encoder.province(self.after, id, room));
        }
        area
    }

    /// Handles an area that was a single province before (Q6.1, Q7.1). Its id may have changed.
    #[inline]
    fn grow(&mut self, area: &mut Area, part: ProvinceId, id: ProvinceId) {
        let (old, new) = (self.before.province_by_id(part), self.after.province_by_id(id));
        let had = &self.scratch.provinces[part.index()];
        let fresh = area.dirty;
        // From five on the number makes no difference, so there is no need to count.
        let known = had.room.saturating_sub(2);
        let room = if known >= MUCH_ROOM { known } else { ((had.liberties | fresh) & self.after.free()).len() };
        self.replace(had.input, self.encoder.province(self.after, id, room));
        // Without a further pagoda its strength at its villages is unchanged.
        if old.pagodas != new.pagodas {
            area.villages.extend(had.villages);
        }
        // Its size decides what it may be joined with, however large it is (Q9.2 to Q9.5).
        area.dirty |= had.liberties - had.only;
        // A province that was major expands as before.
        if !old.is_major() {
            area.grown = Some(Grown { old, new, part, fresh });
        }
    }

    /// Encodes again what half tiles would do next to the area.
    #[inline]
    fn refresh(&mut self, area: &Area, held: u8, open: Spaces) {
        if let Some(grown) = &area.grown {
            self.expand(grown, open, held);
        }
        (area.dirty & open).iter().for_each(|space| {
            let old = self.scratch.halves[space.index()][area.colour.index()].effect;
            let new = self.encoder.effect_of(self.after, self.beside(area, space));
            if old != new {
                let at_village = self.encoder.at_village(space);
                self.inputs.remove_if(old != Effect::NONE, self.encoder.layout.space(old, held, at_village));
                self.inputs.add_if(new != Effect::NONE, self.encoder.layout.space(new, held, at_village));
                self.inputs.flush_if_full(self.network);
            }
        });
    }

    /// Returns what of the area's colour is now next to a space.
    #[inline]
    fn beside(&self, area: &Area, space: Space) -> Adjacent {
        let mut beside = self.scratch.halves[space.index()][area.colour.index()].beside;
        if area.lone {
            return self.encoder.beside(self.after, space, area.colour);
        }
        beside.lone += u8::from(area.id == ProvinceId::NONE);
        beside.joined = beside.joined.without(area.joined);
        beside.joined.insert_if(area.id != ProvinceId::NONE, area.id);
        beside
    }

    /// Next to a province that has grown, half tiles expand a larger one.
    #[inline]
    fn expand(&mut self, grown: &Grown, open: Spaces, held: u8) {
        let province = &self.scratch.provinces[grown.part.index()];
        let mut spaces = province.only_counts;
        let others = province.only & (grown.fresh | !open);
        others.iter().for_each(|space| spaces[usize::from(self.encoder.at_village(space))] -= 1);
        let effects = [grown.old, grown.new].map(|province| self.encoder.expansion(province, 0));
        for (at_village, spaces) in [false, true].into_iter().zip(spaces) {
            let [off, on] = effects.map(|effect| self.encoder.layout.space(effect, held, at_village));
            self.inputs.swap(off, on, spaces.into());
        }
    }

    /// Unchanged provinces next to the tile have less room.
    #[inline]
    fn reduce_room(&mut self, placed: [Space; 2], settled: ProvinceIds) {
        let mut beside = ProvinceIds::NONE;
        for space in placed {
            self.scratch.halves[space.index()].iter().for_each(|half| beside = beside.and(half.beside.joined));
        }
        for id in beside.without(settled).iter() {
            let had = &self.scratch.provinces[id.index()];
            let covered = placed.map(|space| u32::from(had.liberties.contains(space)));
            self.replace(had.input, self.encoder.province(self.before, id, had.room - covered[0] - covered[1]));
        }
    }

    /// Returns the covered spaces and those where no tile fits any more: nothing can happen there now.
    #[inline]
    fn blocked(&self, placed: [Space; 2]) -> Spaces {
        let board = self.encoder.game.board();
        // No space is next to both halves: one that had a single free neighbour has none now.
        let mut blocked = (board.beside(placed[0]) | board.beside(placed[1])) & self.scratch.narrow;
        placed.iter().for_each(|&space| blocked.insert(space));
        blocked
    }
}
