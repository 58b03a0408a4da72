//! What a line of input asks for.

/// A line of input, understood as far as no game is needed for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    /// An empty line: the usual move, if there is one.
    Enter,
    /// List the legal moves, or those about something.
    Moves(&'a str),
    /// What would this move do, or why is it not allowed?
    Why(&'a str),
    /// Take back the last move.
    Undo,
    /// How to play here.
    Help,
    /// The rules of the game.
    Rules,
    /// How the players stand.
    Score,
    /// What should be played?
    Hint,
    /// Draw the position again.
    Board,
    /// Draw only the map.
    Map,
    /// Draw more, or less again.
    Tall,
    /// Leave.
    Quit,
    /// Anything else is taken for a move.
    Move(&'a str),
}

impl<'a> Command<'a> {
    /// Reads a line.
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

    /// What the commands do, for `help`.
    pub(super) const HELP: &'static str = "  \
moves         the legal moves in short
  why MOVE      what a move would do, or why it is not allowed
  hint          the three best moves by a short search, and what the best does
  undo          take a move back, until something is drawn
  score, rules  how the players stand; the rules in short
  board, tall   draw everything again; draw it higher, or flat again
  quit          leave (Ctrl-D does it as well)";
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
