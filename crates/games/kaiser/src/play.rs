//! What a move does to the course of the game: turns, drawing, and the end.

use game::{Game, Rng, Seat, Seats, Turn, Viewer, Witness};

use crate::Kaiser;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::{Move, Payment, Source};
use crate::setup::{DISPLAY, HAND};
use crate::state::{Drawing, Phase, State};
use crate::view::View;

impl Game for Kaiser {
    const NAME: &'static str = "kaiser";

    type State = State;
    type View = View;
    type Move = Move;
    type Chance = Card;
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

    fn winners(&self, state: &State) -> Seats {
        match state.table.phase {
            Phase::Over(winners) => winners,
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

impl Kaiser {
    pub(crate) fn play_before(&self, state: &mut State, m: Move, witness: &mut impl Witness<Event>) {
        match (state.table.phase, m) {
            (Phase::Act(seat), Move::Place(piece, payment)) => {
                let province = self.province_of(piece);
                let was_empty = self.has_no_piece(&state.table, province);
                pay(state, seat, payment);
                self.place(&mut state.table, seat, piece, payment, witness);
                // K4.3. What a hand may hold is not looked at: going on at once would show it.
                if was_empty || state.table.hand_sizes[seat] == 0 {
                    self.stop(state, seat, witness);
                } else {
                    state.table.phase = Phase::Again(seat, province);
                }
            }
            (Phase::Again(seat, _), Move::Place(piece, payment)) => {
                pay(state, seat, payment);
                self.place(&mut state.table, seat, piece, payment, witness);
                self.stop(state, seat, witness);
            }
            (Phase::Again(seat, _), Move::Stop) => {
                witness.saw(|| Event::Stopped { seat });
                self.stop(state, seat, witness);
            }
            (Phase::Act(seat), Move::Exchange(card)) => {
                // K8.2: it is on the discard pile before the drawing.
                discard(state, seat, card);
                witness.saw(|| Event::Exchanged { seat, card });
                self.draw_on(state, seat, Drawing::One, witness);
            }
            (Phase::Take(seat, drawing), Move::Take(Source::Display(card))) => {
                let table = &mut state.table;
                table.display[card] -= 1;
                table.known[seat][card] += 1;
                table.hand_sizes[seat] += 1;
                state.hands[seat][card] += 1;
                witness.saw(|| Event::Took { seat, card });
                self.drawn(state, seat, drawing, witness);
            }
            (Phase::Take(seat, drawing), Move::Take(Source::Pile)) => {
                state.table.phase = Phase::Reveal(seat, drawing);
                witness.saw(|| Event::Drew { seat });
            }
            (phase, m) => unreachable!("{m:?} is no move for {phase:?}"),
        }
    }

    pub(crate) fn resolve_before(&self, state: &mut State, card: Card, witness: &mut impl Witness<Event>) {
        state.pile[card] -= 1;
        state.table.pile_size -= 1;
        match state.table.phase {
            Phase::Deal(seat) => {
                take_unseen(state, seat, card);
                witness.saw(|| Event::Dealt { seat, card });
                // K2.2: round the table until the first player would get one card too many.
                let next = seat.next(self.players);
                let dealt = state.table.hand_sizes[next] == HAND;
                state.table.phase = if dealt { Phase::Open } else { Phase::Deal(next) };
            }
            Phase::Open => {
                lay_open(state, card);
                witness.saw(|| Event::LaidOut { card });
                if state.table.display.len() == DISPLAY {
                    state.table.phase = Phase::Act(state.table.emperor);
                }
            }
            Phase::Reveal(seat, drawing) => {
                take_unseen(state, seat, card);
                witness.saw(|| Event::Saw { seat, card });
                self.check_pile(state, witness);
                self.drawn(state, seat, drawing, witness);
            }
            Phase::Fill(seat) => {
                lay_open(state, card);
                witness.saw(|| Event::Opened { card });
                self.check_pile(state, witness);
                self.fill_display(state, seat, witness);
            }
            phase => unreachable!("no card is to be drawn in {phase:?}"),
        }
    }

    /// The last piece of a turn is placed.
    #[inline]
    fn stop(&self, state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
        // K9.2: looked at once, after the last piece and before drawing.
        if self.nobody_can_place(&state.table) {
            witness.saw(|| Event::NoRoom);
            self.finish(state, witness);
        } else {
            self.draw_on(state, seat, Drawing::UpToThree, witness);
        }
    }

    /// Another card, if one is due and there is any (K7.1, K7.3, K8.3).
    #[inline]
    fn draw_on(&self, state: &mut State, seat: Seat, drawing: Drawing, witness: &mut impl Witness<Event>) {
        let due = drawing == Drawing::One || state.table.hand_sizes[seat] < HAND;
        if due && state.table.can_draw() {
            state.table.phase = Phase::Take(seat, drawing);
        } else {
            self.fill_display(state, seat, witness);
        }
    }

    #[inline]
    fn drawn(&self, state: &mut State, seat: Seat, drawing: Drawing, witness: &mut impl Witness<Event>) {
        match drawing {
            Drawing::UpToThree => self.draw_on(state, seat, drawing, witness),
            Drawing::One => self.fill_display(state, seat, witness),
        }
    }

    /// K7.1: only after the drawing, and not any more once the pile has run out twice (K7.3).
    #[inline]
    fn fill_display(&self, state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
        if state.table.pile_size > 0 && state.table.display.len() < DISPLAY {
            state.table.phase = Phase::Fill(seat);
        } else {
            self.end_turn(state, seat, witness);
        }
    }

    /// K7.4: the pile runs out at the moment its last card leaves it.
    #[inline]
    fn check_pile(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        if state.table.pile_size == 0 {
            self.run_out(state, witness);
        }
    }

    #[cold]
    fn run_out(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        let table = &mut state.table;
        table.run_out += 1;
        if table.run_out == 1 && !table.discard.is_empty() {
            // K7.2: everybody knows what the new pile holds, and so what the hands hold together.
            state.pile = std::mem::take(&mut table.discard);
            table.pile_size = state.pile.len() as u8;
            table.fresh = state.pile;
            for seat in Seat::all(self.players) {
                state.held[seat] = state.hands[seat].minus(&table.known[seat]).expect("known cards are in hand");
                table.held[seat] = table.hidden(seat);
            }
            witness.saw(|| Event::Shuffled { cards: table.pile_size });
        } else {
            table.run_out = 2;
            witness.saw(|| Event::EndIsNear);
        }
    }

    /// K9.1: the round is played to its end after the pile has run out for the second time.
    #[inline]
    fn end_turn(&self, state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
        let next = seat.next(self.players);
        if state.table.run_out == 2 && next == state.table.emperor {
            self.finish(state, witness);
        } else {
            state.table.phase = Phase::Act(next);
        }
    }

    /// K10.
    fn finish<W: Witness<Event>>(&self, state: &mut State, witness: &mut W) {
        let table = &mut state.table;
        table.totals = self.final_points(table);
        let winners = self.best(table, &table.totals);
        if W::LISTENS {
            self.tell_final(table, witness);
        }
        table.phase = Phase::Over(winners);
        witness.saw(|| Event::Over { winners, points: table.totals });
    }
}

fn take_unseen(state: &mut State, seat: Seat, card: Card) {
    state.hands[seat][card] += 1;
    state.table.hand_sizes[seat] += 1;
}

fn lay_open(state: &mut State, card: Card) {
    state.table.display[card] += 1;
    state.table.fresh[card] -= 1;
}

fn pay(state: &mut State, seat: Seat, payment: Payment) {
    let (card, count) = payment.cards();
    for _ in 0..count {
        discard(state, seat, card);
    }
}

/// A card leaves a hand for the discard pile, and everybody sees it. If the player was known
/// to hold such a card, it is that one: which of two like cards it is makes no difference.
#[inline]
fn discard(state: &mut State, seat: Seat, card: Card) {
    let table = &mut state.table;
    state.hands[seat][card] -= 1;
    table.hand_sizes[seat] -= 1;
    table.discard[card] += 1;
    if table.known[seat][card] > 0 {
        table.known[seat][card] -= 1;
    } else if table.held[seat] == 0 {
        table.fresh[card] -= 1;
    } else {
        unveil(state, seat, card);
    }
}

/// A hidden card of somebody who holds some since before the pile was shuffled is seen: was
/// it one of them? Where that cannot be told, what was known of them is forgotten.
#[cold]
fn unveil(state: &mut State, seat: Seat, card: Card) {
    let old = old_cards(state);
    let table = &mut state.table;
    // The card has left the hand already.
    let newer = table.hand_sizes[seat] + 1 - table.known[seat].len() as u8 - table.held[seat];
    if newer == 0 || table.fresh[card] == 0 {
        table.held[seat] -= 1;
        state.held[seat][card] -= 1;
    } else if old[card] == 0 {
        table.fresh[card] -= 1;
    } else {
        table.fresh = table.fresh.plus(&old);
        table.fresh[card] -= 1;
        table.held = Default::default();
        state.held = Default::default();
    }
}

/// The cards, all hands together, that are held since before the pile was shuffled.
fn old_cards(state: &State) -> Cards {
    state.held.iter().fold(Cards::NONE, |all, (_, held)| all.plus(held))
}
