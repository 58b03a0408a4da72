//! Where a setting comes from, for error messages.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};

/// Where a setting comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// This flag on the command line.
    Flag(String),
    /// This environment variable.
    Variable(String),
    /// A key in a file.
    File {
        /// The file.
        file: PathBuf,
        /// The key.
        key: &'static str,
    },
    /// The default.
    Default,
}

impl Source {
    /// Returns the source of a setting: the command line or the environment if it is given there, otherwise the file.
    pub(super) fn of(name: &'static str, is_given: bool, file: Option<&Path>) -> Self {
        match file {
            _ if is_given => given(&format!("--{name}"), std::env::args_os()),
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

/// Returns the source of a flag such as `--listen`: the command line takes precedence over the environment.
#[must_use]
pub fn source(flag: &str) -> Source {
    given(flag, std::env::args_os())
}

fn given(flag: &str, words: impl IntoIterator<Item: AsRef<OsStr>>) -> Source {
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
    fn a_flag_takes_precedence_over_its_variable() {
        let of = |words: &[&str]| given("--log", words).to_string();
        assert_eq!(of(&["mandate", "serve", "--log", "info"]), "--log");
        assert_eq!(of(&["mandate", "serve", "--log=info"]), "--log");
        assert_eq!(of(&["mandate", "serve", "--log-format=text"]), "the environment variable MANDATE_LOG");
        assert_eq!(given("--database-url", [""; 0]).to_string(), "the environment variable DATABASE_URL");
    }

    #[test]
    fn a_setting_given_nowhere_else_comes_from_the_file() {
        let file = Path::new("/srv/mandate.toml");
        assert_eq!(Source::of("log", false, Some(file)).to_string(), "log in /srv/mandate.toml");
        assert_eq!(Source::of("log", false, None), Source::Default);
    }
}
