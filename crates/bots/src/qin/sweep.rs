//! All moves of a position at once: what is common is summed once, and each move adds and
//! takes away only what it changes.

use ::qin::{Colour, Move, Phase, ProvinceId, Qin, Space, Spaces, State, Table, Tile, Tiles, Villages};
use game::{Game, Seat, Turn};

use super::change::Change;
use super::layout::{Effect, holdings};
use super::survey::{Beside, Look, open_spaces};
use crate::afterstates::Afterstates;
use crate::edits::Edits;
use crate::judge::{outlook, sweep_afresh};
use crate::network::{HIDDEN, Network, Row, Sums};
use crate::outlook::Outlook;

pub(super) const COLOURS: usize = Colour::ALL.len();

/// What is known of the position before the moves.
#[derive(Debug)]
pub struct Sweep {
    /// What is known of a half of each colour on each free space.
    pub(super) halves: Vec<[Half; COLOURS]>,
    /// What is known of each province.
    pub(super) provinces: [Surroundings; ProvinceId::COUNT],
    /// The input that each village switches on.
    pub(super) villages: Vec<u16>,
    /// For each kind of tile in hand, what holds once it is played.
    pub(super) played: [Option<Played>; Tile::ALL.len()],
    /// For each kind of tile in hand and each free space, the rows that go when the space is covered.
    covered: Vec<Row>,
    /// The free spaces on which half a tile can lie.
    pub(super) open: Spaces,
    /// Of those, the ones beside just one other.
    pub(super) narrow: Spaces,
    inputs: Vec<u16>,
    afterstates: Afterstates,
}

/// What is known of a half of some colour on a free space.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Half {
    /// What of its colour is beside it.
    pub(super) beside: Beside,
    /// What it would do.
    pub(super) effect: Effect,
}

/// What is known of a province.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Surroundings {
    /// The free spaces beside it.
    pub(super) liberties: Spaces,
    /// How many those are: counting them anew for each move would cost more than all else.
    pub(super) room: u32,
    /// The input that the province switches on.
    pub(super) input: u16,
    /// Of the free spaces, those where a half of its colour would do nothing but expand it by one.
    pub(super) only: Spaces,
    /// How many those are: away from villages, and beside one.
    pub(super) only_counts: [u8; 2],
    /// The villages beside it.
    pub(super) villages: Villages,
}

/// What holds once a tile has left the hand, before it does anything on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    pub(super) sums: Sums,
    /// The tiles left in hand that have each colour.
    pub(super) held: [u8; COLOURS],
}

impl Default for Sweep {
    fn default() -> Self {
        Self {
            halves: vec![Default::default(); Space::COUNT],
            provinces: [Surroundings::default(); ProvinceId::COUNT],
            villages: Vec::new(),
            played: [None; Tile::ALL.len()],
            covered: vec![[0; HIDDEN]; Tile::ALL.len() * Space::COUNT],
            open: Spaces::EMPTY,
            narrow: Spaces::EMPTY,
            inputs: Vec::new(),
            afterstates: Afterstates::default(),
        }
    }
}

impl Sweep {
    pub(super) fn run(
        &mut self,
        game: &Qin,
        network: &Network,
        state: &State,
        moves: &[Move],
        outlooks: &mut Vec<Outlook>,
    ) {
        // Who can place does not pass (Q3.7).
        let (Phase::Place(seat), [Move::Place(_), ..]) = (state.table().phase(), moves) else {
            return sweep_afresh(game, network, state, moves, &mut self.inputs, outlooks);
        };
        let look = Look::new(game, seat);
        self.survey(&look, network, state);
        self.afterstates.clear();
        let mut after = *state;
        let mut edits = Edits::new(network.empty());
        for &m in moves {
            let Move::Place(placement) = m else { continue };
            after.clone_from(state);
            game.play(&mut after, m);
            if game.turn(&after) == Turn::Over {
                self.afterstates.is_over(outlook(game, network, &after, seat, &mut self.inputs));
                continue;
            }
            let (before, after) = (state.table(), after.table());
            let change = Change { sweep: self, look: &look, network, before, after, edits: &mut edits };
            let sums = change.sums(placement);
            self.afterstates.goes_on(sums);
        }
        self.afterstates.judge(network, seat, outlooks);
    }

