//! Records the statements sent to databases: SQLite's as sqlx logs them, PostgreSQL's plans from notices.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tracing::field::{Field, Visit};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::{Context, SubscriberExt};

/// A statement and its plan.
#[derive(Clone, Debug)]
pub(crate) struct Planned {
    pub(crate) statement: String,
    pub(crate) plan: Value,
}

#[derive(Clone, Default)]
pub(crate) struct Recorder(Arc<Mutex<Heard>>);

#[derive(Default)]
struct Heard {
    statements: BTreeSet<String>,
    plans: Vec<Planned>,
}

/// Joins a statement into one line.
pub(crate) fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Recorder {
    /// Records from now on, for the whole process.
    pub(crate) fn start() -> Self {
        let recorder = Self::default();
        let subscriber = tracing_subscriber::registry().with(recorder.clone());
        tracing::subscriber::set_global_default(subscriber).unwrap();
        recorder
    }

    /// Returns all statements so far.
    pub(crate) fn statements(&self) -> Vec<String> {
        self.0.lock().unwrap().statements.iter().cloned().collect()
    }

    /// Returns all plans so far.
    pub(crate) fn plans(&self) -> Vec<Planned> {
        self.0.lock().unwrap().plans.clone()
    }
}

#[derive(Default)]
struct Words {
    summary: String,
    statement: String,
    message: String,
}

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let text = format!("{value:?}");
        match field.name() {
            "message" => self.message = text,
            "summary" => self.summary = text,
            _ => {}
        }
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "summary" => value.clone_into(&mut self.summary),
            "db.statement" => value.clone_into(&mut self.statement),
            "message" => value.clone_into(&mut self.message),
            _ => {}
        }
    }
}

impl<S: tracing::Subscriber> Layer<S> for Recorder {
    fn on_event(&self, event: &tracing::Event<'_>, _: Context<'_, S>) {
        let mut words = Words::default();
        match event.metadata().target() {
            "sqlx::query" => {
                event.record(&mut words);
                // A short statement is its own summary.
                let whole = if words.statement.is_empty() { &words.summary } else { &words.statement };
                self.0.lock().unwrap().statements.insert(on_one_line(whole));
            }
            "sqlx::postgres::notice" => {
                event.record(&mut words);
                let Some(start) = words.message.find('{') else { return };
                let Ok(mut plan) = serde_json::from_str::<Value>(&words.message[start..]) else { return };
                let statement = on_one_line(plan["Query Text"].as_str().unwrap_or_default());
                self.0.lock().unwrap().plans.push(Planned { statement, plan: plan["Plan"].take() });
            }
            _ => {}
        }
    }
}
