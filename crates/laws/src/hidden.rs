//! Nobody is shown what is not theirs, and imagined worlds are true ones.

use game::{Game, Rng, Turn, Viewer};

/// Do imagined worlds differ from the real one at all?
#[derive(Default, Debug)]
pub struct Varied {
    imagined: u64,
    different: u64,
}

impl Varied {
    /// A game with something hidden has more than one world.
    pub fn check(&self) {
        assert!(self.different * 2 > self.imagined, "most imagined worlds are the real one: {self:?}");
    }
}

/// Checks one position for every viewer.
pub fn check<G: Game>(game: &G, state: &G::State, varied: &mut Varied, rng: &mut Rng) {
    let mut world = state.clone();
    for viewer in Viewer::all(game.players()) {
        let view = game.view(state, viewer);
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
    }
    check_chance(game, state);
}

/// What a player may do depends on nothing that the player cannot see.
fn check_decision<G: Game>(game: &G, state: &G::State, world: &G::State, viewer: Viewer) {
    let Turn::Decide(seat) = game.turn(state) else { return };
    if viewer.is(seat) {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal_moves(state, &mut here);
        game.legal_moves(world, &mut there);
        assert_eq!(here, there, "what is legal depends on what is hidden\n{}", game.write(state));
    }
}

/// Whoever is not shown what chance brings cannot tell one outcome from another.
fn check_chance<G: Game>(game: &G, state: &G::State) {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    for viewer in Viewer::all(game.players()).filter(|&viewer| !game.sees(state, viewer)) {
        let mut views = outcomes.iter().map(|(outcome, _)| {
            let mut after = state.clone();
            game.resolve(&mut after, *outcome);
            (game.turn(&after) != Turn::Over).then(|| game.view(&after, viewer))
        });
        let first = views.find_map(|view| view);
        let same = views.flatten().all(|view| Some(view) == first);
        assert!(same, "{viewer:?} can tell what chance has brought\n{}", game.write(state));
    }
}
