//! Backups, while the server runs or not.

use std::fs::File;
use std::io::{self, BufReader, BufWriter};
use std::path::Path;

use super::{Failed, lock};
use crate::clock::Clock;
use crate::config::Config;
use crate::store::{Dumped, Store, StoreError};

/// Writes everything into a new file, which only its owner can read: there are hashes of passwords in it.
pub async fn backup(config: &Config, file: &Path) -> Result<Dumped, Failed> {
    let wrong = |fault| Failed::File { file: file.to_owned(), fault };
    if file.exists() {
        return Err(wrong(io::ErrorKind::AlreadyExists.into()));
    }
    let store = match Store::open_as_it_is(&config.database).await {
        Err(StoreError::Missing) => return Err(Failed::Nothing { data: config.data.clone() }),
        opened => opened?,
    };
    // Under its own name only when it is whole.
    let partial = file.with_added_extension("partial");
    let mut out = BufWriter::new(create(&partial).map_err(wrong)?);
    let dumped = store.dump(&mut out, Clock::default().now()).await;
    store.close().await;
    let finish = || {
        out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        std::fs::rename(&partial, file)
    };
    let done = dumped.map_err(Failed::from).and_then(|dumped| finish().map(|()| dumped).map_err(wrong));
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

/// Reads a backup into an empty database, of either kind.
pub async fn restore(config: &Config, file: &Path) -> Result<Dumped, Failed> {
    let opened = File::open(file).map_err(|fault| Failed::File { file: file.to_owned(), fault })?;
    let _lock = lock::lock(config)?;
    let store = Store::open(&config.database).await?;
    let restored = store.restore(&mut BufReader::new(opened)).await;
    store.close().await;
    Ok(restored?)
}
