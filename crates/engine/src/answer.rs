//! Answers: what was asked for, or why not.

use std::fmt::Display;

use serde::Serialize;
use table::{BadLog, BadRecord, FlawIn, Reject, Rejection, Unreadable};

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fault {
    /// One word for programs.
    pub code: &'static str,
    /// A sentence in English with a way out.
    pub text: String,
    /// If the table refused something: what it says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub refusal: Option<Box<Rejection>>,
    /// If a text could not be read: what is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub flaw: Option<Box<FlawIn>>,
}

impl Fault {
    pub(crate) fn new(code: &'static str, text: &dyn Display) -> Self {
        Self { code, text: text.to_string(), refusal: None, flaw: None }
    }

    /// A text is no position or view.
    pub(crate) fn unreadable(code: &'static str, bad: Unreadable) -> Self {
        let text = bad.to_string();
        Self { code, text, refusal: None, flaw: bad.flaw.map(Box::new) }
    }

    /// Nothing was opened.
    pub(crate) fn no_table() -> Self {
        Self::new("no_table", &"no table is open here; open one first")
    }
}

impl From<Reject> for Fault {
    fn from(reject: Reject) -> Self {
        Self { code: "refused", text: reject.to_string(), refusal: Some(Box::new(reject.rejection())), flaw: None }
    }
}

/// The code says so where the dealer or a player did not keep to the protocol.
impl From<BadRecord> for Fault {
    fn from(bad: BadRecord) -> Self {
        let code = match &bad {
            BadRecord::Log(BadLog::Commitment) => "bad_secret",
            BadRecord::Log(BadLog::Impossible { why: Reject::BadOpening(_), .. }) => "bad_opening",
            BadRecord::Log(BadLog::OtherDeal { .. }) => "bad_deal",
            _ => "bad_record",
        };
        Self::new(code, &bad)
    }
}

/// The answer as JSON: `{"ok": …}` or `{"fault": …}`.
pub(crate) fn write<T: Serialize>(answer: &Result<T, Fault>) -> String {
    let (name, said) = match answer {
        Ok(said) => ("ok", serde_json::to_string(said)),
        Err(fault) => ("fault", serde_json::to_string(fault)),
    };
    named(name, said)
}

fn named(name: &str, said: serde_json::Result<String>) -> String {
    match said {
        Ok(said) => format!("{{\"{name}\":{said}}}"),
        Err(error) => format!("{{\"fault\":{{\"code\":\"unwritable\",\"text\":\"{error}\"}}}}"),
    }
}
