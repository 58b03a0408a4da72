//! Nothing is lost, nothing is invented, and what is kept for speed is true.

use crate::Qin;
use crate::position;
use crate::state::State;

impl Qin {
    /// Writes the position down, reads it back, which derives everything anew and checks
    /// every count, and compares.
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), String> {
        let text = position::write(self, state);
        let (_, again) = position::read(&text).map_err(|bad| format!("{bad}\n{text}"))?;
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
