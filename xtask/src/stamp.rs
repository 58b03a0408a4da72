//! Skips work whose inputs and outputs haven't changed.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::Path;

/// Does a piece of work, unless its inputs and outputs are as after the last time.
pub(crate) fn unless_done(
    stamp: &Path,
    things: impl Fn() -> Result<Things, String>,
    work: impl FnOnce() -> Result<(), String>,
) -> Result<(), String> {
    let print = || things().map(|things| format!("{:016x}", things.0.finish()));
    if let (Ok(now), Ok(then)) = (print(), fs::read_to_string(stamp))
        && now == then
    {
        return Ok(());
    }
    work()?;
    fs::write(stamp, print()?).map_err(|error| wrong(stamp, "write", &error))
}

/// A hash of files, by names and contents.
#[derive(Default)]
pub(crate) struct Things(DefaultHasher);

impl Things {
    /// Adds a file, or all files of a directory tree.
    pub(crate) fn and(mut self, path: impl AsRef<Path>) -> Result<Self, String> {
        let path = path.as_ref();
        self.add(path).map_err(|error| wrong(path, "read", &error))?;
        Ok(self)
    }

    fn add(&mut self, path: &Path) -> io::Result<()> {
        if !path.is_dir() {
            path.hash(&mut self.0);
            fs::read(path)?.hash(&mut self.0);
            return Ok(());
        }
        let mut inside: Vec<_> =
            fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
        inside.sort();
        inside.iter().try_for_each(|path| self.add(path))
    }
}

fn wrong(path: &Path, what: &str, error: &io::Error) -> String {
    format!("failed to {what} {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts how often the work is done.
    fn done(folder: &Path) -> u32 {
        let mut times = 0;
        let things = || Things::default().and(folder.join("things"))?.and(folder.join("made"));
        unless_done(&folder.join("stamp"), things, || {
            times += 1;
            fs::write(folder.join("made"), "of things").map_err(|error| error.to_string())
        })
        .unwrap();
        times
    }

    #[test]
    fn work_is_repeated_only_if_something_has_changed() {
        let folder = std::env::temp_dir().join(format!("mandate-stamp-{}", std::process::id()));
        fs::create_dir_all(folder.join("things/deeper")).unwrap();
        fs::write(folder.join("things/deeper/one"), "1").unwrap();
        assert_eq!([done(&folder), done(&folder)], [1, 0]);
        fs::write(folder.join("things/deeper/one"), "2").unwrap();
        assert_eq!([done(&folder), done(&folder)], [1, 0], "another content");
        fs::rename(folder.join("things/deeper/one"), folder.join("things/deeper/two")).unwrap();
        assert_eq!([done(&folder), done(&folder)], [1, 0], "another name");
        fs::write(folder.join("things/three"), "").unwrap();
        assert_eq!([done(&folder), done(&folder)], [1, 0], "another file");
        fs::write(folder.join("made"), "by hand").unwrap();
        assert_eq!([done(&folder), done(&folder)], [1, 0], "what was made is another");
        fs::remove_file(folder.join("made")).unwrap();
        assert_eq!([done(&folder), done(&folder)], [1, 0], "what was made is gone");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn failed_work_is_repeated() {
        let stamp = std::env::temp_dir().join(format!("mandate-failed-{}", std::process::id()));
        let broken = || unless_done(&stamp, || Ok(Things::default()), || Err("broken".to_owned()));
        assert_eq!([broken(), broken()], [Err("broken".to_owned()), Err("broken".to_owned())]);
    }

    #[test]
    fn what_is_missing_is_told() {
        assert!(Things::default().and("no/such/file").err().unwrap().starts_with("failed to read no/such/file"));
    }
}
