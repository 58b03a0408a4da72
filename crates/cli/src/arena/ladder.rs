//! `mandate arena ladder`: rates several bots against each other.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arena::ArenaGame;
use arena::ladder::{Elo, Ladder, LadderResult, run as run_ladder, schedule};
use arena::plot;
use bots::Opponent;
use serde::Serialize;

use super::shared::{Table, Work, signed, some};
use super::whole::{can_be_written, replace};
use crate::choice::{Choice, Chosen};
use crate::error::CliError;
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// The bots, separated by commas
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', required = true)]
    bots: Vec<Opponent>,
    /// For two players: the number of deals per pair; for more: the total number of deals
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = some)]
    deals: u64,
    /// For two players: only bots at most this many places apart in the list meet
    #[arg(long, value_name = "N", value_parser = some)]
    neighbours: Option<u64>,
    /// The bot with 0 Elo [default: the first]
    #[arg(long, value_name = "BOT")]
    anchor: Option<Opponent>,
    /// Draw the ratings to this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw the ratings as a curve over the bots' budgets
    #[arg(long, requires = "svg")]
    line: bool,
    #[command(flatten)]
    work: Work,
}

/// The result.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    table: Table,
    anchor: String,
    deals: u64,
    seed: u64,
    #[serde(flatten)]
    rungs: LadderResult,
}

/// Plays the ladder and prints it.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    match args.choice.chosen()? {
        Chosen::Qin(game) => play(&game, args),
        Chosen::Kaiser(game) => play(&game, args),
    }
}

fn play<G: ArenaGame>(game: &G, args: &Args) -> Result<ExitCode, CliError> {
    let names = names(&args.bots)?;
    if args.neighbours.is_some() && game.players() > 2 {
        return Err(CliError::Neighbours);
    }
    let wanted = args.anchor.as_ref().map_or_else(|| names[0].clone(), ToString::to_string);
    let anchor = names.iter().position(|name| *name == wanted).ok_or(CliError::Anchor { bot: wanted })?;
    let neighbours = args.neighbours.map(|n| n as usize);
    let ladder = Ladder { bots: &args.bots, deals: args.deals, neighbours, anchor, seed: args.work.seed };
    if args.line && plot::budgets(&names).is_none() {
        return Err(CliError::NoLine);
    }
    if let Some(svg) = &args.svg {
        can_be_written(svg).map_err(|fault| unwritten(svg, fault))?;
    }

    let bar = progress((schedule(&ladder, game.players()).len() * game.players()) as u64, "games");
    let rungs = run_ladder(game, &ladder, args.work.threads(), || bar.inc(1));
    bar.finish_and_clear();
    let report = Report {
        table: Table::of(game),
        anchor: names[anchor].clone(),
        deals: args.deals,
        seed: args.work.seed,
        rungs,
    };
    if let Some(svg) = &args.svg {
        replace(svg, drawn(&report, args.line)?.as_bytes()).map_err(|fault| unwritten(svg, fault))?;
    }
    args.work.tell(&report, summary)
}

/// Returns the names of the bots: at least two, all different.
fn names(bots: &[Opponent]) -> Result<Vec<String>, CliError> {
    let names: Vec<_> = bots.iter().map(ToString::to_string).collect();
    let mut seen = BTreeSet::new();
    let twice = names.iter().find(|name| !seen.insert(name.as_str())).cloned();
    if twice.is_some() || names.len() < 2 { Err(CliError::Bots { twice }) } else { Ok(names) }
}

fn unwritten(path: &Path, fault: io::Error) -> CliError {
    CliError::Unwritten { what: "picture", option: "--svg", file: path.to_owned(), fault }
}

fn drawn(report: &Report, line: bool) -> Result<String, CliError> {
    let title = report.table.words();
    let rungs = &report.rungs.rungs;
    let svg = match line.then(|| plot::lines_of(rungs)).flatten() {
        Some((lines, unit)) => plot::lines(&title, &lines, unit),
        None => plot::bars(&title, rungs),
    };
    svg.map_err(|fault| CliError::Output(io::Error::other(fault)))
}

fn summary(report: &Report) -> String {
    let Report { table, anchor, seed, rungs, .. } = report;
    let mut text = format!("Ladder of {}: {} games, seed {seed}, {anchor} has 0 Elo\n\n", table.words(), rungs.games);
    let width = rungs.rungs.iter().map(|rung| rung.bot.chars().count()).max().unwrap_or(0).max(3);
    let _ = writeln!(
        text,
        "{:<width$} {:>8} {:>18} {:>26} {:>8} {:>7} {:>10}",
        "bot", "Elo", "95 % interval", "above the next", "won", "games", "ms a move"
    );
    for rung in &rungs.rungs {
        let next = rung.above_next.as_ref().map_or_else(String::new, above);
        let _ = writeln!(
            text,
            "{:<width$} {:>8} {:>18} {:>26} {:>6.1} % {:>7} {:>10.3}",
            rung.bot,
            signed(rung.rating.elo),
            between(&rung.rating),
            next,
            100.0 * rung.score,
            rung.games,
            rung.ms_per_move
        );
    }
    text
}

fn between(elo: &Elo) -> String {
    format!("[{}, {}]", signed(elo.elo_low), signed(elo.elo_high))
}

fn above(elo: &Elo) -> String {
    format!("{} {}", signed(elo.elo), between(elo))
}
