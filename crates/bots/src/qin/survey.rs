//! A position as a network sees it, looked at from nothing.

use ::qin::{
    BySeat, Colour, Pile, Province, ProvinceId, ProvinceIds, Qin, Space, Spaces, State, Table, Tile, Tiles, VillageId,
};
use game::{Game, Seat};

use super::layout::{Effect, Layout, holdings};

/// Somebody who looks at a position.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) game: &'a Qin,
    pub(super) layout: Layout,
    pub(super) seat: Seat,
    players: usize,
    /// Each seat counted clockwise from the one who looks.
    from_here: BySeat<u8>,
}

impl<'a> Look<'a> {
    pub(super) fn new(game: &'a Qin, seat: Seat) -> Self {
        let players = game.players();
        let mut from_here = BySeat::default();
        seat.clockwise(players).zip(0..).for_each(|(seat, steps)| from_here[seat] = steps);
        Self { game, layout: Layout::new(players), seat, players, from_here }
    }

    /// A seat counted clockwise from the one who looks.
    #[inline]
    pub(super) fn relative(&self, seat: Seat) -> usize {
        usize::from(self.from_here[seat])
    }

    /// Every input that is on.
    pub(super) fn observe(&self, state: &State, on: &mut Vec<u16>) {
        on.clear();
        let (table, hand) = (state.table(), state.hand(self.seat));
        self.observe_hand(table, hand, on);
        on.push(self.layout.room(table.free().len()));
        on.extend(Seat::all(self.players).map(|seat| self.supply(table, seat)));
        on.extend(self.game.board().villages().map(|(village, _)| self.village(table, village)));

        let held = holdings(hand);
        let open = open_spaces(&table.free());
        let mut liberties = [0u8; ProvinceId::COUNT];
        for space in table.free().iter() {
            let mut beside = ProvinceIds::NONE;
            for neighbour in self.game.board().neighbours(space) {
                beside.insert_if(true, table.cell(neighbour).province());
            }
            beside.iter().for_each(|id| liberties[id.index()] += 1);
            for colour in Colour::ALL {
                let open = open.contains(space);
                let effect = if open { self.effect(table, space, colour) } else { Effect::NONE };
                if effect != Effect::NONE {
                    on.push(self.layout.space(effect, held[colour.index()], self.at_village(space)));
                }
            }
        }
        for id in table.province_ids().iter() {
            on.push(self.province(table, id, u32::from(liberties[id.index()])));
        }
    }

    /// The hand and the piles: what no placement changes but by the tile that is played.
    pub(super) fn observe_hand(&self, table: &Table, hand: &Tiles, on: &mut Vec<u16>) {
        let held = Tile::ALL.into_iter().filter(|&tile| hand[tile] > 0);
        on.extend(held.map(|tile| self.layout.hand(tile, hand[tile])));
        on.push(self.layout.piles(Pile::all().map(|pile| u32::from(table.pile(pile))).sum()));
    }

    pub(super) fn supply(&self, table: &Table, seat: Seat) -> u16 {
        self.layout.supply(self.relative(seat), table.supply(seat))
    }

    #[inline]
    pub(super) fn province(&self, table: &Table, id: ProvinceId, liberties: u32) -> u16 {
        let province = table.province_by_id(id);
        self.layout.province(self.relative(province.owner), province.size, liberties)
    }

    /// Q8.1: whose village, how strong its owner is there and how strong the next; in
    /// villages of others and of nobody, how strong the one who looks is.
    #[inline]
    pub(super) fn village(&self, table: &Table, village: VillageId) -> u16 {
        let strengths = self.game.strengths_at(table, village);
        let border = self.game.board().village(village).border();
        let free = border.iter().filter(|&&space| table.free().contains(space)).count() as u32;
        let strongest_but = |one: Seat| {
            strengths.iter().filter(|&(seat, _)| seat != one).map(|(_, &strength)| strength).max().unwrap_or(0)
        };
        match table.village_owner(village) {
            Some(owner) if owner != self.seat => {
                self.layout.village(Some(self.relative(owner)), strengths[owner], strengths[self.seat], free)
            }
            mine => {
                let owner = mine.map(|_| 0);
                self.layout.village(owner, strengths[self.seat], strongest_but(self.seat), free)
            }
        }
    }

    #[inline]
    pub(super) fn at_village(&self, space: Space) -> bool {
        !self.game.board().villages_beside(space).is_empty()
    }

    /// What one half of this colour would do on a free space beside another.
    #[inline]
    pub(super) fn effect(&self, table: &Table, space: Space, colour: Colour) -> Effect {
        self.effect_of(table, self.beside(table, space, colour))
    }

    /// What of a colour is beside a free space.
    #[inline]
    pub(super) fn beside(&self, table: &Table, space: Space, colour: Colour) -> Beside {
        let (mut joined, mut lone) = (ProvinceIds::NONE, 0);
        for neighbour in self.game.board().neighbours(space) {
            let cell = table.cell(neighbour);
            joined = joined.and(cell.provinces(colour));
            lone += u8::from(cell.is_lone(colour));
        }
        Beside { joined: joined.real(), lone }
    }

    /// What a half does that comes to lie beside this.
    #[inline]
    pub(super) fn effect_of(&self, table: &Table, Beside { joined, lone }: Beside) -> Effect {
        match joined.iter().next() {
            None if lone == 0 => Effect::NONE,
            None => Effect::found(lone),
            Some(_) if joined.is_several() => self.absorption(table, joined),
            Some(id) => self.expansion(table.province_by_id(id), lone),
        }
    }

    /// What a half does beside this province and so many lone spaces of its colour.
    #[inline]
    pub(super) fn expansion(&self, province: Province, lone: u8) -> Effect {
        let size = if province.is_major() { 5 } else { (province.size + lone).min(4) };
        Effect::expand(self.relative(province.owner), size)
    }

    #[cold]
    fn absorption(&self, table: &Table, joined: ProvinceIds) -> Effect {
        let Some(owner) = table.absorber(joined) else { return Effect::BARRED };
        let (mut taken, mut mine) = (0, false);
        for id in joined.iter() {
            let loser = table.province_by_id(id).owner;
            taken += usize::from(loser != owner);
            mine |= loser != owner && loser == self.seat;
        }
        let prey = if self.players == 2 { taken.min(2) } else { usize::from(taken > 0) + usize::from(mine) };
        Effect::absorb(self.players, self.relative(owner), prey)
    }
}

/// What of one colour is beside a space.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Beside {
    pub(super) joined: ProvinceIds,
    pub(super) lone: u8,
}

/// The free spaces on which half a tile can come to lie: those beside another.
#[inline]
pub(super) fn open_spaces(free: &Spaces) -> Spaces {
    *free & free.beside()
}
