//! A disk of one's own, to be filled up.

use std::path::{Path, PathBuf};
use std::process::Command;

/// How large it is when it is not full.
const ROOM: &str = "2g";

/// A small file system in memory that goes when it is dropped.
#[derive(Debug)]
pub struct Disk(PathBuf);

impl Disk {
    /// Mounts one at a folder, which is created.
    ///
    /// # Errors
    /// When this process may not mount file systems: only root may.
    pub fn mount(at: &Path) -> Result<Self, String> {
        std::fs::create_dir_all(at).map_err(|fault| fault.to_string())?;
        let size = format!("size={ROOM}");
        said(Command::new("mount").args(["-t", "tmpfs", "-o", &size, "mandate-test"]).arg(at))?;
        Ok(Self(at.to_owned()))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Leaves no room for anything more.
    ///
    /// # Panics
    /// When that is not possible.
    pub fn fill(&self) {
        // Somebody may write between the question and the answer.
        let filled = (0..100).any(|_| {
            let used = said(Command::new("df").args(["--block-size=1", "--output=used"]).arg(&self.0));
            let used = used.unwrap_or_default().lines().last().unwrap_or_default().trim().to_owned();
            self.resize(&used).is_ok()
        });
        assert!(filled, "{} can't be filled", self.0.display());
    }

    /// Makes room again.
    ///
    /// # Panics
    /// When that is not possible.
    pub fn free(&self) {
        self.resize(ROOM).unwrap_or_else(|why| panic!("{} can't be freed: {why}", self.0.display()));
    }

    fn resize(&self, size: &str) -> Result<String, String> {
        said(Command::new("mount").args(["-o", &format!("remount,size={size}")]).arg(&self.0))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = said(Command::new("umount").arg("--lazy").arg(&self.0));
    }
}

/// What a command says, or why it failed.
fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|fault| fault.to_string())?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
}
