//! `mandate arena puzzles`: finds positions with one best move.

use std::fmt::Write;
use std::io;
use std::process::ExitCode;

use arena::puzzles::{Grade, Plan, Pool, Puzzle, Puzzling, find, kaiser_tables, qin_tables, recheck};
use bots::Opponent;
use serde::{Deserialize, Serialize};

use super::shared::{Work, some};
use crate::choice::Name;
use crate::error::CliError;
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; all its boards and numbers of players take turns
    #[arg(long, value_enum, default_value_t = Name::Qin)]
    game: Name,
    /// The bot on all seats
    #[arg(long, value_name = "BOT", default_value = "level:5")]
    bot: Opponent,
    /// The maximum number of games to search
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = some)]
    games: u64,
    /// The number of puzzles per grade
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = some)]
    each: u64,
    /// Stop when there are this many candidates per grade [default: a fifth more than --each]
    #[arg(long, value_name = "N", value_parser = some)]
    pool: Option<u64>,
    /// The nodes of the search that proposes candidates
    #[arg(long, value_name = "NODES", default_value_t = 48, value_parser = nodes)]
    first: u32,
    /// The nodes of the search that confirms them
    #[arg(long, value_name = "NODES", default_value_t = 1500, value_parser = nodes)]
    second: u32,
    /// The nodes of each of the three searches that must all choose the answer
    #[arg(long, value_name = "NODES", default_value_t = 4000, value_parser = nodes)]
    deep: u32,
    /// Instead of searching for new puzzles, keep those of this file whose answers eight more such searches choose
    #[arg(long, value_name = "FILE")]
    recheck: Option<String>,
    #[command(flatten)]
    work: Work,
}

impl Args {
    fn plan(&self) -> Plan {
        let pool = self.pool.unwrap_or_else(|| self.each + self.each.div_ceil(5)) as usize;
        let Self { bot, games, first, second, deep, ref work, .. } = *self;
        Plan { bot, games, pool, first, second, deep, seed: work.seed }
    }
}

/// The result, which is also the format of the puzzle file.
#[derive(Serialize, Deserialize)]
struct Report {
    game: String,
    bot: String,
    seed: u64,
    first: u32,
    second: u32,
    deep: u32,
    games: u64,
    positions: u64,
    /// The number of candidates per grade.
    pool: [usize; 3],
    puzzles: Vec<Puzzle>,
}

/// Searches for puzzles and prints them.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    match args.game {
        Name::Qin => search(&qin_tables(), args),
        Name::Kaiser => search(&kaiser_tables(), args),
    }
}

fn search<G: Puzzling>(tables: &[G], args: &Args) -> Result<ExitCode, CliError> {
    let plan = args.plan();
    if let Some(file) = &args.recheck {
        return check_again(tables, &plan, file, args);
    }
    let bar = progress(plan.games, "games at most");
    let pool = find(tables, &plan, args.work.threads(), |pool: &Pool| {
        let [easy, middle, hard] = pool.sizes();
        bar.inc(1);
        bar.set_message(format!(", {easy} easy, {middle} medium, {hard} hard"));
    });
    bar.finish_and_clear();
    let report = Report {
        game: G::NAME.to_owned(),
        bot: plan.bot.to_string(),
        seed: plan.seed,
        first: plan.first,
        second: plan.second,
        deep: plan.deep,
        games: pool.games,
        positions: pool.positions,
        pool: pool.sizes(),
        puzzles: pool.choose(args.each as usize),
    };
    args.work.tell(&report, summary)
}

fn check_again<G: Puzzling>(tables: &[G], plan: &Plan, file: &str, args: &Args) -> Result<ExitCode, CliError> {
    let refused = |fault| CliError::Unread { what: "puzzle file", option: "--recheck", file: file.into(), fault };
    let text = std::fs::read_to_string(file).map_err(refused)?;
    let mut report: Report = serde_json::from_str(&text).map_err(|fault| refused(fault.into()))?;
    let questions: Result<Vec<_>, _> = report.puzzles.iter().map(|puzzle| puzzle.read(tables)).collect();
    let questions = questions.map_err(|fault| refused(io::Error::other(fault)))?;
    let bar = progress(questions.len() as u64, "puzzles");
    let mut holds = recheck(&questions, plan, args.work.threads(), || bar.inc(1)).into_iter();
    bar.finish_and_clear();
    report.puzzles.retain(|_| holds.next() == Some(true));
    args.work.tell(&report, summary)
}

fn summary(report: &Report) -> String {
    let Report { game, bot, seed, games, positions, pool, puzzles, .. } = report;
    let mut text = format!("Puzzles of {game} in games of {bot}, seed {seed}\n");
    let _ = writeln!(text, "searched    {positions} positions of {games} games");
    for (grade, there) in Grade::ALL.into_iter().zip(pool) {
        let of_grade = puzzles.iter().filter(|puzzle| puzzle.grade == grade);
        let _ = writeln!(text, "\n{grade:?}: {} of {there}", of_grade.clone().count());
        for Puzzle { id, themes, moves, best, second, .. } in of_grade {
            let chances = format!("{:.0} % and {:.0} %", 100.0 * best, 100.0 * second);
            let _ = writeln!(text, "  {id:<16} {:<24} {chances:<14} {}", themes.join(" "), moves.join(", "));
        }
    }
    text
}

/// Parses a number of nodes for a search.
fn nodes(text: &str) -> Result<u32, String> {
    u32::try_from(some(text)?).map_err(|_| "too many nodes".to_owned())
}
