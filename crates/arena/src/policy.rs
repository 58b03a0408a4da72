//! Learns the rollout policy from what a search does.
//!
//! In each round a search plays games against itself, with rollouts by the policy of the round before (in the first,
//! uniformly random ones). Then the policy is fitted to the visits: the odds of each choice come as close as possible
//! to its share of the visits. Everything follows from the seed.

use std::ops::ControlFlow;
use std::sync::Arc;

use bots::{Budget, Candidate, FeatureWeights, PolicyRollout, RolloutGame, RolloutPolicy, SearchBot, Weight};
use game::{Rng, Seat, Turn, Viewer};

use crate::parallel::in_order;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many rounds.
    pub rounds: u32,
    /// How many games per round.
    pub games: u64,
    /// The nodes of each search.
    pub nodes: u32,
    /// The seed that all randomness comes from.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { rounds: 3, games: 400, nodes: 200, seed: 1 }
    }
}

/// How well the policy was fitted in a round.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Fit {
    /// How many choices it was fitted to.
    pub choices: usize,
    /// The mean cross-entropy on choices that were held out.
    pub loss: f32,
    /// The same if the odds were the visits themselves: the lower bound.
    pub least: f32,
    /// How often the likeliest choice is the most visited.
    pub agreed: f32,
}

/// One in this many games is held out to measure the fit.
const KEPT_BACK: u64 = 10;
/// How often the policy is fitted to every choice.
const PASSES: u32 = 10;
/// The initial step size; it falls to a twentieth.
const STEP: f32 = 0.005;
/// One in this many moves is drawn by its visits; otherwise the most visited is played.
const VARIETY: u32 = 3;

/// The features that make up a weight.
#[derive(Clone, Copy, Debug)]
struct FeatureList {
    features: [u16; Self::MAX],
    len: u8,
}

impl FeatureList {
    /// The most features of a weight.
    const MAX: usize = 16;

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.features[..usize::from(self.len)].iter().map(|&feature| usize::from(feature))
    }
}

impl Weight for FeatureList {
    fn and(mut self, other: Self) -> Self {
        for feature in other.iter() {
            self.features[usize::from(self.len)] = feature as u16;
            self.len += 1;
        }
        self
    }
}

/// Records the features of an option instead of weighing it.
struct FeatureRecorder;

impl FeatureWeights for FeatureRecorder {
    type Weight = FeatureList;

    fn get(&self, feature: usize) -> FeatureList {
        let mut features = [0; FeatureList::MAX];
        features[0] = feature as u16;
        FeatureList { features, len: 1 }
    }
}

/// A choice to learn from: the options, each with its share of the visits.
struct Example(Vec<(FeatureList, f32)>);

impl Example {
    /// Returns an example if there was a choice and it was visited.
    fn new(mut options: Vec<(FeatureList, f32)>) -> Option<Self> {
        let visits: f32 = options.iter().map(|(_, visits)| visits).sum();
        options.iter_mut().for_each(|(_, part)| *part /= visits);
        (options.len() > 1 && visits > 0.0).then_some(Self(options))
    }
}

/// Learns a policy. Calls `played` after every game and `progress` with the fit after each round.
pub fn learn<G: RolloutGame<Rollout = PolicyRollout<G>>>(
    boards: &[G],
    plan: Plan,
    threads: usize,
    mut played: impl FnMut(),
    mut progress: impl FnMut(Fit),
) -> RolloutPolicy {
    let mut policy = Arc::new(RolloutPolicy::uniform::<G>());
    for round in 0..plan.rounds {
        let (mut training, mut tests) = (Vec::new(), Vec::new());
        let luck = Rng::new(plan.seed).fork(round.into());
        in_order(
            plan.games,
            threads,
            |n| play_game(&boards[(n % boards.len() as u64) as usize], &policy, plan.nodes, luck.fork(n)),
            |n, examples| {
                if n % KEPT_BACK == 0 { &mut tests } else { &mut training }.extend(examples);
                played();
                ControlFlow::Continue(())
            },
        );
        let table = fit(&training, G::FEATURES, luck.fork(u64::MAX));
        progress(measure(&table, training.len(), &tests));
        policy = Arc::new(RolloutPolicy::new(&table));
    }
    Arc::unwrap_or_clone(policy)
}

/// Plays a game and records its choices.
fn play_game<G: RolloutGame<Rollout = PolicyRollout<G>>>(
    game: &G,
    policy: &Arc<RolloutPolicy>,
    nodes: u32,
    mut rng: Rng,
) -> Vec<Example> {
    let first = Seat::new(rng.below(game.players() as u32) as usize).expect("a seat at the table");
    let mut bot = SearchBot::new(
        game.network(),
        game.search_params(),
        Budget::Nodes(nodes),
        crate::clock::thread_cpu,
        rng.next_u64(),
    )
    .with_rollout(PolicyRollout::with_policy(policy.clone()));
    let (mut state, mut examples) = (game.start(first), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return examples,
            Turn::Chance => {
                let outcome = game.random_outcome(&state, &mut rng);
                game.resolve(&mut state, outcome);
            }
            Turn::Decide(seat) => {
                let m = if let Some(m) = game.trivial_move(&state) {
                    m
                } else {
                    let candidates = bot.search(game, &game.view(&state, Viewer::Seat(seat)));
                    record(game, &state, &candidates, &mut examples);
                    let varied = rng.below(VARIETY) == 0;
                    let drawn = if varied { drawn(&candidates, &mut rng) } else { None };
                    drawn.unwrap_or(candidates[0].m)
                };
                game.play(&mut state, m);
            }
        }
    }
}

