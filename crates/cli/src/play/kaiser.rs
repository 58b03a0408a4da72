//! Der Kaiser von China in the terminal.

mod board;
mod ink;
mod list;
mod map;
mod palette;
mod panel;
mod pieces;
mod read;
mod words;

use game::{Game, Seat};
use kaiser::{Event, Kaiser, Move, Phase, Piece, Source, Spaces, State, View};

use super::report::Line;
use super::screen::Screen;
use super::theme::{Theme, wrap};

/// Der Kaiser von China as one player sees it.
pub(super) struct KaiserScreen {
    game: Kaiser,
    me: Seat,
}

impl KaiserScreen {
    /// Returns the screen of this seat.
    pub(super) fn new(game: Kaiser, me: Seat) -> Self {
        Self { game, me }
    }

    /// Returns all seats.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.players())
    }

    /// Returns the spaces of new houses and fortifications: those of the others since the player's last turn, or the
    /// player's own if nobody has had a turn since.
    fn latest(&self, moves: &[(Seat, Move)]) -> Spaces {
        let own = moves.last().is_some_and(|&(seat, _)| seat == self.me);
        let since = moves.iter().rev().take_while(|&&(seat, _)| (seat == self.me) == own);
        let space = |&(_, m): &(Seat, Move)| match m {
            Move::Place(Piece::House(space) | Piece::Fortification(space), _) => Some(space),
            _ => None,
        };
        since.filter_map(space).collect()
    }
}

impl Screen for KaiserScreen {
    type Game = Kaiser;

    const HELP: &str = words::HELP;
    const LEGEND: &str = words::LEGEND;
    const RULES: &str = words::RULES;
    const DRAWN: &str = "card";

    fn game(&self) -> &Kaiser {
        &self.game
    }

    fn me(&self) -> Seat {
        self.me
    }

    fn greeting(&self) -> Vec<String> {
        let others: Vec<_> = self.seats().filter(|&seat| seat != self.me).map(kaiser::name).collect();
        let (map, me) = (self.game.map(), kaiser::name(self.me));
        let variant = if self.game.has_fortifications() { " with fortifications" } else { "" };
        let hello = format!(
            "Der Kaiser von China on side {} of the map{variant}: you are {me}, against {}. Have the most points \
             from houses, alliances and rows along the roads. Type map to see the roads.",
            map.side(),
            others.join(", ")
        );
        [hello].into_iter().chain(map.remark().map(str::to_owned)).collect()
    }

    fn name(&self, seat: Seat) -> &'static str {
        kaiser::name(seat)
    }

    fn badge(&self, seat: Seat, theme: Theme) -> String {
        theme.paint(palette::player(seat), format!(" {:<7}", kaiser::name(seat)))
    }

    fn badge_width(&self) -> usize {
        8
    }

    fn picture(&self, view: &View, moves: &[(Seat, Move)], theme: Theme) -> String {
        let (table, latest) = (view.table(), self.latest(moves));
        let mut lines = Vec::new();
        if theme.tall {
            lines.extend(self.map(table, latest, theme));
            lines.push(String::new());
            lines.extend(self.courts(table, theme));
        } else {
            lines.extend(self.provinces(table, latest, theme));
        }
        lines.extend(self.alliances(table, theme));
        lines.extend(self.players(table, theme));
        lines.extend(self.cards(view, theme));
        lines.join("\n") + "\n"
    }

    fn map(&self, view: &View, moves: &[(Seat, Move)], theme: Theme) -> Option<String> {
        Some(self.map(view.table(), self.latest(moves), theme).join("\n") + "\n")
    }

    fn question(&self, view: &View, legal: &[Move]) -> String {
        match view.table().phase() {
            Phase::Act(_) if legal.iter().all(|m| matches!(m, Move::Exchange(_))) => "exchange a card".to_owned(),
            Phase::Act(_) => "place a piece or exchange a card".to_owned(),
            Phase::Again(_, province) if legal == [Move::Stop] => {
                format!("you can’t pay for a second piece in {province} (Enter: stop)")
            }
            Phase::Again(_, province) => format!("place a second piece in {province}, or stop"),
            _ => match self.default_move(view, legal) {
                Some(Move::Take(Source::Pile)) => "take a face-up card or draw from the pile (Enter: pile)".to_owned(),
                Some(m) => format!("take a card (Enter: {m})"),
                None => "take a face-up card".to_owned(),
            },
        }
    }

    fn default_move(&self, _: &View, legal: &[Move]) -> Option<Move> {
        match *legal {
            [m @ (Move::Stop | Move::Take(_))] => Some(m),
            [Move::Take(_), ..] => legal.iter().copied().find(|&m| m == Move::Take(Source::Pile)),
            _ => None,
        }
    }

    fn read(&self, view: &View, text: &str) -> Result<Vec<Move>, String> {
        read::turn(&self.game, view, text)
    }

    fn list(&self, _: &View, world: &State, about: &str) -> Vec<String> {
        list::answer(self, world, about)
    }

    fn tell(&self, events: &[Event]) -> Vec<Line> {
        let told = |event: &Event| match event {
            Event::HousesScored { .. }
            | Event::AllianceScored { .. }
            | Event::RoadsScored { .. }
            | Event::Shuffled { .. }
            | Event::EndIsNear
            | Event::NoRoom
            | Event::Over { .. } => Line::Separate(event.to_string()),
            _ => Line::Joined(event.to_string()),
        };
        events.iter().map(told).collect()
    }

    fn standing(&self, view: &View, theme: Theme) -> String {
        self.scores(view.table(), theme)
    }

    fn outcome(&self, view: &View, theme: Theme) -> String {
        let table = view.table();
        let Phase::Over(winners) = table.phase() else { return String::new() };
        let verdict = match (winners.contains(self.me), winners.len()) {
            (true, 1) => "You win!",
            (true, _) => "You share the win.",
            (false, _) => "You didn’t win this time.",
        };
        let mut points = kaiser::BySeat::default();
        self.seats().for_each(|seat| points[seat] = table.total(seat));
        let told = format!("Game over: {}. {verdict}", Event::Over { winners, points });
        let told = wrap("", 0, &theme.words(&told));
        told + &self.scores(table, theme)
    }
}
