//! What one viewer knows, and the worlds that it allows.

use game::{Rng, Seat, Viewer};

use crate::Qin;
use crate::state::{BySeat, Phase, State, Table};
use crate::tile::{Tile, Tiles};

/// All that a viewer has seen. There is no way from here to anybody else's hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    table: Table,
    /// The viewer's own hand; the public has none.
    hand: Tiles,
    /// All tiles that the viewer has not seen, in piles and other hands.
    unseen: Tiles,
}

impl View {
    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The viewer's own hand; the public has none.
    pub fn hand(&self) -> &Tiles {
        &self.hand
    }

    /// All tiles that the viewer has not seen: how many of each kind lie in piles and
    /// other hands together.
    pub fn unseen(&self) -> &Tiles {
        &self.unseen
    }
}

/// So often a world is drawn and thrown away because a pass or the going on of the game
/// rules it out. What really happened is one of the worlds, so one is found long before.
const TRIES: usize = 10_000;

impl Qin {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let mut view = View { viewer, table: state.table, hand: Tiles::NONE, unseen: state.unseen };
        for (seat, hand) in state.hands.iter() {
            if viewer.is(seat) {
                view.hand = *hand;
            } else {
                view.unseen = view.unseen.plus(hand);
            }
        }
        view
    }

    /// Deals the unseen tiles to the other hands as the shuffle would, until they agree
    /// with what passes have shown and with the game not being over.
    pub(crate) fn imagine(&self, view: &View, rng: &mut Rng, state: &mut State) {
        state.table.clone_from(&view.table);
        let must_go_on = matches!(view.table.phase, Phase::Place(_)).then(|| self.placeable(&view.table));
        for _ in 0..TRIES {
            let fits_passes = self.deal_unseen(view, rng, state);
            let goes_on = must_go_on
                .is_none_or(|placeable| Seat::all(self.players).any(|seat| state.hands[seat].kinds().meets(placeable)));
            if fits_passes && goes_on {
                return;
            }
        }
    }

    /// One deal; says whether it agrees with what passes have shown (Q3.7).
    #[inline]
    fn deal_unseen(&self, view: &View, rng: &mut Rng, state: &mut State) -> bool {
        state.unseen = view.unseen;
        state.hands = BySeat::all(Tiles::NONE);
        let mut left = view.unseen.len();
        let mut fits = true;
        for seat in Seat::all(self.players) {
            if view.viewer.is(seat) {
                state.hands[seat] = view.hand;
                continue;
            }
            let lacks = view.table.lacks[seat];
            for n in 0..view.table.hand_sizes[seat] {
                let tile: Tile = state.unseen.nth(rng.below(left));
                left -= 1;
                state.unseen[tile] -= 1;
                state.hands[seat][tile] += 1;
                fits &= n >= lacks.tiles || !lacks.kinds.contains(tile);
            }
        }
        fits
    }
}
