//! How many files, and so connections, may be open.

use super::{Failed, say};

/// So many are open besides connections.
const OTHERS: u64 = 200;

/// Lets so many connections be open, here and in the server that is started; says so if the limit is raised.
#[cfg(unix)]
pub(super) fn allow(connections: u64) -> Result<(), Failed> {
    let needed = connections + OTHERS;
    let (soft, hard) = rlimit::Resource::NOFILE.get().map_err(Failed::Start)?;
    if hard < needed {
        return Err(Failed::Files { needed, most: hard });
    }
    if soft < needed {
        say(format_args!("{needed} files will be open, so the limit is raised from {soft} to {hard}"));
        rlimit::Resource::NOFILE.set(hard, hard).map_err(Failed::Start)?;
    }
    Ok(())
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub(super) fn allow(_: u64) -> Result<(), Failed> {
    Ok(())
}
