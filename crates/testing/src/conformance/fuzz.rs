//! Nothing that comes from outside makes a game panic.
//!
//! The functions here are the bodies of fuzz targets in `fuzz/`; [`seeded`] runs one of
//! them on made-up inputs, for the normal test suite on the stable compiler.

use game::{Rng, Seat, Turn, Viewer};

use super::{Complete, hidden, position};

/// Any text may be given as a position. One that is accepted keeps the laws of a position,
/// and can be played on to the end.
pub fn position<G: Complete>(text: &str) {
    let Ok((game, mut state)) = G::read(text) else { return };
    let mut rng = Rng::new(text.len() as u64);
    position::check(&game, &state, &mut position::Pool::default(), &mut rng);
    hidden::check(&game, &state, &mut hidden::Varied::default(), &mut rng);
    game.playout(&mut state, &mut rng);
    assert_eq!(game.audit(&state), Ok(()), "{text}");
}

/// Any text may be given as a view. Of one that is accepted there is a world that looks like it.
pub fn view<G: Complete>(game: &G, text: &str) {
    let Ok(view) = game.read_view(text) else { return };
    assert_eq!(game.read_view(&game.write_view(&view)).ok().as_ref(), Some(&view), "{text}");
    let mut world = game.start(Seat::new(0).expect("there is a first seat"));
    game.determinize(&view, &mut Rng::new(text.len() as u64), &mut world);
    assert_eq!(game.audit(&world), Ok(()), "{text}");
    assert!(Viewer::all(game.players()).any(|viewer| game.view(&world, viewer) == view), "{text}");
}

/// Any text may be given as a move, anywhere in a game. One that reads as a move is either
/// played or refused with a reason.
pub fn moves<G: Complete>(game: &G, text: &str) {
    let mut rng = Rng::new(text.len() as u64);
    let mut state = game.start(Seat::new(0).expect("there is a first seat"));
    for line in text.lines() {
        while game.turn(&state) == Turn::Chance {
            let outcome = game.random_outcome(&state, &mut rng);
            game.resolve(&mut state, outcome);
        }
        let Ok(m) = line.parse::<G::Move>() else { continue };
        assert_eq!(m.to_string().parse().ok(), Some(m), "{line}");
        match game.check(&state, m) {
            Ok(()) => game.play(&mut state, m),
            Err(illegal) => assert!(!illegal.to_string().is_empty(), "{line}"),
        }
    }
    assert_eq!(game.audit(&state), Ok(()), "{text}");
}

/// Any bytes may steer a game: each chooses one of the legal moves or of the outcomes.
pub fn steered<G: Complete>(game: &G, bytes: &[u8]) {
    let mut state = game.start(Seat::new(0).expect("there is a first seat"));
    let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
    for &byte in bytes {
        match game.turn(&state) {
            Turn::Decide(_) => {
                game.legal_moves(&state, &mut moves);
                game.play(&mut state, moves[usize::from(byte) % moves.len()]);
            }
            Turn::Chance => {
                game.outcomes(&state, &mut outcomes);
                game.resolve(&mut state, outcomes[usize::from(byte) % outcomes.len()].0);
            }
            Turn::Over => break,
        }
    }
    assert_eq!(game.audit(&state), Ok(()));
}

/// Runs a target on `runs` inputs: examples with some bytes changed, cut, doubled or
/// swapped, and now and then plain noise.
pub fn seeded(examples: &[Vec<u8>], runs: u64, seed: u64, mut target: impl FnMut(&[u8])) {
    for n in 0..runs {
        let mut rng = Rng::new(seed).fork(n);
        let mut input = match examples.len() as u32 {
            some @ 1.. if rng.below(10) > 0 => examples[rng.below(some) as usize].clone(),
            _ => (0..rng.below(300)).map(|_| rng.below(256) as u8).collect(),
        };
        for _ in 0..rng.below(6) {
            mutate(&mut input, &mut rng);
        }
        target(&input);
    }
}

fn mutate(input: &mut Vec<u8>, rng: &mut Rng) {
    if input.is_empty() {
        return;
    }
    let length = input.len() as u32;
    let (from, to) = (rng.below(length) as usize, rng.below(length) as usize);
    match rng.below(5) {
        0 => input[from] = rng.below(256) as u8,
        1 => input[from] = input[to],
        2 => input.truncate(from),
        3 => input.swap(from, to),
        _ => {
            let part: Vec<_> = input[from.min(to)..from.max(to)].iter().take(40).copied().collect();
            input.splice(from..from, part);
        }
    }
}
