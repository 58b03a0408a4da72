//! `mandate verify` and `mandate show`: checks or prints the record of a match.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use table::Record;

use crate::error::CliError;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a finished match
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Args {
    fn read(&self) -> Result<Record, CliError> {
        let text =
            fs::read_to_string(&self.file).map_err(|fault| CliError::RecordFile { file: self.file.clone(), fault })?;
        Record::read(&text).map_err(|fault| CliError::Record { file: self.file.clone(), fault })
    }
}

/// Replays the record and prints what was checked.
pub(crate) fn verify(args: &Args) -> Result<ExitCode, CliError> {
    let verified = args.read()?.verify().map_err(|fault| CliError::Record { file: args.file.clone(), fault })?;
    anstream::println!("{verified}");
    Ok(ExitCode::SUCCESS)
}

/// Prints everything that happened, including what was hidden during the match.
pub(crate) fn show(args: &Args) -> Result<ExitCode, CliError> {
    let shown = args.read()?.show().map_err(|fault| CliError::Record { file: args.file.clone(), fault })?;
    match io::stdout().lock().write_all(shown.as_bytes()) {
        // The reader, such as `head`, has closed the pipe.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        written => written.map(|()| ExitCode::SUCCESS).map_err(CliError::Output),
    }
}
