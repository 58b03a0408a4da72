//! When a way through the tree is judged: always after a turn of who searches.

use game::Seat;

use crate::outlook::Outlook;

/// How far a way is from the moment at which it is judged.
#[derive(Clone, Copy)]
pub(super) struct Round {
    /// Who searches, and how its last move was judged.
    mine: Option<(Seat, Outlook)>,
    /// Who searches has the turn.
    on_turn: bool,
    /// So many more turns it has before the way is judged.
    turns: u8,
}

impl Round {
    /// The way begins in a turn of who searches.
    pub(super) fn new(turns: u8) -> Self {
        Self { mine: None, on_turn: true, turns }
    }

    /// This seat is about to decide. If that ends the turn after which the way is judged, how
    /// it is judged.
    #[inline]
    pub(super) fn ends(&self, seat: Seat) -> Option<Outlook> {
        self.mine.filter(|&(me, _)| self.turns == 0 && self.on_turn && seat != me).map(|(_, outlook)| outlook)
    }

    /// The tree has grown beyond that moment: the way is judged one turn later.
    #[inline]
    pub(super) fn further(&mut self) {
        self.turns += 1;
    }

    /// This seat has decided, and this is how it sees that.
    #[inline]
    pub(super) fn goes_on(&mut self, seat: Seat, outlook: Outlook) {
        let (me, _) = *self.mine.get_or_insert((seat, outlook));
        if seat == me {
            self.mine = Some((me, outlook));
            self.turns = self.turns.saturating_sub(u8::from(!self.on_turn));
        }
        self.on_turn = seat == me;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_judged_after_the_next_turn_of_who_searches() {
        let [me, other] = [0, 1].map(|index| Seat::new(index).unwrap());
        let judged = |margin| Outlook { margin, ..Outlook::default() };
        let mut round = Round::new(1);
        let decisions = [(me, 1.0), (me, 2.0), (other, 3.0), (me, 4.0), (me, 5.0)];
        for (seat, margin) in decisions {
            assert_eq!(round.ends(seat), None, "before {margin}");
            round.goes_on(seat, judged(margin));
        }
        assert_eq!(round.ends(me), None, "the turn goes on");
        assert_eq!(round.ends(other), Some(judged(5.0)), "the last decision of my own counts");
    }
}
