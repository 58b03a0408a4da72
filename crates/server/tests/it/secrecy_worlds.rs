//! Other worlds of the same game: a hidden tile or card differs, and everything a viewer saw is the same.

use game::{Seat, Step, Turn, Viewer};
use serde_json::{Value, json};
use table::{Act, Entry, Played, Table, Telling, with_seen};

/// Returns what a viewer sees of a world: chance and events of each entry, then the view and the moves.
#[derive(PartialEq, Debug)]
pub(crate) struct Sent {
    pub(crate) entries: Vec<(Value, Value)>,
    pub(crate) view: Value,
    pub(crate) legal: Value,
}

/// Returns what the viewer has to be sent in other worlds that agree with everything shown, for up to this many worlds.
pub(crate) fn elsewhere(table: &Table, viewer: Viewer, most: usize) -> Vec<Sent> {
    with_seen!(table.seen(viewer).expect("a game was begun"), |game, _view| worlds(&game, table.log(), viewer, most))
}

fn worlds<G: Played>(game: &G, log: &[Entry], viewer: Viewer, most: usize) -> Vec<Sent> {
    let hidden = hidden(game, log, viewer);
    let mut kinds: Vec<&String> = log.iter().flat_map(|entry| &entry.chance).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let mut found = Vec::new();
    // The latest cards are most likely still hidden.
    for (entry, n) in hidden.into_iter().rev() {
        for kind in &kinds {
            let mut other = log.to_vec();
            if other[entry].chance[n] == **kind {
                continue;
            }
            other[entry].chance[n] = (*kind).clone();
            if let Some(told) = lived(game, &other, viewer) {
                found.push(told);
                if found.len() == most {
                    return found;
                }
            }
        }
    }
    found
}

/// Returns where in the log something was hidden from the viewer.
fn hidden<G: Played>(game: &G, log: &[Entry], viewer: Viewer) -> Vec<(usize, usize)> {
    let told = lived(game, log, viewer).expect("what happened could happen");
    let unseen = |(entry, (chance, _)): (usize, &(Value, Value))| {
        let chance = chance.as_array().cloned().unwrap_or_default();
        let unseen: Vec<_> =
            chance.iter().enumerate().filter(|(_, text)| text.is_null()).map(|(n, _)| (entry, n)).collect();
        unseen
    };
    told.entries.iter().enumerate().flat_map(unseen).collect()
}

/// Replays a log by the rules alone; `None` if it is impossible.
fn lived<G: Played>(game: &G, log: &[Entry], viewer: Viewer) -> Option<Sent> {
    let mut state = game.start(Seat::new(0)?);
    let mut before = Vec::new();
    let mut entries = Vec::new();
    for entry in log {
        let mut events = Vec::new();
        match &entry.act {
            Act::Begin { first } => state = game.start(*first),
            Act::Move { text, .. } => {
                let m: G::Move = text.parse().ok()?;
                game.check(&state, m).ok()?;
                before.push(state.clone());
                step(game, &mut state, Step::Move(m), viewer, &mut events);
            }
            Act::Undo { .. } => state = before.pop()?,
            Act::Sit { .. } | Act::Round { .. } | Act::Commit { .. } | Act::Open { .. } => {}
            act => unreachable!("{act:?} does not happen here"),
        }
        let mut chance = Vec::new();
        for text in &entry.chance {
            let (outcome, mut possible): (G::Chance, _) = (text.parse().ok()?, Vec::new());
            game.outcomes(&state, &mut possible);
            possible.iter().find(|(possible, _)| *possible == outcome)?;
            chance.push(game.sees(&state, viewer).then_some(text));
            step(game, &mut state, Step::Chance(outcome), viewer, &mut events);
        }
        // As much must have come as there was to come.
        let dealt = !matches!(entry.act, Act::Sit { .. } | Act::Round { .. } | Act::Commit { .. } | Act::Open { .. });
        if dealt && game.turn(&state) == Turn::Chance {
            return None;
        }
        entries.push((json!(chance), json!(events)));
    }
    let view = game.view(&state, viewer);
    let mut legal = Vec::new();
    if let Turn::Decide(seat) = game.turn(&state)
        && viewer.is(seat)
    {
        game.legal_moves(&state, &mut legal);
    }
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let view = json!({ "text": game.write_view(&view), "data": game.describe(&view) });
    Some(Sent { entries, view, legal: json!(legal) })
}

fn step<G: Played>(game: &G, state: &mut G::State, step: game::StepOf<G>, viewer: Viewer, events: &mut Vec<Value>) {
    let shown = game.explain(state, step).into_iter().filter(|event| game.shows(event, viewer));
    events.extend(shown.map(|event| json!(Telling::of(&event))));
    game.apply(state, step);
}
