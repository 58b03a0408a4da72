//! What passes show (Q3.7), and what it shows that the game is not over (Q10.3).

use std::collections::BTreeMap;

use game::{Game, Notation as _, Rng, Viewer};
use qin::{Qin, State, Tile};

use crate::scene::Scene;
use crate::{Hand, as_likely, counts, hand, possible, seat, viewer};

/// Only c1 and c2 are free, and a red space at c1 would join what may not be joined: all
/// kinds of tile but the double red one can be placed.
const ONE_PLACE: &str = "
    rw rw .  rb rb
    Y  ~  .  ~  ~
    ";

#[test]
fn after_a_pass_no_world_gives_the_player_a_tile_that_could_have_been_placed() {
    let mut scene = Scene::new(&format!(
        "
        qin 3 drawn
        place black
        hand white YY
        hand black RR RR
        hand green YB
        unseen RR2 YY2 BR1
        {ONE_PLACE}"
    ));
    let before = possible(&scene.game.view(&scene.state, viewer("white")), seat("black"), |_| true);
    assert!(before.len() > 1);
    scene.plays("pass");
    let certain = BTreeMap::from([(hand("RR RR"), 1.0)]);
    for eye in [viewer("white"), viewer("green"), Viewer::Public] {
        as_likely(&scene, eye, |world| counts(world.hand(seat("black"))), &certain);
    }
}

/// A red space is forbidden at c1 and a yellow one at c2, so neither double tile fits.
#[test]
fn what_a_pass_leaves_possible_stays_as_likely_as_it_was() {
    let mut scene = Scene::new(
        "
        qin 3 drawn
        place black
        hand white BB
        hand black RR YY
        hand green YB
        unseen RR2 YY1 BR1
        rw rw .  rg rg
        yw yw .  yg yg
        B  ~  ~  ~  ~
        ",
    );
    scene.plays("pass");
    let view = scene.game.view(&scene.state, viewer("white"));
    let doubles = |hand: Hand| hand[Tile::RR.index()] + hand[Tile::YY.index()] == 2;
    let expected = possible(&view, seat("black"), doubles);
    assert_eq!(expected.len(), 3, "two of three double red tiles, one and one, or both yellow ones");
    as_likely(&scene, viewer("white"), |world| counts(world.hand(seat("black"))), &expected);
}

/// Black passes with two double red tiles, places one when White has made it legal, and
/// draws: one tile is still known, the other may be any.
#[test]
fn a_tile_drawn_after_the_pass_may_be_any() {
    let mut scene = Scene::new(
        "
        qin 2 drawn
        place black
        hand white RY BB
        hand black RR RR
        unseen RR2 YY3 BB2
        rw rw .  rb .  rw rw
        Y  ~  .  rb .  ~  ~
        ~  ~  ~  ~  ~  ~  ~
        rw rw .  rb rb ~  ~
        ~  ~  .  ~  ~  ~  ~
        ",
    );
    scene.plays("pass");
    scene.plays("YR c1 c2");
    scene.plays("draw 1");
    scene.takes("YY");
    scene.plays("RR e1 e2");
    scene.plays("draw 2");
    scene.takes("YY");
    let view = scene.game.view(&scene.state, viewer("white"));
    assert_eq!(view.unseen().to_string(), "RR RR RR YY YY BB BB");
    let [kept, drawn] = [3.0, 2.0];
    let expected = BTreeMap::from([
        (hand("RR RR"), kept * drawn),
        (hand("RR YY"), kept * f64::from(view.unseen()[Tile::YY])),
        (hand("RR BB"), kept * f64::from(view.unseen()[Tile::BB])),
    ]);
    as_likely(&scene, viewer("white"), |world| counts(world.hand(seat("black"))), &expected);
}

/// Red is forbidden at a half of the upper place and at both halves of the lower one.
/// White fills the upper, and Black, who has not drawn, passes again.
#[test]
fn a_second_pass_does_not_make_the_first_forgotten() {
    let mut scene = Scene::new(
        "
        qin 2 drawn
        place black
        hand white YY YY
        hand black RR RR
        unseen RR1 RY2 BR2
        rw rw .  rb rb
        Y  ~  .  ~  ~
        ~  ~  ~  ~  ~
        rw rw .  rb rb
        rw rw .  rb rb
        ",
    );
    let certain = BTreeMap::from([(hand("RR RR"), 1.0)]);
    let black = |world: &State| counts(world.hand(seat("black")));
    scene.plays("pass");
    as_likely(&scene, viewer("white"), black, &certain);
    scene.plays("YY c1 c2");
    scene.plays("draw 1");
    scene.takes("RY");
    as_likely(&scene, viewer("white"), black, &certain);
    scene.plays("pass");
    as_likely(&scene, viewer("white"), black, &certain);
}

/// Three of the three double red tiles among 57 unseen ones are one hand in 29 260.
#[test]
fn a_world_is_possible_however_rare_it_is() {
    let mut scene = Scene::new(
        "
        qin 2 drawn
        place black
        hand white YY
        hand black RR RR RR
        unseen YY11 BB12 RY12 YB12 BR7
        rw rw .  rb rb
        Y  ~  .  ~  ~
        ",
    );
    scene.plays("pass");
    let view = scene.game.view(&scene.state, viewer("white"));
    assert_eq!(view.unseen().len(), 57);
    let certain = BTreeMap::from([(hand("RR RR RR"), 1.0)]);
    as_likely(&scene, viewer("white"), |world| counts(world.hand(seat("black"))), &certain);
}

#[test]
fn that_the_game_is_not_over_shows_that_somebody_can_place() {
    let scene = Scene::new(&format!(
        "
        qin 2 drawn
        place white
        hand white RR
        hand black RR YB
        unseen RR3 BR1
        {ONE_PLACE}"
    ));
    let view = scene.game.view(&scene.state, viewer("white"));
    let expected = possible(&view, seat("black"), |hand| hand[Tile::RR.index()] < 2);
    assert_eq!(expected.len(), 3, "RR with YB or with BR, or both");
    as_likely(&scene, viewer("white"), |world| counts(world.hand(seat("black"))), &expected);
}

#[test]
fn the_end_for_want_of_room_shows_that_nobody_held_a_tile_that_fits() {
    let text = "
        qin 2 drawn
        over no_room white black
        hand white RR
        hand black RR RR
        1 rw rw .  rb rb
        2 Y  ~  .  ~  ~
        ";
    let (game, state) = Qin::read(text).unwrap_or_else(|bad| panic!("{bad}"));
    let (view, mut world, mut rng) = (game.view(&state, Viewer::Public), state, Rng::new(1));
    assert_eq!(view.unseen().len(), 70);
    for _ in 0..20 {
        game.determinize(&view, &mut rng, &mut world);
        assert_eq!(counts(world.hand(seat("black"))), hand("RR RR"));
        assert_eq!(counts(world.hand(seat("white"))), hand("RR"));
    }
}
