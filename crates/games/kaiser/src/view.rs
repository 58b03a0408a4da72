//! What one viewer knows, and the positions that agree with it.

use game::{Rng, Seat, Viewer};

use crate::Kaiser;
use crate::card::Cards;
use crate::state::{BySeat, State, Table};

/// Everything a viewer has seen. It gives no access to anybody else's hidden cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    table: Table,
    /// The viewer's own hand; the public has none.
    hand: Cards,
    /// Of the viewer's hidden cards, those held since before the pile was shuffled.
    held: Cards,
    /// The cards in the pile and those that came from it unseen into other hands.
    fresh: Cards,
    /// The cards that others hold unseen since before the pile was shuffled.
    old: Cards,
}

impl View {
    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns what everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The viewer's own hand; the public has none.
    pub fn hand(&self) -> &Cards {
        &self.hand
    }

    /// Of the viewer's hidden cards, those held since before the pile was shuffled.
    pub(crate) fn held(&self) -> &Cards {
        &self.held
    }

    /// The cards in the pile and those that came from it unseen into other hands.
    pub(crate) fn fresh(&self) -> &Cards {
        &self.fresh
    }

    /// The cards that others hold unseen since before the pile was shuffled.
    pub(crate) fn old(&self) -> &Cards {
        &self.old
    }

    /// All cards that the viewer has not seen, in the pile and in other hands.
    pub fn unseen(&self) -> Cards {
        self.fresh.plus(&self.old)
    }
}

impl Kaiser {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let table = state.table;
        let mut view =
            View { viewer, table, hand: Cards::NONE, held: Cards::NONE, fresh: state.pile, old: Cards::NONE };
        for seat in Seat::all(self.players) {
            let (hand, held) = (state.hands[seat], state.held[seat]);
            if viewer.is(seat) {
                view.hand = hand;
                view.held = held;
            } else {
                let newer = hand.minus(&table.known[seat]).and_then(|hidden| hidden.minus(&held));
                view.fresh = view.fresh.plus(&newer.expect("these cards are in hand"));
                view.old = view.old.plus(&held);
            }
        }
        view
    }

    /// Deals what is unseen to the other hands as the shuffles would: those cards that are
    /// held since before the pile was shuffled from the old ones, all others from the new.
    pub(crate) fn imagine(&self, view: &View, rng: &mut Rng, state: &mut State) {
        state.table = view.table;
        state.hands = BySeat::default();
        state.held = BySeat::default();
        let (mut old, mut fresh) = (Unseen::new(view.old), Unseen::new(view.fresh));
        for seat in Seat::all(self.players) {
            if view.viewer.is(seat) {
                state.hands[seat] = view.hand;
                state.held[seat] = view.held;
                continue;
            }
            let (held, hidden) = (view.table.held[seat], view.table.hidden(seat));
            state.held[seat] = old.deal(held, rng);
            let newer = fresh.deal(hidden - held, rng);
            state.hands[seat] = view.table.known[seat].plus(&state.held[seat]).plus(&newer);
        }
        state.pile = fresh.cards;
    }
}

/// Cards to deal from.
struct Unseen {
    cards: Cards,
    left: u32,
}

impl Unseen {
    fn new(cards: Cards) -> Self {
        Self { cards, left: cards.len() }
    }

    #[inline]
    fn deal(&mut self, count: u8, rng: &mut Rng) -> Cards {
        let mut dealt = Cards::NONE;
        for _ in 0..count {
            let card = self.cards.nth(rng.below(self.left));
            self.left -= 1;
            self.cards[card] -= 1;
            dealt[card] += 1;
        }
        dealt
    }
}
