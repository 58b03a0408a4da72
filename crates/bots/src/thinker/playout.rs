//! Beyond the tree everybody plays by habit, until who searches has had some turns.
//!
//! What counts is what the network says after each of those turns: what it errs about in one position it need not err
//! about in the next. If the game ends before, it counts how it ends, which knows no illusions. Where the search itself
//! begins near the end, everybody plays by the network instead, and nothing counts but the victory.

use std::sync::Arc;

use game::{Seat, Turn};

use crate::exp::softmax;
use crate::habit::{Creature, Habit, Habitual};
use crate::judge::outlook;
use crate::outlook::Outlook;
use crate::thinker::Spread;
use crate::thinker::foresight::{Beyond, Foresight};

/// For each turn that is missing because the game has ended, how it ended counts as much as so many turns.
const END: f32 = 4.0;
/// How much of it goes to the winners; the rest is shared by points, so that it also counts how close it was.
const VICTORY: f32 = 0.5;
/// Who is so many points behind shares one to e with who is ahead.
const CLOSE: f32 = 4.0;

/// Imagined games.
pub struct Playouts<G: Habitual> {
    habit: Option<Arc<Habit>>,
    creature: Creature<G>,
    inputs: Vec<u16>,
}

impl<G: Habitual> Playouts<G> {
    /// Everybody plays by this habit instead of the program's.
    pub fn with_habit(habit: Arc<Habit>) -> Self {
        Self { habit: Some(habit), ..Self::default() }
    }
}

impl<G: Habitual> Default for Playouts<G> {
    fn default() -> Self {
        Self { habit: None, creature: Creature::default(), inputs: Vec::new() }
    }
}

/// What the network has said on a way.
#[derive(Clone, Copy)]
pub struct Looks {
    /// Who searches, and how its last move was judged, while its turn lasts.
    me: Option<Seat>,
    last: Option<Outlook>,
    sum: Outlook,
    taken: u8,
    most: u8,
    ending: bool,
}

impl Looks {
    fn add(&mut self, outlook: &Outlook) {
        self.sum.add(outlook);
        self.taken += 1;
    }

    /// Will a further turn of who searches be looked at?
    #[inline]
    fn go_on(&self) -> bool {
        self.taken < self.most
    }

    /// Has every turn been looked at? Where none is to be, the end of the game must come.
    #[inline]
    fn is_complete(&self) -> bool {
        self.taken > 0 && !self.go_on()
    }

    /// This seat is about to decide. If a turn of who searches is over, it counts.
    #[inline]
    fn turn_of(&mut self, seat: Seat) {
        if self.me.is_some_and(|me| me != seat)
            && let Some(last) = self.last.take()
            && self.go_on()
        {
            self.add(&last);
        }
    }

    /// This seat has decided.
    #[inline]
    fn decided(&mut self, seat: Seat, outlook: Outlook) {
        if *self.me.get_or_insert(seat) == seat {
            self.last = Some(outlook);
        }
    }

    /// What the way is worth if the game has ended like this.
    fn and(self, end: &Outlook) -> Outlook {
        if self.taken == 0 {
            return *end;
        }
        let missing = END * f32::from(self.most - self.taken);
        let mut all = self.sum;
        all.add(&end.times(missing));
        all.times(1.0 / (f32::from(self.taken) + missing))
    }

    /// What the way is worth after all its turns.
    fn mean(self) -> Outlook {
        self.sum.times(1.0 / f32::from(self.taken))
    }
}

impl<G: Habitual> Foresight<G> for Playouts<G> {
    type Way = Looks;

    fn begin(game: &G, world: &G::State, spread: &Spread) -> Looks {
        let ending = game.is_ending(world);
        let most = if ending { 0 } else { spread.turns };
        Looks { me: None, last: None, sum: Outlook::default(), taken: 0, most, ending }
    }

    /// A sweep of the network costs much beside a way by habit: few moves are swept that are hardly looked into.
    #[inline]
    fn patience(looks: &Looks) -> u32 {
        if looks.ending { 0 } else { 2 }
    }

    #[inline]
    fn stays(looks: &mut Looks, seat: Seat) {
        looks.turn_of(seat);
    }

    #[inline]
    fn goes_on(looks: &mut Looks, seat: Seat, outlook: Outlook) {
        looks.decided(seat, outlook);
    }

    fn over(game: &G, world: &G::State, looks: Looks) -> Outlook {
        if looks.ending { Outlook::over(game.winners(world), 0.0) } else { looks.and(&ended(game, world)) }
    }

    fn finish(&mut self, at: Beyond<'_, G>, mut looks: Looks, decided: (Seat, G::Move, Outlook)) -> Outlook {
        let Beyond { game, network, world, rng, sweeper } = at;
        let (seat, m, said) = decided;
        looks.turn_of(seat);
        looks.decided(seat, said);
        game.play(world, m);
        let habit = self.habit.as_deref().unwrap_or_else(|| game.habit());
        let mut tally = game.tally(world);
        // Of a turn of who searches, what came of its last decision: looked at only once it is known to be the last.
        let mut after: Option<G::State> = None;
        loop {
            match game.turn(world) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.random_outcome(world, rng);
                    game.resolve(world, outcome);
                }
                Turn::Decide(seat) => {
                    let mine = looks.me == Some(seat);
                    if !mine {
                        looks.turn_of(seat);
                        if let (Some(after), Some(me)) = (after.take(), looks.me) {
                            looks.add(&outlook(game, network, &after, me, &mut self.inputs));
                        }
                        if looks.is_complete() {
                            return looks.mean();
                        }
                    }
                    let m = if looks.ending {
                        sweeper.sweep(game, network, world, u32::MAX);
                        sweeper.moves[sweeper.best(seat).expect("who has to decide has a legal move")]
                    } else {
                        self.creature.choose(game, world, &tally, habit, rng)
                    };
                    game.play(world, m);
                    game.note(&mut tally, m, world);
                    if mine && looks.go_on() {
                        looks.last = None;
                        after = Some(world.clone());
                    }
                }
            }
        }
        Self::over(game, world, looks)
    }
}

