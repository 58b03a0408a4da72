//! Computer opponents for both games.
//!
//! A bot receives a view, never a state, so a bot that looks into another hand doesn't compile. Everything a bot does
//! follows from its seed, the views it is shown and, if its budget is a time, the clock it was given: no threads, no I/O.
//!
//! Depends on `game` for the contract and on the rules of each game, nothing else.
//!
//! Where to start reading: [`Bot`] is what every opponent implements and [`Opponent`] names all of them. [`BotGame`] is
//! what a game provides (`qin.rs` and `kaiser.rs` implement it), [`Network`] evaluates positions, and [`SearchBot`]
//! searches with it. `baselines` holds the opponents that use no network: they are what the others are measured against.

mod baselines;
mod bot;
mod bot_game;
mod budget;
mod kaiser;
pub mod math;
mod network;
mod opponents;
mod qin;
mod search;

pub use baselines::flat::Flat;
pub use baselines::ismcts::Ismcts;
pub use baselines::{Greedy, Random};
pub use bot::{Bot, sample_state, sample_states};
pub use bot_game::{BotGame, Heuristics, evaluate, evaluate_moves_from_scratch};
pub use budget::{Budget, Clock, InvalidBudget, Meter};
pub use kaiser::{Choice as KaiserChoice, Counts as KaiserCounts, KaiserScratch};
pub use network::evaluation::Evaluation;
pub use network::shipped::{SupplyError, supply_network};
pub use network::{
    Accumulator, BadNetwork, HIDDEN, INPUT_SCALE, MARGIN, Network, OUTPUT_SCALE, OUTPUTS, Row, SUM_SCALE,
};
pub use opponents::level::{Level, Policy, Tactic};
pub use opponents::network_bots::{NetworkBot, NoisyBot};
pub use opponents::persona::{Persona, Style, UnknownPersona, UnknownStyle};
pub use opponents::{GUIDED_WIDTH, Opponent, UnknownOpponent};
pub use search::advice::{Advice, AdvisedMove, certain_events, win_chances};
pub use search::nodes::{Candidate, SearchParams};
pub use search::policy::{BadPolicy, FeatureWeights, RolloutGame, RolloutPlayer, RolloutPolicy, Weight};
pub use search::policy_rollout::PolicyRollout;
pub use search::rollout::{GreedyRollout, Rollout, RolloutContext};
pub use search::{SearchBot, Tree};
