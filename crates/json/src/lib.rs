//! Types from JSON, in little code.
//!
//! What a page loads has to be small, and reading as serde derives it is not: each type becomes
//! kilobytes for each kind of source, and those with a tag or with parts of others in them a second time.
//! Here a text becomes a [`Value`], and types are read from that alone. [`from_json!`] says what a
//! type looks like; serde can then read it too, so it can be a part of others that serde reads.
//! Writing is left to serde.

mod macros;
mod plain;
mod unfit;

use serde::de::{Deserialize, Deserializer, Error as _};

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
