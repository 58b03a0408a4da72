//! What a network looks at in Der Kaiser von China. `docs/research/inputs-kaiser.md` lists it.

mod alliances;
mod base;
mod buckets;
mod cards;
mod course;
mod eye;
mod habit;
mod lands;
mod layout;
mod memo;
mod points;
mod roads;
mod rows;
mod strength;
mod sweep;
mod taste;

use ::kaiser::{Card, Kaiser, Move, Payment, Phase, Province, Source, State, Table};
use game::{Game, Seat, Turn};

use self::eye::{Eye, Sink};
pub use self::habit::{Choice, Tally};
use self::lands::Land;
use self::layout::Layout;
use self::points::Points;
use self::roads::Stretches;
pub use self::sweep::KaiserScratch;
use crate::judge::{Judged, Learned};
use crate::level::{Level, Manner};
use crate::network::Network;
use crate::networks;
use crate::outlook::Outlook;
use crate::style::Style;
use crate::thinker::{Playouts, Spread};

impl Judged for Kaiser {
    fn lead(&self, state: &State, seat: Seat) -> i32 {
        let table = state.table();
        let points = match table.phase() {
            Phase::Over(_) => ::kaiser::BySeat::of(self.players(), |seat| table.total(seat)),
            _ => self.final_points(table),
        };
        let others = Seat::all(self.players()).filter(|&other| other != seat);
        i32::from(points[seat]) - others.map(|other| i32::from(points[other])).max().unwrap_or(0)
    }

    fn indifferent(&self, state: &State) -> Option<Move> {
        let table = state.table();
        match table.phase() {
            Phase::Take(..) => match (table.display().kinds().iter().next(), table.pile_size()) {
                (None, 1..) => Some(Move::Take(Source::Pile)),
                (Some(card), 0) if table.display().kinds().len() == 1 => Some(Move::Take(Source::Display(card))),
                _ => None,
            },
            Phase::Again(seat, province) => {
                // What the hand could pay for is not looked at: everybody knows the answer.
                (!has_room(self, table, seat, province)).then_some(Move::Stop)
            }
            _ => None,
        }
    }
}

/// Has the province room for a piece that the seat has left (K5)?
fn has_room(game: &Kaiser, table: &Table, seat: Seat, province: Province) -> bool {
    let supply = table.supply(seat);
    let free = game.map().houses(province).without(table.built());
    (supply.houses > 0 && !free.is_empty())
        || (supply.emissaries > 0 && table.room(province) > 0)
        || (supply.fortifications > 0 && !free.without(table.fortifications()).is_empty())
}

/// Where the bits of what moves need begin: single cards, pairs, open cards; and the bits
/// of stopping and of the pile.
const SINGLE: usize = 0;
const PAIR: usize = 8;
const OPEN: usize = 16;
const PILE: usize = 24;
const STOP: usize = 25;

impl Learned for Kaiser {
    type Scratch = KaiserScratch;
    type Foresight = Playouts<Self>;

    fn inputs(&self) -> usize {
        Layout::of(self.players()).inputs
    }

    fn observe(&self, state: &State, seat: Seat, on: &mut Vec<u16>) {
        on.clear();
        observe(&Eye::new(self, seat), state, on);
    }

    fn sweep(
        &self,
        network: &Network,
        state: &State,
        moves: &[Move],
        scratch: &mut KaiserScratch,
        outlooks: &mut Vec<Outlook>,
    ) {
        sweep::sweep(self, network, state, moves, scratch, outlooks);
    }

    /// Cards and pairs in hand and that one may stop; or the open cards and the pile.
    #[inline]
    fn has(&self, state: &State) -> u32 {
        let table = state.table();
        match table.phase() {
            Phase::Act(seat) | Phase::Again(seat, _) => {
                let hand = state.hand(seat);
                let stop = u32::from(matches!(table.phase(), Phase::Again(..))) << STOP;
                u32::from(hand.kinds().bits()) << SINGLE | u32::from(hand.kinds_with(2).bits()) << PAIR | stop
            }
            _ => u32::from(table.display().kinds().bits()) << OPEN | u32::from(table.pile_size() > 0) << PILE,
        }
    }

    #[inline]
    fn needs(m: Move) -> u32 {
        let bit = match m {
            Move::Place(_, Payment::Card(card)) | Move::Exchange(card) => SINGLE + card.index(),
            Move::Place(_, Payment::Joker(card)) => PAIR + card.index(),
            Move::Stop => STOP,
            Move::Take(Source::Display(card)) => OPEN + card.index(),
            Move::Take(Source::Pile) => PILE,
        };
        1 << bit
    }

    fn manner(&self, level: Level) -> Manner {
        strength::manner(level)
    }

    fn taste(&self, state: &State, m: Move, style: Style) -> f32 {
        let Turn::Decide(seat) = self.turn(state) else { return 0.0 };
        taste::taste(self, state, seat, m, style)
    }

    fn spread(&self) -> Spread {
        strength::spread()
    }

    fn shipped(&self) -> Option<&'static Network> {
        networks::kaiser(self.players())
    }
}

/// All inputs, block by block.
fn observe(eye: &Eye, state: &State, sink: &mut impl Sink) {
    let (table, hand) = (state.table(), state.hand(eye.me()));
    let lands = Province::ALL.map(|province| Land::new(eye, table, province));
    let mut points = Points::new(eye, table);
    let mut free = [0; Card::ALL.len()];
    for (province, land) in Province::ALL.into_iter().zip(&lands) {
        let colour = eye.map().colour(province);
        land.show(eye, province, hand[colour], sink);
        free[colour.index()] += land.free;
        points::add(&mut points.houses, &land.points);
    }
    for (_, between) in eye.map().alliances() {
        let [one, other] = between.map(|province| &lands[province.index()]);
        points::add(&mut points.alliances, &alliances::show(eye, one, other, sink));
    }
    let score = |houses| eye.game.road_points(table, houses);
    let mut completing = ::kaiser::Spaces::NONE;
    for place in (0..eye.players).rev() {
        let stretches = Stretches::of(eye, table.houses(eye.seats()[place]));
        let ways = roads::show(eye, table, place, (stretches.iter(), table.built()), sink, score);
        points.roads[place] = ways.points;
        completing = ways.completing;
    }
    points.show(eye, sink);
    roads::show_payable(eye, completing, cards::payable(eye, hand), sink);
    cards::show(eye, state, &free, sink);
    cards::show_far(eye, state, sink);
    let second = match table.phase() {
        Phase::Again(_, province) => Some(&lands[province.index()]),
        _ => None,
    };
    course::show_phase(eye, state, second, sink);
    course::show_mine(eye, table, free.iter().copied().map(u16::from).sum(), sink);
    course::show_far(eye, table, sink);
}
