//! The numbering of the network inputs: blocks, one after the other. `docs/research/inputs-kaiser.md` explains them.

/// Defines [`Layout`] from the sizes of the blocks.
macro_rules! blocks {
    (|$seats:ident, $others:ident| $($(#[$doc:meta])* $name:ident: $count:expr,)*) => {
        /// Where each block of inputs begins, for one number of players.
        #[derive(Debug)]
        pub(super) struct Layout {
            $($(#[$doc])* pub(super) $name: usize,)*
            /// How many inputs there are.
            pub(super) inputs: usize,
        }

        impl Layout {
            const fn new($seats: usize) -> Self {
                let $others = $seats - 1;
                let mut inputs = 0;
                $(
                    let $name = inputs;
                    inputs += $count;
                )*
                let _ = $others;
                Self { $($name,)* inputs }
            }
        }
    };
}

blocks! { |seats, others|
    // Houses (K6), by province that isn't scored yet.
    /// My houses × the most that another has × free spaces.
    contest: 5 * 5 * 3,
    /// By province: my houses.
    houses: 9 * 4,
    /// By province: free spaces.
    free: 9 * 4,
    /// By province: it is scored.
    scored: 9,
    /// What its houses would bring me now × free spaces.
    gain: 9 * 3,
    /// How much more that is than it would bring the best other × free spaces.
    gain_margin: 7 * 3,
    /// By other seat: its lead in houses × many free spaces.
    rivals: others * 5 * 2,
    /// I hold cards of its colour × my lead in houses × free spaces.
    held_houses: 2 * 5 * 3,
    /// A free fortification × my lead in houses.
    free_fortification: 5,
    /// By seat: it has a house on a fortification.
    doubled: seats,

    // Emissaries (K5.2, K10.2), by province.
    /// By province: my lead in emissaries.
    envoys: 9 * 6,
    /// My emissaries × the most that another has × room for more.
    court: 4 * 4 * 3,
    /// By province: room for more.
    room: 9 * 2,
    /// By province and other seat: it has a majority.
    majorities: 9 * others,
    /// There is room, and I hold cards of its colour × my lead in emissaries.
    held_envoys: 2 * 6,

    // Alliances (K10.2).
    /// By seat: it has both majorities × points.
    allied: seats * 8,
    /// By seat: it has one majority × what it lacks for the other × room there.
    half_allied: seats * 2 * 3,

    // Points if the game ended now (K10).
    /// By other seat: how far I am ahead of it.
    ahead: others * 15,
    /// How far I am ahead of the best other × stage of the game.
    lead: 4 * 19,
    /// By seat: points of houses that aren't scored yet.
    house_points: seats * 5,
    /// By seat: points of alliances.
    alliance_points: seats * 5,
    /// By seat: points of roads.
    road_points: seats * 4,

    // Roads (K10.3).
    /// By seat: stretches of 2, of 3 and of more houses × free spaces at them.
    stretches: seats * 6,
    /// By seat: free spaces with which it would have a row of four.
    completing: seats * 2,
    /// Mine or another's: stretches with a fortification, by length.
    fortified: 2 * 4,
    /// The completing spaces of mine that I hold cards for.
    payable: 2,

    // Cards.
    /// By colour: cards in my hand.
    hand: 5 * 3,
    /// Cards of one colour in my hand × free spaces of the colour.
    colour_room: 3 * 4,
    /// I hold a pair; three of a kind; three different cards.
    shape: 3,
    /// By colour: cards in the display.
    display: 5 * 2,
    /// By other seat and colour: cards it is known to hold.
    known: others * 5,
    /// By colour: cards that I haven't seen.
    unseen: 5 * 3,

    // The course of the game.
    /// What has to happen next.
    phase: 15,
    /// I may place a second piece × my lead in houses × free spaces.
    second_house: 5 * 2,
    /// I may place a second piece × my lead in emissaries, where there is room.
    second_envoy: 6,
    /// I may place a second piece, but no cards pay for it.
    unpaid: 1,
    /// How often the pile has run out × how many cards it has.
    pile: 2 * 8,
    /// The pile has run out twice: how many turns are left.
    last_turns: seats,
    /// By seat: it holds the emperor.
    emperor: seats,
    /// Free spaces of the whole map.
    map_room: 6,

    // Supplies (K1.3).
    /// My houses.
    my_houses: 7,
    /// My emissaries.
    my_emissaries: 7,
    /// By other seat: its houses and its emissaries.
    supplies: others * (2 + 4),
    /// By seat: it has a fortification left.
    fortifications: seats,
}

static LAYOUTS: [Layout; 3] = [Layout::new(3), Layout::new(4), Layout::new(5)];

impl Layout {
    /// Returns the layout for this many players (K1.4).
    #[inline]
    pub(super) fn of(players: usize) -> &'static Self {
        &LAYOUTS[players - 3]
    }
}
