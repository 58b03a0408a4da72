//! Backup and restore. A backup works while the server runs.

use std::fs::File;
use std::io::{self, BufReader, BufWriter};
use std::path::Path;

use super::{OpsError, data_dir};
use crate::clock::Clock;
use crate::config::Config;
use crate::store::{Dumped, Store, StoreError};

/// Writes all data to a new file that only its owner can read, since it contains password hashes.
pub async fn backup(config: &Config, file: &Path) -> Result<Dumped, OpsError> {
    let wrong = |fault| OpsError::File { file: file.to_owned(), fault };
    if file.exists() {
        return Err(wrong(io::ErrorKind::AlreadyExists.into()));
    }
    let store = match Store::open_current(&config.database).await {
        Err(StoreError::Missing) => return Err(OpsError::Nothing { data: config.data.clone() }),
        opened => opened?,
    };
    // The file only gets its name once it is complete.
    let partial = file.with_added_extension("partial");
    let mut out = BufWriter::new(create(&partial).map_err(wrong)?);
    let dumped = store.dump(&mut out, Clock::default().now()).await;
    store.close().await;
    let finish = || {
        out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        std::fs::rename(&partial, file)
    };
    let done = dumped.map_err(OpsError::from).and_then(|dumped| finish().map(|()| dumped).map_err(wrong));
    if done.is_err() {
        let _ = std::fs::remove_file(&partial);
    }
    done
}

fn create(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Restores a backup into an empty database, SQLite or PostgreSQL.
pub async fn restore(config: &Config, file: &Path) -> Result<Dumped, OpsError> {
    let opened = File::open(file).map_err(|fault| OpsError::File { file: file.to_owned(), fault })?;
    let _lock = data_dir::lock(config)?;
    let store = Store::open(&config.database).await?;
    let restored = store.restore(&mut BufReader::new(opened)).await;
    store.close().await;
    Ok(restored?)
}