/// How a game has ended, and how close it was.
fn ended<G: Habitual>(game: &G, state: &G::State) -> Outlook {
    let winners = Outlook::over(game.winners(state), 0.0);
    let mut shares = [[0.0]; Seat::MAX];
    let shares = &mut shares[..game.players()];
    for (seat, share) in Seat::all(game.players()).zip(&mut *shares) {
        // The lead of who is ahead is the same for all and cancels out.
        share[0] = game.lead(state, seat).min(0) as f32 / CLOSE;
    }
    softmax(shares);
    let mut close = Outlook::default();
    Seat::all(game.players()).zip(shares).for_each(|(seat, share)| close.shares[seat] = share[0]);
    let mut ended = winners.times(VICTORY);
    ended.add(&close.times(1.0 - VICTORY));
    ended
}

#[cfg(test)]
mod tests {
    use ::kaiser::{Kaiser, Map};
    use game::{Game, Rng};

    use super::*;
    use crate::judge::{Judged, Learned};

    type Way = Playouts<Kaiser>;

    fn judged(share: f32) -> Outlook {
        let mut outlook = Outlook::default();
        outlook.shares[ME] = share;
        outlook
    }

    const ME: Seat = Seat::new(0).unwrap();
    const OTHER: Seat = Seat::new(1).unwrap();

    /// A way in the tree: who decides, and how that is judged.
    fn looks(turns: u8, decisions: &[(Seat, f32)]) -> Looks {
        let game = Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap();
        let spread = Spread { turns, ..game.spread() };
        let mut looks = Way::begin(&game, &game.start(ME), &spread);
        for &(seat, share) in decisions {
            <Way as Foresight<Kaiser>>::stays(&mut looks, seat);
            <Way as Foresight<Kaiser>>::goes_on(&mut looks, seat, judged(share));
        }
        looks
    }

    #[test]
    fn the_last_decision_of_each_own_turn_counts() {
        let way = [(ME, 0.9), (ME, 0.2), (OTHER, 0.7), (ME, 0.4), (OTHER, 0.7)];
        let share = |turns, end| looks(turns, &way).and(&judged(end)).shares[ME];
        assert!((share(2, 1.0) - 0.3).abs() < 1e-6, "the mean of 0.2 and 0.4");
        assert!((share(1, 1.0) - 0.2).abs() < 1e-6, "no more turns than are asked for");
        assert!((share(3, 1.0) - (0.6 + END) / (2.0 + END)).abs() < 1e-6, "the end for the turn that is missing");
        assert_eq!(share(0, 0.8), 0.8, "only the end");
    }

    #[test]
    fn a_turn_that_goes_on_does_not_count_yet() {
        assert_eq!(looks(3, &[(ME, 0.9), (ME, 0.2)]).taken, 0);
        assert_eq!(looks(3, &[(ME, 0.9), (OTHER, 0.2)]).taken, 1);
    }

    #[test]
    fn a_way_ends_after_the_turns_that_are_asked_for() {
        let game = Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap();
        let (mut rng, mut start) = (Rng::new(3), game.start(ME));
        let me = crate::thinker::advance(&game, &mut start, &mut rng).unwrap();
        let mut moves = Vec::new();
        game.legal_moves(&start, &mut moves);
        let mut after = |turns| {
            let spread = Spread { turns, ..game.spread() };
            let (mut world, mut sweeper) = (start, crate::sweeper::Sweeper::default());
            let way = Way::begin(&game, &world, &spread);
            let network = game.network();
            let beyond = Beyond { game: &game, network, world: &mut world, rng: &mut rng, sweeper: &mut sweeper };
            Way::default().finish(beyond, way, (me, moves[0], judged(0.5)));
            world
        };
        assert_eq!(game.turn(&after(1)), Turn::Decide(me.next(3)));
        let cards = |world: &::kaiser::State| world.table().pile_size();
        assert!(cards(&after(3)) < cards(&after(2)) && game.turn(&after(3)) == Turn::Decide(me.next(3)));
        assert_eq!(game.turn(&after(0)), Turn::Over, "only the end");
    }

    #[test]
    fn who_is_close_behind_shares_more_than_who_is_far() {
        let game = Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap();
        let (mut rng, mut state) = (Rng::new(2), game.start(ME));
        game.playout(&mut state, &mut rng);
        let ended = ended(&game, &state);
        let mut seats: Vec<_> = Seat::all(3).collect();
        seats.sort_by_key(|&seat| -game.lead(&state, seat));
        let [first, second, third] = [0, 1, 2].map(|at: usize| ended.shares[seats[at]]);
        assert!(first > VICTORY && first > second && second > third && third > 0.0, "{first} {second} {third}");
        assert!((first + second + third - 1.0).abs() < 1e-6);
    }
}
