//! What clients want, made into commands of a table.

use serde_json::{Value, json};
use table::{Command, Player, Sitter, Table, Who};

use super::caller::Caller;
use super::denied::Denied;
use super::identity::{Names, is, seat_of};
use super::load::StoredOpening;
use super::opponents::seat_opponent;
use crate::id::AccountId;

/// What stands in logs for the name of an account: names change, and are joined when shown.
pub(super) const NAMELESS: &str = "player";

/// A command as a client gives it; who sits down is not known yet.
#[derive(Clone, Debug)]
pub struct Wish(Command);

impl Wish {
    /// Reads a command. A `sit` without a `sitter` is for whoever sends it.
    pub fn read(mut value: Value) -> Result<Self, Denied> {
        let is_bot = |sitter: &Value| sitter.get("kind").is_some_and(|kind| kind == "bot");
        if let Some(fields) = value.as_object_mut()
            && fields.get("do").is_some_and(|what| what == "sit")
            && !fields.get("sitter").is_some_and(is_bot)
        {
            fields.insert("sitter".to_owned(), json!({ "kind": "person", "name": NAMELESS }));
        }
        let unknown =
            |fault| Denied::because("bad_command", format!("this is no command: {fault}; see the documentation"));
        serde_json::from_value(value).map(Self).map_err(unknown)
    }

    /// A command that is known to be one.
    #[must_use]
    pub fn of(command: Command) -> Self {
        Self(command)
    }

    /// Whether somebody wants to sit down, or to seat a bot.
    pub(super) fn seats_somebody(&self) -> bool {
        matches!(self.0, Command::Sit { .. })
    }

    /// Whether the game itself limits how often it can be done: moves, and what clients send in a dealing round.
    pub(super) fn is_limited_by_game(&self) -> bool {
        matches!(self.0, Command::Move { .. } | Command::Commit { .. } | Command::Open { .. })
    }

    /// The command, and in whose name it is given. Whoever opened the table seats bots, frees seats before
    /// the match, and deals.
    pub(super) fn of_caller(
        self,
        caller: &Caller,
        host: Option<&AccountId>,
        kept: &StoredOpening,
        table: &Table,
        names: &Names,
    ) -> Result<(Who, Command), Denied> {
        let sits = seat_of(&caller.id, table, names);
        let themselves = Who::Player(sits.map_or(caller.id.as_str(), |(_, id)| id).to_owned());
        let is_host = host == Some(&caller.id);
        Ok(match self.0 {
            Command::Sit { seat, sitter: Sitter::Bot { opponent }, contribution } => {
                let opponent = seat_opponent(&opponent).map_err(|bad| Denied::because("bad_bot", bad.to_string()))?;
                let who = if is_host { Who::Server } else { themselves };
                (who, Command::Sit { seat, sitter: Sitter::Bot { opponent: opponent.to_string() }, contribution })
            }
            Command::Sit { seat, contribution, .. } => {
                if sits.is_some() {
                    return Err(Denied::because("seated", "you sit at this table already; stand up first"));
                }
                let barred = |id: &AccountId| table.barred().any(|logged| is(names, logged, id));
                if barred(&caller.id) {
                    return Err(table::Reject::Barred.into());
                }
                let kept_for = kept.reserved(seat.index()).filter(|whose| !barred(whose));
                if kept_for.is_some_and(|whose| !is(names, whose.as_str(), &caller.id)) {
                    return Err(Denied::because("reserved", "this seat is kept for somebody else; choose another"));
                }
                let player = Player { name: NAMELESS.to_owned(), id: caller.id.to_string() };
                let sitter = if caller.guest { Sitter::Guest(player) } else { Sitter::Person(player) };
                (themselves, Command::Sit { seat, sitter, contribution })
            }
            command @ (Command::Rise { .. } | Command::Begin | Command::Next) if is_host => (Who::Server, command),
            command => (themselves, command),
        })
    }
}
