//! Each player's chance as far as one view knows, whoever has to decide.

use game::{BySeat, Rng, Seat, Viewer};

use crate::bot::imagine;
use crate::judge::Learned;
use crate::outlook::Outlook;
use crate::thinker::{advance, most_worth};

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
    let mut scratch = G::Scratch::default();
    let mut shares = BySeat::default();
    for number in 0..worlds {
        let mut luck = rng.fork(number.into());
        let mut world = imagine(game, view, &mut luck);
        let outlook = judged(game, &mut world, viewer, &mut luck, &mut scratch);
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
    scratch: &mut G::Scratch,
) -> Outlook {
    let (mut moves, mut outlooks) = (Vec::new(), Vec::new());
    let (mut others, mut own) = (false, None);
    loop {
        let Some(seat) = advance(game, world, luck) else { return Outlook::over(game.winners(world), 0.0) };
        match own {
            Some(outlook) if !viewer.is(seat) => return outlook,
            _ => others |= !viewer.is(seat),
        }
        game.legal_moves(world, &mut moves);
        game.sweep(game.network(), world, &moves, scratch, &mut outlooks);
        let best = most_worth(&outlooks, seat).expect("who has to decide has a legal move");
        if viewer == Viewer::Public {
            return outlooks[best];
        }
        if others && viewer.is(seat) {
            own = Some(outlooks[best]);
        }
        game.play(world, moves[best]);
    }
}
