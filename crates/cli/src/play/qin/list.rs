//! A summary of the legal moves: what each tile could bring.

use game::{Describe as _, Game, Seat, Step};
use qin::{Event, Move, Phase, Pile, Placement, Space, State, Tile, View};

use super::{QinScreen, hand};
use crate::play::theme::firm;

/// The number of placements listed per value; the rest is only counted.
const NAMED: usize = 8;

/// Answers `moves` and `moves ABOUT`.
pub(super) fn answer(screen: &QinScreen, view: &View, world: &State, about: &str) -> Vec<String> {
    let mut legal = Vec::new();
    screen.game.legal_moves(world, &mut legal);
    if let Phase::Draw(_) = view.table().phase() {
        let piles = Pile::all().filter(|&pile| view.table().pile(pile) > 0);
        let piles: Vec<_> = piles.map(|pile| Move::Draw(pile).to_string()).collect();
        return vec![format!("{}: all equivalent, since the piles are face down.", piles.join(", "))];
    }
    let placements: Vec<_> = legal.iter().filter_map(|&m| Valued::new(screen, world, m)).collect();
    if placements.is_empty() {
        return vec!["You can’t place any tile: pass.".to_owned()];
    }
    match about.parse::<Space>() {
        _ if about.is_empty() => overview(view, &placements),
        Ok(space) => named(&format!("on {space}"), &placements, |it| it.spaces().contains(&space)),
        Err(_) => match tile(view, about) {
            Some(tile) => named(&format!("of {tile}"), &placements, |it| it.tile() == tile),
            None => vec![format!("“{about}” is neither a space (d5), a tile (RY) nor a tile’s number in your hand.")],
        },
    }
}

/// Returns the tile with this name or number in the hand.
fn tile(view: &View, about: &str) -> Option<Tile> {
    let number = about.parse().ok().and_then(|n: usize| hand(view).get(n.checked_sub(1)?).copied());
    number.or_else(|| about.parse().ok())
}

/// A placement and the pagodas it brings its player.
struct Valued {
    placement: Placement,
    pagodas: i32,
}

impl Valued {
    fn new(screen: &QinScreen, world: &State, m: Move) -> Option<Self> {
        let Move::Place(placement) = m else { return None };
        let events = screen.game.explain(world, Step::Move(m));
        Some(Self { placement, pagodas: events.iter().map(|event| brings(event, screen.me)).sum() })
    }
}

/// Returns the change in this player's pagodas on the board.
fn brings(event: &Event, me: Seat) -> i32 {
    match event {
        Event::Built { seat, .. } | Event::Connected { seat, .. } | Event::Conquered { seat, .. } if *seat == me => 1,
        Event::Returned { seat, pagodas, .. } if *seat == me => -i32::from(*pagodas),
        _ => 0,
    }
}

/// Counts the placements of each tile and lists the best.
fn overview(view: &View, placements: &[Valued]) -> Vec<String> {
    let mut kinds = hand(view);
    kinds.dedup();
    let count = |tile: &Tile| placements.iter().filter(|valued| valued.placement.tile() == *tile).count();
    let counts: Vec<_> = kinds.iter().map(|tile| format!("{tile} {}", count(tile))).collect();
    let mut lines = vec![format!("{} legal placements: {}.", placements.len(), counts.join(", "))];
    lines.extend(by_worth(placements.iter(), NAMED));
    lines.push("For details: moves d5 (a space), moves 1 or moves RY (a tile).".to_owned());
    lines
}

/// Lists the matching placements.
fn named(what: &str, placements: &[Valued], meant: impl Fn(Placement) -> bool) -> Vec<String> {
    let lines = by_worth(placements.iter().filter(|valued| meant(valued.placement)), usize::MAX);
    if lines.is_empty() { vec![format!("No legal placement {what}.")] } else { lines }
}

/// Formats “+1 pagoda: RY d5 d6, BB a1 a2 and 7 more”, best first.
fn by_worth<'a>(placements: impl Iterator<Item = &'a Valued>, most: usize) -> Vec<String> {
    let mut placements: Vec<_> = placements.collect();
    placements.sort_by_key(|valued| -valued.pagodas);
    let line = |group: &[&Valued]| {
        let pagodas = group[0].pagodas;
        let names: Vec<_> = group.iter().take(most).map(|valued| firm(valued.placement)).collect();
        let more = match group.len() - names.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let worth = match pagodas {
            0 => "no pagoda".to_owned(),
            1 | -1 => format!("{pagodas:+} pagoda"),
            _ => format!("{pagodas:+} pagodas"),
        };
        format!("{worth}: {}{more}", names.join(", "))
    };
    placements.chunk_by(|one, other| one.pagodas == other.pagodas).map(line).collect()
}
