//! Qin in the terminal.

mod board;
mod list;
mod palette;
mod panel;
mod read;
mod words;

use game::{Game, Seat};
use qin::{Event, Move, Phase, Pile, Qin, Spaces, State, Table, View};

use super::look::{Look, wrap};
use super::screen::Screen;

/// Qin as one player sees it.
pub(super) struct QinScreen {
    game: Qin,
    me: Seat,
}

impl QinScreen {
    /// The game with the eyes of this seat.
    pub(super) fn new(game: Qin, me: Seat) -> Self {
        Self { game, me }
    }

    /// The spaces of the tiles that are new to the player: those of the others since the
    /// own last one, or the own if nobody has placed since.
    fn latest(&self, moves: &[(Seat, Move)]) -> Spaces {
        let placed = |&(seat, m): &(Seat, Move)| match m {
            Move::Place(placement) => Some((seat, placement)),
            Move::Draw(_) | Move::Pass => None,
        };
        let mut backwards = moves.iter().rev().filter_map(placed).peekable();
        let own = backwards.peek().is_some_and(|&(seat, _)| seat == self.me);
        let count = if own { 1 } else { self.game.players() };
        let new = backwards.take(count).take_while(|&(seat, _)| own || seat != self.me);
        new.flat_map(|(_, placement)| placement.spaces()).collect()
    }
}

/// The tiles of the player's hand in the order in which they are shown and numbered.
fn hand(view: &View) -> Vec<qin::Tile> {
    view.hand().iter().collect()
}

/// The pile to draw from if the player does not care: the highest, of those the first.
fn highest_pile(table: &Table) -> Option<Pile> {
    Pile::all().filter(|&pile| table.pile(pile) > 0).min_by_key(|&pile| u8::MAX - table.pile(pile))
}

impl Screen for QinScreen {
    type Game = Qin;

    const HELP: &str = words::HELP;
    const LEGEND: &str = words::LEGEND;
    const RULES: &str = words::RULES;
    const DRAWN: &str = "tile";

    fn game(&self) -> &Qin {
        &self.game
    }

    fn me(&self) -> Seat {
        self.me
    }

    fn greeting(&self) -> Vec<String> {
        let others: Vec<_> = Seat::all(self.game.players()).filter(|&seat| seat != self.me).map(qin::name).collect();
        let (board, me) = (self.game.board(), qin::name(self.me));
        let goal = "Be the first to place your last pagoda, or have placed the most when nobody can go on.";
        let hello = format!("Qin on the board {}: you are {me}, against {}. {goal}", board.name(), others.join(", "));
        [hello].into_iter().chain(board.remark().map(str::to_owned)).collect()
    }

    fn name(&self, seat: Seat) -> &'static str {
        qin::name(seat)
    }

    fn badge(&self, seat: Seat, look: Look) -> String {
        look.paint(palette::player(seat), format!(" {:<7}", qin::name(seat)))
    }

    fn badge_width(&self) -> usize {
        8
    }

    fn picture(&self, view: &View, moves: &[(Seat, Move)], look: Look) -> String {
        let board = board::lines(self.game.board(), view.table(), &self.latest(moves), look);
        let panel = self.panel(view, look);
        panel::side_by_side(&board, board::width(self.game.board()), &panel)
    }

    fn question(&self, view: &View, legal: &[Move]) -> String {
        match self.usual(view, legal) {
            Some(Move::Draw(pile)) => format!("draw from a pile (Enter: pile {})", pile.index() + 1),
            Some(Move::Pass) => "no tile can be placed (Enter: pass)".to_owned(),
            _ => "place a tile".to_owned(),
        }
    }

    fn usual(&self, view: &View, legal: &[Move]) -> Option<Move> {
        match legal {
            [Move::Pass] => Some(Move::Pass),
            [Move::Draw(_), ..] => highest_pile(view.table()).map(Move::Draw),
            _ => None,
        }
    }

    fn read(&self, view: &View, text: &str) -> Result<Vec<Move>, String> {
        read::turn(view, text)
    }

    fn list(&self, view: &View, world: &State, about: &str) -> Vec<String> {
        list::answer(self, view, world, about)
    }

    fn standing(&self, view: &View, look: Look) -> String {
        self.scores(view.table(), look)
    }

    fn outcome(&self, view: &View, look: Look) -> String {
        let Phase::Over(ending) = view.table().phase() else { return String::new() };
        let verdict = match (ending.winners.contains(self.me), ending.winners.len()) {
            (true, 1) => "You have won!",
            (true, _) => "You are among the winners.",
            (false, _) => "You have not won this time.",
        };
        let told = wrap("", 0, &format!("The game is over: {}. {verdict}", Event::Over(ending)));
        told + &self.scores(view.table(), look)
    }
}

#[cfg(test)]
mod tests {
    use game::Viewer;
    use qin::Board;

    use super::*;

    fn screen() -> QinScreen {
        QinScreen::new(Qin::new(Board::bird(), 3).unwrap(), Seat::new(0).unwrap())
    }

    #[test]
    fn enter_passes_when_nothing_else_can_be_done() {
        let screen = screen();
        let view = screen.game.view(&screen.game.start(screen.me), Viewer::Seat(screen.me));
        assert_eq!(screen.usual(&view, &[Move::Pass]), Some(Move::Pass));
        assert_eq!(screen.question(&view, &[Move::Pass]), "no tile can be placed (Enter: pass)");
        let placement = "RR e5 e6".parse().unwrap();
        assert_eq!(screen.usual(&view, &[placement]), None, "a placement is never made by accident");
    }

    #[test]
    fn what_others_placed_since_the_own_last_tile_is_new() {
        let screen = screen();
        let check = |moves: &[(usize, &str)], expect: &str| {
            let moves: Vec<_> = moves.iter().map(|&(n, m)| (Seat::new(n).unwrap(), m.parse().unwrap())).collect();
            assert_eq!(screen.latest(&moves).to_string(), expect);
        };
        check(&[], "");
        check(&[(2, "RR a1 a2"), (0, "RR b1 b2"), (0, "draw 1")], "b1 b2");
        check(&[(0, "RR b1 b2"), (0, "draw 1"), (1, "RY c1 c2"), (1, "draw 1"), (2, "pass")], "c1 c2");
        check(&[(0, "RR b1 b2"), (1, "RY c1 d1"), (2, "YY e1 e2")], "c1 d1 e1 e2");
    }
}
