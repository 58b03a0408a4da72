//! Spaces side by side, and the areas that they make (Q4).

use std::collections::BTreeSet;

use super::{Colour, Placement, Province, Qin, Space};

/// The spaces that share an edge with this one.
pub(super) fn neighbours((column, row): Space) -> impl Iterator<Item = Space> {
    let left = column.checked_sub(1).map(|column| (column, row));
    let right = column.checked_add(1).map(|column| (column, row));
    let above = row.checked_sub(1).map(|row| (column, row));
    let below = row.checked_add(1).map(|row| (column, row));
    [left, right, above, below].into_iter().flatten()
}

/// Whether some space of the one set shares an edge with some space of the other.
pub(super) fn touch(one: &BTreeSet<Space>, other: &BTreeSet<Space>) -> bool {
    one.iter().any(|&space| neighbours(space).any(|beside| other.contains(&beside)))
}

/// All spaces `inside` that one can walk to over edges, `start` included.
pub(super) fn flood(start: Space, inside: impl Fn(Space) -> bool) -> BTreeSet<Space> {
    let mut reached = BTreeSet::from([start]);
    let mut to_visit = vec![start];
    while let Some(space) = to_visit.pop() {
        for beside in neighbours(space) {
            if inside(beside) && reached.insert(beside) {
                to_visit.push(beside);
            }
        }
    }
    reached
}

/// The seat with the highest number, if no other seat has as much.
pub(super) fn sole_highest(numbers: &[usize]) -> Option<usize> {
    let highest = numbers.iter().max()?;
    let mut seats = (0..numbers.len()).filter(|&seat| numbers[seat] == *highest);
    let seat = seats.next();
    if seats.next().is_none() { seat } else { None }
}

/// Q9.4: more than one major province among those that would be joined.
pub(super) fn joins_majors(joined: &[&Province]) -> bool {
    joined.iter().filter(|p| p.is_major()).count() > 1
}

/// Q9.5: a major province of somebody other than who would own the whole.
pub(super) fn takes_major(joined: &[&Province], absorber: usize) -> bool {
    joined.iter().any(|p| p.is_major() && p.owner != absorber)
}

impl Qin {
    /// The area that a province space lies in (Q4.1).
    fn area(&self, space: Space) -> BTreeSet<Space> {
        let colour = self.laid.get(&space);
        flood(space, |beside| self.laid.get(&beside) == colour)
    }

    /// The areas with a new space in them, in the order of the halves. Halves
    /// of one colour lie in the same area (Q4.2).
    pub(super) fn areas_of(&self, placed: Placement) -> Vec<(Colour, BTreeSet<Space>)> {
        let mut areas = Vec::new();
        for (space, colour) in [placed.first, placed.second] {
            let area = (colour, self.area(space));
            if !areas.contains(&area) {
                areas.push(area);
            }
        }
        areas
    }

    /// Who owns what comes of joining these provinces: whoever brings the most
    /// spaces (Q9.2). `None` if two or more share the highest total (Q9.3).
    pub(super) fn absorber(&self, joined: &[&Province]) -> Option<usize> {
        let mut brought = vec![0; self.players];
        for province in joined {
            brought[province.owner] += province.spaces.len();
        }
        sole_highest(&brought)
    }
}
