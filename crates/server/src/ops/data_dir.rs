//! The data directory: its lock, and permissions that let only the owner read password hashes and deal secrets.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::OpsError;
use crate::config::Config;
use crate::store::Target;

/// Held while a server runs.
pub(super) struct Lock {
    _file: Option<File>,
}

/// Locks the data directory: two servers on one SQLite file would not notice each other's moves. With PostgreSQL any
/// number of servers may run.
pub(super) fn lock(config: &Config) -> Result<Lock, OpsError> {
    if matches!(config.database, Target::Postgres(_)) {
        return Ok(Lock { _file: None });
    }
    let data = config.data.clone();
    let open = || {
        create_dir(&data)?;
        let mut options = File::options();
        options.create(true).truncate(false).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(data.join("mandate.lock"))
    };
    let file = open().map_err(|fault| OpsError::Data { data: data.clone(), fault })?;
    match file.try_lock() {
        Ok(()) => Ok(Lock { _file: Some(file) }),
        Err(TryLockError::WouldBlock) => Err(OpsError::Locked { data }),
        Err(TryLockError::Error(fault)) => Err(OpsError::Data { data, fault }),
    }
}

/// Creates a directory and its missing parents; a new one is readable by its owner only.
pub(super) fn create_dir(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Returns the paths that other users of this machine can access: the data directory and the server's files.
pub(super) fn exposed(config: &Config) -> Vec<PathBuf> {
    paths(config).into_iter().filter(|path| is_exposed(path)).collect()
}

/// Removes other users' access to the server's files and logs every change.
///
/// A data directory that also holds other files is left alone: it may be shared, such as `/tmp`.
pub(super) fn restrict(config: &Config) {
    if let Some(file) = exposed_password(config) {
        tracing::warn!(path = %file.display(), "configuration file with a database password is readable by all users");
    }
    for path in exposed(config) {
        if path == config.data && !is_ours(&path) {
            tracing::warn!(path = %path.display(), "data directory is shared and accessible to other users");
            continue;
        }
        match set_private(&path) {
            Ok(()) => tracing::warn!(path = %path.display(), "removed access for other users"),
            Err(fault) => {
                tracing::warn!(path = %path.display(), error = %fault, "failed to remove access for other users");
            }
        }
    }
}

/// Whether the data directory also holds other files, so that its mode isn't ours to change.
pub(super) fn is_shared(config: &Config) -> bool {
    is_exposed(&config.data) && !is_ours(&config.data)
}

/// Returns the configuration file if it contains a database password and every user can read it.
pub(super) fn exposed_password(config: &Config) -> Option<PathBuf> {
    let file = config.file.as_ref()?;
    let text = std::fs::read_to_string(file).ok()?;
    let secret = text.lines().any(|line| line.trim_start().trim_start_matches('"').starts_with("database-url"));
    (secret && is_public(file)).then(|| file.clone())
}

fn paths(config: &Config) -> Vec<PathBuf> {
    let mut paths = vec![config.data.clone(), config.data.join("mandate.lock"), config.data.join("mandate.toml")];
    if let Target::Sqlite(file) = &config.database {
        paths.push(file.clone());
        for suffix in ["-wal", "-shm"] {
            let mut name = file.clone().into_os_string();
            name.push(suffix);
            paths.push(name.into());
        }
    }
    paths
}

/// Whether a directory holds only the server's own files.
fn is_ours(folder: &Path) -> bool {
    let ours = |entry: io::Result<std::fs::DirEntry>| {
        entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with("mandate."))
    };
    std::fs::read_dir(folder).is_ok_and(|mut entries| entries.all(ours))
}

#[cfg(unix)]
fn is_exposed(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
}

/// Whether everybody can read a file. Access for a group is intended, as for files in `/etc`.
#[cfg(unix)]
fn is_public(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|found| found.permissions().mode() & 0o004 != 0)
}

#[cfg(unix)]
fn set_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut permissions = path.metadata()?.permissions();
    permissions.set_mode(permissions.mode() & !0o077);
    std::fs::set_permissions(path, permissions)
}

#[cfg(not(unix))]
fn is_exposed(_: &Path) -> bool {
    false
}

#[cfg(not(unix))]
fn is_public(_: &Path) -> bool {
    false
}

#[cfg(not(unix))]
fn set_private(_: &Path) -> io::Result<()> {
    Ok(())
}
