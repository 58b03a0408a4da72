//! Each player's chance as far as one view knows, whoever has to decide.

use game::{BySeat, Rng, Seat, Turn};

use crate::bot::imagine;
use crate::judge::Learned;
use crate::outlook::Outlook;

/// Each seat's share of the victory: in some worlds that the view allows, whoever has to decide there plays
/// what the network likes best.
pub fn chances<G: Learned>(game: &G, view: &G::View, worlds: u32, rng: &mut Rng) -> BySeat<f32, { Seat::MAX }> {
    let (mut moves, mut outlooks, mut scratch) = (Vec::new(), Vec::new(), G::Scratch::default());
    let mut shares = BySeat::default();
    for _ in 0..worlds {
        let mut world = imagine(game, view, rng);
        while game.turn(&world) == Turn::Chance {
            let outcome = game.random_outcome(&world, rng);
            game.resolve(&mut world, outcome);
        }
        let outlook = match game.turn(&world) {
            Turn::Decide(seat) => {
                game.legal_moves(&world, &mut moves);
                game.sweep(game.network(), &world, &moves, &mut scratch, &mut outlooks);
                let best = outlooks.iter().max_by(|one, other| one.worth(seat).total_cmp(&other.worth(seat)));
                *best.expect("who has to decide has a move")
            }
            Turn::Chance | Turn::Over => Outlook::over(game.winners(&world), 0.0),
        };
        for seat in Seat::all(game.players()) {
            shares[seat] += outlook.shares[seat] / worlds as f32;
        }
    }
    shares
}
