//! The rules of Qin by Reiner Knizia (eggertspiele, 2012), exact and fast.
//!
//! Rule ids such as `Q9.3` refer to `docs/rules/qin.md`. This is an unofficial,
//! non-commercial implementation in words of its own.

mod audit;
mod bad_board;
mod board;
mod cell;
mod check;
mod describe;
mod event;
mod facts;
mod illegal;
mod join;
mod legal;
mod moves;
mod names;
mod notation;
mod open;
mod play;
mod position;
mod provinces;
pub mod rules;
mod score;
mod setup;
mod space;
mod spaces;
mod state;
mod tile;
mod view;
mod villages;

use std::sync::Arc;

use game::{Dice, Fact, Game, Rng, Seat, Seats, Step, StepOf, Turn, Viewer};

pub use bad_board::{BadBoard, Fault};
pub use board::{Board, Printed, Village, VillageId, Villages};
pub use cell::{Cell, MAJOR, Province, ProvinceId, ProvinceIds};
pub use event::Event;
pub use illegal::{Illegal, Nearly, Obstacle};
pub use moves::{Move, Pile, Placement};
pub use names::{name, seat_named};
pub use notation::{NotAMove, NotATile};
pub use position::{BadPosition, PositionFault};
pub use score::Series;
pub use setup::{Deck, HAND};
pub use space::{Axis, NotASpace, Space};
pub use spaces::Spaces;
pub use state::{BySeat, Ending, Lacks, Land, Phase, Reason, State, Table};
pub use tile::{ALL_TILES, Colour, Kinds, Tile, Tiles};
pub use view::View;

/// Qin on one board for two to four players (Q1).
#[derive(Clone, Debug)]
pub struct Qin {
    board: Arc<Board>,
    players: usize,
}

impl Qin {
    /// Qin on this board; `None` unless two to four play (Q1.4).
    pub fn new(board: Arc<Board>, players: usize) -> Option<Self> {
        (2..=4).contains(&players).then_some(Self { board, players })
    }

    /// The board that is played on.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }
}

impl Game for Qin {
    const NAME: &'static str = "qin";

    type State = State;
    type View = View;
    type Move = Move;
    type Chance = Tile;
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
            Phase::Place(seat) | Phase::Draw(seat) => Turn::Decide(seat),
            Phase::Deal(_) | Phase::Reveal(..) => Turn::Chance,
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

    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Tile, u32)>) {
        outcomes.clear();
        if self.turn(state) == Turn::Chance {
            outcomes.extend(state.unseen.kinds().iter().map(|tile| (tile, u32::from(state.unseen[tile]))));
        }
    }

    #[inline]
    fn random_outcome(&self, state: &State, rng: &mut Rng) -> Tile {
        state.unseen.nth(rng.below(state.unseen.len()))
    }

    #[inline]
    fn resolve(&self, state: &mut State, tile: Tile) {
        self.resolve_before(state, tile, &mut ());
    }

    fn sees(&self, state: &State, viewer: Viewer) -> bool {
        matches!(state.table.phase, Phase::Deal(seat) | Phase::Reveal(seat, _) if viewer.is(seat))
    }

    fn shows(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Dealt { seat, .. } | Event::Took { seat, .. } => viewer.is(*seat),
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
            Step::Chance(tile) => self.resolve_before(&mut state, tile, &mut events),
        }
        events
    }

    fn winners(&self, state: &State) -> Seats {
        match state.table.phase {
            Phase::Over(ending) => ending.winners,
            _ => Seats::NONE,
        }
    }

    fn shuffle(&self, dice: &mut impl Dice) -> Deck {
        Deck::shuffled(self.players, dice)
    }

    fn deal(&self, state: &State, deck: &mut Deck) -> Tile {
        deck.next(state.table.phase)
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
