//! Who wants something of a table.

use crate::id::AccountId;
use crate::store::Account;

/// Who wants something of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Which account.
    pub id: AccountId,
    /// Whether it is a guest's.
    pub guest: bool,
}

impl From<&Account> for Caller {
    fn from(account: &Account) -> Self {
        Self { id: account.id.clone(), guest: account.guest }
    }
}
