//! How many tables somebody may open.

use std::net::IpAddr;

use super::error::ApiError;
use super::open::refused;
use crate::id::AccountId;
use crate::state::AppState;

/// Takes a table from the allowance of an address and an account, and counts those that have not begun.
pub(super) async fn take_table(state: &AppState, address: IpAddr, host: &AccountId) -> Result<(), ApiError> {
    state.new_tables_by_address.take(address).map_err(ApiError::TooMany)?;
    if let Err(wait) = state.new_tables.take(host.clone()) {
        state.new_tables_by_address.give_back(address);
        return Err(ApiError::TooMany(wait));
    }
    let most = state.config.limits.open_tables;
    if state.store.count_unbegun(host, most).await? >= most {
        let why = format!("you have {most} tables that have not begun; begin or close one of them first");
        return Err(refused("too_many_tables", &why));
    }
    Ok(())
}
