//! Which puzzles to keep: as varied as possible.

use std::collections::BTreeMap;

use super::grade::Grade;
use super::{APART, Find, Puzzle};

/// Returns puzzles of one game that are far enough apart, preferring the harder ones.
pub(super) fn apart(mut finds: Vec<Find>) -> Vec<Find> {
    finds.sort_by_key(|find| (std::cmp::Reverse(find.puzzle.grade), find.decision));
    let mut kept: Vec<Find> = Vec::new();
    for find in finds {
        if kept.iter().all(|other| other.decision.abs_diff(find.decision) >= APART) {
            kept.push(find);
        }
    }
    kept.sort_by_key(|find| find.decision);
    kept
}

/// Chooses this many of each grade so that tables, themes and stages of the game are represented as evenly as possible;
/// the earliest found first.
pub(super) fn choose(finds: &[Find], each: usize) -> Vec<Puzzle> {
    let mut chosen = Vec::new();
    for grade in Grade::ALL {
        let mut left: Vec<_> = finds.iter().filter(|find| find.puzzle.grade == grade).collect();
        let mut seen = Seen::default();
        while seen.chosen < each {
            let Some(next) = (0..left.len()).min_by_key(|&n| seen.often(left[n])) else { break };
            let find = left.remove(next);
            seen.add(find);
            chosen.push(find.puzzle.clone());
        }
    }
    chosen
}

/// How often tables, themes and stages were chosen.
#[derive(Default)]
struct Seen {
    chosen: usize,
    times: BTreeMap<(&'static str, String), usize>,
}

impl Seen {
    fn kinds(find: &Find) -> [(&'static str, String); 5] {
        let Puzzle { board, players, themes, .. } = &find.puzzle;
        [
            ("players", players.to_string()),
            ("board", board.clone()),
            ("theme", themes.first().cloned().unwrap_or_default()),
            ("third", find.third.to_string()),
            ("game", find.game.to_string()),
        ]
    }

    fn often(&self, find: &Find) -> usize {
        Self::kinds(find).iter().map(|kind| self.times.get(kind).copied().unwrap_or(0)).sum()
    }

    fn add(&mut self, find: &Find) {
        self.chosen += 1;
        Self::kinds(find).into_iter().for_each(|kind| *self.times.entry(kind).or_default() += 1);
    }
}
