//! How far long work has come, on standard error, for people only.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that nobody sees where standard error is no terminal.
pub(crate) fn progress(total: u64, unit: &'static str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {unit}, {{eta}} left{{msg}}");
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(total).with_style(style)
}
