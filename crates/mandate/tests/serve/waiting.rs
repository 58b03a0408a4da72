//! A server that starts before its database.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::net::UnixStream;
use std::process::{Child, ChildStderr, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use super::*;

/// Much longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

/// An address where nothing listens at the moment.
fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// A server whose database is expected at an address, and what it logs.
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
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let log = BufReader::new(child.stderr.take().unwrap());
        let mut waiting = Self { child, log, address, _folder: folder };
        let line = waiting.logs("waiting for the database");
        assert!(line.contains("can't be reached"), "{line}");
        waiting
    }

    /// The next line of the log with these words.
    fn logs(&mut self, words: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.log.read_line(&mut line).unwrap() > 0, "it has ended without “{words}”");
            if line.contains(words) {
                return line;
            }
        }
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

/// Carries everything that comes to an address to the PostgreSQL of the tests.
fn lead(from: SocketAddr) {
    let address = throwaway::address("postgres").unwrap_or_else(|missing| panic!("{missing}"));
    let folder = address.split_once("host=").expect("the tests have a PostgreSQL of their own").1.to_owned();
    let listener = TcpListener::bind(from).unwrap();
    std::thread::spawn(move || {
        for client in listener.incoming() {
            let (client, database) = (client.unwrap(), UnixStream::connect(format!("{folder}/.s.PGSQL.5432")).unwrap());
            let (mut up, mut down) = (client.try_clone().unwrap(), database.try_clone().unwrap());
            let (mut client, mut database) = (client, database);
            std::thread::spawn(move || std::io::copy(&mut up, &mut database));
            std::thread::spawn(move || std::io::copy(&mut down, &mut client));
        }
    });
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
    if std::env::var_os(throwaway::VARIABLE).is_some() {
        return;
    }
    lead(database);
    let (ready, told) = mpsc::channel();
    let output = server.child.stdout.take().unwrap();
    std::thread::spawn(move || {
        let mut line = String::new();
        let _ = BufReader::new(output).read_line(&mut line);
        let _ = ready.send(line);
    });
    assert!(told.recv_timeout(LONG).unwrap().starts_with("Mandate is ready: http://"));
    assert!(server.ask("/healthz").starts_with("HTTP/1.1 200"));
    assert!(server.ask("/api/lobby").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_server_that_waits_stops_when_told() {
    let mut server = Waiting::start(free());
    let sent = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    assert!(server.child.wait().unwrap().success());
}
