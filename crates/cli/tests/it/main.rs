//! The program from outside: every command as people, scripts and operators run it.

mod archive;
mod arena;
mod durability;
mod load;
mod play;
mod record;
mod serve;

use std::path::PathBuf;

const PROGRAM: &str = env!("CARGO_BIN_EXE_mandate");

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8")
}

/// Returns the path of a temporary file or folder, under the name that a test gives it.
fn temporary(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}
