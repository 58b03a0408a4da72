//! Mandate: two games of ancient China, their rules and their opponents in one program.

mod play;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Play(args) => play::run(&args),
    }
}
