//! What a client's command stands for: in whose name it is given, and whether they may give it.

use table::{Command, Player, Sitter, Table, Who};

use super::caller::Caller;
use super::denied::Denied;
use super::identity::{Names, is, seat_of};
use super::load::StoredOpening;
use super::opponents::seat_opponent;
use crate::id::AccountId;

/// What stands in logs for the name of an account: names change, and are joined when shown.
pub(super) const NAMELESS: &str = "player";

/// Whether somebody wants to sit down, or to seat a bot.
pub(super) fn seats_somebody(command: &Command) -> bool {
    matches!(command, Command::Sit { .. })
}

/// Whether the game itself limits how often it can be done: moves, and what clients send in a dealing round.
pub(super) fn is_limited_by_game(command: &Command) -> bool {
    matches!(command, Command::Move { .. } | Command::Commit { .. } | Command::Open { .. })
}

/// The command, and in whose name it is given. Whoever opened the table seats bots, frees seats before
/// the match, and deals.
pub(super) fn of_caller(
    command: Command,
    caller: &Caller,
    host: Option<&AccountId>,
    opening: &StoredOpening,
    table: &Table,
    names: &Names,
) -> Result<(Who, Command), Denied> {
    let sits = seat_of(&caller.id, table, names);
    let themselves = Who::Player(sits.map_or(caller.id.as_str(), |(_, id)| id).to_owned());
    let is_host = host == Some(&caller.id);
    Ok(match command {
        Command::Sit { seat, sitter: Sitter::Bot { opponent }, contribution } => {
            let opponent = seat_opponent(&opponent).map_err(|bad| Denied::because("bad_bot", bad.to_string()))?;
            let who = if is_host { Who::Server } else { themselves };
            (who, Command::Sit { seat, sitter: Sitter::Bot { opponent: opponent.to_string() }, contribution })
        }
        Command::Sit { seat, contribution, .. } => {
            if sits.is_some() {
                return Err(Denied::because("seated", "you already sit at this table; stand up first"));
            }
            let barred = |id: &AccountId| table.barred().any(|logged| is(names, logged, id));
            if barred(&caller.id) {
                return Err(table::Reject::Barred.into());
            }
            let reserved_for = opening.reserved(seat.index()).filter(|whose| !barred(whose));
            if reserved_for.is_some_and(|whose| !is(names, whose.as_str(), &caller.id)) {
                return Err(Denied::because("reserved", "this seat is reserved for somebody else; choose another"));
            }
            let player = Player { name: NAMELESS.to_owned(), id: caller.id.to_string() };
            let sitter = if caller.guest { Sitter::Guest(player) } else { Sitter::Person(player) };
            (themselves, Command::Sit { seat, sitter, contribution })
        }
        command @ (Command::Rise { .. } | Command::Begin | Command::Next) if is_host => (Who::Server, command),
        command => (themselves, command),
    })
}
