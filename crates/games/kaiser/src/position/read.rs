//! From text to a setup, which may be wrong.

use std::sync::Arc;

use game::{Seat, Seats, Viewer};

use super::fault::{BadPosition, PositionFault};
use super::{DRAWINGS, rebuild, worlds};
use crate::Kaiser;
use crate::card::{Card, Cards};
use crate::map::Map;
use crate::names::seat_named;
use crate::province::Province;
use crate::setup::HAND;
use crate::space::Space;
use crate::state::{BySeat, Drawing, Phase, State};
use crate::view::View;

/// A position as it is written down: it may be wrong.
#[derive(Default)]
pub(super) struct Setup {
    pub(super) players: usize,
    pub(super) side: String,
    /// The name of the map, if it is not the one inside the program.
    pub(super) map: Option<String>,
    pub(super) fortified: bool,
    pub(super) phase: Option<Phase>,
    pub(super) emperor: Option<Seat>,
    pub(super) run_out: u8,
    pub(super) display: Cards,
    pub(super) discard: Cards,
    pub(super) pile: Cards,
    /// Of a view: who is looking.
    pub(super) viewer: Option<Viewer>,
    /// Of a view: in the pile, or come from it unseen into other hands.
    pub(super) fresh: Cards,
    /// Of a view: held unseen by others since before the pile was shuffled.
    pub(super) old: Cards,
    /// Of a view: the cards of others that nobody knows, and how many of them are old.
    pub(super) hidden: BySeat<(u8, u8)>,
    pub(super) hands: BySeat<Cards>,
    pub(super) known: BySeat<Cards>,
    pub(super) held: BySeat<Cards>,
    pub(super) houses: Vec<(Seat, Space)>,
    pub(super) emissaries: Vec<(Seat, Province)>,
    pub(super) fortifications: Vec<Space>,
    pub(super) spent: Seats,
}

pub(crate) fn read(text: &str) -> Result<(Kaiser, State), BadPosition> {
    read_on(None, text)
}

/// Reads a position on this map, or on the one inside the program.
pub(crate) fn read_on(map: Option<&Arc<Map>>, text: &str) -> Result<(Kaiser, State), BadPosition> {
    let setup = read_setup(text)?;
    let hides = setup.hidden != BySeat::default() || !setup.fresh.is_empty() || !setup.old.is_empty();
    if setup.viewer.is_some() || hides {
        return Err(PositionFault::View.into());
    }
    Ok(rebuild::rebuild(&setup, map)?)
}

/// A view is read through a position that agrees with it.
pub(crate) fn read_view(game: &Kaiser, text: &str) -> Result<View, BadPosition> {
    let mut setup = read_setup(text)?;
    let viewer = setup.viewer.ok_or(PositionFault::NoViewer)?;
    let is_same =
        setup.players == game.players && setup.fortified == game.fortifications && setup.side == game.map.side();
    if !is_same {
        return Err(PositionFault::OtherGame.into());
    }
    worlds::imagine(&mut setup)?;
    let (same, world) = rebuild::rebuild(&setup, Some(&game.map))?;
    Ok(same.view_of(&world, viewer))
}

fn read_setup(text: &str) -> Result<Setup, BadPosition> {
    let mut setup = Setup::default();
    for (line, text) in (1..).zip(text.lines()) {
        let words: Vec<_> = text.split_whitespace().collect();
        if !words.is_empty() {
            let read = if setup.players == 0 { setup.heading(&words) } else { setup.line(text.trim(), &words) };
            read.map_err(|fault| BadPosition { line: Some(line), fault })?;
        }
    }
    if setup.players == 0 { Err(PositionFault::Heading.into()) } else { Ok(setup) }
}

type Read = Result<(), PositionFault>;

impl Setup {
    fn heading(&mut self, words: &[&str]) -> Read {
        match words {
            ["kaiser", players @ ("3" | "4" | "5"), side, variant @ ("plain" | "fortified"), map @ ..]
                if map.len() < 2 =>
            {
                self.map = map.first().map(|map| (*map).to_owned());
                self.players = usize::from(players.as_bytes()[0] - b'0');
                self.side = (*side).to_owned();
                self.fortified = *variant == "fortified";
                Ok(())
            }
            _ => Err(PositionFault::Heading),
        }
    }

