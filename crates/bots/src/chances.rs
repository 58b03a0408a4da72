//! Each player's chance as far as one view knows, whoever has to decide.

use game::{BySeat, Rng, Seat, Viewer};

use crate::bot::imagine;
use crate::judge::Learned;
use crate::outlook::Outlook;
use crate::sweeper::Sweeper;
use crate::thinker::advance;

/// Each seat's share of the victory. In some worlds that the view allows everybody plays what the network likes
/// best, until who looks has had another turn; then the network says what that seat may expect. So what was
/// just drawn counts, whoever is on turn, and views of one turn are judged at the same moment.
pub fn chances<G: Learned>(
    game: &G,
    view: &G::View,
    viewer: Viewer,
    worlds: u32,
    rng: &Rng,
) -> BySeat<f32, { Seat::MAX }> {
    let mut sweeper = Sweeper::default();
    let mut shares = BySeat::default();
    for number in 0..worlds {
        let mut luck = rng.fork(number.into());
        let mut world = imagine(game, view, &mut luck);
        let outlook = judged(game, &mut world, viewer, &mut luck, &mut sweeper);
        for seat in Seat::all(game.players()) {
            shares[seat] += outlook.shares[seat] / worlds as f32;
        }
    }
    shares
}

/// How it is judged after another turn of who looks; for the public, after the next decision.
fn judged<G: Learned>(
    game: &G,
    world: &mut G::State,
    viewer: Viewer,
    luck: &mut Rng,
    sweeper: &mut Sweeper<G>,
) -> Outlook {
    let (mut others, mut own) = (false, None);
    loop {
        let Some(seat) = advance(game, world, luck) else { return Outlook::over(game.winners(world), 0.0) };
        match own {
            Some(outlook) if !viewer.is(seat) => return outlook,
            _ => others |= !viewer.is(seat),
        }
        sweeper.sweep(game, game.network(), world, u32::MAX);
        let best = sweeper.best(seat).expect("who has to decide has a legal move");
        if viewer == Viewer::Public {
            return sweeper.outlooks[best];
        }
        if others && viewer.is(seat) {
            own = Some(sweeper.outlooks[best]);
        }
        game.play(world, sweeper.moves[best]);
    }
}
