//! The limit on open files, and so on connections.

use super::{LoadError, say};

/// The number of other open files.
const OTHERS: u64 = 200;

/// Makes sure that this many connections can be open, here and in the started server, raising the limit if necessary.
#[cfg(unix)]
pub(super) fn allow(connections: u64) -> Result<(), LoadError> {
    let needed = connections + OTHERS;
    let (soft, hard) = rlimit::Resource::NOFILE.get().map_err(LoadError::Start)?;
    if hard < needed {
        return Err(LoadError::Files { needed, most: hard });
    }
    if soft < needed {
        say(format_args!("raising the limit on open files from {soft} to {hard} for {needed} files"));
        rlimit::Resource::NOFILE.set(hard, hard).map_err(LoadError::Start)?;
    }
    Ok(())
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(super) fn allow(_: u64) -> Result<(), LoadError> {
    Ok(())
}
