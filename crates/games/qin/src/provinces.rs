//! What a placement does to the provinces: found, expand, absorb (Q4 to Q7, Q9).

use game::{Seat, Witness};

use crate::Qin;
use crate::board::Villages;
use crate::cell::{Cell, Province, ProvinceId, ProvinceIds};
use crate::event::Event;
use crate::join::Brought;
use crate::moves::Placement;
use crate::space::Space;
use crate::state::{BySeat, Table};
use crate::tile::Colour;

/// What a placement leaves to be done: pagodas to be placed, villages to be looked at.
#[derive(Default)]
struct Upheaval {
    debts: [Option<Debt>; 2],
    villages: Villages,
}

/// Pagodas that a player has to put on a province.
#[derive(Clone, Copy)]
struct Debt {
    seat: Seat,
    id: ProvinceId,
    pagodas: u8,
}

impl Upheaval {
    #[inline]
    fn owe(&mut self, debt: Debt) {
        let slot = usize::from(self.debts[0].is_some());
        self.debts[slot] = Some(debt);
    }

    /// Q10.1: the active player first, then the others clockwise; for one player, in the
    /// order of the halves.
    #[inline]
    fn debts_from(&self, seat: Seat, players: usize) -> [Option<Debt>; 2] {
        let [first, second] = self.debts;
        let turns = |debt: Option<Debt>| debt.map(|debt| (debt.seat.index() + players - seat.index()) % players);
        if second.is_some() && turns(second) < turns(first) { [second, first] } else { self.debts }
    }
}

/// The new spaces of an area and the lone spaces that they reach: at most two and six,
/// and a slot for one that is not kept.
struct Added {
    spaces: [Space; 9],
    count: usize,
}

impl Added {
    #[inline]
    fn new<const N: usize>(placed: [Space; N]) -> Self {
        let mut spaces = [placed[0]; 9];
        spaces[..N].copy_from_slice(&placed);
        Self { spaces, count: N }
    }

    #[inline]
    fn push_if(&mut self, yes: bool, space: Space) {
        self.spaces[self.count] = space;
        self.count += usize::from(yes);
    }

    #[inline]
    fn size(&self) -> u8 {
        self.count as u8
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Space> {
        self.spaces.into_iter().take(self.count)
    }
}

impl Qin {
    /// Q3.5: everything that the placement causes. Says whether a last pagoda was placed.
    #[inline]
    pub(crate) fn place(
        &self,
        table: &mut Table,
        seat: Seat,
        placement: Placement,
        witness: &mut impl Witness<Event>,
    ) -> bool {
        witness.saw(|| Event::Placed { seat, placement });
        let [(first, colour), (second, other)] = placement.halves();
        let mut upheaval = Upheaval::default();
        // Q4.2: halves of different colours touch different areas.
        if colour == other {
            self.settle(table, seat, colour, [first, second], &mut upheaval, witness);
        } else {
            self.settle(table, seat, colour, [first], &mut upheaval, witness);
            self.settle(table, seat, other, [second], &mut upheaval, witness);
        }
        table.free.remove(first);
        table.free.remove(second);
        let near = self.board.beside[first.index()] | self.board.beside[second.index()];
        table.open.update(first, &table.free, &near);

        build(table, upheaval.debts_from(seat, self.players), witness)
            || self.take_villages(table, seat, upheaval.villages, witness)
    }

