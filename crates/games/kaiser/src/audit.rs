//! The consistency check: nothing is lost or invented, and everything kept for speed is true.

use game::{Audit, Notation as _};

use crate::Kaiser;
use crate::position;
use crate::state::State;

impl Audit for Kaiser {
    /// Writes the position down, reads it back, which derives everything again and checks every count,
    /// and compares.
    fn audit(&self, state: &State) -> Result<(), String> {
        let text = self.write(state);
        let (_, again) = position::read_on(Some(&self.map), &text).map_err(|bad| format!("{bad}\n{text}"))?;
        if *state == again {
            Ok(())
        } else {
            Err(format!("{state:?}\ndiffers from what it is derived from\n{again:?}"))
        }
    }
}
