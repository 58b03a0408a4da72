//! Which placements are legal (Q3).

use game::{Rng, Seat};

use crate::Qin;
use crate::moves::{Move, Pile, Placement};
use crate::space::{Axis, Space};
use crate::spaces::Spaces;
use crate::state::{Phase, State, Table};
use crate::tile::{Colour, Kinds, Tile, Tiles};

impl Qin {
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        match state.table.phase {
            Phase::Place(seat) => {
                self.list_placements(&state.table, &state.hands[seat], moves);
                if moves.is_empty() {
                    moves.push(Move::Pass);
                }
            }
            Phase::Draw(_) => moves.extend(open_piles(&state.table).map(Move::Draw)),
            Phase::Deal(_) | Phase::Reveal(..) | Phase::Over(_) => {}
        }
    }

    fn list_placements(&self, table: &Table, hand: &Tiles, moves: &mut Vec<Move>) {
        let open = Axis::ALL.map(|axis| (axis, table.open(axis)));
        let barred = Colour::ALL.map(|colour| self.barred(table, colour));
        for tile in hand.kinds().iter() {
            let (first, second) = tile.halves();
            for (axis, open) in open {
                if tile.is_double() {
                    self.list_doubles(table, first, axis, open, &barred[first.index()], moves);
                } else {
                    for (first, second) in [(first, second), (second, first)] {
                        let open = open - barred[first.index()] - barred[second.index()].before(axis);
                        push(moves, axis, open, first, second);
                    }
                }
            }
        }
    }

    /// Halves of one colour join everything that either of them touches (Q4.2). Where
    /// only one of them touches a province the other changes nothing.
    fn list_doubles(
        &self,
        table: &Table,
        colour: Colour,
        axis: Axis,
        open: Spaces,
        barred: &Spaces,
        moves: &mut Vec<Move>,
    ) {
        let near = table.land[colour.index()].beside();
        let both = open & near & near.before(axis);
        push(moves, axis, open - both - *barred - barred.before(axis), colour, colour);
        for space in both.iter() {
            let placement = Placement::on(space, axis, colour, colour);
            if self.may_place(table, placement) {
                moves.push(Move::Place(placement));
            }
        }
    }

    /// The free spaces where a single half of this colour would join provinces that may
    /// not be joined (Q9.3, Q9.4).
    fn barred(&self, table: &Table, colour: Colour) -> Spaces {
        let between = table.land[colour.index()].beside_twice() & table.frontier;
        let forbidden = |&space: &Space| !table.may_join(self.provinces_beside(table, space, colour));
        between.iter().filter(forbidden).collect()
    }

    /// Do Q9.3 and Q9.4 allow the placement? The spaces are taken to be open.
    #[inline]
    pub(crate) fn may_place(&self, table: &Table, placement: Placement) -> bool {
        let [(first, colour), (second, other)] = placement.halves();
        let joined = self.provinces_beside(table, first, colour);
        let also = self.provinces_beside(table, second, other);
        if colour == other { table.may_join(joined.and(also)) } else { table.may_join(joined) && table.may_join(also) }
    }

    /// Every legal placement of these kinds, one at a time: for the few questions that do
    /// not need them all.
    fn placements(&self, table: &Table, kinds: Kinds) -> impl Iterator<Item = Placement> {
        let (ways, count) = ways_round(kinds);
        let anywhere = Axis::ALL.into_iter().flat_map(|axis| table.open(axis).iter().map(move |space| (space, axis)));
        anywhere
            .flat_map(move |(space, axis)| {
                (0..count).map(move |way| {
                    let (first, second) = ways[way];
                    Placement::on(space, axis, first, second)
                })
            })
            .filter(|&placement| self.may_place(table, placement))
    }

    /// Is there a legal placement for a tile of one of these kinds?
    #[inline]
    pub(crate) fn can_place(&self, table: &Table, kinds: Kinds) -> bool {
        self.first_placement(table, kinds).is_some()
    }

    /// Some legal placement for a tile of one of these kinds.
    #[inline]
    pub(crate) fn first_placement(&self, table: &Table, kinds: Kinds) -> Option<Placement> {
        self.placements(table, kinds).next()
    }

    /// The kinds of tile for which there is a legal placement.
    pub(crate) fn placeable(&self, table: &Table) -> Kinds {
        let placeable = |&tile: &Tile| self.can_place(table, [tile].into_iter().collect());
        Tile::ALL.into_iter().filter(placeable).collect()
    }

    pub(crate) fn pick_move(&self, state: &State, rng: &mut Rng) -> Move {
        match state.table.phase {
            Phase::Place(seat) => self.pick_placement(state, seat, rng),
            Phase::Draw(_) => pick_pile(&state.table, rng),
            Phase::Deal(_) | Phase::Reveal(..) | Phase::Over(_) => unreachable!("nobody has to decide"),
        }
    }

    /// Draws among all open spaces for all the ways round of the tiles in hand until a
    /// legal one comes: so each legal placement is equally likely. Few are illegal.
    fn pick_placement(&self, state: &State, seat: Seat, rng: &mut Rng) -> Move {
        let table = &state.table;
        let [across, down] = Axis::ALL.map(|axis| table.open(axis));
        let (in_across, in_down) = (across.len(), down.len());
        let kinds = state.hands[seat].kinds();
        let (ways, count) = ways_round(kinds);
        let total = (in_across + in_down) * count as u32;
        for _ in 0..if total == 0 { 0 } else { 16 } {
            let n = rng.below(total);
            let (first, second) = ways[n as usize % count];
            let n = n / count as u32;
            let placement = if n < in_across {
                Placement::on(across.nth(n), Axis::Across, first, second)
            } else {
                Placement::on(down.nth(n - in_across), Axis::Down, first, second)
            };
            if self.may_place(table, placement) {
                return Move::Place(placement);
            }
        }
        self.pick_among_few(table, kinds, rng)
    }

    /// The way for positions in which hardly anything is legal.
    #[cold]
    fn pick_among_few(&self, table: &Table, kinds: Kinds, rng: &mut Rng) -> Move {
        match self.placements(table, kinds).count() as u32 {
            0 => Move::Pass,
            few => {
                let n = rng.below(few) as usize;
                self.placements(table, kinds).nth(n).map_or(Move::Pass, Move::Place)
            }
        }
    }
}

