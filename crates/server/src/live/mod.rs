//! Live play: tables in memory, those who watch them, and bots that think.
//!
//! A [`Hub`] holds a room for every table that somebody uses. A room is one task: commands come in one
//! queue and are done in order, and different tables never wait for each other. What is true is the log in
//! the store; a room only decides what to append next, and tells what was appended.

mod about;
mod archive;
mod bot_seats;
mod bots;
mod caller;
mod command;
mod commit;
mod damaged;
mod denied;
mod downtime;
mod duty;
mod hub;
mod identity;
mod inspect;
mod kept;
mod letter;
mod load;
mod opponents;
mod pace;
mod pass;
mod patience;
mod player_tables;
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
pub use denied::Denied;
pub use hub::Hub;
pub use inspect::{TableFault, inspect};
pub use kept::Kept;
pub use letter::{Do, Letter, Reply};
pub use opponents::{NotForSeats, seat_opponent};
pub use pace::Pace;
pub use pass::Pass;
pub use socket::{LARGEST_MESSAGE, converse};
pub use update::results;
pub use watchers::{Out, Watcher};
pub use wire::{ClientMessage, ServerMessage};

pub(crate) use about::TablePage;
pub(crate) use quota::take as take_command;
