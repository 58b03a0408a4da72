//! The game loop: show, ask, play, until the game is over or the player quits.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use bots::sample_state;
use game::{Game, Rng, Seat, Turn};

use super::command::Command;
use super::hint::Adviser;
use super::opponents::Opponents;
use super::preview::preview;
use super::report::{Line, Report, paragraph};
use super::screen::{MoveOf, Screen, ViewOf};
use super::table::Table;
use super::theme::{Theme, firm, wrap};

/// A bot that takes longer is shown as thinking.
const PATIENCE: Duration = Duration::from_millis(600);

/// The maximum length of a line of input; the rest is ignored.
const LONGEST_LINE: usize = 200;

/// A game in progress.
pub(super) struct Session<S: Screen, R, W> {
    /// Draws the game and parses moves.
    pub(super) screen: S,
    /// The game itself.
    pub(super) table: Table<S::Game>,
    /// The bots in the other seats.
    pub(super) opponents: Opponents<S::Game>,
    /// Gives hints.
    pub(super) adviser: Adviser,
    /// For sampling hidden information; the deal is over when this is used.
    pub(super) rng: Rng,
    /// How to draw.
    pub(super) theme: Theme,
    /// The player's input.
    pub(super) input: R,
    /// Whether to echo input because no terminal does.
    pub(super) echo: bool,
    /// The output.
    pub(super) out: W,
    /// Events still to be shown.
    pub(super) report: Report,
}

