//! Is a move legal, and if not, why not?

use game::Seat;

use crate::Kaiser;
use crate::card::{Card, Cards};
use crate::illegal::{Illegal, PieceKind};
use crate::moves::{Move, Payment, Piece, Source};
use crate::province::Province;
use crate::space::Space;
use crate::state::{Drawing, Phase, State, Table};

impl Kaiser {
    pub(crate) fn check_move(&self, state: &State, m: Move) -> Result<(), Illegal> {
        let table = &state.table;
        match (table.phase, m) {
            (Phase::Act(seat), Move::Place(piece, payment)) => self.check_place(state, seat, None, piece, payment),
            (Phase::Again(seat, province), Move::Place(piece, payment)) => {
                self.check_place(state, seat, Some(province), piece, payment)
            }
            (Phase::Again(..), Move::Stop) => Ok(()),
            (Phase::Act(seat), Move::Exchange(card)) => {
                let hand = state.hands[seat];
                if hand[card] == 0 { Err(Illegal::NothingToExchange { card, hand }) } else { Ok(()) }
            }
            (Phase::Take(..), Move::Take(Source::Display(card))) if table.display[card] == 0 => {
                Err(Illegal::NotOpen { card, display: table.display })
            }
            (Phase::Take(..), Move::Take(Source::Pile)) if table.pile_size == 0 => Err(Illegal::NoPile),
            (Phase::Take(..), Move::Take(_)) => Ok(()),
            (Phase::Take(seat, Drawing::UpToThree), Move::Place(..)) => Err(Illegal::NoMorePieces { seat }),
            // Pieces are only placed until there is no room: if there is none, that ended the game.
            (Phase::Over(_), _) => Err(Illegal::Over { no_room: self.nobody_can_place(table) }),
            (phase, _) => Err(Illegal::NotNow { phase }),
        }
    }

    fn check_place(
        &self,
        state: &State,
        seat: Seat,
        first: Option<Province>,
        piece: Piece,
        payment: Payment,
    ) -> Result<(), Illegal> {
        if let Piece::House(space) | Piece::Fortification(space) = piece
            && self.map.province(space).is_none()
        {
            return Err(Illegal::NoSuchSpace { space });
        }
        let province = self.province_of(piece);
        if let Some(first) = first.filter(|&first| first != province) {
            return Err(Illegal::OtherProvince { province, first });
        }
        self.check_payment(&state.hands[seat], province, payment)?;
        match piece {
            Piece::House(space) => check_house(&state.table, seat, space),
            Piece::Emissary(_) => self.check_emissary(&state.table, seat, province),
            Piece::Fortification(space) => self.check_fortification(&state.table, seat, space),
        }
    }

    /// K4.2.
    fn check_payment(&self, hand: &Cards, province: Province, payment: Payment) -> Result<(), Illegal> {
        let (card, needed) = payment.cards();
        let colour = self.map.colour(province);
        match payment {
            Payment::Card(_) if card != colour => Err(Illegal::WrongColour { card, province, colour }),
            Payment::Joker(_) if card == colour => Err(Illegal::JokerOfOwnColour { card, province }),
            _ => check_hand(hand, card, needed),
        }
    }

    /// K5.2.
    fn check_emissary(&self, table: &Table, seat: Seat, province: Province) -> Result<(), Illegal> {
        if table.supply[seat].emissaries == 0 {
            return Err(Illegal::RunOut { seat, kind: PieceKind::Emissary });
        }
        if table.courts.contains(province) {
            return Ok(());
        }
        let (emissaries, houses) = (table.envoys[province.index()], table.most[province.index()]);
        let counts = self.house_counts(table, province);
        let strongest =
            counts.iter().filter(|&(_, &count)| count == houses && count > 0).map(|(seat, _)| seat).collect();
        Err(Illegal::TooManyEmissaries { province, emissaries, houses, strongest })
    }

    /// K5.3.
    fn check_fortification(&self, table: &Table, seat: Seat, space: Space) -> Result<(), Illegal> {
        if !self.fortifications {
            Err(Illegal::NoFortifications)
        } else if table.supply[seat].fortifications == 0 {
            Err(Illegal::RunOut { seat, kind: PieceKind::Fortification })
        } else if let Some(owner) = table.owner(space) {
            Err(Illegal::HouseInTheWay { space, owner })
        } else if table.fortifications.contains(space) {
            Err(Illegal::FortificationThere { space })
        } else {
            Ok(())
        }
    }
}

/// K5.1.
fn check_house(table: &Table, seat: Seat, space: Space) -> Result<(), Illegal> {
    if table.supply[seat].houses == 0 {
        return Err(Illegal::RunOut { seat, kind: PieceKind::House });
    }
    match table.owner(space) {
        Some(owner) => Err(Illegal::HouseThere { space, owner }),
        None => Ok(()),
    }
}

fn check_hand(hand: &Cards, card: Card, needed: u8) -> Result<(), Illegal> {
    if hand[card] < needed { Err(Illegal::NotInHand { card, needed, hand: *hand }) } else { Ok(()) }
}
