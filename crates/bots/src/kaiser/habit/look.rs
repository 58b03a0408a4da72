//! How the player who has to decide looks at the table.

use ::kaiser::{Card, Cards, Kaiser, Map, Move, Payment, Piece, Province, Provinces, Source, Space, Spaces};
use ::kaiser::{State, Table};
use game::{Game, Seat};

use super::super::buckets::contest;
use super::entries as at;
use super::{Choice, Tally};
use crate::habit::{Scales, Weight};

/// A player, and what its choices are weighed with.
pub(super) struct Look<'a, S> {
    map: &'a Map,
    table: &'a Table,
    cards: &'a Cards,
    players: usize,
    seat: Seat,
    stage: usize,
    scales: &'a S,
}

impl<'a, S: Scales> Look<'a, S> {
    #[inline]
    pub(super) fn new(game: &'a Kaiser, state: &'a State, seat: Seat, scales: &'a S) -> Self {
        let (table, players) = (state.table(), game.players());
        let stage = match table.run_out() {
            0 => 0,
            1 if usize::from(table.pile_size()) > 3 * players => 1,
            _ => 2,
        };
        Self { map: game.map(), table, cards: state.hand(seat), players, seat, stage, scales }
    }

    /// What makes no difference.
    pub(super) fn one(&self) -> S::Weight {
        self.scales.of(at::NOTHING)
    }

    /// The provinces for which the hand can pay (K4.2).
    #[inline]
    pub(super) fn provinces_in_reach(&self) -> impl Iterator<Item = Province> {
        let mut provinces = Provinces::NONE;
        self.cards.kinds().iter().for_each(|card| provinces = provinces.or(self.map.coloured(card)));
        self.cards.kinds_with(2).iter().for_each(|card| provinces = provinces.or(self.map.coloured(card).others()));
        provinces.iter()
    }

