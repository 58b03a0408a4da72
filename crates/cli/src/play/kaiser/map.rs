//! Draws the map: every house space in its place, with the roads between them.

use anstyle::Style;
use kaiser::{Province, Space, Spaces, Table};

use super::ink::Ink;
use super::{KaiserScreen, palette};
use crate::play::theme::Theme;

/// The positions of the spaces. The roads differ between the sides of the map and are drawn between the numbers.
const LAYOUT: &str = "
                                     5        6        7       1          2

                                     8        9       10       4          3

 11       12      13       18       20       21           25      26     27

 14               15       19                         28          29

                           22       24       23       30          31     32

 16               17       35       36       39       33                 34

 40       41               37       38

 42       43      45                46       47       48        49

      44                            50       51       52
";

/// The row and column where each province's name and emissaries start.
const DRAGONS: [(usize, usize); Province::COUNT] =
    [(1, 65), (1, 40), (5, 5), (6, 32), (5, 60), (9, 58), (11, 30), (13, 4), (15, 22)];

/// A position in the drawing.
type Place = (usize, usize);

/// Returns the position of a space's first column.
fn place(space: Space) -> Option<Place> {
    let label = space.to_string();
    let rows = LAYOUT.lines().skip(1).enumerate();
    rows.into_iter().find_map(|(row, line)| {
        let word = line.split(' ').scan(0, |column, word| {
            let start = *column;
            *column += word.len() + 1;
            Some((start, word))
        });
        let column = word.into_iter().find(|&(_, word)| word == label)?.0;
        Some((row, column + label.len() - 2))
    })
}

/// Returns the steps of a road with their characters.
fn road(from: Place, to: Place) -> Vec<(Place, char)> {
    let ((row, column), (last_row, last_column)) = if from <= to { (from, to) } else { (to, from) };
    let (down, across) = (last_row - row, last_column.abs_diff(column));
    let steps = down.max(across);
    let at = |step: usize| {
        let part = |whole: usize| (2 * step * whole + steps) / (2 * steps);
        let column = if last_column >= column { column + part(across) } else { column - part(across) };
        (row + part(down), column + 1)
    };
    let sign = |step: usize| {
        let (before, now) = (at(step - 1), at(step));
        match (before.0 == now.0, before.1.cmp(&now.1)) {
            (true, _) => '-',
            (false, std::cmp::Ordering::Equal) => '|',
            (false, std::cmp::Ordering::Less) => '\\',
            (false, std::cmp::Ordering::Greater) => '/',
        }
    };
    (1..=steps).map(|step| (at(step), sign(step))).collect()
}

/// A grid of styled characters.
struct Sheet {
    theme: Theme,
    signs: Vec<Vec<(Style, char)>>,
    /// Labels over the grid, by row and column.
    labels: Vec<(Place, Ink)>,
}

impl Sheet {
    fn draw(&mut self, (row, column): Place, style: Style, sign: char) {
        let Some(cell) = self.signs.get_mut(row).and_then(|line| line.get_mut(column)) else { return };
        // A diagonal road along a straight one shows where it branches off.
        match (cell.1, sign) {
            ('-', '|') | ('|', '-') => *cell = (style, '+'),
            ('-' | '|' | '+', '/' | '\\') => {}
            _ => *cell = (style, sign),
        }
    }

    fn line(&self, row: usize) -> String {
        let mut line = String::new();
        let mut column = 0;
        while column < self.signs[row].len() {
            if let Some((_, label)) = self.labels.iter().find(|&&(at, _)| at == (row, column)) {
                line += &label.clone().into_text();
                column += label.width();
                continue;
            }
            let (style, sign) = self.signs[row][column];
            line += &if sign == ' ' { " ".to_owned() } else { self.theme.paint(style, self.sign(sign)) };
            column += 1;
        }
        line.trim_end().to_owned()
    }

    fn sign(&self, sign: char) -> String {
        match sign {
            '-' => self.theme.symbol("─", "-").to_owned(),
            '|' => self.theme.symbol("│", "|").to_owned(),
            '+' => self.theme.symbol("┼", "+").to_owned(),
            other => other.to_string(),
        }
    }
}

impl KaiserScreen {
    /// Draws the map, line by line.
    pub(super) fn map(&self, table: &Table, latest: Spaces, theme: Theme) -> Vec<String> {
        let map = self.game.map();
        let height = LAYOUT.lines().count() - 1;
        let mut sheet = Sheet { theme, signs: vec![vec![(palette::QUIET, ' '); 79]; height], labels: Vec::new() };
        for space in map.spaces().iter() {
            let Some(from) = place(space) else { continue };
            for other in map.roads(space).iter().filter(|&other| space < other) {
                let owner = table.owner(space).filter(|&owner| table.owner(other) == Some(owner));
                let style = owner.map_or(palette::QUIET, palette::road);
                let signs = place(other).map(|to| road(from, to)).unwrap_or_default();
                signs.into_iter().for_each(|(at, sign)| sheet.draw(at, style, sign));
            }
            sheet.labels.push((from, self.space(table, space, latest, theme)));
        }
        for (province, at) in Province::ALL.into_iter().zip(DRAGONS) {
            let name = Ink::styled(theme, self.ground(province), format!(" {province} "));
            sheet.labels.push((at, name.and(&self.emissaries(table, province, theme))));
        }
        (0..height).map(|row| sheet.line(row)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::pieces::SPACE;
    use super::*;

    #[test]
    fn every_space_has_a_position() {
        for side in kaiser::Map::SIDES {
            let map = kaiser::Map::by_side(side).unwrap();
            let mut places: Vec<_> = map.spaces().iter().map(|space| place(space).expect("it is drawn")).collect();
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), map.spaces().len() as usize);
        }
    }

    #[test]
    fn no_road_is_drawn_over_another_space() {
        for side in kaiser::Map::SIDES {
            let map = kaiser::Map::by_side(side).unwrap();
            for space in map.spaces().iter() {
                for other in map.roads(space).iter() {
                    let covers = |third: Space, (row, column): Place| {
                        place(third).is_some_and(|(r, c)| r == row && (c..c + SPACE).contains(&column))
                    };
                    let signs = road(place(space).unwrap(), place(other).unwrap());
                    let mut thirds = map.spaces().iter().filter(|&third| third != space && third != other);
                    let over = thirds.find(|&third| signs.iter().any(|&(at, _)| covers(third, at)));
                    assert_eq!(over, None, "from {space} to {other} on side {side}");
                }
            }
        }
    }
}
