//! How long a server waits for another one to do what is due.

use std::sync::PoisonError;
use std::time::Duration;

use super::hub::Inner;
use crate::id::fill;

/// After a server is gone, the others do its work without patience for this long.
const BEREAVED: Duration = Duration::from_secs(15);

/// And this is the upper bound of the random pause that keeps them from doing it all at once.
const SCATTER: Duration = Duration::from_millis(500);

impl Inner {
    /// Whether another server went a moment ago.
    fn is_bereaved(&self) -> bool {
        let bereaved = *self.bereaved.lock().unwrap_or_else(PoisonError::into_inner);
        bereaved.is_some_and(|since| since.elapsed() < BEREAVED)
    }

    /// How long another server is given to do what is due; nothing where there is none.
    pub(super) fn patience(&self) -> Duration {
        let nobody = self.alone() || self.is_bereaved() || !self.store.is_accompanied();
        if nobody { Duration::ZERO } else { self.pace.patience }
    }

    /// The patience and a random part of it.
    pub(super) fn jittered_patience(&self) -> Duration {
        if self.alone() { Duration::ZERO } else { self.patience() + self.jitter() }
    }

    /// Up to half the patience, by chance; less when a server is gone.
    pub(super) fn jitter(&self) -> Duration {
        let mut byte = [0; 1];
        fill(&mut byte);
        let most = if self.is_bereaved() { SCATTER } else { self.pace.patience / 2 };
        if self.alone() || !self.store.is_accompanied() {
            Duration::ZERO
        } else {
            most.min(self.pace.patience / 2) * u32::from(byte[0]) / 256
        }
    }
}
