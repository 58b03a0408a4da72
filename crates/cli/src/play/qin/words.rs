//! Longer texts: how to type moves, and the rules in short.

/// For `help`.
pub(super) const HELP: &str = "\
A turn is a placement and then a pile to draw from. You can type:
  RY d5 d6      red on d5 and yellow on d6 (R red, Y yellow, B blue)
  1 d5 d6       tile 1 of your hand, its first half on d5
  draw 2        draw from pile 2; just Enter draws from the highest pile
  1 d5 d6 2     the same, and then pile 2
  pass          only if nothing can be placed
  moves d5      the placements on d5; moves 1 or moves RY: those of a tile";

/// What the drawing means, for `help`.
pub(super) const LEGEND: &str = "\
On the board: Rw is a red space of White’s province, R▲W has the pagoda, R▲▲W
the two of a major province; ⌂ is a village with the initial of its owner.";

/// For `rules`.
pub(super) const RULES: &str = "\
Place a tile on two free grassland spaces, one of them beside a province space.
Two or more spaces of one colour that hang together are a province.
  Found    who makes a new province owns it and puts a pagoda on it (Q5).
  Expand   a province that grows keeps its owner, whoever placed the tile (Q6).
  Major    with five spaces or more it has two pagodas and is safe (Q7, Q9.5).
  Absorb   provinces that are joined go to the player who brings most spaces.
           Forbidden: a tie for most (Q9.3), two majors (Q9.4), and bringing
           more than the owner of a major (Q9.5).
  Village  goes to who alone has most pagodas on the provinces beside it, and
           stays there until another player alone has most (Q8).
Then draw a tile. Who places the last pagoda wins at once (Q10.2). If nobody
can place any more, the most pagodas on the board win (Q10.4).";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::command::Command;
    use crate::play::look::WIDTH;

    #[test]
    fn no_line_is_too_long() {
        for line in [HELP, LEGEND, RULES, Command::HELP].iter().flat_map(|text| text.lines()) {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }
}
