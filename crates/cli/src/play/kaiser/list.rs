//! A summary of the legal moves: where pieces can go, and what they would bring.

use std::collections::BTreeMap;

use game::Game;
use kaiser::{Move, Payment, Phase, Piece, Province, Space, State};

use super::{KaiserScreen, read};
use crate::play::theme::firm;

/// Answers `moves` and `moves ABOUT`.
pub(super) fn answer(screen: &KaiserScreen, world: &State, about: &str) -> Vec<String> {
    let mut legal = Vec::new();
    screen.game.legal_moves(world, &mut legal);
    if let Phase::Take(..) = world.table().phase() {
        let takes: Vec<_> = legal.iter().map(firm).collect();
        return vec![format!("{}.", takes.join(", "))];
    }
    if about.is_empty() { overview(screen, world, &legal) } else { named(screen, world, &legal, about) }
}

/// Returns where a piece goes; `None` for other moves.
fn target(screen: &KaiserScreen, m: Move) -> Option<(Province, Piece, Payment)> {
    let Move::Place(piece, payment) = m else { return None };
    let province = match piece {
        Piece::Emissary(province) => province,
        Piece::House(space) | Piece::Fortification(space) => screen.game.map().province(space)?,
    };
    Some((province, piece, payment))
}

/// Lists the placements in each province, the best one, and the other moves.
fn overview(screen: &KaiserScreen, world: &State, legal: &[Move]) -> Vec<String> {
    let mut lines: Vec<_> = places(screen, legal).into_iter().map(|place| format!("{place}.")).collect();
    let others: Vec<_> = legal.iter().filter(|m| !matches!(m, Move::Place(..))).map(firm).collect();
    if lines.is_empty() {
        return vec![format!("You can’t place anything: {}.", others.join(", "))];
    }
    let placements = legal.iter().copied().filter(|m| matches!(m, Move::Place(..)));
    lines.extend(by_worth(screen, world, placements).first().map(|best| format!("Best for your total: {best}")));
    lines.push(format!("Or {}.", others.join(", ")));
    lines.push("For details: moves Wei (a province), moves 21 (a space), moves red (a colour).".to_owned());
    lines
}

/// Formats placements by province.
fn places(screen: &KaiserScreen, moves: &[Move]) -> Vec<String> {
    Province::ALL.into_iter().filter_map(|province| place(screen, moves, province)).collect()
}

/// Formats “Wei with red or green green: house 18 19 22; emissary”.
fn place(screen: &KaiserScreen, legal: &[Move], province: Province) -> Option<String> {
    let here = legal.iter().filter_map(|&m| target(screen, m)).filter(|&(place, ..)| place == province);
    let mut payments = Vec::new();
    let (mut houses, mut fortifications, mut emissary) = (Vec::new(), Vec::new(), false);
    for (_, piece, payment) in here {
        if !payments.contains(&payment) {
            payments.push(payment);
        }
        match piece {
            Piece::House(space) => houses.push(space),
            Piece::Fortification(space) => fortifications.push(space),
            Piece::Emissary(_) => emissary = true,
        }
    }
    let payments: Vec<_> = payments.iter().map(firm).collect();
    let spaces = |mut spaces: Vec<Space>, word: &str| {
        spaces.sort_unstable();
        spaces.dedup();
        let numbers: Vec<_> = spaces.iter().map(ToString::to_string).collect();
        (!spaces.is_empty()).then(|| format!("{word} {}", numbers.join(" ")))
    };
    let kinds =
        [spaces(houses, "house"), emissary.then(|| "emissary".to_owned()), spaces(fortifications, "fortification")];
    let kinds: Vec<_> = kinds.into_iter().flatten().collect();
    (!kinds.is_empty()).then(|| format!("{province} with {}: {}", payments.join(" or "), kinds.join("; ")))
}

/// Returns the change in the player's total.
fn worth(screen: &KaiserScreen, world: &State, m: Move) -> i32 {
    let total = |state: &State| i32::from(screen.game.standing(state.table()).total(screen.me));
    let mut after = *world;
    screen.game.play(&mut after, m);
    total(&after) - total(world)
}

/// Formats “+7 points: Wei with red: house 21”, best first.
fn by_worth(screen: &KaiserScreen, world: &State, moves: impl Iterator<Item = Move>) -> Vec<String> {
    let mut groups: BTreeMap<i32, Vec<Move>> = BTreeMap::new();
    moves.for_each(|m| groups.entry(-worth(screen, world, m)).or_default().push(m));
    let line = |(loss, moves): (i32, Vec<Move>)| {
        let points = if loss.abs() == 1 { "point" } else { "points" };
        format!("{:+} {points}: {}.", -loss, places(screen, &moves).join(". "))
    };
    groups.into_iter().map(line).collect()
}

/// Lists the moves about a province, a space or a colour.
fn named(screen: &KaiserScreen, world: &State, legal: &[Move], about: &str) -> Vec<String> {
    let word = about.to_lowercase();
    let (province, space) = (read::province(&word).ok(), word.parse::<Space>().ok());
    let card = read::card(&word).ok();
    if province.is_none() && space.is_none() && card.is_none() {
        return vec![format!("“{about}” is neither a province (Wei), a space (21) nor a colour (red).")];
    }
    let meant = |&m: &Move| {
        target(screen, m).is_some_and(|(place, piece, payment)| match (province, space) {
            (Some(province), _) => place == province,
            (_, Some(space)) => piece == Piece::House(space) || piece == Piece::Fortification(space),
            _ => Some(payment.cards().0) == card,
        })
    };
    let lines = by_worth(screen, world, legal.iter().copied().filter(meant));
    if lines.is_empty() { vec![format!("You can’t place a piece for “{about}” now.")] } else { lines }
}
