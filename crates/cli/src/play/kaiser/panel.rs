//! What lies beside the map: alliances, players with their pieces and points, cards.

use game::{Seat, Seats};
use kaiser::{Card, Phase, Province, Standing, Table, View};

use super::board::columns;
use super::ink::Ink;
use super::pieces::{cards, initial};
use super::{KaiserScreen, palette};
use crate::play::look::Look;
use crate::play::screen::Screen;

/// Columns of an alliance.
const ALLIANCE: usize = 20;

impl KaiserScreen {
    /// The alliances, and who would score them now: four in a line.
    pub(super) fn alliances(&self, table: &Table, look: Look) -> Vec<String> {
        let inked = |(number, between): (usize, [Province; 2])| {
            let [one, other] = between.map(Province::name);
            let name = Ink::plain(format!("{one}-{other}")).to(10);
            Ink::styled(look, palette::QUIET, format!("{number:>2} "))
                .and(&name)
                .and(&self.alliance(table, between, look))
        };
        let head = Ink::styled(look, palette::QUIET, " alliances now");
        let all: Vec<_> = [head].into_iter().chain(self.game.map().alliances().map(inked)).collect();
        columns(&all, 4, ALLIANCE)
    }

    /// `GR5`: those who would score get the same.
    fn alliance(&self, table: &Table, between: [Province; 2], look: Look) -> Ink {
        let points = self.game.alliance_points(table, between);
        let scorers = self.seats().filter(|&seat| points[seat] > 0);
        let letters: Ink = scorers.map(|seat| Ink::styled(look, palette::player(seat), initial(seat))).collect();
        match self.seats().map(|seat| points[seat]).max() {
            None | Some(0) => Ink::styled(look, palette::QUIET, "-"),
            Some(most) => letters.and(&Ink::plain(most)),
        }
    }

    /// A line for each player.
    pub(super) fn players(&self, table: &Table, look: Look) -> Vec<String> {
        let standing = self.game.standing(table);
        let head = "              supply     known points | if the game ended now";
        let mut lines = vec![look.paint(palette::QUIET, head.replace('|', look.symbol("│", "|")))];
        lines.extend(self.seats().map(|seat| self.player(table, seat, &standing, look)));
        lines
    }

    fn player(&self, table: &Table, seat: Seat, standing: &Standing, look: Look) -> String {
        let arrow = if on_turn(table.phase()).contains(seat) { look.symbol("▶", ">") } else { " " };
        let you = if seat == self.me { "you" } else { "" };
        let supply = table.supply(seat);
        let fortification =
            if self.game.has_fortifications() { format!(" {}#", supply.fortifications) } else { String::new() };
        let left = format!("{:>2}h {}e{fortification}", supply.houses, supply.emissaries);
        let line = Ink::plain(arrow).and(&Ink::styled(look, palette::player(seat), format!(" {:<7}", self.name(seat))));
        let line = line.and(&Ink::plain(format!(" {you:<4}{left:<11}"))).and(&known(table, seat, look).to(6));
        let now = format!(
            "{:>6} {} {:>3}: houses {:>2}, alliances {:>2}, rows {:>2}",
            table.points(seat),
            look.symbol("│", "|"),
            standing.total(seat),
            standing.houses(seat),
            standing.alliances(seat),
            standing.roads(seat),
        );
        line.and(&Ink::plain(now)).into_text()
    }

    /// The open cards, the piles, and the own hand.
    pub(super) fn cards(&self, view: &View, look: Look) -> Vec<String> {
        let table = view.table();
        let quiet = |text: &str| Ink::styled(look, palette::QUIET, text);
        let pile = match (table.run_out(), table.pile_size()) {
            _ if matches!(table.phase(), Phase::Over(_)) => "the game is over".to_owned(),
            (0, cards) => format!("pile {cards}, the first time"),
            (1, cards) => format!("pile {cards}, the second time"),
            _ => "no pile: the last round".to_owned(),
        };
        let open = quiet("   display  ").and(&cards(table.display(), look));
        let hand = quiet(" your hand  ").and(&cards(view.hand(), look)).to(40);
        let hand = hand.and(&Ink::plain(format!("{pile}, discard {}", table.discard().len())));
        vec![open.into_text(), hand.into_text()]
    }
}

/// A hand as everybody knows it: `r??` for a red card and two hidden ones.
fn known(table: &Table, seat: Seat, look: Look) -> Ink {
    let hidden = usize::from(table.hand_size(seat)).saturating_sub(table.known(seat).len() as usize);
    let letter = |card: Card| Ink::styled(look, palette::province(card), &card.to_string()[..1]);
    let seen: Ink = table.known(seat).iter().map(letter).collect();
    seen.and(&Ink::plain("?".repeat(hidden)))
}

/// Whose turn it is, or who has won.
fn on_turn(phase: Phase) -> Seats {
    match phase {
        Phase::Act(seat) | Phase::Again(seat, _) | Phase::Take(seat, _) | Phase::Reveal(seat, _) => {
            [seat].into_iter().collect()
        }
        Phase::Over(winners) => winners,
        Phase::Deal(_) | Phase::Open | Phase::Fill(_) => Seats::NONE,
    }
}
