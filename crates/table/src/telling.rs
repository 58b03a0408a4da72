//! What is told of an event or a refusal: the rule, the kind, a sentence, and the data behind it.

use game::{Fact, Told};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::reject::IN_PAGE;

/// Something that happened, or why something may not happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Telling {
    /// The rule that decided it, such as `Q9.3`.
    pub rule: String,
    /// The kind of thing, in one word that never changes.
    pub kind: String,
    /// A sentence in English; nothing in the engine of the page, which has sentences of its own for every kind.
    pub text: String,
    /// All that the sentence speaks of, to say it in another language or to draw it.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, any>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::HashMap<String, serde_json::Value>))]
    pub data: Map<String, Value>,
}

impl Telling {
    /// What a thing says of itself.
    pub fn of(thing: &impl Told) -> Self {
        Self {
            rule: thing.rule().id().to_owned(),
            kind: thing.kind().to_owned(),
            text: if IN_PAGE { String::new() } else { thing.to_string() },
            data: named(thing.facts()),
        }
    }
}

/// Facts as JSON.
pub(crate) fn named(facts: Vec<(&'static str, Fact)>) -> Map<String, Value> {
    facts.into_iter().map(|(name, fact)| (name.to_owned(), json(fact))).collect()
}

/// A fact as JSON.
pub(crate) fn json(fact: Fact) -> Value {
    match fact {
        Fact::Nothing => Value::Null,
        Fact::Truth(truth) => truth.into(),
        Fact::Number(number) => number.into(),
        Fact::Word(word) => word.into(),
        Fact::List(facts) => facts.into_iter().map(json).collect(),
        Fact::Named(facts) => named(facts).into(),
    }
}
