//! A lesson as it is written down.

use game::Seat;
use json::from_json;

use crate::goal::Goal;

/// What is needed to run a lesson. The files say more, which is for the page and for the tests.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The lines of the position, as the game writes it.
    pub position: Vec<String>,
    /// Who learns.
    pub seat: Seat,
    /// How many decisions the learner has.
    pub tries: usize,
    /// What the others do when it is their turn: of those that are left, the first that is legal.
    pub replies: Vec<String>,
    /// What is to be reached.
    pub goal: Goal,
    /// What is likely to go wrong, the likeliest first.
    pub mistakes: Vec<Mistake>,
    /// What chance follows from.
    pub seed: u64,
}

from_json!(struct Lesson {
    position,
    seat,
    tries [or 1],
    replies [or Vec::new()],
    goal,
    mistakes [or Vec::new()],
    seed [or 1],
});

/// Something that goes wrong.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// By which its text is found.
    pub id: String,
    /// Tries that make it.
    pub moves: Vec<String>,
    /// What all tries that make it have in common; otherwise only those very tries make it.
    pub when: Option<Goal>,
}

from_json!(struct Mistake { id, moves, when });
