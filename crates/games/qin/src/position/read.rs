//! From text to a setup, which may be wrong.

use game::{Seat, Seats, Viewer};

use super::fault::{BadPosition, PositionFault};
use super::{REASONS, rebuild};
use crate::Qin;
use crate::moves::Pile;
use crate::names::seat_named;
use crate::setup::HAND;
use crate::space::Space;
use crate::state::{BySeat, Ending, Lacks, Phase, State};
use crate::tile::{Colour, Tile, Tiles};
use crate::view::View;

/// A position as it is written down: it may be wrong.
#[derive(Default)]
pub(super) struct Setup {
    pub(super) players: usize,
    pub(super) board: String,
    pub(super) phase: Option<Phase>,
    pub(super) piles: Option<[u8; Pile::COUNT]>,
    /// Of a view: who is looking.
    pub(super) viewer: Option<Viewer>,
    pub(super) hands: BySeat<Tiles>,
    /// Of a view: how many tiles the others hold.
    pub(super) hidden: BySeat<u8>,
    pub(super) unseen: Option<Tiles>,
    pub(super) lacks: BySeat<Lacks>,
    pub(super) pagodas: Vec<(Space, u8)>,
    /// The board file that the drawing stands on.
    pub(super) rows: Vec<String>,
    pub(super) first_row: usize,
    pub(super) laid: Vec<(Space, Colour)>,
    pub(super) owners: Vec<(Space, Seat)>,
}

pub(crate) fn read(text: &str) -> Result<(Qin, State), BadPosition> {
    let setup = read_setup(text)?;
    if setup.viewer.is_some() || setup.hidden != BySeat::default() {
        return Err(PositionFault::View.into());
    }
    Ok(rebuild::rebuild(setup)?)
}

/// A view is read through a position that agrees with it.
pub(crate) fn read_view(game: &Qin, text: &str) -> Result<View, BadPosition> {
    let setup = read_setup(text)?;
    let viewer = setup.viewer.ok_or(PositionFault::NoViewer)?;
    let (same, world) = rebuild::rebuild(setup)?;
    let is_same = same.players == game.players && same.board.rows() == game.board.rows();
    if is_same { Ok(game.view_of(&world, viewer)) } else { Err(PositionFault::OtherGame.into()) }
}

fn read_setup(text: &str) -> Result<Setup, BadPosition> {
    let mut setup = Setup::default();
    for (line, text) in (1..).zip(text.lines()) {
        let words: Vec<_> = text.split_whitespace().collect();
        if !words.is_empty() {
            let read = if setup.players == 0 { setup.heading(&words) } else { setup.line(line, text.trim(), &words) };
            read.map_err(|fault| BadPosition { line: Some(line), fault })?;
        }
    }
    if setup.players == 0 { Err(PositionFault::Heading.into()) } else { Ok(setup) }
}

type Read = Result<(), PositionFault>;

impl Setup {
    fn heading(&mut self, words: &[&str]) -> Read {
        match words {
            ["qin", players @ ("2" | "3" | "4"), board] => {
                self.players = usize::from(players.as_bytes()[0] - b'0');
                self.board = (*board).to_owned();
                Ok(())
            }
            _ => Err(PositionFault::Heading),
        }
    }

    fn line(&mut self, line: usize, text: &str, words: &[&str]) -> Read {
        let understood = match words {
            ["viewer", who] => self.looking(who),
            ["hidden", seat, tiles] => self.hidden(seat, tiles),
            ["hand", seat, tiles @ ..] => self.hand(seat, tiles),
            ["piles", heights @ ..] => self.heights(heights),
            ["unseen", counts @ ..] => self.counts(counts),
            ["lacks", seat, tiles, kinds @ ..] => self.shown(seat, tiles, kinds),
            ["pagodas", space, count] => self.pagodas_on(space, count),
            ["a", ..] => is_header(words).then_some(()),
            [row, spaces @ ..] if row.bytes().all(|b| b.is_ascii_digit()) => return self.row(line, row, spaces),
            _ => self.next(words),
        };
        understood.ok_or_else(|| PositionFault::Line { text: text.to_owned() })
    }

    fn hand(&mut self, seat: &str, tiles: &[&str]) -> Option<()> {
        let seat = seat_named(seat, self.players)?;
        let tiles: Vec<Tile> = tiles.iter().map(|tile| tile.parse().ok()).collect::<Option<_>>()?;
        self.hands[seat] = (tiles.len() <= 100).then(|| tiles.into_iter().collect())?;
        Some(())
    }

