//! Which placements are legal (Q3).

use game::{Rng, Seat};

use crate::Qin;
use crate::moves::{Move, Pile, Placement};
use crate::space::{Axis, Space};
use crate::spaces::Spaces;
use crate::state::{Phase, State, Table};
use crate::tile::{Colour, Kinds, Tile, Tiles, ways_to_lay};

/// So often a placement is drawn before all legal ones are counted instead.
const TRIES: usize = 16;

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
        let open = Axis::ALL.map(|axis| (axis, *table.open.along(axis)));
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
    /// not be joined (Q9.3 to Q9.5).
    fn barred(&self, table: &Table, colour: Colour) -> Spaces {
        let between = table.land[colour.index()].beside_twice() & table.free;
        let forbidden = |&space: &Space| !table.may_join(self.provinces_beside(table, space, colour));
        between.iter().filter(forbidden).collect()
    }

    /// Do Q9.3 to Q9.5 allow the placement? The spaces are taken to be open.
    #[inline(always)]
    pub(crate) fn may_place(&self, table: &Table, placement: Placement) -> bool {
        let [(first, colour), (second, other)] = placement.halves();
        let joined = self.provinces_beside(table, first, colour);
        let also = self.provinces_beside(table, second, other);
        if colour == other { table.may_join(joined.and(also)) } else { table.may_join(joined) && table.may_join(also) }
    }

    /// Every legal placement of these kinds, one at a time: for the few questions that do
    /// not need them all.
    #[inline]
    fn placements(&self, table: &Table, kinds: Kinds) -> impl Iterator<Item = Placement> {
        let anywhere =
            Axis::ALL.into_iter().flat_map(|axis| table.open.along(axis).iter().map(move |space| (space, axis)));
        let any_way = anywhere.flat_map(move |(space, axis)| {
            ways_to_lay(kinds).iter().map(move |&(first, second)| Placement::on(space, axis, first, second))
        });
        any_way.filter(|&placement| self.may_place(table, placement))
    }

    /// Is there a legal placement for a tile of one of these kinds? Nearly always the
    /// first that is looked at.
    #[inline]
    pub fn can_place(&self, table: &Table, kinds: Kinds) -> bool {
        let first = table.open.along(Axis::Across).first().zip(ways_to_lay(kinds).first());
        let likely = first.is_some_and(|(space, &(first, second))| {
            self.may_place(table, Placement::on(space, Axis::Across, first, second))
        });
        likely || self.first_placement(table, kinds).is_some()
    }

    /// Some legal placement for a tile of one of these kinds.
    #[cold]
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

    /// Draws among all open pairs of spaces and all the ways round of the tiles in hand
    /// until a legal placement comes: so each legal one is equally likely. Few are illegal.
    #[inline]
    fn pick_placement(&self, state: &State, seat: Seat, rng: &mut Rng) -> Move {
        let table = &state.table;
        let kinds = state.hands[seat].kinds();
        let (pairs, ways) = (table.open.len(), ways_to_lay(kinds));
        for _ in 0..if pairs == 0 { 0 } else { TRIES } {
            let (space, axis) = table.open.nth(rng.below(pairs));
            let (first, second) = ways[rng.below(ways.len() as u32) as usize];
            let placement = Placement::on(space, axis, first, second);
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

#[inline]
fn push(moves: &mut Vec<Move>, axis: Axis, spaces: Spaces, first: Colour, second: Colour) {
    spaces.iter().for_each(|space| moves.push(Move::Place(Placement::on(space, axis, first, second))));
}

fn open_piles(table: &Table) -> impl Iterator<Item = Pile> {
    Pile::all().filter(|&pile| table.pile(pile) > 0)
}

/// Draws among all piles until one comes that is left.
#[inline]
fn pick_pile(table: &Table, rng: &mut Rng) -> Move {
    loop {
        if let Some(pile) = Pile::new(rng.below(Pile::COUNT as u32) as usize)
            && table.pile(pile) > 0
        {
            return Move::Draw(pile);
        }
    }
}
