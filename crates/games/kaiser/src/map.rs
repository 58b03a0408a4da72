//! The map (K1.1): fixed for a whole match, so it is kept outside the state.

use std::fmt;
use std::sync::{Arc, LazyLock};

use crate::bad_map::BadMap;
use crate::card::Card;
use crate::file::MapFile;
use crate::province::{Province, Provinces};
use crate::space::{Space, Spaces};

/// One side of a map.
#[derive(Clone)]
pub struct Map {
    name: String,
    side: String,
    players: Vec<usize>,
    spaces: Spaces,
    colours: [Card; Province::COUNT],
    houses: [Spaces; Province::COUNT],
    /// The province of each space.
    province: [Province; Space::MOST],
    /// By colour, the provinces that have it, and their spaces.
    coloured: [Provinces; Card::ALL.len()],
    coloured_spaces: [Spaces; Card::ALL.len()],
    /// The spaces that roads lead to from each space.
    pub(crate) roads: [Spaces; Space::MOST],
    /// The provinces of each alliance, number 1 first.
    alliances: [[Province; 2]; Map::ALLIANCES],
    /// The provinces with which each province has an alliance.
    allies: [Provinces; Province::COUNT],
}

impl Map {
    /// How many alliances there are (K1.1).
    pub const ALLIANCES: usize = 15;

    /// The names of the sides inside the program.
    pub const SIDES: [&'static str; 2] = ["3-4", "4-5"];

    /// A side of the map inside the program, by its name.
    pub fn by_side(side: &str) -> Option<Arc<Self>> {
        static SIDES: LazyLock<[Arc<Map>; 2]> = LazyLock::new(|| {
            let file = MapFile::middle_kingdom();
            Map::SIDES.map(|side| Arc::new(Map::new(&file, side).expect("the map inside the program is good")))
        });
        SIDES.iter().find(|map| map.side == side).cloned()
    }

    /// Reads one side of a map file.
    pub fn parse(json: &str, side: &str) -> Result<Self, BadMap> {
        Self::new(&MapFile::parse(json)?, side)
    }

    /// One side of a map file that may be bad.
    pub fn new(file: &MapFile, side: &str) -> Result<Self, BadMap> {
        let provinces = file.check_provinces()?;
        let spaces = file.check_spaces()?;
        let alliances = file.check_alliances()?;
        let (players, roads) = file.check_side(side, spaces)?;
        let mut map = Self {
            name: file.name.clone(),
            side: side.to_owned(),
            players,
            spaces,
            colours: provinces,
            houses: [Spaces::NONE; Province::COUNT],
            province: [Province::Yan; Space::MOST],
            coloured: [Provinces::NONE; Card::ALL.len()],
            coloured_spaces: [Spaces::NONE; Card::ALL.len()],
            roads,
            alliances,
            allies: [Provinces::NONE; Province::COUNT],
        };
        for [one, other] in alliances {
            map.allies[one.index()].set(other, true);
            map.allies[other.index()].set(one, true);
        }
        for (space, province) in file.homes() {
            map.houses[province.index()].insert(space);
            map.province[space.index()] = province;
            map.coloured_spaces[map.colours[province.index()].index()].insert(space);
        }
        for province in Province::ALL {
            map.coloured[map.colours[province.index()].index()].set(province, true);
        }
        Ok(map)
    }

    /// The map's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Which side this is.
    pub fn side(&self) -> &str {
        &self.side
    }

    /// What a player should know about where this map comes from.
    pub fn remark(&self) -> Option<&'static str> {
        (self.name == "Middle Kingdom").then_some(
            "Middle Kingdom is our own map in the spirit of the printed one, not a copy of it: \
             nine provinces, fifteen alliances, spaces and roads of our own.",
        )
    }

    /// Is this side for this number of players (K1.4)?
    pub fn is_for(&self, players: usize) -> bool {
        self.players.contains(&players)
    }

    /// All house spaces.
    #[inline]
    pub fn spaces(&self) -> Spaces {
        self.spaces
    }

    /// The house spaces of a province.
    #[inline]
    pub fn houses(&self, province: Province) -> Spaces {
        self.houses[province.index()]
    }

    /// The province of a house space; `None` if it is not on the map.
    pub fn province(&self, space: Space) -> Option<Province> {
        self.spaces.contains(space).then(|| self.home(space))
    }

    /// The province of a space that is on the map.
    #[inline]
    pub(crate) fn home(&self, space: Space) -> Province {
        self.province[space.index()]
    }

    /// The colour of a province.
    #[inline]
    pub fn colour(&self, province: Province) -> Card {
        self.colours[province.index()]
    }

    /// The provinces of a colour.
    #[inline]
    pub fn coloured(&self, colour: Card) -> Provinces {
        self.coloured[colour.index()]
    }

    /// The house spaces of all provinces of a colour.
    #[inline]
    pub fn coloured_spaces(&self, colour: Card) -> Spaces {
        self.coloured_spaces[colour.index()]
    }

    /// The spaces that roads lead to from this one.
    #[inline]
    pub fn roads(&self, space: Space) -> Spaces {
        self.roads[space.index()]
    }

    /// The alliances by number, from 1.
    pub fn alliances(&self) -> impl Iterator<Item = (usize, [Province; 2])> {
        (1..).zip(self.alliances)
    }

    /// The provinces with which this one has an alliance.
    #[inline]
    pub fn allies(&self, province: Province) -> Provinces {
        self.allies[province.index()]
    }
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Map").field("name", &self.name).field("side", &self.side).finish_non_exhaustive()
    }
}
