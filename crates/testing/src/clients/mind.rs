//! Decides what a player does next from what the server shows.

use game::{Rng, Seat};
use serde_json::{Value, json};
use table::{Commitment, Contribution};

/// Returns the next command, if any: sit down, begin, contribute, agree, undo or move.
pub(crate) fn wish(look: &Value, seat: usize, contribution: &str, rng: &mut Rng) -> Option<Value> {
    let empty = |seat: &Value| seat["occupant"]["kind"] == "empty";
    match look["progress"].as_str()? {
        "gathering" if look["you"].is_null() => {
            empty(&look["seats"][seat]).then(|| json!({ "do": "sit", "seat": seat }))
        }
        "gathering" => {
            let ready = !look["seats"].as_array()?.iter().any(empty);
            // One player must say so, and bots sit in the last seats.
            (ready && seat == 0).then(|| json!({ "do": "begin" }))
        }
        "dealing" => contribute(look, seat, contribution),
        "between_games" => (seat == 0).then(|| json!({ "do": "next" })),
        "playing" => {
            let undo = &look["undo"];
            if undo["waits_for"].as_array()?.contains(&json!(seat)) {
                return Some(json!({ "do": "answer_undo", "seat": seat, "agree": rng.below(2) == 0 }));
            }
            if look["turn"] != seat {
                return None;
            }
            if undo["free"] == true && rng.below(6) == 0 {
                return Some(json!({ "do": "undo", "seat": seat }));
            }
            if undo["ask"] == true && rng.below(40) == 0 {
                return Some(json!({ "do": "ask_undo", "seat": seat }));
            }
            let legal = look["legal"].as_array().filter(|legal| !legal.is_empty())?;
            let text = &legal[rng.below(legal.len() as u32) as usize];
            Some(json!({ "do": "move", "seat": seat, "move": text }))
        }
        _ => None,
    }
}

/// Returns what a client sends in a dealing round, if the round waits for it.
fn contribute(look: &Value, seat: usize, contribution: &str) -> Option<Value> {
    let dealing = &look["dealing"];
    if !dealing["waits_for"].as_array()?.contains(&json!(seat)) {
        return None;
    }
    if dealing["missing"] == "opening" {
        return Some(json!({ "do": "open", "seat": seat, "contribution": contribution }));
    }
    let dealer: Commitment = look["commitment"].as_str()?.parse().ok()?;
    let (bytes, round): (Contribution, _) = (contribution.parse().ok()?, dealing["round"].as_u64()?);
    let commitment = bytes.commitment(&dealer, u32::try_from(round).ok()?, Seat::new(seat)?);
    Some(json!({ "do": "commit", "seat": seat, "commitment": commitment }))
}
