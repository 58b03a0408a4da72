//! Why a value is not what was expected.

use std::fmt;

/// A value that is not what was expected, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit(Box<Fault>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Fault {
    /// The names and numbers that lead there.
    path: Vec<String>,
    text: String,
}

impl Unfit {
    /// With this fault.
    pub fn new(fault: String) -> Self {
        Self(Box::new(Fault { path: Vec::new(), text: fault }))
    }

    /// Something else was expected.
    pub fn expected(what: &str) -> Self {
        Self::new(format!("expected {what}"))
    }

    /// A word that means nothing here.
    pub fn unknown(word: &str) -> Self {
        Self::new(format!("unknown value “{word}”"))
    }

    /// The same within a larger value, under this name.
    #[must_use]
    pub fn at(mut self, name: &str) -> Self {
        self.0.path.insert(0, name.to_owned());
        self
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in &self.0.path {
            write!(f, "{name}: ")?;
        }
        f.write_str(&self.0.text)
    }
}

impl std::error::Error for Unfit {}
