//! The printed map and what stands where on it (K1.1).

use super::{Colour, Kaiser};

/// A province of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Province {
    /// Its name.
    pub name: String,
    /// Its colour.
    pub colour: Colour,
    /// The ids of its house spaces.
    pub houses: Vec<u8>,
}

/// The printed map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// All provinces.
    pub provinces: Vec<Province>,
    /// The roads, each between two house spaces.
    pub roads: Vec<(u8, u8)>,
    /// The names of the two provinces of each alliance; the first is number 1.
    pub alliances: Vec<(String, String)>,
}

impl Map {
    /// The province of this name.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn province(&self, name: &str) -> &Province {
        let found = self.provinces.iter().find(|province| province.name == name);
        found.unwrap_or_else(|| panic!("K1.1: no province is called {name:?}"))
    }
}

impl Kaiser {
    /// How many houses each player has in a province.
    pub(super) fn houses_in(&self, province: &Province) -> Vec<u8> {
        let mut counts = vec![0; self.players];
        for owner in province.houses.iter().filter_map(|space| self.houses.get(space)) {
            counts[*owner] += 1;
        }
        counts
    }

    /// How many emissaries each player has in a province.
    pub(super) fn emissaries_in(&self, province: &str) -> Vec<u8> {
        self.emissaries.get(province).cloned().unwrap_or_else(|| vec![0; self.players])
    }

    /// Whether no piece of any kind stands in a province (K4.3, K5.3).
    pub(super) fn is_empty(&self, province: &Province) -> bool {
        let bare = |space| !self.houses.contains_key(space) && !self.fortifications.contains(space);
        province.houses.iter().all(bare) && self.emissaries_in(&province.name).iter().all(|&count| count == 0)
    }
}
