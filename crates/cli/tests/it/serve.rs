//! `mandate serve`, `backup`, `restore` and `doctor` as operators use them.

#[cfg(unix)]
mod full_disk;
#[cfg(target_os = "linux")]
mod open_files;
#[cfg(unix)]
mod waiting;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;

use testing::fixtures::{Folder, Server, Surroundings};

use crate::PROGRAM;

fn mandate() -> Command {
    testing::fixtures::untouched(PROGRAM)
}

/// A running server.
struct Site(Server);

impl Site {
    fn start(data: &Path) -> Self {
        Self(Server::start(PROGRAM, data, None))
    }

    /// Sends a request as text and returns the answer.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.0.address).unwrap();
        let (head, body) = request.split_once("\n\n").unwrap_or((request, ""));
        let head = head.replace('\n', "\r\n");
        let length = body.len();
        write!(stream, "{head}\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn make_guest(&self) {
        let answer = self.ask("POST /api/guests HTTP/1.1\ncontent-type: application/json\n\n{\"name\":\"Anna\"}");
        assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.0.id().to_string()]).status().unwrap();
        assert!(sent.success());
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
fn a_server_prints_when_it_is_ready_and_stops_when_told() {
    let folder = Folder::new();
    let mut server = Site::start(folder.path());
    assert!(server.ask("GET /healthz HTTP/1.1").contains("{\"status\":\"ok\"}"));
    server.signal("TERM");
    assert!(server.0.wait().unwrap().success());
}

#[test]
fn acknowledged_data_survives_a_kill_and_is_in_a_live_backup() {
    let folder = Folder::new();
    let server = Site::start(&folder.path().join("one"));
    server.make_guest();
    drop(server);
    let server = Site::start(&folder.path().join("one"));
    server.make_guest();
    let file = folder.path().join("backup.jsonl");
    let (code, text) = said(mandate().args(["backup", "--data"]).arg(folder.path().join("one")).arg(&file));
    let rows: usize = text.split(' ').find_map(|word| word.parse().ok()).unwrap_or_default();
    assert!(code == Some(0) && rows >= 6, "{text}");
    let restore = |data: &str| said(mandate().args(["restore", "--data"]).arg(folder.path().join(data)).arg(&file));
    let (code, text) = restore("one");
    assert!(code == Some(1) && text.contains("another Mandate server uses"), "{text}");
    drop(server);
    let (code, text) = restore("one");
    assert!(code == Some(1) && text.contains("isn't empty"), "{text}");
    assert_eq!(restore("two"), (Some(0), format!("Restored {rows} rows\n")));
}

#[test]
fn two_servers_do_not_share_a_data_directory() {
    let folder = Folder::new();
    let _server = Site::start(folder.path());
    let (code, text) = said(mandate().args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path()));
    assert!(code == Some(1) && text.contains("stop it first"), "{text}");
}

#[test]
fn flags_override_the_environment_the_file_and_the_defaults() {
    let folder = Folder::new();
    let listens = |command: &mut Command, address: &str| {
        let (_, text) = said(command);
        assert!(text.contains(&format!("listen: {address};")), "{address} is not in {text}");
    };
    listens(&mut doctor(folder.path()), "127.0.0.1:7700");
    std::fs::write(folder.path().join("mandate.toml"), "listen = '127.0.0.1:7801'").unwrap();
    listens(&mut doctor(folder.path()), "127.0.0.1:7801");
    listens(doctor(folder.path()).env("MANDATE_LISTEN", "127.0.0.1:7802"), "127.0.0.1:7802");
    let mut flag = doctor(folder.path());
    listens(flag.env("MANDATE_LISTEN", "127.0.0.1:7802").args(["--listen", "127.0.0.1:7803"]), "127.0.0.1:7803");
    let other = folder.path().join("other.toml");
    std::fs::write(&other, "listen = '127.0.0.1:7804'").unwrap();
    listens(doctor(folder.path()).arg("--config").arg(&other), "127.0.0.1:7804");
}

