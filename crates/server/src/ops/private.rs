//! File permissions of the data directory: only the owner may read password hashes and deal secrets.

use std::io;
use std::path::{Path, PathBuf};

use crate::config::Config;
use crate::store::Target;

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

/// Takes access to the server's files from other users, and logs every change.
///
/// The data directory itself is left alone when it holds other files too: it may be a shared one, such as `/tmp`.
pub(super) fn restrict(config: &Config) {
    if let Some(file) = told_secret(config) {
        tracing::warn!(path = %file.display(), "all users can read the configuration, with the database's password in it");
    }
    for path in exposed(config) {
        if path == config.data && !is_ours(&path) {
            tracing::warn!(path = %path.display(), "the data directory is shared with other files and readable by others");
            continue;
        }
        match set_private(&path) {
            Ok(()) => tracing::warn!(path = %path.display(), "removed access for other users"),
            Err(fault) => tracing::warn!(path = %path.display(), %fault, "other users can access this path"),
        }
    }
}

/// Whether the data directory holds files of others, so that its mode is theirs to decide about.
pub(super) fn is_shared(config: &Config) -> bool {
    is_exposed(&config.data) && !is_ours(&config.data)
}

/// Returns the configuration file if it has the password of a database and every user of this machine can read it.
pub(super) fn told_secret(config: &Config) -> Option<PathBuf> {
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

/// Whether a directory holds nothing but the server's own files.
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

/// Whether everybody can read a file. A group that may is there on purpose, as for a file in `/etc`.
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
