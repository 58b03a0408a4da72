//! The board (Q1.1): fixed for a whole match, so it is kept outside the state.

use std::fmt;
use std::sync::{Arc, LazyLock};

use crate::bad_board::{BadBoard, Fault};
use crate::space::{Axis, Space};
use crate::spaces::Spaces;
use crate::tile::Colour;

/// A board of up to 16 x 16 spaces that can be played on.
#[derive(Clone)]
pub struct Board {
    name: String,
    width: usize,
    height: usize,
    pub(crate) grass: Spaces,
    water: Spaces,
    pub(crate) starts: [Spaces; 3],
    pub(crate) villages: Vec<Village>,
    /// The village on each space, if there is one.
    village_on: [Option<VillageId>; Space::COUNT],
    /// The spaces that share an edge with each space; where the board ends, the space
    /// itself stands in, which is always free of what is looked for beside it.
    pub(crate) neighbours: [[Space; 4]; Space::COUNT],
    /// The same as a set.
    pub(crate) beside: [Spaces; Space::COUNT],
    /// The villages that share an edge with each space.
    pub(crate) villages_beside: [Villages; Space::COUNT],
}

/// A village of one or two squares (Q1.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Village {
    /// Its squares; the first is the topmost, then leftmost, and names the village.
    pub squares: Spaces,
    /// The spaces that share an edge with it, filled up with its own first square.
    pub(crate) border: [Space; 6],
}

impl Village {
    /// The spaces that share an edge with it and can be province spaces; where there are
    /// fewer than six, its own first square.
    #[inline]
    pub fn border(&self) -> [Space; 6] {
        self.border
    }

    /// The square that names the village: topmost, then leftmost.
    pub fn first(&self) -> Space {
        self.squares.first().expect("a village has a square")
    }
}

/// The number of a village of a board, in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct VillageId(u8);

impl VillageId {
    /// The number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of villages. No board of 256 spaces has more than 128 that do not touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Villages(u128);

impl Villages {
    /// No village.
    pub const NONE: Self = Self(0);

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many villages there are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is the village in the set?
    #[inline]
    pub const fn contains(self, village: VillageId) -> bool {
        self.0 >> village.0 & 1 != 0
    }

    /// Adds a village.
    #[inline]
    pub const fn insert(&mut self, village: VillageId) {
        self.0 |= 1 << village.0;
    }

    /// Takes a village out.
    #[inline]
    pub const fn remove(&mut self, village: VillageId) {
        self.0 &= !(1 << village.0);
    }

    /// The villages of either set.
    #[inline]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Adds all of those.
    #[inline]
    pub const fn extend(&mut self, others: Self) {
        self.0 |= others.0;
    }

    /// The villages of the set, in reading order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = VillageId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let village = (rest != 0).then(|| VillageId(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(village)
        })
    }
}

/// What is printed on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// Grassland: tiles may go here.
    Grass,
    /// Part of this village.
    Village(VillageId),
    /// Water.
    Water,
    /// A start space of this colour.
    Start(Colour),
}

impl Board {
    /// The Bird side.
    pub fn bird() -> Arc<Self> {
        static BIRD: LazyLock<Arc<Board>> = LazyLock::new(|| built_in(FILES[0]));
        BIRD.clone()
    }

    /// The Lion side, in a layout of our own: see [`Board::remark`].
    pub fn lion() -> Arc<Self> {
        static LION: LazyLock<Arc<Board>> = LazyLock::new(|| built_in(FILES[1]));
        LION.clone()
    }

