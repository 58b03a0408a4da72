//! The engine that the page asks: it holds one table.

use std::fmt::Display;

use game::{Seat, Viewer};
use serde::Serialize;
use table::{
    Act, Command, Contribution, Entry, Look, Options, Player, Record, Secret, Shown, Sitter, Table, Verified, Who,
};

use crate::about::about;
use crate::answer::{Fault, write};
use crate::lesson::tried;
use crate::opponents::{advise, outlook, think};
use crate::request::{Chosen, Request};
use crate::rules::{foresee, read};
use crate::saved::Saved;
use crate::standing::Standing;
use crate::study::{set_up, studied};

/// Answers the questions of the page. It holds one table, or none yet.
#[derive(Default)]
pub struct Engine {
    open: Option<OpenTable>,
}

struct OpenTable {
    table: Table,
    secret: Secret,
}

/// The answer to a command.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Done {
    version: u32,
}

/// A table that was opened.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Opened {
    version: u32,
    options: Options,
    /// The seats of people.
    people: Vec<u8>,
}

/// Whether a board can be played on, and if not, why.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct BoardChecked {
    playable: bool,
    line: Option<usize>,
    column: Option<usize>,
    kind: Option<&'static str>,
    text: Option<String>,
}

impl Engine {
    /// The answer to a question; both are JSON.
    pub fn ask(&mut self, request: &str) -> String {
        let request = match json::read(request) {
            Ok(request) => request,
            Err(unfit) => return write::<()>(&Err(Fault::new("unreadable", &unfit))),
        };
        match request {
            Request::About => write(&Ok(about())),
            Request::Open { options, seats, secret, at } => write(&self.open(options, seats, secret, at)),
            Request::Load { saved } => write(&self.load(&saved)),
            Request::Read { text } => write(&self.read(&text)),
            Request::Verify { text } => write(&verify(&text)),
            Request::Commit { dealer, round, seat, contribution } => {
                write(&Ok(contribution.commitment(&dealer, round, seat)))
            }
            Request::Save => write(&self.open_table().map(OpenTable::saved)),
            Request::Record => {
                write(&self.open_table().and_then(|open| open.table.record().map_err(fault("not_over"))))
            }
            Request::Look { viewer, version } => write(&self.look(viewer, version)),
            Request::Since { viewer, version } => write(&self.since(viewer, version)),
            Request::Do { seen, command, at } => write(&self.execute(seen, command, at)),
            Request::Continue { version, seat, at } => write(&self.continue_from(version, seat, at)),
            Request::Course => write(&self.course()),
            Request::Foresee { choice, view, text } => {
                write(&read(&choice, &view).and_then(|seen| foresee(&seen, &text)))
            }
            Request::Standing { choice, view } => write(&read(&choice, &view).map(|seen| Standing::of(&seen))),
            Request::Think { choice, view, opponent, seed } => {
                write(&read(&choice, &view).and_then(|seen| think(&seen, &opponent, seed)))
            }
            Request::Advise { choice, view, budget, most, also } => {
                write(&read(&choice, &view).and_then(|seen| advise(&seen, &budget, most, &also)))
            }
            Request::Outlook { choice, view, worlds } => {
                write(&read(&choice, &view).and_then(|seen| outlook(&seen, worlds)))
            }
            Request::Study { choice, position, moves, seed, viewer, follow } => {
                write(&set_up(choice, &position, seed).and_then(|study| studied(study, &moves, viewer, follow)))
            }
            Request::Lesson { lesson, tries } => write(&tried(&lesson, &tries)),
            Request::Board { name, text } => write(&Ok(check_board(&name, &text))),
        }
    }

    fn open_table(&self) -> Result<&OpenTable, Fault> {
        self.open.as_ref().ok_or_else(Fault::no_table)
    }

    /// Replaces the table.
    fn set_table(&mut self, table: Table, secret: Secret) -> Opened {
        let people = Seat::all(table.players()).filter(|&seat| table.chair(seat).is_some_and(table::Chair::is_person));
        let people = people.map(Seat::number).collect();
        let opened = Opened { version: table.version(), options: table.options().clone(), people };
        self.open = Some(OpenTable { table, secret });
        opened
    }

    fn open(&mut self, options: Options, seats: Vec<Chosen>, secret: Secret, at: u64) -> Result<Opened, Fault> {
        let mut table = Table::new(options, secret.clone(), at).map_err(fault("bad_options"))?;
        for (seat, Chosen { sitter }) in Seat::all(seats.len()).zip(seats) {
            let contribution = Contribution::NONE;
            execute_as(
                &mut table,
                &Who::Server,
                Command::Sit { seat, sitter: with_local_id(sitter, seat), contribution },
                at,
            )?;
        }
        table.begin_here(at)?;
        Ok(self.set_table(table, secret))
    }

    fn load(&mut self, saved: &Saved) -> Result<Opened, Fault> {
        let table = saved.open().map_err(fault("bad_log"))?;
        Ok(self.set_table(table, saved.secret().clone()))
    }

