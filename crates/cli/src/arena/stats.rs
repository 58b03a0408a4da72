//! `mandate arena stats`: statistics of self-play games, and how fair the boards are.

mod tables;
mod words;

use std::process::ExitCode;

use arena::balance::Comparison;
use arena::game_stats::{GameStats, collect};
use bots::Opponent;
use serde::Serialize;

use self::tables::{Games, YARDSTICK, wanted};
use super::shared::{Table, Work, some};
use crate::choice::Chosen;
use crate::error::CliError;
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, or all
    #[arg(long, value_enum, default_value_t = Games::Qin)]
    game: Games,
    /// A board, or all boards of the game
    #[arg(long, value_name = "NAME|FILE|all", default_value = "all")]
    board: String,
    /// The number of players, or all that the board allows
    #[arg(long, value_name = "N|all", default_value = "all")]
    players: String,
    /// Play Kaiser with fortifications
    #[arg(long)]
    fortifications: bool,
    /// The bot on all seats
    #[arg(long, value_name = "BOT")]
    bot: Opponent,
    /// The number of games per board and number of players
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = some)]
    games: u64,
    #[command(flatten)]
    work: Work,
}

/// The statistics of one board with one number of players.
#[derive(Serialize)]
struct Found {
    #[serde(flatten)]
    table: Table,
    /// Whether it was only played as a baseline for the others.
    yardstick: bool,
    #[serde(flatten)]
    census: GameStats,
    /// The comparison with Bird at a table of the same or the nearest size.
    against_bird: Option<Comparison>,
    verdict: String,
}

/// The result.
#[derive(Serialize)]
struct Report {
    bot: String,
    seed: u64,
    boards: Vec<Found>,
    verdict: String,
}

/// Plays all games and prints the statistics.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    let tables = wanted(args.game, &args.board, &args.players, args.fortifications)?;
    let bar = progress(args.games * tables.len() as u64, "games");
    let mut boards = Vec::new();
    for (game, yardstick) in tables {
        let (table, census) = match &game {
            Chosen::Qin(game) => (Table::of(game), count(game, args, &bar)),
            Chosen::Kaiser(game) => (Table::of(game), count(game, args, &bar)),
        };
        boards.push(Found { table, yardstick, census, against_bird: None, verdict: String::new() });
    }
    bar.finish_and_clear();
    compare(&mut boards);
    let verdict = words::verdict(&boards);
    let report = Report { bot: args.bot.to_string(), seed: args.work.seed, boards, verdict };
    args.work.tell(&report, words::summary)
}

fn count<G: arena::ArenaGame>(game: &G, args: &Args, bar: &indicatif::ProgressBar) -> GameStats {
    bar.set_message(format!(", {} for {}", game.board_name(), game.players()));
    collect(game, &args.bot, args.games, args.work.seed, args.work.threads(), || bar.inc(1))
}

/// Compares every board with Bird for the same number of players, or for four where five play.
fn compare(boards: &mut [Found]) {
    for n in 0..boards.len() {
        let here = &boards[n];
        let players = here.table.players.min(4);
        let bird = boards.iter().find(|found| found.table.is_bird() && found.table.players == players);
        let compared = (!here.table.is_bird()).then_some(bird).flatten();
        let against_bird = compared.map(|bird| here.census.balance.against(&bird.census.balance));
        let verdict = words::sentence(here, compared.zip(against_bird.as_ref()));
        (boards[n].against_bird, boards[n].verdict) = (against_bird, verdict);
    }
}

impl Table {
    fn is_bird(&self) -> bool {
        self.game == "qin" && self.board == YARDSTICK
    }
}
