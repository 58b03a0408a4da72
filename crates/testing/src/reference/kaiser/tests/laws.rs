//! Laws for random games. What is legal is worked out once more here, from the
//! numbers on the map.

use super::*;
use crate::reference::kaiser::setup::sorted;

/// What counts for the pieces of one turn in one province.
#[derive(Clone)]
struct Room {
    variant: bool,
    free: BTreeSet<u8>,
    bare: BTreeSet<u8>,
    own_houses: u8,
    other_houses: u8,
    emissaries: u8,
    supply: Supply,
}

impl Room {
    fn new(kaiser: &Kaiser, seat: usize, province: &Province) -> Room {
        let spaces: BTreeSet<u8> = province.houses.iter().copied().collect();
        let free: BTreeSet<u8> = spaces.iter().copied().filter(|space| !kaiser.houses.contains_key(space)).collect();
        let count = |owner| spaces.iter().filter(|space| kaiser.houses.get(space) == Some(&owner)).count();
        let count = |owner| u8::try_from(count(owner)).unwrap();
        Room {
            variant: kaiser.fortifications_variant,
            bare: &free - &kaiser.fortifications,
            free,
            own_houses: count(seat),
            other_houses: (0..kaiser.players).filter(|&other| other != seat).map(count).max().unwrap(),
            emissaries: kaiser.emissaries.get(&province.name).map_or(0, |counts| counts.iter().sum()),
            supply: kaiser.supply[seat],
        }
    }

    /// All pieces for which there is room, each with the room after it.
    fn pieces(&self) -> Vec<(Piece, Room)> {
        let mut pieces = Vec::new();
        for &space in self.free.iter().filter(|_| self.supply.houses >= 1) {
            let mut after = self.clone();
            after.free.remove(&space);
            after.bare.remove(&space);
            after.own_houses += 1;
            after.supply.houses -= 1;
            pieces.push((Piece::House(space), after));
        }
        if self.supply.emissaries >= 1 && self.emissaries < self.own_houses.max(self.other_houses) {
            let mut after = self.clone();
            after.emissaries += 1;
            after.supply.emissaries -= 1;
            pieces.push((Piece::Emissary, after));
        }
        for &space in self.bare.iter().filter(|_| self.variant && self.supply.fortifications >= 1) {
            let mut after = self.clone();
            after.bare.remove(&space);
            after.supply.fortifications -= 1;
            pieces.push((Piece::Fortification(space), after));
        }
        pieces
    }
}

/// The ways to pay in a province with the number of pieces they pay for (K4.3).
fn payments(hand: &[Colour], colour: Colour) -> Vec<(Vec<Colour>, usize)> {
    let held = |colour| hand.iter().filter(|&&card| card == colour).count();
    let mut payments = Vec::new();
    for pieces in 1..=held(colour).min(2) {
        payments.push((vec![colour; pieces], pieces));
    }
    for joker in colours("rgyov").into_iter().filter(|&joker| joker != colour && held(joker) >= 2) {
        payments.push((vec![joker; 2], 1));
        if held(colour) >= 1 {
            payments.push((sorted(vec![joker, joker, colour]), 2));
        }
    }
    payments
}

/// The list of placings holds just those that the numbers allow, and the
/// verdict agrees with its single pieces.
pub(super) fn check_listing(kaiser: &Kaiser, legal: &BTreeSet<Placing>) {
    let mut expected = BTreeSet::new();
    let mut list = |cards: &[Colour], province: &str, pieces: &[Piece]| {
        expected.insert(Placing { cards: cards.to_vec(), province: province.to_string(), pieces: pieces.to_vec() });
    };
    for province in &kaiser.map.provinces {
        let room = Room::new(kaiser, kaiser.to_move, province);
        let opened = room.bare.len() < province.houses.len() || room.emissaries > 0;
        for (cards, paid) in payments(&kaiser.hands[kaiser.to_move], province.colour) {
            for (first, after) in room.pieces() {
                assert_eq!(kaiser.verdict(&province.name, first), Ok(()));
                if paid == 1 {
                    list(&cards, &province.name, &[first]);
                }
                for (second, _) in after.pieces().into_iter().filter(|_| paid == 2 && opened) {
                    list(&cards, &province.name, &[first, second]);
                }
            }
        }
    }
    assert_eq!(*legal, expected);
}

