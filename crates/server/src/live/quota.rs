//! How much one player may do at a table besides playing moves.

use table::Command;

use super::command::is_limited_by_game;
use super::denied::Denied;
use crate::id::{AccountId, TableId};
use crate::state::AppState;

/// From this number of entries on, a log takes only what brings the match to its end.
pub(super) const LONG_LOG: u32 = 10_000;

/// Takes a command from the allowance of a player at a table, over HTTP and live connections alike. Moves are free:
/// the game itself ends them.
pub(crate) fn take(state: &AppState, who: &AccountId, table: &TableId, command: &Command) -> Result<(), Denied> {
    if is_limited_by_game(command) {
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
