//! When a way through the tree is judged: always after a turn of who searches.
//!
//! What a network is wrong about in one position it is not always wrong about in the next. So where all turns
//! count, a way is worth the mean of what the network said after each of them.

use game::Seat;

use crate::judge::Learned;
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
    /// Where all turns count: the earlier ones, summed up.
    earlier: Earlier,
}

/// How the position was judged after the turns before the last.
#[derive(Clone, Copy, Default)]
struct Earlier {
    sum: Outlook,
    turns: f32,
}

impl Earlier {
    fn add(&mut self, outlook: &Outlook) {
        self.sum.add(outlook);
        self.turns += 1.0;
    }

    /// The mean of these and the last one.
    fn and_last(mut self, outlook: &Outlook) -> Outlook {
        self.add(outlook);
        self.sum.times(1.0 / self.turns)
    }
}

impl Round {
    /// The way begins in a turn of who searches.
    pub(super) fn new(turns: u8) -> Self {
        Self { mine: None, on_turn: true, turns, earlier: Earlier::default() }
    }

    /// This seat is about to decide. If that ends the turn after which the way is judged, how
    /// it is judged.
    #[inline]
    pub(super) fn ends<G: Learned>(&self, seat: Seat) -> Option<Outlook> {
        let (me, last) = self.mine?;
        let over = self.turns == 0 && self.on_turn && seat != me;
        over.then(|| if G::ALL_TURNS { self.earlier.and_last(&last) } else { last })
    }

    /// This seat is about to decide. Is the turn in which the way began over?
    #[inline]
    pub(super) fn first_turn_is_over(&self, seat: Seat) -> bool {
        self.mine.is_some_and(|(me, _)| seat != me)
    }

    /// The tree has grown beyond that moment: the way is judged one turn later.
    #[inline]
    pub(super) fn further(&mut self) {
        self.turns += 1;
    }

    /// This seat has decided, and this is how it sees that.
    #[inline]
    pub(super) fn goes_on<G: Learned>(&mut self, seat: Seat, outlook: Outlook) {
        let (me, last) = *self.mine.get_or_insert((seat, outlook));
        if G::ALL_TURNS && self.on_turn && seat != me {
            self.earlier.add(&last);
        }
        if seat == me {
            self.mine = Some((me, outlook));
            self.turns = self.turns.saturating_sub(u8::from(!self.on_turn));
        }
        self.on_turn = seat == me;
    }
}

#[cfg(test)]
mod tests {
    use ::kaiser::Kaiser;
    use ::qin::Qin;

    use super::*;

    fn judged(margin: f32) -> Outlook {
        Outlook { margin, ..Outlook::default() }
    }

    /// A turn of mine, one of another, one of mine; then the other is about to decide.
    fn after_two_turns<G: Learned>() -> Option<Outlook> {
        let [me, other] = [0, 1].map(|index| Seat::new(index).unwrap());
        let mut round = Round::new(1);
        for (seat, margin) in [(me, 1.0), (me, 2.0), (other, 3.0), (me, 4.0), (me, 5.0)] {
            assert_eq!(round.ends::<G>(seat), None, "before {margin}");
            round.goes_on::<G>(seat, judged(margin));
        }
        assert_eq!(round.ends::<G>(me), None, "the turn goes on");
        round.ends::<G>(other)
    }

    #[test]
    fn a_way_is_judged_after_the_next_turn_of_who_searches() {
        assert_eq!(after_two_turns::<Qin>(), Some(judged(5.0)), "the last decision of my own counts");
    }

    #[test]
    fn the_first_turn_is_over_when_another_is_to_decide() {
        let [me, other] = [0, 1].map(|index| Seat::new(index).unwrap());
        let mut round = Round::new(1);
        assert!(!round.first_turn_is_over(me), "it begins");
        round.goes_on::<Kaiser>(me, judged(1.0));
        assert!(!round.first_turn_is_over(me) && round.first_turn_is_over(other));
    }

    #[test]
    fn where_all_turns_count_the_last_decision_of_each_does() {
        assert_eq!(after_two_turns::<Kaiser>(), Some(judged(3.5)), "the mean of 2 and 5");
    }
}
