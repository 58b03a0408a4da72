//! Bots of the engine.

use bots::{BotGame, Budget, Persona, SearchBot};
use game::{Describe, Game as _, Notation as _, Rng, Seat, Viewer};
use serde::Serialize;
use table::{Seen, Telling, with_seen};

use crate::answer::Fault;
use crate::clock::now;
use crate::rules::decides;

/// The strongest level thinks twice as long in a browser as natively: WebAssembly is slower.
const SLOWER: u32 = 2;

/// A move and what speaks for it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Advice {
    moves: Vec<Advised>,
    sure: f32,
}

/// The move of the bot of this name.
pub(crate) fn think(seen: &Seen, opponent: &str, seed: u64) -> Result<String, Fault> {
    let persona: Persona = opponent.parse().map_err(|bad| Fault::new("no_such_opponent", &bad))?;
    with_seen!(seen, |game, view| {
        ready(game, view, view.viewer())?;
        let persona = persona.paced(game, |time| time * SLOWER);
        Ok(persona.bot(game, seed, now).choose(game, view).to_string())
    })
}

/// The moves, the best first, with reasons; some are wanted however bad.
pub(crate) fn advise(seen: &Seen, budget: &str, most: usize, also: &[String]) -> Result<Advice, Fault> {
    let budget: Budget = budget.parse().map_err(|bad| Fault::new("bad_budget", &bad))?;
    with_seen!(seen, |game, view| {
        ready(game, view, view.viewer())?;
        Ok(advice(game, view, budget, most, also))
    })
}

fn advice<G: BotGame + Describe>(game: &G, view: &G::View, budget: Budget, most: usize, also: &[String]) -> Advice {
    let asked_about: Vec<G::Move> = also.iter().filter_map(|text| text.parse().ok()).collect();
    let advice =
        SearchBot::new(game.network(), game.search_params(), budget, now, 1).advise_including(game, view, &asked_about);
    let texts = advice.moves.iter().map(|advised| (advised, advised.m.to_string())).enumerate();
    let wanted = texts.filter(|(rank, (_, text))| *rank < most || also.contains(text));
    let moves = wanted.map(|(_, (advised, text))| Advised {
        text,
        chance: advised.chance,
        unsure: advised.standard_error,
        visits: advised.visits,
        events: advised.events.iter().map(Telling::of).collect(),
    });
    Advice { moves: moves.collect(), sure: advice.confidence }
}

/// Each seat's chance as far as a view knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Outlook {
    chances: Vec<f32>,
}

/// The number of sampled states that is enough.
const MOST_WORLDS: u32 = 1000;

/// Each seat's chance, whoever has to decide.
pub(crate) fn outlook(seen: &Seen, worlds: u32) -> Result<Outlook, Fault> {
    with_seen!(seen, |game, view| {
        supplied(game)?;
        let luck = Rng::new(digest(&game.write_view(view)));
        let shares = bots::win_chances(game, view, view.viewer(), worlds.clamp(1, MOST_WORLDS), &luck);
        Ok(Outlook { chances: Seat::all(game.players()).map(|seat| shares[seat]).collect() })
    })
}

/// A number that follows from a text (FNV-1a): every view meets luck of its own, so that errors do not add up from
/// one to the next, and the same again when it is asked for again.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Is there something to decide, and the network to decide it by?
fn ready<G: BotGame>(game: &G, view: &G::View, viewer: Viewer) -> Result<(), Fault> {
    decides(game, view, viewer)?;
    supplied(game)
}

/// Is the network there?
fn supplied<G: BotGame>(game: &G) -> Result<(), Fault> {
    match game.shipped_network() {
        Some(_) => Ok(()),
        None => Err(Fault::new("no_network", &format_args!("{}-{}", G::NAME, game.players()))),
    }
}
