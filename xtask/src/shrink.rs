//! Makes an engine smaller with the passes of Binaryen's `wasm-opt` that improve its compressed size.
//!
//! Binaryen's usual `-Oz` makes the file smaller but its compressed form larger (see the table in `patch`): inlined
//! functions no longer resemble each other. Each of these passes reduces the size after brotli.

use std::path::Path;
use std::process::Command;

use crate::done;

/// Relative to the page's directory.
const WASM_OPT: &str = "node_modules/binaryen/bin/wasm-opt";

/// The WebAssembly features that the compiler uses; the stripped engine doesn't list them.
const FEATURES: [&str; 7] = [
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

const PASSES: [&str; 12] = [
    "--simplify-locals-nostructure",
    "--duplicate-function-elimination",
    "--optimize-instructions",
    "--precompute",
    "--remove-unused-brs",
    "--merge-blocks",
    "--coalesce-locals-learning",
    "--reorder-locals",
    "--rse",
    "--vacuum",
    "--remove-unused-module-elements",
    "--duplicate-function-elimination",
];

/// Writes a smaller equivalent engine.
pub(crate) fn shrink(web: &Path, engine: &Path, smaller: &Path) -> Result<(), String> {
    let mut node = Command::new("node");
    node.arg(web.join(WASM_OPT)).args(FEATURES).args(PASSES).arg(engine).arg("-o").arg(smaller);
    done(&mut node).map_err(|error| format!("wasm-opt failed: {error}"))
}
