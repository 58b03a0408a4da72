//! The boards and numbers of players to play.

use clap::ValueEnum;

use crate::choice::{Choice, Chosen, Name};
use crate::error::CliError;

/// The baseline for all other boards: its layout is the printed one.
pub(super) const YARDSTICK: &str = "bird";

/// One game, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Games {
    /// Qin
    Qin,
    /// Der Kaiser von China
    Kaiser,
    /// Both games
    All,
}

/// Returns the requested games, and those on Bird to compare them with, which are marked.
pub(super) fn wanted(
    games: Games,
    board: &str,
    players: &str,
    fortifications: bool,
) -> Result<Vec<(Chosen, bool)>, CliError> {
    if games == Games::All && board != "all" {
        return Err(CliError::OneGame);
    }
    let mut choices = Vec::new();
    for name in [Name::Qin, Name::Kaiser] {
        let asked = matches!((games, name), (Games::All, _) | (Games::Qin, Name::Qin) | (Games::Kaiser, Name::Kaiser));
        if asked {
            choices.extend(of_game(name, board, players, fortifications && name == Name::Kaiser)?);
        }
    }
    if games == Games::Qin && fortifications {
        return Err(CliError::NoFortifications);
    }
    if choices.is_empty() {
        return Err(CliError::NoBoard);
    }
    let mut tables =
        choices.iter().map(|choice| Ok((choice.chosen()?, false))).collect::<Result<Vec<_>, CliError>>()?;
    for size in 2..=4 {
        let needed = choices.iter().any(|choice| choice.players.is_some_and(|players| players.min(4) == size));
        let bird = choices.iter().any(|choice| choice.is_bird() && choice.players == Some(size));
        if needed && !bird {
            tables.push((Choice::new(Name::Qin, YARDSTICK, size, false).chosen()?, true));
        }
    }
    Ok(tables)
}

/// Returns the boards of one game for the given players. If board and players are both given and don't fit, the
/// error is that of every other command.
fn of_game(name: Name, board: &str, players: &str, fortifications: bool) -> Result<Vec<Choice>, CliError> {
    let all = ["bird", "lion", "3-4", "4-5"];
    let boards = match (board, name) {
        ("all", Name::Qin) => &all[..2],
        ("all", Name::Kaiser) => &all[2..],
        _ => &[board],
    };
    let sizes: Vec<usize> = match players {
        "all" => (2..=5).collect(),
        text => vec![text.parse().map_err(|_| CliError::HowMany { text: text.to_owned() })?],
    };
    let fits = |board: &str, players: usize| match (name, board) {
        (Name::Qin, _) => (2..=4).contains(&players),
        (Name::Kaiser, "3-4") => (3..=4).contains(&players),
        (Name::Kaiser, _) => (4..=5).contains(&players),
    };
    let both_named = board != "all" && players != "all";
    let pairs = boards.iter().flat_map(|&board| sizes.iter().map(move |&players| (board, players)));
    let pairs = pairs.filter(|&(board, players)| both_named || fits(board, players));
    Ok(pairs.map(|(board, players)| Choice::new(name, board, players, fortifications)).collect())
}
