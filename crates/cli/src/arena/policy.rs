//! `mandate arena policy`: the rollout policy, learned from a search.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use arena::policy::{Fit, Plan, learn};
use arena::train::boards;
use serde::Serialize;

use super::shared::{Work, some};
use super::whole::{can_be_written, replace};
use crate::progress::progress;
use crate::refused::Refused;

/// What can be said on the command line. Only Der Kaiser von China has a rollout policy.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many play; all boards for so many take turns
    #[arg(long, value_name = "N", default_value_t = 3)]
    players: usize,
    /// How many rounds; each learns from a search that uses the policy of the round before
    #[arg(long, value_name = "N", default_value_t = Plan::default().rounds.into(), value_parser = some)]
    rounds: u64,
    /// How many games to play in each round
    #[arg(long, value_name = "N", default_value_t = Plan::default().games, value_parser = several)]
    games: u64,
    /// How many nodes each decision in them is searched with
    #[arg(long, value_name = "NODES", default_value_t = Plan::default().nodes.into(), value_parser = some)]
    nodes: u64,
    /// The policy file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    work: Work,
}

/// The first game is kept back to see how well was learned from the others.
fn several(text: &str) -> Result<u64, String> {
    match some(text)? {
        1 => Err("from one game alone nothing is learned, since it is kept back to measure: give 2 or more".to_owned()),
        games => Ok(games),
    }
}

/// The whole result.
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
pub(crate) fn run(args: &Args) -> Result<ExitCode, Refused> {
    let boards = boards::kaiser(args.players);
    if boards.is_empty() {
        return Err(Refused::Players { players: args.players, allowed: "3, 4 or 5" });
    }
    let unwritten = |fault| Refused::Unwritten { what: "policy", option: "--out", file: args.out.clone(), fault };
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
            "round {number}   {choices} choices, {agreed:.0} % predicted, loss {loss:.3} where {least:.3} is the least"
        );
    }
    let _ = writeln!(text, "policy    {}", report.policy);
    text
}
