//! All moves of a position at once: what is common is summed once, and each move adds and
//! takes away only what it changes.

use ::qin::{Colour, Move, Phase, ProvinceId, Qin, Space, Spaces, State, Table, Tile, Tiles, Villages};
use game::{Game, Seat, Turn};

use super::change::Change;
use super::layout::{Effect, holdings};
use super::survey::{Beside, Look, open_spaces};
use crate::edits::Edits;
use crate::judge::{outlook, sweep_afresh};
use crate::network::{Network, Sums};
use crate::outlook::Outlook;

pub(super) const COLOURS: usize = Colour::ALL.len();

/// What is known of the position before the moves.
#[derive(Debug)]
pub struct Sweep {
    /// What a half of each colour would do on each space.
    pub(super) effects: Vec<[Effect; COLOURS]>,
    /// What of each colour is beside each free space.
    pub(super) beside: Vec<[Beside; COLOURS]>,
    /// The free spaces beside each province.
    pub(super) liberties: [Spaces; ProvinceId::COUNT],
    /// How many those are: counting them anew for each move would cost more than all else.
    pub(super) room: [u32; ProvinceId::COUNT],
    /// Of those, the spaces where a half of its colour would do nothing but expand it by one.
    pub(super) only: [Spaces; ProvinceId::COUNT],
    /// How many those are: away from villages, and beside one.
    pub(super) only_counts: [[u8; 2]; ProvinceId::COUNT],
    /// The villages beside each province.
    pub(super) villages_near: [Villages; ProvinceId::COUNT],
    /// The input that each village switches on.
    pub(super) villages: Vec<u16>,
    /// For each kind of tile in hand, what holds once it is played.
    pub(super) played: [Option<Played>; Tile::ALL.len()],
    /// The free spaces on which half a tile can lie.
    pub(super) open: Spaces,
    /// Of those, the ones beside just one other.
    pub(super) narrow: Spaces,
    inputs: Vec<u16>,
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
            effects: vec![Default::default(); Space::COUNT],
            beside: vec![Default::default(); Space::COUNT],
            liberties: [Spaces::EMPTY; ProvinceId::COUNT],
            room: [0; ProvinceId::COUNT],
            only: [Spaces::EMPTY; ProvinceId::COUNT],
            only_counts: [[0; 2]; ProvinceId::COUNT],
            villages_near: [Villages::NONE; ProvinceId::COUNT],
            villages: Vec::new(),
            played: [None; Tile::ALL.len()],
            open: Spaces::EMPTY,
            narrow: Spaces::EMPTY,
            inputs: Vec::new(),
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
        let Phase::Place(seat) = state.table().phase() else {
            return sweep_afresh(game, network, state, moves, &mut self.inputs, outlooks);
        };
        outlooks.clear();
        let look = Look::new(game, seat);
        self.survey(&look, network, state);
        let mut after = *state;
        let mut edits = Edits::new(network.empty());
        for &m in moves {
            after.clone_from(state);
            game.play(&mut after, m);
            outlooks.push(match m {
                Move::Place(placement) if game.turn(&after) != Turn::Over => {
                    let (before, after) = (state.table(), after.table());
                    let change = Change { sweep: self, look: &look, network, before, after, edits: &mut edits };
                    network.outlook(&change.sums(placement), seat)
                }
                _ => outlook(game, network, &after, seat, &mut self.inputs),
            });
        }
    }

    /// Looks at the position before the moves.
    fn survey(&mut self, look: &Look<'_>, network: &Network, state: &State) {
        let (table, board, hand) = (state.table(), look.game.board(), state.hand(look.seat));
        for id in table.province_ids().iter() {
            self.liberties[id.index()] = Spaces::EMPTY;
            self.only[id.index()] = Spaces::EMPTY;
            self.only_counts[id.index()] = [0; 2];
            self.villages_near[id.index()] = Villages::NONE;
        }
        self.villages.clear();
        for (village, place) in board.villages() {
            self.villages.push(look.village(table, village));
            for space in place.border() {
                self.villages_near[table.cell(space).province().index()].insert(village);
            }
        }
        self.open = open_spaces(&table.free());
        self.narrow = self.open - table.free().beside_twice();
        for space in table.free().iter() {
            for neighbour in board.neighbours(space) {
                self.liberties[table.cell(neighbour).province().index()].insert(space);
            }
            let can_lie = self.open.contains(space);
            self.effects[space.index()] =
                if can_lie { self.survey_space(look, table, space) } else { [Effect::NONE; COLOURS] };
        }

        let mut common = network.empty();
        let mut add = |input: u16| common.add(network.row(usize::from(input)));
        // Every placement covers two free spaces.
        add(look.layout.room(table.free().len().saturating_sub(2)));
        Seat::all(look.game.players()).for_each(|seat| add(look.supply(table, seat)));
        self.villages.iter().for_each(|&input| add(input));
        for id in table.province_ids().iter() {
            self.room[id.index()] = self.liberties[id.index()].len();
            add(look.province(table, id, self.room[id.index()]));
        }
        for tile in Tile::ALL {
            let mut left = *hand;
            let holds = left[tile] > 0;
            left[tile] -= u8::from(holds);
            self.played[tile.index()] = holds.then(|| self.with_hand(look, network, state, &left, common));
        }
    }

    /// What a half of each colour would do on the space.
    fn survey_space(&mut self, look: &Look<'_>, table: &Table, space: Space) -> [Effect; COLOURS] {
        Colour::ALL.map(|colour| {
            let beside = look.beside(table, space, colour);
            if let (Some(id), 0) = (beside.joined.only(), beside.lone) {
                self.only[id.index()].insert(space);
                self.only_counts[id.index()][usize::from(look.at_village(space))] += 1;
            }
            self.beside[space.index()][colour.index()] = beside;
            look.effect_of(table, beside)
        })
    }

    fn with_hand(&mut self, look: &Look<'_>, network: &Network, state: &State, hand: &Tiles, mut sums: Sums) -> Played {
        let held = holdings(hand);
        let mut add = |input: u16| sums.add(network.row(usize::from(input)));
        self.inputs.clear();
        look.observe_hand(state.table(), hand, &mut self.inputs);
        self.inputs.iter().for_each(|&input| add(input));
        for space in state.table().free().iter() {
            let at_village = look.at_village(space);
            for (effect, held) in self.effects[space.index()].into_iter().zip(held) {
                if effect != Effect::NONE {
                    add(look.layout.space(effect, held, at_village));
                }
            }
        }
        Played { sums, held }
    }
}
