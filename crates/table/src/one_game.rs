//! One game of a match, behind one object for every game.

use std::iter::successors;
use std::sync::Arc;

use game::{Dealing, Rng, Seat, Standing, Step, StepOf, Turn, Viewer};

use crate::data::Data;
use crate::dealing::Dealer;
use crate::redact::{Happened, Watchers};
use crate::registry::{Played, Seen};
use crate::reject::Reject;
use crate::telling::{Packed, Telling};

/// One game of a match, with its dealer.
pub(crate) trait Match: Send + Sync {
    /// Shuffles and deals; returns what happened.
    fn begin(&mut self, first: Seat, dealer: &mut Dealer) -> Happened;

    /// Returns the seat that decides; `None` when the game is over.
    fn decides(&self) -> Option<Seat>;

    /// Returns what a move would lead to, or why it isn't possible.
    fn foresee(&self, text: &str) -> Result<Foreseen, Reject>;

    /// Returns the moves that stand: whose they were, and whether chance followed.
    fn moves(&self) -> Vec<(Seat, bool)>;

    /// Takes back moves until this many are left. Returns those that chance had followed, in order.
    fn take_back_to(&mut self, moves: usize) -> Vec<Draw>;

    /// Every legal move of the seat that has to decide.
    fn legal(&self) -> Vec<String>;

    /// What a viewer sees, as text and as data.
    fn view(&self, viewer: Viewer) -> (String, Data);

    /// What a viewer sees, typed, for bots.
    fn seen(&self, viewer: Viewer) -> Seen;

    /// The complete position as text.
    fn position(&self) -> String;

    /// How the players stand.
    fn standings(&self) -> Vec<Standing>;
}

/// A checked move and what it leads to.
pub(crate) struct Foreseen {
    /// The move, as the notation of the game writes it.
    pub(crate) text: String,
    /// What follows from it.
    pub(crate) happened: Happened,
    /// The game after it.
    pub(crate) after: Box<dyn Match>,
}

/// Where outcomes of chance come from.
#[derive(Clone)]
enum Source<G: Dealing> {
    /// The deck that was shuffled at the start.
    Deck(G::Deck),
    /// Dice, where the game was set up rather than dealt.
    Dice(Rng),
}

impl<G: Dealing> Source<G> {
    fn next(&mut self, game: &G, state: &G::State) -> G::Chance {
        match self {
            Self::Deck(deck) => game.deal(state, deck),
            Self::Dice(rng) => game.random_outcome(state, rng),
        }
    }
}

/// A move that chance followed, such as choosing a pile to draw from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Draw {
    /// Who made it.
    pub(crate) seat: Seat,
    /// The move, in the notation of the game.
    pub(crate) text: String,
}

/// A move that was played, and the position before it.
struct Before<G: Dealing> {
    seat: Seat,
    text: String,
    dealt: bool,
    state: G::State,
    source: Source<G>,
    /// The move before that one. What was played is shared between a game and those that could follow from it.
    earlier: Option<Arc<Before<G>>>,
}

/// One game of `G`.
pub(crate) struct OneGame<G: Dealing> {
    game: G,
    state: G::State,
    /// `None` until it has begun.
    source: Option<Source<G>>,
    /// The last move that was played and not taken back.
    last: Option<Arc<Before<G>>>,
}

impl<G: Played> OneGame<G> {
    pub(crate) fn new(game: G) -> Self {
        let nobody_yet = const { Seat::new(0).unwrap() };
        let state = game.start(nobody_yet);
        Self { game, state, source: None, last: None }
    }

    /// The game as it was set up, and what chance brings before somebody has to decide.
    pub(crate) fn set_up(game: G, mut state: G::State, rng: Rng) -> Self {
        let mut source = Source::Dice(rng);
        Self::deal(&game, &mut state, &mut source, &mut Happened::default());
        Self { game, state, source: Some(source), last: None }
    }

    /// Takes one step and records what happened.
    fn step(game: &G, state: &mut G::State, step: StepOf<G>, happened: &mut Happened) {
        let players = game.players();
        if let Step::Chance(outcome) = step {
            let watchers = Watchers::of(players, |viewer| game.sees(state, viewer));
            happened.chance.push((outcome.to_string(), watchers));
        }
        for event in game.explain(state, step) {
            let watchers = Watchers::of(players, |viewer| game.shows(&event, viewer));
            happened.events.push((Packed::new(&Telling::of(&event)), watchers));
        }
        game.apply(state, step);
    }

    /// Resolves chance until a player decides or the game is over.
    fn deal(game: &G, state: &mut G::State, source: &mut Source<G>, happened: &mut Happened) {
        while game.turn(state) == Turn::Chance {
            let outcome = source.next(game, state);
            Self::step(game, state, Step::Chance(outcome), happened);
        }
    }

