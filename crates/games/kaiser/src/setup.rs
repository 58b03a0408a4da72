//! The start of a game (K1.3, K2), and the order of the cards that only a dealer knows.

use game::{Dealing, Dice, Seat};

use crate::Kaiser;
use crate::card::{Card, Cards, cards_for};
use crate::province::{Province, Provinces};
use crate::space::Spaces;
use crate::state::{BySeat, Phase, State, Supply, Table};

/// Cards in a full hand (K2.2, K7.1).
pub const HAND: u8 = 3;
/// Open cards in a full display (K2.2).
pub const DISPLAY: u32 = 4;
/// Houses for each player (K1.3).
pub const HOUSES: u8 = 20;
/// Emissaries for each player, without the scoring counter (K1.3).
pub const EMISSARIES: u8 = 8;

impl Kaiser {
    /// The empty map with nothing dealt yet.
    pub(crate) fn set_up(&self, first: Seat) -> State {
        let cards = cards_for(self.players);
        let fortifications = u8::from(self.fortifications);
        let supply = Supply { houses: HOUSES, emissaries: EMISSARIES, fortifications };
        let table = Table {
            houses: BySeat::all(Spaces::NONE),
            built: Spaces::NONE,
            fortifications: Spaces::NONE,
            emissaries: [BySeat::all(0); Province::COUNT],
            envoys: [0; Province::COUNT],
            most: [0; Province::COUNT],
            courts: Provinces::NONE,
            scored: Provinces::NONE,
            points: BySeat::all(0),
            totals: BySeat::all(0),
            supply: BySeat::of(self.players, |_| supply),
            hand_sizes: BySeat::all(0),
            known: BySeat::all(Cards::NONE),
            display: Cards::NONE,
            discard: Cards::NONE,
            pile_size: cards.len() as u8,
            run_out: 0,
            fresh: cards,
            held: BySeat::all(0),
            emperor: first,
            phase: Phase::Deal(first),
        };
        State { table, hands: BySeat::all(Cards::NONE), held: BySeat::all(Cards::NONE), pile: cards }
    }
}

impl Dealing for Kaiser {
    type Deck = Deck;

    fn shuffle(&self, dice: &mut impl Dice) -> Deck {
        Deck::shuffled(self.players, dice)
    }

    fn deal(&self, state: &State, deck: &mut Deck) -> Card {
        deck.next(state)
    }
}

/// The pile in order, and how the discard pile will be shuffled (K7.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The next card is the last.
    cards: Vec<Card>,
    /// For each place from the second on, the place up to it with which it will be exchanged when
    /// the discard pile is shuffled, however many cards that has: the choices of Fisher–Yates.
    swaps: Vec<u8>,
}

impl Deck {
    pub(crate) fn shuffled(players: usize, dice: &mut impl Dice) -> Self {
        let mut cards: Vec<_> = cards_for(players).iter().collect();
        dice.shuffle(&mut cards);
        let swaps = (1..cards.len() as u32).map(|last| dice.below(last + 1) as u8).collect();
        Self { cards, swaps }
    }

    /// K7.2: when the pile has run out and the discard pile has become the pile, it is
    /// shuffled; otherwise nothing happens.
    pub fn shuffle_anew(&mut self, state: &State) {
        if self.cards.is_empty() {
            self.cards = state.pile.iter().collect();
            for last in (1..self.cards.len()).rev() {
                self.cards.swap(last, usize::from(self.swaps[last - 1]));
            }
        }
    }

    pub(crate) fn next(&mut self, state: &State) -> Card {
        self.shuffle_anew(state);
        self.cards.pop().expect("the deck has dealt this game from its start")
    }

    /// The cards in the order of drawing.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().rev().copied()
    }
}
