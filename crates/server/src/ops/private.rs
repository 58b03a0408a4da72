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
fn set_private(_: &Path) -> io::Result<()> {
    Ok(())
}
