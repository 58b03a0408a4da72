//! Bots at the desk.

use game::Viewer;
use search::{Budget, Learned, Rival, Thinker};
use serde::Serialize;
use table::{Seen, Telling, with_seen};

use crate::answer::Fault;
use crate::clock::now;
use crate::rules::decides;

/// The strongest level thinks twice as long in a browser as natively: WebAssembly is slower.
const SLOWER: u32 = 2;

/// A move and what speaks for it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Advised {
    #[serde(rename = "move")]
    text: String,
    chance: f32,
    unsure: f32,
    visits: u32,
    events: Vec<Telling>,
}

/// The moves, the best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Advice {
    moves: Vec<Advised>,
    sure: f32,
}

/// The move of the bot of this name.
pub(crate) fn think(seen: &Seen, opponent: &str, seed: u64) -> Result<String, Fault> {
    let rival: Rival = opponent.parse().map_err(|bad| Fault::new("no_such_opponent", &bad))?;
    with_seen!(seen, |game, view| {
        ready(game, view, view.viewer())?;
        let rival = rival.paced(game, |time| time * SLOWER);
        Ok(rival.bot(game, seed, now).choose(game, view).to_string())
    })
}

/// The moves, the best first, with reasons.
pub(crate) fn advise(seen: &Seen, budget: &str, most: usize) -> Result<Advice, Fault> {
    let budget: Budget = budget.parse().map_err(|bad| Fault::new("bad_budget", &bad))?;
    with_seen!(seen, |game, view| {
        ready(game, view, view.viewer())?;
        Ok(advice(game, view, budget, most))
    })
}

fn advice<G: Learned>(game: &G, view: &G::View, budget: Budget, most: usize) -> Advice {
    let advice = Thinker::new(game.network(), game.spread(), budget, now, 1).advise(game, view);
    let moves = advice.moves.iter().take(most).map(|reason| Advised {
        text: reason.m.to_string(),
        chance: reason.chance,
        unsure: reason.unsure,
        visits: reason.visits,
        events: reason.events.iter().map(Telling::of).collect(),
    });
    Advice { moves: moves.collect(), sure: advice.sure }
}

/// Is there something to decide, and the network to decide it by?
fn ready<G: Learned>(game: &G, view: &G::View, viewer: Viewer) -> Result<(), Fault> {
    decides(game, view, viewer)?;
    match game.shipped() {
        Some(_) => Ok(()),
        None => Err(Fault::new("no_network", &format_args!("{}-{}", G::NAME, game.players()))),
    }
}
