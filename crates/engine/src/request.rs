//! What can be asked.

use crate::learn::Lesson;
use game::Seat;
use json::FromJson;
use table::{Choice, Command, Commitment, Contribution, Options, Secret, Sitter};

use crate::saved::Saved;

/// A question: `"about"`, or `{"look": {…}}`. Times are milliseconds since 1970, seats are numbered from 0; no viewer is the public.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// What there is to play: boards, the map, levels.
    About,
    /// Open a table here, seat everybody and deal.
    Open {
        /// What is agreed.
        #[cfg_attr(feature = "typescript", ts(type = "Partial<Options> & { game: Choice['game'], players: number }"))]
        options: Options,
        /// Who sits where.
        seats: Vec<Chosen>,
        /// Fresh random bytes.
        secret: Secret,
        /// Now.
        at: u64,
    },
    /// Open a table as it was saved.
    Load {
        /// By [`Request::Save`].
        saved: Saved,
    },
    /// Open a record, checked from the first entry to the last.
    Read {
        /// The text of the file.
        text: String,
    },
    /// Check a record, every deal in it included.
    Verify {
        /// The text of the file.
        text: String,
    },
    /// What to commit to before a contribution is opened.
    Commit {
        /// The dealer's commitment.
        dealer: Commitment,
        /// The dealing round.
        round: u32,
        /// One's seat.
        seat: Seat,
        /// Fresh random bytes.
        contribution: Contribution,
    },
    /// Everything that is needed to open this table again.
    Save,
    /// The record of a match that is over.
    Record,
    /// The table as a viewer is shown it, now or at an earlier version.
    Look {
        /// Whose eyes.
        viewer: Option<u8>,
        /// The length of the log; now if it is left out.
        #[cfg_attr(feature = "typescript", ts(optional))]
        version: Option<u32>,
    },
    /// The entries after this version.
    Since {
        /// Whose eyes.
        viewer: Option<u8>,
        /// The length of the log.
        version: u32,
    },
    /// Do something at the table, for whichever seat the command names.
    Do {
        /// The version that was seen.
        seen: u32,
        /// What.
        command: Command,
        /// Now.
        at: u64,
    },
    /// Go on from an earlier moment: the seat is a person's, bots play the others.
    Continue {
        /// The length of the log there.
        version: u32,
        /// The seat of the person who asks.
        seat: u8,
        /// Now.
        at: u64,
    },
    /// How the players stood after each entry of the log.
    Course,
    /// What a move would do, or why it may not be played.
    Foresee {
        /// Which game.
        choice: Choice,
        /// What is seen, as in a look.
        view: String,
        /// The move in its notation.
        #[serde(rename = "move")]
        text: String,
    },
    /// What everything would score now.
    Standing {
        /// Which game.
        choice: Choice,
        /// What is seen.
        view: String,
    },
    /// The move of a bot.
    Think {
        /// Which game.
        choice: Choice,
        /// What is seen.
        view: String,
        /// Its name.
        opponent: String,
        /// What its choices follow from.
        seed: u64,
    },
    /// The moves, the best first, with reasons.
    Advise {
        /// Which game.
        choice: Choice,
        /// What is seen.
        view: String,
        /// How long to think, such as `500ms` or `200n`.
        budget: String,
        /// How many of them.
        most: usize,
        /// These are among them, however bad.
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
        #[serde(default)]
        also: Vec<String>,
    },
    /// Each player's chance as far as somebody knows.
    Outlook {
        /// Which game.
        choice: Choice,
        /// What is seen.
        view: String,
        /// How many worlds are imagined.
        worlds: u32,
    },
    /// A position that was set up, and what was played from there.
    Study {
        /// If the position is only what somebody sees: which game.
        #[cfg_attr(feature = "typescript", ts(optional))]
        choice: Option<Choice>,
        /// The position as text.
        position: String,
        /// What is played, by whoever has to decide.
        moves: Vec<String>,
        /// What chance follows from.
        seed: u64,
        /// Whose eyes.
        viewer: Option<u8>,
        /// With the eyes of whoever has to decide then.
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        #[serde(default)]
        follow: bool,
    },
    /// Tries in a lesson.
    Lesson {
        /// As in `crates/engine/lessons`.
        lesson: Lesson,
        /// What the learner does, in order.
        tries: Vec<String>,
    },
    /// Can this board of Qin be played on?
    Board {
        /// What it is called.
        name: String,
        /// Its rows.
        text: String,
    },
}

/// Who takes a seat.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chosen {
    /// Who.
    pub sitter: Sitter,
}
