//! Which answer belongs to which question, for the page.

use table::{Commitment, Look, Record, Shown, Verified};
use ts_rs::TS;

use crate::about::About;
use crate::engine::{BoardChecked, Done, Opened};
use crate::lesson::Tried;
use crate::opponents::{Advice, Outlook};
use crate::rules::Foresight;
use crate::saved::Saved;
use crate::standing::Standing;
use crate::study::Studied;

/// The answers to the questions of [`crate::Request`], by their names.
#[derive(TS)]
#[expect(dead_code, reason = "only its shape is of use")]
pub struct Answers {
    about: About,
    open: Opened,
    load: Opened,
    read: Opened,
    verify: Verified,
    commit: Commitment,
    save: Saved,
    record: Record,
    look: Look,
    since: Vec<Shown>,
    r#do: Done,
    r#continue: Opened,
    course: Vec<Option<Vec<i32>>>,
    foresee: Foresight,
    standing: Standing,
    think: String,
    advise: Advice,
    outlook: Outlook,
    study: Studied,
    lesson: Tried,
    board: BoardChecked,
}