    /// The moves that were played and not taken back, the last one first.
    fn played(&self) -> impl Iterator<Item = &Before<G>> {
        successors(self.last.as_deref(), |before| before.earlier.as_deref())
    }

    fn checked(&self, text: &str) -> Result<G::Move, Reject> {
        let m: G::Move =
            text.parse().map_err(|fault: <G::Move as std::str::FromStr>::Err| Reject::BadText(fault.to_string()))?;
        self.game.check(&self.state, m).map_err(|illegal| Reject::Illegal(Box::new(Telling::of(&illegal))))?;
        Ok(m)
    }
}

impl<G: Played> Match for OneGame<G> {
    fn begin(&mut self, first: Seat, dealer: &mut Dealer) -> Happened {
        let mut happened = Happened::default();
        let mut source = Source::Deck(self.game.shuffle(dealer));
        self.state = self.game.start(first);
        Self::deal(&self.game, &mut self.state, &mut source, &mut happened);
        self.source = Some(source);
        happened
    }

    fn decides(&self) -> Option<Seat> {
        match self.game.turn(&self.state) {
            Turn::Decide(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn foresee(&self, text: &str) -> Result<Foreseen, Reject> {
        let m = self.checked(text)?;
        let (seat, source_before) = (self.decides().ok_or(Reject::Over)?, self.source.clone().ok_or(Reject::NotBegun)?);
        let (mut state, mut source) = (self.state.clone(), source_before.clone());
        let mut happened = Happened::default();
        Self::step(&self.game, &mut state, Step::Move(m), &mut happened);
        Self::deal(&self.game, &mut state, &mut source, &mut happened);
        let text = m.to_string();
        let before = Before {
            seat,
            text: text.clone(),
            dealt: !happened.chance.is_empty(),
            state: self.state.clone(),
            source: source_before,
            earlier: self.last.clone(),
        };
        let last = Some(Arc::new(before));
        let after = Box::new(Self { game: self.game.clone(), state, source: Some(source), last });
        Ok(Foreseen { text, happened, after })
    }

    fn moves(&self) -> Vec<(Seat, bool)> {
        let mut moves: Vec<_> = self.played().map(|before| (before.seat, before.dealt)).collect();
        moves.reverse();
        moves
    }

    fn take_back_to(&mut self, moves: usize) -> Vec<Draw> {
        let mut draws = Vec::new();
        let taken_back = self.played().count().saturating_sub(moves);
        // The earliest moment comes last.
        for _ in 0..taken_back {
            let Some(before) = self.last.take() else { break };
            self.state = before.state.clone();
            self.source = Some(before.source.clone());
            self.last = before.earlier.clone();
            if before.dealt {
                draws.push(Draw { seat: before.seat, text: before.text.clone() });
            }
        }
        draws.reverse();
        draws
    }

    fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    fn view(&self, viewer: Viewer) -> (String, Data) {
        let view = self.game.view(&self.state, viewer);
        (self.game.write_view(&view), Data::of(&self.game.describe(&view)))
    }

    fn seen(&self, viewer: Viewer) -> Seen {
        self.game.clone().seen(self.game.view(&self.state, viewer))
    }

    fn position(&self) -> String {
        self.game.write(&self.state)
    }

    fn standings(&self) -> Vec<Standing> {
        Seat::all(self.game.players()).map(|seat| self.game.standing(&self.state, seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use game::{Rng, Seats};
    use kaiser::{Kaiser, Map};
    use qin::{Board, Qin};

    use super::*;

    /// Who stands best when a game is over.
    fn best<G: Played>(game: &G, state: &G::State) -> Seats {
        let rank = |seat: Seat| {
            let standing = game.standing(state, seat);
            (standing.rank, standing.tie_break)
        };
        let highest = Seat::all(game.players()).map(rank).max();
        Seat::all(game.players()).filter(|&seat| Some(rank(seat)) == highest).collect()
    }

    fn check<G: Played>(game: &G) {
        for seed in 0..200 {
            let mut state = game.start(Seat::new(0).unwrap());
            game.playout(&mut state, &mut Rng::new(seed));
            assert_eq!(best(game, &state), game.winners(&state), "{}", game.write(&state));
        }
    }

    #[test]
    fn who_stands_best_at_the_end_has_won() {
        check(&Qin::new(Board::bird(), 2).unwrap());
        check(&Qin::new(Board::lion(), 4).unwrap());
        check(&Kaiser::new(Map::by_side("3-4").unwrap(), 3, true).unwrap());
        check(&Kaiser::new(Map::by_side("4-5").unwrap(), 5, false).unwrap());
    }
}
