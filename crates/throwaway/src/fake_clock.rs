//! A clock that jumps, for programs that are started with it.

use std::path::{Path, PathBuf};

/// Where Debian keeps libfaketime, below the folder of the machine's kind.
const DEBIAN: &str = "/usr/lib";

/// The library that makes a program see another time, if it is installed.
#[must_use]
pub fn faketime() -> Option<PathBuf> {
    let machines = std::fs::read_dir(DEBIAN).into_iter().flatten().filter_map(Result::ok);
    let mut libraries = machines.map(|machine| machine.path().join("faketime/libfaketimeMT.so.1"));
    libraries.find(|library| library.exists())
}

/// The system's clock, set forward or back for some programs only.
#[derive(Debug)]
pub struct FakeClock {
    library: PathBuf,
    file: PathBuf,
}

impl FakeClock {
    /// One that is right as yet, with a file of this name in a folder.
    ///
    /// # Errors
    /// When libfaketime is not installed.
    pub fn new(folder: &Path, name: &str) -> Result<Self, String> {
        let library = faketime().ok_or(
            "libfaketime is not installed, so no clock can jump: run cargo verify, which installs it where it may, or \
             install the package faketime",
        )?;
        let clock = Self { library, file: folder.join(name) };
        clock.set(0);
        Ok(clock)
    }

    /// What a program has to find in its environment. Only the time of day is changed, not how long something takes.
    #[must_use]
    pub fn environment(&self) -> Vec<(String, String)> {
        let path = |path: &Path| path.display().to_string();
        let of = |name: &str, value: String| (name.to_owned(), value);
        vec![
            of("LD_PRELOAD", path(&self.library)),
            of("FAKETIME_TIMESTAMP_FILE", path(&self.file)),
            of("FAKETIME_CACHE_DURATION", "1".to_owned()),
            of("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
            of("DONT_FAKE_MONOTONIC", "1".to_owned()),
        ]
    }

    /// Sets it to so many seconds after the right time; programs notice within [`FakeClock::NOTICED`].
    ///
    /// # Panics
    /// When its file can't be written.
    pub fn set(&self, seconds: i64) {
        // A program that reads it sees the old text or the new one.
        let new = self.file.with_extension("new");
        let written = std::fs::write(&new, format!("{seconds:+}")).and_then(|()| std::fs::rename(&new, &self.file));
        written.expect("the folder can be written");
    }

    /// How long it takes until all programs have noticed.
    pub const NOTICED: std::time::Duration = std::time::Duration::from_millis(1_200);
}
