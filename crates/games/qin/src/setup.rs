//! The start of a game (Q1.4, Q2), and the order of the tiles that only a dealer knows.

use game::{Dealing, Dice, Seat};

use crate::Qin;
use crate::board::Villages;
use crate::cell::{Cell, Province, ProvinceId, ProvinceIds};
use crate::moves::Pile;
use crate::open::Open;
use crate::space::Space;
use crate::state::{BySeat, Lacks, Phase, State, Table};
use crate::tile::{ALL_TILES, Colour, Tile, Tiles};

/// Q2.1: tiles dealt to each hand; Q3.6 never makes it more.
pub const HAND: u8 = 3;

/// Q1.4: pagodas for each player.
pub(crate) const fn pagodas(players: usize) -> u8 {
    match players {
        2 => 24,
        3 => 19,
        _ => 15,
    }
}

/// Q2.1, ruling: four piles whose heights differ by at most one, the higher ones first.
pub(crate) fn pile_heights(tiles: u32) -> [u8; Pile::COUNT] {
    let piles = Pile::COUNT as u32;
    std::array::from_fn(|pile| (tiles / piles + u32::from((pile as u32) < tiles % piles)) as u8)
}

impl Qin {
    /// The empty board with nothing dealt yet.
    pub(crate) fn set_up(&self, first: Seat) -> State {
        let mut cells = [Cell::EMPTY; Space::COUNT];
        for colour in Colour::ALL {
            for space in self.board.starts[colour.index()].iter() {
                cells[space.index()] = Cell::new(colour, ProvinceId::NONE);
            }
        }
        let free = self.board.grass;
        let supply = pagodas(self.players);
        let table = Table {
            cells,
            free,
            open: Open::all(&free, &self.board.all_starts().beside()),
            land: Default::default(),
            provinces: [Province::NONE; ProvinceId::COUNT],
            villages: BySeat::all(Villages::NONE),
            used: ProvinceIds::NONE,
            supply: BySeat::of(self.players, |_| supply),
            piles: pile_heights(ALL_TILES.len() - u32::from(HAND) * self.players as u32),
            hand_sizes: BySeat::all(0),
            lacks: BySeat::all(Lacks::default()),
            phase: Phase::Deal(first),
        };
        State { table, hands: BySeat::all(Tiles::NONE), unseen: ALL_TILES }
    }
}

impl Dealing for Qin {
    type Deck = Deck;

    fn shuffle(&self, dice: &mut impl Dice) -> Deck {
        Deck::shuffled(self.players, dice)
    }

    fn deal(&self, state: &State, deck: &mut Deck) -> Tile {
        deck.next(state.table.phase)
    }
}

/// The tiles face down, in order: first those to be dealt, then the four piles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    deal: Vec<Tile>,
    piles: [Vec<Tile>; Pile::COUNT],
}

impl Deck {
    pub(crate) fn shuffled(players: usize, dice: &mut impl Dice) -> Self {
        let mut tiles: Vec<_> = ALL_TILES.iter().collect();
        dice.shuffle(&mut tiles);
        let deal = tiles.split_off(tiles.len() - players * usize::from(HAND));
        let piles = pile_heights(tiles.len() as u32).map(|height| tiles.split_off(tiles.len() - usize::from(height)));
        Self { deal, piles }
    }

    pub(crate) fn next(&mut self, phase: Phase) -> Tile {
        let from = match phase {
            Phase::Reveal(_, pile) => &mut self.piles[pile.index()],
            _ => &mut self.deal,
        };
        from.pop().expect("the deck has dealt this game from its start")
    }

    /// The tiles of a pile in the order of drawing.
    pub fn pile(&self, pile: Pile) -> impl Iterator<Item = Tile> + '_ {
        self.piles[pile.index()].iter().rev().copied()
    }
}
