//! Habits that are learned from what a search does.
//!
//! In each round a search plays games against itself, imagining that everybody plays by the habit of the round before
//! (in the first, anything that is legal). Then the table is fitted to what it looked into: the odds of each choice come
//! as close as they can to its share of the visits. All follows from the seed.

use std::ops::ControlFlow;
use std::sync::Arc;

use bots::{Budget, Candidate, Habit, Habitual, Playouts, Scales, Thinker, Weight};
use game::{Rng, Seat, Turn, Viewer};

use crate::parallel::in_order;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many rounds.
    pub rounds: u32,
    /// How many games in each.
    pub games: u64,
    /// With how many nodes each decision is searched.
    pub nodes: u32,
    /// All randomness comes from here.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { rounds: 3, games: 400, nodes: 200, seed: 1 }
    }
}

/// How well a table was fitted in a round.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Fit {
    /// Choices it was fitted to.
    pub choices: usize,
    /// The mean cross-entropy on others that were kept back.
    pub loss: f32,
    /// The same if the odds were the visits themselves: the least that is possible.
    pub least: f32,
    /// How often the likeliest choice is the most visited.
    pub agreed: f32,
}

/// One of these games in so many is kept back to see how well the table is fitted.
const KEPT_BACK: u64 = 10;
/// How often the table is fitted to every choice.
const PASSES: u32 = 10;
/// How large the steps are at first; at the end they are a twentieth.
const STEP: f32 = 0.005;
/// One time in so many a move is drawn by its visits; otherwise the most visited is played.
const VARIETY: u32 = 3;

/// The entries that make up a weight.
#[derive(Clone, Copy, Debug)]
struct Entries {
    entries: [u16; Self::MOST],
    len: u8,
}

impl Entries {
    /// No weight has more.
    const MOST: usize = 16;

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.entries[..usize::from(self.len)].iter().map(|&entry| usize::from(entry))
    }
}

impl Weight for Entries {
    fn and(mut self, other: Self) -> Self {
        for entry in other.iter() {
            self.entries[usize::from(self.len)] = entry as u16;
            self.len += 1;
        }
        self
    }
}

/// Tells which entries there are.
struct Names;

impl Scales for Names {
    type Weight = Entries;

    fn of(&self, entry: usize) -> Entries {
        let mut entries = [0; Entries::MOST];
        entries[0] = entry as u16;
        Entries { entries, len: 1 }
    }
}

/// Something that was chosen: the options, each with its part of the visits.
struct Chosen(Vec<(Entries, f32)>);

impl Chosen {
    /// Where something was visited and there was something to choose.
    fn new(mut options: Vec<(Entries, f32)>) -> Option<Self> {
        let visits: f32 = options.iter().map(|(_, visits)| visits).sum();
        options.iter_mut().for_each(|(_, part)| *part /= visits);
        (options.len() > 1 && visits > 0.0).then_some(Self(options))
    }
}

/// Learns a habit. `played` hears of every game, `told` after each round how well the table was fitted.
pub fn learn<G: Habitual<Foresight = Playouts<G>>>(
    boards: &[G],
    plan: Plan,
    threads: usize,
    mut played: impl FnMut(),
    mut told: impl FnMut(Fit),
) -> Habit {
    let mut habit = Arc::new(Habit::none::<G>());
    for round in 0..plan.rounds {
        let (mut lessons, mut tests) = (Vec::new(), Vec::new());
        let luck = Rng::new(plan.seed).fork(round.into());
        in_order(
            plan.games,
            threads,
            |n| watch(&boards[(n % boards.len() as u64) as usize], &habit, plan.nodes, luck.fork(n)),
            |n, chosen| {
                if n % KEPT_BACK == 0 { &mut tests } else { &mut lessons }.extend(chosen);
                played();
                ControlFlow::Continue(())
            },
        );
        let table = fit(&lessons, G::ENTRIES, luck.fork(u64::MAX));
        told(measure(&table, lessons.len(), &tests));
        habit = Arc::new(Habit::new(&table));
    }
    Arc::unwrap_or_clone(habit)
}

/// Plays a game and notes what was chosen.
fn watch<G: Habitual<Foresight = Playouts<G>>>(game: &G, habit: &Arc<Habit>, nodes: u32, mut rng: Rng) -> Vec<Chosen> {
    let first = Seat::new(rng.below(game.players() as u32) as usize).expect("a seat at the table");
    let mut thinker =
        Thinker::new(game.network(), game.spread(), Budget::Nodes(nodes), crate::clock::thread_cpu, rng.next_u64())
            .with_foresight(Playouts::with_habit(habit.clone()));
    let (mut state, mut chosen) = (game.start(first), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return chosen,
            Turn::Chance => {
                let outcome = game.random_outcome(&state, &mut rng);
                game.resolve(&mut state, outcome);
            }
            Turn::Decide(seat) => {
                let m = if let Some(m) = game.indifferent(&state) {
                    m
                } else {
                    let candidates = thinker.think(game, &game.view(&state, Viewer::Seat(seat)));
                    note(game, &state, &candidates, &mut chosen);
                    let varied = rng.below(VARIETY) == 0;
                    let drawn = if varied { drawn(&candidates, &mut rng) } else { None };
                    drawn.unwrap_or(candidates[0].m)
                };
                game.play(&mut state, m);
            }
        }
    }
}

/// A move drawn by its visits.
fn drawn<M: Copy>(candidates: &[Candidate<M>], rng: &mut Rng) -> Option<M> {
    let all = candidates.iter().map(|candidate| candidate.visits).sum();
    let mut left = rng.below(u32::max(all, 1));
    candidates.iter().find_map(|candidate| match left.checked_sub(candidate.visits) {
        Some(rest) => {
            left = rest;
            None
        }
        None => Some(candidate.m),
    })
}

