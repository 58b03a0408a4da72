//! Positions as text, for tests, puzzles and bug reports.
//!
//! ```text
//! qin 2 meadow
//! place white
//! piles 17 16 16 16
//! hand white RR RY BB
//! hand black YY YB BR
//! unseen RR10 YY11 BB11 RY11 YB11 BR11
//!     a  b  c  d
//! 1   V  .  .  R
//! 2   .  rw rw .
//! ```
//!
//! In the drawing a space is `.` grassland, `~` water, `V` a village, `R` `Y` `B` a
//! printed start space or `r` `y` `b` a space of a tile, followed by the first letter of
//! the colour of the player who has a pagoda there or owns the province.
//!
//! What comes next is `deal`, `place`, `draw` or `reveal` with a player (and a pile), or
//! `over` with reason and winners. `lacks black 2 RR YB` keeps what a pass has shown;
//! `pagodas d5 1` is only needed where the game ended before all were placed (Q10.2).
//! `hand`, `piles` and `unseen` may be left out: no tiles in hand, even piles, and any
//! tiles that the drawing allows.
//!
//! A view is written likewise: `viewer white` (or `viewer public`) stands before what comes next,
//! only the viewer's hand is there, `hidden black 3` counts another's, and `unseen` are the tiles
//! in piles and other hands together.

use game::{Game as _, Notation, Seat, Viewer};

use crate::Qin;
use crate::board::Printed;
use crate::names::name;
use crate::space::Space;
use crate::state::{Phase, Reason, State, Table};
use crate::tile::{Kinds, Tile, Tiles};
use crate::view::View;

mod fault;
mod read;
mod rebuild;
mod worlds;

pub use fault::{BadPosition, PositionFault};

/// How a reason to end is written.
const REASONS: [(&str, Reason); 3] =
    [("last_pagoda", Reason::LastPagoda), ("no_tiles", Reason::NoTiles), ("no_room", Reason::NoRoom)];

impl Reason {
    /// `last_pagoda`, `no_tiles` or `no_room`.
    pub fn word(self) -> &'static str {
        REASONS.iter().find(|(_, reason)| *reason == self).map_or("", |(word, _)| word)
    }
}

impl Notation for Qin {
    type BadPosition = BadPosition;

    fn write(&self, state: &State) -> String {
        write(self, state)
    }

    fn read(text: &str) -> Result<(Self, State), BadPosition> {
        read::read(text)
    }

    fn write_view(&self, view: &View) -> String {
        write_view(self, view)
    }

    fn read_view(&self, text: &str) -> Result<View, BadPosition> {
        read::read_view(self, text)
    }
}

fn word(seat: Seat) -> String {
    name(seat).to_ascii_lowercase()
}

fn write(game: &Qin, state: &State) -> String {
    let hands = Seat::all(game.players()).map(|seat| format!("hand {} {}", word(seat), state.hands[seat]));
    lines(game, &state.table, &hands.collect::<Vec<_>>(), &state.unseen).join("\n") + "\n"
}

fn write_view(game: &Qin, view: &View) -> String {
    let hands = Seat::all(game.players()).map(|seat| {
        if view.viewer().is(seat) {
            format!("hand {} {}", word(seat), view.hand())
        } else {
            format!("hidden {} {}", word(seat), view.table().hand_size(seat))
        }
    });
    let mut lines = lines(game, view.table(), &hands.collect::<Vec<_>>(), view.unseen());
    let viewer = match view.viewer() {
        Viewer::Seat(seat) => word(seat),
        Viewer::Public => "public".to_owned(),
    };
    lines.insert(1, format!("viewer {viewer}"));
    lines.join("\n") + "\n"
}

fn lines(game: &Qin, table: &Table, hands: &[String], unseen: &Tiles) -> Vec<String> {
    let mut lines = vec![format!("qin {} {}", game.players(), game.board.name()), phase(table.phase)];
    lines.push(format!("piles {}", table.piles.map(|height| height.to_string()).join(" ")));
    lines.extend(hands.iter().map(|hand| hand.trim_end().to_owned()));
    lines.push(format!("unseen {}", counts(unseen)).trim_end().to_owned());
    for seat in Seat::all(game.players()) {
        let lacks = table.lacks[seat];
        if lacks.tiles > 0 {
            lines.push(format!("lacks {} {} {}", word(seat), lacks.tiles, kinds(lacks.kinds)).trim_end().to_owned());
        }
    }
    for land in table.provinces() {
        if land.pagodas != if land.is_major() { 2 } else { 1 } {
            let first = land.spaces.first().expect("a province has spaces");
            lines.push(format!("pagodas {first} {}", land.pagodas));
        }
    }
    lines.extend(drawing(game, table));
    lines
}

fn phase(phase: Phase) -> String {
    match phase {
        Phase::Deal(seat) => format!("deal {}", word(seat)),
        Phase::Place(seat) => format!("place {}", word(seat)),
        Phase::Draw(seat) => format!("draw {}", word(seat)),
        Phase::Reveal(seat, pile) => format!("reveal {} {}", word(seat), pile.index() + 1),
        Phase::Over(ending) => {
            let winners: Vec<_> = ending.winners.iter().map(word).collect();
            format!("over {} {}", ending.reason.word(), winners.join(" "))
        }
    }
}

fn counts(tiles: &Tiles) -> String {
    let each = tiles.kinds().iter().map(|tile| format!("{tile}{}", tiles[tile]));
    each.collect::<Vec<_>>().join(" ")
}

fn kinds(kinds: Kinds) -> String {
    kinds.iter().map(|tile: Tile| tile.to_string()).collect::<Vec<_>>().join(" ")
}

fn drawing(game: &Qin, table: &Table) -> Vec<String> {
    let board = &game.board;
    let columns = (0..board.width()).filter_map(|column| Space::at(column, 0));
    let header: String = columns.map(|space| format!("{:<3}", space.to_string().trim_end_matches('1'))).collect();
    let mut lines = vec![format!("    {}", header.trim_end())];
    for row in 0..board.height() {
        let spaces = (0..board.width()).filter_map(|column| Space::at(column, row));
        let drawn: String = spaces.map(|space| format!("{:<3}", symbol(game, table, space))).collect();
        lines.push(format!("{:<4}{}", row + 1, drawn.trim_end()));
    }
    lines
}

fn symbol(game: &Qin, table: &Table, space: Space) -> String {
    let owner = table.province(space).map(|land| land.owner);
    let (letter, owner) = match (game.board.printed(space), table.colour(space)) {
        (Some(Printed::Village(village)), _) => ('V', table.village_owner(village)),
        (Some(Printed::Start(colour)), _) => (colour.letter(), owner),
        (Some(Printed::Grass), Some(colour)) => (colour.letter().to_ascii_lowercase(), owner),
        (Some(Printed::Water), _) => ('~', None),
        (Some(Printed::Grass) | None, _) => ('.', None),
    };
    let initial = owner.and_then(|seat| word(seat).chars().next());
    [Some(letter), initial].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use game::Audit as _;

    use super::*;

    #[test]
    fn the_example_above_is_a_position() {
        let lines = include_str!("position.rs").lines().map(|line| line.trim_start_matches("//!").trim());
        let example = lines.skip_while(|line| *line != "```text").skip(1).take_while(|line| *line != "```");
        let (game, state) = Qin::read(&example.collect::<Vec<_>>().join("\n")).unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(game.audit(&state), Ok(()));
    }
}
