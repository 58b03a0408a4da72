//! `mandate play`: one person against bots, in the terminal.

mod command;
mod hint;
mod kaiser;
mod opponents;
mod preview;
mod qin;
mod report;
mod screen;
mod session;
mod table;
mod theme;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use ::game::{Game, Rng, Seat};
use arena::clock::thread_cpu;
use bots::Opponent;

use self::kaiser::KaiserScreen;
use crate::choice::{Choice, Chosen};
use crate::error::CliError;
use hint::Adviser;
use opponents::Opponents;
use qin::QinScreen;
use report::Report;
use screen::Screen;
use session::Session;
use table::Table;
use theme::Theme;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Your seat, counted from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    seat: usize,
    /// The seat that plays first [default: random]
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    /// The seed of the shuffle and the opponents [default: random]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The opponents by seat; the last one fills the remaining seats. Levels are novice, apprentice,
    /// journeyman, expert, master and sage (level:1 to level:6), styles are style:builder, style:raider
    /// and style:opportunist; other bots work too, such as random or flat:1000n
    #[arg(long, value_name = "NAME,NAME,…", value_delimiter = ',', default_value = "level:3")]
    bots: Vec<Opponent>,
    /// The number of nodes to search for a hint; more is better but slower
    #[arg(long, value_name = "N", default_value_t = 800, value_parser = clap::value_parser!(u32).range(1..))]
    hint_nodes: u32,
    /// Draw Qin's spaces two lines high, or Kaiser's map; for terminals with at least 37 lines
    #[arg(long)]
    tall: bool,
}

/// Plays one game.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CliError> {
    match args.choice.chosen()? {
        Chosen::Qin(game) => {
            let seat = seat("--seat", args.seat, game.players())?;
            play(args, QinScreen::new(game, seat))?;
        }
        Chosen::Kaiser(game) => {
            let seat = seat("--seat", args.seat, game.players())?;
            play(args, KaiserScreen::new(game, seat))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the seat with this number, counted from 1.
fn seat(option: &'static str, number: usize, players: usize) -> Result<Seat, CliError> {
    let seat = number.checked_sub(1).filter(|&index| index < players).and_then(Seat::new);
    seat.ok_or(CliError::Seat { option, number, players })
}

fn play<S: Screen>(args: &Args, screen: S) -> Result<(), CliError> {
    let players = screen.game().players();
    let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() >> 32);
    let mut rng = Rng::new(seed);
    let lot = rng.below(players as u32) as usize + 1;
    let first = seat("--first", args.first.unwrap_or(lot), players)?;
    let table = Table::new(screen.game().clone(), first, &mut rng);
    let opponents = Opponents::new(&args.bots, screen.game(), screen.me(), &rng, thread_cpu)?;
    let adviser = Adviser { nodes: args.hint_nodes, clock: thread_cpu };
    let theme = Theme { colour: Theme::colours_wanted(), tall: args.tall };
    let echo = !io::stdin().is_terminal();
    let (input, out) = (io::stdin().lock(), anstream::stdout().lock());
    let report = Report::default();
    let mut session = Session { screen, table, opponents, adviser, rng, theme, input, echo, out, report };
    match session.run(seed, first) {
        // The reader has closed the pipe.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(CliError::Terminal),
    }
}
