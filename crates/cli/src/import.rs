//! `mandate import`: records of matches, into the database.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::server::config::DataSettings;
use ::server::live::finished;
use ::server::ops;
use ::server::store::Finished;
use serde_json::Value;
use table::{BadRecord, Record};

use crate::refused::Refused;
use crate::server::{block_on, load};

/// What to bring, and where to.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: DataSettings,
    /// Records of finished matches, one or many to a file; - is the input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Checks all of them as `mandate verify` does; if all are right, stores them, and says at which tables.
pub(crate) fn run(args: Args) -> Result<ExitCode, Refused> {
    let config = load(args.settings)?;
    let mut matches = Vec::new();
    for file in &args.files {
        matches.extend(read(file)?);
    }
    block_on(ops::import(&config, &matches, |table| anstream::println!("{table}")))?;
    anstream::eprintln!("{}", game::words::counted(matches.len() as u32, "record"));
    Ok(ExitCode::SUCCESS)
}

/// All matches of a file, which has one record or one after the other.
fn read(file: &Path) -> Result<Vec<Finished>, Refused> {
    let text = if file == Path::new("-") { io::read_to_string(io::stdin().lock()) } else { fs::read_to_string(file) };
    let text = text.map_err(|fault| Refused::RecordFile { file: file.to_owned(), fault })?;
    let mut matches = Vec::new();
    for value in serde_json::Deserializer::from_str(&text).into_iter::<Value>() {
        let number = matches.len() + 1;
        let wrong = |fault| Refused::Import { file: file.to_owned(), number, fault };
        let value = value.map_err(|fault| wrong(BadRecord::Unreadable(fault.to_string())))?;
        matches.push(Record::read(&value.to_string()).and_then(finished).map_err(wrong)?);
    }
    if matches.is_empty() {
        let fault = BadRecord::Unreadable("there is nothing in it".to_owned());
        return Err(Refused::Record { file: file.to_owned(), fault });
    }
    Ok(matches)
}
