//! Computer opponents for every game.
//!
//! A bot is handed a view, so looking into another hand does not compile. All that a bot
//! does follows from its seed, the views it is shown and, where its budget is a time, the
//! clock it was given: no threads, no I/O.

mod advice;
mod afterstates;
mod bot;
mod budget;
mod chances;
mod draw;
mod edits;
pub mod exp;
mod flat;
mod greedy;
mod habit;
mod ids;
mod ismcts;
mod judge;
mod kaiser;
mod level;
mod net;
mod network;
mod networks;
mod outlook;
mod qin;
mod random;
mod ranks;
mod rival;
mod roster;
mod style;
mod sweeper;
mod tactic;
mod thinker;
mod tree;
mod tuned;

pub use advice::{Advice, Reason, imagine_several, sure_events};
pub use bot::{Bot, imagine};
pub use budget::{Budget, Clock, Meter, NotABudget};
pub use chances::chances;
pub use flat::Flat;
pub use greedy::Greedy;
pub use habit::{BadHabit, Creature, Habit, Habitual, Scales, Weight};
pub use ismcts::Ismcts;
pub use judge::{Judged, Learned, outlook, sweep_afresh};
pub use kaiser::{Choice as KaiserChoice, KaiserScratch, Tally as KaiserTally};
pub use level::{Fallible, Level, Manner};
pub use net::Net;
pub use network::{BadNetwork, HIDDEN, INPUT_SCALE, MARGIN, Network, OUTPUT_SCALE, OUTPUTS, Row, SUM_SCALE, Sums};
pub use networks::{NotSupplied, supply};
pub use outlook::Outlook;
pub use random::Random;
pub use rival::{NoSuchRival, Rival};
pub use roster::{NoSuchOpponent, Opponent, WIDTH};
pub use style::{NoSuchStyle, Style};
pub use tactic::Tactic;
pub use thinker::{Beyond, Candidate, Foresight, Playouts, Rounds, Spread, Thinker, Tree};
pub use tuned::tuned;
