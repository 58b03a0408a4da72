//! The messages of a live connection, as text.

use axum::extract::ws::Utf8Bytes;
use serde::Deserialize;
use serde_json::{Value, json};
use table::Refusal;

use super::denied::Denied;
use crate::id::TableId;

/// What a client can say.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Said {
    /// It wants something.
    Do {
        /// Its own number for this, which the answer has.
        id: u64,
        /// How many entries it has seen.
        seen: u32,
        /// What.
        command: Value,
    },
    /// It says something to the others.
    Say {
        /// What.
        text: String,
    },
    /// It asks whether the server is there.
    Ping,
}

impl Said {
    /// Reads a message; what is wrong with it, and the number of the wish if it has one.
    pub(super) fn read(text: &str) -> Result<Self, (Option<u64>, Denied)> {
        serde_json::from_str(text).map_err(|fault| {
            let why = format!("this is no message: {fault}; send do, say or ping as JSON");
            (number(text), Denied::because("bad_message", why))
        })
    }
}

/// The number that a client gave to its wish, if there is one to be found.
pub(super) fn number(text: &str) -> Option<u64> {
    serde_json::from_str::<Value>(text).ok()?.get("id")?.as_u64()
}

/// Entries, the table as it is, and the people, each as JSON already.
pub(super) fn update(entries: &str, look: &str, people: &str) -> Utf8Bytes {
    format!(r#"{{"type":"update","entries":{entries},"look":{look},"people":{people}}}"#).into()
}

pub(super) fn people(people: &str) -> Utf8Bytes {
    format!(r#"{{"type":"people","people":{people}}}"#).into()
}

pub(super) fn done(id: u64, version: u32) -> Utf8Bytes {
    json!({ "type": "done", "id": id, "version": version }).to_string().into()
}

pub(super) fn refused(id: Option<u64>, refusal: &Refusal) -> Utf8Bytes {
    json!({ "type": "refused", "id": id, "refusal": refusal }).to_string().into()
}

pub(super) fn chat(line: &Value) -> Utf8Bytes {
    json!({ "type": "chat", "line": line }).to_string().into()
}

pub(super) fn chat_switch(on: bool) -> Utf8Bytes {
    json!({ "type": "chat_switch", "on": on }).to_string().into()
}

pub(super) fn rematch(table: &TableId) -> Utf8Bytes {
    json!({ "type": "rematch", "table": table }).to_string().into()
}

pub(super) fn pong() -> Utf8Bytes {
    Utf8Bytes::from_static(r#"{"type":"pong"}"#)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::wish::Wish;

    #[test]
    fn what_is_no_message_is_told_with_its_number() {
        let id = |text: &str| Said::read(text).unwrap_err().0;
        assert_eq!(id(r#"{"type":"do","id":7}"#), Some(7));
        assert_eq!(id(r#"{"type":"dance"}"#), None);
        assert_eq!(id("\u{0}"), None);
        assert!(matches!(Said::read(r#"{"type":"ping"}"#), Ok(Said::Ping)));
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
            let said = match Said::read(&String::from_utf8_lossy(input)) {
                Ok(Said::Do { command, .. }) => Wish::read(command).map(drop),
                Ok(_) => Ok(()),
                Err((_, denied)) => Err(denied),
            };
            match said {
                Ok(()) => commands += 1,
                Err(denied) => {
                    refused += 1;
                    assert!(!denied.refusal().text.is_empty());
                }
            }
        });
        assert!(commands > 1_000 && refused > 1_000, "{commands} were understood, and {refused} refused");
    }
}
