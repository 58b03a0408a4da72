//! The messages of a live connection.

use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Command, Rejection};

use super::about::SeatPresence;
use super::denied::Denied;
use crate::id::TableId;
use crate::store::ChatLine;

/// A message from a client.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// A command for the table.
    Do {
        /// The client's own number for it, which the answer has.
        id: u64,
        /// The number of entries that the client has seen.
        seen: u32,
        /// What to do.
        command: Command,
    },
    /// A chat message.
    Say {
        /// 1 to 500 characters.
        text: String,
    },
    /// Asks whether the server is there.
    Ping,
}

impl ClientMessage {
    /// Reads a message; what is wrong with it, and its number if it has one.
    pub(super) fn read(text: &str) -> Result<Self, (Option<u64>, Denied)> {
        serde_json::from_str(text).map_err(|fault| {
            let message = serde_json::from_str::<Value>(text).unwrap_or_default();
            let id = message["id"].as_u64();
            let is_command = message["type"] == "do" && id.is_some() && message["seen"].is_u64();
            let denied = if is_command && message["command"].is_object() {
                Denied::because("bad_command", format!("this isn't a command: {fault}; see the documentation"))
            } else {
                let why = format!("this isn't a message: {fault}; send do, say or ping as JSON");
                Denied::because("bad_message", why)
            };
            (id, denied)
        })
    }
}

/// The number that a client gave to its command, if there is one to be found.
pub(super) fn number(text: &str) -> Option<u64> {
    serde_json::from_str::<Value>(text).ok()?.get("id")?.as_u64()
}

/// A message from the server. What is the same for several viewers is JSON already.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// What has happened, and the table as it is now.
    Update {
        /// The entries that the client hasn't seen.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<table::Shown>"))]
        entries: &'a RawValue,
        /// The table as the client may see it.
        #[cfg_attr(feature = "typescript", ts(as = "table::Look"))]
        look: &'a RawValue,
        /// Who is connected, by seat.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<SeatPresence>"))]
        presence: &'a [SeatPresence],
    },
    /// Somebody has connected or left.
    Presence {
        /// Who is connected, by seat.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<SeatPresence>"))]
        presence: &'a [SeatPresence],
    },
    /// A command was carried out.
    Done {
        /// The client's number for it.
        id: u64,
        /// The number of entries that the log has with it.
        version: u32,
    },
    /// Something was refused.
    Refused {
        /// The client's number for it, if it had one.
        id: Option<u64>,
        /// Why.
        #[cfg_attr(feature = "typescript", ts(as = "Rejection"))]
        error: &'a Rejection,
    },
    /// A chat message.
    Chat {
        /// The message.
        #[cfg_attr(feature = "typescript", ts(as = "ChatLine"))]
        line: &'a ChatLine,
    },
    /// The chat was switched on or off.
    ChatSwitch {
        /// Is it on?
        on: bool,
    },
    /// The same people play again at another table.
    Rematch {
        /// The other table.
        #[cfg_attr(feature = "typescript", ts(as = "TableId"))]
        table: &'a TableId,
    },
    /// The answer to a ping.
    Pong,
}

impl ServerMessage<'_> {
    /// The message as it is sent.
    pub(super) fn text(&self) -> Utf8Bytes {
        serde_json::to_string(self).unwrap_or_default().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_message_is_told_with_its_number() {
        let id = |text: &str| ClientMessage::read(text).unwrap_err().0;
        assert_eq!(id(r#"{"type":"do","id":7}"#), Some(7));
        assert_eq!(id(r#"{"type":"dance"}"#), None);
        assert_eq!(id("\u{0}"), None);
        assert!(matches!(ClientMessage::read(r#"{"type":"ping"}"#), Ok(ClientMessage::Ping)));
    }

    #[test]
    fn no_text_that_is_given_as_a_message_makes_the_server_panic() {
        let commands = [
            r#"{"do":"sit","seat":1,"sitter":{"kind":"bot","opponent":"level:2"}}"#,
            r#"{"do":"sit","seat":0}"#,
            r#"{"do":"move","seat":0,"move":"RY d5 d6"}"#,
            r#"{"do":"answer_undo","seat":2,"agree":true}"#,
            r#"{"do":"time_out"}"#,
            "[[[[[[[[null]]]]]]]]",
        ];
        let wanted = commands.map(|command| format!(r#"{{"type":"do","id":7,"seen":11,"command":{command}}}"#));
        let others = [r#"{"type":"say","text":"\ud83d\ude00"}"#, r#"{"type":"ping"}"#].map(str::to_owned);
        let examples: Vec<_> = wanted.into_iter().chain(others).map(String::into_bytes).collect();
        let (mut commands, mut refused) = (0, 0);
        testing::conformance::fuzz::seeded(&examples, 20_000, 1, |input| {
            let said = ClientMessage::read(&String::from_utf8_lossy(input));
            match said {
                Ok(ClientMessage::Do { .. }) => commands += 1,
                Ok(_) => {}
                Err((_, denied)) => {
                    refused += 1;
                    assert!(!denied.rejection().message.is_empty());
                }
            }
        });
        assert!(commands > 1_000 && refused > 1_000, "{commands} were understood, and {refused} refused");
    }

    #[test]
    fn a_field_that_is_not_known_is_refused_by_name() {
        let refusal = |text: &str| ClientMessage::read(text).unwrap_err().1.rejection();
        let move_ = r#"{"type":"do","id":7,"seen":11,"command":{"do":"move","seat":0,"move":"pass","first":"random"}}"#;
        let refused = refusal(move_);
        assert_eq!(refused.code, "bad_command");
        assert!(
            refused.message.contains("unknown field “first”; the fields here are do, seat, move"),
            "{}",
            refused.message
        );
        let refused = refusal(r#"{"type":"say","text":"Hello","loud":true}"#);
        assert_eq!(refused.code, "bad_message");
        assert!(refused.message.contains("unknown field `loud`"), "{}", refused.message);
    }
}
