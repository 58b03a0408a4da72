//! A position to study: set up rather than dealt, played on by all sides, seen by anybody. Lessons,
//! puzzles, examples and analysis are made of it.

use game::{Rng, Seat, Seats, Viewer};

use crate::act::{Act, Entry};
use crate::dealing::Commitment;
use crate::look::{Look, Progress, SeatLook, UndoLook, ViewLook};
use crate::one_game::{Foreseen, Match};
use crate::options::Options;
use crate::outcome::{Ended, Finished, GameResult, Outcome};
use crate::redact::{Happened, Occupant, Shown, redact};
use crate::registry::{Choice, Seen, read_position};
use crate::reject::Reject;
use crate::table::{PROTOCOL, RULES};
use crate::unreadable::Unreadable;

/// A position, and what was played from there. What chance brings follows from the seed.
pub struct Study {
    options: Options,
    game: Box<dyn Match>,
    played: Vec<(Entry, Happened)>,
}

impl Study {
    /// The position that a text with everything in it describes.
    pub fn read(text: &str, seed: u64) -> Result<Self, Unreadable> {
        let (choice, game) = read_position(text, Rng::new(seed))?;
        Ok(Self { options: Options::new(choice), game, played: Vec::new() })
    }

    /// A position that agrees with this view.
    pub fn imagine(choice: Choice, view: &str, seed: u64) -> Result<Self, Unreadable> {
        let game = choice.read_view(view)?.imagine(Rng::new(seed));
        Ok(Self { options: Options::new(choice), game, played: Vec::new() })
    }

    /// Plays a move for the seat that decides.
    pub fn play(&mut self, text: &str) -> Result<(), Reject> {
        let seat = self.game.decides().ok_or(Reject::Over)?;
        let Foreseen { text, happened, after } = self.game.foresee(text)?;
        self.game = after;
        let chance = happened.chance_texts();
        let version = self.played.len() as u32 + 1;
        self.played.push((Entry { version, at: 0, act: Act::Move { seat, text }, chance }, happened));
        Ok(())
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.options.choice.players()
    }

    /// Who has to decide; nobody when the game is over.
    pub fn decides(&self) -> Option<Seat> {
        self.game.decides()
    }

    /// What a viewer sees, to think about it.
    pub fn seen(&self, viewer: Viewer) -> Seen {
        self.game.seen(viewer)
    }

    /// The position as text, with everything in it.
    pub fn position(&self) -> String {
        self.game.position()
    }

    /// What was played, as this viewer is shown it.
    pub fn entries(&self, viewer: Viewer) -> Vec<Shown> {
        self.played.iter().map(|(entry, happened)| redact(entry, happened, viewer)).collect()
    }

    /// The position as this viewer is shown it.
    pub fn look(&self, viewer: Viewer) -> Look {
        let players = self.players();
        let turn = self.decides();
        let (text, data) = self.game.view(viewer);
        let (results, outcome) = match turn {
            Some(_) => (Vec::new(), None),
            None => self.ended(),
        };
        Look {
            version: self.played.len() as u32,
            rules: RULES,
            protocol: PROTOCOL,
            options: self.options.clone(),
            you: Seat::all(players).find(|&seat| viewer.is(seat)).map(Seat::number),
            progress: if turn.is_some() { Progress::Playing } else { Progress::Over },
            seats: Seat::all(players).map(|seat| self.seat_look(seat)).collect(),
            game: 1,
            turn: turn.map(Seat::number),
            flag: None,
            since: None,
            view: Some(ViewLook { text, data }),
            legal: if turn.is_some_and(|seat| viewer.is(seat)) { self.game.legal() } else { Vec::new() },
            undo: UndoLook { free: !self.played.is_empty(), ..UndoLook::default() },
            results,
            outcome,
            dealing: None,
            commitment: Commitment::NONE,
            revealed: None,
        }
    }

    fn ended(&self) -> (Vec<GameResult>, Option<Outcome>) {
        let finished = Finished { first: const { Seat::new(0).unwrap() }, standings: self.game.standings() };
        let result = finished.result(Seats::NONE);
        let outcome = Outcome {
            ended: Ended::Played,
            winners: result.winners.clone(),
            forfeited: Vec::new(),
            games: vec![result.clone()],
        };
        (vec![result], Some(outcome))
    }

    fn seat_look(&self, seat: Seat) -> SeatLook {
        let colour = self.options.choice.seat_name(seat).to_owned();
        SeatLook { colour, occupant: Occupant::Empty, forfeited: false, left: None }
    }
}
