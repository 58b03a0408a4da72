//! How much one player may do at a table besides playing moves.

use table::Command;

use super::denied::Denied;
use super::wish::Wish;
use crate::id::{AccountId, TableId};
use crate::state::AppState;

/// From this number of entries on, a log takes only what brings the match to its end.
pub(super) const LONG_LOG: u32 = 10_000;

/// Takes a command from the allowance of a player at a table, over HTTP and live connections alike. Moves are free:
/// the game itself ends them.
pub(crate) fn take(state: &AppState, who: &AccountId, table: &TableId, wish: &Wish) -> Result<(), Denied> {
    if wish.is_limited_by_game() {
        return Ok(());
    }
    state.table_commands.take((who.clone(), table.clone())).map_err(Denied::TooFast)
}

/// Refuses what would only make a long log longer.
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
        let why = format!("this table's log has {LONG_LOG} entries already; play the match to its end or resign");
        return Err(Denied::because("log_full", why));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_long_log_takes_moves_and_nothing_that_can_be_repeated_forever() {
        let command = |what: &str| -> Command {
            serde_json::from_value(json!({ "do": what, "seat": 0, "move": "RY d5 d6", "agree": false })).unwrap()
        };
        for what in ["undo", "ask_undo", "leave", "claim", "rise"] {
            assert!(check_length(LONG_LOG - 1, &command(what)).is_ok(), "{what}");
            let refused = check_length(LONG_LOG, &command(what)).unwrap_err().refusal();
            assert_eq!(refused.code, "log_full", "{what}");
        }
        for what in ["move", "resign", "answer_undo"] {
            assert!(check_length(LONG_LOG, &command(what)).is_ok(), "{what}");
        }
    }
}
