//! Reading the file of a record.

use std::fs;
use std::path::{Path, PathBuf};

use table::Record;

use crate::refused::Refused;

/// What can be said on the command line about a record.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a finished match
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

/// The record in a file.
pub(crate) fn read(file: &Path) -> Result<Record, Refused> {
    let text = fs::read_to_string(file).map_err(|fault| Refused::RecordFile { file: file.to_owned(), fault })?;
    Record::read(&text).map_err(|fault| Refused::Record { file: file.to_owned(), fault })
}
