//! The bots in the other seats.

use bots::{Bot, BotGame, Clock, Opponent, Persona};
use game::{Rng, Seat};

use crate::error::CliError;

/// The bots in all seats but the player's.
pub(super) struct Opponents<G: BotGame> {
    /// By seat; `None` for the player's own.
    seats: Vec<Option<(Opponent, BoxedBot<G>)>>,
}

type BoxedBot<G> = Box<dyn Bot<G> + Send>;

impl<G: BotGame> Opponents<G> {
    /// Seats these bots from the first seat on, skipping the player's; the last one fills the remaining seats.
    pub(super) fn new(names: &[Opponent], game: &G, me: Seat, rng: &Rng, clock: Clock) -> Result<Self, CliError> {
        let (players, opponents) = (game.players(), game.players() - 1);
        if names.len() > opponents {
            return Err(CliError::TooManyBots { names: names.len(), opponents });
        }
        let mut names = names.iter().chain(names.last().into_iter().cycle());
        let seats = Seat::all(players).map(|seat| {
            let name = if seat == me { None } else { names.next() }?;
            Some((*name, name.bot(game, rng.fork(seat.index() as u64).next_u64(), clock)))
        });
        Ok(Self { seats: seats.collect() })
    }

    /// Returns the name of the bot in a seat; `None` for the player's own.
    pub(super) fn name(&self, seat: Seat) -> Option<String> {
        self.seats[seat.index()].as_ref().map(|(name, _)| match name {
            Opponent::Persona(Persona::Level(level, _)) => format!("{name} ({})", level.name()),
            _ => name.to_string(),
        })
    }

    /// Returns the bot in a seat.
    pub(super) fn bot(&mut self, seat: Seat) -> Option<&mut BoxedBot<G>> {
        self.seats[seat.index()].as_mut().map(|(_, bot)| bot)
    }
}
