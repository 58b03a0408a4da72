//! Is a move legal, and if not, why not?

use game::Seat;

use crate::Qin;
use crate::board::Printed;
use crate::cell::ProvinceIds;
use crate::illegal::{Illegal, Nearly, Obstacle};
use crate::join::{Brought, Dispute};
use crate::moves::{Move, Placement};
use crate::space::Space;
use crate::state::{Land, Phase, State, Table};
use crate::tile::Colour;

impl Qin {
    pub(crate) fn check_move(&self, state: &State, m: Move) -> Result<(), Illegal> {
        let table = &state.table;
        match (table.phase, m) {
            (Phase::Place(seat), Move::Place(placement)) => self.check_placement(state, seat, placement),
            (Phase::Place(seat), Move::Pass) => match self.first_placement(table, state.hands[seat].kinds()) {
                Some(example) => Err(Illegal::MustPlace { example }),
                None => Ok(()),
            },
            (Phase::Draw(_), Move::Draw(pile)) if table.pile(pile) == 0 => Err(Illegal::EmptyPile { pile }),
            (Phase::Draw(_), Move::Draw(_)) => Ok(()),
            (phase, _) => Err(Illegal::NotNow { phase }),
        }
    }

    fn check_placement(&self, state: &State, seat: Seat, placement: Placement) -> Result<(), Illegal> {
        let (table, tile, hand) = (&state.table, placement.tile(), state.hands[seat]);
        if hand[tile] == 0 {
            return Err(Illegal::NotInHand { tile, hand });
        }
        for space in placement.spaces() {
            self.check_free(table, space)?;
        }
        self.check_contact(table, placement)?;
        let [(first, colour), (second, other)] = placement.halves();
        let joined = self.provinces_beside(table, first, colour);
        let also = self.provinces_beside(table, second, other);
        if colour == other {
            check_join(table, placement, colour, joined.and(also))
        } else {
            let halves = [(colour, joined), (other, also)];
            match halves.map(|(colour, ids)| check_join(table, placement, colour, ids)) {
                // Where each half breaks a rule, the firmer one is named: Q9.4, then Q9.3, then Q9.5.
                [Err(first), Err(second)] => Err(if firmness(&second) > firmness(&first) { second } else { first }),
                [first, second] => first.and(second),
            }
        }
    }

    /// Q3.2.
    fn check_free(&self, table: &Table, space: Space) -> Result<(), Illegal> {
        let obstacle = match self.board.printed(space) {
            None => Obstacle::OffTheBoard,
            Some(Printed::Village(_)) => Obstacle::Village,
            Some(Printed::Water) => Obstacle::Water,
            Some(Printed::Start(_)) => Obstacle::Start,
            Some(Printed::Grass) if table.free.contains(space) => return Ok(()),
            Some(Printed::Grass) => Obstacle::Tile,
        };
        Err(Illegal::NotFree { space, obstacle })
    }

    /// Q3.3.
    fn check_contact(&self, table: &Table, placement: Placement) -> Result<(), Illegal> {
        let spaces = placement.spaces();
        let beside = |space: Space| self.board.beside[space.index()].iter();
        if spaces.iter().any(|&space| beside(space).any(|near| table.colour(near).is_some())) {
            return Ok(());
        }
        let corner = spaces.iter().flat_map(|&space| corners(space)).find(|&corner| table.colour(corner).is_some());
        let village = spaces
            .iter()
            .flat_map(|&space| beside(space))
            .find(|&near| matches!(self.board.printed(near), Some(Printed::Village(_))));
        let nearly = match (corner, village) {
            (Some(corner), _) => Nearly::Corner(corner),
            (None, Some(village)) => Nearly::Village(village),
            (None, None) => Nearly::Nothing,
        };
        Err(Illegal::NoContact { spaces, nearly })
    }
}

/// Which of two rules about joining is named when a placement breaks both.
fn firmness(illegal: &Illegal) -> u8 {
    match illegal {
        Illegal::TwoMajors { .. } => 2,
        Illegal::Tie { .. } => 1,
        _ => 0,
    }
}

/// Q9.3, Q9.4, Q9.5.
fn check_join(table: &Table, placement: Placement, colour: Colour, ids: ProvinceIds) -> Result<(), Illegal> {
    if !ids.is_several() {
        return Ok(());
    }
    let brought = Brought::count(&table.provinces, ids);
    let Err(dispute) = brought.owner() else { return Ok(()) };
    let mut provinces: Vec<_> = ids.iter().map(|id| table.land(id)).collect();
    Err(match dispute {
        Dispute::Majors => {
            provinces.retain(Land::is_major);
            Illegal::TwoMajors { placement, colour, provinces }
        }
        Dispute::Tie => {
            let spaces = brought.spaces.iter().map(|(_, &spaces)| spaces).max().unwrap_or(0);
            let tied = brought.spaces.iter().filter(|&(_, &n)| n == spaces).map(|(seat, _)| seat).collect();
            Illegal::Tie { placement, colour, tied, spaces, provinces }
        }
        Dispute::Taken { owner, by } => {
            let [spaces, more] = [owner, by].map(|seat| brought.spaces[seat]);
            Illegal::MajorTaken { placement, colour, owner, spaces, by, more, provinces }
        }
    })
}

/// The spaces that touch this one by a corner only.
fn corners(space: Space) -> impl Iterator<Item = Space> {
    let sideways = [space.column().checked_sub(1), Some(space.column() + 1)];
    let up_and_down = [space.row().checked_sub(1), Some(space.row() + 1)];
    sideways
        .into_iter()
        .flatten()
        .flat_map(move |column| up_and_down.into_iter().flatten().filter_map(move |row| Space::at(column, row)))
}
