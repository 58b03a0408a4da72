//! Previews the effects of a move from a view alone.

use bots::sample_state;
use game::{Describe, Rng, Ruled, Step, Turn};

/// The number of sampled worlds that must agree on an effect.
const SAMPLES: usize = 24;

/// Returns the certain effects of the moves of one turn, each with its rule, and whether that is all: effects on which
/// sampled worlds disagree are left out.
pub(super) fn preview<G: Describe>(
    game: &G,
    view: &G::View,
    moves: &[G::Move],
    rng: &mut Rng,
) -> Result<(Vec<String>, bool), G::Illegal> {
    let mut agreed: Option<Vec<G::Event>> = None;
    let mut certain = true;
    for _ in 0..SAMPLES {
        let mut events = happens(game, sample_state(game, view, rng), moves)?;
        if let Some(earlier) = &agreed {
            let same = events.iter().zip(earlier).take_while(|(event, other)| event == other).count();
            certain &= same == events.len() && same == earlier.len();
            events.truncate(same);
        }
        agreed = Some(events);
    }
    let told = agreed.unwrap_or_default().iter().map(|event| format!("{event} [{}]", event.rule())).collect();
    Ok((told, certain))
}

/// Returns the effects in one world, while it is the same player's decision.
fn happens<G: Describe>(game: &G, mut world: G::State, moves: &[G::Move]) -> Result<Vec<G::Event>, G::Illegal> {
    let turn = game.turn(&world);
    let mut events = Vec::new();
    for (n, &m) in moves.iter().enumerate() {
        if n > 0 && (game.turn(&world) != turn || turn == Turn::Over) {
            break;
        }
        game.check(&world, m)?;
        events.extend(game.explain(&world, Step::Move(m)));
        game.play(&mut world, m);
    }
    Ok(events)
}
