//! `mandate arena`: how strong the bots are, and how fair the boards.

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

use crate::refused::Refused;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// One bot against another, on mirrored deals and every seat.
    Match(versus::Args),
    /// Play until it is clear whether one bot is stronger than another.
    Sprt(sprt::Args),
    /// The ratings of many bots.
    Ladder(ladder::Args),
    /// What happens in games of a bot against itself, and how fair the boards are.
    Stats(stats::Args),
    /// A network that learns by playing against itself.
    Train(train::Args),
    /// Learn the rollout policy of Kaiser from a search.
    Policy(policy::Args),
    /// Positions with one best move, found in games of a bot against itself.
    Puzzles(puzzles::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, Refused> {
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
