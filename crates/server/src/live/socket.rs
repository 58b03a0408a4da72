//! A live connection: what comes in, what goes out, and when it ends.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use tokio::sync::{Notify, mpsc};

use super::caller::Caller;
use super::credential::{Credential, SessionCheck};
use super::denied::Denied;
use super::hub::{Hub, stopped};
use super::message::{CommandRequest, Reply, RoomMessage};
use super::quota;
use super::watchers::{Out, Watcher};
use super::wire::{ClientMessage, ServerMessage, number};
use crate::id::TableId;
use crate::state::AppState;
use crate::store::StoreError;

/// No message of a client is larger, in bytes.
pub const LARGEST_MESSAGE: usize = 8192;

/// Whoever does not take a message within this time is gone.
const SLOWEST: Duration = Duration::from_secs(10);

/// The number of messages allowed at once, and then per second.
const BURST: f64 = 200.0;
const RATE: f64 = 100.0;

/// The number of refused messages after which the connection ends.
const PATIENCE: u32 = 100;

/// Where other servers may have ended what somebody was let in by, it is asked for again before something is
/// done, unless it was so short a time ago.
const FRESH: Duration = Duration::from_secs(1);

/// The pause before it is checked again whose a connection is, after the database couldn't be reached.
const RECHECK: Duration = Duration::from_millis(500);