    /// The names of the boards inside the program.
    pub const NAMES: [&'static str; 2] = ["bird", "lion"];

    /// A board inside the program, by name.
    pub fn by_name(name: &str) -> Option<Arc<Self>> {
        match name {
            "bird" => Some(Self::bird()),
            "lion" => Some(Self::lion()),
            _ => None,
        }
    }

    /// Reads a board: one line a row, one letter a space (`.` grassland, `V` village,
    /// `~` water, `R` `Y` `B` start spaces).
    pub fn parse(name: &str, text: &str) -> Result<Self, BadBoard> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim_end();
        let mut board = Self::empty(name);
        let mut squares = Spaces::EMPTY;
        for (row, line) in text.lines().enumerate() {
            let line = line.trim_end();
            for (column, letter) in line.chars().enumerate() {
                let bad = |fault| Err(BadBoard { line: row + 1, column: column + 1, fault });
                let Some(space) = Space::at(column, row) else { return bad(Fault::TooLarge) };
                match letter {
                    '.' => board.grass.insert(space),
                    '~' => board.water.insert(space),
                    'V' => squares.insert(space),
                    'R' | 'Y' | 'B' => {
                        let colour = Colour::from_letter(letter).expect("a colour's letter");
                        let starts = &mut board.starts[colour.index()];
                        if let Some(other) = space.around().find(|s| starts.contains(*s)) {
                            return bad(Fault::StartsTouch { other });
                        }
                        starts.insert(space);
                    }
                    _ => return bad(Fault::UnknownLetter { letter }),
                }
            }
            let width = line.chars().count();
            if row == 0 {
                board.width = width;
            } else if width != board.width {
                let column = width.min(board.width) + 1;
                return Err(BadBoard { line: row + 1, column, fault: Fault::Ragged { width, first: board.width } });
            }
            board.height = row + 1;
        }
        board.found_villages(squares)?;
        board.draw_borders();
        board.check_room()?;
        board.name = board.proper_name();
        Ok(board)
    }

    /// One word that names this board and no other of the program.
    fn proper_name(&self) -> String {
        let name = self.name.split_whitespace().collect::<Vec<_>>().join("-");
        match FILES.iter().find(|(known, _)| *known == name) {
            _ if name.is_empty() => "board".to_owned(),
            Some((_, text)) if !text.lines().eq(self.rows()) => format!("my-{name}"),
            _ => name,
        }
    }

