//! `mandate perft`: counts the positions that a seeded deal leads to.

use std::process::ExitCode;
use std::time::Instant;

use ::arena::perft::perft;
use game::Game;

use crate::choice::{Choice, Chosen};
use crate::refused::Refused;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// How many decisions deep; placing and choosing a pile are two
    #[arg(long, value_name = "N")]
    depth: u32,
    /// The seed of the deal
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Prints a line for every depth as soon as it is counted.
pub(crate) fn run(args: &Args) -> Result<ExitCode, Refused> {
    match args.choice.chosen()? {
        Chosen::Qin(game) => count(&game, args),
        Chosen::Kaiser(game) => count(&game, args),
    }
    Ok(ExitCode::SUCCESS)
}

fn count<G: Game>(game: &G, args: &Args) {
    let mut start = Instant::now();
    perft(game, args.seed, args.depth, |depth, positions| {
        let seconds = start.elapsed().as_secs_f64();
        anstream::println!("depth {depth:>2} {positions:>16} positions {seconds:>9.3} s");
        start = Instant::now();
    });
}
