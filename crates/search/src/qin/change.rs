//! What one placement changes in what a network sees.

use ::qin::{Colour, Placement, ProvinceId, ProvinceIds, Space, Spaces, Table, Villages};
use game::{Game, Seat};

use super::layout::Effect;
use super::survey::Look;
use super::sweep::{COLOURS, Played, Sweep};
use crate::network::{Network, Sums};

/// One placement, between the position before and the one after it.
pub(super) struct Change<'a> {
    sweep: &'a Sweep,
    look: &'a Look<'a>,
    network: &'a Network,
    before: &'a Table,
    after: &'a Table,
    sums: Sums,
    /// The provinces that the placement has changed, by their numbers before.
    settled: ProvinceIds,
    /// The villages to look at again.
    villages: Villages,
    /// By colour, the free spaces where a half may now do something else.
    dirty: [Spaces; COLOURS],
}

impl<'a> Change<'a> {
    #[inline]
    pub(super) fn new(
        sweep: &'a Sweep,
        look: &'a Look<'a>,
        network: &'a Network,
        before: &'a Table,
        after: &'a Table,
    ) -> Self {
        Self {
            sweep,
            look,
            network,
            before,
            after,
            sums: network.empty(),
            settled: ProvinceIds::NONE,
            villages: Villages::NONE,
            dirty: [Spaces::EMPTY; COLOURS],
        }
    }

    /// The sums after the placement.
    pub(super) fn sums(mut self, placement: Placement) -> Sums {
        let Played { sums, held } = self.sweep.played[placement.tile().index()].expect("the tile is in hand");
        self.sums = sums;
        for seat in Seat::all(self.look.game.players()) {
            self.replace(self.look.supply(self.before, seat), self.look.supply(self.after, seat));
        }
        let [(first, colour), (second, other)] = placement.halves();
        if colour == other {
            self.settle(colour, [first, second]);
        } else {
            self.settle(colour, [first]);
            self.settle(other, [second]);
        }
        self.crowd([first, second]);
        for village in self.villages.iter() {
            self.replace(self.sweep.villages[village.index()], self.look.village(self.after, village));
        }
        self.cover([first, second], held);
        for colour in Colour::ALL {
            for space in (self.dirty[colour.index()] & self.after.free()).iter() {
                let old = self.sweep.effects[space.index()][colour.index()];
                let new = self.look.effect(self.after, space, colour);
                if old != new {
                    self.switch(space, old, held[colour.index()], false);
                    self.switch(space, new, held[colour.index()], true);
                }
            }
        }
        self.sums
    }

    #[inline]
    fn replace(&mut self, old: u16, new: u16) {
        if old != new {
            self.sums.sub(self.network.row(usize::from(old)));
            self.sums.add(self.network.row(usize::from(new)));
        }
    }

    #[inline]
    fn switch(&mut self, space: Space, effect: Effect, held: u8, on: bool) {
        if effect != Effect::NONE {
            let row = self.network.row(usize::from(self.look.layout.space(effect, held, self.look.at_village(space))));
            if on { self.sums.add(row) } else { self.sums.sub(row) }
        }
    }

    /// The area of one colour that the placed spaces belong to (Q4.3).
    #[inline]
    fn settle<const N: usize>(&mut self, colour: Colour, placed: [Space; N]) {
        let board = self.look.game.board();
        let (mut joined, mut fresh) = (ProvinceIds::NONE, Spaces::EMPTY);
        for space in placed {
            fresh |= board.beside(space);
            self.villages.extend(board.villages_beside(space));
            for neighbour in board.neighbours(space) {
                let cell = self.before.cell(neighbour);
                if !cell.is(colour) {
                    continue;
                }
                if cell.province() == ProvinceId::NONE {
                    fresh |= board.beside(neighbour);
                    self.villages.extend(board.villages_beside(neighbour));
                } else {
                    joined.insert_if(true, cell.province());
                }
            }
        }
        let id = self.after.cell(placed[0]).province();
        let mut liberties = fresh;
        for part in joined.iter() {
            let had = self.sweep.liberties[part.index()];
            self.sums.sub(self.network.row(usize::from(self.look.province(self.before, part, had.len()))));
            self.villages.extend(self.sweep.villages_near[part.index()]);
            liberties |= had;
        }
        self.settled = self.settled.and(joined);
        let free = self.after.free();
        if id != ProvinceId::NONE {
            let row = self.look.province(self.after, id, (liberties & free).len());
            self.sums.add(self.network.row(usize::from(row)));
        }
        // What a half does beside a major province does not change when that grows.
        let grew = !joined.is_several() && joined.iter().all(|id| self.before.province_by_id(id).is_major());
        self.dirty[colour.index()] |= if grew { fresh } else { liberties };
    }

    /// Provinces beside the tile that have not changed have less room.
    #[inline]
    fn crowd(&mut self, placed: [Space; 2]) {
        let mut beside = self.settled;
        let covered = Spaces::one(placed[0]) | Spaces::one(placed[1]);
        for space in placed {
            for neighbour in self.look.game.board().neighbours(space) {
                let id = self.before.cell(neighbour).province();
                if id != ProvinceId::NONE && !beside.contains(id) {
                    beside.insert_if(true, id);
                    let had = self.sweep.liberties[id.index()];
                    let old = self.look.province(self.before, id, had.len());
                    self.replace(old, self.look.province(self.before, id, (had - covered).len()));
                }
            }
        }
    }

    /// On the covered spaces, and where no tile can lie any more, nothing happens now.
    #[inline]
    fn cover(&mut self, placed: [Space; 2], held: [u8; COLOURS]) {
        let board = self.look.game.board();
        let free = self.after.free();
        let near = (board.beside(placed[0]) | board.beside(placed[1])) & free;
        let shut = near.iter().filter(|&space| !self.look.can_lie(&free, space));
        for space in shut.chain(placed) {
            for colour in Colour::ALL {
                let old = self.sweep.effects[space.index()][colour.index()];
                self.switch(space, old, held[colour.index()], false);
                self.dirty[colour.index()].remove(space);
            }
        }
    }
}
