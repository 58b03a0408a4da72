//! Nothing is lost, nothing is invented, and what is kept for speed is true.

use crate::Kaiser;
use crate::position;
use crate::state::State;

impl Kaiser {
    /// Writes the position down, reads it back, which derives everything anew and checks
    /// every count, and compares.
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), String> {
        let text = position::write(self, state);
        let (_, again) = position::read_on(Some(&self.map), &text).map_err(|bad| format!("{bad}\n{text}"))?;
        if *state == again {
            Ok(())
        } else {
            Err(format!("{state:?}\ndiffers from what it is derived from\n{again:?}"))
        }
    }
}
