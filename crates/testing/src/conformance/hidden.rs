//! Hidden information stays hidden, and sampled positions are possible ones.

use game::{Rng, Step, Turn, Viewer};

use super::Complete;

/// Counts how often sampled positions differ from the real one.
#[derive(Default, Debug)]
pub struct Varied {
    imagined: u64,
    different: u64,
}

impl Varied {
    /// Most samples must differ in a game with hidden information.
    pub fn check(&self) {
        assert!(self.different * 2 > self.imagined, "most imagined worlds are the real one: {self:?}");
    }
}

/// Checks one position for every viewer.
pub fn check<G: Complete>(game: &G, state: &G::State, varied: &mut Varied, rng: &mut Rng) {
    let mut world = state.clone();
    // Texts are slow: one viewer is enough, as there are many positions.
    let read = rng.below(game.players() as u32 + 1) as usize;
    for (n, viewer) in Viewer::all(game.players()).enumerate() {
        let view = game.view(state, viewer);
        if n == read {
            check_text(game, &view);
        }
        game.determinize(&view, rng, &mut world);
        assert_eq!(
            game.view(&world, viewer),
            view,
            "{viewer:?} sees that the world was swapped\n{}",
            game.write(state)
        );
        assert_eq!(game.turn(&world), game.turn(state), "another world, another turn\n{}", game.write(state));
        if let Err(wrong) = game.audit(&world) {
            panic!("{viewer:?} imagined a world that cannot be: {wrong}\n{}", game.write(state));
        }
        varied.imagined += 1;
        varied.different += u64::from(world != *state);
        check_decision(game, state, &world, viewer);
        check_move(game, state, &world, viewer, rng);
    }
    check_chance(game, state);
}

/// The view reads back from its text. What it is told as data follows from it as well.
fn check_text<G: Complete>(game: &G, view: &G::View) {
    let text = game.write_view(view);
    match game.read_view(&text) {
        Ok(again) => {
            assert_eq!(again, *view, "{text}");
            assert_eq!(game.write_view(&again), text);
            assert_eq!(game.describe(&again), game.describe(view), "{text}");
        }
        Err(bad) => panic!("{bad}\n{text}"),
    }
}

/// What a player may do depends on nothing that the player cannot see.
fn check_decision<G: Complete>(game: &G, state: &G::State, world: &G::State, viewer: Viewer) {
    let Turn::Decide(seat) = game.turn(state) else { return };
    if viewer.is(seat) {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal_moves(state, &mut here);
        game.legal_moves(world, &mut there);
        assert_eq!(here, there, "what is legal depends on what is hidden\n{}", game.write(state));
    }
}

/// A move looks the same to a viewer whatever it is that the viewer cannot see, unless it
/// ends the game: that may show something.
fn check_move<G: Complete>(game: &G, state: &G::State, world: &G::State, viewer: Viewer, rng: &mut Rng) {
    let Turn::Decide(_) = game.turn(state) else { return };
    let m = game.random_move(state, rng);
    if game.check(world, m).is_err() {
        return;
    }
    let after = |before: &G::State| {
        let mut events = game.explain(before, Step::Move(m));
        events.retain(|event| game.shows(event, viewer));
        let mut after = before.clone();
        game.play(&mut after, m);
        (game.turn(&after), game.view(&after, viewer), events)
    };
    let (here, there) = (after(state), after(world));
    if here.0 != Turn::Over && there.0 != Turn::Over {
        assert_eq!(
            here,
            there,
            "{viewer:?} is sent something that hangs on what is hidden: {m}\n{}",
            game.write(state)
        );
    }
}

/// Whoever is not shown what chance brings cannot tell one outcome from another, and whoever
/// is shown it can.
fn check_chance<G: Complete>(game: &G, state: &G::State) {
    if game.turn(state) != Turn::Chance {
        return;
    }
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    for viewer in Viewer::all(game.players()) {
        let after = |(outcome, _): &(G::Chance, u32)| {
            let mut events = game.explain(state, Step::Chance(*outcome));
            events.retain(|event| game.shows(event, viewer));
            let mut after = state.clone();
            game.resolve(&mut after, *outcome);
            (game.turn(&after) != Turn::Over).then(|| (game.view(&after, viewer), events))
        };
        let views: Vec<_> = outcomes.iter().filter_map(after).collect();
        for pair in views.windows(2) {
            let sees = game.sees(state, viewer);
            let (views, events) = (pair[0].0 != pair[1].0, pair[0].1 != pair[1].1);
            assert_eq!(views, sees, "{viewer:?} can tell what chance brings, or cannot\n{}", game.write(state));
            assert_eq!(events, sees, "{viewer:?} is told what chance brings, or is not\n{}", game.write(state));
        }
    }
}
