//! What one placement changes in what a network sees.

use ::qin::{Colour, Placement, Province, ProvinceId, ProvinceIds, Space, Spaces, Table, Villages};
use game::{Game, Seat};

use super::layout::{Effect, MUCH_ROOM};
use super::survey::{Beside, Look};
use super::sweep::{Played, Sweep};
use crate::edits::Edits;
use crate::network::{Network, Sums};

/// One placement, between the position before and the one after it.
pub(super) struct Change<'a> {
    pub(super) sweep: &'a Sweep,
    pub(super) look: &'a Look<'a>,
    pub(super) network: &'a Network,
    pub(super) before: &'a Table,
    pub(super) after: &'a Table,
    pub(super) edits: &'a mut Edits,
}

/// A province that has grown and is not yet as great as it can be.
#[derive(Clone, Copy)]
struct Grown {
    old: Province,
    new: Province,
    part: ProvinceId,
    /// The spaces beside what was added: there a half may do more.
    fresh: Spaces,
}

/// What the placed spaces of one colour have become part of.
struct Area {
    colour: Colour,
    /// Its number, if it is a province.
    id: ProvinceId,
    /// The provinces that were in it before.
    joined: ProvinceIds,
    /// Were there lone spaces in it before?
    lone: bool,
    /// The villages to look at again.
    villages: Villages,
    /// The spaces where a half may now do something else.
    dirty: Spaces,
    /// What was one province before.
    grown: Option<Grown>,
}

