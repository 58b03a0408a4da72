//! The conversation: show, ask, play, until the game is over or the player leaves.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use bots::sample_state;
use game::{Game, Rng, Seat, Turn};

use super::command::Command;
use super::foresight::foresee;
use super::hint::Adviser;
use super::look::{Look, firm, wrap};
use super::opponents::Opponents;
use super::report::{Report, Told, paragraph};
use super::screen::{MoveOf, Screen, ViewOf};
use super::table::Table;

/// A bot that takes longer than this is said to be thinking.
const PATIENCE: Duration = Duration::from_millis(600);

/// No sensible line of input has more characters; the rest is not looked at.
const LONGEST_LINE: usize = 200;

/// One player's game in progress.
pub(super) struct Session<S: Screen, R, W> {
    /// What the player sees.
    pub(super) screen: S,
    /// The match.
    pub(super) table: Table<S::Game>,
    /// Who plays the other seats.
    pub(super) opponents: Opponents<S::Game>,
    /// Who gives hints.
    pub(super) adviser: Adviser,
    /// For imagining worlds; the dealing is over when this is used.
    pub(super) rng: Rng,
    /// How to draw.
    pub(super) look: Look,
    /// What the player types.
    pub(super) input: R,
    /// Is what is typed shown by nobody else?
    pub(super) echo: bool,
    /// Where everything is shown.
    pub(super) out: W,
    /// What is still to be told.
    pub(super) report: Report,
}

impl<S: Screen, R: BufRead, W: Write> Session<S, R, W> {
    /// Plays until the game is over or the player leaves.
    pub(super) fn run(&mut self, seed: u64, first: Seat) -> io::Result<()> {
        for text in self.screen.greeting() {
            self.say(&text)?;
        }
        self.say(&self.seating())?;
        self.say(&format!("{} begins. Type help to see what you can type.", self.screen.name(first)))?;
        writeln!(self.out)?;
        loop {
            match self.table.turn() {
                Turn::Chance => {
                    let actor = self.table.moves().last().map_or(self.screen.me(), |&(seat, _)| seat);
                    let events = self.table.deal(self.screen.me());
                    self.report.add(Some(actor), self.screen.tell(&events));
                }
                Turn::Decide(seat) if seat == self.screen.me() => {
                    if self.ask()?.is_break() {
                        return self.say(&format!(
                            "Goodbye. With --seed {seed} and the same options the same {}s come again.",
                            S::DRAWN
                        ));
                    }
                }
                Turn::Decide(seat) => self.think(seat)?,
                Turn::Over => {
                    self.show()?;
                    let outcome = self.screen.outcome(&self.view(), self.look);
                    return write!(self.out, "{outcome}");
                }
            }
        }
    }

    /// Who sits where.
    fn seating(&self) -> String {
        let seated = |seat: Seat| {
            let who = self.opponents.name(seat).unwrap_or_else(|| "you".to_owned());
            firm(format!("seat {} {}: {who}", seat.index() + 1, self.screen.name(seat)))
        };
        let seats: Vec<_> = Seat::all(self.screen.game().players()).map(seated).collect();
        format!("At the table: {}.", seats.join(", "))
    }

    fn view(&self) -> ViewOf<S> {
        self.table.view(self.screen.me())
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{}", wrap("", 0, &self.look.words(text)))
    }

    /// Tells what happened and draws the position.
    fn show(&mut self) -> io::Result<()> {
        let told = self.report.take(&self.screen, self.look);
        let picture = self.screen.picture(&self.view(), self.table.moves(), self.look);
        write!(self.out, "{told}\n{picture}\n")
    }

    /// Lets a bot decide, and says so if that takes long.
    fn think(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.table.view(seat);
        let (game, bot) = (self.screen.game(), self.opponents.bot(seat));
        let bot = bot.ok_or_else(|| io::Error::other("nobody plays this seat"))?;
        let (look, name, out) = (self.look, self.screen.name(seat), &mut self.out);
        let m = thread::scope(|scope| {
            let (answer, answered) = mpsc::channel();
            scope.spawn(move || answer.send(bot.choose(game, &view)));
            let soon = answered.recv_timeout(PATIENCE);
            if soon.is_err() && look.colour {
                write!(out, "{name} is thinking …")?;
                out.flush()?;
            }
            let m = soon.or_else(|_| answered.recv());
            if soon.is_err() && look.colour {
                write!(out, "\r\x1b[K")?;
            }
            m.map_err(|_| io::Error::other("an opponent gave no answer"))
        })?;
        let events = self.table.play(seat, m).map_err(|illegal| io::Error::other(illegal.to_string()))?;
        self.report.add(Some(seat), self.screen.tell(&events));
        Ok(())
    }

