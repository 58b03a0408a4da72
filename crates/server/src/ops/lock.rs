//! One server at a time for a data directory: two on one SQLite would not hear of each other's moves.

use std::fs::{File, TryLockError};

use super::{Failed, private};
use crate::config::Config;
use crate::store::Target;

/// Held for as long as a server runs.
pub(super) struct Lock {
    _file: Option<File>,
}

/// Takes the data directory; with PostgreSQL any number of servers may run.
pub(super) fn lock(config: &Config) -> Result<Lock, Failed> {
    if matches!(config.database, Target::Postgres(_)) {
        return Ok(Lock { _file: None });
    }
    let data = config.data.clone();
    let open = || {
        private::create_dir(&data)?;
        let mut options = File::options();
        options.create(true).truncate(false).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(data.join("mandate.lock"))
    };
    let file = open().map_err(|fault| Failed::Data { data: data.clone(), fault })?;
    match file.try_lock() {
        Ok(()) => Ok(Lock { _file: Some(file) }),
        Err(TryLockError::WouldBlock) => Err(Failed::Locked { data }),
        Err(TryLockError::Error(fault)) => Err(Failed::Data { data, fault }),
    }
}
