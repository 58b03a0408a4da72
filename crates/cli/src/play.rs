//! `mandate play`: one person against the computer, in the terminal.

mod command;
mod foresight;
mod hint;
mod kaiser;
mod look;
mod opponents;
mod qin;
mod report;
mod screen;
mod session;
mod table;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use ::game::{Game, Rng, Seat};
use arena::clock::thread_cpu;
use bots::Opponent;

use self::kaiser::KaiserScreen;
use crate::choice::{Choice, Chosen};
use crate::refused::Refused;
use hint::Adviser;
use look::Look;
use opponents::Opponents;
use qin::QinScreen;
use report::Report;
use screen::Screen;
use session::Session;
use table::Table;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Your seat, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    seat: usize,
    /// The seat that has the first turn; by lot if left out
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    /// The seed of the shuffle and of the opponents; another each time if left out
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The opponents in the order of their seats, the last for all that are left: novice,
    /// apprentice, journeyman, expert, master or sage (level:1 to level:6), style:builder,
    /// style:raider, style:opportunist, or any other bot such as random or flat:1000n
    #[arg(long, value_name = "NAME,NAME,…", value_delimiter = ',', default_value = "level:3")]
    bots: Vec<Opponent>,
    /// How many nodes a hint looks at: more is better and slower
    #[arg(long, value_name = "N", default_value_t = 800, value_parser = clap::value_parser!(u32).range(1..))]
    hint_nodes: u32,
    /// Draw Qin's spaces two lines high, or Kaiser's map: for terminals of 37 lines and more
    #[arg(long)]
    tall: bool,
}

/// Plays one game; nothing that goes wrong at the start is a crash.
pub(crate) fn run(args: &Args) -> Result<ExitCode, Refused> {
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

/// The seat with this number, counted from 1 as people do.
fn seat(option: &'static str, number: usize, players: usize) -> Result<Seat, Refused> {
    let seat = number.checked_sub(1).filter(|&index| index < players).and_then(Seat::new);
    seat.ok_or(Refused::Seat { option, number, players })
}

fn play<S: Screen>(args: &Args, screen: S) -> Result<(), Refused> {
    let players = screen.game().players();
    let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() >> 32);
    let mut rng = Rng::new(seed);
    let lot = rng.below(players as u32) as usize + 1;
    let first = seat("--first", args.first.unwrap_or(lot), players)?;
    let table = Table::new(screen.game().clone(), first, &mut rng);
    let opponents = Opponents::new(&args.bots, screen.game(), screen.me(), &rng, thread_cpu)?;
    let adviser = Adviser { nodes: args.hint_nodes, clock: thread_cpu };
    let look = Look { colour: Look::wanted(), tall: args.tall };
    let echo = !io::stdin().is_terminal();
    let (input, out) = (io::stdin().lock(), anstream::stdout().lock());
    let report = Report::default();
    let mut session = Session { screen, table, opponents, adviser, rng, look, input, echo, out, report };
    match session.run(seed, first) {
        // Whoever was reading has gone away, which is no fault of the game.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(Refused::Terminal),
    }
}