impl Change<'_> {
    /// The sums after the placement.
    #[inline]
    pub(super) fn sums(mut self, placement: Placement) -> Sums {
        let tile = placement.tile();
        let Played { mut sums, held } = self.sweep.played[tile.index()].expect("the tile is in hand");
        let [(first, colour), (second, other)] = placement.halves();
        let shut = self.shut([first, second]);
        shut.iter().for_each(|space| sums.sub(self.sweep.covered(tile, space)));
        self.edits.begin(sums);
        for seat in Seat::all(self.look.game.players()) {
            if self.before.supply(seat) != self.after.supply(seat) {
                self.replace(self.look.supply(self.before, seat), self.look.supply(self.after, seat));
            }
        }
        let open = (self.sweep.open & self.after.free()) - shut;
        let (settled, villages);
        if colour == other {
            let area = self.settle(colour, [first, second]);
            (settled, villages) = (area.joined, area.villages);
            self.refresh(&area, held[colour.index()], open);
        } else {
            let (one, two) = (self.settle(colour, [first]), self.settle(other, [second]));
            settled = one.joined.and(two.joined);
            villages = one.villages.and(two.villages);
            self.refresh(&one, held[colour.index()], open);
            self.refresh(&two, held[other.index()], open);
        }
        self.crowd([first, second], settled);
        for village in villages.iter() {
            self.replace(self.sweep.villages[village.index()], self.look.village(self.after, village));
        }
        self.edits.finish(self.network)
    }

    #[inline]
    fn replace(&mut self, old: u16, new: u16) {
        self.edits.take_if(old != new, old);
        self.edits.add_if(old != new, new);
    }

    /// The area of one colour that the placed spaces belong to (Q4.3).
    #[inline]
    fn settle<const N: usize>(&mut self, colour: Colour, placed: [Space; N]) -> Area {
        let board = self.look.game.board();
        let (mut joined, mut fresh, mut villages) = (ProvinceIds::NONE, Spaces::EMPTY, Villages::NONE);
        let mut lone = false;
        for space in placed {
            let beside = self.sweep.halves[space.index()][colour.index()].beside;
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
                let part = &self.sweep.provinces[part.index()];
                self.edits.take_if(true, part.input);
                area.villages.extend(part.villages);
                area.dirty |= part.liberties;
            }
            let room = (area.dirty & self.after.free()).len();
            self.edits.add_if(true, self.look.province(self.after, id, room));
        }
        area
    }

    /// An area that was one province before, and now has another number perhaps (Q6.1, Q7.1).
    #[inline]
    fn grow(&mut self, area: &mut Area, part: ProvinceId, id: ProvinceId) {
        let (old, new) = (self.before.province_by_id(part), self.after.province_by_id(id));
        let had = &self.sweep.provinces[part.index()];
        let fresh = area.dirty;
        // From five on the number makes no difference, and there is no need to count.
        let known = had.room.saturating_sub(2);
        let room = if known >= MUCH_ROOM { known } else { ((had.liberties | fresh) & self.after.free()).len() };
        self.replace(had.input, self.look.province(self.after, id, room));
        // Without a further pagoda it is as strong as before at its villages.
        if old.pagodas != new.pagodas {
            area.villages.extend(had.villages);
        }
        // Its size decides with what it may be joined, however large it is (Q9.2 to Q9.5).
        area.dirty |= had.liberties - had.only;
        // What was major expands as before.
        if !old.is_major() {
            area.grown = Some(Grown { old, new, part, fresh });
        }
    }

    /// Looks again at what halves would do beside the area.
    #[inline]
    fn refresh(&mut self, area: &Area, held: u8, open: Spaces) {
        if let Some(grown) = &area.grown {
            self.expand(grown, open, held);
        }
        (area.dirty & open).iter().for_each(|space| {
            let old = self.sweep.halves[space.index()][area.colour.index()].effect;
            let new = self.look.effect_of(self.after, self.beside(area, space));
            if old != new {
                let at_village = self.look.at_village(space);
                self.edits.take_if(old != Effect::NONE, self.look.layout.space(old, held, at_village));
                self.edits.add_if(new != Effect::NONE, self.look.layout.space(new, held, at_village));
                self.edits.make_room(self.network);
            }
        });
    }

    /// What of the area's colour is now beside a space that is beside the area.
    #[inline]
    fn beside(&self, area: &Area, space: Space) -> Beside {
        let mut beside = self.sweep.halves[space.index()][area.colour.index()].beside;
        if area.lone {
            return self.look.beside(self.after, space, area.colour);
        }
        beside.lone += u8::from(area.id == ProvinceId::NONE);
        beside.joined = beside.joined.without(area.joined);
        beside.joined.insert_if(area.id != ProvinceId::NONE, area.id);
        beside
    }

    /// Beside a province that has grown a half expands a larger one.
    #[inline]
    fn expand(&mut self, grown: &Grown, open: Spaces, held: u8) {
        let province = &self.sweep.provinces[grown.part.index()];
        let mut spaces = province.only_counts;
        let others = province.only & (grown.fresh | !open);
        others.iter().for_each(|space| spaces[usize::from(self.look.at_village(space))] -= 1);
        let effects = [grown.old, grown.new].map(|province| self.look.expansion(province, 0));
        for (at_village, spaces) in [false, true].into_iter().zip(spaces) {
            let [off, on] = effects.map(|effect| self.look.layout.space(effect, held, at_village));
            self.edits.swap(off, on, spaces.into());
        }
    }

    /// Provinces beside the tile that have not changed have less room.
    #[inline]
    fn crowd(&mut self, placed: [Space; 2], settled: ProvinceIds) {
        let mut beside = ProvinceIds::NONE;
        for space in placed {
            self.sweep.halves[space.index()].iter().for_each(|half| beside = beside.and(half.beside.joined));
        }
        for id in beside.without(settled).iter() {
            let had = &self.sweep.provinces[id.index()];
            let covered = placed.map(|space| u32::from(had.liberties.contains(space)));
            self.replace(had.input, self.look.province(self.before, id, had.room - covered[0] - covered[1]));
        }
    }

    /// The covered spaces and those where no tile can lie any more: there nothing happens now.
    #[inline]
    fn shut(&self, placed: [Space; 2]) -> Spaces {
        let board = self.look.game.board();
        // No space is beside both halves: one that had a single free neighbour has none now.
        let mut shut = (board.beside(placed[0]) | board.beside(placed[1])) & self.sweep.narrow;
        placed.iter().for_each(|&space| shut.insert(space));
        shut
    }
}
