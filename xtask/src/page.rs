//! `cargo page`: builds the engines as WebAssembly, their JavaScript binding, and the page.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use walrus::Module;
use wasm_bindgen_cli_support::Bindgen;

use crate::patch::{trap_at_once, wipe_locations};
use crate::shrink::shrink;
use crate::stamp::{Things, unless_done};
use crate::{cargo, done, setup};

const TARGET: &str = "wasm32-unknown-unknown";
const WEB: &str = "web";
const BINDING: &str = "web/src/engine/pkg";
const NAME: &str = "engine";
/// Each game has an engine of its own; a visit loads only one.
const GAMES: [&str; 2] = ["qin", "kaiser"];

/// Builds the complete page.
pub(crate) fn build() -> Result<(), String> {
    parts()?;
    let made_of =
        ["src", "public", "scripts", "index.html", "package-lock.json", "package.json", "vite.config.ts", "dist"];
    let things = || {
        let all = Things::default().and("puzzles")?.and("crates/bots/networks")?;
        made_of.iter().try_fold(all, |things, name| things.and(Path::new(WEB).join(name)))
    };
    let stamp = Path::new(WEB).join("node_modules/.built");
    unless_done(&stamp, things, || done(npm().args(["run", "--silent", "build"])))
}

/// Builds the engines while npm downloads the packages.
pub(crate) fn parts() -> Result<(), String> {
    std::thread::scope(|scope| {
        let packages = scope.spawn(packages);
        let engine = engine();
        let packages = packages.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        engine.and(packages)
    })?;
    smaller()
}

/// Builds the engines and their binding.
fn engine() -> Result<(), String> {
    let made_of = [".cargo", "Cargo.lock", "Cargo.toml", "crates", "xtask"];
    let things = || {
        let all = made_of.iter().try_fold(Things::default(), Things::and)?;
        GAMES.iter().try_fold(all, |things, game| things.and(bound(game)))
    };
    unless_done(&bound(".bound"), things, || {
        setup::target(TARGET)?;
        GAMES.into_iter().try_for_each(engine_of)?;
        let [one, other] = GAMES.map(|game| read(&bound(game).join(format!("{NAME}.js"))));
        if one? == other? {
            Ok(())
        } else {
            Err("the engines have different bindings, but the page has only one".to_owned())
        }
    })
}

fn engine_of(game: &str) -> Result<(), String> {
    let build = ["build", "--package", "engine", "--lib", "--profile", "wasm", "--target", TARGET];
    done(cargo().args(build).args(["--no-default-features", "--features", game]))?;
    bind(&target().join(TARGET).join("wasm").join("engine.wasm"), &bound(game))
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

/// Returns the directory of a game's engine before it is shrunk.
fn bound(game: &str) -> PathBuf {
    target().join("engine").join(game)
}

/// Shrinks the engines with one of the page's packages and puts them where the page expects them.
fn smaller() -> Result<(), String> {
    let things = || {
        let all = Things::default().and("xtask/src/shrink.rs")?.and("web/package-lock.json")?;
        GAMES.iter().try_fold(all, |things, game| things.and(bound(game))?.and(Path::new(BINDING).join(game)))
    };
    unless_done(&Path::new(BINDING).join(".bound"), things, || GAMES.into_iter().try_for_each(smaller_of))
}

fn smaller_of(game: &str) -> Result<(), String> {
    let (from, to) = (bound(game), Path::new(BINDING).join(game));
    fs::create_dir_all(&to).map_err(|error| format!("failed to create {}: {error}", to.display()))?;
    for name in [".js", ".d.ts", "_bg.wasm.d.ts"].map(|end| format!("{NAME}{end}")) {
        fs::copy(from.join(&name), to.join(&name)).map_err(|error| format!("failed to copy {name}: {error}"))?;
    }
    let engine = format!("{NAME}_bg.wasm");
    shrink(Path::new(WEB), &from.join(&engine), &to.join(&engine))
}

/// Patches an engine and binds it to JavaScript.
fn bind(wasm: &Path, out: &Path) -> Result<(), String> {
    let mut engine = Module::from_file(wasm).map_err(|error| format!("failed to read the engine: {error:#}"))?;
    trap_at_once(&mut engine);
    wipe_locations(&mut engine);
    let mut binding = Bindgen::new();
    let bound = binding
        .input_module(NAME, engine)
        .web(true)
        .and_then(|binding| binding.typescript(true).omit_default_module_path(false).out_name(NAME).generate(out));
    bound.map_err(|error| format!("failed to bind the engine: {error:#}"))
}

/// Installs the packages of the lock file, unless they are up to date.
fn packages() -> Result<(), String> {
    setup::node()?;
    let lock = || Things::default().and("web/package-lock.json");
    unless_done(&Path::new(WEB).join("node_modules/.installed"), lock, || {
        println!("── setup: installing the page's packages");
        done(npm().args(["ci", "--no-audit", "--no-fund"]))
    })
}

/// Returns npm in the page's directory.
pub(crate) fn npm() -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(WEB);
    npm
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("failed to read {}: {error}", path.display()))
}
