//! Beyond the tree everybody plays by the network, and a way is judged after the next turn of who searches.

use game::Seat;

use crate::judge::Learned;
use crate::outlook::Outlook;
use crate::thinker::foresight::{Beyond, Foresight};
use crate::thinker::{Spread, advance};

/// Every way is judged at the same moment, always after a turn of who searches.
#[derive(Default)]
pub struct Rounds;

/// How far a way is from the moment at which it is judged.
#[derive(Clone, Copy)]
pub struct Round {
    /// Who searches, and how its last move was judged.
    mine: Option<(Seat, Outlook)>,
    /// Who searches has the turn.
    on_turn: bool,
    /// So many more turns it has before the way is judged.
    turns: u8,
}

impl Round {
    fn new(turns: u8) -> Self {
        Self { mine: None, on_turn: true, turns }
    }

    /// This seat is about to decide. If that ends the turn after which the way is judged, how
    /// it is judged.
    #[inline]
    fn ends(&self, seat: Seat) -> Option<Outlook> {
        let (me, last) = self.mine?;
        (self.turns == 0 && self.on_turn && seat != me).then_some(last)
    }

    #[inline]
    fn goes_on(&mut self, seat: Seat, outlook: Outlook) {
        let (me, _) = *self.mine.get_or_insert((seat, outlook));
        if seat == me {
            self.mine = Some((me, outlook));
            self.turns = self.turns.saturating_sub(u8::from(!self.on_turn));
        }
        self.on_turn = seat == me;
    }
}

impl<G: Learned> Foresight<G> for Rounds {
    type Way = Round;

    fn begin(_: &G, _: &G::State, spread: &Spread) -> Round {
        Round::new(spread.turns)
    }

    #[inline]
    fn patience(_: &Round) -> u32 {
        0
    }

    /// Where the tree has grown beyond the moment, the way is judged one turn later.
    #[inline]
    fn stays(round: &mut Round, seat: Seat) {
        round.turns += u8::from(round.ends(seat).is_some());
    }

    #[inline]
    fn goes_on(round: &mut Round, seat: Seat, outlook: Outlook) {
        round.goes_on(seat, outlook);
    }

    fn over(game: &G, world: &G::State, _: Round) -> Outlook {
        Outlook::over(game.winners(world), 0.0)
    }

    /// Plays the best move of each to the end of the round.
    fn finish(&mut self, at: Beyond<'_, G>, mut round: Round, decided: (Seat, G::Move, Outlook)) -> Outlook {
        let Beyond { game, network, world, rng, sweeper } = at;
        let (mut seat, mut m, mut outlook) = decided;
        loop {
            if let Some(outlook) = round.ends(seat) {
                return outlook;
            }
            round.goes_on(seat, outlook);
            game.play(world, m);
            let Some(next) = advance(game, world, rng) else { return Outlook::over(game.winners(world), 0.0) };
            if let Some(outlook) = round.ends(next) {
                return outlook;
            }
            sweeper.sweep(game, network, world, u32::MAX);
            let best = sweeper.best(next).expect("who has to decide has a legal move");
            (seat, m, outlook) = (next, sweeper.moves[best], sweeper.outlooks[best]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(margin: f32) -> Outlook {
        Outlook { margin, ..Outlook::default() }
    }

    #[test]
    fn a_way_is_judged_after_the_next_turn_of_who_searches() {
        let [me, other] = [0, 1].map(|index| Seat::new(index).unwrap());
        let mut round = Round::new(1);
        for (seat, margin) in [(me, 1.0), (me, 2.0), (other, 3.0), (me, 4.0), (me, 5.0)] {
            assert_eq!(round.ends(seat), None, "before {margin}");
            round.goes_on(seat, judged(margin));
        }
        assert_eq!(round.ends(me), None, "the turn goes on");
        assert_eq!(round.ends(other), Some(judged(5.0)), "the last decision of my own counts");
    }
}
