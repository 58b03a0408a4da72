//! The consistency check: nothing is lost or invented, and everything kept for speed is true.

use game::{Audit, Notation as _};

use crate::Qin;
use crate::state::State;

impl Audit for Qin {
    /// Writes the position down, reads it back, which derives everything again and checks every count,
    /// and compares.
    fn audit(&self, state: &State) -> Result<(), String> {
        let text = self.write(state);
        let (_, again) = Self::read(&text).map_err(|bad| format!("{bad}\n{text}"))?;
        let (kept, derived) = (&state.table, &again.table);
        let same = [
            ("positions", *state == again),
            ("open spaces", kept.open == derived.open),
            ("lands", kept.land == derived.land),
            ("numbers of provinces", kept.provinces().len() == derived.provinces().len()),
        ];
        match same.iter().find(|(_, same)| !same) {
            None => Ok(()),
            Some((what, _)) => Err(format!("the {what} differ from what they are derived from\n{text}")),
        }
    }
}
