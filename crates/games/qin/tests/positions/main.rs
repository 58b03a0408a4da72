//! Positions as text: read back, refused with a reason, and never a panic.

mod faults;
mod fuzzed;
mod views;

use game::{Audit as _, Game, Notation as _, Rng, Seat, Turn};
use insta::assert_snapshot;
use qin::{Board, Qin, State};

/// A random game after this many decisions.
fn after(game: &Qin, decisions: u32, seed: u64) -> State {
    let mut rng = Rng::new(seed);
    let mut state = game.start(Seat::new(0).unwrap());
    let mut decided = 0;
    loop {
        match game.turn(&state) {
            Turn::Decide(_) if decided < decisions => {
                let m = game.random_move(&state, &mut rng);
                game.play(&mut state, m);
                decided += 1;
            }
            Turn::Chance => {
                let tile = game.random_outcome(&state, &mut rng);
                game.resolve(&mut state, tile);
            }
            Turn::Decide(_) | Turn::Over => return state,
        }
    }
}

fn reads_back(text: &str) {
    let (game, state) = Qin::read(text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
    assert_eq!(game.write(&state), text);
    assert_eq!(game.audit(&state), Ok(()));
}

#[test]
fn a_position_in_the_middle_of_a_game_is_written_like_this() {
    let game = Qin::new(Board::bird(), 3).unwrap();
    let text = game.write(&after(&game, 60, 1));
    assert_snapshot!(text, @"
    qin 3 bird
    place white
    piles 10 5 7 11
    hand white RR YY RY
    hand black YY YY RY
    hand green RR YY RY
    unseen RR6 YY3 BB5 RY3 YB7 BR9
        a  b  c  d  e  f  g  h  i  j  k  l  m
    1   V  .  .  .  .  bb bb rw .  .  .  .  V
    2   .  yg .  .  .  bb bb rw rw .  .  .  .
    3   .  yg .  .  Vb Vb yb rw bg Vg .  .  .
    4   yg yg yg yg b  .  yb bg bg .  bg bg .
    5   Vg .  bw bw r  .  rg .  bg bg .  y  b
    6   .  .  .  yw yw b  rg b  .  yg rw rw Vw
    7   .  .  .  rw Rw yb Yb .  B  yg .  yg Vw
    8   .  .  .  rw .  yb yb yb .  yg rb yg .
    9   .  Vg bg bg .  r  .  rg rg yg rb bw .
    10  .  .  .  .  .  .  .  .  .  Vg rb bw .
    11  .  .  .  .  .  V  .  .  .  .  b  .  .
    12  .  .  .  .  .  V  .  .  .  .  .  .  .
    13  V  V  .  .  .  .  .  .  .  .  .  .  V
    ");
    reads_back(&text);
}

/// Every kind of line that a position can have.
const LINES: [&str; 3] = [
    "qin 2 drawn\n\
     deal black\n\
     piles 17 17 16 16\n\
     hand white RR\n\
     hand black\n\
     unseen RR11 YY12 BB12 RY12 YB12 BR12\n\
     \x20   a  b  c\n\
     1   R  .  .\n",
    "qin 2 drawn\n\
     reveal white 2\n\
     piles 16 17 17 16\n\
     hand white RR\n\
     hand black YY YB\n\
     unseen RR11 YY11 BB12 RY12 YB11 BR9\n\
     lacks black 2 RR BB\n\
     \x20   a  b  c  d\n\
     1   R  b  r  Vb\n\
     2   b  V  .  ~\n\
     3   r  V  b  r\n",
    "qin 4 drawn\n\
     over last_pagoda white\n\
     piles 18 18 18 17\n\
     hand white\n\
     hand black\n\
     hand green\n\
     hand purple\n\
     unseen RR12 YY12 BB12 RY11 YB12 BR12\n\
     pagodas c2 0\n\
     \x20   a  b  c  d  e  f  g  h  i  j  k  l  m  n\n\
     1   Vw ~  Vw ~  Vw ~  Vw ~  Vw ~  Vw ~  Vw ~\n\
     2   Yw yw rw .  .  .  .  .  .  .  .  .  .  .\n\
     3   .  .  Rw ~  Vw ~  Vw ~  Vw ~  Vw ~  Vw ~\n\
     4   .  .  .  ~  ~  Vw ~  Vw ~  .  .  .  .  .\n",
];

#[test]
fn every_kind_of_line_reads_back() {
    LINES.iter().for_each(|text| reads_back(text));
}

#[test]
fn hands_piles_and_unseen_tiles_may_be_left_out() {
    let (game, state) = Qin::read("qin 2 drawn\nplace white\nhand white RY\n1 R y b .\n2 . . . .").unwrap();
    assert_eq!(
        game.write(&state),
        "qin 2 drawn\n\
         place white\n\
         piles 18 18 17 17\n\
         hand white RY\n\
         hand black\n\
         unseen RR12 YY12 BB12 RY11 YB11 BR12\n\
         \x20   a  b  c  d\n\
         1   R  y  b  .\n\
         2   .  .  .  .\n"
    );
}

#[test]
fn a_board_of_any_name_that_is_accepted_can_be_written_down() {
    for (name, word) in [("", "board"), ("our board", "our-board"), ("bird", "my-bird")] {
        let board = Board::parse(name, "R..\n...").unwrap();
        assert_eq!(board.name(), word);
        let game = Qin::new(board.into(), 2).unwrap();
        assert_eq!(game.audit(&game.start(Seat::new(0).unwrap())), Ok(()), "{name}");
    }
}
