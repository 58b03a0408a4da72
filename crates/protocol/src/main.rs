//! The protocol: writes `web/src/protocol/index.ts` from the Rust types that cross a boundary.
//!
//! Each of these types is defined once, next to the code that makes or reads it, so that a change of behaviour and of
//! what is sent are one change. This crate is where they come together:
//!
//! | what | where |
//! | --- | --- |
//! | commands, entries, the table as a viewer sees it, records | `table` |
//! | questions to the engine and its answers, lessons, saved games | `engine` (`Request`, `Answers`, `learn::Course`) |
//! | puzzles | `arena::puzzles` |
//! | bodies of the API | `server::http` (`Api` lists them) |
//! | messages of a live connection | `server::live` (`ClientMessage`, `ServerMessage`) |
//!
//! The description of the API (`/api/openapi.json`) comes from the same types.
//!
//! `cargo run -p protocol` writes the file; with `--check` it only compares, and fails if the file is stale.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::process::ExitCode;

use arena::puzzles::Puzzle;
use engine::learn::Course;
use engine::{Answers, Fault, Request};
use server::http::Api;
use table::{Act, GameEvent, GameFlaw, GameIllegal};
use ts_rs::{Config, TS, TypeVisitor};

const HEADER: &str = "// What the engine, the server and the page send each other. Generated from Rust by `cargo run -p protocol`: don't edit.\n";

/// The declarations of types and of everything they refer to, by name.
struct Declarations {
    config: Config,
    visited: HashSet<TypeId>,
    texts: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types that were derived have a file of their own; the others are part of the language.
        if T::output_path().is_some() {
            let (name, declared) = (T::ident(&self.config), T::decl(&self.config));
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {declared}\n");
            if let Some(other) = self.texts.insert(name.clone(), text.clone()) {
                assert_eq!(other, text, "two types are called {name}");
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn generated() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, visited: HashSet::new(), texts: BTreeMap::new() };
    all.visit::<Request>();
    all.visit::<Answers>();
    all.visit::<Fault>();
    all.visit::<Api>();
    all.visit::<Course>();
    all.visit::<Puzzle>();
    // Named only in the type of a field.
    all.visit::<Act>();
    all.visit::<GameEvent>();
    all.visit::<GameIllegal>();
    all.visit::<GameFlaw>();
    let texts: Vec<_> = all.texts.into_values().collect();
    format!("{HEADER}\n{}", texts.join("\n"))
}

fn main() -> ExitCode {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/index.ts");
    let (wanted, found) = (generated(), std::fs::read_to_string(&path).unwrap_or_default());
    if wanted == found {
        return ExitCode::SUCCESS;
    }
    if std::env::args().any(|argument| argument == "--check") {
        eprintln!("web/src/protocol/index.ts is stale; run `cargo run -p protocol`");
        return ExitCode::FAILURE;
    }
    match std::fs::write(&path, wanted) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("failed to write {}: {fault}", path.display());
            ExitCode::FAILURE
        }
    }
}
