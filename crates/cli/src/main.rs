//! The `mandate` program: plays in the terminal, runs the server, and measures bots and servers.
//!
//! Each subcommand has a module of the same name; `play/` is the game in the terminal, `arena/` measures and trains
//! bots, `load/` puts a server under load, and `server` has what operators run. The work itself is done by the crates
//! `arena`, `server`, `table` and `bots`; this crate parses arguments and prints. Every error is a [`error::CliError`], whose
//! text says what to do. Start reading at [`Command`].

mod archive;
mod arena;
mod choice;
mod error;
mod load;
mod perft;
mod play;
mod record;

mod server;
mod trace;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};

#[derive(Parser)]
#[command(
    name = "mandate",
    version,
    about = "Qin and Der Kaiser von China: play in the terminal, host a server, measure bots",
    arg_required_else_help = true
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play against bots in the terminal.
    Play(play::Args),
    /// Start the server: the web page, the API and live play.
    Serve(server::Serve),
    /// Check what the server needs, and say how to fix what is wrong.
    Doctor(server::Serve),
    /// Write a backup of all data to a file, even while the server runs.
    Backup(server::Backup),
    /// Restore a backup into an empty database, SQLite or PostgreSQL.
    Restore(server::Restore),
    /// Export records of finished matches.
    Export(archive::Export),
    /// Check records of finished matches and store them as tables.
    Import(archive::Import),
    /// Verify the record of a match: every move, every deal, the result.
    Verify(record::Args),
    /// Print the record of a match in readable form.
    Show(record::Args),
    /// Measure, train and compare bots.
    Arena(arena::Args),
    /// Put a server under load and measure it.
    Load(load::Args),
    /// Print random games as JSON, to check other implementations of the rules.
    Trace(trace::Args),
    /// Count the positions reachable from a seeded deal.
    Perft(perft::Args),
    /// Print the version.
    Version,
}

/// Parses the command line.
fn parse() -> Cli {
    // Negative numbers are values, so that an option can refuse them with its own message.
    fn with_numbers(command: clap::Command) -> clap::Command {
        command.allow_negative_numbers(true).mut_subcommands(with_numbers)
    }
    let command = with_numbers(Cli::command()).mut_subcommand("doctor", server::hide_unchecked);
    let matches = command.try_get_matches().unwrap_or_else(|error| server::name_source(error).exit());
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// Returns a progress bar on standard error, which is hidden unless that is a terminal.
fn progress(total: u64, unit: &'static str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {unit}, {{eta}} left{{msg}}");
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(total).with_style(style)
}

fn main() -> ExitCode {
    let done = match parse().command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => server::serve(args),
        Command::Doctor(args) => server::doctor(args),
        Command::Backup(args) => server::backup(args),
        Command::Restore(args) => server::restore(args),
        Command::Export(args) => archive::export(args),
        Command::Import(args) => archive::import(args),
        Command::Verify(args) => record::verify(&args),
        Command::Show(args) => record::show(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Trace(args) => trace::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Version => {
            anstream::println!("mandate {}", env!("CARGO_PKG_VERSION"));
            Ok(ExitCode::SUCCESS)
        }
    };
    done.unwrap_or_else(|refused| {
        anstream::eprintln!("mandate: {refused}");
        refused.exit_code()
    })
}
