//! Asking the rules about what somebody sees.

use game::{Describe, Game, Rng, Step, Turn, Viewer};
use serde::Serialize;
use table::{Choice, Data, Reject, Seen, Telling, with_seen};

use crate::answer::Fault;
use crate::standing::{Scored, Standing};

/// What a move would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Foresight {
    /// What surely happens, in order.
    events: Vec<Telling>,
    /// What is seen after it, before chance brings anything.
    #[cfg_attr(feature = "typescript", ts(as = "table::GameData"))]
    data: Data,
    /// What everything would score then.
    standing: Standing,
}

pub(crate) fn read(choice: &Choice, view: &str) -> Result<Seen, Fault> {
    choice.read_view(view).map_err(|bad| Fault::unreadable("bad_view", bad))
}

/// What a move would do, or why it may not be played.
pub(crate) fn foresee(seen: &Seen, text: &str) -> Result<Foresight, Fault> {
    with_seen!(seen, |game, view| foresee_in(game, view, view.viewer(), text))
}

fn foresee_in<G: Scored + Describe>(game: &G, view: &G::View, viewer: Viewer, text: &str) -> Result<Foresight, Fault> {
    let bad = |fault: <G::Move as std::str::FromStr>::Err| Reject::BadText(fault.to_string());
    let m: G::Move = text.parse().map_err(bad)?;
    let worlds = bots::sample_states(game, view, &mut Rng::new(1));
    let mut world = worlds[0].clone();
    game.check(&world, m).map_err(|illegal| Reject::Illegal(Box::new(Telling::of(&illegal))))?;
    let events = bots::certain_events(game, &worlds, m).iter().map(Telling::of).collect();
    game.apply(&mut world, Step::Move(m));
    let after = game.view(&world, viewer);
    Ok(Foresight { events, data: Data::of(&game.describe(&after)), standing: game.scores(&after) })
}

/// Has the viewer to decide?
pub(crate) fn decides<G: Game>(game: &G, view: &G::View, viewer: Viewer) -> Result<(), Fault> {
    let world = bots::sample_state(game, view, &mut Rng::new(1));
    match game.turn(&world) {
        Turn::Decide(seat) if viewer.is(seat) => Ok(()),
        _ => Err(Fault::new("not_your_turn", &"the viewer has nothing to decide now; wait for the turn")),
    }
}
