//! Live play: tables in memory, the people connected to them, and bots.
//!
//! A [`Hub`] holds a room for every table in use; a table has no room before the first request and after the last. The
//! log in the store is the truth, guarded by its key (table, version): a room only decides what to append next, and
//! sends what was appended. A client that has seen more than a room, on another server, makes the room read the rest;
//! notifications between servers only make things quicker.
//!
//! Where to start: `hub` (rooms and shared tasks), `room` and `message` (one table and what reaches it), `commit` (the
//! path of a command), `tell` and `watchers` (what each viewer is sent: one text per kind of viewer, a queue of 64
//! messages per connection), `socket` (a connection), `pending` and `bots` (actions of the server), `downtime` (lost
//! time), `presence` (connections on other servers), `load` (reading tables), `update` (what an entry changes in lists).
//!
//! Logs name accounts by ID only. `identity` and `shown` add current names whenever something is shown. A connection
//! keeps its [`Credential`], and checks it again when a session or token of its account ends.

mod about;
mod archive;
mod bot_seats;
mod bots;
mod caller;
mod command;
mod commit;
mod credential;
mod damaged;
mod denied;
mod downtime;
mod hub;
mod identity;
mod inspect;
mod load;
mod message;
mod opponents;
mod pace;
mod pending;
mod presence;
mod quota;
mod room;
mod shown;
mod socket;
mod tell;
mod update;
mod watchers;
mod wire;

pub use archive::{finished, stored_record};
pub use bot_seats::BotSeatLimits;
pub use caller::Caller;
pub use credential::Credential;
pub use denied::Denied;
pub use hub::Hub;
pub use inspect::{TableFault, inspect};
pub use load::StoredOpening;
pub use message::{CommandRequest, Reply, RoomMessage};
pub use opponents::{NotForSeats, seat_opponent};
pub use pace::Pace;
pub use socket::{LARGEST_MESSAGE, converse};
pub use update::results;
pub use watchers::{Out, Watcher};
pub use wire::{ClientMessage, ServerMessage};

pub(crate) use about::TablePage;
pub(crate) use quota::take as take_command;
