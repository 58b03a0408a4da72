//! Looks for a page that was built anew.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
