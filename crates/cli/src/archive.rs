//! `mandate export` and `mandate import`: finished matches as record files.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::server::config::DataSettings;
use ::server::id::TableId;
use ::server::live::finished;
use ::server::ops;
use ::server::store::FinishedMatch;
use serde_json::Value;
use table::{BadRecord, Record};

use crate::error::CliError;
use crate::server::{block_on, load};

#[derive(clap::Args)]
pub(crate) struct Export {
    #[command(flatten)]
    settings: DataSettings,
    /// The ID of one table [default: all finished matches]
    #[arg(value_name = "TABLE")]
    table: Option<TableId>,
    /// Write one file per match into this directory instead of one line per match to standard output
    #[arg(long, value_name = "DIR")]
    files: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct Import {
    #[command(flatten)]
    settings: DataSettings,
    /// Files with one or more records of finished matches; - reads standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Writes the records and prints how many there are.
pub(crate) fn export(args: Export) -> Result<ExitCode, CliError> {
    let config = load(args.settings)?;
    let folder = args.files;
    if let Some(folder) = &folder {
        let wrong = |fault| CliError::Unwritten { what: "directory", option: "--files", file: folder.clone(), fault };
        fs::create_dir_all(folder).map_err(wrong)?;
    }
    let write = |table: &TableId, record: &Record| match &folder {
        Some(folder) => fs::write(folder.join(format!("{table}.json")), record.write()),
        None => writeln!(io::stdout().lock(), "{}", serde_json::to_string(record)?),
    };
    let exported = match block_on(ops::export(&config, args.table, write)) {
        // The reader, such as `head`, has closed the pipe.
        Err(CliError::Server(ops::OpsError::Export(fault))) if fault.kind() == io::ErrorKind::BrokenPipe => {
            return Ok(ExitCode::SUCCESS);
        }
        exported => exported?,
    };
    for (table, why) in &exported.wrong {
        anstream::eprintln!("mandate: skipped the match at {table}: {why}");
    }
    if let Some(folder) = &folder {
        anstream::println!("Exported {} to {}", records(exported.records), folder.display());
    } else {
        anstream::eprintln!("Exported {}", records(exported.records));
    }
    Ok(if exported.wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks all records as `mandate verify` does; if they are all valid, stores them and prints the ID of each table.
pub(crate) fn import(args: Import) -> Result<ExitCode, CliError> {
    let config = load(args.settings)?;
    let mut matches = Vec::new();
    for file in &args.files {
        matches.extend(read(file)?);
    }
    block_on(ops::import(&config, &matches, |table| anstream::println!("{table}")))?;
    anstream::eprintln!("Imported {}", records(matches.len()));
    Ok(ExitCode::SUCCESS)
}

/// Reads all matches of a file with one record or several in a row.
fn read(file: &Path) -> Result<Vec<FinishedMatch>, CliError> {
    let text = if file == Path::new("-") { io::read_to_string(io::stdin().lock()) } else { fs::read_to_string(file) };
    let text = text.map_err(|fault| CliError::RecordFile { file: file.to_owned(), fault })?;
    let mut matches = Vec::new();
    for value in serde_json::Deserializer::from_str(&text).into_iter::<Value>() {
        let number = matches.len() + 1;
        let wrong = |fault| CliError::Import { file: file.to_owned(), number, fault };
        let value = value.map_err(|fault| wrong(BadRecord::Unreadable(fault.to_string())))?;
        matches.push(Record::read(&value.to_string()).and_then(finished).map_err(wrong)?);
    }
    if matches.is_empty() {
        let fault = BadRecord::Unreadable("the file is empty".to_owned());
        return Err(CliError::Record { file: file.to_owned(), fault });
    }
    Ok(matches)
}

fn records(count: usize) -> String {
    game::words::counted(count as u32, "record")
}
