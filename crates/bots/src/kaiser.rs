//! Bots for Der Kaiser von China.
//!
//! `encoder` turns a position into network inputs (`layout` numbers them; `provinces`, `roads`, `points`, `cards` and
//! `phase` encode one block each), `evaluator` and `parent` evaluate all moves of a position incrementally, `rollout`
//! is the rollout policy, and `levels` holds what was tuned.

mod buckets;
mod cards;
mod encoder;
mod evaluator;
mod layout;
mod levels;
mod parent;
mod phase;
mod points;
mod provinces;
mod roads;
mod rollout;

use ::kaiser::{Kaiser, Move, Payment, Phase, Province, Source, State, Table};
use game::{Game, Seat};

use self::encoder::Perspective;
use self::layout::Layout;
use crate::bot_game::{BotGame, Heuristics};
use crate::network::Network;
use crate::network::evaluation::Evaluation;
use crate::network::shipped;
use crate::opponents::level::{Level, Policy};
use crate::opponents::persona::Style;
use crate::search::nodes::SearchParams;
use crate::search::policy_rollout::PolicyRollout;

pub use self::evaluator::KaiserScratch;
pub use self::rollout::{Choice, Counts};

impl Heuristics for Kaiser {
    fn lead(&self, state: &State, seat: Seat) -> i32 {
        let table = state.table();
        let points = match table.phase() {
            Phase::Over(_) => ::kaiser::BySeat::of(self.players(), |seat| table.total(seat)),
            _ => self.final_points(table),
        };
        let others = Seat::all(self.players()).filter(|&other| other != seat);
        i32::from(points[seat]) - others.map(|other| i32::from(points[other])).max().unwrap_or(0)
    }

    fn trivial_move(&self, state: &State) -> Option<Move> {
        let table = state.table();
        match table.phase() {
            Phase::Take(..) => match (table.display().kinds().iter().next(), table.pile_size()) {
                (None, 1..) => Some(Move::Take(Source::Pile)),
                (Some(card), 0) if table.display().kinds().len() == 1 => Some(Move::Take(Source::Display(card))),
                _ => None,
            },
            Phase::Again(seat, province) => {
                // Whether the hand could pay is not considered, so everybody knows the answer.
                (!has_room(self, table, seat, province)).then_some(Move::Stop)
            }
            _ => None,
        }
    }
}

/// Returns whether the province has room for a piece that the seat has left (K5).
fn has_room(game: &Kaiser, table: &Table, seat: Seat, province: Province) -> bool {
    let supply = table.supply(seat);
    let free = game.map().houses(province).without(table.built());
    (supply.houses > 0 && !free.is_empty())
        || (supply.emissaries > 0 && table.room(province) > 0)
        || (supply.fortifications > 0 && !free.without(table.fortifications()).is_empty())
}

/// Where the bits of each kind of resource begin: single cards, pairs, open cards; and the bits of the pile and of
/// stopping.
const SINGLE: usize = 0;
const PAIR: usize = 8;
const OPEN: usize = 16;
const PILE: usize = 24;
const STOP: usize = 25;

impl BotGame for Kaiser {
    type Scratch = KaiserScratch;
    type Rollout = PolicyRollout<Self>;

    fn inputs(&self) -> usize {
        Layout::of(self.players()).inputs
    }

    fn encode(&self, state: &State, seat: Seat, on: &mut Vec<u16>) {
        on.clear();
        encoder::encode(&Perspective::new(self, seat), state, on);
    }

    fn evaluate_moves(
        &self,
        network: &Network,
        state: &State,
        moves: &[Move],
        scratch: &mut KaiserScratch,
        evaluations: &mut Vec<Evaluation>,
    ) {
        evaluator::evaluate_moves(self, network, state, moves, scratch, evaluations);
    }

    /// Cards and pairs in hand, and whether one may stop; or the open cards and the pile.
    #[inline]
    fn resources(&self, state: &State) -> u32 {
        let table = state.table();
        match table.phase() {
            Phase::Act(seat) | Phase::Again(seat, _) => {
                let hand = state.hand(seat);
                let stop = u32::from(matches!(table.phase(), Phase::Again(..))) << STOP;
                u32::from(hand.kinds().bits()) << SINGLE | u32::from(hand.kinds_with(2).bits()) << PAIR | stop
            }
            _ => u32::from(table.display().kinds().bits()) << OPEN | u32::from(table.pile_size() > 0) << PILE,
        }
    }

    #[inline]
    fn requirement(m: Move) -> u32 {
        let bit = match m {
            Move::Place(_, Payment::Card(card)) | Move::Exchange(card) => SINGLE + card.index(),
            Move::Place(_, Payment::Joker(card)) => PAIR + card.index(),
            Move::Stop => STOP,
            Move::Take(Source::Display(card)) => OPEN + card.index(),
            Move::Take(Source::Pile) => PILE,
        };
        1 << bit
    }

    fn policy(&self, level: Level) -> Policy {
        levels::policy(level)
    }

    fn style_bonus(&self, state: &State, seat: Seat, m: Move, style: Style) -> f32 {
        levels::style_bonus(self, state, seat, m, style)
    }

    fn search_params(&self) -> SearchParams {
        levels::search_params()
    }

    fn shipped_network(&self) -> Option<&'static Network> {
        shipped::kaiser(self.players())
    }
}
