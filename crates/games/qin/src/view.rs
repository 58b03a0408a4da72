//! What one viewer knows, and the positions that agree with it.

use game::{Rng, Seat, Viewer};

use crate::Qin;
use crate::state::{BySeat, Ending, Phase, Reason, State, Table};
use crate::tile::{Kinds, Tile, Tiles};

/// Everything a viewer has seen. It gives no access to anybody else's hand.
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
    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns what everybody sees.
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

    /// Deals the unseen tiles to the other hands as the shuffle would, in agreement with what
    /// passes have shown and with the game going on or having ended. Deals that do not agree
    /// are thrown away; what really happened is one of the worlds, so one is found.
    pub(crate) fn imagine(&self, view: &View, rng: &mut Rng, state: &mut State) {
        state.table.clone_from(&view.table);
        let can_go_on = self.shown_by_phase(&view.table);
        loop {
            let kept = self.deal_unseen(view, rng, state);
            let agrees = || {
                can_go_on.is_none_or(|(placeable, goes_on)| {
                    Seat::all(self.players).any(|seat| state.hands[seat].kinds().meets(placeable)) == goes_on
                })
            };
            if kept && agrees() {
                return;
            }
        }
    }

    /// Q10.3: the kinds that can be placed, and whether somebody holds one of them, where
    /// everybody knows that.
    fn shown_by_phase(&self, table: &Table) -> Option<(Kinds, bool)> {
        let goes_on = match table.phase {
            Phase::Place(_) => true,
            Phase::Over(Ending { reason: Reason::NoRoom, .. }) => false,
            _ => return None,
        };
        Some((self.placeable(table), goes_on))
    }

    /// One deal, in which passes have shown what they have shown (Q3.7). Says whether it is
    /// to be kept.
    #[inline]
    fn deal_unseen(&self, view: &View, rng: &mut Rng, state: &mut State) -> bool {
        state.unseen = view.unseen;
        state.hands = BySeat::all(Tiles::NONE);
        let others = || Seat::all(self.players).filter(|&seat| !view.viewer.is(seat));
        if others().any(|seat| view.table.lacks[seat].tiles > 0)
            && !others().all(|seat| deal_lacking(view, seat, rng, state))
        {
            return false;
        }
        let mut left = state.unseen.len();
        for seat in others() {
            for _ in view.table.lacks[seat].tiles..view.table.hand_sizes[seat] {
                let tile = state.unseen.nth(rng.below(left));
                left -= 1;
                give(state, seat, tile);
            }
        }
        if let Viewer::Seat(seat) = view.viewer {
            state.hands[seat] = view.hand;
        }
        true
    }
}

/// The tiles of which a pass has shown something, from the kinds that they can be. Dealt to
/// one player after another, a choice is too likely in proportion to what earlier players
/// have taken of these kinds: so it is kept with just the odds that make up for it.
#[cold]
fn deal_lacking(view: &View, seat: Seat, rng: &mut Rng, state: &mut State) -> bool {
    let lacks = view.table.lacks[seat];
    let possible = |unseen: &Tiles| unseen.iter().filter(|&tile| !lacks.kinds.contains(tile)).collect::<Tiles>();
    let at_first = possible(&view.unseen).len();
    for dealt in 0..u32::from(lacks.tiles) {
        let tiles = possible(&state.unseen);
        if tiles.is_empty() || rng.below(at_first - dealt) >= tiles.len() {
            return false;
        }
        give(state, seat, tiles.nth(rng.below(tiles.len())));
    }
    true
}

#[inline]
fn give(state: &mut State, seat: Seat, tile: Tile) {
    state.unseen[tile] -= 1;
    state.hands[seat][tile] += 1;
}
