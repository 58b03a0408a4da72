//! The weights of all options of a decision.

use ::kaiser::{Card, Cards, Kaiser, Map, Move, Payment, Piece, Province, Provinces, Source, Space, Spaces};
use ::kaiser::{State, Table};
use game::{Game, Seat};

use super::super::buckets::contest;
use super::features as feature;
use super::{Choice, Counts};
use crate::search::policy::{FeatureWeights, Weight};

/// A player to move and the weights of the features.
pub(super) struct Weigher<'a, S> {
    map: &'a Map,
    table: &'a Table,
    cards: &'a Cards,
    players: usize,
    seat: Seat,
    stage: usize,
    weights: &'a S,
}

impl<'a, S: FeatureWeights> Weigher<'a, S> {
    #[inline]
    pub(super) fn new(game: &'a Kaiser, state: &'a State, seat: Seat, weights: &'a S) -> Self {
        let (table, players) = (state.table(), game.players());
        let stage = match table.run_out() {
            0 => 0,
            1 if usize::from(table.pile_size()) > 3 * players => 1,
            _ => 2,
        };
        Self { map: game.map(), table, cards: state.hand(seat), players, seat, stage, weights }
    }

    /// Returns the weight of an option without any feature.
    pub(super) fn one(&self) -> S::Weight {
        self.weights.get(feature::NOTHING)
    }

    /// Returns the provinces that the hand can pay for (K4.2).
    #[inline]
    pub(super) fn affordable_provinces(&self) -> impl Iterator<Item = Province> {
        let mut provinces = Provinces::NONE;
        self.cards.kinds().iter().for_each(|card| provinces = provinces.or(self.map.coloured(card)));
        self.cards.kinds_with(2).iter().for_each(|card| provinces = provinces.or(self.map.coloured(card).others()));
        provinces.iter()
    }

    /// Weighs all that can be placed in the province, with every payment (K4).
    #[inline]
    pub(super) fn place(
        &self,
        counts: &Counts,
        province: Province,
        second: bool,
        each: &mut impl FnMut(Choice, S::Weight),
    ) {
        let (weights, supply, free) =
            (self.weights, self.table.supply(self.seat), counts.province_counts(province).free);
        let may_house = supply.houses > 0 && free > 0;
        let house = may_house.then(|| {
            let house = self.house(counts, province);
            if second { house.and(weights.get(feature::SECOND)) } else { house }
        });
        let may_send = supply.emissaries > 0 && self.table.room(province) > 0;
        let emissary = may_send.then(|| {
            let emissary = self.emissary(counts, province);
            if second { emissary.and(weights.get(feature::SECOND + 1)) } else { emissary }
        });
        let may_fortify = supply.fortifications > 0 && !self.unfortified(province).is_empty();
        self.payments(province, |payment, paid| {
            if let Some(house) = house {
                each(Choice::House(province, payment), house.and(paid));
            }
            if let Some(emissary) = emissary {
                each(Choice::Move(Move::Place(Piece::Emissary(province), payment)), emissary.and(paid));
            }
            if may_fortify {
                let fortification = weights.get(feature::FORTIFICATION + self.stage);
                each(Choice::Fortification(province, payment), fortification.and(paid));
            }
        });
    }

    /// Lists the payments for the province (K4.2): a card of its colour, or two of another.
    #[inline]
    fn payments(&self, province: Province, mut each: impl FnMut(Payment, S::Weight)) {
        let (colour, cards) = (self.map.colour(province), self.cards);
        if cards[colour] > 0 {
            each(Payment::Card(colour), self.weights.get(feature::SINGLE + usize::from(cards[colour].min(3)) - 1));
        }
        for card in cards.kinds_with(2).iter().filter(|&card| card != colour) {
            each(Payment::Joker(card), self.weights.get(feature::JOKER + usize::from(cards[card].min(3)) - 2));
        }
    }

    #[inline]
    fn house(&self, counts: &Counts, province: Province) -> S::Weight {
        let (weights, province_counts) = (self.weights, counts.province_counts(province));
        let (mine, best) = province_counts.houses(self.seat);
        let contest = self.stage * feature::CONTESTS + contest::<{ feature::MOST }>(mine, best);
        let opens = usize::from(mine >= best) * 2 + usize::from(self.table.room(province) > 0);
        weights
            .get(feature::CONTEST + contest * 4 + usize::from(province_counts.free.min(4)) - 1)
            .and(weights.get(feature::HOUSE_IN + province.index()))
            .and(weights.get(feature::OPENS + opens))
    }

    /// Weighs the spaces where a house can stand.
    #[inline]
    pub(super) fn houses(&self, province: Province, mut each: impl FnMut(Space, S::Weight)) {
        for space in self.map.houses(province).without(self.table.built()).iter() {
            let road = self.weights.get(feature::ROAD + self.road(space));
            let fortified = self.table.fortifications().contains(space);
            each(space, if fortified { road.and(self.weights.get(feature::ON_FORTIFICATION)) } else { road });
        }
    }

    fn unfortified(&self, province: Province) -> Spaces {
        self.map.houses(province).without(self.table.built() | self.table.fortifications())
    }

