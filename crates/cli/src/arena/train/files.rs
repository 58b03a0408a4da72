//! The files of a training run, each replaced atomically.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use arena::ArenaGame;
use arena::plot;
use arena::train::{Plan, Run};

use super::Args;
use crate::arena::whole::{can_be_written, replace};
use crate::error::CliError;

/// The kinds of files.
#[derive(Clone, Copy)]
enum Part {
    Network,
    Curve,
    Picture,
    Checkpoint,
}

impl Part {
    /// Returns its name and the option for its path.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Network => ("network", "--out"),
            Self::Curve => ("curve", "--curve"),
            Self::Picture => ("picture", "--svg"),
            Self::Checkpoint => ("checkpoint", "--checkpoint"),
        }
    }

    fn content<G: ArenaGame>(self, run: &Run<G>, title: &str) -> io::Result<Vec<u8>> {
        match self {
            Self::Network => Ok(run.training().network().write()),
            Self::Curve => Ok(serde_json::to_vec_pretty(run.curve())?),
            Self::Picture => plot::curve(title, run.curve()).map(String::into_bytes).map_err(io::Error::other),
            Self::Checkpoint => Ok(run.save()),
        }
    }

    fn unwritten(self, file: &Path, fault: io::Error) -> CliError {
        let (what, option) = self.words();
        CliError::Unwritten { what, option, file: file.to_owned(), fault }
    }

    fn unread(self, file: &Path, fault: io::Error) -> CliError {
        let (what, option) = self.words();
        CliError::Unread { what, option, file: file.to_owned(), fault }
    }
}

/// The paths of all files.
pub(super) struct Files {
    pub(super) network: PathBuf,
    pub(super) checkpoint: PathBuf,
    pub(super) curve: PathBuf,
    svg: Option<PathBuf>,
}

impl Files {
    pub(super) fn of(args: &Args) -> Self {
        let beside =
            |wanted: &Option<PathBuf>, ending| wanted.clone().unwrap_or_else(|| args.out.with_extension(ending));
        Self {
            network: args.out.clone(),
            checkpoint: beside(&args.checkpoint, "checkpoint"),
            curve: beside(&args.curve, "curve.json"),
            svg: args.svg.clone(),
        }
    }

    /// Returns all files, the checkpoint last: when it is written, the others are up to date.
    fn all(&self) -> impl Iterator<Item = (Part, &Path)> {
        let picture = self.svg.as_deref().map(|svg| (Part::Picture, svg));
        let others = [(Part::Network, &*self.network), (Part::Curve, &*self.curve)];
        others.into_iter().chain(picture).chain([(Part::Checkpoint, &*self.checkpoint)])
    }

    /// Checks that every file can be written, and that no two are the same.
    pub(super) fn check(&self) -> Result<(), CliError> {
        let mut seen = BTreeSet::new();
        for (part, file) in self.all() {
            if !seen.insert(file) {
                return Err(CliError::SameFile { file: file.to_owned() });
            }
            can_be_written(file).map_err(|fault| part.unwritten(file, fault))?;
        }
        Ok(())
    }

    /// Returns the interrupted training, if there is one.
    pub(super) fn resume<G: ArenaGame>(&self, boards: &[G], plan: Plan) -> Result<Option<Run<G>>, CliError> {
        let file = &self.checkpoint;
        let Some(bytes) = read(file).map_err(|fault| Part::Checkpoint.unread(file, fault))? else {
            return Ok(None);
        };
        let curve = read(&self.curve).and_then(|bytes| match bytes {
            Some(bytes) => Ok(serde_json::from_slice(&bytes)?),
            None => Ok(Vec::new()),
        });
        let curve = curve.map_err(|fault| Part::Curve.unread(&self.curve, fault))?;
        let run = Run::resume(boards.to_vec(), plan, &bytes, curve);
        run.map(Some).map_err(|fault| CliError::Checkpoint { file: file.clone(), fault })
    }

    /// Writes all files.
    pub(super) fn write<G: ArenaGame>(&self, run: &Run<G>, title: &str) -> Result<(), CliError> {
        for (part, file) in self.all() {
            let written = part.content(run, title).and_then(|bytes| replace(file, &bytes));
            written.map_err(|fault| part.unwritten(file, fault))?;
        }
        Ok(())
    }
}

/// Reads a file; `None` if it doesn't exist.
fn read(file: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::read(file) {
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => Ok(None),
        bytes => bytes.map(Some),
    }
}
