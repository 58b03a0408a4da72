//! Next to the board: whose turn it is, supplies, piles, and the player's hand.

use game::{Game, Seat};
use qin::{Phase, Pile, Table, Tile, View};

use super::{QinScreen, hand, palette};
use crate::play::screen::Screen;
use crate::play::theme::{Theme, WIDTH};

impl QinScreen {
    /// Draws the panel, line by line.
    pub(super) fn panel(&self, view: &View, theme: Theme) -> Vec<String> {
        let table = view.table();
        let mut lines = vec![theme.paint(palette::QUIET, "          left hand")];
        lines.extend(Seat::all(self.game.players()).map(|seat| self.player(table, seat, theme)));
        lines.push(String::new());
        let heights: String = Pile::all().map(|pile| format!("{:>3}", table.pile(pile))).collect();
        lines.push(theme.paint(palette::QUIET, "pile     1  2  3  4"));
        lines.push(format!("tiles  {heights}"));
        lines.push(String::new());
        lines.push(theme.paint(palette::QUIET, "your hand"));
        let tiles = hand(view).into_iter().enumerate();
        lines.push(tiles.map(|(n, tile)| format!("{}{} ", n + 1, self::tile(tile, theme))).collect());
        lines.push(String::new());
        let marked = theme.symbol("▸ is new", "* is new");
        lines.push(theme.paint(palette::QUIET, marked));
        lines
    }

    fn player(&self, table: &Table, seat: Seat, theme: Theme) -> String {
        let turn = match table.phase() {
            Phase::Place(on) | Phase::Draw(on) => on == seat,
            Phase::Over(ending) => ending.winners.contains(seat),
            Phase::Deal(_) | Phase::Reveal(..) => false,
        };
        let arrow = if turn { theme.symbol("▶", ">") } else { " " };
        let (badge, pagoda) = (self.badge(seat, theme), theme.symbol("▲", "^"));
        let you = if seat == self.me { " you" } else { "" };
        format!("{arrow}{badge}{:>3}{pagoda}{:>3}{you}", table.supply(seat), table.hand_size(seat))
    }

    /// Draws how many pagodas each player has on the board.
    pub(super) fn scores(&self, table: &Table, theme: Theme) -> String {
        let line = |seat| {
            let provinces: u32 = lands(table, seat).map(|land| u32::from(land.pagodas)).sum();
            let majors = lands(table, seat).filter(qin::Land::is_major).count();
            let placed = u32::from(self.game.placed(table, seat));
            format!(
                "{} placed {placed:>2}, left {:>2}: {provinces:>2} on provinces ({majors} major), {:>2} on villages\n",
                self.badge(seat, theme),
                table.supply(seat),
                placed - provinces,
            )
        };
        Seat::all(self.game.players()).map(line).collect()
    }
}

fn lands(table: &Table, seat: Seat) -> impl Iterator<Item = qin::Land> {
    table.provinces().into_iter().filter(move |land| land.owner == seat)
}

/// Draws a tile of the hand.
fn tile(tile: Tile, theme: Theme) -> String {
    let (first, second) = tile.halves();
    let halves = [format!(" {}", first.letter()), format!("{} ", second.letter())];
    let inked = [first, second].map(palette::province).into_iter().zip(halves);
    inked.map(|(style, half)| theme.paint(style.bold(), half)).collect()
}

/// Puts the panel to the right of the board, or below it if there is no room.
pub(super) fn side_by_side(board: &[String], width: usize, panel: &[String]) -> String {
    const PANEL: usize = 20;
    const GAP: usize = 1;
    if width + GAP + PANEL > WIDTH {
        return board.iter().chain(panel).map(|line| format!("{line}\n")).collect();
    }
    let (blank, nothing) = (" ".repeat(width), String::new());
    let row = |n: usize| {
        let (left, right) = (board.get(n).unwrap_or(&blank), panel.get(n).unwrap_or(&nothing));
        format!("{}\n", format!("{left} {right}").trim_end())
    };
    (0..board.len().max(panel.len())).map(row).collect()
}