    /// All that can be placed in the province, paid in every way (K4).
    #[inline]
    pub(super) fn place(
        &self,
        tally: &Tally,
        province: Province,
        second: bool,
        each: &mut impl FnMut(Choice, S::Weight),
    ) {
        let (scales, supply, free) = (self.scales, self.table.supply(self.seat), tally.land(province).free);
        let may_house = supply.houses > 0 && free > 0;
        let house = may_house.then(|| {
            let house = self.house(tally, province);
            if second { house.and(scales.of(at::SECOND)) } else { house }
        });
        let may_send = supply.emissaries > 0 && self.table.room(province) > 0;
        let emissary = may_send.then(|| {
            let emissary = self.emissary(tally, province);
            if second { emissary.and(scales.of(at::SECOND + 1)) } else { emissary }
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
                let fortification = scales.of(at::FORTIFICATION + self.stage);
                each(Choice::Fortification(province, payment), fortification.and(paid));
            }
        });
    }

    /// K4.2: a card of the province's colour, or two of another.
    #[inline]
    fn payments(&self, province: Province, mut each: impl FnMut(Payment, S::Weight)) {
        let (colour, cards) = (self.map.colour(province), self.cards);
        if cards[colour] > 0 {
            each(Payment::Card(colour), self.scales.of(at::SINGLE + usize::from(cards[colour].min(3)) - 1));
        }
        for card in cards.kinds_with(2).iter().filter(|&card| card != colour) {
            each(Payment::Joker(card), self.scales.of(at::JOKER + usize::from(cards[card].min(3)) - 2));
        }
    }

    #[inline]
    fn house(&self, tally: &Tally, province: Province) -> S::Weight {
        let (scales, land) = (self.scales, tally.land(province));
        let (mine, best) = land.houses(self.seat);
        let contest = self.stage * at::CONTESTS + contest::<{ at::MOST }>(mine, best);
        let opens = usize::from(mine >= best) * 2 + usize::from(self.table.room(province) > 0);
        scales
            .of(at::CONTEST + contest * 4 + usize::from(land.free.min(4)) - 1)
            .and(scales.of(at::HOUSE_IN + province.index()))
            .and(scales.of(at::OPENS + opens))
    }

    /// Where a house can stand.
    #[inline]
    pub(super) fn houses(&self, province: Province, mut each: impl FnMut(Space, S::Weight)) {
        for space in self.map.houses(province).without(self.table.built()).iter() {
            let road = self.scales.of(at::ROAD + self.road(space));
            let fortified = self.table.fortifications().contains(space);
            each(space, if fortified { road.and(self.scales.of(at::ON_FORTIFICATION)) } else { road });
        }
    }

    fn unfortified(&self, province: Province) -> Spaces {
        self.map.houses(province).without(self.table.built() | self.table.fortifications())
    }

    /// Where a fortification can stand: the same that make a road for a house.
    pub(super) fn fortifications(&self, province: Province, mut each: impl FnMut(Space, S::Weight)) {
        self.unfortified(province).iter().for_each(|space| each(space, self.scales.of(at::ROAD + self.road(space))));
    }

    /// To how many houses of mine roads would join one here, up to four.
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
    fn court(&self, tally: &Tally, province: Province) -> (u8, u8) {
        let mine = self.table.emissaries(province, self.seat);
        (mine, tally.land(province).rival_emissaries(mine))
    }

    #[inline]
    fn emissary(&self, tally: &Tally, province: Province) -> S::Weight {
        let scales = self.scales;
        let (mine, best) = self.court(tally, province);
        let room = usize::from(self.table.room(province).min(3)) - 1;
        let contest = self.stage * at::CONTESTS + contest::<{ at::MOST }>(mine, best);
        let majority = match best.saturating_sub(mine) {
            0 => 0,
            1 => 1,
            _ => 2,
        };
        let mut weight = scales.of(at::COURT + contest * 3 + room).and(scales.of(at::EMISSARY_IN + province.index()));
        let mut broken = 0;
        for ally in self.map.allies(province).iter() {
            let standing = self.standing(tally, ally);
            weight = weight.and(scales.of(at::ALLIANCE + (self.stage * 3 + majority) * 6 + standing));
            if mine == best && best > 0 {
                broken += self.lost_by_others(tally, province, ally);
            }
        }
        let broken = match broken {
            0 => 0,
            1..=4 => 1,
            5..=9 => 2,
            _ => 3,
        };
        weight.and(scales.of(at::BROKEN + broken))
    }

    /// How I stand at a court: nobody has any, without and with room; ahead, alike, one behind, further behind.
    #[inline]
    fn standing(&self, tally: &Tally, province: Province) -> usize {
        match self.court(tally, province) {
            (0, 0) => usize::from(self.table.room(province) > 0),
            (mine, best) if mine > best => 2,
            (mine, best) => 3 + usize::from((best - mine).min(2)),
        }
    }

    /// What others would score for the alliance (K10.2) who share the majority in the first province with me.
    fn lost_by_others(&self, tally: &Tally, province: Province, ally: Province) -> u16 {
        let table = self.table;
        let [here, there] = [province, ally].map(|province| tally.land(province).most_emissaries());
        if there == 0 {
            return 0;
        }
        let both = |seat: &Seat| table.emissaries(province, *seat) == here && table.emissaries(ally, *seat) == there;
        let others = Seat::all(self.players).filter(|&seat| seat != self.seat).filter(both).count() as u16;
        others * u16::from(table.envoys(province) + table.envoys(ally))
    }

    pub(super) fn stop(&self) -> S::Weight {
        self.scales.of(at::STOP + self.stage * 2 + usize::from(self.table.hand_size(self.seat) > 1))
    }

    /// All cards that may be exchanged (K8).
    #[inline]
    pub(super) fn exchange(&self, each: &mut impl FnMut(Choice, S::Weight)) {
        for card in self.cards.kinds().iter() {
            let useless = self.map.coloured_spaces(card).without(self.table.built()).is_empty();
            let held = usize::from(self.cards[card].min(3)) - 1;
            let entry = at::EXCHANGE + (self.stage * 3 + held) * 2 + usize::from(useless);
            each(Choice::Move(Move::Exchange(card)), self.scales.of(entry));
        }
    }

    /// All cards that may be taken (K7.1).
    #[inline]
    pub(super) fn draw(&self, tally: &Tally, each: &mut impl FnMut(Choice, S::Weight)) {
        for card in self.table.display().kinds().iter() {
            each(Choice::Move(Move::Take(Source::Display(card))), self.take(tally, card));
        }
        if self.table.pile_size() > 0 {
            let held = usize::from(self.table.hand_size(self.seat).min(2));
            each(Choice::Move(Move::Take(Source::Pile)), self.scales.of(at::PILE + self.stage * 3 + held));
        }
    }

    #[inline]
    fn take(&self, tally: &Tally, card: Card) -> S::Weight {
        let (mut free, mut stake) = (0, 0);
        for province in self.map.coloured(card).iter() {
            let land = tally.land(province);
            free += land.free;
            stake += usize::from(land.free > 0 && land.houses(self.seat).0 > 0);
            stake += usize::from(self.table.room(province) > 0);
        }
        let free = match free {
            0 => 0,
            1..=2 => 1,
            3..=5 => 2,
            _ => 3,
        };
        let held = usize::from(self.cards[card].min(2));
        let entry = at::TAKE + (self.stage * 3 + held) * 4 + free;
        self.scales.of(entry).and(self.scales.of(at::STAKE + stake.min(3)))
    }
}
