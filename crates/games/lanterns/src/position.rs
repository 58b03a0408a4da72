//! Positions and views as text: what tests, bug reports and the page's engine exchange.
//!
//! ```text
//! lanterns 2
//! play 1
//! shown 1 3 3
//! pile 1 1 1 2 2 2 2 4 4 4 5
//! hand 1 3 4 5
//! hand 2 3 5 5
//! row 1 3 6
//! ```
//!
//! Players are numbered from 1. A row has its last lantern and its sum; empty rows are left out. In a view,
//! `viewer 1` or `viewer public` comes second, `hidden 2 3` counts the cards of another hand, and `unseen`
//! replaces the pile.

use std::fmt;

use game::{Audit, Flaw, Game as _, Notation, Seat, Viewer};
use serde::Serialize;

use crate::Lanterns;
use crate::card::{Cards, DECK};
use crate::state::{BySeat, Phase, Row, State, Table};
use crate::view::View;

/// A text that isn't a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum BadPosition {
    /// The first line isn't `lanterns` and a number of players.
    Heading,
    /// A line that can't be read, or not here.
    Line { text: String },
    /// Nothing says what happens next.
    NoPhase,
    /// The cards don't add up to the deck.
    Cards,
    /// The rows don't fit the cards that were shown.
    Rows,
    /// What happens next doesn't fit the hands.
    Phase,
    /// A view where a position is expected, or a position where a view is.
    Viewer,
    /// A view of a game for another number of players.
    OtherGame,
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heading => write!(f, "start with “lanterns” and the number of players, 2 to 4"),
            Self::Line { text } => write!(f, "“{text}” can’t be read"),
            Self::NoPhase => write!(f, "say what happens next, for example “play 1”"),
            Self::Cards => write!(f, "L1: the cards don’t add up to the deck"),
            Self::Rows => write!(f, "L3: the rows don’t fit the cards that were shown"),
            Self::Phase => write!(f, "this can’t happen next with these hands"),
            Self::Viewer => write!(f, "a view has a viewer, a position has none"),
            Self::OtherGame => write!(f, "this view is of a game for another number of players"),
        }
    }
}

impl std::error::Error for BadPosition {}

impl Flaw for BadPosition {
    fn line(&self) -> Option<usize> {
        None
    }
}

impl Notation for Lanterns {
    type BadPosition = BadPosition;

    fn write(&self, state: &State) -> String {
        let hand = |seat: Seat| format!("hand {} {}", number(seat), state.hands[seat]);
        write(self, &state.table, None, &[("pile", state.pile)], hand)
    }

    fn read(text: &str) -> Result<(Self, State), BadPosition> {
        let (game, lines) = Lines::read(text)?;
        if lines.viewer.is_some() {
            return Err(BadPosition::Viewer);
        }
        let state = State { table: lines.table(&game)?, hands: lines.hands, pile: lines.hidden };
        Ok((game, state))
    }

    fn write_view(&self, view: &View) -> String {
        let hand = |seat: Seat| match view.viewer.is(seat) {
            true => format!("hand {} {}", number(seat), view.hand),
            false => format!("hidden {} {}", number(seat), view.table.hand_sizes[seat]),
        };
        write(self, &view.table, Some(view.viewer), &[("unseen", view.unseen)], hand)
    }

    fn read_view(&self, text: &str) -> Result<View, BadPosition> {
        let (game, lines) = Lines::read(text)?;
        let Some(viewer) = lines.viewer else { return Err(BadPosition::Viewer) };
        if game.players() != self.players() {
            return Err(BadPosition::OtherGame);
        }
        let hand = match viewer {
            Viewer::Seat(seat) => lines.hands[seat],
            Viewer::Public => Cards::NONE,
        };
        Ok(View { viewer, table: lines.table(&game)?, hand, unseen: lines.hidden })
    }
}

impl Audit for Lanterns {
    fn audit(&self, state: &State) -> Result<(), String> {
        let text = self.write(state);
        match Self::read(&text) {
            Ok((_, again)) if again == *state => Ok(()),
            Ok((_, again)) => Err(format!("{state:?} reads back as {again:?}")),
            Err(bad) => Err(format!("{bad}\n{text}")),
        }
    }
}

fn number(seat: Seat) -> usize {
    seat.index() + 1
}

