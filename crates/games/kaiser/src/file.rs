//! A map file: what is written in it, and whether it makes sense.

use json::{FromJson, Unfit, Value};

use crate::bad_map::{BadMap, Fault};
use crate::card::Card;
use crate::map::Map;
use crate::province::Province;
use crate::space::{Space, Spaces};

/// A map as a file has it; it may be wrong. The rules ignore what is only for drawing.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MapFile"))]
pub struct MapFile {
    /// The map's name.
    pub name: String,
    /// For drawing: left, top, width and height.
    #[cfg_attr(feature = "typescript", ts(rename = "viewBox", as = "[i32; 4]"))]
    pub view_box: Drawn<[i32; 4]>,
    /// For drawing: the shore of the lake.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Point>"))]
    pub lake: Drawn<Vec<Point>>,
    /// The provinces.
    pub provinces: Vec<ProvinceEntry>,
    /// The house spaces.
    pub spaces: Vec<SpaceEntry>,
    /// The alliances.
    pub alliances: Vec<AllianceEntry>,
    /// The sides by name.
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::BTreeMap<String, SideEntry>"))]
    pub sides: Vec<(String, SideEntry)>,
}

/// Something only for drawing: the rules accept anything there.
#[derive(Clone, Debug)]
pub struct Drawn<T>(pub Option<T>);

impl<T: FromJson> FromJson for Drawn<T> {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        Ok(Self(T::from_json(value).ok()))
    }

    fn unsaid() -> Option<Self> {
        Some(Self(None))
    }
}

/// A point of the drawing.
pub type Point = [i32; 2];

/// A province in a map file.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MapProvince"))]
pub struct ProvinceEntry {
    /// Its name.
    pub name: String,
    /// Its colour.
    #[cfg_attr(feature = "typescript", ts(as = "Card"))]
    pub color: String,
    /// For drawing: its dragon space.
    #[cfg_attr(feature = "typescript", ts(as = "Point"))]
    pub dragon: Drawn<Point>,
    /// The numbers of its house spaces.
    pub houses: Vec<u32>,
    /// Its border; neighbours have a piece of it in common.
    pub outline: Vec<Point>,
}

/// A house space in a map file.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MapSpace"))]
pub struct SpaceEntry {
    /// Its number.
    pub id: u32,
    /// The name of its province.
    pub province: String,
    /// For drawing: its centre, from the left.
    #[cfg_attr(feature = "typescript", ts(as = "i32"))]
    pub x: Drawn<i32>,
    /// For drawing: its centre, from the top.
    #[cfg_attr(feature = "typescript", ts(as = "i32"))]
    pub y: Drawn<i32>,
}

/// An alliance in a map file.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MapAlliance"))]
pub struct AllianceEntry {
    /// Its number.
    pub number: u32,
    /// The names of its provinces.
    pub between: [String; 2],
    /// For drawing: its centre, from the left.
    #[cfg_attr(feature = "typescript", ts(as = "i32"))]
    pub x: Drawn<i32>,
    /// For drawing: its centre, from the top.
    #[cfg_attr(feature = "typescript", ts(as = "i32"))]
    pub y: Drawn<i32>,
}

/// A side in a map file.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MapSide"))]
pub struct SideEntry {
    /// The numbers of players that it is for.
    pub players: Vec<usize>,
    /// The roads, each between two house spaces.
    pub roads: Vec<[u32; 2]>,
}

/// The maximum number of roads at one space: more can't be drawn, and finding rows would take too long.
const MOST_ROADS: u32 = 6;

type Roads = [Spaces; Space::MOST];

impl MapFile {
    /// The file of the map inside the program, with all that is needed to draw it.
    pub const MIDDLE_KINGDOM: &str = include_str!("../maps/middle-kingdom.json");

    /// The map inside the program.
    pub fn middle_kingdom() -> Self {
        Self::parse(Self::MIDDLE_KINGDOM).expect("the map inside the program is good")
    }

    /// Reads a map file.
    pub fn parse(json: &str) -> Result<Self, BadMap> {
        json::read(json).map_err(|unfit| BadMap::new("the file", Fault::Json(unfit.to_string())))
    }

    /// Nine provinces in five colours, of which one has a single province (K1.1).
    pub(crate) fn check_provinces(&self) -> Result<[Card; Province::COUNT], BadMap> {
        let mut colours = [None; Province::COUNT];
        for entry in &self.provinces {
            let bad = |fault| Err(BadMap::new(&format!("province {:?}", entry.name), fault));
            let Ok(province) = entry.name.parse::<Province>() else { return bad(Fault::UnknownProvince) };
            let Ok(colour) = entry.color.parse::<Card>() else { return bad(Fault::UnknownColour(entry.color.clone())) };
            if colours[province.index()].replace(colour).is_some() {
                return bad(Fault::Twice);
            }
        }
        if let Some(missing) = Province::ALL.into_iter().find(|province| colours[province.index()].is_none()) {
            let count = colours.iter().flatten().count();
            return Err(BadMap::new("provinces", Fault::NotNine { count, missing }));
        }
        for colour in Card::ALL {
            let count = colours.iter().flatten().filter(|&&of| of == colour).count();
            if !(1..=2).contains(&count) {
                return Err(BadMap::new("provinces", Fault::ColourCount { colour, count }));
            }
        }
        Ok(colours.map(|colour| colour.expect("all nine are there")))
    }

