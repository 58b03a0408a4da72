//! `mandate arena match`: a match between two bots.

use std::fmt::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;

use arena::ArenaGame;
use arena::versus::{Match, Score, versus};
use bots::Opponent;
use serde::Serialize;

use super::shared::{Table, Work, signed, some};
use crate::choice::{Choice, Chosen};
use crate::error::CliError;
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// The bot to measure
    #[arg(long, value_name = "BOT")]
    a: Opponent,
    /// Its opponent, on all other seats
    #[arg(long, value_name = "BOT")]
    b: Opponent,
    /// The number of deals; A plays each from every seat
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = some)]
    deals: u64,
    #[command(flatten)]
    work: Work,
}

/// The result.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    table: Table,
    a: String,
    b: String,
    seed: u64,
    #[serde(flatten)]
    score: Score,
}

/// Plays the match and prints the result.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    match args.choice.chosen()? {
        Chosen::Qin(game) => play(&game, args),
        Chosen::Kaiser(game) => play(&game, args),
    }
}

fn play<G: ArenaGame>(game: &G, args: &Args) -> Result<ExitCode, CliError> {
    let contest = Match { a: &args.a, b: &args.b, deals: args.deals, seed: args.work.seed };
    let bar = progress(args.deals * game.players() as u64, "games");
    let tally = versus(game, contest, args.work.threads(), |tally, full| {
        bar.inc(1);
        if full {
            bar.set_message(format!(", A has {:.1} %", 100.0 * tally.deals().mean()));
        }
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let (a, b) = (args.a.to_string(), args.b.to_string());
    let report = Report { table: Table::of(game), a, b, seed: args.work.seed, score: tally.score() };
    args.work.tell(&report, summary)
}

fn summary(report: &Report) -> String {
    let Report { table, a, b, seed, score } = report;
    let mut text = format!("{a} against {b}: {}, seed {seed}\n", table.words());
    text.push_str(&result(score));
    let seats: Vec<_> = score.a_by_seat.iter().map(|share| format!("{:.1} %", 100.0 * share)).collect();
    let _ = writeln!(text, "by seat   {}", seats.join(", "));
    let _ = writeln!(text, "lead      {} at the end, {} games shared", signed(score.a_lead), score.shared);
    let _ = writeln!(text, "thinking  {:.3} ms a move, {b} {:.3} ms", score.a_ms_per_move, score.b_ms_per_move);
    text
}

/// Formats A's share and Elo with their intervals.
pub(super) fn result(score: &Score) -> String {
    let percent = [score.a_score, score.a_share_low, score.a_share_high, score.fair].map(|share| 100.0 * share);
    let [share, low, high, fair] = percent;
    format!(
        "games     {} on {} deals\nwon       {share:.1} % [{low:.1}, {high:.1}], the fair share is {fair:.1} %\n\
         Elo       {} [{}, {}]\n",
        score.games,
        score.deals,
        signed(score.elo),
        signed(score.elo_low),
        signed(score.elo_high)
    )
}