fn write(
    game: &Lanterns,
    table: &Table,
    viewer: Option<Viewer>,
    hidden: &[(&str, Cards)],
    hand: impl Fn(Seat) -> String,
) -> String {
    let mut lines = vec![format!("lanterns {}", game.players())];
    lines.extend(viewer.map(|viewer| match viewer {
        Viewer::Seat(seat) => format!("viewer {}", number(seat)),
        Viewer::Public => "viewer public".to_owned(),
    }));
    lines.push(match table.phase {
        Phase::Deal(seat) => format!("deal {}", number(seat)),
        Phase::Play(seat) => format!("play {}", number(seat)),
        Phase::Draw(seat) => format!("draw {}", number(seat)),
        Phase::Over => "over".to_owned(),
    });
    lines.push(format!("shown {}", table.shown));
    lines.extend(hidden.iter().map(|(name, cards)| format!("{name} {cards}")));
    lines.extend(Seat::all(game.players()).map(hand));
    for seat in Seat::all(game.players()) {
        if let Row { last: Some(last), sum } = table.rows[seat] {
            lines.push(format!("row {} {last} {sum}", number(seat)));
        }
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// What the lines of a text say; it may not fit together yet.
struct Lines {
    viewer: Option<Viewer>,
    phase: Option<Phase>,
    shown: Cards,
    /// The pile; in a view also the other hands.
    hidden: Cards,
    hands: BySeat<Cards>,
    sizes: BySeat<u8>,
    rows: BySeat<Row>,
}

impl Lines {
    fn read(text: &str) -> Result<(Lanterns, Self), BadPosition> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let players = lines.next().and_then(|line| line.strip_prefix("lanterns ")?.parse().ok());
        let game = players.and_then(Lanterns::new).ok_or(BadPosition::Heading)?;
        let mut read = Self {
            viewer: None,
            phase: None,
            shown: Cards::NONE,
            hidden: Cards::NONE,
            hands: BySeat::all(Cards::NONE),
            sizes: BySeat::all(0),
            rows: BySeat::all(Row::default()),
        };
        for line in lines {
            read.line(&game, line).ok_or_else(|| BadPosition::Line { text: line.to_owned() })?;
        }
        Ok((game, read))
    }

    fn line(&mut self, game: &Lanterns, line: &str) -> Option<()> {
        let words: Vec<_> = line.split_whitespace().collect();
        let (&key, rest) = words.split_first()?;
        let seat = || {
            let index = rest.first()?.parse::<usize>().ok()?.checked_sub(1)?;
            Seat::all(game.players()).nth(index)
        };
        match key {
            "viewer" => self.viewer = Some(if rest == ["public"] { Viewer::Public } else { Viewer::Seat(seat()?) }),
            "deal" => self.phase = Some(Phase::Deal(seat()?)),
            "play" => self.phase = Some(Phase::Play(seat()?)),
            "draw" => self.phase = Some(Phase::Draw(seat()?)),
            "over" => self.phase = Some(Phase::Over),
            "shown" => self.shown = cards(rest)?,
            "pile" | "unseen" => self.hidden = cards(rest)?,
            "hand" => {
                let seat = seat()?;
                self.hands[seat] = cards(&rest[1..])?;
                self.sizes[seat] = self.hands[seat].len() as u8;
            }
            "hidden" => self.sizes[seat()?] = rest.get(1)?.parse().ok().filter(|&size| size <= 3)?,
            "row" => {
                self.rows[seat()?] = Row { last: Some(rest.get(1)?.parse().ok()?), sum: rest.get(2)?.parse().ok()? };
            }
            _ => return None,
        }
        Some(())
    }

    /// What everybody sees, if everything fits together.
    fn table(&self, game: &Lanterns) -> Result<Table, BadPosition> {
        let phase = self.phase.ok_or(BadPosition::NoPhase)?;
        let seats = || Seat::all(game.players());
        // In a position every hand is known; in a view the other hands are among what is hidden.
        let known = |seat: &Seat| self.viewer.is_none_or(|viewer| viewer.is(*seat));
        let others: u32 = seats().filter(|seat| !known(seat)).map(|seat| u32::from(self.sizes[seat])).sum();
        let stray = seats().any(|seat| !known(&seat) && !self.hands[seat].is_empty());
        let hands = seats().filter(known).map(|seat| self.hands[seat]);
        let all = hands.fold(self.shown.plus(&self.hidden), |all, hand| all.plus(&hand));
        if stray || all != DECK || self.hidden.len() < others {
            return Err(BadPosition::Cards);
        }
        let (pile, total) = (self.hidden.len() - others, |cards: &Cards| {
            cards.iter().map(|card| u32::from(card.brightness())).sum::<u32>()
        });
        let hung: u32 = seats().map(|seat| u32::from(self.rows[seat].sum)).sum();
        let fits = |row: Row| row.last.is_none_or(|last| self.shown[last] > 0 && row.sum >= last.brightness());
        if hung > total(&self.shown) || !seats().all(|seat| fits(self.rows[seat])) {
            return Err(BadPosition::Rows);
        }
        let size = |seat: Seat| self.sizes[seat];
        let possible = seats().all(|seat| size(seat) <= 3)
            && match phase {
                Phase::Deal(seat) => {
                    let sizes: Vec<_> = seat.clockwise(game.players()).map(size).collect();
                    let last = sizes.last().copied().unwrap_or_default();
                    self.shown.is_empty() && sizes[0] < 3 && sizes.is_sorted() && last <= sizes[0] + 1
                }
                Phase::Play(seat) => size(seat) > 0,
                Phase::Draw(seat) => pile > 0 && size(seat) < 3,
                Phase::Over => pile == 0 && seats().all(|seat| size(seat) == 0),
            };
        if !possible {
            return Err(BadPosition::Phase);
        }
        Ok(Table { phase, rows: self.rows, hand_sizes: self.sizes, shown: self.shown })
    }
}

/// At most as many cards as the deck has, so that no count overflows.
fn cards(words: &[&str]) -> Option<Cards> {
    if words.len() > DECK.len() as usize { None } else { words.iter().map(|word| word.parse().ok()).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_above_is_a_position() {
        let lines = include_str!("position.rs").lines().map(|line| line.trim_start_matches("//!").trim());
        let example = lines.skip_while(|line| *line != "```text").skip(1).take_while(|line| *line != "```");
        let (game, state) = Lanterns::read(&example.collect::<Vec<_>>().join("\n")).unwrap();
        assert_eq!(game.audit(&state), Ok(()));
    }
}
