//! Who takes which village (Q8).

use game::{Seat, Seats, Witness};

use crate::Qin;
use crate::board::{VillageId, Villages};
use crate::cell::{ProvinceId, ProvinceIds};
use crate::event::Event;
use crate::state::{BySeat, Table};

impl Qin {
    /// Q8.2, Q10.1, the village step: all pagodas that go back go back first. Says whether
    /// a last pagoda was placed.
    #[inline]
    pub(crate) fn take_villages(
        &self,
        table: &mut Table,
        seat: Seat,
        touched: Villages,
        witness: &mut impl Witness<Event>,
    ) -> bool {
        if touched.is_empty() {
            return false;
        }
        let before = table.villages;
        let mut gains = BySeat::<Villages>::default();
        let mut any = false;
        for village in touched.iter() {
            let Some(strongest) = self.strongest_at(table, village) else { continue };
            if before[strongest].contains(village) {
                continue;
            }
            any = true;
            gains[strongest].insert(village);
            if let Some(from) = table.village_owner(village) {
                table.villages[from].remove(village);
                table.supply[from] += 1;
                witness.saw(|| Event::Returned { seat: from, pagodas: 1, left: table.supply[from] });
            }
        }
        any && seat.clockwise(self.players).any(|taker| {
            gains[taker].iter().any(|village| {
                table.villages[taker].insert(village);
                table.supply[taker] -= 1;
                let left = table.supply[taker];
                witness.saw(|| {
                    let from = before.iter().find(|(_, held)| held.contains(village)).map(|(seat, _)| seat);
                    let village = self.board.village(village).first();
                    match from {
                        None => Event::Connected { seat: taker, village, left },
                        Some(from) => Event::Conquered { seat: taker, from, village, left },
                    }
                });
                left == 0
            })
        })
    }

    /// Q8.2: the one player whose strength at the village is highest, if there is one.
    #[inline]
    pub(crate) fn strongest_at(&self, table: &Table, village: VillageId) -> Option<Seat> {
        let strengths = self.strengths_at(table, village);
        let most = strengths.iter().fold(0, |most, (_, &strength)| most.max(strength));
        let strongest: Seats =
            strengths.iter().filter(|&(_, &strength)| strength == most).map(|(seat, _)| seat).collect();
        strongest.only().filter(|_| most > 0)
    }

    /// Q8.1: the pagodas on each player's provinces that share an edge with the village.
    #[inline]
    pub fn strengths_at(&self, table: &Table, village: VillageId) -> BySeat<u8> {
        // One byte for each seat: sums stay in a register.
        let mut strengths = 0u32;
        let mut counted = ProvinceIds::NONE;
        for space in self.board.villages[village.index()].border {
            let id = table.cells[space.index()].province();
            let province = table.provinces[id.index()];
            let pagodas = if counted.contains(id) { 0 } else { province.pagodas };
            strengths += u32::from(pagodas) << ((8 * province.owner.index()) & 31);
            counted.insert_if(true, id);
        }
        BySeat::new(strengths.to_le_bytes())
    }

    /// The villages that share an edge with a province.
    pub(crate) fn villages_of(&self, table: &Table, id: ProvinceId) -> Villages {
        let mut villages = Villages::NONE;
        for (village, place) in self.board.villages() {
            if place.border.iter().any(|space| table.cells[space.index()].province() == id) {
                villages.insert(village);
            }
        }
        villages
    }
}
