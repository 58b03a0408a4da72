//! Roads (K10.3): stretches of houses, and where they can still grow.

use ::kaiser::{Space, Spaces, Table};
use game::Seat;

use super::buckets;
use super::eye::{Eye, Sink};

/// What a seat has along the roads.
#[derive(Clone, Copy, Default)]
pub(super) struct Ways {
    /// What its rows would score now.
    pub(super) points: u16,
    /// The free spaces with which it would have a row of four.
    pub(super) completing: Spaces,
    /// The spaces next to its houses: what happens elsewhere makes no difference.
    pub(super) reach: Spaces,
}

/// Where houses stand, or would stand.
#[derive(Clone, Copy)]
pub(super) struct Site {
    /// Those of the seat that is looked at.
    pub(super) houses: Spaces,
    /// Those of all seats.
    pub(super) built: Spaces,
    pub(super) fortifications: Spaces,
}

impl Site {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        Self { houses: table.houses(seat), built: table.built(), fortifications: table.fortifications() }
    }
}

/// A stretch: houses of one seat that hang together.
struct Stretch {
    houses: Spaces,
    length: usize,
    /// The spaces next to its houses, and those in it.
    reach: Spaces,
}

/// The inputs of the seat at this place, clockwise. `score` says what the best rows of a
/// stretch of four or more houses score.
#[inline]
pub(super) fn show(
    eye: &Eye,
    site: &Site,
    place: usize,
    sink: &mut impl Sink,
    mut score: impl FnMut(Spaces) -> u16,
) -> Ways {
    let mut ways = Ways::default();
    let mut left = site.houses;
    // Free spaces next to stretches of 1, of 2, of two stretches of 2, of 3, of more.
    let [mut ones, mut twos, mut two_twos, mut threes, mut more] = [Spaces::NONE; 5];
    while let Some(house) = left.first() {
        let stretch = stretch(eye, house, left);
        left = left.without(stretch.houses);
        ways.reach = ways.reach | stretch.reach;
        let open = stretch.reach.without(site.built);
        match stretch.length {
            1 => ones = ones | open,
            2 => {
                two_twos = two_twos | (twos & open);
                twos = twos | open;
            }
            3 => threes = threes | open,
            _ => {
                more = more | open;
                ways.points += score(stretch.houses);
            }
        }
        show_stretch(eye, site, place, &stretch, open, sink);
    }
    ways.completing = (threes | two_twos | (twos & ones)).without(more);
    let completing = up_to_three(ways.completing);
    if completing > 0 {
        sink.on(eye.layout.completing + place * 2 + usize::from(completing > 1));
    }
    ways
}

#[inline]
fn show_stretch(eye: &Eye, site: &Site, place: usize, stretch: &Stretch, open: Spaces, sink: &mut impl Sink) {
    let kind = match (stretch.length, up_to_three(open)) {
        (4.., open) => Some(4 + usize::from(open > 0)),
        (2 | 3, open @ 1..) => Some((stretch.length - 2) * 2 + usize::from(open > 1)),
        _ => None,
    };
    if let Some(kind) = kind {
        sink.on(eye.layout.stretches + place * 6 + kind);
    }
    if !(stretch.houses & site.fortifications).is_empty() {
        sink.on(eye.layout.fortified + usize::from(place > 0) * 4 + stretch.length.min(4) - 1);
    }
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