impl Table {
    /// The free spaces whose next along the axis is free too, with a province space
    /// beside one of the two (Q3.2, Q3.3).
    #[inline]
    pub(crate) fn open(&self, axis: Axis) -> Spaces {
        let contact = self.frontier | self.frontier.before(axis);
        self.free & self.free.before(axis) & contact
    }
}

#[inline]
fn push(moves: &mut Vec<Move>, axis: Axis, spaces: Spaces, first: Colour, second: Colour) {
    moves.extend(spaces.iter().map(|space| Move::Place(Placement::on(space, axis, first, second))));
}

/// The colours of the halves in every order that makes a difference.
#[inline]
fn ways_round(kinds: Kinds) -> ([(Colour, Colour); 9], usize) {
    let mut ways = [(Colour::Red, Colour::Red); 9];
    let mut count = 0;
    for tile in kinds.iter() {
        let (first, second) = tile.halves();
        ways[count] = (first, second);
        count += 1;
        if !tile.is_double() {
            ways[count] = (second, first);
            count += 1;
        }
    }
    (ways, count)
}

fn open_piles(table: &Table) -> impl Iterator<Item = Pile> {
    Pile::all().filter(|&pile| table.pile(pile) > 0)
}

#[inline]
fn pick_pile(table: &Table, rng: &mut Rng) -> Move {
    let open = table.piles.iter().filter(|&&height| height > 0).count() as u32;
    let n = rng.below(open) as usize;
    Move::Draw(open_piles(table).nth(n).expect("a pile is left"))
}
