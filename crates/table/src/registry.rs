//! The list of games that can be played at a table. Adding a game means adding a line to `games!` below.

use game::{Notation as _, Playable, Rng, Seat, Viewer};
use json::FromJson;
use serde::Serialize;

use crate::one_game::{Match, OneGame};
use crate::options::BadOptions;
use crate::unreadable::Unreadable;

/// Is Qin in this program? A build may leave a game out, and then refuses it.
pub const QIN: bool = cfg!(feature = "qin");
/// Is Der Kaiser von China in this program?
pub const KAISER: bool = cfg!(feature = "kaiser");

/// A game in the list.
pub trait Played: Playable {
    /// Wraps a view together with its game.
    fn seen(self, view: Self::View) -> Seen;
}

macro_rules! games {
    ($($(#[$attr:meta])* $Game:ident = $name:literal, $Type:ty, $game:ident, $included:expr $(, #[$ts:meta])?;)*) => {
        /// Which game, with its options.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub enum Choice {
            $(#[doc = $name] $(#[$attr])* $(#[$ts])? $Game($game::Options),)*
        }

        /// What somebody sees of a game: enough to think about it. See [`crate::with_seen!`].
        #[derive(Clone, Debug)]
        #[expect(clippy::large_enum_variant, reason = "one at a time, and not for long")]
        pub enum Seen {
            $(#[doc = $name] $(#[$attr])* $Game($Type, $game::View),)*
        }

        $($(#[$attr])* impl Played for $Type {
            fn seen(self, view: Self::View) -> Seen {
                Seen::$Game(self, view)
            }
        })*

        impl Seen {
            /// Who is looking.
            pub fn viewer(&self) -> Viewer {
                match self {
                    $($(#[$attr])* Self::$Game(_, view) => view.viewer(),)*
                }
            }
        }

        impl Choice {
            /// The game's short name, as on the command line.
            pub fn game(&self) -> &'static str {
                match self {
                    $($(#[$attr])* Self::$Game(_) => $name,)*
                }
            }

            /// The number of players.
            pub fn players(&self) -> usize {
                match self {
                    $($(#[$attr])* Self::$Game(options) => usize::from(<$Type>::players_in(options)),)*
                }
            }

            /// What the player on a seat is called.
            pub fn seat_name(&self, seat: Seat) -> &'static str {
                match self {
                    $($(#[$attr])* Self::$Game(_) => <$Type>::seat_name(seat),)*
                }
            }

            /// Do the rules know a series?
            pub(crate) fn knows_series(&self) -> bool {
                match self {
                    $($(#[$attr])* Self::$Game(_) => <$Type>::SERIES,)*
                }
            }

            /// The game, before anything is dealt.
            pub(crate) fn open(&self) -> Result<Box<dyn Match>, BadOptions> {
                match self {
                    $($(#[$attr])* Self::$Game(options) if $included => {
                        Ok(Box::new(OneGame::new(<$Type>::from_options(options)?)))
                    })*
                    #[allow(unreachable_patterns, reason = "some game may always be included")]
                    left_out => Err(BadOptions::LeftOut(left_out.game())),
                }
            }

            /// Reads the text of a view of this game, as in [`crate::Look`].
            pub fn read_view(&self, text: &str) -> Result<Seen, Unreadable> {
                match self {
                    $($(#[$attr])* Self::$Game(options) if $included => {
                        let game = <$Type>::from_options(options).map_err(BadOptions::from)?;
                        let view = game.read_view(text).map_err(|bad| Unreadable::of(&bad))?;
                        Ok(game.seen(view))
                    })*
                    #[allow(unreachable_patterns, reason = "some game may always be included")]
                    left_out => Err(BadOptions::LeftOut(left_out.game()).into()),
                }
            }
        }

        impl Seen {
            /// A game that agrees with what is seen, with hidden things sampled.
            pub(crate) fn imagine(self, rng: Rng) -> Box<dyn Match> {
                match self {
                    $($(#[$attr])* Self::$Game(game, view) if $included => imagine(game, &view, rng),)*
                    // The compiler leaves out the whole game where it isn't included.
                    #[allow(unreachable_patterns, reason = "some game may always be included")]
                    _ => unreachable!("a game that isn't included is never opened"),
                }
            }
        }

        /// The game that a text with everything in it describes, and how that game is chosen.
        pub(crate) fn read_position(text: &str, rng: Rng) -> Result<(Choice, Box<dyn Match>), Unreadable> {
            match text.split_whitespace().next().unwrap_or_default() {
                $($(#[$attr])* $name if $included => {
                    let (game, state) = <$Type>::read(text).map_err(|bad| Unreadable::of(&bad))?;
                    Ok((Choice::$Game(game.options()), Box::new(OneGame::set_up(game, state, rng))))
                })*
                word => Err(Unreadable::no_game(word)),
            }
        }

        /// Data of a view.
        #[cfg(feature = "typescript")]
        #[derive(ts_rs::TS)]
        #[ts(untagged)]
        pub enum GameData {
            $(#[doc = $name] $(#[$attr])* $(#[$ts])? $Game($game::Data),)*
        }

        /// The kind and data of an event.
        #[cfg(feature = "typescript")]
        #[derive(ts_rs::TS)]
        #[ts(untagged)]
        pub enum GameEvent {
            $(#[doc = $name] $(#[$attr])* $(#[$ts])? $Game($game::Event),)*
        }

        /// The kind and data of a reason why a move is illegal.
        #[cfg(feature = "typescript")]
        #[derive(ts_rs::TS)]
        #[ts(untagged)]
        pub enum GameIllegal {
            $(#[doc = $name] $(#[$attr])* $(#[$ts])? $Game($game::Illegal),)*
        }

        /// The kind and data of what is wrong with a position's text.
        #[cfg(feature = "typescript")]
        #[derive(ts_rs::TS)]
        #[ts(untagged)]
        pub enum GameFlaw {
            $(#[doc = $name] $(#[$attr])* $(#[$ts])? $Game($game::PositionFault),)*
        }
    };
}
games! {
    Qin = "qin", qin::Qin, qin, QIN;
    Kaiser = "kaiser", kaiser::Kaiser, kaiser, KAISER;
    // The example of `docs/adding-a-game.md`, for tests.
    #[cfg(feature = "sample-game")]
    Lanterns = "lanterns", lanterns::Lanterns, lanterns, true, #[cfg_attr(feature = "typescript", ts(skip))];
}

fn imagine<G: Played>(game: G, view: &G::View, mut rng: Rng) -> Box<dyn Match> {
    let mut state = game.start(const { Seat::new(0).unwrap() });
    game.determinize(view, &mut rng, &mut state);
    Box::new(OneGame::set_up(game, state, rng))
}

/// Runs the same code for every game that bots have learned: `with_seen!(seen, |game, view| …)`.
///
/// A function can't do this where the code needs more of a game than this crate knows.
#[macro_export]
macro_rules! with_seen {
    ($seen:expr, |$game:ident, $view:ident| $code:expr) => {
        match $seen {
            $crate::Seen::Qin($game, $view) if $crate::QIN => $code,
            $crate::Seen::Kaiser($game, $view) if $crate::KAISER => $code,
            _ => unreachable!("no bot has learned this game, or the program was built without it"),
        }
    };
}
