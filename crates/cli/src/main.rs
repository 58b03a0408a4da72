//! Mandate: two games of ancient China, their rules and their opponents in one program.

mod arena;
mod choice;
mod export;
mod import;
mod load;
mod perft;
mod play;
mod progress;
mod record;
mod refused;
mod server;
mod settings;
mod show;
mod trace;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

#[derive(Parser)]
#[command(name = "mandate", version, about = "Two games of ancient China", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal against the computer.
    Play(play::Args),
    /// Print random games in full, as JSON, for other implementations to check.
    Trace(trace::Args),
    /// Count the positions that a seeded deal leads to.
    Perft(perft::Args),
    /// Let bots play each other, and see how strong they are; statistics of the games; training.
    Arena(arena::Args),
    /// Check the record of a match: every move, every deal, the result.
    Verify(record::Args),
    /// Print the record of a match for people to read.
    Show(record::Args),
    /// Serve the games to browsers and programs.
    Serve(server::Serve),
    /// Copy everything that the server keeps into a file, also while it runs.
    Backup(server::Backup),
    /// Read a backup into an empty database, of either kind.
    Restore(server::Restore),
    /// Look whether the server has all it needs, and say what to do.
    Doctor(server::Serve),
    /// Write the records of matches that are over.
    Export(export::Args),
    /// Check records of matches, and keep them as tables that can be looked at.
    Import(import::Args),
    /// Put a server under load, and measure what it does.
    Load(load::Args),
    /// Print the version.
    Version,
}

/// What was said on the command line.
fn said() -> Cli {
    // A number below zero is a number: whoever wants another one says so.
    fn with_numbers(command: clap::Command) -> clap::Command {
        command.allow_negative_numbers(true).mut_subcommands(with_numbers)
    }
    let command = with_numbers(Cli::command()).mut_subcommand("doctor", settings::with_what_is_checked);
    let matches = command.try_get_matches().unwrap_or_else(|error| settings::with_source(error).exit());
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

fn main() -> ExitCode {
    let done = match said().command {
        Command::Play(args) => play::run(&args),
        Command::Trace(args) => trace::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Serve(args) => server::serve(args),
        Command::Backup(args) => server::backup(args),
        Command::Restore(args) => server::restore(args),
        Command::Doctor(args) => server::doctor(args),
        Command::Export(args) => export::run(args),
        Command::Import(args) => import::run(args),
        Command::Load(args) => load::run(&args),
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
