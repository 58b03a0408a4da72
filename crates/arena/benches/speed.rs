//! How fast the engines are, side by side with chess in the same run.
//!
//! `cargo bench -p arena --bench speed`: nanoseconds on one core, the median of five
//! repeats that take turns with the yardstick, so that a busy machine slows both.

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::{Game, Rng, Seat, Turn};
use qin::{Board, Qin};
use shakmaty::{Chess, Position};

const REPEATS: usize = 5;
const SPAN: Duration = Duration::from_millis(400);

/// Runs `work`, which says how many units it did, for a while; nanoseconds per unit.
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

/// A random game of chess; its moves.
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

/// A random game of ours; its turns: a placement with all it causes, the choice of a pile
/// and the tile drawn from it are one.
fn qin_playout(game: &Qin, dealt: &qin::State, rng: &mut Rng) -> u64 {
    let mut state = dealt.clone();
    let mut turns = 0;
    loop {
        match game.turn(&state) {
            Turn::Decide(_) => {
                let m = game.random_move(&state, rng);
                turns += u64::from(!matches!(m, qin::Move::Draw(_)));
                game.play(&mut state, m);
            }
            Turn::Chance => {
                let tile = game.random_outcome(&state, rng);
                game.resolve(&mut state, tile);
            }
            Turn::Over => {
                black_box(game.winners(&state));
                return turns;
            }
        }
    }
}

fn main() {
    let first = Seat::new(0).expect("there is a first seat");
    println!("one core, median of {REPEATS} repeats; chess is the crate shakmaty\n");
    let mut ratios = Vec::new();
    for board in [Board::bird(), Board::lion()] {
        for players in 2..=4 {
            let game = Qin::new(board.clone(), players).expect("two to four play");
            let (mut ours, mut chess) = (Vec::new(), Vec::new());
            let mut rng = Rng::new(1);
            let start = game.start(first);
            for _ in 0..REPEATS {
                chess.push(time(|| chess_playout(&mut rng)));
                ours.push(time(|| qin_playout(&game, &start, &mut rng)));
            }
            let (ours, chess) = (median(ours), median(chess));
            let name = format!("qin/{}/{players}", board.name());
            println!("{name:<12} {ours:6.1} ns a random turn   chess {chess:6.1} ns a random move");
            ratios.push(format!("ratio {name} {:.2}", ours / chess));
        }
    }
    let game = Qin::new(Board::bird(), 2).expect("two play");
    let positions = positions(&game);
    println!("\nstate        {:6} bytes", size_of::<qin::State>());
    let copy = median((0..REPEATS).map(|_| time(|| copy_all(&positions))).collect());
    println!("copy         {copy:6.1} ns a state");
    let mut moves = Vec::new();
    let list = median((0..REPEATS).map(|_| time(|| list_all(&game, &positions, &mut moves))).collect());
    println!("legal moves  {list:6.1} ns a move listed");
    println!("\n{}", ratios.join("\n"));
}

/// Positions of random games in which a tile is to be placed.
fn positions(game: &Qin) -> Vec<qin::State> {
    let mut rng = Rng::new(2);
    let mut positions = Vec::new();
    for _ in 0..20 {
        let mut state = game.start(Seat::new(0).expect("there is a first seat"));
        while game.turn(&state) != Turn::Over {
            if matches!(state.table().phase(), qin::Phase::Place(_)) {
                positions.push(state.clone());
            }
            match game.turn(&state) {
                Turn::Decide(_) => {
                    let m = game.random_move(&state, &mut rng);
                    game.play(&mut state, m);
                }
                _ => {
                    let tile = game.random_outcome(&state, &mut rng);
                    game.resolve(&mut state, tile);
                }
            }
        }
    }
    positions
}

fn copy_all(positions: &[qin::State]) -> u64 {
    let mut copy = positions[0].clone();
    for state in positions {
        copy.clone_from(black_box(state));
        black_box(&copy);
    }
    positions.len() as u64
}

fn list_all(game: &Qin, positions: &[qin::State], moves: &mut Vec<qin::Move>) -> u64 {
    let mut listed = 0;
    for state in positions {
        game.legal_moves(black_box(state), moves);
        listed += black_box(moves.len()) as u64;
    }
    listed
}