    fn line(&mut self, text: &str, words: &[&str]) -> Read {
        let understood = match words {
            ["emperor", who] => self.seat(who).map(|seat| self.emperor = Some(seat)),
            ["run_out", times @ ("0" | "1" | "2")] => times.parse().ok().map(|times| self.run_out = times),
            ["display", rest @ ..] => cards(rest).map(|cards| self.display = cards),
            ["discard", rest @ ..] => cards(rest).map(|cards| self.discard = cards),
            ["viewer", who] => self.looking(who),
            ["fresh", rest @ ..] => cards(rest).map(|cards| self.fresh = cards),
            ["old", rest @ ..] => cards(rest).map(|cards| self.old = cards),
            ["hidden", who, hidden, held] => self.hides(who, hidden, held),
            ["pile", rest @ ..] => cards(rest).map(|cards| self.pile = cards),
            ["fortifications", rest @ ..] => {
                all(rest, |word| word.parse().ok()).map(|spaces| self.fortifications = spaces)
            }
            ["spent", rest @ ..] => {
                all(rest, |word| self.seat(word)).map(|seats| self.spent = seats.into_iter().collect())
            }
            [key @ ("hand" | "known" | "held" | "houses" | "emissaries"), who, rest @ ..] => {
                self.of_player(key, who, rest)
            }
            _ => self.next(words),
        };
        understood.ok_or_else(|| PositionFault::Line { text: text.to_owned() })
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        seat_named(name, self.players)
    }

    fn looking(&mut self, who: &str) -> Option<()> {
        self.viewer = Some(if who == "public" { Viewer::Public } else { Viewer::Seat(self.seat(who)?) });
        Some(())
    }

    fn hides(&mut self, who: &str, hidden: &str, held: &str) -> Option<()> {
        let seat = self.seat(who)?;
        let (hidden, held) = (hidden.parse().ok()?, held.parse().ok()?);
        self.hidden[seat] = (held <= hidden && hidden <= HAND).then_some((hidden, held))?;
        Some(())
    }

    fn of_player(&mut self, key: &str, who: &str, rest: &[&str]) -> Option<()> {
        let seat = self.seat(who)?;
        match key {
            "hand" => self.hands[seat] = cards(rest)?,
            "known" => self.known[seat] = cards(rest)?,
            "held" => self.held[seat] = cards(rest)?,
            "houses" => self.houses.extend(all(rest, |word| Some((seat, word.parse().ok()?)))?),
            _ => self.emissaries.extend(all(rest, |word| Some((seat, word.parse().ok()?)))?),
        }
        Some(())
    }

    fn next(&mut self, words: &[&str]) -> Option<()> {
        let seat = |name: &str| self.seat(name);
        let how =
            |text: &str| -> Option<Drawing> { DRAWINGS.iter().find(|(word, _)| *word == text).map(|(_, how)| *how) };
        self.phase = Some(match words {
            ["deal", who] => Phase::Deal(seat(who)?),
            ["open"] => Phase::Open,
            ["act", who] => Phase::Act(seat(who)?),
            ["again", who, province] => Phase::Again(seat(who)?, province.parse().ok()?),
            ["take", who, drawing] => Phase::Take(seat(who)?, how(drawing)?),
            ["reveal", who, drawing] => Phase::Reveal(seat(who)?, how(drawing)?),
            ["fill", who] => Phase::Fill(seat(who)?),
            ["over"] => Phase::Over(Seats::NONE),
            _ => return None,
        });
        Some(())
    }
}

fn all<T>(words: &[&str], read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    words.iter().map(|word| read(word)).collect()
}

/// `red`, or `red3` for three of them; no more of a colour than there ever are.
fn cards(words: &[&str]) -> Option<Cards> {
    let mut cards = Cards::NONE;
    for word in words {
        let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        let card: Card = word[..digits].parse().ok()?;
        let count: u8 = if digits == word.len() { 1 } else { word[digits..].parse().ok()? };
        cards[card] = cards[card].checked_add(count).filter(|&count| count <= 13)?;
    }
    Some(cards)
}
