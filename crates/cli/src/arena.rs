//! `mandate arena`: measures, trains and compares bots, and checks how fair the boards are.

mod ladder;
mod policy;
mod puzzles;
mod shared;
mod sprt;
mod stats;
mod train;
mod versus;
mod whole;

use std::process::ExitCode;

use clap::Subcommand;

use crate::error::CliError;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a match between two bots, with mirrored deals and every seating.
    Match(versus::Args),
    /// Play until a sequential test (SPRT) shows whether one bot is stronger.
    Sprt(sprt::Args),
    /// Rate several bots against each other.
    Ladder(ladder::Args),
    /// Collect statistics of games and check how fair the boards are.
    Stats(stats::Args),
    /// Train a network by self-play.
    Train(train::Args),
    /// Train the rollout policy for Kaiser from the choices of a search.
    Policy(policy::Args),
    /// Find positions with one best move in games of a bot against itself.
    Puzzles(puzzles::Args),
}

/// Runs a subcommand of the arena.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    match &args.command {
        Command::Match(args) => versus::run(args),
        Command::Sprt(args) => sprt::run(args),
        Command::Ladder(args) => ladder::run(args),
        Command::Stats(args) => stats::run(args),
        Command::Train(args) => train::run(args),
        Command::Policy(args) => policy::run(args),
        Command::Puzzles(args) => puzzles::run(args),
    }
}
