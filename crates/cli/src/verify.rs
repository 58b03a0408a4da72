//! `mandate verify`: checks the record of a match.

use std::process::ExitCode;

use crate::record::{self, Args};
use crate::refused::Refused;

/// Replays the record and says what was checked.
pub(crate) fn run(args: &Args) -> Result<ExitCode, Refused> {
    let verified =
        record::read(&args.file)?.verify().map_err(|fault| Refused::Record { file: args.file.clone(), fault })?;
    anstream::println!("{verified}");
    Ok(ExitCode::SUCCESS)
}
