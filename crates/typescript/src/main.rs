//! Writes `web/src/protocol/index.ts`: every type that the engine and the page exchange, as Rust defines it.
//!
//! `cargo run -p typescript` writes the file; with `--check` it only compares, and fails if the file is stale.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::process::ExitCode;

use engine::{Answers, Fault, Request};
use table::{Act, GameEvent, GameFlaw, GameIllegal};
use ts_rs::{Config, TS, TypeVisitor};

const HEADER: &str = "// The types that the engine and the page exchange. Generated from Rust by `cargo run -p typescript`: don't edit.\n";

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
        eprintln!("web/src/protocol/index.ts is stale; run `cargo run -p typescript`");
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
