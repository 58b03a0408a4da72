//! Commands that the player types.

/// A line of input, parsed without knowing the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    /// An empty line: the default move, if there is one.
    Enter,
    /// List the legal moves, optionally only those about something.
    Moves(&'a str),
    /// Explain what a move would do or why it isn't allowed.
    Why(&'a str),
    /// Undo the last move.
    Undo,
    /// Show the help.
    Help,
    /// Show the rules in short.
    Rules,
    /// Show the scores.
    Score,
    /// Suggest moves.
    Hint,
    /// Redraw the position.
    Board,
    /// Draw only the map.
    Map,
    /// Switch between the tall and the flat board.
    Tall,
    /// Quit.
    Quit,
    /// Anything else: a move.
    Move(&'a str),
}

impl<'a> Command<'a> {
    /// Parses a line.
    pub(super) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Self::Enter,
            ("moves" | "m", about) => Self::Moves(about),
            ("why" | "w", about) => Self::Why(about),
            ("undo" | "u", "") => Self::Undo,
            ("help" | "?", _) | ("h", "") => Self::Help,
            ("rules", _) => Self::Rules,
            ("score", _) => Self::Score,
            ("hint", "") => Self::Hint,
            ("board", "") => Self::Board,
            ("map" | "roads", "") => Self::Map,
            ("tall", "") => Self::Tall,
            ("quit" | "q" | "exit" | "bye", "") => Self::Quit,
            _ => Self::Move(line),
        }
    }

    /// The commands, for `help`.
    pub(super) const HELP: &'static str = "  \
moves         summary of the legal moves
  why MOVE      what a move would do, or why it isn't allowed
  hint          the three best moves of a short search, and what the best does
  undo          undo a move, until something is drawn
  score, rules  the scores; the rules in short
  board, tall   redraw everything; switch to the tall or the flat board
  quit          quit (or Ctrl-D)";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_command_or_a_move() {
        let check = |line, command| assert_eq!(Command::read(line), command, "{line:?}");
        check("", Command::Enter);
        check(" \t\r\n", Command::Enter);
        check("moves", Command::Moves(""));
        check("Moves  d5 ", Command::Moves("d5"));
        check("why RY d5 d6", Command::Why("RY d5 d6"));
        check("?", Command::Help);
        check("h", Command::Help);
        check("h 21", Command::Move("h 21"));
        check("roads", Command::Map);
        check("QUIT\n", Command::Quit);
        check("quit now", Command::Move("quit now"));
        check("RY d5 d6\r\n", Command::Move("RY d5 d6"));
        check("ünsinn", Command::Move("ünsinn"));
    }
}
