//! Proofs of identity, and the connections that must check them again when a session or token ends.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::clock::Timestamp;
use crate::id::AccountId;
use crate::secret::TokenHash;
use crate::store::{Account, Store, StoreError};

/// What a client authenticated with.
#[derive(Clone, Copy, Debug)]
pub enum Credential {
    /// A session cookie.
    Session(TokenHash),
    /// A bot token.
    Token(TokenHash),
}

impl Credential {
    /// Returns the account it belongs to, unless it has expired or been revoked.
    pub(crate) async fn owner(self, store: &Store, now: Timestamp) -> Result<Option<Account>, StoreError> {
        match self {
            Self::Session(hash) => store.session(hash, now).await,
            Self::Token(hash) => store.bot_owner(hash).await,
        }
    }
}

/// A connection's request to check its credential again.
#[derive(Debug)]
pub(super) struct SessionCheck {
    pending: AtomicBool,
    wake: Notify,
}

impl SessionCheck {
    fn request(&self) {
        self.pending.store(true, Ordering::SeqCst);
        self.wake.notify_one();
    }

    /// Waits until a check is requested.
    pub(super) async fn requested(&self) {
        self.wake.notified().await;
    }

    /// Returns whether a check is pending, and clears it.
    pub(super) fn take(&self) -> bool {
        self.pending.swap(false, Ordering::SeqCst)
    }
}

/// The open connections of each account.
#[derive(Default)]
pub(super) struct SessionChecks(Mutex<HashMap<AccountId, Vec<Arc<SessionCheck>>>>);

impl SessionChecks {
    fn lock(&self) -> MutexGuard<'_, HashMap<AccountId, Vec<Arc<SessionCheck>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a connection of an account, with a check already pending: the session may have ended before the
    /// connection was registered.
    pub(super) fn register(&self, account: &AccountId) -> Arc<SessionCheck> {
        let check = Arc::new(SessionCheck { pending: AtomicBool::new(false), wake: Notify::new() });
        check.request();
        self.lock().entry(account.clone()).or_default().push(check.clone());
        check
    }

    /// Removes a connection that has ended.
    pub(super) fn unregister(&self, account: &AccountId, check: &Arc<SessionCheck>) {
        let mut all = self.lock();
        if let Some(checks) = all.get_mut(account) {
            checks.retain(|other| !Arc::ptr_eq(other, check));
            if checks.is_empty() {
                all.remove(account);
            }
        }
    }

    /// Requests a check from every connection of an account: one of its sessions or tokens has ended.
    pub(super) fn request(&self, account: &AccountId) {
        self.lock().get(account).into_iter().flatten().for_each(|check| check.request());
    }

    /// Requests a check from every connection: notifications about ended sessions may have been missed.
    pub(super) fn request_all(&self) {
        self.lock().values().flatten().for_each(|check| check.request());
    }
}
