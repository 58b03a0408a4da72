//! A game's own data on its way through code that knows no game.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};
use serde_json::Value;

/// Data as text: the server writes it once, and sends it to many.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod written {
    use serde::Serialize;
    use serde_json::value::{RawValue, to_raw_value};
    use serde_json::{Result, Value};

    pub(super) type Written = Box<RawValue>;

    pub(super) fn write(data: &impl Serialize) -> Result<Written> {
        to_raw_value(data)
    }

    pub(super) fn read(written: &Written) -> Value {
        serde_json::from_str(written.get()).expect("it was written as JSON")
    }
}

/// Data as a value: in the page's engine, the code for raw JSON would be larger than what it saves.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod written {
    use serde::Serialize;
    use serde_json::{Result, Value};

    pub(super) type Written = Value;

    pub(super) fn write(data: &impl Serialize) -> Result<Written> {
        serde_json::to_string(data).map(|text| json::value(&text).unwrap_or_default())
    }

    pub(super) fn read(written: &Written) -> Value {
        written.clone()
    }
}

/// A view as JSON, written once by the game's own types.
#[derive(Clone)]
pub struct Data(written::Written);

impl Data {
    /// Writes a game's data.
    pub fn of(data: &impl Serialize) -> Self {
        Self(written::write(data).expect("data of games has string keys"))
    }

    /// Reads the JSON.
    pub fn value(&self) -> Value {
        written::read(&self.0)
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
        self.0.fmt(f)
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
        written::write(&value).map(Self).map_err(D::Error::custom)
    }
}
