//! What the command line says about settings of the server: where a wrong one comes from, and which ones matter.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use server::config::{Source, source};

/// What `mandate doctor` looks at. It understands all settings, so that it can be asked about any `mandate serve`.
const CHECKED: [&str; 7] = ["config", "data", "database-url", "listen", "public-url", "log", "help"];

/// Lists only what is checked in the help of a command.
pub(crate) fn with_what_is_checked(command: clap::Command) -> clap::Command {
    command.mut_args(|argument| {
        let checked = argument.get_long().is_none_or(|name| CHECKED.contains(&name));
        argument.hide(!checked)
    })
}

/// Names the environment variable where a wrong value comes from one, and not the flag that nobody has used.
pub(crate) fn with_source(mut error: clap::Error) -> clap::Error {
    if !matches!(error.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue) {
        return error;
    }
    let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg) else { return error };
    let flag = argument.split([' ', '=', '[']).next().unwrap_or_default().to_owned();
    if let source @ Source::Variable(_) = source(&flag) {
        error.insert(ContextKind::InvalidArg, ContextValue::String(source.to_string()));
    }
    error
}