    /// Looks at the position before the moves.
    fn survey(&mut self, look: &Look<'_>, network: &Network, state: &State) {
        let (table, board, hand) = (state.table(), look.game.board(), state.hand(look.seat));
        for id in table.province_ids().iter() {
            self.provinces[id.index()] = Surroundings::default();
        }
        self.villages.clear();
        for (village, place) in board.villages() {
            self.villages.push(look.village(table, village));
            for space in place.border() {
                self.provinces[table.cell(space).province().index()].villages.insert(village);
            }
        }
        self.open = open_spaces(&table.free());
        self.narrow = self.open - table.free().beside_twice();
        for space in table.free().iter() {
            for neighbour in board.neighbours(space) {
                self.provinces[table.cell(neighbour).province().index()].liberties.insert(space);
            }
            let can_lie = self.open.contains(space);
            self.halves[space.index()] =
                if can_lie { self.survey_space(look, table, space) } else { Default::default() };
        }

        let mut common = network.empty();
        let mut add = |input: u16| common.add(network.row(usize::from(input)));
        // Every placement covers two free spaces.
        add(look.layout.room(table.free().len().saturating_sub(2)));
        Seat::all(look.game.players()).for_each(|seat| add(look.supply(table, seat)));
        self.villages.iter().for_each(|&input| add(input));
        for id in table.province_ids().iter() {
            let province = &mut self.provinces[id.index()];
            province.room = province.liberties.len();
            province.input = look.province(table, id, province.room);
            add(province.input);
        }
        for tile in Tile::ALL {
            let mut left = *hand;
            let holds = left[tile] > 0;
            left[tile] -= u8::from(holds);
            self.played[tile.index()] = holds.then(|| self.without(tile, look, network, state, &left, common));
        }
    }

    /// Looks at a half of each colour on the space.
    fn survey_space(&mut self, look: &Look<'_>, table: &Table, space: Space) -> [Half; COLOURS] {
        Colour::ALL.map(|colour| {
            let beside = look.beside(table, space, colour);
            if let (Some(id), 0) = (beside.joined.only(), beside.lone) {
                let province = &mut self.provinces[id.index()];
                province.only.insert(space);
                province.only_counts[usize::from(look.at_village(space))] += 1;
            }
            Half { beside, effect: look.effect_of(table, beside) }
        })
    }

    /// What holds once the tile has left the hand, with this hand.
    fn without(
        &mut self,
        tile: Tile,
        look: &Look<'_>,
        network: &Network,
        state: &State,
        hand: &Tiles,
        mut sums: Sums,
    ) -> Played {
        let held = holdings(hand);
        self.inputs.clear();
        look.observe_hand(state.table(), hand, &mut self.inputs);
        self.inputs.iter().for_each(|&input| sums.add(network.row(usize::from(input))));
        for space in state.table().free().iter() {
            let at_village = look.at_village(space);
            let mut rows = Sums::NONE;
            for (Half { effect, .. }, held) in self.halves[space.index()].into_iter().zip(held) {
                if effect != Effect::NONE {
                    rows.add(network.row(usize::from(look.layout.space(effect, held, at_village))));
                }
            }
            sums.add(rows.row());
            self.covered[tile.index() * Space::COUNT + space.index()] = *rows.row();
        }
        Played { sums, held }
    }

    /// The rows that go when the space is covered, after the tile has left the hand.
    #[inline]
    pub(super) fn covered(&self, tile: Tile, space: Space) -> &Row {
        &self.covered[tile.index() * Space::COUNT + space.index()]
    }
}