#[test]
fn an_error_names_the_source_of_a_setting() {
    let folder = Folder::new();
    for (variable, value) in [("MANDATE_LISTEN", "here"), ("MANDATE_LOG_FORMAT", "xml"), ("MANDATE_BODY_LIMIT", "-1")] {
        let (code, text) = said(doctor(folder.path()).env(variable, value));
        assert!(code == Some(2) && text.contains(variable) && text.contains(value), "{text}");
        assert!(!text.contains("--l") && !text.contains("--b"), "the flag was not used: {text}");
    }
    for flag in [vec!["--listen", "here"], vec!["--listen=here"]] {
        let (code, text) = said(doctor(folder.path()).args(flag).env("MANDATE_LISTEN", "127.0.0.1:1"));
        assert!(code == Some(2) && text.contains("--listen") && !text.contains("MANDATE_LISTEN"), "{text}");
    }
    let missing = folder.path().join("none.toml");
    let (_, text) = said(doctor(folder.path()).env("MANDATE_CONFIG", &missing));
    assert!(text.contains("MANDATE_CONFIG") && text.contains("none.toml") && !text.contains("--config"), "{text}");
    let (_, text) = said(doctor(folder.path()).arg("--config").arg(&missing));
    assert!(text.contains("--config") && !text.contains("MANDATE_CONFIG"), "{text}");
    for (setting, variable, value) in
        [("database-url", "DATABASE_URL", "mysql://hush"), ("database-url", "DATABASE_URL", "postgres://u:hush@h:x/d")]
    {
        let flag = format!("--{setting}");
        let (_, text) = said(doctor(folder.path()).env(variable, value));
        assert!(text.contains(variable) && !text.contains(&flag) && !text.contains("hush"), "{text}");
        let (_, text) = said(doctor(folder.path()).args([&flag, value]));
        assert!(text.contains(&flag) && !text.contains(variable) && !text.contains("hush"), "{text}");
        let file = folder.path().join("mandate.toml");
        std::fs::write(&file, format!("{setting} = '{value}'")).unwrap();
        let (_, text) = said(&mut doctor(folder.path()));
        let is_named = text.contains(&format!("{setting} in {}", file.display()));
        assert!(is_named && !text.contains(variable) && !text.contains("hush"), "{text}");
        std::fs::remove_file(file).unwrap();
    }
    std::fs::write(folder.path().join("mandate.toml"), "metrics = true\n\nlisten = 'here'").unwrap();
    let (code, text) = said(&mut doctor(folder.path()));
    assert!(code == Some(1) && text.contains("mandate.toml") && text.contains("about line 3"), "{text}");
}

#[test]
fn an_invalid_log_filter_is_reported_with_its_source() {
    let folder = Folder::new();
    let log = folder.path().join("log");
    let environment = vec![("MANDATE_LOG".to_owned(), "server=loud".to_owned())];
    let surroundings = Surroundings { environment, log: Some(log.clone()) };
    let _server = Server::start_in(&surroundings, PROGRAM, &folder.path().join("data"), None);
    let logged = std::fs::read_to_string(log).unwrap();
    assert!(logged.starts_with("the environment variable MANDATE_LOG is invalid: “server=loud”"), "{logged}");
}

#[test]
fn help_lists_the_settings_that_matter() {
    for command in ["backup", "restore", "export", "import"] {
        let (_, text) = said(mandate().args([command, "--help"]));
        assert!(["--config", "--data", "--database-url"].iter().all(|flag| text.contains(flag)), "{command}: {text}");
        assert!(!text.contains("--session-rate") && !text.contains("--listen"), "{command}: {text}");
    }
    let (_, text) = said(mandate().args(["doctor", "--help"]));
    assert!(text.contains("--listen") && text.contains("--help") && !text.contains("--session-rate"), "{text}");
    let folder = Folder::new();
    std::fs::set_permissions(folder.path(), std::os::unix::fs::PermissionsExt::from_mode(0o700)).unwrap();
    let (code, text) = said(doctor(folder.path()).args(["--session-rate", "5"]));
    assert!(code == Some(0), "all of serve's are understood: {text}");
    let (_, text) = said(mandate().args(["serve", "--help"]));
    assert!(text.contains("--session-rate"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_hangup_without_a_terminal_is_ignored() {
    let folder = Folder::new();
    let mut server = Site::start(folder.path());
    server.make_guest();
    server.signal("HUP");
    server.make_guest();
    server.signal("HUP");
    assert!(server.ask("GET /healthz HTTP/1.1").contains("{\"status\":\"ok\"}"));
    server.signal("TERM");
    assert!(server.0.wait().unwrap().success());
}

#[test]
fn an_invalid_configuration_is_refused_with_the_reason() {
    let folder = Folder::new();
    let file = folder.path().join("mandate.toml");
    for (text, told) in [
        ("lisen = '127.0.0.1:1'", "unknown field `lisen`"),
        ("listen = 'here'", "about line 1"),
        ("data = '/x'", "so it can't set data"),
        ("database-url = 'mysql://hush'", "neither postgres://"),
        ("database-url = 'mysql://hush'", "database-url in "),
    ] {
        std::fs::write(&file, text).unwrap();
        let (code, said) = said(&mut doctor(folder.path()));
        assert!(code == Some(1) && said.contains(told), "{text}: {said}");
        assert!(!said.contains("hush") && said.starts_with("mandate: "), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn readable_data_is_made_private_at_startup() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let data = folder.path().join("data");
    drop(Site::start(&data));
    let set = |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    set(&data, 0o755);
    // The server was killed, so what SQLite has beside its database is still there.
    std::fs::write(data.join("mandate.toml"), "metrics = true").unwrap();
    let files = ["mandate.sqlite", "mandate.sqlite-wal", "mandate.sqlite-shm", "mandate.lock", "mandate.toml"];
    let files = files.map(|name| data.join(name));
    files.iter().for_each(|file| set(file, 0o644));
    let server = Site::start(&data);
    assert_eq!(mode(&data), 0o700);
    for file in &files {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    drop(server);
    // A directory with files of others is theirs to decide about; the server's own files are not.
    std::fs::write(data.join("notes.txt"), "").unwrap();
    set(&data, 0o755);
    set(&files[0], 0o644);
    let _server = Site::start(&data);
    assert_eq!((mode(&data), mode(&files[0])), (0o755, 0o600));
}
