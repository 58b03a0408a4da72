//! Roads (K10.3): stretches of houses, and where they can still grow.

use ::kaiser::{HOUSES, Space, Spaces, Table};

use super::buckets;
use super::eye::{Eye, Sink};

/// What a seat has along the roads.
#[derive(Clone, Copy, Default)]
pub(super) struct Ways {
    /// What its rows would score now.
    pub(super) points: u16,
    /// The free spaces with which it would have a row of four.
    pub(super) completing: Spaces,
}

/// A stretch: houses of one seat that hang together.
#[derive(Clone, Copy, Default)]
pub(super) struct Stretch {
    houses: Spaces,
    /// The spaces next to its houses, and those in it.
    reach: Spaces,
    length: usize,
}

/// All stretches of a seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Stretches {
    stretches: [Stretch; HOUSES as usize],
    count: usize,
}

impl Stretches {
    pub(super) fn of(eye: &Eye, houses: Spaces) -> Self {
        let (mut all, mut left) = (Self::default(), houses);
        while let Some(house) = left.first() {
            let stretch = stretch(eye, house, left);
            left = left.without(stretch.houses);
            all.stretches[all.count] = stretch;
            all.count += 1;
        }
        all
    }

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Stretch> {
        self.stretches[..self.count].iter().copied()
    }

    /// Is the space next to one of the houses?
    #[inline]
    pub(super) fn reach(&self, space: Space) -> bool {
        self.iter().any(|stretch| stretch.reach.contains(space))
    }

    /// The stretches with one more house, which joins those next to it.
    #[inline]
    pub(super) fn with(&self, eye: &Eye, space: Space) -> impl Iterator<Item = Stretch> {
        let house = Stretch { houses: Spaces::one(space), reach: eye.map().roads(space), length: 1 };
        let joined = self.iter().filter(|stretch| stretch.reach.contains(space)).fold(house, Stretch::join);
        self.iter().filter(move |stretch| !stretch.reach.contains(space)).chain([joined])
    }
}

impl Stretch {
    #[inline]
    fn join(self, other: Self) -> Self {
        let (houses, reach) = (self.houses | other.houses, self.reach | other.reach);
        Self { houses, reach, length: self.length + other.length }
    }

    #[inline]
    fn show(&self, eye: &Eye, table: &Table, place: usize, open: Spaces, sink: &mut impl Sink) {
        let kind = match (self.length, up_to_three(open)) {
            (4.., open) => Some(4 + usize::from(open > 0)),
            (2 | 3, open @ 1..) => Some((self.length - 2) * 2 + usize::from(open > 1)),
            _ => None,
        };
        if let Some(kind) = kind {
            sink.on(eye.layout.stretches + place * 6 + kind);
        }
        if !(self.houses & table.fortifications()).is_empty() {
            sink.on(eye.layout.fortified + usize::from(place > 0) * 4 + self.length.min(4) - 1);
        }
    }
}

/// The inputs of the seat at this place, clockwise, when it has these stretches and these
/// spaces are built on. `score` says what the best rows of a stretch of four or more
/// houses score.
#[inline]
pub(super) fn show(
    eye: &Eye,
    table: &Table,
    place: usize,
    (stretches, built): (impl Iterator<Item = Stretch>, Spaces),
    sink: &mut impl Sink,
    mut score: impl FnMut(Spaces) -> u16,
) -> Ways {
    let mut points = 0;
    // Free spaces next to stretches of 1, of 2, of two stretches of 2, of 3, of more.
    let [mut ones, mut twos, mut two_twos, mut threes, mut more] = [Spaces::NONE; 5];
    for stretch in stretches {
        let open = stretch.reach.without(built);
        match stretch.length {
            1 => ones = ones | open,
            2 => {
                two_twos = two_twos | (twos & open);
                twos = twos | open;
            }
            3 => threes = threes | open,
            _ => {
                more = more | open;
                points += score(stretch.houses);
            }
        }
        stretch.show(eye, table, place, open, sink);
    }
    let completing = (threes | two_twos | (twos & ones)).without(more);
    let count = up_to_three(completing);
    if count > 0 {
        sink.on(eye.layout.completing + place * 2 + usize::from(count > 1));
    }
    Ways { points, completing }
}

/// My completing spaces for which I hold the cards.
#[inline]
pub(super) fn show_payable(eye: &Eye, completing: Spaces, payable: Spaces, sink: &mut impl Sink) {
    let count = up_to_three(completing & payable).min(2);
    if count > 0 {
        sink.on(eye.layout.payable + count - 1);
    }
}

/// The inputs for a seat's points from roads.
#[inline]
pub(super) fn show_points(eye: &Eye, place: usize, points: u16, sink: &mut impl Sink) {
    if let Some(bucket) = buckets::road_points(points) {
        sink.on(eye.layout.road_points + place * 4 + bucket);
    }
}

#[inline]
fn stretch(eye: &Eye, house: Space, among: Spaces) -> Stretch {
    let mut stretch = Stretch { houses: Spaces::one(house), length: 0, reach: Spaces::NONE };
    let mut new = stretch.houses;
    while let Some(space) = new.first() {
        new.remove(space);
        let roads = eye.map().roads(space);
        let reached = (roads & among).without(stretch.houses);
        stretch.houses = stretch.houses | reached;
        stretch.reach = stretch.reach | roads;
        stretch.length += 1;
        new = new | reached;
    }
    stretch
}

/// How many spaces there are; three if there are more.
#[inline]
fn up_to_three(mut spaces: Spaces) -> usize {
    let mut count = 0;
    while let (Some(space), true) = (spaces.first(), count < 3) {
        spaces.remove(space);
        count += 1;
    }
    count
}
