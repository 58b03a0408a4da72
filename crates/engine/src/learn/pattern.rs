//! What an event looks like.

use json::{FromJson, Value};
use serde_json::Map;
use table::Telling;

/// Events of one kind, as far as something is said about them.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pattern {
    /// The kind of event.
    pub kind: String,
    /// The rule that decides it.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<String>,
    /// A part of its data.
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, unknown>"))]
    #[serde(default)]
    pub data: Map<String, Value>,
}

impl Pattern {
    /// Is the event like this?
    pub fn fits(&self, event: &Telling) -> bool {
        let is_so = |(name, said): (&String, &Value)| event.data.get(name).is_some_and(|value| is_in(said, value));
        self.kind == event.kind
            && self.rule.as_ref().is_none_or(|rule| *rule == event.rule)
            && self.data.iter().all(is_so)
    }
}

/// Is all that is said also there? Of a list, each that is said must be among those that are there; an object
/// says it of those with these numbers, as of seats.
fn is_in(said: &Value, there: &Value) -> bool {
    match (said, there) {
        (Value::Object(said), Value::Object(there)) => {
            said.iter().all(|(name, value)| there.get(name).is_some_and(|other| is_in(value, other)))
        }
        (Value::Object(said), Value::Array(there)) => said.iter().all(|(number, value)| {
            let other = number.parse().ok().and_then(|number: usize| there.get(number));
            other.is_some_and(|other| is_in(value, other))
        }),
        (Value::Array(said), Value::Array(there)) => {
            said.iter().all(|value| there.iter().any(|other| is_in(value, other)))
        }
        (said, there) => said == there,
    }
}
