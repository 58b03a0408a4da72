//! Rebuilds the crate when the page has changed.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
