//! Installs what the commands need besides cargo.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::cargo;

/// Toolchain components that a minimal installation lacks.
const COMPONENTS: [(&str, &str); 2] = [("fmt", "rustfmt"), ("clippy", "clippy")];

/// Installs missing components of the toolchain.
pub(crate) fn toolchain() -> Result<(), String> {
    for (subcommand, component) in COMPONENTS {
        if works(cargo().args([subcommand, "--version"])) {
            continue;
        }
        println!("── setup: installing {component}");
        let mut install = Command::new("rustup");
        let installed = install.args(["component", "add", component]).status().is_ok_and(|status| status.success());
        if !installed {
            return Err(format!(
                "{component} is missing and couldn't be installed: run rustup component add {component}"
            ));
        }
    }
    Ok(())
}

/// The target for WebAssembly programs with standard output.
pub(crate) const WASI: &str = "wasm32-wasip1";

/// Installs a compilation target, unless it is there.
pub(crate) fn target(target: &str) -> Result<(), String> {
    let library = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output();
    let library = library.map_err(|error| format!("failed to start rustc: {error}"))?;
    if Path::new(String::from_utf8_lossy(&library.stdout).trim()).is_dir() {
        return Ok(());
    }
    println!("── setup: installing {target}");
    let installed =
        Command::new("rustup").args(["target", "add", target]).status().is_ok_and(|status| status.success());
    if installed {
        Ok(())
    } else {
        Err(format!("{target} is missing and couldn't be installed: run rustup target add {target}"))
    }
}

/// Checks for a recent Node.
pub(crate) fn node() -> Result<(), String> {
    if works(Command::new("node").args(["--no-warnings", "--eval", "require('node:wasi')"])) {
        return Ok(());
    }
    Err("Node 20 or newer must be in the PATH as “node”: install it from https://nodejs.org".to_owned())
}

/// Installs PostgreSQL if it is missing and this user may; tests start servers of their own.
pub(crate) fn postgres() -> Result<(), String> {
    if std::env::var_os(testing::fixtures::VARIABLE).is_some() || testing::fixtures::programs().is_some() {
        return Ok(());
    }
    if install("postgresql") && testing::fixtures::programs().is_some() {
        return Ok(());
    }
    Err(format!(
        "PostgreSQL is missing and couldn't be installed: install the package postgresql, for example with \
         “sudo apt-get install postgresql”, or set {} to a running server",
        testing::fixtures::VARIABLE
    ))
}

/// Installs libfaketime if it is missing and this user may; tests use it to set a server's clock.
pub(crate) fn faketime() -> Result<(), String> {
    if testing::fixtures::faketime().is_some() || (install("faketime") && testing::fixtures::faketime().is_some()) {
        return Ok(());
    }
    Err("libfaketime is missing and couldn't be installed: install the package faketime, for example with “sudo apt-get \
         install faketime”"
        .to_owned())
}

/// Installs Chromium if it is missing and this user may.
pub(crate) fn chromium() -> Result<(), String> {
    let there = || works(Command::new("chromium").arg("--version"));
    if std::env::var_os("MANDATE_CHROMIUM").is_some() || there() || (install("chromium") && there()) {
        return Ok(());
    }
    Err("Chromium is missing and couldn't be installed: install the package chromium, for example with \
         “sudo apt-get install chromium”, or set MANDATE_CHROMIUM to the program"
        .to_owned())
}

/// Installs a system package with apt-get, if possible.
fn install(package: &str) -> bool {
    println!("── setup: installing {package}");
    let mut update = Command::new("apt-get");
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--no-install-recommends", package]).env("DEBIAN_FRONTEND", "noninteractive");
    let _ = works(update.arg("update"));
    works(&mut install)
}

/// The Python packages that test the API: a tester, and what the sample bot uses.
const PACKAGES: [&str; 2] = ["schemathesis==4.32.5", "websockets==17.4"];

/// Installs these packages into a directory of their own, unless they are there. Returns the directory of their programs.
pub(crate) fn python(folder: &Path) -> Result<PathBuf, String> {
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let (wanted, installed) = (PACKAGES.join("\n"), folder.join("installed"));
    let there = fs::read_to_string(&installed).is_ok_and(|text| text == wanted);
    if there && works(Command::new(programs.join("schemathesis")).arg("--version")) {
        return Ok(programs);
    }
    println!("── setup: installing {}", PACKAGES.join(" and "));
    let python = if cfg!(windows) { "python" } else { "python3" };
    let made = Command::new(python).args(["-m", "venv"]).arg(folder).status();
    if !made.is_ok_and(|status| status.success()) {
        return Err(
            "this needs Python 3.10 or newer as “python3” in the path, with venv: install it from https://python.org, or \
             the packages python3 and python3-venv"
                .to_owned(),
        );
    }
    let mut install = Command::new(programs.join("python"));
    let done = install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(PACKAGES).status();
    if !done.is_ok_and(|status| status.success()) {
        return Err(format!("failed to install {} from PyPI: see above", PACKAGES.join(" and ")));
    }
    fs::write(&installed, wanted).map_err(|error| error.to_string())?;
    Ok(programs)
}

fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
