//! Every bot, over whole games of Qin.

use game::{Game, Rng, Seat, Seats, Turn, Viewer};
use qin::{Board, Move, Qin};
use search::{Bot, Flat, Random};

/// Few playouts, so that whole games are quick; play is still far better than random.
const FEW: u32 = 200;

fn qin(players: usize) -> Qin {
    Qin::new(Board::bird(), players).expect("two to four play")
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// Plays a whole game with one bot on each seat; every move is checked.
fn play(game: &Qin, bots: &mut [Box<dyn Bot<Qin>>], seed: u64) -> (Vec<Move>, Seats) {
    let (mut deck, mut state) = (game.shuffle(&mut Rng::new(seed)), game.start(seat(0)));
    let mut moves = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.deal(&state, &mut deck);
                game.resolve(&mut state, outcome);
            }
            Turn::Decide(seat) => {
                let view = game.view(&state, Viewer::Seat(seat));
                let m = bots[seat.index()].choose(game, &view);
                assert_eq!(game.check(&state, m), Ok(()), "move {} of seed {seed}", moves.len());
                game.play(&mut state, m);
                moves.push(m);
            }
            Turn::Over => return (moves, game.winners(&state)),
        }
    }
}

fn random(seed: u64) -> Box<dyn Bot<Qin>> {
    Box::new(Random::new(seed))
}

fn flat(seed: u64, playouts: u32) -> Box<dyn Bot<Qin>> {
    Box::new(Flat::with_playouts(seed, playouts))
}

#[test]
fn bots_never_play_an_illegal_move() {
    for players in 2..=4 {
        for seed in 0..5 {
            let mut bots = vec![flat(seed, 30), random(seed), flat(seed + 1, 1), random(seed + 1)];
            let (moves, winners) = play(&qin(players), &mut bots, seed);
            assert!(!moves.is_empty() && !winners.is_empty());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = qin(3);
    let once = |seed| play(&game, &mut [flat(seed, 50), random(seed), flat(seed, 60)], 9);
    assert_eq!(once(1), once(1));
    assert_ne!(once(1), once(2));
}

#[test]
fn what_is_hidden_does_not_matter() {
    let game = qin(3);
    let mut rng = Rng::new(4);
    let mut others = 0;
    for steps in (0..60).map(|n| 15 + 2 * n) {
        let mut state = game.start(seat(0));
        for _ in 0..steps {
            match game.turn(&state) {
                Turn::Chance => {
                    let outcome = game.random_outcome(&state, &mut rng);
                    game.resolve(&mut state, outcome);
                }
                Turn::Decide(_) => {
                    let m = game.random_move(&state, &mut rng);
                    game.play(&mut state, m);
                }
                Turn::Over => break,
            }
        }
        let Turn::Decide(mover) = game.turn(&state) else { continue };
        let view = game.view(&state, Viewer::Seat(mover));
        let other = search::imagine(&game, &view, &mut rng);
        others += usize::from(other != state);
        let same = game.view(&other, Viewer::Seat(mover));
        assert_eq!(Flat::with_playouts(7, FEW).choose(&game, &view), Flat::with_playouts(7, FEW).choose(&game, &same));
        assert_eq!(Random::new(7).choose(&game, &view), Random::new(7).choose(&game, &same));
    }
    assert!(others > 20, "only {others} worlds differed from the real one");
}

#[test]
fn thinking_beats_guessing() {
    let game = qin(2);
    let mut won = 0;
    for seed in 0..20 {
        let thinker = seat(seed as usize % 2);
        let mut bots =
            if thinker == seat(0) { [flat(seed, FEW), random(seed)] } else { [random(seed), flat(seed, FEW)] };
        let (_, winners) = play(&game, &mut bots, seed);
        won += usize::from(winners == Seats::one(thinker));
    }
    assert!(won >= 18, "won {won} of 20");
}

#[test]
fn a_single_playout_is_enough_to_move() {
    let game = qin(2);
    for playouts in [0, 1, 2] {
        let (moves, _) = play(&game, &mut [flat(1, playouts), flat(2, playouts)], 3);
        assert!(moves.len() > 40);
    }
}
