//! What one placement changes in what a network sees.

use ::qin::{Colour, Placement, Province, ProvinceId, ProvinceIds, Space, Spaces, Table, Villages};
use game::{Game, Seat};

use super::layout::{Effect, MUCH_ROOM};
use super::survey::Look;
use super::sweep::{COLOURS, Played, Sweep};
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
    /// The spaces beside what was added: there it may do more.
    fresh: Spaces,
}

/// What the areas of a placement leave to be looked at.
#[derive(Default)]
struct Ripples {
    /// The provinces that the placement has changed, by their numbers before.
    settled: ProvinceIds,
    /// The villages to look at again.
    villages: Villages,
    /// By colour, the spaces where a half may now do something else.
    dirty: [Spaces; COLOURS],
    /// The area of a colour that was one province before.
    grown: [Option<Grown>; COLOURS],
}

impl Change<'_> {
    /// The sums after the placement.
    #[inline]
    pub(super) fn sums(mut self, placement: Placement) -> Sums {
        let Played { sums, held } = self.sweep.played[placement.tile().index()].expect("the tile is in hand");
        self.edits.begin(sums);
        for seat in Seat::all(self.look.game.players()) {
            self.replace(self.look.supply(self.before, seat), self.look.supply(self.after, seat));
        }
        let [(first, colour), (second, other)] = placement.halves();
        let mut ripples = Ripples::default();
        if colour == other {
            self.settle(colour, [first, second], &mut ripples);
        } else {
            self.settle(colour, [first], &mut ripples);
            self.settle(other, [second], &mut ripples);
        }
        self.crowd([first, second], ripples.settled);
        for village in ripples.villages.iter() {
            self.replace(self.sweep.villages[village.index()], self.look.village(self.after, village));
        }
        let shut = self.cover([first, second], held);
        let open = (self.sweep.open & self.after.free()) - shut;
        for (colour, dirty) in Colour::ALL.into_iter().zip(ripples.dirty) {
            let held = held[colour.index()];
            if let Some(grown) = ripples.grown[colour.index()] {
                self.expand(&grown, shut, held);
            }
            (dirty & open).iter().for_each(|space| {
                let old = self.sweep.effects[space.index()][colour.index()];
                let new = self.look.effect(self.after, space, colour);
                if old != new {
                    let at_village = self.look.at_village(space);
                    self.edits.take_if(old != Effect::NONE, self.look.layout.space(old, held, at_village));
                    self.edits.add_if(new != Effect::NONE, self.look.layout.space(new, held, at_village));
                    self.edits.make_room(self.network);
                }
            });
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
    fn settle<const N: usize>(&mut self, colour: Colour, placed: [Space; N], ripples: &mut Ripples) {
        let board = self.look.game.board();
        let (mut joined, mut fresh) = (ProvinceIds::NONE, Spaces::EMPTY);
        for space in placed {
            fresh |= board.beside(space);
            ripples.villages.extend(board.villages_beside(space));
            for neighbour in board.neighbours(space) {
                let cell = self.before.cell(neighbour);
                joined = joined.and(cell.provinces(colour));
                if cell.is_lone(colour) {
                    fresh |= board.beside(neighbour);
                    ripples.villages.extend(board.villages_beside(neighbour));
                }
            }
        }
        let joined = joined.real();
        let id = self.after.cell(placed[0]).province();
        let mut liberties = fresh;
        for part in joined.iter() {
            let had = self.sweep.liberties[part.index()];
            self.edits.take_if(true, self.look.province(self.before, part, self.sweep.room[part.index()]));
            liberties |= had;
        }
        if id != ProvinceId::NONE {
            // From five on the number makes no difference, and there is no need to count.
            let known = joined.only().map_or(0, |part| self.sweep.room[part.index()].saturating_sub(2));
            let room = if known >= MUCH_ROOM { known } else { (liberties & self.after.free()).len() };
            self.edits.add_if(true, self.look.province(self.after, id, room));
        }
        ripples.settled = ripples.settled.and(joined);
        // A province that grows without a further pagoda is as strong as before at its
        // villages; beside one that was major a half does what it did before.
        let (mut as_strong, mut as_great) = (true, true);
        for part in joined.iter() {
            let province = self.before.province_by_id(part);
            as_strong &= !joined.is_several() && province.pagodas == self.after.province_by_id(id).pagodas;
            as_great &= !joined.is_several() && province.is_major();
        }
        if !as_strong {
            joined.iter().for_each(|part| ripples.villages.extend(self.sweep.villages_near[part.index()]));
        }
        if let (false, Some(part)) = (as_great, joined.only()) {
            let (old, new) = (self.before.province_by_id(part), self.after.province_by_id(id));
            ripples.grown[colour.index()] = Some(Grown { old, new, part, fresh });
            liberties -= self.sweep.only[part.index()] - fresh;
        }
        ripples.dirty[colour.index()] |= if as_great { fresh } else { liberties };
    }

    /// Beside a province that has grown a half expands a larger one.
    #[inline]
    fn expand(&mut self, grown: &Grown, shut: Spaces, held: u8) {
        let mut spaces = self.sweep.only_counts[grown.part.index()];
        let others = self.sweep.only[grown.part.index()] & (grown.fresh | shut);
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
            for neighbour in self.look.game.board().neighbours(space) {
                beside.insert_if(true, self.before.cell(neighbour).province());
            }
        }
        for id in beside.real().without(settled).iter() {
            let (had, room) = (&self.sweep.liberties[id.index()], self.sweep.room[id.index()]);
            let covered = placed.map(|space| u32::from(had.contains(space)));
            let old = self.look.province(self.before, id, room);
            self.replace(old, self.look.province(self.before, id, room - covered[0] - covered[1]));
        }
    }

    /// On the covered spaces, and where no tile can lie any more, nothing happens now.
    /// Those are the spaces that are returned.
    #[inline]
    fn cover(&mut self, placed: [Space; 2], held: [u8; COLOURS]) -> Spaces {
        let board = self.look.game.board();
        let free = self.after.free();
        let near = (board.beside(placed[0]) | board.beside(placed[1])) & free;
        let mut shut = near - free.beside();
        placed.iter().for_each(|&space| shut.insert(space));
        shut.iter().for_each(|space| {
            for (effect, held) in self.sweep.effects[space.index()].into_iter().zip(held) {
                let row = self.look.layout.space(effect, held, self.look.at_village(space));
                self.edits.take_if(effect != Effect::NONE, row);
            }
        });
        shut
    }
}
