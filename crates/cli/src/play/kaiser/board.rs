//! The nine provinces as a table, or in short form below the map.

use kaiser::{Province, Spaces, Table};

use super::ink::Ink;
use super::pieces::SPACE;
use super::{KaiserScreen, palette};
use crate::play::theme::Theme;

/// The maximum number of house spaces per line.
const SPACES: usize = 8;
/// Columns of a province's name with its colour.
const NAME: usize = 14;
/// Columns of the emissaries.
const COURT: usize = 12;
/// Columns of a province in short.
const SHORT: usize = 39;

impl KaiserScreen {
    /// Draws a line for each province: houses, emissaries, points.
    pub(super) fn provinces(&self, table: &Table, latest: Spaces, theme: Theme) -> Vec<String> {
        let done = theme.symbol("✓", "x");
        let houses = format!("house spaces ({} free)", theme.symbol("·", "."));
        let head =
            format!("{:NAME$}{houses:<32}{:<13}points ({done} scored)", " province", "emissaries", NAME = NAME + 1);
        let mut lines = vec![theme.paint(palette::QUIET, head)];
        lines.extend(Province::ALL.map(|province| self.province(table, province, latest, theme)));
        lines
    }

    fn province(&self, table: &Table, province: Province, latest: Spaces, theme: Theme) -> String {
        let colour = self.game.map().colour(province);
        let name = Ink::styled(theme, self.ground(province), format!(" {province:<6}{colour:<7}")).to(NAME + 1);
        let spaces = self.game.map().houses(province);
        let houses: Ink = spaces.iter().map(|space| self.space(table, space, latest, theme).to(SPACE)).collect();
        let court = Ink::plain(format!("{} ", self.court(table, province)));
        let court = court.and(&self.emissaries(table, province, theme)).to(COURT + 1);
        let points = self.worth(table, province, theme);
        let line = name.and(&houses.to(SPACES * SPACE)).and(&court).and(&points);
        line.into_text().trim_end().to_owned()
    }

    /// Formats `✓ G7 R4`: what the houses of a province have scored, or would score now.
    fn worth(&self, table: &Table, province: Province, theme: Theme) -> Ink {
        let done = if table.scored().contains(province) { theme.symbol("✓ ", "x ") } else { "" };
        Ink::plain(done).and(&self.points(&self.game.house_points(table, province), theme))
    }

    /// Draws the provinces without their spaces, for below the map, two per line.
    pub(super) fn courts(&self, table: &Table, theme: Theme) -> Vec<String> {
        let inked = |province: Province| {
            let colour = self.game.map().colour(province);
            let name = Ink::styled(theme, self.ground(province), format!(" {province} {colour} ")).to(NAME + 1);
            name.and(&Ink::plain(format!("{} ", self.court(table, province)))).and(&self.worth(table, province, theme))
        };
        columns(&Province::ALL.map(inked), 2, SHORT)
    }
}

/// Arranges items in columns, read downwards.
pub(super) fn columns(items: &[Ink], count: usize, width: usize) -> Vec<String> {
    let height = items.len().div_ceil(count);
    let line = |row: usize| {
        let items = items.iter().skip(row).step_by(height);
        let line: Ink = items.map(|item| item.clone().to(width)).collect();
        line.into_text().trim_end().to_owned()
    };
    (0..height).map(line).collect()
}
