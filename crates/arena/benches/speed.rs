//! How fast the engines are, side by side with chess in the same run on one core.
//!
//! `cargo bench -p arena --bench speed`. A short span of ours and one of the reference (the crate `shakmaty`)
//! alternate; each pair gives a ratio, and the median of the pairs is printed, so that other load on the machine slows
//! both alike.

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::{Game, Rng, Seat, Turn};
use kaiser::{Kaiser, Map};
use qin::{Board, Move, Phase, Qin, State};
use shakmaty::{Chess, Position};

const PAIRS: usize = 15;
const SPAN: Duration = Duration::from_millis(100);

/// Runs `work`, which returns how many units it did, for a while; returns nanoseconds per unit.
fn time(mut work: impl FnMut() -> u64) -> f64 {
    let (start, mut units) = (Instant::now(), 0);
    while start.elapsed() < SPAN {
        units += work();
    }
    start.elapsed().as_nanos() as f64 / units as f64
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Plays a random game of chess; returns the number of moves.
fn chess_playout(rng: &mut Rng) -> u64 {
    let mut position = Chess::default();
    let mut moves = 0;
    loop {
        let legal = position.legal_moves();
        if legal.is_empty() || position.halfmoves() >= 100 || position.is_insufficient_material() {
            return moves;
        }
        let chosen = legal[rng.below(legal.len() as u32) as usize];
        position.play_unchecked(chosen);
        moves += 1;
    }
}

/// Plays a random game of ours from the first decision to the end; returns how many of its moves count.
fn playout<G: Game>(game: &G, start: &G::State, counts: impl Fn(G::Move) -> bool, rng: &mut Rng) -> u64 {
    let mut state = start.clone();
    let mut counted = 0;
    loop {
        match game.turn(&state) {
            Turn::Decide(_) => {
                let m = game.random_move(&state, rng);
                counted += u64::from(counts(m));
                game.play(&mut state, m);
            }
            Turn::Chance => {
                let outcome = game.random_outcome(&state, rng);
                game.resolve(&mut state, outcome);
            }
            Turn::Over => {
                black_box(game.winners(&state));
                return counted;
            }
        }
    }
}

/// A game at its first decision, as chess is at its start.
fn dealt<G: Game>(game: &G, rng: &mut Rng) -> G::State {
    let mut state = game.start(Seat::new(0).expect("there is a first seat"));
    while game.turn(&state) == Turn::Chance {
        let outcome = game.random_outcome(&state, rng);
        game.resolve(&mut state, outcome);
    }
    state
}

/// Measures random playouts against chess; returns the line with the ratio.
fn race<G: Game>(name: &str, unit: &str, game: &G, counts: impl Fn(G::Move) -> bool + Copy) -> String {
    let mut rng = Rng::new(1);
    let deals = std::array::from_fn::<_, 64, _>(|_| dealt(game, &mut rng));
    let (mut ours, mut chess, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..PAIRS {
        let yardstick = time(|| chess_playout(&mut rng));
        let mut deals = deals.iter().cycle();
        let measured = time(|| deals.next().map_or(0, |start| playout(game, start, counts, &mut rng)));
        ours.push(measured);
        chess.push(yardstick);
        ratios.push(measured / yardstick);
    }
    println!("{name:<14} {:7.1} ns a random {unit:<9} chess {:6.1} ns a random move", median(ours), median(chess));
    format!("ratio {name} {:.2}", median(ratios))
}

fn main() {
    println!("one core, median of {PAIRS} pairs of {} ms; chess is the crate shakmaty\n", SPAN.as_millis());
    let mut ratios = Vec::new();
    for board in [Board::bird(), Board::lion()] {
        for players in 2..=4 {
            let game = Qin::new(board.clone(), players).expect("two to four play");
            // A turn: the placement with all its effects, the choice of a pile, the tile from it.
            let turn = |m| !matches!(m, Move::Draw(_));
            ratios.push(race(&format!("qin/{}/{players}", board.name()), "turn", &game, turn));
        }
    }
    for (side, players) in [("3-4", 3), ("3-4", 4), ("4-5", 4), ("4-5", 5)] {
        let map = Map::by_side(side).expect("the side is inside the program");
        let game = Kaiser::new(map, players, false).expect("the side is for this many");
        ratios.push(race(&format!("kaiser/{side}/{players}"), "decision", &game, |_| true));
    }
    println!();
    measure_parts();
    println!("\n{}", ratios.join("\n"));
}

/// Measures what a search does besides playing: copying states, listing moves, sampling states.
fn measure_parts() {
    let game = Qin::new(Board::bird(), 2).expect("two play");
    let positions = positions(&game);
    let repeated = |work: &mut dyn FnMut() -> u64| median((0..PAIRS).map(|_| time(&mut *work)).collect());
    println!("qin state     {:7} bytes", size_of::<State>());
    let mut copy = positions[0];
    let copied = repeated(&mut || {
        for state in &positions {
            copy.clone_from(black_box(state));
            black_box(&copy);
        }
        positions.len() as u64
    });
    println!("qin copy      {copied:7.1} ns a state");
    let mut moves = Vec::new();
    let listed = repeated(&mut || {
        let mut listed = 0;
        for state in &positions {
            game.legal_moves(black_box(state), &mut moves);
            listed += black_box(moves.len()) as u64;
        }
        listed
    });
    println!("qin legal     {listed:7.1} ns a move listed");
    let views: Vec<_> = positions.iter().map(|state| (game.turn(state), state)).filter_map(seen(&game)).collect();
    let mut rng = Rng::new(3);
    let sampled = repeated(&mut || {
        for view in &views {
            game.determinize(black_box(view), &mut rng, &mut copy);
            black_box(&copy);
        }
        views.len() as u64
    });
    println!("qin sample    {sampled:7.1} ns a state");
}

fn seen(game: &Qin) -> impl Fn((Turn, &State)) -> Option<qin::View> {
    |(turn, state)| match turn {
        Turn::Decide(seat) => Some(game.view(state, game::Viewer::Seat(seat))),
        Turn::Chance | Turn::Over => None,
    }
}

/// Positions of random games in which a tile has to be placed.
fn positions(game: &Qin) -> Vec<State> {
    let mut rng = Rng::new(2);
    let mut positions = Vec::new();
    for _ in 0..20 {
        let mut state = game.start(Seat::new(0).expect("there is a first seat"));
        loop {
            match game.turn(&state) {
                Turn::Decide(_) => {
                    if matches!(state.table().phase(), Phase::Place(_)) {
                        positions.push(state);
                    }
                    let m = game.random_move(&state, &mut rng);
                    game.play(&mut state, m);
                }
                Turn::Chance => {
                    let tile = game.random_outcome(&state, &mut rng);
                    game.resolve(&mut state, tile);
                }
                Turn::Over => break,
            }
        }
    }
    positions
}
