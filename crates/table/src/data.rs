//! What a game says of a view, on its way to JSON and back.

use game::Fact;
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, SerializeMap as _, SerializeSeq as _, Serializer};
use serde_json::Value;

use crate::telling::json;

/// Data of a view. On the server it is written as the game has said it, without making values of JSON first:
/// every move is told to everybody, and that would be most of the work.
#[derive(Clone, Debug)]
pub enum Data {
    /// As the game has said it.
    Said(Fact),
    /// As it was read.
    Read(Value),
}

impl Data {
    /// As JSON.
    pub fn value(&self) -> Value {
        match self {
            Self::Said(fact) => json(fact.clone()),
            Self::Read(value) => value.clone(),
        }
    }
}

impl PartialEq for Data {
    fn eq(&self, other: &Self) -> bool {
        self.value() == other.value()
    }
}

impl Eq for Data {}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Said(fact) => Written(fact).serialize(serializer),
            Self::Read(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Data {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Self::Read)
    }
}

struct Written<'a>(&'a Fact);

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Fact::Nothing => serializer.serialize_unit(),
            Fact::Truth(truth) => serializer.serialize_bool(*truth),
            Fact::Number(number) => serializer.serialize_i64(*number),
            Fact::Word(word) => serializer.serialize_str(word),
            Fact::List(facts) => {
                let mut list = serializer.serialize_seq(Some(facts.len()))?;
                for fact in facts {
                    list.serialize_element(&Written(fact))?;
                }
                list.end()
            }
            Fact::Named(facts) => {
                let mut map = serializer.serialize_map(Some(facts.len()))?;
                for (name, fact) in facts {
                    map.serialize_entry(name, &Written(fact))?;
                }
                map.end()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_what_was_said() {
        let facts = vec![("b", Fact::List(vec![Fact::Nothing, Fact::Truth(true)])), ("a", Fact::Number(-1))];
        let said = Data::Said(Fact::Named(vec![("x", Fact::Named(facts)), ("w", Fact::word("RY “d5”\n"))]));
        let text = serde_json::to_string(&said).unwrap();
        let read: Data = serde_json::from_str(&text).unwrap();
        assert_eq!(read, said);
    }
}
