//! A server that starts before its database.

use std::io::{BufRead, BufReader};
use std::net::{Shutdown, SocketAddr, TcpListener};
use std::os::unix::net::UnixStream;
use std::process::{Child, ChildStderr, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use super::*;

/// Much longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

/// Returns a free address.
fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// A server waiting for its database, and its log.
struct Waiting {
    child: Child,
    log: BufReader<ChildStderr>,
    address: SocketAddr,
    _folder: Folder,
}

impl Waiting {
    fn start(database: SocketAddr) -> Self {
        let (folder, address) = (Folder::new(), free());
        let mut command = mandate();
        command.args(["serve", "--listen", &address.to_string(), "--data"]).arg(folder.path());
        command.args(["--database-url", &format!("postgres://postgres@{database}/postgres")]);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let log = BufReader::new(child.stderr.take().unwrap());
        let mut waiting = Self { child, log, address, _folder: folder };
        let line = waiting.logs("waiting for the database");
        assert!(line.contains("can't be reached"), "{line}");
        waiting
    }

    /// Waits for a log line with these words and returns it.
    fn logs(&mut self, words: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.log.read_line(&mut line).unwrap() > 0, "it has ended without “{words}”");
            if line.contains(words) {
                return line;
            }
        }
    }

    /// Waits until the server says that it is ready.
    fn becomes_ready(&mut self) {
        let (ready, told) = mpsc::channel();
        let output = self.child.stdout.take().unwrap();
        std::thread::spawn(move || {
            let mut line = String::new();
            let _ = BufReader::new(output).read_line(&mut line);
            let _ = ready.send(line);
        });
        assert!(told.recv_timeout(LONG).unwrap().starts_with("Mandate is ready: http://"));
    }

    fn ask(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether the tests share a PostgreSQL server with others.
fn is_borrowed() -> bool {
    std::env::var_os(testing::fixtures::VARIABLE).is_some()
}

/// Forwards data between a client and the tests' PostgreSQL, and breaks the connection when certain words appear.
fn carry(client: &TcpStream, until: Option<&str>) {
    let address = testing::fixtures::address("postgres").unwrap_or_else(|missing| panic!("{missing}"));
    let folder = address.split_once("host=").expect("the tests have a PostgreSQL of their own").1.to_owned();
    let mut database = UnixStream::connect(format!("{folder}/.s.PGSQL.5432")).unwrap();
    let (mut up, mut down) = (client.try_clone().unwrap(), database.try_clone().unwrap());
    let back = client.try_clone().unwrap();
    std::thread::spawn(move || std::io::copy(&mut down, &mut &back));
    let mut said = vec![0; 65_536];
    while let Some(length) = up.read(&mut said).ok().filter(|length| *length > 0) {
        let is_said = |words: &str| said[..length].windows(words.len()).any(|part| part == words.as_bytes());
        if until.is_some_and(is_said) || database.write_all(&said[..length]).is_err() {
            break;
        }
    }
    let _ = client.shutdown(Shutdown::Both);
    let _ = database.shutdown(Shutdown::Both);
}

/// Forwards connections to an address to the tests' PostgreSQL.
fn lead(from: SocketAddr) {
    let listener = TcpListener::bind(from).unwrap();
    std::thread::spawn(move || {
        for client in listener.incoming() {
            std::thread::spawn(move || carry(&client.unwrap(), None));
        }
    });
}

/// Forwards connections until certain words appear; then that connection breaks and the address is closed.
fn lead_until(from: SocketAddr, words: &'static str) {
    let listener = TcpListener::bind(from).unwrap();
    // First somebody looks whether the database is there, and then somebody works with it.
    for _ in 0..2 {
        carry(&listener.accept().unwrap().0, Some(words));
    }
}

#[test]
fn a_server_waits_for_its_database_and_says_so() {
    let database = free();
    let mut server = Waiting::start(database);
    for path in ["/healthz", "/api/lobby", "/"] {
        let answer = server.ask(path);
        assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("\"starting\""), "{answer}");
        assert!(answer.to_lowercase().contains("retry-after: 1"), "{answer}");
    }
    server.logs("waiting for the database");
    if is_borrowed() {
        return;
    }
    lead(database);
    server.becomes_ready();
    assert!(server.ask("/healthz").starts_with("HTTP/1.1 200"));
    assert!(server.ask("/api/lobby").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_server_waits_for_a_database_lost_during_migration() {
    if is_borrowed() {
        return;
    }
    let database = free();
    let mut server = Waiting::start(database);
    lead_until(database, "pg_advisory_xact_lock");
    assert!(server.ask("/healthz").contains("\"starting\""));
    server.logs("waiting for the database");
    lead(database);
    server.becomes_ready();
    assert!(server.ask("/healthz").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_server_waits_for_a_database_without_free_connections() {
    if is_borrowed() {
        return;
    }
    let database = free();
    let mut server = Waiting::start(database);
    let listener = TcpListener::bind(database).unwrap();
    // It is there when somebody looks, and then takes no other connection.
    let first = listener.accept().unwrap().0;
    drop(listener);
    carry(&first, None);
    server.logs("pool timed out");
    lead(database);
    server.becomes_ready();
    assert!(server.ask("/healthz").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_waiting_server_stops_when_told() {
    let mut server = Waiting::start(free());
    let signal = |name: &str, id: u32| {
        assert!(Command::new("kill").args([name, &id.to_string()]).status().unwrap().success());
    };
    signal("-HUP", server.child.id());
    server.logs("ignored SIGHUP");
    signal("-TERM", server.child.id());
    assert!(server.child.wait().unwrap().success());
}
