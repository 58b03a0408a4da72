//! Limits per player: commands other than moves, the length of a log, and unfinished tables.

use std::hash::{BuildHasher as _, RandomState};

use table::Command;
use tokio::sync::{Mutex, MutexGuard};

use super::command::is_limited_by_game;
use super::denied::Denied;
use crate::id::{AccountId, TableId};
use crate::state::AppState;
use crate::store::Store;

/// A log with this many entries only takes commands that bring the match to its end.
pub(super) const LONG_LOG: u32 = 10_000;

/// Counts a command against a player's allowance at a table, whether it came over HTTP or a live connection. Moves are
/// free, since the game limits their number.
pub(crate) fn take(state: &AppState, who: &AccountId, table: &TableId, command: &Command) -> Result<(), Denied> {
    if is_limited_by_game(command) {
        return Ok(());
    }
    state.table_commands.take((who.clone(), table.clone())).map_err(Denied::TooFast)
}

/// Refuses commands that could be repeated forever once the log is long.
pub(super) fn check_length(version: u32, command: &Command) -> Result<(), Denied> {
    let endless = matches!(
        command,
        Command::Sit { .. }
            | Command::Rise { .. }
            | Command::Undo { .. }
            | Command::AskUndo { .. }
            | Command::Leave { .. }
            | Command::Claim { .. }
    );
    if version >= LONG_LOG && endless {
        let why = format!("the table's log is full ({LONG_LOG} entries); finish the match or resign");
        return Err(Denied::because("log_full", why));
    }
    Ok(())
}

/// The number of accounts that can be checked at the same time without waiting for each other.
const SHARDS: usize = 64;

/// Limits how many unfinished tables an account can sit at. A player's own list is sorted by what waits for them, so
/// the server reads all of these tables for every page of it.
pub(super) struct PlayerTables {
    limit: u32,
    /// Held from counting until the player sits, so that concurrent commands don't all find the same count.
    locks: [Mutex<()>; SHARDS],
    hasher: RandomState,
}

/// Permission to sit down, valid while it is held.
pub(super) struct MaySit<'a> {
    _lock: MutexGuard<'a, ()>,
}

impl PlayerTables {
    pub(super) fn new(limit: u32) -> Self {
        Self { limit, locks: std::array::from_fn(|_| Mutex::default()), hasher: RandomState::new() }
    }

    /// Refuses to seat an account that is at its limit. A seat at `table` itself doesn't count.
    pub(super) async fn admit(
        &self,
        store: &Store,
        account: &AccountId,
        table: Option<&TableId>,
    ) -> Result<MaySit<'_>, Denied> {
        let shard = self.hasher.hash_one(account) % SHARDS as u64;
        let lock = self.locks[shard as usize].lock().await;
        if store.count_unfinished(account, table, self.limit).await? >= self.limit {
            let why = format!("you sit at {} unfinished tables; finish or leave some of them first", self.limit);
            return Err(Denied::because("too_many_unfinished", why));
        }
        Ok(MaySit { _lock: lock })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_long_log_takes_moves_and_nothing_that_can_be_repeated_forever() {
        let command = |what: &str| -> Command {
            let mut command = json!({ "do": what, "seat": 0 });
            match what {
                "move" => command["move"] = "RY d5 d6".into(),
                "answer_undo" => command["agree"] = false.into(),
                _ => {}
            }
            serde_json::from_value(command).unwrap()
        };
        for what in ["undo", "ask_undo", "leave", "claim", "rise"] {
            assert!(check_length(LONG_LOG - 1, &command(what)).is_ok(), "{what}");
            let refused = check_length(LONG_LOG, &command(what)).unwrap_err().rejection();
            assert_eq!(refused.code, "log_full", "{what}");
        }
        for what in ["move", "resign", "answer_undo"] {
            assert!(check_length(LONG_LOG, &command(what)).is_ok(), "{what}");
        }
    }
}