    /// Weighs the spaces where a fortification can stand: by the roads a house would make there.
    pub(super) fn fortifications(&self, province: Province, mut each: impl FnMut(Space, S::Weight)) {
        self.unfortified(province)
            .iter()
            .for_each(|space| each(space, self.weights.get(feature::ROAD + self.road(space))));
    }

    /// Returns how many houses of mine roads would join to one here, at most four.
    #[inline]
    fn road(&self, space: Space) -> usize {
        let mine = self.table.houses(self.seat);
        let (mut group, mut new) = (Spaces::one(space), self.map.roads(space) & mine);
        let mut joined = 0;
        while let Some(house) = new.first() {
            joined += 1;
            if joined == 4 {
                break;
            }
            group.insert(house);
            new = (new | self.map.roads(house) & mine).without(group);
        }
        joined
    }

    #[inline]
    fn emissary_counts(&self, counts: &Counts, province: Province) -> (u8, u8) {
        let mine = self.table.emissaries(province, self.seat);
        (mine, counts.province_counts(province).best_other_emissaries(mine))
    }

    #[inline]
    fn emissary(&self, counts: &Counts, province: Province) -> S::Weight {
        let weights = self.weights;
        let (mine, best) = self.emissary_counts(counts, province);
        let room = usize::from(self.table.room(province).min(3)) - 1;
        let contest = self.stage * feature::CONTESTS + contest::<{ feature::MOST }>(mine, best);
        let majority = match best.saturating_sub(mine) {
            0 => 0,
            1 => 1,
            _ => 2,
        };
        let mut weight =
            weights.get(feature::COURT + contest * 3 + room).and(weights.get(feature::EMISSARY_IN + province.index()));
        let mut broken = 0;
        for ally in self.map.allies(province).iter() {
            let standing = self.standing(counts, ally);
            weight = weight.and(weights.get(feature::ALLIANCE + (self.stage * 3 + majority) * 6 + standing));
            if mine == best && best > 0 {
                broken += self.lost_by_others(counts, province, ally);
            }
        }
        let broken = match broken {
            0 => 0,
            1..=4 => 1,
            5..=9 => 2,
            _ => 3,
        };
        weight.and(weights.get(feature::BROKEN + broken))
    }

    /// Returns my standing among the emissaries of a province: nobody has any, without and with room; ahead, equal, one
    /// behind, further behind.
    #[inline]
    fn standing(&self, counts: &Counts, province: Province) -> usize {
        match self.emissary_counts(counts, province) {
            (0, 0) => usize::from(self.table.room(province) > 0),
            (mine, best) if mine > best => 2,
            (mine, best) => 3 + usize::from((best - mine).min(2)),
        }
    }

    /// Returns what others who share the majority in the first province with me would score for the alliance (K10.2).
    fn lost_by_others(&self, counts: &Counts, province: Province, ally: Province) -> u16 {
        let table = self.table;
        let [here, there] = [province, ally].map(|province| counts.province_counts(province).most_emissaries());
        if there == 0 {
            return 0;
        }
        let both = |seat: &Seat| table.emissaries(province, *seat) == here && table.emissaries(ally, *seat) == there;
        let others = Seat::all(self.players).filter(|&seat| seat != self.seat).filter(both).count() as u16;
        others * u16::from(table.envoys(province) + table.envoys(ally))
    }

    pub(super) fn stop(&self) -> S::Weight {
        self.weights.get(feature::STOP + self.stage * 2 + usize::from(self.table.hand_size(self.seat) > 1))
    }

    /// Weighs all cards that may be exchanged (K8).
    #[inline]
    pub(super) fn exchange(&self, each: &mut impl FnMut(Choice, S::Weight)) {
        for card in self.cards.kinds().iter() {
            let useless = self.map.coloured_spaces(card).without(self.table.built()).is_empty();
            let held = usize::from(self.cards[card].min(3)) - 1;
            let entry = feature::EXCHANGE + (self.stage * 3 + held) * 2 + usize::from(useless);
            each(Choice::Move(Move::Exchange(card)), self.weights.get(entry));
        }
    }

    /// Weighs all cards that may be taken (K7.1).
    #[inline]
    pub(super) fn draw(&self, counts: &Counts, each: &mut impl FnMut(Choice, S::Weight)) {
        for card in self.table.display().kinds().iter() {
            each(Choice::Move(Move::Take(Source::Display(card))), self.take(counts, card));
        }
        if self.table.pile_size() > 0 {
            let held = usize::from(self.table.hand_size(self.seat).min(2));
            each(Choice::Move(Move::Take(Source::Pile)), self.weights.get(feature::PILE + self.stage * 3 + held));
        }
    }

    #[inline]
    fn take(&self, counts: &Counts, card: Card) -> S::Weight {
        let (mut free, mut stake) = (0, 0);
        for province in self.map.coloured(card).iter() {
            let province_counts = counts.province_counts(province);
            free += province_counts.free;
            stake += usize::from(province_counts.free > 0 && province_counts.houses(self.seat).0 > 0);
            stake += usize::from(self.table.room(province) > 0);
        }
        let free = match free {
            0 => 0,
            1..=2 => 1,
            3..=5 => 2,
            _ => 3,
        };
        let held = usize::from(self.cards[card].min(2));
        let entry = feature::TAKE + (self.stage * 3 + held) * 4 + free;
        self.weights.get(entry).and(self.weights.get(feature::STAKE + stake.min(3)))
    }
}
