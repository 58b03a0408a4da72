//! `mandate export`: the records of matches that are over.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use ::server::config::DataSettings;
use ::server::id::TableId;
use ::server::ops;
use table::Record;

use crate::refused::Refused;
use crate::server::{block_on, load};

/// Which records, and where to.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: DataSettings,
    /// The table of one match, by its id [default: all matches that are over]
    #[arg(value_name = "TABLE")]
    table: Option<TableId>,
    /// Write a file for each match into this folder, instead of a line for each to the output
    #[arg(long, value_name = "DIR")]
    files: Option<PathBuf>,
}

/// Writes them, and says how many there were.
pub(crate) fn run(args: Args) -> Result<ExitCode, Refused> {
    let config = load(args.settings)?;
    let folder = args.files;
    if let Some(folder) = &folder {
        let wrong = |fault| Refused::Unwritten { what: "folder", option: "--files", file: folder.clone(), fault };
        fs::create_dir_all(folder).map_err(wrong)?;
    }
    let write = |table: &TableId, record: &Record| match &folder {
        Some(folder) => fs::write(folder.join(format!("{table}.json")), record.write()),
        None => writeln!(io::stdout().lock(), "{}", serde_json::to_string(record)?),
    };
    let exported = match block_on(ops::export(&config, args.table, write)) {
        // Whoever was reading has seen enough.
        Err(Refused::Server(ops::Failed::Export(fault))) if fault.kind() == io::ErrorKind::BrokenPipe => {
            return Ok(ExitCode::SUCCESS);
        }
        exported => exported?,
    };
    for (table, why) in &exported.wrong {
        anstream::eprintln!("mandate: the match at {table} is left out: {why}");
    }
    if let Some(folder) = &folder {
        anstream::println!("{} are in {}", records(exported.records), folder.display());
    } else {
        anstream::eprintln!("{}", records(exported.records));
    }
    Ok(if exported.wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn records(count: usize) -> String {
    game::words::counted(count as u32, "record")
}