    /// Spaces are numbered from 1 without a gap; each is in the list of its province.
    pub(crate) fn check_spaces(&self) -> Result<Spaces, BadMap> {
        let mut spaces = Spaces::NONE;
        for entry in &self.spaces {
            let bad = |fault| Err(BadMap::new(&format!("space {}", entry.id), fault));
            let Some(space) = Space::numbered(entry.id) else { return bad(Fault::SpaceNumber) };
            if entry.province.parse::<Province>().is_err() {
                return bad(Fault::NamesUnknownProvince(entry.province.clone()));
            }
            if spaces.contains(space) {
                return bad(Fault::Twice);
            }
            spaces.insert(space);
        }
        if let Some(missing) = (1..=spaces.len()).find(|&id| Space::numbered(id).is_none_or(|s| !spaces.contains(s))) {
            return Err(BadMap::new(&format!("space {missing}"), Fault::Gap));
        }
        for entry in &self.provinces {
            let bad = |fault| Err(BadMap::new(&format!("province {:?}", entry.name), fault));
            if entry.houses.is_empty() {
                return bad(Fault::NoHouses);
            }
            let listed = &entry.houses;
            let twice = |&(at, id): &(usize, &u32)| listed[..at].contains(id);
            if let Some((_, &id)) = listed.iter().enumerate().find(twice) {
                return bad(Fault::HouseTwice { id });
            }
            let here = |space: &&SpaceEntry| space.province.parse::<Province>() == entry.name.parse();
            let placed: Vec<_> = self.spaces.iter().filter(here).map(|space| space.id).collect();
            let unplaced = listed.iter().filter(|id| !placed.contains(id));
            let unlisted = placed.iter().filter(|id| !listed.contains(id));
            if let Some(&id) = unplaced.chain(unlisted).min() {
                return bad(Fault::Houses { id });
            }
        }
        Ok(spaces)
    }

    /// The spaces with the provinces they are in; after the checks.
    pub(crate) fn homes(&self) -> impl Iterator<Item = (Space, Province)> {
        self.spaces.iter().filter_map(|entry| Some((Space::numbered(entry.id)?, entry.province.parse().ok()?)))
    }

    /// Fifteen alliances, each between two neighbours (K1.1).
    pub(crate) fn check_alliances(&self) -> Result<[[Province; 2]; Map::ALLIANCES], BadMap> {
        let mut alliances = [None; Map::ALLIANCES];
        for entry in &self.alliances {
            let bad = |fault| Err(BadMap::new(&format!("alliance {}", entry.number), fault));
            let mut between = [Province::Yan; 2];
            for (province, name) in between.iter_mut().zip(&entry.between) {
                match name.parse() {
                    Ok(named) => *province = named,
                    Err(_) => return bad(Fault::NamesUnknownProvince(name.clone())),
                }
            }
            if !self.are_neighbours(&entry.between) {
                return bad(Fault::NoNeighbours(between));
            }
            let at = (entry.number as usize).wrapping_sub(1);
            match alliances.get(at) {
                None => return bad(Fault::AllianceNumber),
                Some(Some(_)) => return bad(Fault::Twice),
                Some(None) => {}
            }
            let [one, other] = between;
            let same = |&earlier: &_| earlier == Some(between) || earlier == Some([other, one]);
            if let Some(earlier) = alliances.iter().position(same) {
                return bad(Fault::SameAlliance { number: earlier as u32 + 1 });
            }
            alliances[at] = Some(between);
        }
        let count = alliances.iter().flatten().count();
        if count != Map::ALLIANCES {
            return Err(BadMap::new("alliances", Fault::NotFifteen { count }));
        }
        Ok(alliances.map(|between| between.expect("all fifteen are there")))
    }

    /// Have the outlines a piece of border, that is two points, in common?
    fn are_neighbours(&self, [one, other]: &[String; 2]) -> bool {
        let outline = |name: &String| {
            let entry = self.provinces.iter().find(|entry| entry.name.parse::<Province>() == name.parse());
            entry.map_or(&[][..], |entry| &entry.outline)
        };
        let mut common = outline(one).iter().filter(|point| outline(other).contains(point));
        let first = common.next();
        one.parse::<Province>() != other.parse() && common.any(|point| Some(point) != first)
    }

    /// Roads lead from space to space, and every space has one.
    pub(crate) fn check_side(&self, side: &str, spaces: Spaces) -> Result<(Vec<usize>, Roads), BadMap> {
        let Some((_, entry)) = self.sides.iter().find(|(name, _)| name == side) else {
            let known = self.sides.iter().map(|(name, _)| name.clone()).collect();
            return Err(BadMap::new("sides", Fault::NoSide { side: side.to_owned(), known }));
        };
        if entry.players.is_empty() || entry.players.iter().any(|players| !(3..=5).contains(players)) {
            return Err(BadMap::new(&format!("side {side:?}"), Fault::Players));
        }
        let mut roads = [Spaces::NONE; Space::MOST];
        for (n, &[from, to]) in entry.roads.iter().enumerate() {
            let bad = |fault| Err(BadMap::new(&format!("side {side:?}, road {} from {from} to {to}", n + 1), fault));
            let end = |number| Space::numbered(number).filter(|&space| spaces.contains(space));
            let (Some(one), Some(other)) = (end(from), end(to)) else { return bad(Fault::RoadToNowhere) };
            if one == other {
                return bad(Fault::RoadToItself);
            }
            if roads[one.index()].contains(other) {
                return bad(Fault::Twice);
            }
            roads[one.index()].insert(other);
            roads[other.index()].insert(one);
            if roads[one.index()].len().max(roads[other.index()].len()) > MOST_ROADS {
                return bad(Fault::TooManyRoads);
            }
        }
        match spaces.iter().find(|space| roads[space.index()].is_empty()) {
            Some(lonely) => Err(BadMap::new(&format!("side {side:?}, space {lonely}"), Fault::NoRoad)),
            None => Ok((entry.players.clone(), roads)),
        }
    }
}
