//! Logs when the database stops being able to store anything, and when it can again, instead of every failed request.

use std::sync::atomic::{AtomicBool, Ordering};

use super::StoreError;

/// Whether the last attempt to store something failed for want of room. A process has one database.
static FAILING: AtomicBool = AtomicBool::new(false);

/// The database could not store something.
pub(crate) fn failed(fault: &StoreError) {
    if !FAILING.swap(true, Ordering::Relaxed) {
        tracing::error!(%fault, "database can't save");
    }
}

/// The database has stored something.
pub(crate) fn succeeded() {
    if FAILING.load(Ordering::Relaxed) && FAILING.swap(false, Ordering::Relaxed) {
        tracing::warn!("database can save again");
    }
}
