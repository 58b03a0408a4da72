//! By what connections are somebody's, and the doubt whether they still are.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::clock::Timestamp;
use crate::id::AccountId;
use crate::secret::TokenHash;
use crate::store::{Account, Store, StoreError};

/// What somebody has shown to be let in.
#[derive(Clone, Copy, Debug)]
pub enum Pass {
    /// The cookie of a session.
    Session(TokenHash),
    /// A program's token.
    Token(TokenHash),
}

impl Pass {
    /// Whose it is, if it is still worth anything.
    pub(crate) async fn owner(self, store: &Store, now: Timestamp) -> Result<Option<Account>, StoreError> {
        match self {
            Self::Session(hash) => store.session(hash, now).await,
            Self::Token(hash) => store.bot_owner(hash).await,
        }
    }
}

/// The doubt whether a connection is still its owner's.
#[derive(Debug)]
pub(super) struct Doubt {
    raised: AtomicBool,
    news: Notify,
}

impl Doubt {
    fn raise(&self) {
        self.raised.store(true, Ordering::SeqCst);
        self.news.notify_one();
    }

    /// Waits until there is doubt.
    pub(super) async fn news(&self) {
        self.news.notified().await;
    }

    /// Whether there is doubt; from now on there is none.
    pub(super) fn take(&self) -> bool {
        self.raised.swap(false, Ordering::SeqCst)
    }
}

/// The connections of accounts.
#[derive(Default)]
pub(super) struct Doubts(Mutex<HashMap<AccountId, Vec<Arc<Doubt>>>>);

impl Doubts {
    fn held(&self) -> MutexGuard<'_, HashMap<AccountId, Vec<Arc<Doubt>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection of an account. The doubt begins raised: what was shown may have ended while nobody
    /// knew of the connection.
    pub(super) fn enter(&self, account: &AccountId) -> Arc<Doubt> {
        let doubt = Arc::new(Doubt { raised: AtomicBool::new(false), news: Notify::new() });
        doubt.raise();
        self.held().entry(account.clone()).or_default().push(doubt.clone());
        doubt
    }

    /// The connection has ended.
    pub(super) fn leave(&self, account: &AccountId, doubt: &Arc<Doubt>) {
        let mut held = self.held();
        if let Some(doubts) = held.get_mut(account) {
            doubts.retain(|other| !Arc::ptr_eq(other, doubt));
            if doubts.is_empty() {
                held.remove(account);
            }
        }
    }

    /// A session or token of this account has ended: which one, its connections find out.
    pub(super) fn raise(&self, account: &AccountId) {
        self.held().get(account).into_iter().flatten().for_each(|doubt| doubt.raise());
    }

    /// Sessions and tokens of anybody may have ended.
    pub(super) fn raise_all(&self) {
        self.held().values().flatten().for_each(|doubt| doubt.raise());
    }
}
