//! A move can be taken back inside a turn; past that, the others have to agree.

use game::{Rng, Viewer};
use table::{Command, Table};

use crate::common::*;

fn undo(seat: game::Seat) -> Command {
    Command::Undo { seat }
}

fn view(table: &Table, seat: game::Seat) -> String {
    table.look(Viewer::Seat(seat)).view.unwrap().text
}

#[test]
fn a_placement_can_be_taken_back_until_a_tile_is_drawn() {
    let mut table = begun(qin(2), 1, &[]);
    let mover = table.decides().unwrap();
    let index = mover.index();
    assert_eq!(refused(&table, &who(index), undo(mover), 3_000), "nothing_to_undo");
    let before = view(&table, mover);
    let mut rng = Rng::new(1);
    play(&mut table, &mut rng, 1, 3_000);
    assert!(table.look(Viewer::Seat(mover)).undo.free);
    assert_ne!(view(&table, mover), before);
    give(&mut table, &who(index), undo(mover), 3_000).unwrap();
    assert_eq!(view(&table, mover), before);
    assert_eq!(table.version(), 10, "the log keeps the move and that it was taken back");

    play(&mut table, &mut rng, 2, 3_000);
    assert!(!table.look(Viewer::Seat(mover)).undo.free);
    assert_eq!(refused(&table, &who(index), undo(mover), 3_000), "needs_consent");
    let other = table.decides().unwrap();
    assert_eq!(refused(&table, &who(other.index()), undo(other), 3_000), "nothing_to_undo");
}

#[test]
fn in_kaiser_cards_from_the_display_can_be_put_back_but_not_those_from_the_pile() {
    let mut table = begun(kaiser(3), 1, &[]);
    let mover = table.decides().unwrap();
    let index = mover.index();
    let legal = |table: &Table| table.look(Viewer::Seat(mover)).legal;
    let mv = |text: &str| Command::Move { seat: mover, text: text.to_owned() };
    let exchange = legal(&table).into_iter().find(|text| text.starts_with("exchange")).unwrap();
    let start = view(&table, mover);
    give(&mut table, &who(index), mv(&exchange), 3_000).unwrap();
    give(&mut table, &who(index), undo(mover), 3_000).unwrap();
    assert_eq!(view(&table, mover), start);

    give(&mut table, &who(index), mv(&exchange), 3_000).unwrap();
    give(&mut table, &who(index), mv("take pile"), 3_000).unwrap();
    assert_eq!(refused(&table, &who(index), undo(mover), 3_000), "needs_consent");
}

#[test]
fn past_that_everybody_else_has_to_agree() {
    let mut table = begun(qin(3), 1, &[]);
    let mover = table.decides().unwrap();
    let (index, others) = (mover.index(), [(mover.index() + 1) % 3, (mover.index() + 2) % 3]);
    let mut rng = Rng::new(1);
    play(&mut table, &mut rng, 1, 3_000);
    let placed = view(&table, mover);
    play(&mut table, &mut rng, 1, 3_000);
    let drawn = table.log().last().unwrap().chance.clone();
    play(&mut table, &mut rng, 1, 3_000);

    let ask = || Command::AskUndo { seat: mover };
    let answer = |index: usize, agree: bool| Command::AnswerUndo { seat: seat(index), agree };
    assert_eq!(refused(&table, &who(others[0]), answer(others[0], true), 3_000), "not_asked");
    give(&mut table, &who(index), ask(), 3_000).unwrap();
    assert_eq!(refused(&table, &who(index), ask(), 3_000), "already_asked");
    let shown = table.look(Viewer::Public).undo;
    assert_eq!((shown.asked_by, shown.waits_for.len()), (Some(index as u8), 2));
    assert_eq!(refused(&table, &who(index), answer(index, true), 3_000), "already_answered");

    // One of them does not.
    give(&mut table, &who(others[0]), answer(others[0], false), 3_000).unwrap();
    assert_eq!(table.look(Viewer::Public).undo.asked_by, None);

    give(&mut table, &who(index), ask(), 3_000).unwrap();
    give(&mut table, &who(others[0]), answer(others[0], true), 3_000).unwrap();
    assert_eq!(refused(&table, &who(others[0]), answer(others[0], true), 3_000), "already_answered");
    assert_ne!(table.decides(), Some(mover));
    give(&mut table, &who(others[1]), answer(others[1], true), 3_000).unwrap();
    assert_eq!(table.decides(), Some(mover));
    assert_eq!(view(&table, mover), placed, "the last move and all after it are gone");

    // The same tile comes again from the same pile.
    let text = table.log().iter().rev().find_map(|entry| match &entry.act {
        table::Act::Move { seat, text } if *seat == mover => Some(text.clone()),
        _ => None,
    });
    give(&mut table, &who(index), Command::Move { seat: mover, text: text.unwrap() }, 3_000).unwrap();
    assert_eq!(table.log().last().unwrap().chance, drawn);
}

#[test]
fn a_move_of_anybody_is_an_answer_too() {
    let mut table = begun(qin(2), 1, &[]);
    let mover = table.decides().unwrap();
    let mut rng = Rng::new(1);
    play(&mut table, &mut rng, 2, 3_000);
    give(&mut table, &who(mover.index()), Command::AskUndo { seat: mover }, 3_000).unwrap();
    play(&mut table, &mut rng, 1, 3_000);
    assert_eq!(table.look(Viewer::Public).undo.asked_by, None);
}

