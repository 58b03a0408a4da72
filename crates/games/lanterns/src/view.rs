//! What each viewer knows, and the positions that agree with it.

use game::{Rng, Seat, Viewer};

use crate::card::Cards;
use crate::state::{BySeat, State, Table};

/// Everything a viewer knows. No path leads from here to another hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) table: Table,
    /// The viewer's own hand; empty for the public.
    pub(crate) hand: Cards,
    /// The cards the viewer hasn't seen: the pile and the other hands together.
    pub(crate) unseen: Cards,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let mut view = Self { viewer, table: state.table, hand: Cards::NONE, unseen: state.pile };
        for (seat, hand) in state.hands.iter() {
            if viewer.is(seat) {
                view.hand = *hand;
            } else {
                view.unseen = view.unseen.plus(hand);
            }
        }
        view
    }

    /// Deals the unseen cards to the other hands; the rest is the pile. Every way to do so is equally likely,
    /// because nothing that players decide shows what else they hold.
    pub(crate) fn sample(&self, players: usize, rng: &mut Rng, state: &mut State) {
        *state = State { table: self.table, hands: BySeat::all(Cards::NONE), pile: self.unseen };
        for seat in Seat::all(players) {
            if self.viewer.is(seat) {
                state.hands[seat] = self.hand;
                continue;
            }
            for _ in 0..self.table.hand_sizes[seat] {
                let card = state.pile.nth(rng.below(state.pile.len()));
                state.pile[card] -= 1;
                state.hands[seat][card] += 1;
            }
        }
    }

    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }
}