/// What was chosen: what to do, and where.
fn note<G: Habitual>(game: &G, state: &G::State, candidates: &[Candidate<G::Move>], chosen: &mut Vec<Chosen>) {
    let visits = |is: &dyn Fn(G::Move) -> bool| -> f32 {
        candidates.iter().filter(|candidate| is(candidate.m)).map(|candidate| candidate.visits as f32).sum()
    };
    let (mut choices, mut options) = (Vec::new(), Vec::new());
    game.weigh(state, &game.tally(state), &Names, |choice, entries| {
        options.push((entries, visits(&|m| game.choice(m) == choice)));
        choices.push(choice);
    });
    chosen.extend(Chosen::new(options));
    for choice in choices {
        let mut options = Vec::new();
        game.weigh_moves(state, choice, &Names, |m, entries| options.push((entries, visits(&|other| other == m))));
        chosen.extend(Chosen::new(options));
    }
}

/// The odds of the options by these logarithms.
fn odds(table: &[f32], options: &[(Entries, f32)], odds: &mut Vec<f32>) {
    odds.clear();
    odds.extend(options.iter().map(|(entries, _)| entries.iter().map(|entry| table[entry]).sum::<f32>()));
    let highest = odds.iter().copied().fold(f32::MIN, f32::max);
    odds.iter_mut().for_each(|odds| *odds = (*odds - highest).exp());
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odds| *odds /= sum);
}

/// Fits a table by steps against the gradient, each entry in the scale of its own gradients.
fn fit(lessons: &[Chosen], entries: usize, mut rng: Rng) -> Vec<f32> {
    let (mut table, mut scale, mut said) = (vec![0.0; entries], vec![1e-3; entries], Vec::new());
    let steps = lessons.len() as u32 * PASSES;
    for step in 0..steps {
        let Chosen(options) = &lessons[rng.below(lessons.len() as u32) as usize];
        let rate = STEP * (1.0 - 0.95 * step as f32 / steps as f32);
        odds(&table, options, &mut said);
        for ((entries, part), said) in options.iter().zip(&said) {
            let error: f32 = said - part;
            for entry in entries.iter() {
                scale[entry] += 0.001 * (error * error - scale[entry]);
                table[entry] -= rate * error / (f32::sqrt(scale[entry]) + 0.02);
            }
        }
    }
    table
}

fn measure(table: &[f32], choices: usize, tests: &[Chosen]) -> Fit {
    let (mut loss, mut least, mut agreed, mut said) = (0.0, 0.0, 0.0, Vec::new());
    for Chosen(options) in tests {
        odds(table, options, &mut said);
        for ((_, part), said) in options.iter().zip(&said).filter(|((_, part), _)| *part > 0.0) {
            loss -= part * said.max(1e-9).ln();
            least -= part * part.ln();
        }
        let likeliest = (0..said.len()).max_by(|&a, &b| said[a].total_cmp(&said[b]));
        let visited = (0..said.len()).max_by(|&a, &b| options[a].1.total_cmp(&options[b].1));
        agreed += f32::from(u8::from(likeliest == visited));
    }
    let mean = 1.0 / tests.len().max(1) as f32;
    Fit { choices, loss: loss * mean, least: least * mean, agreed: agreed * mean }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::boards;

    #[test]
    fn a_fitted_table_has_the_odds_of_the_visits() {
        let option = |entries: &[usize], part| {
            let all = entries.iter().map(|&entry| Names.of(entry)).reduce(Weight::and).unwrap();
            (all, part)
        };
        // By the product of both: 3 to 1 for the first entry, 2 to 1 for the third.
        let lesson = || [(&[0, 2], 6.0), (&[1, 2], 2.0), (&[0, 3], 3.0), (&[1, 3], 1.0)];
        let lessons: Vec<_> = (0..2000)
            .map(|_| {
                Chosen::new(lesson().into_iter().map(|(entries, visits)| option(entries, visits)).collect()).unwrap()
            })
            .collect();
        let table = fit(&lessons, 5, Rng::new(1));
        assert!((table[0] - table[1] - 3f32.ln()).abs() < 0.02, "{table:?}");
        assert!((table[2] - table[3] - 2f32.ln()).abs() < 0.02, "{table:?}");
        assert_eq!(table[4], 0.0, "what was never met says nothing");
        let Fit { loss, least, agreed, .. } = measure(&table, 0, &lessons[..1]);
        assert!(loss - least < 1e-3 && agreed == 1.0);
    }

    #[test]
    fn where_there_is_nothing_to_choose_nothing_is_learned() {
        assert!(Chosen::new(vec![(Names.of(0), 5.0)]).is_none(), "one option");
        assert!(Chosen::new(vec![(Names.of(0), 0.0), (Names.of(1), 0.0)]).is_none(), "not looked into");
    }

    #[test]
    fn what_is_learned_does_not_depend_on_the_threads() {
        let plan = Plan { rounds: 2, games: 3, nodes: 6, seed: 4 };
        let learned = |plan, threads| {
            let (mut games, mut fits) = (0, Vec::new());
            let habit = learn(&boards::kaiser(3), plan, threads, || games += 1, |fit| fits.push(fit));
            assert_eq!(games, 6);
            (habit, fits)
        };
        let one = learned(plan, 1);
        assert_eq!(learned(plan, 3), one);
        assert_ne!(learned(Plan { seed: 5, ..plan }, 1), one);
        assert_ne!(one.0, Habit::none::<kaiser::Kaiser>());
    }
}
