//! The numbering of the policy's features: blocks, one after the other. `docs/research/rollout-policy-kaiser.md`
//! explains them.

/// Stages of the game: the first pile, the second, the end.
pub(super) const STAGES: usize = 3;

/// Defines a constant for the beginning of each block.
macro_rules! blocks {
    ($($(#[$doc:meta])* $name:ident: $count:expr,)*) => {
        blocks!(@ 0; $($(#[$doc])* $name: $count,)*);
    };
    (@ $begin:expr; $(#[$doc:meta])* $name:ident: $count:expr, $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $name: usize = $begin;
        blocks!(@ $begin + $count; $($rest)*);
    };
    (@ $end:expr;) => {
        /// How many features there are.
        pub(in super::super) const COUNT: usize = $end;
    };
}

blocks! {
    /// The feature of options without any other: its weight is always 1.
    NOTHING: 1,

    // Houses (K5.1, K6).
    /// Stage × my houses × the most that another has × free spaces.
    CONTEST: STAGES * CONTESTS * 4,
    /// By province.
    HOUSE_IN: 9,
    /// I would have the most houses of all × there is already room for an emissary.
    OPENS: 2 * 2,
    /// How many houses of mine it would be joined to by roads (K10.3).
    ROAD: 5,
    /// There is a fortification on the space (K5.3).
    ON_FORTIFICATION: 1,
    /// A fortification, by stage.
    FORTIFICATION: STAGES,

    // Emissaries (K5.2, K10.2).
    /// Stage × my emissaries × the most that another has × room for more.
    COURT: STAGES * CONTESTS * 3,
    /// By province.
    EMISSARY_IN: 9,
    /// For each alliance of the province: stage × resulting majority (mine, shared, none) × my standing in the other
    /// province.
    ALLIANCE: STAGES * 3 * 6,
    /// Alliance points that others would lose.
    BROKEN: 4,

    // Second pieces (K4.3).
    /// A house; an emissary.
    SECOND: 2,
    /// None: stage × more than one card is left.
    STOP: STAGES * 2,

    // Cards.
    /// Paid with one card: how many of its colour I hold (K4.2).
    SINGLE: 3,
    /// Paid with a joker: two, three.
    JOKER: 2,
    /// Exchanged (K8): stage × how many of its colour I hold × no free space has the colour.
    EXCHANGE: STAGES * 3 * 2,
    /// Taken from the display: stage × how many of its colour I hold × free spaces of the colour.
    TAKE: STAGES * 3 * 4,
    /// The same: provinces of the colour in which I have a stake or could have an emissary.
    STAKE: 4,
    /// Taken from the pile: stage × cards to draw.
    PILE: STAGES * 3,
}

/// My count × the most of another, each up to [`MOST`].
pub(super) const CONTESTS: usize = (MOST as usize + 1) * (MOST as usize + 1);
/// Up to this many houses or emissaries of one player are distinguished.
pub(super) const MOST: u8 = 3;
