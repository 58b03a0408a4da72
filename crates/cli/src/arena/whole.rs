//! Files that are replaced atomically.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Checks that a file can be written, before hours of play depend on it, and leaves it as it is.
pub(super) fn can_be_written(file: &Path) -> io::Result<()> {
    if file.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if is_device(file) {
        return File::options().write(true).open(file).map(drop);
    }
    let new = new_one(file)?;
    File::create(&new)?;
    fs::remove_file(new)
}

/// Replaces a file; readers find the old or the new contents, even after a power cut.
pub(super) fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    if is_device(file) {
        return File::options().write(true).open(file)?.write_all(bytes);
    }
    let new = new_one(file)?;
    let mut begun = File::create(&new)?;
    begun.write_all(bytes)?;
    begun.sync_all()?;
    drop(begun);
    fs::rename(new, file)
}

/// Whether this is a pipe, a terminal or the like, which must not be replaced.
fn is_device(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|found| !found.is_file())
}

/// Returns the temporary file next to a file that replaces it once complete.
fn new_one(file: &Path) -> io::Result<PathBuf> {
    let mut name = OsString::from(file.file_name().ok_or(io::ErrorKind::InvalidFilename)?);
    name.push(".new");
    Ok(file.with_file_name(name))
}

#[cfg(test)]
mod tests {
    use testing::fixtures::Folder;

    use super::*;

    #[test]
    fn checking_a_file_leaves_it_unchanged() {
        let folder = Folder::new();
        let folder = folder.path();
        let (old, new) = (folder.join("old"), folder.join("new"));
        fs::write(&old, "kept").unwrap();
        can_be_written(&old).unwrap();
        can_be_written(&new).unwrap();
        assert_eq!(fs::read_to_string(&old).unwrap(), "kept");
        assert_eq!(fs::read_dir(folder).unwrap().count(), 1, "nothing was left behind");
        assert!(can_be_written(folder).is_err());
        assert!(can_be_written(&folder.join("nowhere").join("file")).is_err());
    }

    #[test]
    fn replacing_a_file_leaves_nothing_else_behind() {
        let folder = Folder::new();
        let file = folder.path().join("file");
        replace(&file, b"first").unwrap();
        replace(&file, b"second").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn pipes_and_devices_are_not_replaced() {
        let folder = Folder::new();
        let socket = folder.path().join("socket");
        let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        assert!(can_be_written(&socket).is_err() && replace(&socket, b"gone").is_err());
        assert!(is_device(&socket));
    }
}