    /// Asks the player until a move is made, or the player leaves.
    fn ask(&mut self) -> io::Result<ControlFlow<()>> {
        self.show()?;
        let view = self.view();
        let mut legal = Vec::new();
        self.screen.game().legal_moves(&sample_state(self.screen.game(), &view, &mut self.rng), &mut legal);
        loop {
            let question = self.screen.question(&view, &legal);
            write!(self.out, "{} {question} > ", self.screen.badge(self.screen.me(), self.look))?;
            self.out.flush()?;
            let Some(line) = self.read_line()? else {
                writeln!(self.out)?;
                return Ok(ControlFlow::Break(()));
            };
            match Command::read(&line) {
                Command::Quit => return Ok(ControlFlow::Break(())),
                Command::Enter => match self.screen.usual(&view, &legal) {
                    Some(m) if self.play(&[m])? => return Ok(ControlFlow::Continue(())),
                    Some(_) => {}
                    None => self.say("There is more than one way to go on: type a move, moves, or help.")?,
                },
                Command::Move(text) => match self.screen.read(&view, text) {
                    Ok(moves) if self.play(&moves)? => return Ok(ControlFlow::Continue(())),
                    Ok(_) => self.say("Try another move, or type moves to see what is legal.")?,
                    Err(fault) => self.say(&format!("{fault}. Type help to see what you can type."))?,
                },
                Command::Undo => match self.table.undo(self.screen.me()) {
                    Some(m) => {
                        self.say(&format!("{m} is taken back."))?;
                        return Ok(ControlFlow::Continue(()));
                    }
                    None => self.say(&format!(
                        "Nothing to take back: a move can be until a {} is drawn or others move.",
                        S::DRAWN
                    ))?,
                },
                Command::Why(text) => self.explain(&view, text)?,
                command => self.inform(&view, command)?,
            }
        }
    }

    /// A line of input without its end; `None` when there is no more. Nonsense is read as
    /// well as it goes.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let line: String = String::from_utf8_lossy(&bytes).trim().chars().take(LONGEST_LINE).collect();
        let line = line.replace(char::is_control, " ");
        if self.echo {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Plays the decisions one after the other. Was any of them possible?
    fn play(&mut self, moves: &[MoveOf<S>]) -> io::Result<bool> {
        let me = self.screen.me();
        for (n, &m) in moves.iter().enumerate() {
            if self.table.turn() != Turn::Decide(me) {
                self.report.add(Some(me), [Told::Along(format!("{m} is not needed any more"))]);
                break;
            }
            match self.table.play(me, m) {
                Ok(events) => self.report.add(Some(me), self.screen.tell(&events)),
                Err(illegal) if n > 0 => self.report.add(None, [Told::Along(illegal.to_string())]),
                Err(illegal) => {
                    self.say(&illegal.to_string())?;
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Says what a move would do, or why it may not be played.
    fn explain(&mut self, view: &ViewOf<S>, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return self.say("Write the move behind it, and I say what it would do, or why it may not be played.");
        }
        let moves = match self.screen.read(view, text) {
            Ok(moves) => moves,
            Err(fault) => return self.say(&fault),
        };
        match foresee(self.screen.game(), view, &moves, &mut self.rng) {
            Ok((mut events, certain)) => {
                if !certain {
                    events.push(format!("what follows depends on {}s that you cannot see", S::DRAWN));
                }
                write!(self.out, "{}", paragraph(&self.screen, self.look, Some(self.screen.me()), &events))
            }
            Err(illegal) => self.say(&illegal.to_string()),
        }
    }

    /// Answers what changes nothing.
    fn inform(&mut self, view: &ViewOf<S>, command: Command<'_>) -> io::Result<()> {
        match command {
            Command::Moves(about) => {
                let world = sample_state(self.screen.game(), view, &mut self.rng);
                for text in self.screen.list(view, &world, about) {
                    self.say(&text)?;
                }
                Ok(())
            }
            Command::Hint => {
                let hint = self.adviser.hint(&self.screen, view, self.look);
                write!(self.out, "{hint}")
            }
            Command::Help => writeln!(self.out, "{}\n{}\n{}", S::HELP, Command::HELP, self.look.words(S::LEGEND)),
            Command::Rules => writeln!(self.out, "{}", self.look.words(S::RULES)),
            Command::Score => write!(self.out, "{}", self.screen.standing(view, self.look)),
            Command::Map => match self.screen.map(view, self.table.moves(), self.look) {
                Some(map) => write!(self.out, "{map}"),
                None => self.show(),
            },
            Command::Tall => {
                self.look.tall = !self.look.tall;
                self.show()
            }
            _ => self.show(),
        }
    }
}
