//! Alliances (K10.2): who has both majorities, and who has one.

use super::buckets;
use super::eye::{Eye, Round, Sink};
use super::lands::{Land, places};

/// The inputs of an alliance between two provinces, and what it would score now.
#[inline]
pub(super) fn show(eye: &Eye, one: &Land, other: &Land, sink: &mut impl Sink) -> Round<u16> {
    let mut scores = Round::default();
    let points = u16::from(one.envoys) + u16::from(other.envoys);
    for place in places(one.majority & other.majority) {
        scores[place] = points;
        sink.on(eye.layout.allied + place * 8 + buckets::alliance(points));
    }
    half(eye, one.majority & !other.majority, other, sink);
    half(eye, other.majority & !one.majority, one, sink);
    scores
}

/// Those who lack the majority in this province only.
#[inline]
fn half(eye: &Eye, who: u8, province: &Land, sink: &mut impl Sink) {
    let room = usize::from(province.room.min(2));
    for place in places(who) {
        let lacks_more = province.most > province.emissaries[place] + 1;
        sink.on(eye.layout.half_allied + (place * 2 + usize::from(lacks_more)) * 3 + room);
    }
}