/// Why a connection ends.
type End = (u16, &'static str);

/// The end of a connection that sends too much for too long.
const TOO_MUCH: End = (close_code::POLICY, "too many messages");

/// Why nothing is done in the name of a connection's owner.
enum Unconfirmed {
    /// The database can't be reached to find out whether the connection is still theirs.
    NotNow,
    /// It is not theirs any more, or that can't be found out.
    Ended(End),
}

/// What is to be sent.
enum Outgoing {
    /// From the table, for its owner's eyes only.
    Table(Message),
    /// An answer of the connection itself, with nothing of the table in it.
    Own(Message),
}

/// Talks with a client until one of both has enough.
pub async fn converse(
    socket: WebSocket,
    state: AppState,
    table: TableId,
    caller: Option<(Caller, Credential)>,
    (address, seen): (IpAddr, Option<u32>),
) {
    let account = caller.as_ref().map(|(caller, _)| caller.id.clone());
    let connected = state.hub.connected(account.as_ref());
    let owner = caller.zip(connected.session_check());
    let owner = owner.map(|((caller, credential), check)| Owner {
        caller,
        credential,
        check,
        unconfirmed: false,
        confirmed: Instant::now(),
    });
    let (watcher, queue, dropped) = Watcher::new(account);
    let id = watcher.id();
    let hub = state.hub.clone();
    let out = watcher.out();
    let _ = hub.send(&table, RoomMessage::Watch(watcher, seen));
    let client = Client { state, hub: hub.clone(), table: table.clone(), address, owner, out, pace: Pace::new() };
    client.talk(socket, queue, &dropped).await;
    let _ = hub.send(&table, RoomMessage::Leave(id));
}

/// Whose a connection is.
struct Owner {
    caller: Caller,
    credential: Credential,
    check: Arc<SessionCheck>,
    /// There was doubt, and the database couldn't be reached to settle it.
    unconfirmed: bool,
    confirmed: Instant,
}

struct Client {
    state: AppState,
    hub: Hub,
    table: TableId,
    address: IpAddr,
    owner: Option<Owner>,
    out: mpsc::Sender<Out>,
    pace: Pace,
}

impl Client {
    async fn talk(mut self, mut socket: WebSocket, mut queue: mpsc::Receiver<Out>, dropped: &Arc<Notify>) {
        let mut stopping = self.hub.stopping();
        let mut pings = tokio::time::interval(self.hub.ping());
        let mut heard = true;
        // What came from the table when the doubt arose. While there is doubt nothing more is taken from the queue.
        let mut withheld = None;
        let end: Option<End> = loop {
            let check = self.owner.as_ref().map(|owner| owner.check.clone());
            let unconfirmed = self.owner.as_ref().is_some_and(|owner| owner.unconfirmed);
            let outgoing = tokio::select! {
                message = socket.recv() => {
                    heard = true;
                    match message {
                        Some(Ok(Message::Text(text))) => match self.take(&text).await {
                            Ok(answer) => answer.map(Outgoing::Own),
                            Err(end) => break Some(end),
                        },
                        Some(Ok(Message::Binary(_))) => break Some((close_code::UNSUPPORTED, "send text")),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => match self.pace.take() {
                            Pressure::Fine | Pressure::TooFast => None,
                            Pressure::TooMuch => break Some(TOO_MUCH),
                        },
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                    }
                }
                out = queue.recv(), if !unconfirmed => match out {
                    Some(Out::Text(text)) => Some(Outgoing::Table(Message::Text(text))),
                    Some(Out::Close(code, reason)) => break Some((code, reason)),
                    None => break None,
                },
                () = dropped.notified() => break Some((close_code::AGAIN, "too slow: come back with what you have seen")),
                _ = pings.tick() => {
                    if !std::mem::take(&mut heard) {
                        break Some((close_code::AGAIN, "nothing was heard for too long"));
                    }
                    Some(Outgoing::Own(Message::Ping(Vec::new().into())))
                }
                () = tokio::time::sleep(RECHECK), if unconfirmed => None,
                () = check_requested(check.as_deref()) => None,
                () = stopped(&mut stopping) => break Some((close_code::AWAY, "the server goes away")),
            };
            let confirmed = match self.confirm(false).await {
                Ok(()) => true,
                Err(Unconfirmed::NotNow) => false,
                Err(Unconfirmed::Ended(end)) => break Some(end),
            };
            let (own, table) = match outgoing {
                Some(Outgoing::Own(text)) => (Some(text), None),
                Some(Outgoing::Table(text)) => (None, Some(text)),
                None => (None, None),
            };
            if let Some(Message::Text(text)) = &table {
                self.state.charge(self.address, text.len());
            }
            withheld = withheld.or(table);
            let table = if confirmed { withheld.take() } else { None };
            for text in [table, own].into_iter().flatten() {
                let sent = tokio::select! {
                    sent = tokio::time::timeout(SLOWEST, socket.send(text)) => matches!(sent, Ok(Ok(()))),
                    () = dropped.notified() => false,
                };
                if !sent {
                    // There is no room for a goodbye either.
                    return;
                }
            }
        };
        if let Some((code, reason)) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
        }
    }

    /// Takes a message, if the connection is still its owner's. While the database is down, nothing is done in
    /// anybody's name, and the connection stays for when it is back.
    async fn take(&mut self, text: &str) -> Result<Option<Message>, End> {
        match self.confirm(true).await {
            Ok(()) => self.hear(text),
            Err(Unconfirmed::Ended(end)) => Err(end),
            Err(Unconfirmed::NotNow) => Ok(Some(Message::Text(match ClientMessage::read(text) {
                Ok(ClientMessage::Ping) => ServerMessage::Pong.text(),
                _ => refused(number(text), &Denied::DatabaseDown),
            }))),
        }
    }

    /// Sees whether the connection is still its owner's, if there is doubt.
    async fn confirm(&mut self, acts: bool) -> Result<(), Unconfirmed> {
        let Some(owner) = &mut self.owner else { return Ok(()) };
        let old = acts && !self.hub.is_alone() && owner.confirmed.elapsed() > FRESH;
        let requested = owner.check.take() || owner.unconfirmed;
        if !requested && !old {
            return Ok(());
        }
        let ended = |reason| Err(Unconfirmed::Ended((close_code::AGAIN, reason)));
        match owner.credential.owner(&self.state.store, self.state.clock.now()).await {
            Ok(Some(account)) if account.id == owner.caller.id => {
                owner.confirmed = Instant::now();
                owner.unconfirmed = false;
                Ok(())
            }
            Ok(_) => ended("this login has ended: come back as whoever you are"),
            Err(StoreError::Unreachable { .. }) => {
                owner.unconfirmed = requested;
                Err(Unconfirmed::NotNow)
            }
            Err(fault) => {
                tracing::warn!(error = %fault, "failed to check whose a connection is");
                ended("the database does not answer: come back")
            }
        }
    }

    /// What a message brings: an answer at once, an answer of the room later, or the end.
    fn hear(&mut self, text: &str) -> Result<Option<Message>, End> {
        let refused = |id, denied: &Denied| Ok(Some(Message::Text(refused(id, denied))));
        let too_fast = match self.pace.take() {
            // Nobody is cut off for what others at the same address send.
            Pressure::Fine => self.state.messages_by_address.take(self.address).is_err(),
            Pressure::TooFast => true,
            Pressure::TooMuch => return Err(TOO_MUCH),
        };
        if too_fast {
            return refused(number(text), &Denied::because("too_fast", "too many messages; wait a moment"));
        }
        let said = match ClientMessage::read(text) {
            Ok(said) => said,
            Err((id, denied)) => return refused(id, &denied),
        };
        match (said, self.owner.as_ref().map(|owner| owner.caller.clone())) {
            (ClientMessage::Ping, _) => Ok(Some(Message::Text(ServerMessage::Pong.text()))),
            (said, None) => {
                let id = if let ClientMessage::Do { id, .. } = said { Some(id) } else { None };
                let why = "you are only watching; log in or continue as a guest, then connect again";
                refused(id, &Denied::because("not_logged_in", why))
            }
            (ClientMessage::Do { id, seen, command }, Some(caller)) => {
                if let Err(denied) = quota::take(&self.state, &caller.id, &self.table, &command) {
                    return refused(Some(id), &denied);
                }
                let reply = Reply::Socket { id, out: self.out.clone() };
                let wanted = CommandRequest { caller, seen, command, reply, received: Instant::now() };
                // Whoever is not let in is answered by the room message itself.
                let _ = self.hub.send(&self.table, RoomMessage::Command(Box::new(wanted)));
                Ok(None)
            }
            (ClientMessage::Say { text }, Some(caller)) => {
                let (state, table, out) = (self.state.clone(), self.table.clone(), self.out.clone());
                tokio::spawn(async move {
                    if let Err(denied) = crate::http::say(&state, &table, &caller, &text).await {
                        let _ = out.try_send(Out::Text(self::refused(None, &denied)));
                    }
                });
                Ok(None)
            }
        }
    }
}

fn refused(id: Option<u64>, denied: &Denied) -> Utf8Bytes {
    ServerMessage::Refused { id, error: &denied.rejection() }.text()
}

/// Waits until the session has to be checked again; forever for a spectator without one.
async fn check_requested(check: Option<&SessionCheck>) {
    match check {
        Some(check) => check.requested().await,
        None => std::future::pending().await,
    }
}

/// How fast a client sends, by its own bucket.
struct Pace {
    left: f64,
    at: Instant,
    over: u32,
}

enum Pressure {
    Fine,
    TooFast,
    TooMuch,
}

impl Pace {
    fn new() -> Self {
        Self { left: BURST, at: Instant::now(), over: 0 }
    }

    fn take(&mut self) -> Pressure {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * RATE).min(BURST);
        self.at = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            if self.left > BURST / 2.0 {
                self.over = 0;
            }
            return Pressure::Fine;
        }
        self.over += 1;
        if self.over < PATIENCE { Pressure::TooFast } else { Pressure::TooMuch }
    }
}
