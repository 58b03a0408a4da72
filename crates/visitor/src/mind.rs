//! What somebody wants of a table, told from what they are shown of it.

use game::Rng;
use serde_json::{Value, json};

/// What is wanted now, if anything: to sit down, to begin, to agree, to take back, to move.
pub(crate) fn wish(look: &Value, seat: usize, contribution: &str, rng: &mut Rng) -> Option<Value> {
    let empty = |seat: &Value| seat["occupant"]["kind"] == "empty";
    match look["progress"].as_str()? {
        "gathering" if look["you"].is_null() => {
            empty(&look["seats"][seat]).then(|| json!({ "do": "sit", "seat": seat, "contribution": contribution }))
        }
        "gathering" => {
            let ready = !look["seats"].as_array()?.iter().any(empty);
            // Somebody has to say it, and any bots sit on the last seats.
            (ready && seat == 0).then(|| json!({ "do": "begin" }))
        }
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
