//! Where a setting was made, so that an error can name it.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};

/// Where a setting was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// On the command line, by this flag.
    Flag(String),
    /// In the environment, by this variable.
    Variable(String),
    /// In a file, by this key.
    File {
        /// Which file.
        file: PathBuf,
        /// Which key.
        key: &'static str,
    },
    /// Nowhere.
    Default,
}

impl Source {
    /// Where the setting of this name was made: on the command line or in the environment if it is said, otherwise
    /// in the file if there is one.
    pub(super) fn of(name: &'static str, is_said: bool, file: Option<&Path>) -> Self {
        match file {
            _ if is_said => said(&format!("--{name}"), std::env::args_os()),
            Some(file) => Self::File { file: file.to_owned(), key: name },
            None => Self::Default,
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => f.write_str(flag),
            Self::Variable(variable) => write!(f, "the environment variable {variable}"),
            Self::File { file, key } => write!(f, "{key} in {}", file.display()),
            Self::Default => f.write_str("the default"),
        }
    }
}

/// Where a flag such as `--listen` has its value from, if it has one: the command line comes first.
#[must_use]
pub fn source(flag: &str) -> Source {
    said(flag, std::env::args_os())
}

fn said(flag: &str, words: impl IntoIterator<Item: AsRef<OsStr>>) -> Source {
    let is_flag = |word: &str| word == flag || word.strip_prefix(flag).is_some_and(|rest| rest.starts_with('='));
    if words.into_iter().any(|word| word.as_ref().to_str().is_some_and(is_flag)) {
        return Source::Flag(flag.to_owned());
    }
    super::variable(flag).map_or_else(|| Source::Flag(flag.to_owned()), Source::Variable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_comes_before_the_variable_of_the_same_name() {
        let of = |words: &[&str]| said("--log", words).to_string();
        assert_eq!(of(&["mandate", "serve", "--log", "info"]), "--log");
        assert_eq!(of(&["mandate", "serve", "--log=info"]), "--log");
        assert_eq!(of(&["mandate", "serve", "--log-format=text"]), "the environment variable MANDATE_LOG");
        assert_eq!(said("--database-url", [""; 0]).to_string(), "the environment variable DATABASE_URL");
    }

    #[test]
    fn what_is_said_nowhere_else_is_said_in_the_file() {
        let file = Path::new("/srv/mandate.toml");
        assert_eq!(Source::of("log", false, Some(file)).to_string(), "log in /srv/mandate.toml");
        assert_eq!(Source::of("log", false, None), Source::Default);
    }
}