/// Draws a move by its visits.
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

/// Records the choices of what to do and where.
fn record<G: RolloutGame>(game: &G, state: &G::State, candidates: &[Candidate<G::Move>], examples: &mut Vec<Example>) {
    let visits = |is: &dyn Fn(G::Move) -> bool| -> f32 {
        candidates.iter().filter(|candidate| is(candidate.m)).map(|candidate| candidate.visits as f32).sum()
    };
    let (mut choices, mut options) = (Vec::new(), Vec::new());
    game.weigh_choices(state, &game.counts(state), &FeatureRecorder, |choice, features| {
        options.push((features, visits(&|m| game.choice(m) == choice)));
        choices.push(choice);
    });
    examples.extend(Example::new(options));
    for choice in choices {
        let mut options = Vec::new();
        game.weigh_moves(state, choice, &FeatureRecorder, |m, features| {
            options.push((features, visits(&|other| other == m)));
        });
        examples.extend(Example::new(options));
    }
}

/// Computes the odds of the options from the log weights.
fn odds(table: &[f32], options: &[(FeatureList, f32)], odds: &mut Vec<f32>) {
    odds.clear();
    odds.extend(options.iter().map(|(features, _)| features.iter().map(|feature| table[feature]).sum::<f32>()));
    let highest = odds.iter().copied().fold(f32::MIN, f32::max);
    odds.iter_mut().for_each(|odds| *odds = (*odds - highest).exp());
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odds| *odds /= sum);
}

/// Fits log weights by gradient descent, each feature in the scale of its own gradients.
fn fit(training: &[Example], features: usize, mut rng: Rng) -> Vec<f32> {
    let (mut table, mut scale, mut said) = (vec![0.0; features], vec![1e-3; features], Vec::new());
    let steps = training.len() as u32 * PASSES;
    for step in 0..steps {
        let Example(options) = &training[rng.below(training.len() as u32) as usize];
        let rate = STEP * (1.0 - 0.95 * step as f32 / steps as f32);
        odds(&table, options, &mut said);
        for ((features, part), said) in options.iter().zip(&said) {
            let error: f32 = said - part;
            for feature in features.iter() {
                scale[feature] += 0.001 * (error * error - scale[feature]);
                table[feature] -= rate * error / (f32::sqrt(scale[feature]) + 0.02);
            }
        }
    }
    table
}

fn measure(table: &[f32], choices: usize, tests: &[Example]) -> Fit {
    let (mut loss, mut least, mut agreed, mut said) = (0.0, 0.0, 0.0, Vec::new());
    for Example(options) in tests {
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
    fn a_fitted_policy_has_the_odds_of_the_visits() {
        let option = |features: &[usize], part| {
            let all = features.iter().map(|&feature| FeatureRecorder.get(feature)).reduce(Weight::and).unwrap();
            (all, part)
        };
        // By the product of both: 3 to 1 for the first feature, 2 to 1 for the third.
        let lesson = || [(&[0, 2], 6.0), (&[1, 2], 2.0), (&[0, 3], 3.0), (&[1, 3], 1.0)];
        let training: Vec<_> = (0..2000)
            .map(|_| {
                Example::new(lesson().into_iter().map(|(features, visits)| option(features, visits)).collect()).unwrap()
            })
            .collect();
        let table = fit(&training, 5, Rng::new(1));
        assert!((table[0] - table[1] - 3f32.ln()).abs() < 0.02, "{table:?}");
        assert!((table[2] - table[3] - 2f32.ln()).abs() < 0.02, "{table:?}");
        assert_eq!(table[4], 0.0, "what was never met says nothing");
        let Fit { loss, least, agreed, .. } = measure(&table, 0, &training[..1]);
        assert!(loss - least < 1e-3 && agreed == 1.0);
    }

    #[test]
    fn there_is_nothing_to_learn_without_a_choice() {
        assert!(Example::new(vec![(FeatureRecorder.get(0), 5.0)]).is_none(), "one option");
        assert!(
            Example::new(vec![(FeatureRecorder.get(0), 0.0), (FeatureRecorder.get(1), 0.0)]).is_none(),
            "not visited"
        );
    }

    #[test]
    fn the_result_does_not_depend_on_the_threads() {
        let plan = Plan { rounds: 2, games: 3, nodes: 6, seed: 4 };
        let learned = |plan, threads| {
            let (mut games, mut fits) = (0, Vec::new());
            let policy = learn(&boards::kaiser(3), plan, threads, || games += 1, |fit| fits.push(fit));
            assert_eq!(games, 6);
            (policy, fits)
        };
        let one = learned(plan, 1);
        assert_eq!(learned(plan, 3), one);
        assert_ne!(learned(Plan { seed: 5, ..plan }, 1), one);
        assert_ne!(one.0, RolloutPolicy::uniform::<kaiser::Kaiser>());
    }
}
