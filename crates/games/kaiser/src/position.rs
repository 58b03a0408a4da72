//! Positions as text, for tests, puzzles and bug reports.
//!
//! ```text
//! kaiser 3 3-4 fortified
//! act green
//! emperor red
//! run_out 0
//! display red green green violet
//! discard red2 orange
//! pile red6 green7 yellow6 orange7 violet5
//! hand green red yellow yellow
//! hand red red green orange
//! hand violet yellow violet violet
//! known green yellow
//! houses green 18 19
//! emissaries green Wei
//! fortifications 21
//! spent red
//! ```
//!
//! The heading has the number of players, the side of the map and `plain` or `fortified`, and
//! the name of the map if it is not the one inside the program, which can be written but not
//! read.
//! What comes next is `deal`, `act`, `fill` with a player, `again` with a player and a
//! province, `take` or `reveal` with a player and `up_to_three` or `one`, `open` or `over`.
//! `known` are the cards of a hand that came from the display, `held` those hidden ones
//! that are held since before the pile was shuffled; `spent` are the players who have placed
//! their fortification. What is missing is empty; supplies, points and scored provinces
//! follow from the rest.
//!
//! A view is written likewise: `viewer green` (or `viewer public`) stands before what comes next,
//! only the viewer's hand is there, and `hidden red 2 1` says that nobody else knows two of Red's
//! cards, one of them held since before the pile was shuffled. `fresh` are the cards in the pile or
//! come from it unseen into other hands, `old` those held by others since before.

use std::sync::Arc;

use game::{Game as _, Notation, Seat, Viewer};

use crate::Kaiser;
use crate::card::Cards;
use crate::map::Map;
use crate::names::name;
use crate::province::Province;
use crate::state::{Drawing, Phase, State, Table};
use crate::view::View;

mod fault;
mod read;
mod rebuild;
mod worlds;

pub use fault::{BadPosition, PositionFault};
pub(crate) use read::read_on;

impl Notation for Kaiser {
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

fn write(game: &Kaiser, state: &State) -> String {
    let hand = |seat: Seat| {
        vec![
            (format!("hand {}", word(seat)), state.hands[seat].to_string()),
            (format!("known {}", word(seat)), state.table.known[seat].to_string()),
            (format!("held {}", word(seat)), state.held[seat].to_string()),
        ]
    };
    lines(game, &state.table, &[("pile", &state.pile)], hand).join("\n") + "\n"
}

fn write_view(game: &Kaiser, view: &View) -> String {
    let table = view.table();
    let hand = |seat: Seat| {
        let known = (format!("known {}", word(seat)), table.known[seat].to_string());
        if view.viewer().is(seat) {
            vec![
                (format!("hand {}", word(seat)), view.hand().to_string()),
                known,
                (format!("held {}", word(seat)), view.held().to_string()),
            ]
        } else {
            vec![(format!("hidden {}", word(seat)), format!("{} {}", table.hidden(seat), table.held[seat])), known]
        }
    };
    let mut lines = lines(game, table, &[("fresh", view.fresh()), ("old", view.old())], hand);
    let viewer = match view.viewer() {
        Viewer::Seat(seat) => word(seat),
        Viewer::Public => "public".to_owned(),
    };
    lines.insert(1, format!("viewer {viewer}"));
    lines.join("\n") + "\n"
}

fn lines(
    game: &Kaiser,
    table: &Table,
    unseen: &[(&str, &Cards)],
    hand: impl Fn(Seat) -> Vec<(String, String)>,
) -> Vec<String> {
    let variant = if game.fortifications { "fortified" } else { "plain" };
    let mut lines = vec![
        format!("kaiser {} {} {variant}{}", game.players(), game.map.side(), other_map(game)),
        phase(table.phase),
        format!("emperor {}", word(table.emperor)),
        format!("run_out {}", table.run_out),
    ];
    let mut line = |key: &str, rest: String| {
        if !rest.is_empty() {
            lines.push(format!("{key} {rest}"));
        }
    };
    line("display", table.display.to_string());
    line("discard", counts(&table.discard));
    for (key, cards) in unseen {
        line(key, counts(cards));
    }
    for seat in Seat::all(game.players()) {
        let key = |what: &str| format!("{what} {}", word(seat));
        for (key, rest) in hand(seat) {
            line(&key, rest);
        }
        line(&key("houses"), table.houses[seat].to_string());
        let envoys = Province::ALL
            .iter()
            .flat_map(|&province| std::iter::repeat_n(province.name(), usize::from(table.emissaries(province, seat))));
        line(&key("emissaries"), envoys.collect::<Vec<_>>().join(" "));
    }
    line("fortifications", table.fortifications.to_string());
    let spent = Seat::all(game.players()).filter(|&seat| game.fortifications && table.supply[seat].fortifications == 0);
    line("spent", spent.map(word).collect::<Vec<_>>().join(" "));
    lines
}

/// The name of the map as one word, unless it is the one inside the program.
fn other_map(game: &Kaiser) -> String {
    let own = Map::by_side(game.map.side()).is_some_and(|own| Arc::ptr_eq(&own, &game.map));
    let name = game.map.name().split_whitespace().collect::<Vec<_>>().join("-");
    if own { String::new() } else { format!(" {}", if name.is_empty() { "map" } else { &name }) }
}

fn counts(cards: &Cards) -> String {
    let each = cards.kinds().iter().map(|card| match cards[card] {
        1 => card.to_string(),
        count => format!("{card}{count}"),
    });
    each.collect::<Vec<_>>().join(" ")
}

const DRAWINGS: [(&str, Drawing); 2] = [("up_to_three", Drawing::UpToThree), ("one", Drawing::One)];

fn phase(phase: Phase) -> String {
    let how = |drawing: Drawing| DRAWINGS.iter().find(|(_, of)| *of == drawing).map_or("", |(word, _)| word);
    match phase {
        Phase::Deal(seat) => format!("deal {}", word(seat)),
        Phase::Open => "open".to_owned(),
        Phase::Act(seat) => format!("act {}", word(seat)),
        Phase::Again(seat, province) => format!("again {} {province}", word(seat)),
        Phase::Take(seat, drawing) => format!("take {} {}", word(seat), how(drawing)),
        Phase::Reveal(seat, drawing) => format!("reveal {} {}", word(seat), how(drawing)),
        Phase::Fill(seat) => format!("fill {}", word(seat)),
        Phase::Over(_) => "over".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use game::Audit as _;

    use super::*;

    #[test]
    fn the_example_above_is_a_position() {
        let lines = include_str!("position.rs").lines().map(|line| line.trim_start_matches("//!").trim());
        let example = lines.skip_while(|line| *line != "```text").skip(1).take_while(|line| *line != "```");
        let (game, state) = Kaiser::read(&example.collect::<Vec<_>>().join("\n")).unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(game.audit(&state), Ok(()));
    }
}