    fn looking(&mut self, who: &str) -> Option<()> {
        let seat = || seat_named(who, self.players).map(Viewer::Seat);
        self.viewer = Some(if who == "public" { Viewer::Public } else { seat()? });
        Some(())
    }

    fn hidden(&mut self, seat: &str, tiles: &str) -> Option<()> {
        let seat = seat_named(seat, self.players)?;
        self.hidden[seat] = tiles.parse().ok().filter(|&tiles| tiles <= HAND)?;
        Some(())
    }

    fn heights(&mut self, heights: &[&str]) -> Option<()> {
        let heights: Vec<u8> = heights.iter().map(|height| height.parse().ok()).collect::<Option<_>>()?;
        self.piles = Some(heights.try_into().ok()?);
        Some(())
    }

    fn counts(&mut self, counts: &[&str]) -> Option<()> {
        let mut unseen = Tiles::NONE;
        for word in counts {
            let tile: Tile = word.get(..2)?.parse().ok()?;
            unseen[tile] = word.get(2..)?.parse().ok().filter(|&count: &u8| count <= Tile::EACH)?;
        }
        self.unseen = Some(unseen);
        Some(())
    }

    fn shown(&mut self, seat: &str, tiles: &str, kinds: &[&str]) -> Option<()> {
        let seat = seat_named(seat, self.players)?;
        let kinds = kinds.iter().map(|tile| tile.parse::<Tile>().ok()).collect::<Option<Vec<_>>>()?;
        let lacks = Lacks { kinds: kinds.into_iter().collect(), tiles: tiles.parse().ok()? };
        self.lacks[seat] = lacks;
        (lacks.tiles > 0 && !lacks.kinds.is_empty()).then_some(())
    }

    fn pagodas_on(&mut self, space: &str, count: &str) -> Option<()> {
        self.pagodas.push((space.parse().ok()?, count.parse().ok()?));
        Some(())
    }

    fn next(&mut self, words: &[&str]) -> Option<()> {
        let seat = |text: &str| seat_named(text, self.players);
        self.phase = Some(match words {
            ["deal", who] => Phase::Deal(seat(who)?),
            ["place", who] => Phase::Place(seat(who)?),
            ["draw", who] => Phase::Draw(seat(who)?),
            ["reveal", who, pile] => Phase::Reveal(seat(who)?, Pile::new(pile.parse::<usize>().ok()?.checked_sub(1)?)?),
            ["over", reason, winners @ ..] => {
                let (_, reason) = *REASONS.iter().find(|(word, _)| word == reason)?;
                let winners = winners.iter().map(|who| seat(who)).collect::<Option<Seats>>()?;
                Phase::Over(Ending { reason, winners })
            }
            _ => return None,
        });
        Some(())
    }

    fn row(&mut self, line: usize, number: &str, spaces: &[&str]) -> Read {
        let row = self.rows.len();
        if number.parse() != Ok(row + 1) {
            return Err(PositionFault::Row { row: row + 1 });
        }
        if row == 0 {
            self.first_row = line;
        }
        let mut letters = String::new();
        for (column, symbol) in spaces.iter().enumerate() {
            let letter = self.symbol(symbol, Space::at(column, row));
            letters.push(letter.ok_or_else(|| PositionFault::Symbol { text: (*symbol).to_owned() })?);
        }
        self.rows.push(letters);
        Ok(())
    }

    /// Notes what lies on a space and who owns it; gives back what is printed there.
    fn symbol(&mut self, symbol: &str, space: Option<Space>) -> Option<char> {
        let mut letters = symbol.chars();
        let letter = letters.next()?;
        let owner = match letters.next() {
            None => None,
            Some(initial) => Some(Seat::all(self.players).find(|&seat| initial_of(seat) == Some(initial))?),
        };
        let colour = Colour::from_letter(letter.to_ascii_uppercase());
        if letters.next().is_some() || (owner.is_some() && colour.is_none() && letter != 'V') {
            return None;
        }
        if let (Some(space), Some(owner)) = (space, owner) {
            self.owners.push((space, owner));
        }
        match (colour, space) {
            (Some(colour), Some(space)) if letter.is_ascii_lowercase() => {
                self.laid.push((space, colour));
                Some('.')
            }
            _ => matches!(letter, '.' | '~' | 'V' | 'R' | 'Y' | 'B').then_some(letter),
        }
    }
}

/// The letters of the columns, in order.
fn is_header(words: &[&str]) -> bool {
    words.iter().zip('a'..='p').all(|(word, letter)| word.chars().eq([letter])) && words.len() <= Space::STRIDE
}

fn initial_of(seat: Seat) -> Option<char> {
    super::word(seat).chars().next()
}
