//! `mandate serve` and its companions, as an operator sees them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn mandate() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandate"));
    for (name, _) in std::env::vars_os() {
        if name == "DATABASE_URL" || name.to_string_lossy().starts_with("MANDATE_") {
            command.env_remove(name);
        }
    }
    command
}

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("mandate-serve-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server, killed if the test does not stop it.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut command = mandate();
        command.args(["serve", "--listen", "127.0.0.1:0", "--log-format", "json", "--data"]).arg(data);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Mandate is ready: http://").unwrap_or_else(|| panic!("{line}"));
        Self { address: address.to_owned(), child }
    }

    /// Sends a request as text; the answer as text.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (head, body) = request.split_once("\n\n").unwrap_or((request, ""));
        let head = head.replace('\n', "\r\n");
        let length = body.len();
        write!(stream, "{head}\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn make_guest(&self) {
        let answer = self.ask("POST /api/guests HTTP/1.1\ncontent-type: application/json\n\n{\"name\":\"Anna\"}");
        assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn said(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).unwrap())
}

fn doctor(data: &Path) -> Command {
    let mut command = mandate();
    command.args(["doctor", "--data"]).arg(data);
    command
}

#[test]
fn it_says_when_it_is_ready_and_stops_when_told() {
    let folder = Folder::new("ready");
    let mut server = Server::start(&folder.0);
    assert!(server.ask("GET /healthz HTTP/1.1").contains("{\"status\":\"ok\"}"));
    server.signal("TERM");
    assert!(server.child.wait().unwrap().success());
}

#[test]
fn what_was_answered_survives_a_kill_and_is_backed_up_while_serving() {
    let folder = Folder::new("backup");
    let server = Server::start(&folder.0.join("one"));
    server.make_guest();
    drop(server);
    let server = Server::start(&folder.0.join("one"));
    server.make_guest();
    let file = folder.0.join("backup.jsonl");
    let (code, text) = said(mandate().args(["backup", "--data"]).arg(folder.0.join("one")).arg(&file));
    assert!(code == Some(0) && text.starts_with("4 rows"), "{text}");
    let restore = |data: &str| said(mandate().args(["restore", "--data"]).arg(folder.0.join(data)).arg(&file));
    let (code, text) = restore("one");
    assert!(code == Some(1) && text.contains("another Mandate uses"), "{text}");
    drop(server);
    let (code, text) = restore("one");
    assert!(code == Some(1) && text.contains("not empty"), "{text}");
    assert_eq!(restore("two"), (Some(0), "4 rows are restored\n".to_owned()));
}

#[test]
fn two_servers_do_not_share_a_data_directory() {
    let folder = Folder::new("two");
    let _server = Server::start(&folder.0);
    let (code, text) = said(mandate().args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&folder.0));
    assert!(code == Some(1) && text.contains("stop it first"), "{text}");
}

#[test]
fn flags_come_before_the_environment_before_the_file_before_the_default() {
    let folder = Folder::new("config");
    let listens = |command: &mut Command, address: &str| {
        let (_, text) = said(command);
        assert!(text.contains(&format!("listen: {address};")), "{address} is not in {text}");
    };
    listens(&mut doctor(&folder.0), "127.0.0.1:7700");
    std::fs::write(folder.0.join("mandate.toml"), "listen = '127.0.0.1:7801'").unwrap();
    listens(&mut doctor(&folder.0), "127.0.0.1:7801");
    listens(doctor(&folder.0).env("MANDATE_LISTEN", "127.0.0.1:7802"), "127.0.0.1:7802");
    let mut flag = doctor(&folder.0);
    listens(flag.env("MANDATE_LISTEN", "127.0.0.1:7802").args(["--listen", "127.0.0.1:7803"]), "127.0.0.1:7803");
    let other = folder.0.join("other.toml");
    std::fs::write(&other, "listen = '127.0.0.1:7804'").unwrap();
    listens(doctor(&folder.0).arg("--config").arg(&other), "127.0.0.1:7804");
}

#[test]
fn a_wrong_configuration_is_told_with_a_sentence() {
    let folder = Folder::new("wrong");
    let file = folder.0.join("mandate.toml");
    for (text, told) in [
        ("lisen = '127.0.0.1:1'", "unknown field `lisen`"),
        ("listen = 'here'", "about line 1"),
        ("data = '/x'", "cannot say where that is"),
        ("database-url = 'mysql://hush'", "neither with postgres://"),
    ] {
        std::fs::write(&file, text).unwrap();
        let (code, said) = said(&mut doctor(&folder.0));
        assert!(code == Some(1) && said.contains(told), "{text}: {said}");
        assert!(!said.contains("hush") && said.starts_with("mandate: "), "{said}");
    }
}
