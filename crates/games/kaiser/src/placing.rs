//! Placing pieces (K4, K5), and scoring a province that is full (K6.1).

use game::{Seat, Witness};

use crate::Kaiser;
use crate::event::Event;
use crate::moves::{Payment, Piece};
use crate::province::Province;
use crate::state::{BySeat, Table};

impl Kaiser {
    /// K4.3: is there no piece in the province? Where there is an emissary there is a house.
    #[inline]
    pub(crate) fn has_no_piece(&self, table: &Table, province: Province) -> bool {
        ((table.built | table.fortifications) & self.map.houses(province)).is_empty()
    }

    #[inline]
    pub(crate) fn place(
        &self,
        table: &mut Table,
        seat: Seat,
        piece: Piece,
        payment: Payment,
        witness: &mut impl Witness<Event>,
    ) {
        let province = self.province_of(piece);
        match piece {
            Piece::House(space) => {
                table.houses[seat].insert(space);
                table.built.insert(space);
                table.supply[seat].houses -= 1;
                let own = (table.houses[seat] & self.map.houses(province)).len() as u8;
                let most = &mut table.most[province.index()];
                *most = (*most).max(own);
            }
            Piece::Emissary(_) => {
                table.emissaries[province.index()][seat] += 1;
                table.envoys[province.index()] += 1;
                table.supply[seat].emissaries -= 1;
            }
            Piece::Fortification(space) => {
                table.fortifications.insert(space);
                table.supply[seat].fortifications -= 1;
            }
        }
        table.courts.set(province, table.envoys[province.index()] < table.most[province.index()]);
        witness.saw(|| match piece {
            Piece::House(space) => Event::House { seat, province, space, paid: payment },
            Piece::Emissary(_) => Event::Emissary { seat, province, paid: payment },
            Piece::Fortification(space) => Event::Fortification { seat, province, space, paid: payment },
        });
        // K6.1: only a house fills a space, so nothing else can fill a province.
        if matches!(piece, Piece::House(_)) && self.map.houses(province).without(table.built).is_empty() {
            self.score_houses(table, province, witness);
        }
    }

    #[cold]
    fn score_houses(&self, table: &mut Table, province: Province, witness: &mut impl Witness<Event>) {
        let points = self.house_points(table, province);
        Seat::all(self.players).for_each(|seat| table.points[seat] += points[seat]);
        table.scored.set(province, true);
        witness.saw(|| self.houses_scored(table, province, points));
    }

    fn houses_scored(&self, table: &Table, province: Province, points: BySeat<u16>) -> Event {
        let spaces = self.map.houses(province);
        let houses = BySeat::of(self.players, |seat| table.houses[seat] & spaces);
        let fortified = |&seat: &Seat| !(houses[seat] & table.fortifications).is_empty();
        let doubled = Seat::all(self.players).filter(fortified).collect();
        Event::HousesScored { province, houses, doubled, points }
    }

    /// K9.2: has nobody a piece left for which some province has room? The cards do not matter.
    #[inline]
    pub(crate) fn nobody_can_place(&self, table: &Table) -> bool {
        let free = self.map.spaces().without(table.built);
        let unfortified = free.without(table.fortifications);
        !table.supply.iter().any(|(_, supply)| {
            (supply.houses > 0 && !free.is_empty())
                || (supply.emissaries > 0 && !table.courts.is_empty())
                || (supply.fortifications > 0 && !unfortified.is_empty())
        })
    }

    /// The events of the final scoring in its order (K10).
    pub(crate) fn tell_final(&self, table: &Table, witness: &mut impl Witness<Event>) {
        for province in table.scored.others().iter() {
            let points = self.house_points(table, province);
            if points.iter().any(|(_, &points)| points > 0) {
                witness.saw(|| self.houses_scored(table, province, points));
            }
        }
        for (number, between) in self.map.alliances() {
            let points = self.alliance_points(table, between);
            if points.iter().any(|(_, &points)| points > 0) {
                let emissaries = between.map(|province| table.emissaries[province.index()]);
                witness.saw(|| Event::AllianceScored { number, between, emissaries, points });
            }
        }
        for seat in Seat::all(self.players) {
            witness.saw(|| Event::RoadsScored { seat, rows: self.rows(table, seat).into() });
        }
    }
}
