//! Below the map: alliances, players with their pieces and points, cards, and the detailed scores.

use game::{Seat, Seats};
use kaiser::{Card, Phase, Province, Standing, Table, View};

use super::board::columns;
use super::ink::Ink;
use super::pieces::{cards, initial};
use super::{KaiserScreen, palette};
use crate::play::screen::Screen;
use crate::play::theme::{Theme, firm, wrap};

/// Columns of an alliance.
const ALLIANCE: usize = 20;

impl KaiserScreen {
    /// Draws the alliances and who would score them now, four per line.
    pub(super) fn alliances(&self, table: &Table, theme: Theme) -> Vec<String> {
        let inked = |(number, between): (usize, [Province; 2])| {
            let [one, other] = between.map(Province::name);
            let name = Ink::plain(format!("{one}-{other}")).to(10);
            Ink::styled(theme, palette::QUIET, format!("{number:>2} "))
                .and(&name)
                .and(&self.alliance(table, between, theme))
        };
        let head = Ink::styled(theme, palette::QUIET, " alliances now");
        let all: Vec<_> = [head].into_iter().chain(self.game.map().alliances().map(inked)).collect();
        columns(&all, 4, ALLIANCE)
    }

    /// Formats `GR5`: those who would score an alliance get the same points.
    fn alliance(&self, table: &Table, between: [Province; 2], theme: Theme) -> Ink {
        let points = self.game.alliance_points(table, between);
        let scorers = self.seats().filter(|&seat| points[seat] > 0);
        let letters: Ink = scorers.map(|seat| Ink::styled(theme, palette::player(seat), initial(seat))).collect();
        match self.seats().map(|seat| points[seat]).max() {
            None | Some(0) => Ink::styled(theme, palette::QUIET, "-"),
            Some(most) => letters.and(&Ink::plain(most)),
        }
    }

    /// Draws a line for each player.
    pub(super) fn players(&self, table: &Table, theme: Theme) -> Vec<String> {
        let standing = self.game.standing(table);
        let head = "              supply     known points | if the game ended now";
        let mut lines = vec![theme.paint(palette::QUIET, head.replace('|', theme.symbol("│", "|")))];
        lines.extend(self.seats().map(|seat| self.player(table, seat, &standing, theme)));
        lines
    }

    fn player(&self, table: &Table, seat: Seat, standing: &Standing, theme: Theme) -> String {
        let arrow = if on_turn(table.phase()).contains(seat) { theme.symbol("▶", ">") } else { " " };
        let you = if seat == self.me { "you" } else { "" };
        let supply = table.supply(seat);
        let fortification =
            if self.game.has_fortifications() { format!(" {}#", supply.fortifications) } else { String::new() };
        let left = format!("{:>2}h {}e{fortification}", supply.houses, supply.emissaries);
        let line =
            Ink::plain(arrow).and(&Ink::styled(theme, palette::player(seat), format!(" {:<7}", self.name(seat))));
        let line = line.and(&Ink::plain(format!(" {you:<4}{left:<11}"))).and(&known(table, seat, theme).to(6));
        let now = format!(
            "{:>6} {} {:>3}: houses {:>2}, alliances {:>2}, rows {:>2}",
            table.points(seat),
            theme.symbol("│", "|"),
            standing.total(seat),
            standing.houses(seat),
            standing.alliances(seat),
            standing.roads(seat),
        );
        line.and(&Ink::plain(now)).into_text()
    }

    /// Draws the face-up cards, the piles and the player's hand.
    pub(super) fn cards(&self, view: &View, theme: Theme) -> Vec<String> {
        let table = view.table();
        let quiet = |text: &str| Ink::styled(theme, palette::QUIET, text);
        let pile = match (table.run_out(), table.pile_size()) {
            _ if matches!(table.phase(), Phase::Over(_)) => "game over".to_owned(),
            (0, cards) => format!("pile {cards}, first time"),
            (1, cards) => format!("pile {cards}, second time"),
            _ => "no pile: last round".to_owned(),
        };
        let open = quiet("   face up  ").and(&cards(table.display(), theme));
        let hand = quiet(" your hand  ").and(&cards(view.hand(), theme)).to(40);
        let hand = hand.and(&Ink::plain(format!("{pile}, discard {}", table.discard().len())));
        vec![open.into_text(), hand.into_text()]
    }

    /// Draws a paragraph for each player: what everything scores if the game ends now.
    pub(super) fn scores(&self, table: &Table, theme: Theme) -> String {
        let standing = self.game.standing(table);
        let paragraph = |seat| {
            let text = self.opened(table, &standing, seat);
            wrap(&format!("{} ", self.badge(seat, theme)), self.badge_width() + 1, &theme.words(&text))
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

/// Formats “houses 7: Wei 4, Yan 3” or “no houses”.
fn part(what: &str, points: u16, each: &[String]) -> String {
    if each.is_empty() { format!("no {what}") } else { format!("{what} {points}: {}", each.join(", ")) }
}

/// Formats what everybody knows of a hand: `r??` for a red card and two hidden ones.
fn known(table: &Table, seat: Seat, theme: Theme) -> Ink {
    let hidden = usize::from(table.hand_size(seat)).saturating_sub(table.known(seat).len() as usize);
    let letter = |card: Card| Ink::styled(theme, palette::province(card), &card.to_string()[..1]);
    let seen: Ink = table.known(seat).iter().map(letter).collect();
    seen.and(&Ink::plain("?".repeat(hidden)))
}

/// Returns whose turn it is, or who has won.
fn on_turn(phase: Phase) -> Seats {
    match phase {
        Phase::Act(seat) | Phase::Again(seat, _) | Phase::Take(seat, _) | Phase::Reveal(seat, _) => {
            [seat].into_iter().collect()
        }
        Phase::Over(winners) => winners,
        Phase::Deal(_) | Phase::Open | Phase::Fill(_) => Seats::NONE,
    }
}