#[test]
fn alone_among_bots_nobody_has_to_agree() {
    let mut table = begun(qin(2), 1, &[1]);
    let mut rng = Rng::new(1);
    while table.decides() != Some(seat(0)) {
        play(&mut table, &mut rng, 1, 3_000);
    }
    let before = view(&table, seat(0));
    let moves = table.version();
    play(&mut table, &mut rng, 1, 3_000);
    let placed = view(&table, seat(0));
    play(&mut table, &mut rng, 3, 3_000);
    give(&mut table, &who(0), Command::AskUndo { seat: seat(0) }, 3_000).unwrap();
    assert_eq!(view(&table, seat(0)), placed);
    give(&mut table, &who(0), undo(seat(0)), 3_000).unwrap();
    assert_eq!(view(&table, seat(0)), before);
    assert_eq!(table.version(), moves + 6);
}

#[test]
fn bots_are_not_asked_and_do_not_ask() {
    let mut table = begun(qin(3), 1, &[1]);
    play(&mut table, &mut Rng::new(1), 6, 3_000);
    assert_eq!(refused(&table, &table::Who::Server, Command::AskUndo { seat: seat(1) }, 3_000), "not_a_person");
    give(&mut table, &who(0), Command::AskUndo { seat: seat(0) }, 3_000).unwrap();
    assert_eq!(table.look(Viewer::Public).undo.waits_for, [2]);
    let answer = Command::AnswerUndo { seat: seat(1), agree: true };
    assert_eq!(refused(&table, &table::Who::Server, answer, 3_000), "not_a_person");
}

/// Plays random games until this holds after a move; the table, and whose move it was.
fn until(options: &table::Options, holds: impl Fn(&Table, game::Seat) -> bool) -> (Table, game::Seat) {
    for secret in 0..=u8::MAX {
        let mut table = begun(options.clone(), secret, &[]);
        let mut rng = Rng::new(u64::from(secret));
        while let Some(mover) = table.decides() {
            play(&mut table, &mut rng, 1, 3_000);
            if holds(&table, mover) {
                return (table, mover);
            }
        }
    }
    panic!("this never happens");
}

#[test]
fn a_card_that_was_seen_is_not_put_back_even_while_the_turn_goes_on() {
    let dealt = |table: &Table| !table.log().last().unwrap().chance.is_empty();
    let (table, mover) = until(&kaiser(3), |table, mover| dealt(table) && table.decides() == Some(mover));
    assert_eq!(refused(&table, &who(mover.index()), undo(mover), 3_000), "needs_consent");
}

#[test]
fn a_move_that_ended_the_turn_is_not_taken_back_even_if_nothing_was_seen() {
    let dealt = |table: &Table| !table.log().last().unwrap().chance.is_empty();
    let goes_on = |table: &Table, mover| table.decides().is_some_and(|seat| seat != mover);
    let (table, mover) = until(&qin(4), |table, mover| !dealt(table) && goes_on(table, mover));
    assert_eq!(refused(&table, &who(mover.index()), undo(mover), 3_000), "needs_consent");
}

#[test]
fn an_entry_says_which_moves_it_took_back() {
    let mut table = begun(qin(3), 1, &[]);
    let mover = table.decides().unwrap();
    let others = [(mover.index() + 1) % 3, (mover.index() + 2) % 3];
    let took_back = |table: &Table| table.since(Viewer::Public, table.version() - 1)[0].took_back.clone();
    let mut rng = Rng::new(1);

    play(&mut table, &mut rng, 1, 3_000);
    let placed = table.version();
    assert!(took_back(&table).is_empty(), "a move takes back nothing");
    give(&mut table, &who(mover.index()), undo(mover), 3_000).unwrap();
    assert_eq!(took_back(&table), [placed]);

    play(&mut table, &mut rng, 3, 3_000);
    let last = table.version();
    give(&mut table, &who(mover.index()), Command::AskUndo { seat: mover }, 3_000).unwrap();
    assert!(took_back(&table).is_empty(), "asking alone takes back nothing");
    give(&mut table, &who(others[0]), Command::AnswerUndo { seat: seat(others[0]), agree: true }, 3_000).unwrap();
    assert!(took_back(&table).is_empty(), "somebody else has to agree");
    give(&mut table, &who(others[1]), Command::AnswerUndo { seat: seat(others[1]), agree: true }, 3_000).unwrap();
    assert_eq!(took_back(&table), [last - 1, last], "the draw, and what came after it");

    // What was taken back once is not taken back again.
    play(&mut table, &mut rng, 1, 3_000);
    let drawn = table.version();
    give(&mut table, &who(mover.index()), Command::AskUndo { seat: mover }, 3_000).unwrap();
    for other in others {
        let answer = Command::AnswerUndo { seat: seat(other), agree: true };
        give(&mut table, &who(other), answer, 3_000).unwrap();
    }
    assert_eq!(took_back(&table), [drawn]);

    let again = replayed(&table, 1);
    assert_eq!(again.since(Viewer::Public, 0), table.since(Viewer::Public, 0), "and a replay says the same");
}
