//! Which moves are legal (K4, K5, K7, K8).

use game::{Rng, Seat};

use crate::Kaiser;
use crate::card::{Card, Cards};
use crate::moves::{Move, Payment, Piece, Source};
use crate::province::{Province, Provinces};
use crate::space::Spaces;
use crate::state::{Phase, State, Table};

/// Where one payment can put pieces, as far as the supply goes.
#[derive(Clone, Copy, Default)]
struct Reach {
    houses: Spaces,
    fortifications: Spaces,
    emissaries: Provinces,
}

impl Reach {
    #[inline]
    fn len(&self) -> u32 {
        self.houses.len() + self.fortifications.len() + self.emissaries.len()
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = Piece> {
        let houses = self.houses.iter().map(Piece::House);
        let fortifications = self.fortifications.iter().map(Piece::Fortification);
        houses.chain(fortifications).chain(self.emissaries.iter().map(Piece::Emissary))
    }

    /// The `n`-th piece; there must be more than `n`.
    #[inline]
    fn nth(&self, n: u32) -> Piece {
        let (houses, fortifications) = (self.houses.len(), self.fortifications.len());
        if n < houses {
            Piece::House(self.houses.nth(n))
        } else if n < houses + fortifications {
            Piece::Fortification(self.fortifications.nth(n - houses))
        } else {
            let n = (n - houses - fortifications) as usize;
            Piece::Emissary(self.emissaries.iter().nth(n).expect("it is below the number of all pieces"))
        }
    }
}

/// What a payment reaches, for the at most three single cards and one joker that a hand of
/// three cards can be (K4.2).
#[derive(Default)]
struct Options {
    options: [Option<(Payment, Reach)>; 6],
    count: usize,
}

impl Options {
    #[inline]
    fn push(&mut self, payment: Payment, reach: Reach) {
        self.options[self.count] = Some((payment, reach));
        self.count += 1;
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = (Payment, Reach)> {
        self.options[..self.count].iter().flatten().copied()
    }

    fn len(&self) -> u32 {
        self.iter().map(|(_, reach)| reach.len()).sum()
    }

    fn nth(&self, mut n: u32) -> Option<Move> {
        for (payment, reach) in self.iter() {
            let here = reach.len();
            if n < here {
                return Some(Move::Place(reach.nth(n), payment));
            }
            n -= here;
        }
        None
    }
}

impl Kaiser {
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        let mut list = |options: &Options| {
            for (payment, reach) in options.iter() {
                reach.iter().for_each(|piece| moves.push(Move::Place(piece, payment)));
            }
        };
        match state.table.phase {
            Phase::Act(seat) => {
                list(&self.options(state, seat));
                moves.extend(state.hands[seat].kinds().iter().map(Move::Exchange));
            }
            Phase::Again(seat, province) => {
                list(&self.options_in(state, seat, province));
                moves.push(Move::Stop);
            }
            Phase::Take(..) => {
                let table = &state.table;
                moves.extend(table.display.kinds().iter().map(|card| Move::Take(Source::Display(card))));
                if table.pile_size > 0 {
                    moves.push(Move::Take(Source::Pile));
                }
            }
            Phase::Deal(_) | Phase::Open | Phase::Reveal(..) | Phase::Fill(_) | Phase::Over(_) => {}
        }
    }

    /// Each legal move is equally likely: it is picked by its place in the list, without
    /// making the list.
    #[inline]
    pub(crate) fn pick_move(&self, state: &State, rng: &mut Rng) -> Move {
        let table = &state.table;
        match table.phase {
            Phase::Act(seat) => {
                let options = self.options(state, seat);
                let (places, exchanges) = (options.len(), state.hands[seat].kinds());
                let n = rng.below(places + exchanges.len());
                options.nth(n).unwrap_or_else(|| nth(exchanges, n - places).map_or(Move::Stop, Move::Exchange))
            }
            Phase::Again(seat, province) => {
                let options = self.options_in(state, seat, province);
                let n = rng.below(options.len() + 1);
                options.nth(n).unwrap_or(Move::Stop)
            }
            Phase::Take(..) => {
                let open = table.display.kinds();
                let n = rng.below(open.len() + u32::from(table.pile_size > 0));
                Move::Take(nth(open, n).map_or(Source::Pile, Source::Display))
            }
            Phase::Deal(_) | Phase::Open | Phase::Reveal(..) | Phase::Fill(_) | Phase::Over(_) => {
                unreachable!("nobody has to decide")
            }
        }
    }

    /// The first piece of a turn may go to any province (K4.1).
    #[inline]
    fn options(&self, state: &State, seat: Seat) -> Options {
        let (table, hand) = (&state.table, &state.hands[seat]);
        let mut options = Options::default();
        for card in hand.kinds().iter() {
            let (spaces, provinces) = (self.map.coloured_spaces(card), self.map.coloured(card));
            options.push(Payment::Card(card), self.reach(table, seat, spaces, provinces));
        }
        for card in hand.kinds_with(2).iter() {
            let spaces = self.map.spaces().without(self.map.coloured_spaces(card));
            let provinces = self.map.coloured(card).others();
            options.push(Payment::Joker(card), self.reach(table, seat, spaces, provinces));
        }
        options
    }

    /// The second goes to the province of the first (K4.1).
    #[inline]
    fn options_in(&self, state: &State, seat: Seat, province: Province) -> Options {
        let hand = &state.hands[seat];
        let mut options = Options::default();
        let reach = self.reach(&state.table, seat, self.map.houses(province), Provinces::one(province));
        for payment in self.payments(hand, province) {
            options.push(payment, reach);
        }
        options
    }

    /// K4.2: a card of the province's colour, or two of one other.
    fn payments(&self, hand: &Cards, province: Province) -> impl Iterator<Item = Payment> {
        let colour = self.map.colour(province);
        let card = (hand[colour] > 0).then_some(Payment::Card(colour));
        let jokers = hand.kinds_with(2).iter().filter(move |&card| card != colour).map(Payment::Joker);
        card.into_iter().chain(jokers)
    }

    #[inline]
    fn reach(&self, table: &Table, seat: Seat, spaces: Spaces, provinces: Provinces) -> Reach {
        let supply = table.supply[seat];
        let free = spaces.without(table.built);
        let (all, none) = (Spaces(u64::MAX), Spaces::NONE);
        Reach {
            houses: free & if supply.houses > 0 { all } else { none },
            fortifications: free.without(table.fortifications) & if supply.fortifications > 0 { all } else { none },
            emissaries: if supply.emissaries > 0 { table.courts.and(provinces) } else { Provinces::NONE },
        }
    }
}

#[inline]
fn nth(cards: game::Kinds<Card>, n: u32) -> Option<Card> {
    cards.iter().nth(n as usize)
}
