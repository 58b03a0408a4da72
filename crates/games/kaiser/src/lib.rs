//! The rules of Der Kaiser von China by Michael Schacht (Abacusspiele, 2005), exact and fast.
//!
//! Rule ids such as `K6.2` refer to `docs/rules/kaiser.md`. This is an unofficial,
//! non-commercial implementation in words of its own.

mod audit;
mod bad_map;
mod card;
mod check;
mod describe;
mod event;
mod facts;
mod file;
mod illegal;
mod legal;
mod map;
mod moves;
mod names;
mod notation;
mod placing;
mod play;
mod position;
mod province;
mod roads;
pub mod rules;
mod score;
mod setup;
mod space;
mod state;
mod view;

use std::sync::Arc;

use game::{Dice, Fact, Game, Rng, Seat, Seats, Step, StepOf, Turn, Viewer};

pub use bad_map::{BadMap, Fault};
pub use card::{Card, Cards, NotACard, cards_for};
pub use event::Event;
pub use file::{AllianceEntry, MapFile, ProvinceEntry, SideEntry, SpaceEntry};
pub use illegal::{Illegal, PieceKind};
pub use map::Map;
pub use moves::{Move, Payment, Piece, Source};
pub use names::{name, seat_named};
pub use notation::NotAMove;
pub use position::{BadPosition, PositionFault};
pub use province::{NotAProvince, Province, Provinces};
pub use roads::{Rows, SHORTEST};
pub use score::{Standing, rank_points};
pub use setup::{DISPLAY, Deck, EMISSARIES, HAND, HOUSES};
pub use space::{NotASpace, Space, Spaces};
pub use state::{BySeat, Drawing, Phase, State, Supply, Table};
pub use view::View;

/// Der Kaiser von China on one side of a map for three to five players (K1).
#[derive(Clone, Debug)]
pub struct Kaiser {
    map: Arc<Map>,
    players: usize,
    fortifications: bool,
}

impl Kaiser {
    /// The game on this map, with or without fortifications; `None` unless the side is for
    /// so many players (K1.4).
    pub fn new(map: Arc<Map>, players: usize, fortifications: bool) -> Option<Self> {
        map.is_for(players).then_some(Self { map, players, fortifications })
    }

    /// The map that is played on.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// Is it played with fortifications?
    pub fn has_fortifications(&self) -> bool {
        self.fortifications
    }

    /// The province in which a piece goes; the space must be on the map.
    #[inline]
    pub fn province_of(&self, piece: Piece) -> Province {
        match piece {
            Piece::House(space) | Piece::Fortification(space) => self.map.home(space),
            Piece::Emissary(province) => province,
        }
    }

    /// The best rows of a player (K10.3).
    pub fn rows(&self, table: &Table, seat: Seat) -> Rows {
        self.network(table).best_rows(table.houses[seat])
    }

    /// What the best rows among these houses, which must be one player's, score (K10.3).
    pub fn road_points(&self, table: &Table, houses: Spaces) -> u16 {
        self.network(table).best_rows(houses).points()
    }
}

impl Game for Kaiser {
    const NAME: &'static str = "kaiser";

    type State = State;
    type View = View;
    type Move = Move;
    type Chance = Card;
    type Illegal = Illegal;
    type Event = Event;
    type Deck = Deck;
    type BadPosition = BadPosition;

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self, first: Seat) -> State {
        debug_assert!(first.index() < self.players);
        self.set_up(first)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.table.phase {
            Phase::Act(seat) | Phase::Again(seat, _) | Phase::Take(seat, _) => Turn::Decide(seat),
            Phase::Deal(_) | Phase::Open | Phase::Reveal(..) | Phase::Fill(_) => Turn::Chance,
            Phase::Over(_) => Turn::Over,
        }
    }

    fn legal_moves(&self, state: &State, moves: &mut Vec<Move>) {
        self.list_moves(state, moves);
    }

    #[inline]
    fn random_move(&self, state: &State, rng: &mut Rng) -> Move {
        self.pick_move(state, rng)
    }

    fn check(&self, state: &State, m: Move) -> Result<(), Illegal> {
        self.check_move(state, m)
    }

    #[inline]
    fn play(&self, state: &mut State, m: Move) {
        debug_assert_eq!(self.check_move(state, m), Ok(()));
        self.play_before(state, m, &mut ());
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Card, u32)>) {
        outcomes.clear();
        if self.turn(state) == Turn::Chance {
            outcomes.extend(state.pile.kinds().iter().map(|card| (card, u32::from(state.pile[card]))));
        }
    }

    #[inline]
    fn random_outcome(&self, state: &State, rng: &mut Rng) -> Card {
        state.pile.nth(rng.below(u32::from(state.table.pile_size)))
    }

    #[inline]
    fn resolve(&self, state: &mut State, card: Card) {
        self.resolve_before(state, card, &mut ());
    }

    fn sees(&self, state: &State, viewer: Viewer) -> bool {
        match state.table.phase {
            Phase::Deal(seat) | Phase::Reveal(seat, _) => viewer.is(seat),
            Phase::Open | Phase::Fill(_) => true,
            Phase::Act(_) | Phase::Again(..) | Phase::Take(..) | Phase::Over(_) => false,
        }
    }

    fn shows(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Dealt { seat, .. } | Event::Saw { seat, .. } => viewer.is(*seat),
            _ => true,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng, state: &mut State) {
        self.imagine(view, rng, state);
    }

    fn explain(&self, before: &State, step: StepOf<Self>) -> Vec<Event> {
        let (mut state, mut events) = (*before, Vec::new());
        match step {
            Step::Move(m) => self.play_before(&mut state, m, &mut events),
            Step::Chance(card) => self.resolve_before(&mut state, card, &mut events),
        }
        events
    }

    fn winners(&self, state: &State) -> Seats {
        match state.table.phase {
            Phase::Over(winners) => winners,
            _ => Seats::NONE,
        }
    }

    fn shuffle(&self, dice: &mut impl Dice) -> Deck {
        Deck::shuffled(self.players, dice)
    }

    fn deal(&self, state: &State, deck: &mut Deck) -> Card {
        deck.next(state)
    }

    fn write(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read(text: &str) -> Result<(Self, State), BadPosition> {
        position::read(text)
    }

    fn write_view(&self, view: &View) -> String {
        position::write_view(self, view)
    }

    fn read_view(&self, text: &str) -> Result<View, BadPosition> {
        position::read_view(self, text)
    }

    fn describe(&self, view: &View) -> Fact {
        self.describe_view(view)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }
}
