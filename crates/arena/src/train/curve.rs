//! The learning curve: what was measured during training.

use std::ops::ControlFlow;
use std::sync::Arc;

use bots::{Network, Opponent};
use serde::{Deserialize, Serialize};

use crate::arena_game::ArenaGame;
use crate::deal::Entrant;
use crate::ladder::Elo;
use crate::versus::{Match, versus_on};

/// The seed of the deals that every network is measured on, whatever its training, so that differences aren't luck.
const SEED: u64 = 0x6d65_6173_7572_6564;

/// One measurement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Point {
    /// How many games it had learned from.
    pub games: u64,
    /// The CPU seconds of training.
    pub seconds: f64,
    /// The loss of its predictions.
    pub loss: f64,
    /// Its strength.
    pub against: Vec<Against>,
}

/// The strength of a network against one opponent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Against {
    /// The opponent on all other seats.
    pub bot: String,
    /// The number of deals, each played once for each seat.
    pub deals: u64,
    /// The network's share of the victories.
    pub share: f64,
    /// The lower end of its 95 % interval.
    pub share_low: f64,
    /// The upper end of its 95 % interval.
    pub share_high: f64,
    /// The network's Elo above the opponent.
    #[serde(flatten)]
    pub rating: Elo,
}

/// Measures the network against `greedy`, against the program's network if there is one with these inputs, and against
/// an earlier one if given. The boards take turns.
pub fn measure<G: ArenaGame>(
    boards: &[G],
    network: &Arc<Network>,
    earlier: Option<&Arc<Network>>,
    deals: u64,
    threads: usize,
) -> Vec<Against> {
    let shipped = boards[0].shipped_network().filter(|shipped| shipped.inputs() == network.inputs());
    let opponents = [Some(Opponent::Greedy), shipped.map(|_| Opponent::Net)];
    let named = opponents.iter().flatten().map(|bot| (bot.to_string(), bot as &dyn Entrant<G>));
    let earlier = earlier.map(|network| ("earlier".to_owned(), network as &dyn Entrant<G>));
    named.chain(earlier).map(|(name, bot)| against(boards, network, &name, bot, deals, threads)).collect()
}

/// Measures the network against one opponent.
pub fn against<G: ArenaGame>(
    boards: &[G],
    network: &Arc<Network>,
    name: &str,
    bot: &dyn Entrant<G>,
    deals: u64,
    threads: usize,
) -> Against {
    let contest = Match { a: network, b: bot, deals, seed: SEED };
    let score = versus_on(boards, contest, threads, |_, _| ControlFlow::Continue(())).score();
    Against {
        bot: name.to_owned(),
        deals: score.deals,
        share: score.a_score,
        share_low: score.a_share_low,
        share_high: score.a_share_high,
        rating: Elo { elo: score.elo, elo_low: score.elo_low, elo_high: score.elo_high },
    }
}
