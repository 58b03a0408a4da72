//! Who wants something of a table.

use std::net::IpAddr;

use crate::id::AccountId;
use crate::store::Account;

/// Who wants something of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Which account.
    pub id: AccountId,
    /// Whether it is a guest's.
    pub guest: bool,
    /// The address that limits count by.
    pub address: IpAddr,
}

impl Caller {
    /// An account whose request comes from this address.
    #[must_use]
    pub fn new(account: &Account, address: IpAddr) -> Self {
        Self { id: account.id.clone(), guest: account.guest, address }
    }
}
