//! What bots choose in positions of random games.

use std::io::{self, Write};
use std::time::Duration;

use bots::{BotGame, Budget, Opponent, SearchBot};
use game::{Rng, Seat, Turn, Viewer};

use crate::tables::Table;

/// Every kind of bot that does not ask for the time.
const BOTS: [&str; 13] = [
    "net",
    "level:1",
    "level:2",
    "level:3",
    "level:4",
    "level:5",
    "level:6:200n",
    "flat:200n",
    "ismcts:200n",
    "guided:100n",
    "style:builder",
    "style:raider",
    "style:opportunist",
];

/// The number of positions in every game, from early to late.
const POSITIONS: u64 = 12;

/// How far apart they are, in steps.
const APART: u64 = 14;

/// Nobody looks at this clock: all budgets are nodes.
fn stopped() -> Duration {
    Duration::ZERO
}

/// Prints what each bot chooses in each position, and what a search says of its first three.
pub(crate) fn answer<G: BotGame>(table: &Table<G>, out: &mut impl Write) -> io::Result<()> {
    let game = &table.game;
    for n in 0..POSITIONS {
        let (state, mover) = position(game, n);
        let view = game.view(&state, Viewer::Seat(mover));
        for name in BOTS {
            let opponent: Opponent = name.parse().expect("an opponent");
            let m = opponent.bot(game, n, stopped).choose(game, &view);
            writeln!(out, "{} #{n} {name}: {m}", table.name)?;
        }
        write!(out, "{} #{n} thinks", table.name)?;
        let mut bot = SearchBot::new(game.network(), game.search_params(), Budget::Nodes(200), stopped, n);
        for candidate in bot.search(game, &view).iter().take(3) {
            write!(out, " | {} {} {:08x}", candidate.m, candidate.visits, candidate.value.to_bits())?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// A position of a random game in which somebody has to decide something of weight.
fn position<G: BotGame>(game: &G, n: u64) -> (G::State, Seat) {
    let mut rng = Rng::new(2).fork(n);
    let first = Seat::all(game.players()).next().expect("a seat at the table");
    let mut state = game.start(first);
    let mut last = None;
    for step in 0.. {
        match game.turn(&state) {
            Turn::Decide(seat) => {
                if game.trivial_move(&state).is_none() {
                    last = Some((state.clone(), seat));
                    if step >= APART * (n + 1) {
                        break;
                    }
                }
                let m = game.random_move(&state, &mut rng);
                game.play(&mut state, m);
            }
            Turn::Chance => {
                let outcome = game.random_outcome(&state, &mut rng);
                game.resolve(&mut state, outcome);
            }
            Turn::Over => break,
        }
    }
    last.expect("in every game something is to be decided")
}
