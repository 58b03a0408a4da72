//! A game's own data on its way through code that knows no game.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A view as JSON, written once by the game's own types.
#[derive(Clone)]
pub struct Data(Box<RawValue>);

impl Data {
    /// Writes a game's data.
    pub fn of(data: &impl Serialize) -> Self {
        Self(to_raw_value(data).expect("data of games has string keys"))
    }

    /// Reads the JSON.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("it was written as JSON")
    }
}

impl PartialEq for Data {
    fn eq(&self, other: &Self) -> bool {
        self.value() == other.value()
    }
}

impl Eq for Data {}

impl fmt::Debug for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.get())
    }
}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Data {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Raw JSON can't be read inside tagged enums; a value can.
        let value = Value::deserialize(deserializer)?;
        to_raw_value(&value).map(Self).map_err(D::Error::custom)
    }
}
