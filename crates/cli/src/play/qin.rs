//! Qin in the terminal.

mod board;
mod list;
mod palette;
mod panel;
mod read;
mod words;

use game::{Game, Seat};
use qin::{Event, Move, Phase, Pile, Qin, Spaces, State, Table, View};

use super::screen::Screen;
use super::theme::{Theme, wrap};

/// Qin as one player sees it.
pub(super) struct QinScreen {
    game: Qin,
    me: Seat,
}

impl QinScreen {
    /// Returns the screen of this seat.
    pub(super) fn new(game: Qin, me: Seat) -> Self {
        Self { game, me }
    }

    /// Returns the spaces of new tiles: those of the others since the player's last one, or the player's own if nobody
    /// has placed since.
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

/// Returns the player's tiles in the order they are shown and numbered.
fn hand(view: &View) -> Vec<qin::Tile> {
    view.hand().iter().collect()
}

/// Returns the default pile to draw from: the first of the highest.
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
        let goal =
            "Be the first to place your last pagoda, or have the most on the board when nobody can place a tile.";
        let hello = format!("Qin on the {} board: you are {me}, against {}. {goal}", board.name(), others.join(", "));
        [hello].into_iter().chain(board.remark().map(str::to_owned)).collect()
    }

    fn name(&self, seat: Seat) -> &'static str {
        qin::name(seat)
    }

    fn badge(&self, seat: Seat, theme: Theme) -> String {
        theme.paint(palette::player(seat), format!(" {:<7}", qin::name(seat)))
    }

    fn badge_width(&self) -> usize {
        8
    }

    fn picture(&self, view: &View, moves: &[(Seat, Move)], theme: Theme) -> String {
        let board = board::lines(self.game.board(), view.table(), &self.latest(moves), theme);
        let panel = self.panel(view, theme);
        panel::side_by_side(&board, board::width(self.game.board()), &panel)
    }

    fn question(&self, view: &View, legal: &[Move]) -> String {
        match self.default_move(view, legal) {
            Some(Move::Draw(pile)) => format!("draw from a pile (Enter: pile {})", pile.index() + 1),
            Some(Move::Pass) => "no legal placement (Enter: pass)".to_owned(),
            _ => "place a tile".to_owned(),
        }
    }

    fn default_move(&self, view: &View, legal: &[Move]) -> Option<Move> {
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

    fn standing(&self, view: &View, theme: Theme) -> String {
        self.scores(view.table(), theme)
    }

    fn outcome(&self, view: &View, theme: Theme) -> String {
        let Phase::Over(ending) = view.table().phase() else { return String::new() };
        let verdict = match (ending.winners.contains(self.me), ending.winners.len()) {
            (true, 1) => "You win!",
            (true, _) => "You share the win.",
            (false, _) => "You didn’t win this time.",
        };
        let told = format!("Game over: {}. {verdict}", Event::Over(ending));
        let told = wrap("", 0, &theme.words(&told));
        told + &self.scores(view.table(), theme)
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
    fn enter_passes_when_nothing_else_is_legal() {
        let screen = screen();
        let view = screen.game.view(&screen.game.start(screen.me), Viewer::Seat(screen.me));
        assert_eq!(screen.default_move(&view, &[Move::Pass]), Some(Move::Pass));
        assert_eq!(screen.question(&view, &[Move::Pass]), "no legal placement (Enter: pass)");
        let placement = "RR e5 e6".parse().unwrap();
        assert_eq!(screen.default_move(&view, &[placement]), None, "Enter never places a tile");
    }

    #[test]
    fn tiles_of_others_since_the_player_s_last_one_are_new() {
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
