//! Bots for Qin.
//!
//! `encoder` turns a position into network inputs (`layout` numbers them), `evaluator` and `delta` evaluate all moves
//! of a position incrementally, and `levels` holds what was tuned.

mod delta;
mod encoder;
mod evaluator;
mod layout;
mod levels;

use ::qin::{Move, Phase, Pile, Qin, State, Tile};
use encoder::Encoder;
use evaluator::QinScratch;
use game::{Game, Seat};
use layout::Layout;

use crate::bot_game::{BotGame, Heuristics};
use crate::network::Network;
use crate::network::evaluation::Evaluation;
use crate::network::shipped;
use crate::opponents::level::{Level, Policy};
use crate::opponents::persona::Style;
use crate::search::nodes::SearchParams;
use crate::search::rollout::GreedyRollout;

impl Heuristics for Qin {
    fn lead(&self, state: &State, seat: Seat) -> i32 {
        let placed = |seat| i32::from(self.placed(state.table(), seat));
        let others = Seat::all(self.players()).filter(|&other| other != seat).map(placed);
        placed(seat) - others.max().unwrap_or(0)
    }

    /// Nobody knows anything about the tiles of a pile: all piles are worth the same.
    fn trivial_move(&self, state: &State) -> Option<Move> {
        let table = state.table();
        let tallest = Pile::all().max_by_key(|&pile| (table.pile(pile), std::cmp::Reverse(pile)));
        tallest.filter(|_| matches!(table.phase(), Phase::Draw(_))).map(Move::Draw)
    }
}

/// The resource of moves that need no tile.
const PASS: u32 = 1 << Tile::ALL.len();

impl BotGame for Qin {
    type Scratch = QinScratch;
    type Rollout = GreedyRollout;

    fn inputs(&self) -> usize {
        Layout::new(self.players()).inputs()
    }

    fn encode(&self, state: &State, seat: Seat, on: &mut Vec<u16>) {
        Encoder::new(self, seat).encode(state, on);
    }

    fn evaluate_moves(
        &self,
        network: &Network,
        state: &State,
        moves: &[Move],
        scratch: &mut QinScratch,
        evaluations: &mut Vec<Evaluation>,
    ) {
        scratch.evaluate_moves(self, network, state, moves, evaluations);
    }

    /// The kinds of tiles in hand, or only the pass if none of them can be placed (Q3.7).
    #[inline]
    fn resources(&self, state: &State) -> u32 {
        let Phase::Place(seat) = state.table().phase() else { return PASS };
        let kinds = state.hand(seat).kinds();
        if self.can_place(state.table(), kinds) { u32::from(kinds.bits()) } else { PASS }
    }

    #[inline]
    fn requirement(m: Move) -> u32 {
        match m {
            Move::Place(placement) => 1 << placement.tile().index(),
            Move::Draw(_) | Move::Pass => PASS,
        }
    }

    fn policy(&self, level: Level) -> Policy {
        levels::policy(self.players(), level)
    }

    fn style_bonus(&self, state: &State, seat: Seat, m: Move, style: Style) -> f32 {
        levels::style_bonus(self, state, seat, m, style)
    }

    fn search_params(&self) -> SearchParams {
        levels::search_params()
    }

    fn shipped_network(&self) -> Option<&'static Network> {
        shipped::qin(self.players())
    }
}
