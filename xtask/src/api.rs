//! Tests the API against its OpenAPI document with Schemathesis and a running server, and lets the sample bot of the
//! documentation play there.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use testing::fixtures::{Folder, Server};

use crate::setup;
use crate::verify::program;

/// The test phases: boundary values of every parameter, and random requests.
const TRIED: [&str; 7] =
    ["--phases", "examples,coverage,fuzzing", "--seed", "7700", "--max-examples", "25", "--no-shrink"];

/// Requests that would end the session, or need none.
const NOT_LOGGED_IN: [&str; 4] = ["DELETE /api/session", "DELETE /api/me", "POST /api/session", "POST /api/accounts"];

/// Tests all documented requests, anonymously and as a seated player.
pub(crate) fn api() -> Result<(), String> {
    program()?;
    let here = std::env::current_exe().map_err(|error| error.to_string())?;
    let programs = here.parent().ok_or("this program is nowhere")?;
    let python = setup::python(&programs.join("python"))?;
    let folder = Folder::new();
    let program = programs.join(format!("mandate{}", std::env::consts::EXE_SUFFIX));
    let server = Server::start(program, folder.path(), None);
    let (cookie, table) = sit_down(server.address)?;
    bot(&python, server.address, &cookie)?;
    let schemathesis = python.join("schemathesis");
    let as_stranger = tried(&schemathesis, &folder, server.address, &table, &[]);
    let login = ["--header".to_owned(), format!("Cookie: {cookie}")];
    let excluded = NOT_LOGGED_IN.iter().flat_map(|name| ["--exclude-name".to_owned(), (*name).to_owned()]);
    let logged_in: Vec<String> = login.into_iter().chain(excluded).collect();
    as_stranger.and(tried(&schemathesis, &folder, server.address, &table, &logged_in))
}

fn tried(
    schemathesis: &Path,
    folder: &Folder,
    address: SocketAddr,
    table: &str,
    arguments: &[String],
) -> Result<(), String> {
    let settings = settings(folder, table).map_err(|error| format!("failed to write its settings: {error}"))?;
    let mut command = Command::new(schemathesis);
    command.arg("--config-file").arg(settings).arg("run").arg(format!("http://{address}/api/openapi.json"));
    command.args(TRIED).args(["--warnings", "off"]).args(arguments).current_dir(folder.path());
    match command.stdin(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the API and its document disagree: see above".to_owned()),
        Err(error) => Err(format!("failed to start Schemathesis: {error}")),
    }
}

/// Returns the settings: an existing table, and the statuses that valid requests may get. 422 means well-formed but
/// impossible, 426 that a WebSocket is required.
fn settings(folder: &Folder, table: &str) -> std::io::Result<PathBuf> {
    let file = folder.path().join("schemathesis.toml");
    let text = format!(
        "[parameters]\n\"path.id\" = \"{table}\"\n\
         [checks.positive_data_acceptance]\n\
         expected-statuses = [\"2xx\", \"401\", \"403\", \"404\", \"409\", \"422\", \"426\", \"429\"]\n\
         [checks.negative_data_rejection]\n\
         expected-statuses = [\"400\", \"401\", \"403\", \"404\", \"405\", \"409\", \"413\", \"415\", \"422\", \"426\", \"429\"]\n"
    );
    std::fs::write(&file, text)?;
    Ok(file)
}

/// Creates an account and a table where it sits. Returns its cookie and the table.
fn sit_down(address: SocketAddr) -> Result<(String, String), String> {
    let account = post(address, "/api/accounts", "", r#"{"name":"Anna","password":"correct horse"}"#)?;
    let cookie = between(&account, "set-cookie: ", ";").ok_or_else(|| format!("no account: {account}"))?;
    let table = r#"{"options":{"game":"qin","board":"bird","players":2},"seats":["me",{"bot":"level:1"}]}"#;
    let opened = post(address, "/api/tables", cookie, table)?;
    let id = between(&opened, "\"id\":\"", "\"").ok_or_else(|| format!("no table: {opened}"))?;
    Ok((cookie.to_owned(), id.to_owned()))
}

fn post(address: SocketAddr, path: &str, cookie: &str, body: &str) -> Result<String, String> {
    let ask = || {
        let mut stream = TcpStream::connect(address)?;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().map_err(|error: std::io::Error| format!("the server doesn't answer: {error}"))
}

/// Lets the sample bot play one game of each kind.
fn bot(python: &Path, address: SocketAddr, cookie: &str) -> Result<(), String> {
    let made = post(address, "/api/me/tokens", cookie, r#"{"name":"sample bot"}"#)?;
    let token = between(&made, "\"token\":\"", "\"").ok_or_else(|| format!("no token: {made}"))?;
    for options in [r#"{"game":"qin","players":2}"#, r#"{"game":"kaiser","map":"3-4","players":3}"#] {
        let bots = r#"{"bot":"level:1"}"#;
        let seats = if options.contains("qin") { bots.to_owned() } else { format!("{bots},{bots}") };
        let table = format!(r#"{{"options":{options},"seats":["open",{seats}]}}"#);
        let opened = post(address, "/api/tables", cookie, &table)?;
        let id = between(&opened, "\"id\":\"", "\"").ok_or_else(|| format!("no table: {opened}"))?;
        let mut bot = Command::new(python.join("python"));
        bot.arg("docs/bot.py").arg(format!("http://{address}")).arg(id).env("MANDATE_TOKEN", token);
        let output = bot.stdin(Stdio::null()).output().map_err(|error| format!("failed to start Python: {error}"))?;
        if !output.status.success() || !String::from_utf8_lossy(&output.stdout).contains("'ended': 'played'") {
            return Err(format!("docs/bot.py did not play to the end: {output:?}"));
        }
    }
    Ok(())
}

/// Returns the text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}
