//! A record for people to read.

use game::Seat;
use game::words::list;

use crate::act::Act;
use crate::outcome::Ended;
use crate::record::{BadRecord, Record};
use crate::redact::Occupant;
use crate::round::Missing;
use crate::table::Table;

impl Record {
    /// The whole match in sentences, with everything that was hidden.
    pub fn show(&self) -> Result<String, BadRecord> {
        let table = self.replay()?;
        let mut lines = vec![self.title()];
        for (seat, occupant) in Seat::all(self.players.len()).zip(&self.players) {
            lines.push(format!("  {}: {}", self.colour(seat), who(occupant)));
        }
        let mut turn = None;
        for (entry, happened) in self.log.iter().zip(&table.happened) {
            let mover = match &entry.act {
                Act::Move { seat, .. } => Some(*seat),
                _ => None,
            };
            if mover.is_none() || mover != turn {
                lines.push(String::new());
            }
            turn = mover;
            lines.push(format!("{:>4}  {}", entry.version, self.told(&entry.act)));
            let events = happened.events.iter().map(|(event, _)| event.unpack());
            lines.extend(events.map(|event| format!("        {} [{}]", event.text, event.rule)));
        }
        lines.push(String::new());
        lines.push(self.ending(&table));
        Ok(lines.join("\n") + "\n")
    }

    fn title(&self) -> String {
        let options = &self.opening.options;
        let game = serde_json::to_value(&options.choice).unwrap_or_default();
        let word = |key: &str| {
            game[key].as_str().map_or_else(|| game[key]["name"].as_str().unwrap_or("").to_owned(), str::to_owned)
        };
        let place = [word("board"), word("map")].concat();
        let players = options.choice.players();
        let games = if options.games > 1 { format!(", {} games", options.games) } else { String::new() };
        format!("{} on {place} for {players} players{games}", word("game"))
    }

    fn colour(&self, seat: Seat) -> &'static str {
        self.opening.options.choice.seat_name(seat)
    }

    fn told(&self, act: &Act) -> String {
        let name = |seat: &Seat| self.colour(*seat);
        match act {
            Act::Sit { seat, .. } => format!("{} sits down", name(seat)),
            Act::Rise { seat } => format!("{} stands up", name(seat)),
            Act::Round { number } => format!("dealing round {number} starts"),
            Act::Commit { seat, .. } => format!("{} commits to a contribution", name(seat)),
            Act::Open { seat, .. } => format!("{} opens its contribution", name(seat)),
            Act::CallOff { seats, missing } => {
                let names = list(seats.iter().filter_map(|&seat| Seat::new(usize::from(seat))).map(|seat| name(&seat)));
                let what = match missing {
                    Missing::Commitment => "commit",
                    Missing::Opening => "open",
                };
                format!("the deal is called off, because {names} did not {what} in time")
            }
            Act::Begin { first } | Act::Next { first } => format!("a game is dealt; {} begins", name(first)),
            Act::Move { seat, text } => format!("{}: {text}", name(seat)),
            Act::Undo { seat } => format!("{} takes back the last move", name(seat)),
            Act::AskUndo { seat } => format!("{} asks to take back a move", name(seat)),
            Act::AnswerUndo { seat, agree: true } => format!("{} agrees to take it back", name(seat)),
            Act::AnswerUndo { seat, agree: false } => format!("{} does not agree to take it back", name(seat)),
            Act::Leave { seat, bot } => format!("{} leaves, and {bot} plays on", name(seat)),
            Act::Claim { seat } => format!("{} is back", name(seat)),
            Act::TimeOut { seat } => format!("{} has run out of time", name(seat)),
            Act::Resign { seat } => format!("{} gives up", name(seat)),
            Act::GiveBack { seat, milliseconds } => format!(
                "the server could not take moves for {}.{:03} s; {} gets the time back",
                milliseconds / 1000,
                milliseconds % 1000,
                name(seat)
            ),
        }
    }

    fn ending(&self, table: &Table) -> String {
        let Some(outcome) = table.outcome() else { return "The match is not over.".to_owned() };
        let seats = |seats: &[u8]| {
            list(seats.iter().filter_map(|&seat| Seat::new(usize::from(seat))).map(|seat| self.colour(seat)))
        };
        let why = match outcome.ended {
            Ended::Played => String::new(),
            Ended::Forfeit => {
                let resigned = |&seat: &u8| {
                    let by = |act: &Act| matches!(act, Act::Resign { seat: who } if who.index() == usize::from(seat));
                    self.log.iter().any(|entry| by(&entry.act))
                };
                let (resigned, late): (Vec<_>, Vec<_>) = outcome.forfeited.iter().partition(|seat| resigned(seat));
                let told = [(resigned, "gave up"), (late, "ran out of time")];
                let told = told.iter().filter(|(who, _)| !who.is_empty());
                format!(", as {}", list(told.map(|(who, what)| format!("{} {what}", seats(who)))))
            }
        };
        let (verb, shared) = if outcome.winners.len() == 1 { ("wins", "") } else { ("share", " the victory") };
        let mut lines: Vec<_> = (1..)
            .zip(&outcome.games)
            .map(|(number, game)| {
                let points = Seat::all(game.points.len()).zip(&game.points);
                let points: Vec<_> = points.map(|(seat, points)| format!("{} {points}", self.colour(seat))).collect();
                format!("Game {number}: {}; won by {}.", points.join(", "), seats(&game.winners))
            })
            .collect();
        lines.push(format!("{} {verb}{shared}{why}.", seats(&outcome.winners)));
        lines.join("\n")
    }
}

fn who(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Empty => "nobody".to_owned(),
        Occupant::Person { name } => name.clone(),
        Occupant::Guest { name } => format!("{name} (guest)"),
        Occupant::Bot { opponent } => opponent.clone(),
        Occupant::StandIn { opponent, name } => format!("{name}, then {opponent}"),
    }
}
