//! `mandate serve`, `backup`, `restore` and `doctor`: what an operator does.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use ::server::config::{Config, DataSettings, Settings};
use ::server::ops;

use crate::progress::progress;
use crate::refused::Refused;

/// Where and how to serve.
#[derive(clap::Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    settings: Settings,
}

/// What to copy, and where to.
#[derive(clap::Args)]
pub(crate) struct Backup {
    #[command(flatten)]
    settings: DataSettings,
    /// The file to write; it must not be there yet
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// What to read back.
#[derive(clap::Args)]
pub(crate) struct Restore {
    #[command(flatten)]
    settings: DataSettings,
    /// A file that `mandate backup` has written
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Answers until it is told to stop.
pub(crate) fn serve(args: Serve) -> Result<ExitCode, Refused> {
    let config = load(args.settings)?;
    let ready = |address: &str| {
        anstream::println!("Mandate is ready: {address}");
        let _ = std::io::stdout().flush();
    };
    block_on(ops::run(config, ready))?;
    Ok(ExitCode::SUCCESS)
}

/// Copies everything into a file, also while the server runs.
pub(crate) fn backup(args: Backup) -> Result<ExitCode, Refused> {
    let config = load(args.settings)?;
    let dumped = block_on(ops::backup(&config, &args.file))?;
    anstream::println!("{} rows are in {}", dumped.rows, args.file.display());
    Ok(ExitCode::SUCCESS)
}

/// Reads a backup into an empty database.
pub(crate) fn restore(args: Restore) -> Result<ExitCode, Refused> {
    let config = load(args.settings)?;
    let dumped = block_on(ops::restore(&config, &args.file))?;
    anstream::println!("{} rows are restored", dumped.rows);
    Ok(ExitCode::SUCCESS)
}

/// Looks whether all is well.
pub(crate) fn doctor(args: Serve) -> Result<ExitCode, Refused> {
    let config = load(args.settings)?;
    let bar = progress(0, "tables replayed");
    let show = |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    };
    let findings = block_on(async { Ok(ops::doctor_with(&config, show).await) })?;
    bar.finish_and_clear();
    for finding in &findings {
        match &finding.how {
            Ok(how) => anstream::println!("ok     {}: {how}", finding.what),
            Err(wrong) => anstream::println!("WRONG  {}: {wrong}", finding.what),
        }
    }
    let well = findings.iter().all(|finding| finding.how.is_ok());
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The configuration of these settings.
pub(crate) fn load(settings: impl Into<Settings>) -> Result<Config, Refused> {
    Config::load(settings.into()).map_err(|fault| Refused::Server(fault.into()))
}

/// Does something for the server to its end.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, ops::Failed>>) -> Result<T, Refused> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Refused::Output)?;
    runtime.block_on(work).map_err(Refused::Server)
}
