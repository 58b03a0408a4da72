//! Making an engine smaller: the passes of Binaryen that make it compress better.
//!
//! Its usual `-Oz` makes the file smaller, but the page is sent compressed, and there it costs more than it saves:
//! functions that were put into each other don't look alike any more. So this is a list of passes of which each was
//! measured by what is left after brotli.

use std::path::Path;
use std::process::Command;

use crate::done;

/// Relative to the folder of the page.
const WASM_OPT: &str = "node_modules/binaryen/bin/wasm-opt";

/// What the compiler uses, which an engine without its list of features doesn't say itself.
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

/// Writes a smaller engine that does the same.
pub(crate) fn shrink(web: &Path, engine: &Path, smaller: &Path) -> Result<(), String> {
    let mut node = Command::new("node");
    node.arg(web.join(WASM_OPT)).args(FEATURES).args(PASSES).arg(engine).arg("-o").arg(smaller);
    done(&mut node).map_err(|error| format!("the engine could not be made smaller: {error}"))
}
