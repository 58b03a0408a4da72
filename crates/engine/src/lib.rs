//! The same tables, rules and bots as WebAssembly.
//!
//! The page asks in JSON and is answered in JSON ([`Engine::ask`]): about a table that it has opened
//! itself, about a record, or about what it sees of a table on a server. It knows no rule of any
//! game. The binding to JavaScript is this file; everything else is plain Rust and tested as such.

mod about;
mod answer;
#[cfg(feature = "typescript")]
mod answers;
mod clock;
mod engine;
pub mod learn;
mod lesson;
mod opponents;
mod request;
mod rules;
mod saved;
mod standing;
mod study;

pub use answer::Fault;
#[cfg(feature = "typescript")]
pub use answers::Answers;
pub use engine::Engine;
pub use request::Request;

use wasm_bindgen::prelude::wasm_bindgen;

/// An allocator with little code: the default one is several kilobytes of every first visit.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// The engine as JavaScript sees it.
#[wasm_bindgen(js_name = Engine)]
#[derive(Default)]
pub struct JsEngine(Engine);

#[wasm_bindgen(js_class = Engine)]
impl JsEngine {
    /// An engine without a table.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The answer to a question; both are JSON.
    pub fn ask(&mut self, request: &str) -> String {
        self.0.ask(request)
    }

    /// Hands over the network file for a game with this many players; `false` if it is
    /// no such file.
    pub fn supply(&self, game: &str, players: usize, file: &[u8]) -> bool {
        bots::supply_network(game, players, file).is_ok()
    }
}
