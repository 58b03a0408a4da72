//! What a move does to the course of the game: whose turn, whose tiles, and the end.

use game::{Game, Rng, Seat, Seats, Turn, Viewer, Witness};

use crate::Qin;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::setup::HAND;
use crate::state::{Lacks, Phase, Reason, State, Table};
use crate::tile::{Kinds, Tile};
use crate::view::View;

impl Game for Qin {
    const NAME: &'static str = "qin";

    type State = State;
    type View = View;
    type Move = Move;
    type Chance = Tile;
    type Illegal = Illegal;

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

    fn winners(&self, state: &State) -> Seats {
        match state.table.phase {
            Phase::Over(ending) => ending.winners,
            _ => Seats::NONE,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng, state: &mut State) {
        self.imagine(view, rng, state);
    }
}

impl Qin {
    pub(crate) fn play_before(&self, state: &mut State, m: Move, witness: &mut impl Witness<Event>) {
        match (state.table.phase, m) {
            (Phase::Place(seat), Move::Place(placement)) => {
                let (table, tile) = (&mut state.table, placement.tile());
                state.hands[seat][tile] -= 1;
                table.hand_sizes[seat] -= 1;
                table.lacks[seat].played(tile);
                if self.place(table, seat, placement, witness) {
                    self.finish(table, Reason::LastPagoda, witness);
                } else if table.all_piles_empty() {
                    self.end_turn(state, seat, witness);
                } else {
                    table.phase = Phase::Draw(seat);
                }
            }
            (Phase::Draw(seat), Move::Draw(pile)) => {
                state.table.phase = Phase::Reveal(seat, pile);
                witness.saw(|| Event::Drew { seat, pile });
            }
            (Phase::Place(seat), Move::Pass) => {
                let shown = Lacks { kinds: self.placeable(&state.table), tiles: state.table.hand_sizes[seat] };
                state.table.lacks[seat].passed(shown);
                witness.saw(|| Event::Passed { seat });
                self.end_turn(state, seat, witness);
            }
            (phase, m) => unreachable!("{m:?} is no move for {phase:?}"),
        }
    }

    pub(crate) fn resolve_before(&self, state: &mut State, tile: Tile, witness: &mut impl Witness<Event>) {
        let table = &mut state.table;
        let (Phase::Deal(seat) | Phase::Reveal(seat, _)) = table.phase else {
            unreachable!("no tile is to be drawn in {:?}", table.phase)
        };
        state.unseen[tile] -= 1;
        state.hands[seat][tile] += 1;
        table.hand_sizes[seat] += 1;
        if let Phase::Reveal(_, pile) = table.phase {
            witness.saw(|| Event::Took { seat, tile });
            table.piles[pile.index()] -= 1;
            self.end_turn(state, seat, witness);
        } else {
            witness.saw(|| Event::Dealt { seat, tile });
            // Q2.1: round the table until the first player would get one tile too many.
            let next = seat.next(self.players);
            let dealt = table.hand_sizes[next] == HAND;
            table.phase = if dealt { Phase::Place(next) } else { Phase::Deal(next) };
        }
    }

    /// Q10.3: looked at after every turn, after the drawing. Nearly always the next player
    /// holds tiles and can place one.
    #[inline]
    fn end_turn(&self, state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
        let next = seat.next(self.players);
        if self.can_place(&state.table, state.hands[next].kinds()) {
            state.table.phase = Phase::Place(next);
        } else {
            self.end_turn_late(state, seat, witness);
        }
    }

    #[cold]
    fn end_turn_late(&self, state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
        let table = &state.table;
        let holders = || seat.next(self.players).clockwise(self.players).filter(|&s| table.hand_sizes[s] > 0);
        let Some(next) = holders().next() else {
            return self.finish(&mut state.table, Reason::NoTiles, witness);
        };
        // Q3.7: the next player may have to pass, but only while another player can place.
        if holders().any(|holder| self.can_place(table, state.hands[holder].kinds())) {
            state.table.phase = Phase::Place(next);
        } else {
            self.finish(&mut state.table, Reason::NoRoom, witness);
        }
    }

    fn finish(&self, table: &mut Table, reason: Reason, witness: &mut impl Witness<Event>) {
        let ending = self.ending(table, reason);
        table.phase = Phase::Over(ending);
        witness.saw(|| Event::Over(ending));
    }
}

impl Lacks {
    /// Another pass: of a hand that is still the same, both hold.
    fn passed(&mut self, shown: Self) {
        let same_hand = self.tiles == shown.tiles;
        let before = if same_hand { self.kinds } else { Kinds::NONE };
        *self = Self { kinds: before.iter().chain(shown.kinds.iter()).collect(), ..shown };
    }

    /// A tile has left the hand. If it is of a kind that the hand lacked it was drawn
    /// later; otherwise it may have been one of the tiles that something was known of.
    #[inline]
    fn played(&mut self, tile: Tile) {
        if self.tiles > 0 && !self.kinds.contains(tile) {
            self.tiles -= 1;
            if self.tiles == 0 {
                *self = Self::default();
            }
        }
    }
}
