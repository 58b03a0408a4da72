//! Symbols for pieces, cards and points.

use game::Seat;
use kaiser::{BySeat, Card, Cards, Province, Space, Spaces};

use super::ink::Ink;
use super::{KaiserScreen, palette};
use crate::play::theme::Theme;

/// Columns of a house space with its marks.
pub(super) const SPACE: usize = 4;

/// The first letter of a player's name.
pub(super) fn initial(seat: Seat) -> char {
    kaiser::name(seat).chars().next().unwrap_or('?')
}

impl KaiserScreen {
    /// `21.` a free space, `21G` a house of Green, `21G#` one on a fortification. A new
    /// house has a mark unless there is a fortification.
    pub(super) fn space(&self, table: &kaiser::Table, space: Space, latest: Spaces, theme: Theme) -> Ink {
        let ground = self.game.map().province(space).map_or(palette::QUIET, |province| self.ground(province));
        let number = Ink::styled(theme, ground, format!("{space:>2}"));
        let house = match table.owner(space) {
            Some(owner) => Ink::styled(theme, palette::player(owner), initial(owner)),
            None => Ink::styled(theme, ground, theme.symbol("·", ".")),
        };
        let mark = if table.fortifications().contains(space) {
            Ink::plain("#")
        } else if latest.contains(space) {
            Ink::plain(theme.symbol("◂", "*"))
        } else {
            Ink::default()
        };
        number.and(&house).and(&mark)
    }

    /// The colour of a province.
    pub(super) fn ground(&self, province: Province) -> anstyle::Style {
        palette::province(self.game.map().colour(province))
    }

    /// A letter for each emissary on a dragon space.
    pub(super) fn emissaries(&self, table: &kaiser::Table, province: Province, theme: Theme) -> Ink {
        let letters = |seat: Seat| initial(seat).to_string().repeat(usize::from(table.emissaries(province, seat)));
        let inked = |seat| Ink::styled(theme, palette::player(seat), letters(seat));
        self.seats().filter(|&seat| table.emissaries(province, seat) > 0).map(inked).collect()
    }

    /// `2/3`: how many emissaries are there, and how many may be (K5.2).
    pub(super) fn court(&self, table: &kaiser::Table, province: Province) -> String {
        let emissaries: u8 = self.seats().map(|seat| table.emissaries(province, seat)).sum();
        let limit = self.game.house_counts(table, province).iter().map(|(_, &houses)| houses).max().unwrap_or(0);
        format!("{emissaries}/{limit}")
    }

    /// `G7 R4`, the best first; nothing if nobody scores.
    pub(super) fn points(&self, points: &BySeat<u16>, theme: Theme) -> Ink {
        let mut scorers: Vec<_> = self.seats().filter(|&seat| points[seat] > 0).collect();
        scorers.sort_by_key(|&seat| u16::MAX - points[seat]);
        let inked = |(n, seat): (usize, Seat)| {
            let gap = Ink::plain(if n > 0 { " " } else { "" });
            gap.and(&Ink::styled(theme, palette::player(seat), initial(seat))).and(&Ink::plain(points[seat]))
        };
        scorers.into_iter().enumerate().map(inked).collect()
    }
}

/// Cards side by side.
pub(super) fn cards(cards: &Cards, theme: Theme) -> Ink {
    let gap = |n: usize| Ink::plain(if n > 0 { " " } else { "" });
    cards.iter().enumerate().map(|(n, card)| gap(n).and(&self::card(card, theme))).collect()
}

/// A card with its colour in words.
fn card(card: Card, theme: Theme) -> Ink {
    if theme.colour { Ink::styled(theme, palette::province(card), format!(" {card} ")) } else { Ink::plain(card) }
}
