//! Few-valued things, stored as words.

macro_rules! words {
    ($($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $value:ident = $word:tt,)* })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$what])* #[serde(rename = $word)] $value,)*
        }

        impl $name {
            /// The word that is stored.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$value => $word,)* }
            }

            pub(crate) fn read(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$value),)*
                    _ => None,
                }
            }
        }
    )*};
}

words! {
    /// How far a table is.
    Status {
        /// Players are still sitting down.
        Gathering = "gathering",
        /// The game is on.
        Live = "live",
        /// The game is over.
        Over = "over",
        /// The log of a game that was played elsewhere is being stored; nobody can find the table yet.
        Importing = "importing",
    }

    /// Who finds a table.
    Visibility {
        /// Everybody, in the lobby.
        Public = "public",
        /// Whoever has the link.
        Private = "private",
    }
}
