//! Evaluates all moves of a position: what they have in common is summed once, and each move adds and subtracts only
//! what it changes.

use ::qin::{Colour, Move, Phase, ProvinceId, Qin, Space, Spaces, State, Table, Tile, Tiles, Villages};
use game::{Game, Seat, Turn};

use super::delta::PlacementDelta;
use super::encoder::{Adjacent, Encoder, open_spaces};
use super::layout::{Effect, colour_counts};
use crate::bot_game::{evaluate, evaluate_moves_from_scratch};
use crate::network::delta::InputDelta;
use crate::network::evaluation::Evaluation;
use crate::network::evaluator::Afterstates;
use crate::network::{Accumulator, HIDDEN, Network, Row};

pub(super) const COLOURS: usize = Colour::ALL.len();

/// What is known of the position before the moves.
#[derive(Debug)]
pub struct QinScratch {
    /// For each free space and each colour: what a half tile would do.
    pub(super) halves: Vec<[HalfInfo; COLOURS]>,
    /// By province id.
    pub(super) provinces: [ProvinceInfo; ProvinceId::COUNT],
    /// The active input of each village.
    pub(super) villages: Vec<u16>,
    /// For each kind of tile in hand, the accumulator once it has been played.
    pub(super) played: [Option<AfterTile>; Tile::ALL.len()],
    /// For each kind of tile in hand and each free space, the rows that go when the space is covered.
    covered: Vec<Row>,
    /// The free spaces on which half a tile fits.
    pub(super) open: Spaces,
    /// Of those, the ones with a single free neighbour.
    pub(super) narrow: Spaces,
    inputs: Vec<u16>,
    afterstates: Afterstates,
}

/// A half tile of one colour on a free space.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct HalfInfo {
    /// What of its colour is next to it.
    pub(super) beside: Adjacent,
    /// What it would do.
    pub(super) effect: Effect,
}

/// What is known of a province.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct ProvinceInfo {
    /// The free spaces next to it.
    pub(super) liberties: Spaces,
    /// How many there are. Counting them again for each move would cost more than everything else.
    pub(super) room: u32,
    /// The active input of the province.
    pub(super) input: u16,
    /// Of the free spaces, those where a half tile of its colour would only expand it by one.
    pub(super) only: Spaces,
    /// How many of these are away from villages, and next to one.
    pub(super) only_counts: [u8; 2],
    /// The villages next to it.
    pub(super) villages: Villages,
}

/// The position once a tile has left the hand, before it is placed.
#[derive(Clone, Copy, Debug)]
pub(super) struct AfterTile {
    pub(super) sums: Accumulator,
    /// The remaining tiles in hand with each colour.
    pub(super) held: [u8; COLOURS],
}

impl Default for QinScratch {
    fn default() -> Self {
        Self {
            halves: vec![Default::default(); Space::COUNT],
            provinces: [ProvinceInfo::default(); ProvinceId::COUNT],
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

impl QinScratch {
    pub(super) fn evaluate_moves(
        &mut self,
        game: &Qin,
        network: &Network,
        state: &State,
        moves: &[Move],
        evaluations: &mut Vec<Evaluation>,
    ) {
        // A player who can place may not pass (Q3.7).
        let (Phase::Place(seat), [Move::Place(_), ..]) = (state.table().phase(), moves) else {
            return evaluate_moves_from_scratch(game, network, state, moves, &mut self.inputs, evaluations);
        };
        let encoder = Encoder::new(game, seat);
        self.prepare(&encoder, network, state);
        self.afterstates.clear();
        let mut after = *state;
        let mut inputs = InputDelta::new(network.bias());
        for &m in moves {
            let Move::Place(placement) = m else { continue };
            after.clone_from(state);
            game.play(&mut after, m);
            if game.turn(&after) == Turn::Over {
                self.afterstates.push_terminal(evaluate(game, network, &after, seat, &mut self.inputs));
                continue;
            }
            let (before, after) = (state.table(), after.table());
            let placed =
                PlacementDelta { scratch: self, encoder: &encoder, network, before, after, inputs: &mut inputs };
            let sums = placed.accumulator(placement);
            self.afterstates.push(sums);
        }
        self.afterstates.evaluate_all(network, seat, evaluations);
    }

    /// Inspects the position before the moves.
    fn prepare(&mut self, encoder: &Encoder<'_>, network: &Network, state: &State) {
        let (table, board, hand) = (state.table(), encoder.game.board(), state.hand(encoder.seat));
        for id in table.province_ids().iter() {
            self.provinces[id.index()] = ProvinceInfo::default();
        }
        self.villages.clear();
        for (village, place) in board.villages() {
            self.villages.push(encoder.village(table, village));
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
                if can_lie { self.inspect_space(encoder, table, space) } else { Default::default() };
        }

        let mut common = network.bias();
        let mut add = |input: u16| common.add(network.row(usize::from(input)));
        // Every placement covers two free spaces.
        add(encoder.layout.room(table.free().len().saturating_sub(2)));
        Seat::all(encoder.game.players()).for_each(|seat| add(encoder.supply(table, seat)));
        self.villages.iter().for_each(|&input| add(input));
        for id in table.province_ids().iter() {
            let province = &mut self.provinces[id.index()];
            province.room = province.liberties.len();
            province.input = encoder.province(table, id, province.room);
            add(province.input);
        }
        for tile in Tile::ALL {
            let mut left = *hand;
            let holds = left[tile] > 0;
            left[tile] -= u8::from(holds);
            self.played[tile.index()] = holds.then(|| self.after_tile(tile, encoder, network, state, &left, common));
        }
    }

    /// Inspects a half tile of each colour on the space.
    fn inspect_space(&mut self, encoder: &Encoder<'_>, table: &Table, space: Space) -> [HalfInfo; COLOURS] {
        Colour::ALL.map(|colour| {
            let beside = encoder.beside(table, space, colour);
            if let (Some(id), 0) = (beside.joined.only(), beside.lone) {
                let province = &mut self.provinces[id.index()];
                province.only.insert(space);
                province.only_counts[usize::from(encoder.at_village(space))] += 1;
            }
            HalfInfo { beside, effect: encoder.effect_of(table, beside) }
        })
    }

    /// Returns the position once the tile has left the hand, with this hand.
    fn after_tile(
        &mut self,
        tile: Tile,
        encoder: &Encoder<'_>,
        network: &Network,
        state: &State,
        hand: &Tiles,
        mut sums: Accumulator,
    ) -> AfterTile {
        let held = colour_counts(hand);
        self.inputs.clear();
        encoder.encode_hand(state.table(), hand, &mut self.inputs);
        self.inputs.iter().for_each(|&input| sums.add(network.row(usize::from(input))));
        for space in state.table().free().iter() {
            let at_village = encoder.at_village(space);
            let mut rows = Accumulator::NONE;
            for (HalfInfo { effect, .. }, held) in self.halves[space.index()].into_iter().zip(held) {
                if effect != Effect::NONE {
                    rows.add(network.row(usize::from(encoder.layout.space(effect, held, at_village))));
                }
            }
            sums.add(rows.row());
            self.covered[tile.index() * Space::COUNT + space.index()] = *rows.row();
        }
        AfterTile { sums, held }
    }

    /// Returns the rows that go when the space is covered, after the tile has left the hand.
    #[inline]
    pub(super) fn covered(&self, tile: Tile, space: Space) -> &Row {
        &self.covered[tile.index() * Space::COUNT + space.index()]
    }
}
