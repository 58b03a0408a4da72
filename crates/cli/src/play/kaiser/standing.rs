//! How the players stand, opened up: houses, alliances, rows.

use game::Seat;
use kaiser::{Province, Standing, Table};

use super::KaiserScreen;
use crate::play::look::{Look, firm, wrap};
use crate::play::screen::Screen;

impl KaiserScreen {
    /// A paragraph for each player: what everything scores if the game ends now.
    pub(super) fn scores(&self, table: &Table, look: Look) -> String {
        let standing = self.game.standing(table);
        let paragraph = |seat| {
            let text = self.opened(table, &standing, seat);
            wrap(&format!("{} ", self.badge(seat, look)), self.badge_width() + 1, &look.words(&text))
        };
        self.seats().map(paragraph).collect()
    }

    fn opened(&self, table: &Table, standing: &Standing, seat: Seat) -> String {
        let house = |province: Province| {
            let points = self.game.house_points(table, province)[seat];
            let sign = if table.scored().contains(province) { "✓" } else { "" };
            (points > 0).then(|| firm(format!("{province} {points}{sign}")))
        };
        let houses: Vec<_> = Province::ALL.into_iter().filter_map(house).collect();
        let alliance = |(number, [one, other]): (usize, [Province; 2])| {
            let points = standing.alliances[number - 1][seat];
            (points > 0).then(|| firm(format!("{one}-{other} {points}")))
        };
        let alliances: Vec<_> = self.game.map().alliances().filter_map(alliance).collect();
        let rows: Vec<_> = standing.roads[seat].iter().map(|row| format!("({row})")).collect();
        format!(
            "total {}: {}; {}; {}; {} pieces left.",
            standing.total(seat),
            part("houses", standing.houses(seat), &houses),
            part("alliances", standing.alliances(seat), &alliances),
            part("rows", standing.roads(seat), &rows),
            table.supply(seat).pieces(),
        )
    }
}

/// “houses 7: Wei 4, Yan 3”, or “no houses”.
fn part(what: &str, points: u16, each: &[String]) -> String {
    if each.is_empty() { format!("no {what}") } else { format!("{what} {points}: {}", each.join(", ")) }
}
