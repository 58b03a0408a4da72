//! The rollout policy of Der Kaiser von China. `docs/research/rollout-policy-kaiser.md` lists its features.

mod counts;
mod features;
mod weigher;

use std::sync::LazyLock;

use ::kaiser::{Kaiser, Move, Payment, Phase, Piece, Province, State};
use game::Game;

use self::weigher::Weigher;
use crate::search::policy::{FeatureWeights, RolloutGame, RolloutPolicy};

pub use self::counts::Counts;

/// What to do, without the space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A house in the province (K5.1).
    House(Province, Payment),
    /// A fortification in the province (K5.3).
    Fortification(Province, Payment),
    /// A move that leaves nothing open.
    Move(Move),
}

impl RolloutGame for Kaiser {
    const FEATURES: usize = features::COUNT;
    type Choice = Choice;
    type Counts = Counts;

    fn counts(&self, state: &State) -> Counts {
        Counts::new(self, state.table())
    }

    #[inline]
    fn update_counts(&self, counts: &mut Counts, m: Move, after: &State) {
        if let Move::Place(piece, _) = m {
            counts.recount(self, after.table(), self.province_of(piece));
        }
    }

    #[inline]
    fn weigh_choices<S: FeatureWeights>(
        &self,
        state: &State,
        counts: &Counts,
        weights: &S,
        mut each: impl FnMut(Choice, S::Weight),
    ) {
        let phase = state.table().phase();
        let (Phase::Act(seat) | Phase::Again(seat, _) | Phase::Take(seat, _)) = phase else { return };
        let weigher = Weigher::new(self, state, seat, weights);
        match phase {
            Phase::Act(_) => {
                weigher.affordable_provinces().for_each(|province| weigher.place(counts, province, false, &mut each));
                weigher.exchange(&mut each);
            }
            Phase::Again(_, province) => {
                weigher.place(counts, province, true, &mut each);
                each(Choice::Move(Move::Stop), weigher.stop());
            }
            _ => weigher.draw(counts, &mut each),
        }
    }

    #[inline]
    fn weigh_moves<S: FeatureWeights>(
        &self,
        state: &State,
        choice: Choice,
        weights: &S,
        mut each: impl FnMut(Move, S::Weight),
    ) {
        let (Phase::Act(seat) | Phase::Again(seat, _) | Phase::Take(seat, _)) = state.table().phase() else { return };
        let weigher = Weigher::new(self, state, seat, weights);
        match choice {
            Choice::House(province, payment) => {
                weigher.houses(province, |space, weight| each(Move::Place(Piece::House(space), payment), weight));
            }
            Choice::Fortification(province, payment) => {
                let piece = Piece::Fortification;
                weigher.fortifications(province, |space, weight| each(Move::Place(piece(space), payment), weight));
            }
            Choice::Move(m) => each(m, weigher.one()),
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
    fn is_endgame(&self, state: &State) -> bool {
        state.table().run_out() == 2
    }

    fn rollout_policy(&self) -> &'static RolloutPolicy {
        static SHIPPED: LazyLock<[RolloutPolicy; 3]> = LazyLock::new(|| {
            let files: [&[u8]; 3] = [
                include_bytes!("../../policies/kaiser-3.policy"),
                include_bytes!("../../policies/kaiser-4.policy"),
                include_bytes!("../../policies/kaiser-5.policy"),
            ];
            files.map(|file| RolloutPolicy::read::<Kaiser>(file).expect("the shipped policies are valid"))
        });
        &SHIPPED[self.players() - 3]
    }
}
