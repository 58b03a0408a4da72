//! `mandate perft`: counts the positions that a seeded deal leads to.

use std::io;
use std::process::ExitCode;
use std::time::Instant;

use ::arena::perft::{perft, seeded_deal};
use ::arena::trace::Traced;

use crate::choice::{Choice, Chosen};
use crate::error::CliError;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// The depth in decisions; placing a tile and choosing a pile are two
    #[arg(long, value_name = "N")]
    depth: u32,
    /// The seed of the deal
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Prints the deal as the first line of a trace, then the count for each depth as soon as it is known.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    match args.choice.chosen()? {
        Chosen::Qin(game) => count(&game, args),
        Chosen::Kaiser(game) => count(&game, args),
    }
}

fn count<G: Traced>(game: &G, args: &Args) -> Result<ExitCode, CliError> {
    let (state, deck) = seeded_deal(game, args.seed);
    match game.write_deal(&state, &deck, 0, &mut io::stdout().lock()) {
        // The reader, such as `head`, has closed the pipe.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => return Ok(ExitCode::SUCCESS),
        written => written.map_err(CliError::Output)?,
    }
    let mut start = Instant::now();
    perft(game, args.seed, args.depth, |depth, positions| {
        let seconds = start.elapsed().as_secs_f64();
        anstream::println!("depth {depth:>2} {positions:>16} positions {seconds:>9.3} s");
        start = Instant::now();
    });
    Ok(ExitCode::SUCCESS)
}
