//! What can be said of a move before it is played, by somebody who sees only a view.

use bots::imagine;
use game::{Describe, Rng, Ruled, Step, Turn};

/// So many worlds must agree before something is said to happen.
const WORLDS: usize = 24;

/// What these moves of one turn would do as far as the view tells, each thing with its
/// rule, and whether that is all: where worlds disagree, what follows is not told.
pub(super) fn foresee<G: Describe>(
    game: &G,
    view: &G::View,
    moves: &[G::Move],
    rng: &mut Rng,
) -> Result<(Vec<String>, bool), G::Illegal> {
    let mut agreed: Option<Vec<G::Event>> = None;
    let mut certain = true;
    for _ in 0..WORLDS {
        let mut events = happens(game, imagine(game, view, rng), moves)?;
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

/// What the moves do in one world, as long as it is the same player's decision.
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
