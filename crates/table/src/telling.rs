//! Events and refusals as they are sent: the rule, the kind, a sentence, and the data behind it.

use std::fmt::Display;

use game::{Flaw, Ruled};
use json::FromJson;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::reject::IN_PAGE;

/// Something that happened, or why something may not happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Telling {
    /// The rule that decided it, such as `Q9.3`.
    pub rule: String,
    /// The kind of thing, in one word that never changes.
    pub kind: String,
    /// A sentence in English; empty in the page's engine, because the page has its own sentences for every kind.
    pub text: String,
    /// The typed data of this kind, to say it in another language or to draw it.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, any>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::HashMap<String, serde_json::Value>))]
    pub data: Map<String, Value>,
}

impl Telling {
    /// Describes an event or a refusal.
    pub fn of(thing: &(impl Ruled + Display + Serialize)) -> Self {
        let (kind, data) = kind_and_data(thing);
        let text = if IN_PAGE { String::new() } else { thing.to_string() };
        Self { rule: thing.rule().id().to_owned(), kind, text, data }
    }
}

/// A telling as a table keeps it: as text, which takes a small part of the memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Packed(Box<str>);

impl Packed {
    pub(crate) fn new(telling: &Telling) -> Self {
        Self(serde_json::to_string(telling).expect("a telling has only words as keys").into())
    }

    pub(crate) fn unpack(&self) -> Telling {
        json::read(&self.0).expect("it was written by itself")
    }
}

/// What is wrong with a text, to say it in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Flaw"))]
pub struct FlawIn {
    /// The line that is wrong, from 1.
    pub line: Option<usize>,
    /// The kind of flaw, in one word that never changes.
    pub kind: String,
    /// The typed data of this kind.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, any>"))]
    pub data: Map<String, Value>,
}

impl FlawIn {
    pub(crate) fn of(flaw: &impl Flaw) -> Self {
        let (kind, data) = kind_and_data(flaw);
        Self { line: flaw.line(), kind, data }
    }
}

/// Splits what serializes as `{"kind": …, "data": {…}}`; kinds without data leave it out.
fn kind_and_data(thing: &impl Serialize) -> (String, Map<String, Value>) {
    // Texts are written anyway: through them, the page's engine needs no second serializer for every type.
    let written = if IN_PAGE {
        serde_json::to_string(thing).ok().and_then(|text| json::value(&text).ok())
    } else {
        serde_json::to_value(thing).ok()
    };
    let Some(Value::Object(mut parts)) = written else { return Default::default() };
    let kind = match parts.remove("kind") {
        Some(Value::String(kind)) => kind,
        _ => String::new(),
    };
    match parts.remove("data") {
        Some(Value::Object(data)) => (kind, data),
        _ => (kind, Map::new()),
    }
}