    fn read(&mut self, text: &str) -> Result<Opened, Fault> {
        let mut record = Record::read(text)?;
        record.verify()?;
        record.log.iter_mut().for_each(restore_local_ids);
        let table = record.replay()?;
        Ok(self.set_table(table, record.secret))
    }

    fn look(&self, viewer: Option<u8>, version: Option<u32>) -> Result<Look, Fault> {
        let open = self.open_table()?;
        let viewer = parse_viewer(viewer, open.table.players())?;
        match version {
            Some(version) if version < open.table.version() => Ok(open.at(version)?.look(viewer)),
            _ => Ok(open.table.look(viewer)),
        }
    }

    fn since(&self, viewer: Option<u8>, version: u32) -> Result<Vec<Shown>, Fault> {
        let table = &self.open_table()?.table;
        Ok(table.since(parse_viewer(viewer, table.players())?, version))
    }

    fn execute(&mut self, seen: u32, command: Command, at: u64) -> Result<Done, Fault> {
        let table = &mut self.open.as_mut().ok_or_else(Fault::no_table)?.table;
        let who = sender(table, &command);
        let proposal = table.propose(&who, seen, command, at)?;
        table.commit(proposal);
        Ok(Done { version: table.version() })
    }

    fn continue_from(&mut self, version: u32, seat: u8, at: u64) -> Result<Opened, Fault> {
        let open = self.open_table()?;
        let mut table = open.at(version)?;
        let others = Seat::all(table.players()).filter(|other| other.index() != usize::from(seat));
        let leaving: Vec<_> = others.filter(|&other| table.chair(other).is_some_and(table::Chair::is_person)).collect();
        for seat in leaving {
            execute_as(&mut table, &Who::Server, Command::Leave { seat }, at)?;
        }
        let secret = open.secret.clone();
        Ok(self.set_table(table, secret))
    }

    fn course(&self) -> Result<Vec<Option<Vec<i32>>>, Fault> {
        let open = self.open_table()?;
        let mut table = open.at(0)?;
        let mut course = vec![None];
        for entry in open.table.log() {
            table.apply(entry.clone()).map_err(fault("bad_log"))?;
            course.push(table.seen(Viewer::Public).map(|seen| Standing::of(&seen).course()));
        }
        Ok(course)
    }
}

impl OpenTable {
    fn saved(&self) -> Saved {
        Saved::of(&self.table, self.secret.clone())
    }

    fn at(&self, version: u32) -> Result<Table, Fault> {
        self.saved().at(version as usize).map_err(fault("bad_log"))
    }
}

/// Checks a record; the table stays as it is.
fn verify(text: &str) -> Result<Verified, Fault> {
    Ok(Record::read(text)?.verify()?)
}

fn fault<E: Display>(code: &'static str) -> impl Fn(E) -> Fault {
    move |error| Fault::new(code, &error)
}

/// Carries out a command in somebody's name.
fn execute_as(table: &mut Table, who: &Who, command: Command, at: u64) -> Result<(), Fault> {
    let proposal = table.propose(who, table.version(), command, at)?;
    table.commit(proposal);
    Ok(())
}

pub(crate) fn parse_viewer(viewer: Option<u8>, players: usize) -> Result<Viewer, Fault> {
    let Some(seat) = viewer else { return Ok(Viewer::Public) };
    let seat = Seat::all(players).find(|other| other.index() == usize::from(seat));
    seat.map(Viewer::Seat).ok_or_else(|| Fault::new("no_such_seat", &"there is no such seat; choose a lower one"))
}

/// In whose name a command is carried out: everybody here is trusted, so it is whoever decides for its seat.
fn sender(table: &Table, command: &Command) -> Who {
    let Some(seat) = command.seat().filter(|_| !matches!(command, Command::Sit { .. })) else { return Who::Server };
    let plays =
        table.chair(seat).is_some_and(|chair| chair.bot().is_none() || matches!(command, Command::Claim { .. }));
    if plays { Who::Player(local_id(seat)) } else { Who::Server }
}

/// The id that this engine gives a person, by seat.
fn local_id(seat: Seat) -> String {
    format!("seat {}", seat.index())
}

fn with_local_id(sitter: Sitter, seat: Seat) -> Sitter {
    let here = |player: Player| Player { id: local_id(seat), ..player };
    match sitter {
        Sitter::Person(player) => Sitter::Person(here(player)),
        Sitter::Guest(player) => Sitter::Guest(here(player)),
        bot @ Sitter::Bot { .. } => bot,
    }
}

/// Records don't have the ids of people.
fn restore_local_ids(entry: &mut Entry) {
    if let Act::Sit { seat, sitter, .. } = &mut entry.act {
        *sitter = with_local_id(sitter.clone(), *seat);
    }
}

fn check_board(name: &str, text: &str) -> BoardChecked {
    match qin::Board::parse(name, text) {
        Ok(_) => BoardChecked { playable: true, line: None, column: None, kind: None, text: None },
        Err(bad) => BoardChecked {
            playable: false,
            line: Some(bad.line),
            column: Some(bad.column),
            kind: Some(bad.fault.kind()),
            text: Some(bad.to_string()),
        },
    }
}
