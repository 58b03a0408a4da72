//! Network inputs of a position, from scratch.

use ::qin::{
    BySeat, Colour, Pile, Province, ProvinceId, ProvinceIds, Qin, Space, Spaces, State, Table, Tile, Tiles, VillageId,
};
use game::{Game, Seat};

use super::layout::{Effect, Layout, colour_counts};

/// Encodes positions as seen by one seat.
#[derive(Clone, Copy)]
pub(super) struct Encoder<'a> {
    pub(super) game: &'a Qin,
    pub(super) layout: Layout,
    pub(super) seat: Seat,
    players: usize,
    /// Each seat counted clockwise from this one.
    relative_seats: BySeat<u8>,
}

impl<'a> Encoder<'a> {
    pub(super) fn new(game: &'a Qin, seat: Seat) -> Self {
        let players = game.players();
        let mut relative_seats = BySeat::default();
        seat.clockwise(players).zip(0..).for_each(|(seat, steps)| relative_seats[seat] = steps);
        Self { game, layout: Layout::new(players), seat, players, relative_seats }
    }

    /// Returns a seat counted clockwise from this one.
    #[inline]
    pub(super) fn relative(&self, seat: Seat) -> usize {
        usize::from(self.relative_seats[seat])
    }

    /// Lists every active input.
    pub(super) fn encode(&self, state: &State, on: &mut Vec<u16>) {
        on.clear();
        let (table, hand) = (state.table(), state.hand(self.seat));
        self.encode_hand(table, hand, on);
        on.push(self.layout.room(table.free().len()));
        on.extend(Seat::all(self.players).map(|seat| self.supply(table, seat)));
        on.extend(self.game.board().villages().map(|(village, _)| self.village(table, village)));

        let held = colour_counts(hand);
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

    /// Adds the inputs of the hand and the piles. A placement changes them only by the tile that is played.
    pub(super) fn encode_hand(&self, table: &Table, hand: &Tiles, on: &mut Vec<u16>) {
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

    /// Returns the input of a village (Q8.1): its owner, the owner's strength and the next; in villages of nobody or of
    /// others, this seat's strength.
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

    /// Returns what a half tile of this colour would do on a free space next to another.
    #[inline]
    pub(super) fn effect(&self, table: &Table, space: Space, colour: Colour) -> Effect {
        self.effect_of(table, self.beside(table, space, colour))
    }

    /// Returns what of a colour is next to a free space.
    #[inline]
    pub(super) fn beside(&self, table: &Table, space: Space, colour: Colour) -> Adjacent {
        let (mut joined, mut lone) = (ProvinceIds::NONE, 0);
        for neighbour in self.game.board().neighbours(space) {
            let cell = table.cell(neighbour);
            joined = joined.and(cell.provinces(colour));
            lone += u8::from(cell.is_lone(colour));
        }
        Adjacent { joined: joined.real(), lone }
    }

    /// Returns what a half tile does next to this.
    #[inline]
    pub(super) fn effect_of(&self, table: &Table, Adjacent { joined, lone }: Adjacent) -> Effect {
        match joined.iter().next() {
            None if lone == 0 => Effect::NONE,
            None => Effect::found(lone),
            Some(_) if joined.is_several() => self.absorption(table, joined),
            Some(id) => self.expansion(table.province_by_id(id), lone),
        }
    }

    /// Returns what a half tile does next to this province and this many lone spaces of its colour.
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

/// What of one colour is next to a space.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Adjacent {
    pub(super) joined: ProvinceIds,
    pub(super) lone: u8,
}

/// Returns the free spaces on which half a tile fits: those next to another free space.
#[inline]
pub(super) fn open_spaces(free: &Spaces) -> Spaces {
    *free & free.beside()
}
