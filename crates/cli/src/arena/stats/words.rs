//! The statistics as text.

use std::collections::BTreeMap;
use std::fmt::Write;

use arena::balance::{Comparison, Verdict};
use arena::game_stats::Summary;

use super::{Found, Report};

/// Returns the summary.
pub(super) fn summary(report: &Report) -> String {
    let mut text = format!("{} against itself, seed {}\n", report.bot, report.seed);
    for found in &report.boards {
        let _ = writeln!(text);
        text.push_str(&one_board(found));
    }
    let _ = write!(text, "\n{}\n", report.verdict);
    text
}

fn one_board(found: &Found) -> String {
    let census = &found.census;
    let remark = if found.yardstick { " (to compare with)" } else { "" };
    let mut text = format!("{}: {} games{remark}\n", found.table.words(), census.games);
    let _ = writeln!(text, "  turns      {}", spread(&census.turns));
    let _ = writeln!(text, "  decisions  {}", spread(&census.decisions));
    let _ = writeln!(text, "  margin     {}; {} games shared", spread(&census.margin), census.shared);
    let endings: Vec<_> = census.endings.iter().map(|(why, games)| format!("{} {games}", words(why))).collect();
    let turn = census.on_anothers_turn;
    let turn = if turn > 0 { format!("; {turn} won on another’s turn") } else { String::new() };
    let _ = writeln!(text, "  endings    {}{turn}", endings.join(", "));
    for seat in &census.balance.seats {
        let [share, low, high] = [seat.share, seat.interval.low, seat.interval.high].map(|share| 100.0 * share);
        let _ = writeln!(text, "  seat {}     {share:.1} % [{low:.1}, {high:.1}]", seat.seat);
    }
    let _ = writeln!(text, "  events     {}", numbers(&census.events));
    if !census.points.winners.is_empty() {
        let _ = writeln!(text, "  points     winners {}", numbers(&census.points.winners));
        let _ = writeln!(text, "             others  {}", numbers(&census.points.others));
    }
    let _ = writeln!(text, "  {}", found.verdict);
    text
}

/// Turns `last_pagoda` into “last pagoda”.
fn words(name: &str) -> String {
    name.replace('_', " ")
}

fn spread(spread: &Summary) -> String {
    format!("{:.1} ± {:.1}, {} to {}", spread.mean, spread.sd, spread.min, spread.max)
}

fn numbers(numbers: &BTreeMap<impl AsRef<str>, f64>) -> String {
    numbers.iter().map(|(name, number)| format!("{} {number:.2}", words(name.as_ref()))).collect::<Vec<_>>().join(", ")
}

/// Says whether the board is fair for its seats, and as fair as Bird.
pub(super) fn sentence(found: &Found, bird: Option<(&Found, &Comparison)>) -> String {
    let balance = &found.census.balance;
    let fair = if balance.is_uneven() { "The seats don’t win equally often" } else { "No seat has an advantage" };
    let [first, low, high] =
        [balance.first_advantage, balance.first_advantage_low, balance.first_advantage_high].map(|part| 100.0 * part);
    let mut text = format!(
        "{fair} (chi-square {:.1}, {}): the first seat’s advantage is {first:+.1} % of the fair share [{low:+.1}, {high:+.1}].",
        balance.chi_square,
        chance(balance.p_value)
    );
    if let Some((bird, comparison)) = bird {
        let than = match comparison.verdict {
            Verdict::AsBalanced => "It is as balanced as",
            Verdict::Unclear => "More games are needed to tell whether it is as balanced as",
            Verdict::LessBalanced => "It is less balanced than",
            Verdict::MoreBalanced => "It is more balanced than",
        };
        let [by, low, high] =
            [comparison.difference, comparison.difference_low, comparison.difference_high].map(|part| 100.0 * part);
        let _ = write!(
            text,
            " {than} Bird for {}, where it is {:+.1} %: the difference is {by:+.1} % [{low:+.1}, {high:+.1}]",
            bird.table.players,
            100.0 * bird.census.balance.first_advantage
        );
        let seats = comparison.same_shares_p.map(|p| format!("; the same shares for all seats: {}", chance(p)));
        let _ = write!(text, "{}.", seats.unwrap_or_default());
    }
    text
}

/// “p = 0.042”.
fn chance(p: f64) -> String {
    if p < 0.001 { "p < 0.001".to_owned() } else { format!("p = {p:.3}") }
}

/// Summarizes the comparisons with Bird in one sentence.
pub(super) fn verdict(boards: &[Found]) -> String {
    let of = |wanted: Verdict| -> Vec<String> {
        let found = boards.iter().filter(|found| found.against_bird.as_ref().is_some_and(|c| c.verdict == wanted));
        found.map(|found| found.table.words()).collect()
    };
    let said = [
        (of(Verdict::AsBalanced), "as balanced as Bird"),
        (of(Verdict::MoreBalanced), "more balanced than Bird"),
        (of(Verdict::LessBalanced), "less balanced than Bird"),
        (of(Verdict::Unclear), "undecided: play more games to compare with Bird"),
    ];
    let parts: Vec<_> = said
        .iter()
        .filter(|(boards, _)| !boards.is_empty())
        .map(|(boards, what)| format!("{} {} {what}", boards.join(", "), if boards.len() == 1 { "is" } else { "are" }))
        .collect();
    if parts.is_empty() {
        "Bird was not compared with any other board.".to_owned()
    } else {
        format!("{}.", parts.join("; "))
    }
}
