//! Types from JSON, in little code.
//!
//! What a page loads has to be small, and reading as serde derives it is not: each type becomes
//! kilobytes for each kind of source, and those with a tag or with parts of others in them a second time.
//! Here a text becomes a [`Value`], and types are read from that alone. `#[derive(FromJson)]` reads a type by the
//! `#[serde(…)]` attributes by which `Serialize` writes it, so there is one definition; serde can then read it too, so
//! it can be a part of others that serde reads.
//!
//! Measured on the engine of Qin, after `wasm-opt` and brotli: 146.9 kB with this crate, 194.0 kB with serde's
//! `Deserialize` on the same types. A first visit has 250 kB for everything, and needs nearly all of them. miniserde
//! and nanoserde know neither `tag` next to the fields nor `flatten`, so the logs that are stored couldn't be read.
//!
//! ```
//! use json::FromJson;
//!
//! #[derive(FromJson)]
//! struct Player {
//!     #[serde(rename = "nickname")]
//!     name: String,
//!     id: u64,
//! }
//! assert_eq!(json::read::<Player>(r#"{"nickname": "Ada", "id": 7}"#).unwrap().name, "Ada");
//!
//! #[derive(FromJson)]
//! #[serde(tag = "kind", rename_all = "snake_case")]
//! #[json(deny_unknown_fields)]
//! enum Occupant {
//!     Person(Player),
//!     Bot { level: u8 },
//! }
//! assert!(matches!(json::read(r#"{"kind": "bot", "level": 3}"#), Ok(Occupant::Bot { level: 3 })));
//! assert!(json::read::<Occupant>(r#"{"kind": "bot", "level": 3, "name": "Ada"}"#).is_err());
//! ```

mod plain;
mod unfit;

use serde::de::{Deserialize, Deserializer, Error as _};

pub use json_derive::FromJson;
#[doc(hidden)]
pub use serde;
pub use serde_json::Value;
pub use unfit::Unfit;

/// A type that can be read from a value of JSON.
pub trait FromJson: Sized {
    /// Reads it.
    fn from_json(value: &Value) -> Result<Self, Unfit>;

    /// What it is if nothing is said; nothing if something has to be said.
    fn unsaid() -> Option<Self> {
        None
    }

    /// Adds the fields that a value of this type can have, as far as they are known by name.
    fn names(value: &Value, names: &mut Vec<&'static str>) {
        let _ = (value, names);
    }
}

/// The engine is asked by its own page only, and every byte of it is part of a first visit.
const IN_PAGE: bool = cfg!(all(target_family = "wasm", target_os = "unknown"));

/// Refuses an object with a field that its type doesn't have.
pub fn refuse_unknown_fields<T: FromJson>(value: &Value) -> Result<(), Unfit> {
    let (Some(object), false) = (value.as_object(), IN_PAGE) else { return Ok(()) };
    let mut known = Vec::new();
    T::names(value, &mut known);
    match object.keys().find(|name| !known.contains(&name.as_str())) {
        Some(name) => Err(Unfit::new(format!("unknown field “{name}”; the fields here are {}", known.join(", ")))),
        None => Ok(()),
    }
}

/// Reads a text.
pub fn read<T: FromJson>(text: &str) -> Result<T, Unfit> {
    T::from_json(&value(text)?)
}

/// The value that a text stands for.
pub fn value(text: &str) -> Result<Value, Unfit> {
    serde_json::from_str(text).map_err(|error| Unfit::new(error.to_string()))
}

/// One value of several with names.
pub fn field<T: FromJson>(of: &Value, name: &str) -> Result<T, Unfit> {
    match named(of, name)? {
        Some(value) => T::from_json(value),
        None => T::unsaid().ok_or_else(|| Unfit::new("this is missing".to_owned())),
    }
    .map_err(|unfit| unfit.at(name))
}

/// The same, if it is there.
pub fn optional<T: FromJson>(of: &Value, name: &str) -> Result<Option<T>, Unfit> {
    match named(of, name)? {
        Some(value) => T::from_json(value).map(Some).map_err(|unfit| unfit.at(name)),
        None => Ok(None),
    }
}

fn named<'a>(of: &'a Value, name: &str) -> Result<Option<&'a Value>, Unfit> {
    of.as_object().map(|object| object.get(name)).ok_or_else(|| Unfit::expected("an object"))
}

/// The name of a variant and what holds the rest: `"one"`, or `{"one": …}`.
pub fn outside(value: &Value) -> Result<(&str, &Value), Unfit> {
    let named = match value {
        Value::String(name) => Some((name, &Value::Null)),
        Value::Object(object) if object.len() == 1 => object.iter().next(),
        _ => None,
    };
    named.map(|(name, value)| (name.as_str(), value)).ok_or_else(|| Unfit::expected("a word, or an object of one word"))
}

/// The same with the name beside the rest: `{"tag": "one", …}`.
pub fn inside<'a>(value: &'a Value, tag: &str) -> Result<(&'a str, &'a Value), Unfit> {
    let name = value.get(tag).and_then(Value::as_str);
    name.map(|name| (name, value)).ok_or_else(|| Unfit::expected("a word").at(tag))
}

/// Reads a type as serde wants it.
#[doc(hidden)]
pub fn deserialize<'de, T: FromJson, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::from_json(&Value::deserialize(deserializer)?).map_err(D::Error::custom)
}
