//! Network inputs of a position: whose view it is, where the inputs go, and all blocks together.

use ::kaiser::{Card, Kaiser, Map, Phase, Province, Spaces, State};
use game::{Game, Seat};

use super::layout::Layout;
use super::points::Points;
use super::provinces::ProvinceStats;
use super::roads::Stretches;
use super::{cards, phase, points, provinces, roads};
use crate::network::{HIDDEN, Network, Row};

/// One value for each seat, clockwise from the viewing seat.
pub(super) type PerSeat<T> = [T; Seat::MAX];

/// The point of view of one seat.
#[derive(Clone, Copy)]
pub(super) struct Perspective<'a> {
    pub(super) game: &'a Kaiser,
    pub(super) layout: &'static Layout,
    pub(super) players: usize,
    seats: PerSeat<Seat>,
}

impl<'a> Perspective<'a> {
    pub(super) fn new(game: &'a Kaiser, seat: Seat) -> Self {
        let players = game.players();
        let mut seats = [seat; Seat::MAX];
        seats.iter_mut().zip(seat.clockwise(players)).for_each(|(place, seat)| *place = seat);
        Self { game, layout: Layout::of(players), players, seats }
    }

    pub(super) fn map(&self) -> &'a Map {
        self.game.map()
    }

    /// Returns the viewing seat.
    #[inline]
    pub(super) fn me(&self) -> Seat {
        self.seats[0]
    }

    /// Returns all seats, clockwise from the viewing seat.
    #[inline]
    pub(super) fn seats(&self) -> &[Seat] {
        &self.seats[..self.players]
    }

    /// Returns the other seats, clockwise.
    #[inline]
    pub(super) fn others(&self) -> &[Seat] {
        &self.seats[1..self.players]
    }

    /// Returns a value for each seat, clockwise.
    #[inline]
    pub(super) fn per_seat<T: Copy + Default>(&self, value: impl Fn(Seat) -> T) -> PerSeat<T> {
        let mut values = [T::default(); Seat::MAX];
        values.iter_mut().zip(self.seats()).for_each(|(place, &seat)| *place = value(seat));
        values
    }
}

/// Receives active inputs.
pub(super) trait FeatureSink {
    fn activate(&mut self, input: usize);
}

impl FeatureSink for Vec<u16> {
    #[inline]
    fn activate(&mut self, input: usize) {
        self.push(input as u16);
    }
}

/// A sum of network rows.
#[derive(Clone, Copy)]
pub(super) struct RowSum<'a> {
    network: &'a Network,
    pub(super) row: Row,
}

impl<'a> RowSum<'a> {
    pub(super) fn new(network: &'a Network) -> Self {
        Self { network, row: [0; HIDDEN] }
    }

    /// Continues from a sum.
    pub(super) fn from(network: &'a Network, row: Row) -> Self {
        Self { network, row }
    }

    #[inline]
    pub(super) fn add(&mut self, row: &Row) {
        self.row.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
    }

    #[inline]
    pub(super) fn sub(&mut self, row: &Row) {
        self.row.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
    }
}

impl FeatureSink for RowSum<'_> {
    #[inline]
    fn activate(&mut self, input: usize) {
        let row = self.network.row(input);
        self.add(row);
    }
}

/// Encodes a position from scratch, block by block.
pub(super) fn encode(pov: &Perspective, state: &State, sink: &mut impl FeatureSink) {
    let (table, hand) = (state.table(), state.hand(pov.me()));
    let all_stats = Province::ALL.map(|province| ProvinceStats::new(pov, table, province));
    let mut points = Points::new(pov, table);
    let mut free = [0; Card::ALL.len()];
    for (province, stats) in Province::ALL.into_iter().zip(&all_stats) {
        let colour = pov.map().colour(province);
        stats.encode(pov, province, hand[colour], sink);
        free[colour.index()] += stats.free;
        points::add(&mut points.houses, &stats.points);
    }
    for (_, between) in pov.map().alliances() {
        let [one, other] = between.map(|province| &all_stats[province.index()]);
        points::add(&mut points.alliances, &provinces::encode_alliance(pov, one, other, sink));
    }
    let score = |houses| pov.game.road_points(table, houses);
    let mut completing = Spaces::NONE;
    for place in (0..pov.players).rev() {
        let stretches = Stretches::of(pov, table.houses(pov.seats()[place]));
        let road_stats = roads::encode_roads(pov, table, place, (stretches.iter(), table.built()), sink, score);
        points.roads[place] = road_stats.points;
        completing = road_stats.completing;
    }
    points.encode(pov, sink);
    roads::encode_payable(pov, completing, cards::payable(pov, hand), sink);
    cards::encode(pov, state, &free, sink);
    cards::encode_fixed(pov, state, sink);
    let second = match table.phase() {
        Phase::Again(_, province) => Some(&all_stats[province.index()]),
        _ => None,
    };
    phase::encode_phase(pov, state, second, sink);
    phase::encode_own_supply(pov, table, free.iter().copied().map(u16::from).sum(), sink);
    phase::encode_fixed(pov, table, sink);
}