    fn empty(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            width: 0,
            height: 0,
            grass: Spaces::EMPTY,
            water: Spaces::EMPTY,
            starts: [Spaces::EMPTY; 3],
            villages: Vec::new(),
            village_on: [None; Space::COUNT],
            neighbours: std::array::from_fn(|i| [Space::from_index(i as u8); 4]),
            beside: [Spaces::EMPTY; Space::COUNT],
            villages_beside: [Villages::NONE; Space::COUNT],
        }
    }

    /// Q1.1: squares that share an edge are one village, of one or two squares.
    fn found_villages(&mut self, squares: Spaces) -> Result<(), BadBoard> {
        for space in squares.iter() {
            if self.village_on[space.index()].is_some() {
                continue;
            }
            let village = squares.connected_to(space);
            if let Some(third) = village.iter().nth(2) {
                let fault = Fault::LargeVillage { squares: village };
                return Err(BadBoard { line: third.row() + 1, column: third.column() + 1, fault });
            }
            let id = VillageId(self.villages.len() as u8);
            village.iter().for_each(|square| self.village_on[square.index()] = Some(id));
            self.villages.push(Village { squares: village, border: [space; 6] });
        }
        Ok(())
    }

    fn draw_borders(&mut self) {
        let on_board: Spaces = self.spaces().collect();
        for space in on_board.iter() {
            for (i, neighbour) in space.around().filter(|&s| on_board.contains(s)).enumerate() {
                self.neighbours[space.index()][i] = neighbour;
                self.beside[space.index()].insert(neighbour);
                if let Some(village) = self.village_on[neighbour.index()] {
                    self.villages_beside[space.index()].insert(village);
                }
            }
        }
        let grounds = self.grounds();
        for village in &mut self.villages {
            let border = village.squares.beside() & grounds;
            village.border.iter_mut().zip(border.iter()).for_each(|(slot, space)| *slot = space);
        }
    }

    /// A game needs a start space, and room for a first tile next to it (Q3.3).
    fn check_room(&self) -> Result<(), BadBoard> {
        let starts = self.all_starts();
        let Some(start) = starts.first() else {
            return Err(BadBoard { line: self.height.max(1), column: self.width.max(1), fault: Fault::NoStart });
        };
        let near = starts.beside();
        let room = Axis::ALL.into_iter().any(|axis| {
            let contact = near | near.before(axis);
            !(self.grass & self.grass.before(axis) & contact).is_empty()
        });
        let fault = Fault::NoRoom;
        if room { Ok(()) } else { Err(BadBoard { line: start.row() + 1, column: start.column() + 1, fault }) }
    }

    /// The spaces that share an edge with this one; where the board ends, the space itself.
    #[inline]
    pub fn neighbours(&self, space: Space) -> [Space; 4] {
        self.neighbours[space.index()]
    }

    /// The spaces that share an edge with this one.
    #[inline]
    pub fn beside(&self, space: Space) -> Spaces {
        self.beside[space.index()]
    }

    /// The villages that share an edge with this space.
    #[inline]
    pub fn villages_beside(&self, space: Space) -> Villages {
        self.villages_beside[space.index()]
    }

    /// The board's name: `bird`, `lion`, or what its file is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What a player should know about where this board comes from.
    pub fn remark(&self) -> Option<&'static str> {
        (self.name == "lion").then_some(
            "Lion is our own layout in the spirit of the printed side, not a copy of it: \
             water, more villages, fewer spaces to build on.",
        )
    }

    /// How many spaces a row has.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many rows there are.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Is the space on the board?
    pub fn contains(&self, space: Space) -> bool {
        space.column() < self.width && space.row() < self.height
    }

    /// The spaces of the board, row by row.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |row| (0..width).filter_map(move |column| Space::at(column, row)))
    }

    /// The villages in reading order.
    pub fn villages(&self) -> impl Iterator<Item = (VillageId, &Village)> {
        (0..).map(VillageId).zip(&self.villages)
    }

    /// One village.
    pub fn village(&self, id: VillageId) -> &Village {
        &self.villages[id.index()]
    }

    /// All printed start spaces.
    pub fn all_starts(&self) -> Spaces {
        self.starts.into_iter().fold(Spaces::EMPTY, |all, starts| all | starts)
    }

    /// Where province spaces can ever be: grassland and start spaces.
    fn grounds(&self) -> Spaces {
        self.grass | self.all_starts()
    }

    /// What is printed on a space of the board; `None` off the board.
    pub fn printed(&self, space: Space) -> Option<Printed> {
        let start = Colour::ALL.into_iter().find(|colour| self.starts[colour.index()].contains(space));
        match (self.village_on[space.index()], start) {
            (Some(village), _) => Some(Printed::Village(village)),
            (_, Some(colour)) => Some(Printed::Start(colour)),
            _ if self.grass.contains(space) => Some(Printed::Grass),
            _ if self.water.contains(space) => Some(Printed::Water),
            _ => None,
        }
    }

    /// The rows as a board file has them.
    pub fn rows(&self) -> Vec<String> {
        let letter = |space| match self.printed(space) {
            Some(Printed::Grass) | None => '.',
            Some(Printed::Village(_)) => 'V',
            Some(Printed::Water) => '~',
            Some(Printed::Start(colour)) => colour.letter(),
        };
        let row = |row| (0..self.width).filter_map(|column| Space::at(column, row)).map(letter).collect();
        (0..self.height).map(row).collect()
    }
}

/// The boards inside the program.
const FILES: [(&str, &str); 2] =
    [("bird", include_str!("../boards/bird.txt")), ("lion", include_str!("../boards/lion.txt"))];

fn built_in((name, text): (&str, &str)) -> Arc<Board> {
    Arc::new(Board::parse(name, text).expect("the boards inside the program are good"))
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Board").field("name", &self.name).field("rows", &self.rows()).finish_non_exhaustive()
    }
}
