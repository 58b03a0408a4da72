//! Deletes what has expired, a little at a time, so that nobody's move waits for it.

use std::time::Duration;

use crate::clock::Timestamp;
use crate::state::AppState;
use crate::store::StoreError;

/// The time between two rounds.
const ROUND: Duration = Duration::from_secs(3600);

/// The pause between two batches of a round.
const PAUSE: Duration = Duration::from_millis(50);

/// The number of tables that are deleted in one transaction.
const TABLES: u32 = 100;

/// The number of guests that are looked at in one batch, and the number of batches in a round.
const GUESTS: u32 = 500;
const GUEST_BATCHES: u32 = 40;

/// A guest who came within this time may be about to be given a session.
const NEW_GUEST: Duration = Duration::from_secs(86_400);

/// What was deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tidied {
    /// Sessions that had ended.
    pub sessions: u64,
    /// Tables that were not begun.
    pub tables: u64,
    /// Guests who can't come back and are named nowhere.
    pub guests: u64,
}

/// Where the next round goes on to look at guests: there may be more than one round can look at.
#[derive(Debug, Default)]
pub struct Tidy {
    after: Option<(Timestamp, crate::id::AccountId)>,
}

impl Tidy {
    /// Does rounds until the task is ended.
    pub(super) async fn run(mut self, state: AppState) {
        let mut rounds = tokio::time::interval(ROUND);
        loop {
            rounds.tick().await;
            match self.round(&state).await {
                Ok(tidied) if tidied == Tidied::default() => {}
                Ok(Tidied { sessions, tables, guests }) => {
                    tracing::info!(sessions, tables, guests, "deleted expired data");
                }
                Err(fault) => tracing::warn!(%fault, "failed to delete expired data; will try again"),
            }
        }
    }

    /// Deletes what has expired by now; guests only as far as one round looks.
    pub async fn round(&mut self, state: &AppState) -> Result<Tidied, StoreError> {
        let (store, now) = (&state.store, state.clock.now());
        let ago = |time: Duration| Timestamp(now.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)));
        store.forget_cut_off_imports(now).await?;
        let mut tidied = Tidied { sessions: store.forget_ended_sessions(now).await?, ..Tidied::default() };
        while let Some(idle) = state.config.idle_tables {
            let deleted = store.delete_unbegun(ago(idle), TABLES).await?;
            // Whoever still looks at one is told that it is gone.
            deleted.iter().for_each(|table| state.hub.touch(table));
            tidied.tables += deleted.len() as u64;
            if deleted.len() < TABLES as usize {
                break;
            }
            tokio::time::sleep(PAUSE).await;
        }
        for _ in 0..GUEST_BATCHES {
            let batch = store.delete_gone_guests(self.after.take(), ago(NEW_GUEST), GUESTS).await?;
            tidied.guests += batch.deleted;
            self.after = batch.last;
            if self.after.is_none() {
                break;
            }
            tokio::time::sleep(PAUSE).await;
        }
        Ok(tidied)
    }
}