impl<S: Screen, R: BufRead, W: Write> Session<S, R, W> {
    /// Plays until the game is over or the player quits.
    pub(super) fn run(&mut self, seed: u64, first: Seat) -> io::Result<()> {
        for text in self.screen.greeting() {
            self.say(&text)?;
        }
        self.say(&self.seating())?;
        self.say(&format!("{} plays first. Type help for the commands.", self.screen.name(first)))?;
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
                            "Goodbye. Use --seed {seed} and the same options to get the same {}s again.",
                            S::DRAWN
                        ));
                    }
                }
                Turn::Decide(seat) => self.think(seat)?,
                Turn::Over => {
                    self.show()?;
                    let outcome = self.screen.outcome(&self.view(), self.theme);
                    return write!(self.out, "{outcome}");
                }
            }
        }
    }

    /// Lists the seats.
    fn seating(&self) -> String {
        let seated = |seat: Seat| {
            let who = self.opponents.name(seat).unwrap_or_else(|| "you".to_owned());
            firm(format!("seat {} {}: {who}", seat.index() + 1, self.screen.name(seat)))
        };
        let seats: Vec<_> = Seat::all(self.screen.game().players()).map(seated).collect();
        format!("Players: {}.", seats.join(", "))
    }

    fn view(&self) -> ViewOf<S> {
        self.table.view(self.screen.me())
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{}", wrap("", 0, &self.theme.words(text)))
    }

    /// Shows what has happened and draws the position.
    fn show(&mut self) -> io::Result<()> {
        let told = self.report.take(&self.screen, self.theme);
        let picture = self.screen.picture(&self.view(), self.table.moves(), self.theme);
        write!(self.out, "{told}\n{picture}\n")
    }

    /// Lets a bot move, and shows that it is thinking if that takes long.
    fn think(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.table.view(seat);
        let (game, bot) = (self.screen.game(), self.opponents.bot(seat));
        let bot = bot.ok_or_else(|| io::Error::other("no bot for this seat"))?;
        let (theme, name, out) = (self.theme, self.screen.name(seat), &mut self.out);
        let m = thread::scope(|scope| {
            let (answer, answered) = mpsc::channel();
            scope.spawn(move || answer.send(bot.choose(game, &view)));
            let soon = answered.recv_timeout(PATIENCE);
            if soon.is_err() && theme.colour {
                write!(out, "{name} is thinking…")?;
                out.flush()?;
            }
            let m = soon.or_else(|_| answered.recv());
            if soon.is_err() && theme.colour {
                write!(out, "\r\x1b[K")?;
            }
            m.map_err(|_| io::Error::other("a bot failed to move"))
        })?;
        let events = self.table.play(seat, m).map_err(|illegal| io::Error::other(illegal.to_string()))?;
        self.report.add(Some(seat), self.screen.tell(&events));
        Ok(())
    }

    /// Asks the player until a move is made or the player quits.
    fn ask(&mut self) -> io::Result<ControlFlow<()>> {
        self.show()?;
        let view = self.view();
        let mut legal = Vec::new();
        self.screen.game().legal_moves(&sample_state(self.screen.game(), &view, &mut self.rng), &mut legal);
        loop {
            let question = self.theme.words(&self.screen.question(&view, &legal));
            write!(self.out, "{} {question} > ", self.screen.badge(self.screen.me(), self.theme))?;
            self.out.flush()?;
            let Some(line) = self.read_line()? else {
                writeln!(self.out)?;
                return Ok(ControlFlow::Break(()));
            };
            match Command::read(&line) {
                Command::Quit => return Ok(ControlFlow::Break(())),
                Command::Enter => match self.screen.default_move(&view, &legal) {
                    Some(m) if self.play(&[m])? => return Ok(ControlFlow::Continue(())),
                    Some(_) => {}
                    None => self.say("There is no default move here: type a move, moves or help.")?,
                },
                Command::Move(text) => match self.screen.read(&view, text) {
                    Ok(moves) if self.play(&moves)? => return Ok(ControlFlow::Continue(())),
                    Ok(_) => self.say("Try another move, or type moves to list legal ones.")?,
                    Err(fault) => self.say(&format!("{fault}. Type help for the commands."))?,
                },
                Command::Undo => match self.table.undo(self.screen.me()) {
                    Some(m) => {
                        self.say(&format!("Undid {m}."))?;
                        return Ok(ControlFlow::Continue(()));
                    }
                    None => self.say(&format!(
                        "Nothing to undo: a move is final once a {} is drawn or another player moves.",
                        S::DRAWN
                    ))?,
                },
                Command::Why(text) => self.explain(&view, text)?,
                command => self.inform(&view, command)?,
            }
        }
    }

    /// Reads a line of input; `None` at the end. Invalid bytes are replaced.
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

    /// Plays decisions in order. Returns whether the first was legal.
    fn play(&mut self, moves: &[MoveOf<S>]) -> io::Result<bool> {
        let me = self.screen.me();
        for (n, &m) in moves.iter().enumerate() {
            if self.table.turn() != Turn::Decide(me) {
                self.report.add(Some(me), [Line::Joined(format!("{m} isn’t needed any more"))]);
                break;
            }
            match self.table.play(me, m) {
                Ok(events) => self.report.add(Some(me), self.screen.tell(&events)),
                Err(illegal) if n > 0 => self.report.add(None, [Line::Joined(illegal.to_string())]),
                Err(illegal) => {
                    self.say(&illegal.to_string())?;
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Explains what a move would do or why it isn't allowed.
    fn explain(&mut self, view: &ViewOf<S>, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return self.say("Add the move you are asking about after why.");
        }
        let moves = match self.screen.read(view, text) {
            Ok(moves) => moves,
            Err(fault) => return self.say(&fault),
        };
        match preview(self.screen.game(), view, &moves, &mut self.rng) {
            Ok((mut events, certain)) => {
                if !certain {
                    events.push(format!("the rest depends on {}s that you can’t see", S::DRAWN));
                }
                write!(self.out, "{}", paragraph(&self.screen, self.theme, Some(self.screen.me()), &events))
            }
            Err(illegal) => self.say(&illegal.to_string()),
        }
    }

    /// Answers a command that doesn't change the game.
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
                let hint = self.adviser.hint(&self.screen, view, self.theme);
                write!(self.out, "{hint}")
            }
            Command::Help => {
                let [help, legend] = [S::HELP, S::LEGEND].map(|text| self.theme.words(text));
                writeln!(self.out, "{help}\n{}\n{legend}", Command::HELP)
            }
            Command::Rules => writeln!(self.out, "{}", self.theme.words(S::RULES)),
            Command::Score => write!(self.out, "{}", self.screen.standing(view, self.theme)),
            Command::Map => match self.screen.map(view, self.table.moves(), self.theme) {
                Some(map) => write!(self.out, "{map}"),
                None => self.show(),
            },
            Command::Tall => {
                self.theme.tall = !self.theme.tall;
                self.show()
            }
            _ => self.show(),
        }
    }
}