    /// Q4.3: the area that contains the placed spaces, which are of one colour.
    #[inline(always)]
    fn settle<const N: usize>(
        &self,
        table: &mut Table,
        seat: Seat,
        colour: Colour,
        placed: [Space; N],
        upheaval: &mut Upheaval,
        witness: &mut impl Witness<Event>,
    ) {
        let mut joined = ProvinceIds::NONE;
        let mut added = Added::new(placed);
        for space in placed {
            for neighbour in self.board.neighbours[space.index()] {
                let cell = table.cells[neighbour.index()];
                joined = joined.and(cell.provinces(colour));
                added.push_if(cell == Cell::new(colour, ProvinceId::NONE), neighbour);
            }
        }
        let joined = joined.real();
        let id = match joined.iter().next() {
            None if added.count == 1 => {
                table.cells[placed[0].index()] = Cell::new(colour, ProvinceId::NONE);
                witness.saw(|| Event::Alone { space: placed[0], colour });
                return;
            }
            None => found(table, seat, added.size(), upheaval),
            Some(id) if !joined.is_several() => self.expand(table, id, added.size(), upheaval),
            Some(id) => self.absorb(table, colour, joined, id, added.size(), upheaval, witness),
        };
        for space in added.iter() {
            table.cells[space.index()] = Cell::new(colour, id);
            table.land[colour.index()].insert(space);
            upheaval.villages.extend(self.board.villages_beside[space.index()]);
        }
        if joined.is_empty() {
            witness.saw(|| Event::Founded { seat, land: table.land(id) });
        } else if !joined.is_several() {
            witness.saw(|| Event::Expanded { by: seat, land: table.land(id), gained: added.size() });
        }
    }

    /// Q6.1, Q7.1: it keeps its owner, who owes a second pagoda when it becomes major.
    #[inline]
    fn expand(&self, table: &mut Table, id: ProvinceId, gained: u8, upheaval: &mut Upheaval) -> ProvinceId {
        let province = &mut table.provinces[id.index()];
        let was_major = province.is_major();
        province.size += gained;
        if province.is_major() && !was_major {
            upheaval.owe(Debt { seat: province.owner, id, pagodas: 1 });
            upheaval.villages.extend(self.villages_of(table, id));
        }
        id
    }

    /// Q9.2: one major province with one double pagoda; all other pagodas go back.
    #[expect(clippy::too_many_arguments, reason = "the parts of one placement")]
    fn absorb(
        &self,
        table: &mut Table,
        colour: Colour,
        joined: ProvinceIds,
        id: ProvinceId,
        gained: u8,
        upheaval: &mut Upheaval,
        witness: &mut impl Witness<Event>,
    ) -> ProvinceId {
        let owner = Brought::count(&table.provinces, joined).owner().expect("the placement is legal");
        witness.saw(|| Event::Absorbed { owner, parts: table.lands(joined) });
        let mut whole = Province { owner, size: gained, pagodas: 0 };
        let mut back = BySeat::<u8>::default();
        for part in joined.iter() {
            let province = table.provinces[part.index()];
            whole.size += province.size;
            back[province.owner] += province.pagodas;
            if part != id {
                let (old, new) = (Cell::new(colour, part), Cell::new(colour, id));
                table.cells.iter_mut().for_each(|cell| *cell = if *cell == old { new } else { *cell });
                table.used.remove(part);
            }
        }
        whole.pagodas = back[owner].min(2);
        back[owner] -= whole.pagodas;
        for (seat, &pagodas) in back.iter() {
            if pagodas > 0 {
                table.supply[seat] += pagodas;
                witness.saw(|| Event::Returned { seat, pagodas, left: table.supply[seat] });
            }
        }
        if whole.pagodas < 2 {
            upheaval.owe(Debt { seat: owner, id, pagodas: 2 - whole.pagodas });
        }
        table.provinces[id.index()] = whole;
        upheaval.villages.extend(self.villages_of(table, id));
        id
    }
}

/// Q5.1, Q5.2: the active player owns it and owes one pagoda, or two if it is major.
#[inline]
fn found(table: &mut Table, seat: Seat, size: u8, upheaval: &mut Upheaval) -> ProvinceId {
    let id = table.used.take_free();
    let province = Province { owner: seat, size, pagodas: 0 };
    table.provinces[id.index()] = province;
    upheaval.owe(Debt { seat, id, pagodas: 1 + u8::from(province.is_major()) });
    id
}

/// Q10.1, the province step. Stops at once when a last pagoda is placed (Q10.2).
#[inline]
fn build(table: &mut Table, debts: [Option<Debt>; 2], witness: &mut impl Witness<Event>) -> bool {
    for Debt { seat, id, pagodas } in debts.into_iter().flatten() {
        for _ in 0..pagodas {
            table.supply[seat] -= 1;
            table.provinces[id.index()].pagodas += 1;
            let left = table.supply[seat];
            witness.saw(|| Event::Built { seat, land: table.land(id), left });
            if left == 0 {
                return true;
            }
        }
    }
    false
}
