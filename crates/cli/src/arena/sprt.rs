//! `mandate arena sprt`: plays until a sequential test shows whether one bot is stronger than another.

use std::fmt::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;

use arena::ArenaGame;
use arena::sprt::{Sprt, Verdict};
use arena::versus::{Match, Score, versus};
use bots::Opponent;
use serde::Serialize;

use super::shared::{Table, Work, part, some};
use super::versus::result;
use crate::choice::{Choice, Chosen};
use crate::error::CliError;
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// The bot that may be stronger
    #[arg(long, value_name = "BOT")]
    a: Opponent,
    /// The bot to compare it with, on all other seats
    #[arg(long, value_name = "BOT")]
    b: Opponent,
    /// H0: A is at most this many Elo stronger than B
    #[arg(long, value_name = "ELO", default_value_t = 0.0, allow_negative_numbers = true)]
    elo0: f64,
    /// H1: A is at least this many Elo stronger than B
    #[arg(long, value_name = "ELO", default_value_t = 20.0, allow_negative_numbers = true)]
    elo1: f64,
    /// The probability of wrongly accepting H1
    #[arg(long, value_name = "PART", default_value_t = 0.05, value_parser = part)]
    alpha: f64,
    /// The probability of wrongly accepting H0
    #[arg(long, value_name = "PART", default_value_t = 0.05, value_parser = part)]
    beta: f64,
    /// The maximum number of deals
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = some)]
    max_deals: u64,
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
    sprt: Sprt,
    verdict: Verdict,
    llr: f64,
    llr_lower: f64,
    llr_upper: f64,
    #[serde(flatten)]
    score: Score,
}

/// Plays until there is a verdict, then prints it.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    // NaN is not above anything.
    if !(args.elo0.is_finite() && args.elo1.is_finite() && args.elo1 > args.elo0) {
        return Err(CliError::Hypotheses);
    }
    match args.choice.chosen()? {
        Chosen::Qin(game) => play(&game, args),
        Chosen::Kaiser(game) => play(&game, args),
    }
}

fn play<G: ArenaGame>(game: &G, args: &Args) -> Result<ExitCode, CliError> {
    let contest = Match { a: &args.a, b: &args.b, deals: args.max_deals, seed: args.work.seed };
    let sprt = Sprt { elo0: args.elo0, elo1: args.elo1, alpha: args.alpha, beta: args.beta };
    let (lower, upper) = sprt.bounds();
    let bar = progress(args.max_deals, "deals at most");
    let tally = versus(game, contest, args.work.threads(), |tally, full| {
        if !full {
            return ControlFlow::Continue(());
        }
        bar.inc(1);
        let (share, llr) = (100.0 * tally.deals().mean(), sprt.llr(tally.deals(), tally.players()));
        bar.set_message(format!(", A has {share:.1} %, LLR {llr:+.2} in {lower:.2} to {upper:.2}"));
        match sprt.verdict(tally.deals(), tally.players()) {
            Verdict::Undecided => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    });
    bar.finish_and_clear();
    let report = Report {
        table: Table::of(game),
        a: args.a.to_string(),
        b: args.b.to_string(),
        seed: args.work.seed,
        sprt,
        verdict: sprt.verdict(tally.deals(), tally.players()),
        llr: sprt.llr(tally.deals(), tally.players()),
        llr_lower: lower,
        llr_upper: upper,
        score: tally.score(),
    };
    args.work.tell(&report, summary)
}

fn summary(report: &Report) -> String {
    let Report { table, a, b, seed, sprt, llr, llr_lower, llr_upper, score, .. } = report;
    let mut text = format!("{a} against {b}: {}, seed {seed}\n", table.words());
    text.push_str(&result(score));
    let _ = writeln!(text, "LLR       {llr:+.2}, the bounds are {llr_lower:+.2} and {llr_upper:+.2}");
    let _ = match report.verdict {
        Verdict::Accepted => {
            writeln!(text, "Accepted: {a} is stronger than {b} by {} Elo, not by {}.", sprt.elo1, sprt.elo0)
        }
        Verdict::Rejected => {
            writeln!(text, "Rejected: {a} is stronger than {b} by {} Elo, not by {}.", sprt.elo0, sprt.elo1)
        }
        Verdict::Undecided => writeln!(text, "Undecided after {} deals: raise --max-deals to continue.", score.deals),
    };
    text
}
