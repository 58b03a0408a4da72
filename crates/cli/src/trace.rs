//! `mandate trace`: prints random games in full, to check other implementations of the rules.

use std::io::{self, BufWriter};
use std::process::ExitCode;

use ::arena::trace::{TraceOptions, trace_kaiser, trace_qin};

use crate::choice::{Choice, Chosen};
use crate::error::CliError;
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// The seed; the same arguments always print the same bytes
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Also print the legal turns of every position
    #[arg(long)]
    legal: bool,
}

/// Prints the traces to standard output as JSON, one object per line, and nothing else.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    let tracing = TraceOptions { games: args.games, seed: args.seed, legal: args.legal };
    let bar = progress(args.games, "games");
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let traced = match args.choice.chosen()? {
        Chosen::Qin(game) => trace_qin(&game, tracing, &mut out, || bar.inc(1)),
        Chosen::Kaiser(game) => trace_kaiser(&game, tracing, &mut out, || bar.inc(1)),
    };
    bar.finish_and_clear();
    match traced {
        // The reader, such as `head`, has closed the pipe.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        traced => traced.map(|()| ExitCode::SUCCESS).map_err(CliError::Output),
    }
}
