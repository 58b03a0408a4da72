//! Deletes expired data in small batches, so that moves don't have to wait.

use std::time::Duration;

use crate::clock::Timestamp;
use crate::state::AppState;
use crate::store::StoreError;

/// The time between rounds.
const ROUND: Duration = Duration::from_secs(3600);

/// The pause between batches.
const PAUSE: Duration = Duration::from_millis(50);

/// The number of tables deleted per transaction.
const TABLES: u32 = 100;

/// The number of guests checked per batch, and of batches per round.
const GUESTS: u32 = 500;
const GUEST_BATCHES: u32 = 40;

/// A guest created within this time may be about to get a session.
const NEW_GUEST: Duration = Duration::from_secs(86_400);

/// The numbers of deleted items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tidied {
    /// Expired sessions.
    pub sessions: u64,
    /// Tables that never began.
    pub tables: u64,
    /// Guests without sessions and without any trace.
    pub guests: u64,
}

/// Deletes expired data, and remembers where the next round continues with guests: one round may not reach them all.
#[derive(Debug, Default)]
pub struct Tidy {
    after: Option<(Timestamp, crate::id::AccountId)>,
}

impl Tidy {
    /// Runs rounds until the task is aborted.
    pub(super) async fn run(mut self, state: AppState) {
        let mut rounds = tokio::time::interval(ROUND);
        loop {
            rounds.tick().await;
            match self.round(&state).await {
                Ok(tidied) if tidied == Tidied::default() => {}
                Ok(Tidied { sessions, tables, guests }) => {
                    tracing::info!(sessions, tables, guests, "deleted expired data");
                }
                Err(fault) => tracing::warn!(error = %fault, "failed to delete expired data, trying again later"),
            }
        }
    }

    /// Deletes what has expired; guests only as far as one round reaches.
    pub async fn round(&mut self, state: &AppState) -> Result<Tidied, StoreError> {
        let (store, now) = (&state.store, state.clock.now());
        let ago = |time: Duration| Timestamp(now.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)));
        store.delete_interrupted_imports(now).await?;
        let mut tidied = Tidied { sessions: store.delete_expired_sessions(now).await?, ..Tidied::default() };
        while let Some(idle) = state.config.idle_tables {
            let deleted = store.delete_unbegun(ago(idle), TABLES).await?;
            // Tells anybody who still watches one.
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
