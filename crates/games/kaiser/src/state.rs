//! A position: the table, which everybody sees, and the hidden cards.

use game::{Seat, Seats};
use serde::Serialize;

use crate::card::Cards;
use crate::province::{Province, Provinces};
use crate::space::{Space, Spaces};

/// One value for each of the five players' colours (K1.3).
pub type BySeat<T> = game::BySeat<T, 5>;

/// A complete position. Plain data: copying it is a `memcpy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) hands: BySeat<Cards>,
    /// Of the hidden cards in each hand, those held since before the discard pile became
    /// the pile.
    pub(crate) held: BySeat<Cards>,
    /// The cards in the pile.
    pub(crate) pile: Cards,
}

impl State {
    /// Returns what everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's hand.
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat]
    }

    /// The cards in the pile, in no order.
    pub fn pile(&self) -> &Cards {
        &self.pile
    }
}

/// What everybody sees, and remembers having seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) houses: BySeat<Spaces>,
    /// The houses of all players.
    pub(crate) built: Spaces,
    pub(crate) fortifications: Spaces,
    pub(crate) emissaries: [BySeat<u8>; Province::COUNT],
    /// By province, the emissaries of all players together.
    pub(crate) envoys: [u8; Province::COUNT],
    /// By province, the houses of the player who has the most there.
    pub(crate) most: [u8; Province::COUNT],
    /// The provinces where one more emissary may be placed (K5.2).
    pub(crate) courts: Provinces,
    /// The provinces whose houses have been scored (K6.1).
    pub(crate) scored: Provinces,
    /// Points from house scoring during the game.
    pub(crate) points: BySeat<u16>,
    /// Points after the final scoring; nothing before it.
    pub(crate) totals: BySeat<u16>,
    pub(crate) supply: BySeat<Supply>,
    pub(crate) hand_sizes: BySeat<u8>,
    /// The cards in each hand that were taken from the display.
    pub(crate) known: BySeat<Cards>,
    pub(crate) display: Cards,
    pub(crate) discard: Cards,
    pub(crate) pile_size: u8,
    /// How often the pile has run out (K7.4).
    pub(crate) run_out: u8,
    /// The cards that are in the pile or have come from it unseen into hands since it last
    /// was shuffled.
    pub(crate) fresh: Cards,
    /// How many hidden cards each player surely holds since before it was shuffled.
    pub(crate) held: BySeat<u8>,
    /// The first player (K2.3).
    pub(crate) emperor: Seat,
    pub(crate) phase: Phase,
}

/// The pieces that a player has left (K1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserSupply"))]
pub struct Supply {
    /// Houses.
    pub houses: u8,
    /// Emissaries, without the scoring counter.
    pub emissaries: u8,
    /// Fortifications; none without the variant.
    pub fortifications: u8,
}

impl Supply {
    /// All pieces together (K10.4).
    pub const fn pieces(&self) -> u8 {
        self.houses + self.emissaries + self.fortifications
    }
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserPhase", as = "PhaseData"))]
#[serde(into = "PhaseData")]
pub enum Phase {
    /// This seat is dealt a card (K2.2).
    Deal(Seat),
    /// A card is laid open for the display (K2.2).
    Open,
    /// This seat begins its turn: it places a piece or exchanges a card (K3.1).
    Act(Seat),
    /// This seat has placed one piece in this province and may place another (K4.3).
    Again(Seat, Province),
    /// This seat takes a card (K7.1); just one if it exchanges (K8.1).
    Take(Seat, Drawing),
    /// This seat is about to see the card it takes from the pile.
    Reveal(Seat, Drawing),
    /// A card is laid open to fill the display after this seat's turn (K7.1).
    Fill(Seat),
    /// The game has ended, and these have won (K10.4).
    Over(Seats),
}

/// [`Phase`] as it is sent.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserPhaseData"))]
#[serde(tag = "name", rename_all = "snake_case")]
pub(crate) enum PhaseData {
    Deal { seat: Seat },
    Open,
    Act { seat: Seat },
    Again { seat: Seat, province: Province },
    Take { seat: Seat, drawing: Drawing },
    Reveal { seat: Seat, drawing: Drawing },
    Fill { seat: Seat },
    Over { winners: Seats },
}

impl From<Phase> for PhaseData {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Deal(seat) => Self::Deal { seat },
            Phase::Open => Self::Open,
            Phase::Act(seat) => Self::Act { seat },
            Phase::Again(seat, province) => Self::Again { seat, province },
            Phase::Take(seat, drawing) => Self::Take { seat, drawing },
            Phase::Reveal(seat, drawing) => Self::Reveal { seat, drawing },
            Phase::Fill(seat) => Self::Fill { seat },
            Phase::Over(winners) => Self::Over { winners },
        }
    }
}

/// How much is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserDrawing"))]
#[serde(rename_all = "snake_case")]
pub enum Drawing {
    /// Up to three cards in hand (K7.1).
    UpToThree,
    /// One card in exchange (K8.1).
    One,
}

impl Table {
    /// What happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// A player's houses.
    pub fn houses(&self, seat: Seat) -> Spaces {
        self.houses[seat]
    }

    /// The houses of all players.
    pub fn built(&self) -> Spaces {
        self.built
    }

    /// Who has a house on the space.
    pub fn owner(&self, space: Space) -> Option<Seat> {
        self.houses.iter().find(|(_, houses)| houses.contains(space)).map(|(seat, _)| seat)
    }

    /// The fortifications, also those under houses.
    pub fn fortifications(&self) -> Spaces {
        self.fortifications
    }

    /// A player's emissaries in a province.
    pub fn emissaries(&self, province: Province, seat: Seat) -> u8 {
        self.emissaries[province.index()][seat]
    }

    /// The emissaries of all players in a province.
    #[inline]
    pub fn envoys(&self, province: Province) -> u8 {
        self.envoys[province.index()]
    }

    /// How many more emissaries a province takes as its houses stand (K5.2).
    #[inline]
    pub fn room(&self, province: Province) -> u8 {
        self.most[province.index()].saturating_sub(self.envoys[province.index()])
    }

    /// The provinces whose houses have been scored.
    pub fn scored(&self) -> Provinces {
        self.scored
    }

    /// The points that a player has from house scoring during the game.
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat]
    }

    /// The points that a player has after the final scoring; 0 before it.
    pub fn total(&self, seat: Seat) -> u16 {
        self.totals[seat]
    }

    /// The pieces that a player has left.
    pub fn supply(&self, seat: Seat) -> Supply {
        self.supply[seat]
    }

    /// How many cards a player holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat]
    }

    /// The cards in a player's hand that everybody knows, as they came from the display.
    pub fn known(&self, seat: Seat) -> &Cards {
        &self.known[seat]
    }

    /// The open cards.
    pub fn display(&self) -> &Cards {
        &self.display
    }

    /// The discard pile.
    pub fn discard(&self) -> &Cards {
        &self.discard
    }

    /// How many cards the pile has.
    pub fn pile_size(&self) -> u8 {
        self.pile_size
    }

    /// How often the pile has run out.
    pub fn run_out(&self) -> u8 {
        self.run_out
    }

    /// The first player, who holds the emperor.
    pub fn emperor(&self) -> Seat {
        self.emperor
    }

    /// How many cards of a hand nobody else knows.
    #[inline]
    pub(crate) fn hidden(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat] - self.known[seat].len() as u8
    }

    /// Is there any card to draw?
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        self.pile_size > 0 || !self.display.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
    }
}
