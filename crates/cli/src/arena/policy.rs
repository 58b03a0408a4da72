//! `mandate arena policy`: learns the rollout policy for Kaiser from a search.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use arena::policy::{Fit, Plan, learn};
use arena::train::boards;
use serde::Serialize;

use super::shared::{Work, some};
use super::whole::{can_be_written, replace};
use crate::error::CliError;
use crate::progress;

// Only the search for Der Kaiser von China has a rollout policy.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The number of players; all boards for this number take turns
    #[arg(long, value_name = "N", default_value_t = 3)]
    players: usize,
    /// The number of rounds; each round searches with the policy learned before
    #[arg(long, value_name = "N", default_value_t = Plan::default().rounds.into(), value_parser = some)]
    rounds: u64,
    /// The number of games per round
    #[arg(long, value_name = "N", default_value_t = Plan::default().games, value_parser = several)]
    games: u64,
    /// The number of nodes searched per decision
    #[arg(long, value_name = "NODES", default_value_t = Plan::default().nodes.into(), value_parser = some)]
    nodes: u64,
    /// The file to write the policy to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    work: Work,
}

/// Parses a number of games; the first game is held out for measuring.
fn several(text: &str) -> Result<u64, String> {
    match some(text)? {
        1 => Err("must be at least 2: one game is held out for measuring".to_owned()),
        games => Ok(games),
    }
}

/// The result.
#[derive(Serialize)]
struct Report {
    players: usize,
    seed: u64,
    games: u64,
    nodes: u64,
    policy: String,
    rounds: Vec<Fit>,
}

/// Learns a policy and writes its file.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    let boards = boards::kaiser(args.players);
    if boards.is_empty() {
        return Err(CliError::Players { players: args.players, allowed: "3, 4 or 5" });
    }
    let unwritten = |fault| CliError::Unwritten { what: "policy", option: "--out", file: args.out.clone(), fault };
    can_be_written(&args.out).map_err(unwritten)?;
    let plan = Plan { rounds: args.rounds as u32, games: args.games, nodes: args.nodes as u32, seed: args.work.seed };
    let bar = progress(args.rounds * args.games, "games");
    let mut rounds = Vec::new();
    let policy = learn(
        &boards,
        plan,
        args.work.threads(),
        || bar.inc(1),
        |fit| {
            bar.set_message(format!(", {:.0} % of choices predicted", fit.agreed * 100.0));
            rounds.push(fit);
        },
    );
    bar.finish_and_clear();
    replace(&args.out, &policy.write()).map_err(unwritten)?;
    let Args { players, games, nodes, .. } = *args;
    let report = Report { players, seed: args.work.seed, games, nodes, policy: args.out.display().to_string(), rounds };
    args.work.tell(&report, summary)
}

fn summary(report: &Report) -> String {
    let mut text = format!("kaiser for {}, seed {}\n", report.players, report.seed);
    for (number, Fit { choices, loss, least, agreed }) in (1..).zip(&report.rounds) {
        let agreed = agreed * 100.0;
        let _ = writeln!(
            text,
            "round {number}   {choices} choices, {agreed:.0} % predicted, loss {loss:.3}, minimum {least:.3}"
        );
    }
    let _ = writeln!(text, "policy    {}", report.policy);
    text
}
