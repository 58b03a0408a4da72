//! `mandate arena train`: trains a network by self-play.

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
use crate::error::CliError;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; all its boards for this number of players take turns
    #[arg(long, value_enum, default_value_t = Name::Qin)]
    game: Name,
    /// The number of players [default: the minimum]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The number of games to learn from
    #[arg(long, value_name = "N", default_value_t = Plan::default().games, value_parser = some)]
    games: u64,
    /// The file to write the network to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The learning rate at the start; it falls to a fiftieth
    #[arg(long, value_name = "STEP", default_value_t = Plan::default().rate, value_parser = step)]
    rate: f32,
    /// Lambda of TD(lambda): the weight of later estimates
    #[arg(long, value_name = "PART", default_value_t = Plan::default().lambda, value_parser = fraction)]
    lambda: f32,
    /// The exploration rate at the start; it falls to a tenth
    #[arg(long, value_name = "PART", default_value_t = Plan::default().explore, value_parser = fraction)]
    explore: f32,
    /// The checkpoint to resume from [default: --out with the extension .checkpoint]
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Measure the network and write all files after this many games [default: a fortieth of --games]
    #[arg(long, value_name = "GAMES", value_parser = some)]
    every: Option<u64>,
    /// The number of deals per measurement, against each opponent and from every seat
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = some)]
    deals: u64,
    /// Draw the learning curve to this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// The learning curve as JSON [default: --out with the extension .curve.json]
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

/// The result.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    players: usize,
    seed: u64,
    resumed_after: u64,
    network: String,
    checkpoint: String,
    curve: String,
    /// The final measurement.
    #[serde(flatten)]
    end: Option<&'a Point>,
}

/// Trains the network and prints its strength.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
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
) -> Result<ExitCode, CliError> {
    if boards.is_empty() {
        return Err(CliError::Players { players, allowed });
    }
    let files = Files::of(args);
    files.check()?;
    let mut run = files.resume(&boards, args.plan())?.unwrap_or_else(|| Run::new(boards, args.plan()));
    let resumed_after = run.training().played();
    let mut told = Told::new(args.games, resumed_after);
    if resumed_after > 0 {
        told.line(&format!("Resuming from {} after {resumed_after} games.", files.checkpoint.display()));
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
        // This run may ask for a file that the previous one didn't.
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

/// Parses a learning rate above 0 and up to 1.
fn step(text: &str) -> Result<f32, String> {
    let step: f32 = text.parse().map_err(|_| "not a number: use for example 0.002".to_owned())?;
    if step > 0.0 && step <= 1.0 {
        Ok(step)
    } else {
        Err("must be above 0 and at most 1: use for example 0.002".to_owned())
    }
}

/// Parses a number from 0 to 1.
fn fraction(text: &str) -> Result<f32, String> {
    let part: f32 = text.parse().map_err(|_| "not a number: use for example 0.5".to_owned())?;
    if (0.0..=1.0).contains(&part) { Ok(part) } else { Err("must be from 0 to 1: use for example 0.5".to_owned()) }
}
