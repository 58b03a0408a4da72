//! `mandate arena train`: a network that learns by playing against itself.

mod files;
mod told;

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use arena::ArenaGame;
use arena::train::curve::Point;
use arena::train::{Plan, Run, boards};
use serde::Serialize;

use self::files::Files;
use self::told::{Told, ratings};
use super::shared::{Work, some};
use crate::choice::Name;
use crate::refused::Refused;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; all its boards for so many players take turns
    #[arg(long, value_enum, default_value_t = Name::Qin)]
    game: Name,
    /// How many play; as few as can if left out
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// How many games to learn from
    #[arg(long, value_name = "N", default_value_t = Plan::default().games, value_parser = some)]
    games: u64,
    /// The file of the network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How large the steps are at the beginning; at the end they are a fiftieth of that
    #[arg(long, value_name = "STEP", default_value_t = Plan::default().rate, value_parser = step)]
    rate: f32,
    /// How much of what came later counts, for each decision
    #[arg(long, value_name = "PART", default_value_t = Plan::default().lambda, value_parser = fraction)]
    lambda: f32,
    /// How often a move is tried that is not the best, at the beginning; at the end a tenth of that
    #[arg(long, value_name = "PART", default_value_t = Plan::default().explore, value_parser = fraction)]
    explore: f32,
    /// The file to go on from; that of the network with the ending .checkpoint if left out
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Measure the network and write all files after so many games; a fortieth of --games if left out
    #[arg(long, value_name = "GAMES", value_parser = some)]
    every: Option<u64>,
    /// How many deals to measure on, against each opponent and with every seat
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = some)]
    deals: u64,
    /// Draw the learning curve into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// The file of the learning curve; that of the network with the ending .curve.json if left out
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
    #[command(flatten)]
    work: Work,
}

impl Args {
    fn plan(&self) -> Plan {
        let Self { games, rate, lambda, explore, ref work, .. } = *self;
        Plan { games, seed: work.seed, rate, lambda, explore }
    }
}

/// The whole result.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    players: usize,
    seed: u64,
    resumed_after: u64,
    network: String,
    checkpoint: String,
    curve: String,
    /// What was measured at the end.
    #[serde(flatten)]
    end: Option<&'a Point>,
}

/// Learns and prints how strong the network has become.
pub(crate) fn run(args: &Args) -> Result<ExitCode, Refused> {
    match args.game {
        Name::Qin => {
            let players = args.players.unwrap_or(2);
            learn(boards::qin(players), players, "2, 3 or 4", args)
        }
        Name::Kaiser => {
            let players = args.players.unwrap_or(3);
            learn(boards::kaiser(players), players, "3, 4 or 5", args)
        }
    }
}

fn learn<G: ArenaGame>(
    boards: Vec<G>,
    players: usize,
    allowed: &'static str,
    args: &Args,
) -> Result<ExitCode, Refused> {
    if boards.is_empty() {
        return Err(Refused::Players { players, allowed });
    }
    let files = Files::of(args);
    files.check()?;
    let mut run = files.resume(&boards, args.plan())?.unwrap_or_else(|| Run::new(boards, args.plan()));
    let resumed_after = run.training().played();
    let mut told = Told::new(args.games, resumed_after);
    if resumed_after > 0 {
        told.line(&format!("Going on from {} after {resumed_after} games.", files.checkpoint.display()));
    }
    let every = args.every.unwrap_or_else(|| args.games.div_ceil(40));
    let title = format!("{} for {players}, seed {}", G::NAME, args.work.seed);
    while !run.is_over() {
        told.learn(&mut run, every);
        told.measured(run.measure(args.deals, args.work.threads()));
        files.write(&run, &title)?;
    }
    told.finish();
    if resumed_after == args.games {
        // Somebody may have wanted a file that was not asked for before.
        files.write(&run, &title)?;
    }
    let shown = |file: &PathBuf| file.display().to_string();
    let report = Report {
        game: G::NAME,
        players,
        seed: args.work.seed,
        resumed_after,
        network: shown(&files.network),
        checkpoint: shown(&files.checkpoint),
        curve: shown(&files.curve),
        end: run.curve().last(),
    };
    args.work.tell(&report, summary)
}

fn summary(report: &Report<'_>) -> String {
    let Report { game, players, seed, network, checkpoint, curve, end, .. } = report;
    let mut text = format!("{game} for {players}, seed {seed}\n");
    if let Some(Point { games, seconds, loss, against }) = end {
        let _ = writeln!(text, "learned     from {games} games in {seconds:.0} seconds of CPU time");
        let _ = writeln!(text, "loss        {loss:.4}");
        let _ = writeln!(text, "Elo         {}", ratings(against));
    }
    let _ = writeln!(text, "network     {network}\ncheckpoint  {checkpoint}\ncurve       {curve}");
    text
}

/// A step that is one, and not beyond all bounds.
fn step(text: &str) -> Result<f32, String> {
    let step: f32 = text.parse().map_err(|_| "it is no number: give one such as 0.002".to_owned())?;
    if step > 0.0 && step <= 1.0 { Ok(step) } else { Err("it must be above 0 and at most 1: give 0.002".to_owned()) }
}

/// A part of a whole, all and nothing included.
fn fraction(text: &str) -> Result<f32, String> {
    let part: f32 = text.parse().map_err(|_| "it is no number: give one such as 0.5".to_owned())?;
    if (0.0..=1.0).contains(&part) { Ok(part) } else { Err("it must be from 0 to 1: give one such as 0.5".to_owned()) }
}
