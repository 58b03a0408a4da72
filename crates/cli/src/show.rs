//! `mandate show`: prints a match for people to read.

use std::io::{self, Write as _};
use std::process::ExitCode;

use crate::record::{self, Args};
use crate::refused::Refused;

/// Prints everything that happened, with what was hidden.
pub(crate) fn run(args: &Args) -> Result<ExitCode, Refused> {
    let shown = record::read(&args.file)?.show().map_err(|fault| Refused::Record { file: args.file.clone(), fault })?;
    match io::stdout().lock().write_all(shown.as_bytes()) {
        // Whoever was reading has seen enough.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        written => written.map(|()| ExitCode::SUCCESS).map_err(Refused::Output),
    }
}
