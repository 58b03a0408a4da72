//! What bots know about Qin: who is ahead, and what a network sees of a position.

mod change;
mod layout;
mod strength;
mod survey;
mod sweep;
mod taste;

use ::qin::{Move, Phase, Pile, Qin, State, Tile};
use game::{Game, Seat, Turn};

use crate::judge::{Judged, Learned};
use crate::level::{Level, Manner};
use crate::network::Network;
use crate::networks;
use crate::outlook::Outlook;
use crate::style::Style;
use crate::thinker::{Rounds, Spread};

use layout::Layout;
use survey::Look;
use sweep::Sweep;

impl Judged for Qin {
    fn lead(&self, state: &State, seat: Seat) -> i32 {
        let placed = |seat| i32::from(self.placed(state.table(), seat));
        let others = Seat::all(self.players()).filter(|&other| other != seat).map(placed);
        placed(seat) - others.max().unwrap_or(0)
    }

    /// Nobody knows anything about the tiles of a pile: all piles are worth the same.
    fn indifferent(&self, state: &State) -> Option<Move> {
        let table = state.table();
        let tallest = Pile::all().max_by_key(|&pile| (table.pile(pile), std::cmp::Reverse(pile)));
        tallest.filter(|_| matches!(table.phase(), Phase::Draw(_))).map(Move::Draw)
    }
}

/// Stands for the moves that need no tile.
const PASS: u32 = 1 << Tile::ALL.len();

impl Learned for Qin {
    type Scratch = Sweep;
    type Foresight = Rounds;

    fn inputs(&self) -> usize {
        Layout::new(self.players()).inputs()
    }

    fn observe(&self, state: &State, seat: Seat, on: &mut Vec<u16>) {
        Look::new(self, seat).observe(state, on);
    }

    fn sweep(
        &self,
        network: &Network,
        state: &State,
        moves: &[Move],
        scratch: &mut Sweep,
        outlooks: &mut Vec<Outlook>,
    ) {
        scratch.run(self, network, state, moves, outlooks);
    }

    /// The kinds of tiles in hand; a pass if none of them can be placed (Q3.7).
    #[inline]
    fn has(&self, state: &State) -> u32 {
        let Phase::Place(seat) = state.table().phase() else { return PASS };
        let kinds = state.hand(seat).kinds();
        if self.can_place(state.table(), kinds) { u32::from(kinds.bits()) } else { PASS }
    }

    #[inline]
    fn needs(m: Move) -> u32 {
        match m {
            Move::Place(placement) => 1 << placement.tile().index(),
            Move::Draw(_) | Move::Pass => PASS,
        }
    }

    fn manner(&self, level: Level) -> Manner {
        strength::manner(self.players(), level)
    }

    fn taste(&self, state: &State, m: Move, style: Style) -> f32 {
        let Turn::Decide(seat) = self.turn(state) else { return 0.0 };
        taste::taste(self, state, seat, m, style)
    }

    fn spread(&self) -> Spread {
        strength::spread()
    }

    fn shipped(&self) -> Option<&'static Network> {
        networks::qin(self.players())
    }
}
