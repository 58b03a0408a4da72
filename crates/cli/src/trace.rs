//! `mandate trace`: random games in full, for other implementations to check.

use std::io::{self, BufWriter};
use std::process::ExitCode;

use ::arena::trace::{TraceOptions, trace_kaiser, trace_qin};

use crate::choice::{Choice, Chosen};
use crate::progress::progress;
use crate::refused::Refused;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// The seed: the same arguments print the same bytes
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print the legal turns of every position as well
    #[arg(long)]
    legal: bool,
}

/// Prints the traces: JSON on standard output, one object a line, and nothing else.
pub(crate) fn run(args: &Args) -> Result<ExitCode, Refused> {
    let tracing = TraceOptions { games: args.games, seed: args.seed, legal: args.legal };
    let bar = progress(args.games, "games");
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let traced = match args.choice.chosen()? {
        Chosen::Qin(game) => trace_qin(&game, tracing, &mut out, || bar.inc(1)),
        Chosen::Kaiser(game) => trace_kaiser(&game, tracing, &mut out, || bar.inc(1)),
    };
    bar.finish_and_clear();
    match traced {
        // Whoever was reading has seen enough.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        traced => traced.map(|()| ExitCode::SUCCESS).map_err(Refused::Output),
    }
}
