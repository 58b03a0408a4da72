//! `mandate play`: one person against the computer, in the terminal.

mod command;
mod foresight;
mod kaiser;
mod look;
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
use clap::ValueEnum;
use search::{Bot, Flat, Judged, Random};

use self::kaiser::KaiserScreen;
use crate::choice::{Choice, Chosen};
use crate::refused::Refused;
use look::Look;
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
    /// How the opponents decide
    #[arg(long, value_enum, default_value_t = Opponents::Flat)]
    bots: Opponents,
    /// How many games flat opponents imagine for a decision: more is stronger and slower
    #[arg(long, value_name = "N", default_value_t = Flat::PLAYOUTS)]
    playouts: u32,
    /// Draw Qin's spaces two lines high, or Kaiser's map: for terminals of 37 lines and more
    #[arg(long)]
    tall: bool,
}

/// The opponents there are.
#[derive(Clone, Copy, ValueEnum)]
enum Opponents {
    /// Try moves in imagined games
    Flat,
    /// Play anything that is legal
    Random,
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
    let bots = Seat::all(players).map(|seat| opponent(args, rng.fork(seat.index() as u64).next_u64())).collect();
    let look = Look { colour: Look::wanted(), tall: args.tall };
    let echo = !io::stdin().is_terminal();
    let (input, out) = (io::stdin().lock(), anstream::stdout().lock());
    let mut session = Session { screen, table, bots, rng, look, input, echo, out, report: Report::default() };
    match session.run(seed, first) {
        // Whoever was reading has gone away, which is no fault of the game.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(Refused::Terminal),
    }
}

fn opponent<G: Judged>(args: &Args, seed: u64) -> Box<dyn Bot<G> + Send> {
    match args.bots {
        Opponents::Flat => Box::new(Flat::with_playouts(seed, args.playouts)),
        Opponents::Random => Box::new(Random::new(seed)),
    }
}
