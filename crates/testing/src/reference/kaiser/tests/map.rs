//! The map "Middle Kingdom", both sides, as tables.

use crate::reference::kaiser::{Colour, Map, Province};

/// A side of the map (K1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// For 3 and 4 players.
    ThreeFour,
    /// For 4 and 5 players.
    FourFive,
}

const PROVINCES: [(&str, Colour, &[u8]); 9] = [
    ("Yan", Colour::Green, &[1, 2, 3, 4]),
    ("Zhao", Colour::Orange, &[5, 6, 7, 8, 9, 10]),
    ("Ch'in", Colour::Yellow, &[11, 12, 13, 14, 15, 16, 17]),
    ("Wei", Colour::Red, &[18, 19, 20, 21, 22, 23, 24]),
    ("Qi", Colour::Yellow, &[25, 26, 27, 28, 29]),
    ("Lu", Colour::Orange, &[30, 31, 32, 33, 34]),
    ("Han", Colour::Green, &[35, 36, 37, 38, 39]),
    ("Shu", Colour::Red, &[40, 41, 42, 43, 44]),
    ("Chu", Colour::Violet, &[45, 46, 47, 48, 49, 50, 51, 52]),
];

const ALLIANCES: [(&str, &str); 15] = [
    ("Yan", "Zhao"),
    ("Zhao", "Wei"),
    ("Wei", "Ch'in"),
    ("Ch'in", "Shu"),
    ("Shu", "Chu"),
    ("Ch'in", "Chu"),
    ("Ch'in", "Han"),
    ("Wei", "Han"),
    ("Han", "Chu"),
    ("Zhao", "Qi"),
    ("Yan", "Qi"),
    ("Wei", "Qi"),
    ("Qi", "Lu"),
    ("Wei", "Lu"),
    ("Lu", "Chu"),
];

/// The roads on both sides.
#[rustfmt::skip]
const ROADS: [(u8, u8); 55] = [
    (1, 2), (2, 3), (1, 4), (5, 6), (6, 7), (5, 8), (8, 9), (9, 10), (7, 1), (11, 12), (12, 13),
    (13, 15), (15, 17), (11, 14), (14, 16), (18, 20), (18, 19), (19, 22), (20, 21), (21, 23), (22, 24), (24, 23),
    (8, 20), (10, 25), (25, 26), (26, 27), (27, 29), (28, 29), (29, 31), (30, 31), (31, 32), (30, 33), (32, 34),
    (33, 34), (23, 30), (35, 36), (36, 39), (35, 37), (37, 38), (38, 39), (38, 46), (40, 41), (41, 43), (40, 42),
    (42, 44), (16, 40), (43, 45), (45, 46), (46, 47), (47, 48), (48, 49), (46, 50), (50, 51), (51, 52), (33, 48),
];

/// The roads only on the side for 3 and 4 players.
#[rustfmt::skip]
const ROADS_3_4: [(u8, u8); 9] = [
    (7, 10), (13, 19), (21, 28), (4, 25), (28, 30), (17, 37), (22, 35), (17, 41), (48, 52),
];

/// The roads only on the side for 4 and 5 players.
#[rustfmt::skip]
const ROADS_4_5: [(u8, u8); 15] = [
    (10, 4), (5, 18), (13, 18), (23, 28), (3, 27), (27, 32), (15, 35), (22, 36), (14, 15), (43, 44), (44, 50),
    (17, 45), (34, 49), (49, 52), (47, 51),
];

/// One side of the map.
pub(super) fn map(side: Side) -> Map {
    let province = |&(name, colour, houses): &(&str, _, &[u8])| Province {
        name: name.to_string(),
        colour,
        houses: houses.to_vec(),
    };
    let own: &[(u8, u8)] = match side {
        Side::ThreeFour => &ROADS_3_4,
        Side::FourFive => &ROADS_4_5,
    };
    Map {
        provinces: PROVINCES.iter().map(province).collect(),
        roads: ROADS.iter().chain(own).copied().collect(),
        alliances: ALLIANCES.iter().map(|(one, other)| (one.to_string(), other.to_string())).collect(),
    }
}
