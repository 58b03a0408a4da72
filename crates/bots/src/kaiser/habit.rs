//! What players of Der Kaiser von China do by habit. `docs/research/rollout-policy-kaiser.md` lists what they look at.

mod entries;
mod look;
mod tally;

use std::sync::LazyLock;

use ::kaiser::{Kaiser, Move, Payment, Phase, Piece, Province, State};
use game::Game;

use self::look::Look;
pub use self::tally::Tally;
use crate::habit::{Habit, Habitual, Scales};

/// What to do, but for the space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A house in the province (K5.1).
    House(Province, Payment),
    /// A fortification in the province (K5.3).
    Fortification(Province, Payment),
    /// A move that leaves nothing open.
    Move(Move),
}

impl Habitual for Kaiser {
    const ENTRIES: usize = entries::COUNT;
    type Choice = Choice;
    type Tally = Tally;

    fn tally(&self, state: &State) -> Tally {
        Tally::new(self, state.table())
    }

    #[inline]
    fn note(&self, tally: &mut Tally, m: Move, after: &State) {
        if let Move::Place(piece, _) = m {
            tally.recount(self, after.table(), self.province_of(piece));
        }
    }

    #[inline]
    fn weigh<S: Scales>(&self, state: &State, tally: &Tally, scales: &S, mut each: impl FnMut(Choice, S::Weight)) {
        let phase = state.table().phase();
        let (Phase::Act(seat) | Phase::Again(seat, _) | Phase::Take(seat, _)) = phase else { return };
        let look = Look::new(self, state, seat, scales);
        match phase {
            Phase::Act(_) => {
                look.provinces_in_reach().for_each(|province| look.place(tally, province, false, &mut each));
                look.exchange(&mut each);
            }
            Phase::Again(_, province) => {
                look.place(tally, province, true, &mut each);
                each(Choice::Move(Move::Stop), look.stop());
            }
            _ => look.draw(tally, &mut each),
        }
    }

    #[inline]
    fn weigh_moves<S: Scales>(&self, state: &State, choice: Choice, scales: &S, mut each: impl FnMut(Move, S::Weight)) {
        let (Phase::Act(seat) | Phase::Again(seat, _) | Phase::Take(seat, _)) = state.table().phase() else { return };
        let look = Look::new(self, state, seat, scales);
        match choice {
            Choice::House(province, payment) => {
                look.houses(province, |space, weight| each(Move::Place(Piece::House(space), payment), weight));
            }
            Choice::Fortification(province, payment) => {
                let piece = Piece::Fortification;
                look.fortifications(province, |space, weight| each(Move::Place(piece(space), payment), weight));
            }
            Choice::Move(m) => each(m, look.one()),
        }
    }

    fn choice(&self, m: Move) -> Choice {
        match m {
            Move::Place(piece @ Piece::House(_), payment) => Choice::House(self.province_of(piece), payment),
            Move::Place(piece @ Piece::Fortification(_), payment) => {
                Choice::Fortification(self.province_of(piece), payment)
            }
            m => Choice::Move(m),
        }
    }

    /// K9.1: the last round.
    fn is_ending(&self, state: &State) -> bool {
        state.table().run_out() == 2
    }

    fn habit(&self) -> &'static Habit {
        static SHIPPED: LazyLock<[Habit; 3]> = LazyLock::new(|| {
            let files: [&[u8]; 3] = [
                include_bytes!("../../habits/kaiser-3.habit"),
                include_bytes!("../../habits/kaiser-4.habit"),
                include_bytes!("../../habits/kaiser-5.habit"),
            ];
            files.map(|file| Habit::read::<Kaiser>(file).expect("the habits inside the program are good"))
        });
        &SHIPPED[self.players() - 3]
    }
}
