//! `mandate serve`, `backup`, `restore` and `doctor`: the commands of operators.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use ::server::config::{Config, DataSettings, Settings, Source, source};
use ::server::ops;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::error::CliError;
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    settings: Settings,
}

#[derive(clap::Args)]
pub(crate) struct Backup {
    #[command(flatten)]
    settings: DataSettings,
    /// The file to write; it must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

#[derive(clap::Args)]
pub(crate) struct Restore {
    #[command(flatten)]
    settings: DataSettings,
    /// A file written by `mandate backup`
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs the server until it is told to stop.
pub(crate) fn serve(args: Serve) -> Result<ExitCode, CliError> {
    let config = load(args.settings)?;
    let ready = |address: &str| {
        anstream::println!("Mandate is ready: {address}");
        let _ = std::io::stdout().flush();
    };
    block_on(ops::run(config, ready))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a backup, even while the server runs.
pub(crate) fn backup(args: Backup) -> Result<ExitCode, CliError> {
    let config = load(args.settings)?;
    let dumped = block_on(ops::backup(&config, &args.file))?;
    anstream::println!("Backed up {} rows to {}", dumped.rows, args.file.display());
    Ok(ExitCode::SUCCESS)
}

/// Restores a backup into an empty database.
pub(crate) fn restore(args: Restore) -> Result<ExitCode, CliError> {
    let config = load(args.settings)?;
    let dumped = block_on(ops::restore(&config, &args.file))?;
    anstream::println!("Restored {} rows", dumped.rows);
    Ok(ExitCode::SUCCESS)
}

/// Prints the findings of the doctor.
pub(crate) fn doctor(args: Serve) -> Result<ExitCode, CliError> {
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

/// Loads the configuration from the command line, the environment and the file.
pub(crate) fn load(settings: impl Into<Settings>) -> Result<Config, CliError> {
    Config::load(settings.into()).map_err(|fault| CliError::Server(fault.into()))
}

/// Runs a task of the server to its end.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, ops::OpsError>>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(CliError::Output)?;
    runtime.block_on(work).map_err(CliError::Server)
}

/// The settings that matter to `mandate doctor`. It accepts all of them, so that it can check any `mandate serve`.
const CHECKED: [&str; 7] = ["config", "data", "database-url", "listen", "public-url", "log", "help"];

/// Hides settings that the doctor doesn't check from its help.
pub(crate) fn hide_unchecked(command: clap::Command) -> clap::Command {
    command.mut_args(|argument| {
        let checked = argument.get_long().is_none_or(|name| CHECKED.contains(&name));
        argument.hide(!checked)
    })
}

/// Makes an error about a value from the environment name the variable instead of the flag.
pub(crate) fn name_source(mut error: clap::Error) -> clap::Error {
    if !matches!(error.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue) {
        return error;
    }
    let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg) else { return error };
    let flag = argument.split([' ', '=', '[']).next().unwrap_or_default().to_owned();
    if let source @ Source::Variable(_) = source(&flag) {
        error.insert(ContextKind::InvalidArg, ContextValue::String(source.to_string()));
    }
    error
}