/// K9.2, looked at after a placing.
pub(super) fn can_anybody_place_after(kaiser: &Kaiser, placing: &Placing) -> bool {
    let mut after = kaiser.clone();
    for &piece in &placing.pieces {
        after.put_piece(kaiser.map.province(&placing.province), piece);
    }
    let has_room = |seat, province| !Room::new(&after, seat, province).pieces().is_empty();
    (0..after.players).any(|seat| after.map.provinces.iter().any(|province| has_room(seat, province)))
}

/// Every player's houses and emissaries, on the map or not, and all
/// fortifications.
fn all_pieces(kaiser: &Kaiser) -> (Vec<(usize, u8)>, usize) {
    let own = |seat: usize| {
        let houses = kaiser.houses.values().filter(|&&owner| owner == seat).count();
        let emissaries: u8 = kaiser.emissaries.values().map(|counts| counts[seat]).sum();
        let supply = kaiser.supply[seat];
        (houses + usize::from(supply.houses), emissaries + supply.emissaries)
    };
    let left: usize = kaiser.supply.iter().map(|supply| usize::from(supply.fortifications)).sum();
    ((0..kaiser.players).map(own).collect(), left + kaiser.fortifications.len())
}

/// Laws that hold in every position.
pub(super) fn check_position(before: &Kaiser, kaiser: &Kaiser) {
    let piles = [&kaiser.display, &kaiser.deck, &kaiser.discard];
    let all: Vec<Colour> = kaiser.hands.iter().chain(piles).flatten().copied().collect();
    assert_eq!(sorted(all), cards(kaiser.players));
    assert_eq!(all_pieces(kaiser), all_pieces(before));
    assert!(kaiser.emissaries.values().all(|counts| counts.iter().sum::<u8>() > 0));
    check_provinces(kaiser);

    let ready = |cards: &[Colour], full: usize| cards.len() == full && cards.is_sorted();
    assert!(kaiser.last_round || kaiser.over || ready(&kaiser.display, 4));
    assert!(kaiser.over || ready(&kaiser.hands[kaiser.to_move], 3), "every turn starts with three cards");
    assert_eq!((kaiser.last_round, kaiser.deck.is_empty()), (kaiser.run_out == 2, kaiser.run_out == 2));
    assert!(kaiser.over || kaiser.to_move == (before.to_move + 1) % kaiser.players);
}

/// Emissaries keep to their limit; full provinces are scored, with the points
/// of K6.
fn check_provinces(kaiser: &Kaiser) {
    let mut points = vec![0; kaiser.players];
    for province in &kaiser.map.provinces {
        let rooms: Vec<Room> = (0..kaiser.players).map(|seat| Room::new(kaiser, seat, province)).collect();
        assert!(rooms[0].emissaries <= rooms[0].own_houses.max(rooms[0].other_houses), "K5.2");
        assert_eq!(kaiser.scored.contains(&province.name), rooms[0].free.is_empty(), "K6.1");
        for (seat, room) in rooms.iter().enumerate().filter(|_| rooms[0].free.is_empty()) {
            let above = rooms.iter().map(|other| other.own_houses).filter(|&count| count > room.own_houses).min();
            let score = above.map_or(province.houses.len(), usize::from) * usize::from(room.own_houses > 0);
            let on_fortification = |space| kaiser.houses[space] == seat && kaiser.fortifications.contains(space);
            points[seat] += score * if province.houses.iter().any(on_fortification) { 2 } else { 1 };
        }
    }
    assert!(kaiser.points.iter().map(|&points| points as usize).eq(points), "K6.2");
}

/// The result is the sum of the parts, and the parts are within what the pieces
/// on the map allow.
pub(super) fn check_result(kaiser: &Kaiser) {
    let (points, winners) = kaiser.result();
    for (seat, parts) in kaiser.final_parts().into_iter().enumerate() {
        assert_eq!(points[seat], parts.houses + parts.alliances + parts.roads);
        assert!(parts.houses >= kaiser.points[seat]);
        let houses = kaiser.houses.values().filter(|&&owner| owner == seat).count();
        assert!(parts.roads as usize <= 2 * houses);
    }
    assert!(winners.iter().all(|&seat| Some(&points[seat]) == points.iter().max()));
    assert!(!winners.is_empty());
}
