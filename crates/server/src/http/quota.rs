//! How many tables somebody may open.

use std::net::IpAddr;

use super::error::ApiError;
use crate::id::AccountId;
use crate::state::AppState;

/// Takes a table from the allowance of an address and an account.
pub(super) fn take_table(state: &AppState, address: IpAddr, host: &AccountId) -> Result<(), ApiError> {
    state.new_tables_by_address.take(address).map_err(ApiError::TooMany)?;
    let give_back = |_: &_| state.new_tables_by_address.give_back(address);
    state.new_tables.take(host.clone()).inspect_err(give_back).map_err(ApiError::TooMany)
}
