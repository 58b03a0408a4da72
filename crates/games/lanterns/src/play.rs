//! The rules. `play` and `explain` share one code path: with the witness `()` no event is built.

use game::{Dealing, Dice, Game, Rng, Seat, Seats, Turn, Viewer, Witness};

use crate::Lanterns;
use crate::card::{Card, Cards, DECK};
use crate::describe::{Event, Illegal};
use crate::moves::Move;
use crate::state::{BySeat, Phase, Row, State, Table};
use crate::view::View;

/// L1: cards dealt to each player.
const HAND: u8 = 3;

// Nothing in here allocates: searches call it millions of times a second.
impl Game for Lanterns {
    const NAME: &'static str = "lanterns";

    type State = State;
    type View = View;
    type Move = Move;
    type Chance = Card;
    type Illegal = Illegal;

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self, first: Seat) -> State {
        let table = Table {
            phase: Phase::Deal(first),
            rows: BySeat::all(Row::default()),
            hand_sizes: BySeat::all(0),
            shown: Cards::NONE,
        };
        State { table, hands: BySeat::all(Cards::NONE), pile: DECK }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.table.phase {
            Phase::Play(seat) => Turn::Decide(seat),
            Phase::Deal(_) | Phase::Draw(_) => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend(self.legal(state));
    }

    fn random_move(&self, state: &State, rng: &mut Rng) -> Move {
        let n = rng.below(self.legal(state).count() as u32);
        self.legal(state).nth(n as usize).expect("a player has to decide")
    }

    fn check(&self, state: &State, m: Move) -> Result<(), Illegal> {
        let Phase::Play(seat) = state.table.phase else {
            return Err(Illegal::NotNow { phase: state.table.phase });
        };
        let (card, hand) = (m.card(), state.hands[seat]);
        if hand[card] == 0 {
            return Err(Illegal::NotInHand { card, hand });
        }
        match (m, state.table.rows[seat].last) {
            (Move::Hang(card), Some(last)) if card < last => Err(Illegal::TooDark { card, last }),
            _ => Ok(()),
        }
    }

    fn play(&self, state: &mut State, m: Move) {
        self.play_before(state, m, &mut ());
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Card, u32)>) {
        outcomes.clear();
        if self.turn(state) == Turn::Chance {
            outcomes.extend(state.pile.kinds().iter().map(|card| (card, u32::from(state.pile[card]))));
        }
    }

    fn random_outcome(&self, state: &State, rng: &mut Rng) -> Card {
        state.pile.nth(rng.below(state.pile.len()))
    }

    fn resolve(&self, state: &mut State, card: Card) {
        self.resolve_before(state, card, &mut ());
    }

    fn winners(&self, state: &State) -> Seats {
        if state.table.phase == Phase::Over { state.table.best(self.players) } else { Seats::NONE }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng, state: &mut State) {
        view.sample(self.players, rng, state);
    }
}

impl Lanterns {
    fn legal(&self, state: &State) -> impl Iterator<Item = Move> {
        let hand = match state.table.phase {
            Phase::Play(seat) => state.hands[seat],
            _ => Cards::NONE,
        };
        let both = |card| [Move::Hang(card), Move::Discard(card)];
        hand.kinds().iter().flat_map(both).filter(|&m| self.check(state, m).is_ok())
    }

    pub(crate) fn play_before(&self, state: &mut State, m: Move, witness: &mut impl Witness<Event>) {
        let Phase::Play(seat) = state.table.phase else { unreachable!("nobody has to decide") };
        let (card, table) = (m.card(), &mut state.table);
        state.hands[seat][card] -= 1;
        table.hand_sizes[seat] -= 1;
        table.shown[card] += 1;
        match m {
            Move::Hang(_) => {
                let row = &mut table.rows[seat];
                *row = Row { last: Some(card), sum: row.sum + card.brightness() };
                let sum = row.sum;
                witness.saw(|| Event::Hung { seat, card, sum });
            }
            Move::Discard(_) => witness.saw(|| Event::Discarded { seat, card }),
        }
        if state.pile.is_empty() {
            self.end_turn(state, seat, witness);
        } else {
            state.table.phase = Phase::Draw(seat);
        }
    }

    pub(crate) fn resolve_before(&self, state: &mut State, card: Card, witness: &mut impl Witness<Event>) {
        let (Phase::Deal(seat) | Phase::Draw(seat)) = state.table.phase else { unreachable!("no card is drawn") };
        state.pile[card] -= 1;
        state.hands[seat][card] += 1;
        state.table.hand_sizes[seat] += 1;
        if let Phase::Draw(_) = state.table.phase {
            witness.saw(|| Event::Drew { seat, card });
            self.end_turn(state, seat, witness);
        } else {
            witness.saw(|| Event::Dealt { seat, card });
            let next = seat.next(self.players);
            let dealt = state.table.hand_sizes[next] == HAND;
            state.table.phase = if dealt { Phase::Play(next) } else { Phase::Deal(next) };
        }
    }

    fn end_turn(&self, state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
        let table = &mut state.table;
        let next = seat.next(self.players).clockwise(self.players).find(|&seat| table.hand_sizes[seat] > 0);
        match next {
            Some(next) => table.phase = Phase::Play(next),
            None => {
                table.phase = Phase::Over;
                let winners = table.best(self.players);
                witness.saw(|| Event::Over { winners });
            }
        }
    }
}

/// The cards in the order they will be drawn, the next one last. Only a dealer has it.
#[derive(Clone, Debug)]
pub struct Deck(Vec<Card>);

impl Dealing for Lanterns {
    type Deck = Deck;

    fn shuffle(&self, dice: &mut impl Dice) -> Deck {
        let mut cards: Vec<_> = DECK.iter().collect();
        dice.shuffle(&mut cards);
        Deck(cards)
    }

    fn deal(&self, _: &State, deck: &mut Deck) -> Card {
        deck.0.pop().expect("the deck has dealt this game from its start")
    }
}
