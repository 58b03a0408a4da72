//! Puzzles: positions of games between bots, seen from one seat, with one clearly best move that can be explained.
//!
//! A search with few nodes proposes, one with many nodes and other random numbers confirms. Moves that are as good as
//! the best are answers too; every other must be clearly and certainly worse. Finally several deep searches, as bots
//! play, must all choose an answer.

mod choose;
mod finder;
mod grade;
mod puzzle;
mod theme;

use std::ops::ControlFlow;

use bots::Opponent;
use choose::choose;
use finder::Finder;
use game::{Rng, Step, Turn, Viewer};
use grade::grade;
use kaiser::Kaiser;
use qin::{Board, Qin};

use crate::deal::{Deal, play};
use crate::parallel::in_order;
use crate::train::boards;

pub use grade::Grade;
pub use puzzle::{Puzzle, Question, Unreadable};
pub use theme::Puzzling;

/// The least number of decisions between two puzzles of one game.
const APART: usize = 10;

/// How many deep searches must agree on a puzzle, and how many when it is checked again.
const DEEP: u64 = 3;
const RECHECK: u64 = 8;

/// How to look for puzzles.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays the games.
    pub bot: Opponent,
    /// The largest number of games; the tables take turns.
    pub games: u64,
    /// Stop once there are this many of each grade to choose from.
    pub pool: usize,
    /// The nodes of the search that proposes.
    pub first: u32,
    /// The nodes of the search that confirms.
    pub second: u32,
    /// The nodes of each search that must choose an answer.
    pub deep: u32,
    /// The seed that everything follows from.
    pub seed: u64,
}

/// A puzzle and its origin.
#[derive(Clone, Debug)]
struct Find {
    puzzle: Puzzle,
    /// The number of the game.
    game: u64,
    /// The number of the decision.
    decision: usize,
    /// The third of the game, from 0.
    third: usize,
}

/// Returns every table that puzzles of Qin come from: both boards for two to four.
pub fn qin_tables() -> Vec<Qin> {
    (2..=4).flat_map(|players| [Board::bird(), Board::lion()].map(|board| Qin::new(board, players))).flatten().collect()
}

/// Returns every table that puzzles of Der Kaiser von China come from: each side of the map for every number of
/// players, without and with fortifications.
pub fn kaiser_tables() -> Vec<Kaiser> {
    (3..=5).flat_map(boards::kaiser).collect()
}

/// What was found so far.
#[derive(Clone, Default, Debug)]
pub struct Pool {
    /// How many games were played.
    pub games: u64,
    /// How many positions were examined.
    pub positions: u64,
    finds: Vec<Find>,
}

impl Pool {
    /// Returns how many puzzles of each grade there are to choose from.
    pub fn sizes(&self) -> [usize; 3] {
        Grade::ALL.map(|grade| self.finds.iter().filter(|find| find.puzzle.grade == grade).count())
    }

    /// Chooses this many of each grade, as varied as possible.
    pub fn choose(&self, each: usize) -> Vec<Puzzle> {
        choose(&self.finds, each)
    }
}

/// Plays games at the tables in turn and looks for puzzles; calls `progress` after each game.
pub fn find<G: Puzzling>(tables: &[G], plan: &Plan, threads: usize, mut progress: impl FnMut(&Pool)) -> Pool {
    let mut pool = Pool::default();
    let table = |n: u64| &tables[(n % tables.len() as u64) as usize];
    in_order(
        plan.games,
        threads,
        |n| search_game(table(n), plan, n),
        |_, (positions, found)| {
            pool.games += 1;
            pool.positions += positions;
            pool.finds.extend(found);
            progress(&pool);
            let enough = pool.sizes().iter().all(|&size| size >= plan.pool);
            if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    );
    pool
}

/// Returns for each puzzle whether more deep searches with other random numbers all choose an answer; calls `progress`
/// after each.
pub fn recheck<G: Puzzling>(
    questions: &[Question<'_, G>],
    plan: &Plan,
    threads: usize,
    mut progress: impl FnMut(),
) -> Vec<bool> {
    let luck = Rng::new(plan.seed).fork(RECHECK);
    let mut all = Vec::new();
    in_order(
        questions.len() as u64,
        threads,
        |n| {
            let Question { game, view, answers } = &questions[n as usize];
            Finder::new(*game, plan).confirms(view, answers, RECHECK, &luck.fork(n))
        },
        |_, holds| {
            all.push(holds);
            progress();
            ControlFlow::Continue(())
        },
    );
    all
}

/// Plays one game; returns how many positions were examined and the puzzles in it.
fn search_game<G: Puzzling>(game: &G, plan: &Plan, n: u64) -> (u64, Vec<Find>) {
    let deal = Deal::new(plan.seed, n);
    let mut bots = deal.players(game, 0, &vec![&plan.bot; game.players()]);
    let mut views = Vec::new();
    play(game, &mut bots, deal.deck(game), |before, step| {
        if let (Turn::Decide(seat), Step::Move(_), None) = (game.turn(before), step, game.trivial_move(before)) {
            views.push((seat, game.view(before, Viewer::Seat(seat))));
        }
    });
    let luck = Rng::new(plan.seed).fork(n).fork(2);
    let mut finder = Finder::new(game, plan);
    let mut finds = Vec::new();
    for (decision, (seat, view)) in views.iter().enumerate() {
        let mut luck = luck.fork(decision as u64);
        let Some(found) = finder.inspect(*seat, view, luck.next_u64()) else { continue };
        let Some(grade) = grade(game, view, &found.moves, luck.next_u64()) else { continue };
        if !finder.confirms(view, &found.moves, DEEP, &luck) {
            continue;
        }
        let puzzle = Puzzle {
            id: name(game, n, decision),
            board: game.board_name().to_owned(),
            players: game.players(),
            fortifications: game.fortified(),
            grade,
            seat: seat.index(),
            view: game.write_view(view),
            moves: found.moves.iter().map(ToString::to_string).collect(),
            themes: found.themes.iter().map(|&theme| theme.to_owned()).collect(),
            best: rounded(found.best),
            near: found.near.to_string(),
            second: rounded(found.second),
        };
        finds.push(Find { puzzle, game: n, decision, third: 3 * decision / views.len() });
    }
    (views.len() as u64, choose::apart(finds))
}

/// `birdx2-117-34`: the table, the game, the decision.
fn name<G: Puzzling>(game: &G, n: u64, decision: usize) -> String {
    let with = if game.fortified() { "f" } else { "" };
    format!("{}x{}{with}-{n}-{decision}", game.board_name(), game.players())
}

/// Rounds to thousandths.
fn rounded(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}
