//! Rule ids: the numbers of the rules in `docs/rules`.

use std::fmt;

/// The id of one rule, such as `Q9.3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(&'static str);

impl Rule {
    /// Creates a rule with this id.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The id as it is written in the rules.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// Defines the rule ids of a game as constants, and `ALL`.
///
/// ```
/// game::rules! {
///     /// Tiles go on free grassland.
///     FREE = "Q3.2";
/// }
/// assert_eq!(FREE.id(), "Q3.2");
/// ```
#[macro_export]
macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])* pub const $name: $crate::Rule = $crate::Rule::new($id);)*
        /// Every rule that the game can name.
        pub const ALL: &[$crate::Rule] = &[$($name),*];
    };
}

/// Something that a rule causes or forbids.
pub trait Ruled {
    /// The rule that decides it.
    fn rule(&self) -> Rule;
}
