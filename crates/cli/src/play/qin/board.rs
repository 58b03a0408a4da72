//! The board as text: four columns for a space, with its coordinates around it.

use anstyle::Style;
use game::Seat;
use qin::{Board, Colour, Printed, Space, Spaces, Table, VillageId};

use super::palette;
use crate::play::theme::Theme;

/// Columns of a space.
const SPACE: usize = 4;
/// Columns on either side for the numbers of the rows.
const MARGIN: usize = 3;

/// Returns the width of the drawing.
pub(super) fn width(board: &Board) -> usize {
    board.width() * SPACE + 2 * MARGIN
}

/// Draws the board and everything on it, line by line, each [`width`] wide.
pub(super) fn lines(board: &Board, table: &Table, latest: &Spaces, theme: Theme) -> Vec<String> {
    let drawing = Drawing { board, table, latest, theme, pagodas: pagodas(table, latest) };
    let letters: String = (0..board.width()).map(|column| format!(" {}  ", char::from(b'a' + column as u8))).collect();
    let letters = format!("{:MARGIN$}{letters}{:MARGIN$}", "", "");
    let rows = (0..board.height()).flat_map(|row| drawing.row(row));
    [letters.clone()].into_iter().chain(rows).chain([letters]).collect()
}

/// Where pagodas stand on provinces, how many, and whose they are. A province shows them
/// on its first space; a double pagoda leaves no room there to mark the space as new.
fn pagodas(table: &Table, latest: &Spaces) -> Vec<(Space, u8)> {
    let stand = |land: qin::Land| {
        let old = land.spaces.iter().find(|&space| land.pagodas < 2 || !latest.contains(space));
        old.or_else(|| land.spaces.first()).map(|space| (space, land.pagodas))
    };
    table.provinces().into_iter().filter_map(stand).collect()
}

/// A part of a line in one style.
type Ink = (Style, String);

struct Drawing<'a> {
    board: &'a Board,
    table: &'a Table,
    latest: &'a Spaces,
    theme: Theme,
    pagodas: Vec<(Space, u8)>,
}

impl Drawing<'_> {
    fn row(&self, row: usize) -> Vec<String> {
        let spaces = || (0..self.board.width()).filter_map(move |column| Space::at(column, row));
        let paint = |(style, text): Ink| self.theme.paint(style, text);
        let inked: String = spaces().flat_map(|space| self.space(space)).map(paint).collect();
        let mut lines = vec![format!("{:>2} {inked} {:<2}", row + 1, row + 1)];
        if self.theme.tall {
            let blank: String = spaces().map(|space| self.ground(space)).map(paint).collect();
            lines.push(format!("{:MARGIN$}{blank}{:MARGIN$}", "", ""));
        }
        lines
    }

    /// Draws the four columns of a space.
    fn space(&self, space: Space) -> Vec<Ink> {
        if let Some(colour) = self.table.colour(space) {
            return self.province(space, colour);
        }
        match self.board.printed(space) {
            Some(Printed::Village(id)) => self.village(space, id),
            Some(Printed::Water) => vec![(palette::WATER, self.theme.symbol(" ≈≈ ", " ~~ ").to_owned())],
            _ => vec![(palette::GRASS, self.theme.symbol(" ·  ", " .  ").to_owned())],
        }
    }

    /// `R` alone, `Rw` in a province of White, with pagodas `R▲W` or `R▲▲W`.
    fn province(&self, space: Space, colour: Colour) -> Vec<Ink> {
        let ground = palette::province(colour);
        let mark = if self.latest.contains(space) { self.theme.symbol("▸", "*") } else { " " };
        let letter = (ground.bold(), colour.letter().to_string());
        let Some(land) = self.table.province(space) else {
            return vec![(ground, mark.to_owned()), letter, (ground, "  ".to_owned())];
        };
        let standing = self.pagodas.iter().find(|&&(stand, _)| stand == space).map_or(0, |&(_, pagodas)| pagodas);
        let pagoda = self.theme.symbol("▲", "^");
        let player = palette::player(land.owner);
        match standing {
            0 => {
                let owner = initial(land.owner).to_ascii_lowercase();
                vec![(ground, mark.to_owned()), letter, (ground, format!("{owner} "))]
            }
            1 => vec![(ground, mark.to_owned()), letter, (player, format!("{pagoda}{}", initial(land.owner)))],
            _ => vec![letter, (player, format!("{pagoda}{pagoda}{}", initial(land.owner)))],
        }
    }

    /// Draws a house with the initial of the owner's pagoda. The second of two squares stays blank, as part of the same
    /// village.
    fn village(&self, space: Space, id: VillageId) -> Vec<Ink> {
        let village = self.board.village(id);
        let owner = self.table.village_owner(id);
        let ground = palette::VILLAGE;
        let is_first = village.first() == space;
        if !self.theme.colour {
            let owner = owner.filter(|_| is_first).map_or(' ', initial);
            let [left, right] = brackets(space, &village.squares);
            return vec![(ground, format!("{left}{owner} {right}"))];
        }
        match owner {
            _ if !is_first => vec![(ground, " ".repeat(SPACE))],
            None => vec![(ground, " ⌂  ".to_owned())],
            Some(seat) => vec![(ground, " ⌂".to_owned()), (palette::player(seat), format!("▲{}", initial(seat)))],
        }
    }

    /// Draws the ground, for the second line of a tall space.
    fn ground(&self, space: Space) -> Ink {
        let style = match (self.table.colour(space), self.board.printed(space)) {
            (Some(colour), _) => palette::province(colour),
            (None, Some(Printed::Village(_))) => palette::VILLAGE,
            (None, Some(Printed::Water)) => palette::WATER,
            (None, _) => palette::GRASS,
        };
        (style, " ".repeat(SPACE))
    }
}

/// The walls of a village in ASCII: `[  ]`, two squares side by side as `[      ]`, one
/// above the other with slanting walls.
fn brackets(space: Space, squares: &Spaces) -> [char; 2] {
    match squares.iter().find(|&other| other != space) {
        None => ['[', ']'],
        Some(other) if other.row() == space.row() && space < other => ['[', ' '],
        Some(other) if other.row() == space.row() => [' ', ']'],
        Some(other) if space < other => ['/', '\\'],
        Some(_) => ['\\', '/'],
    }
}

/// Returns the first letter of a player's name.
pub(super) fn initial(seat: Seat) -> char {
    qin::name(seat).chars().next().unwrap_or('?')
}
