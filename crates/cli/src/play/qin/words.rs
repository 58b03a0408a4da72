//! Longer texts: how to type moves, and the rules in short.

/// For `help`.
pub(super) const HELP: &str = "\
A turn is a placement, then a draw from a pile. Type for example:
  RY d5 d6      red on d5 and yellow on d6 (R red, Y yellow, B blue)
  1 d5 d6       tile 1 of your hand, its first half on d5
  draw 2        draw from pile 2; Enter alone draws from the highest pile
  1 d5 d6 2     place tile 1, then draw from pile 2
  pass          only if you can’t place a tile
  moves d5      the placements on d5; moves 1 or moves RY for a tile";

/// The legend of the drawing, for `help`.
pub(super) const LEGEND: &str = "\
On the board: Rw is a red space of White’s province, R▲W has its pagoda, R▲▲W
both pagodas of a major province; ⌂ is a village with its owner’s initial.";

/// For `rules`.
pub(super) const RULES: &str = "\
Place a tile on two empty grassland spaces, one of them next to a province.
Two or more connected spaces of one colour form a province.
  Found    create a new province: you own it and put a pagoda on it (Q5).
  Expand   a growing province keeps its owner, whoever placed the tile (Q6).
  Major    five or more spaces: it gets a second pagoda and is safe (Q7, Q9.5).
  Absorb   joined provinces go to the player who brings the most spaces. You
           can't join them on a tie for the most (Q9.3), join two majors
           (Q9.4), or bring more than the owner of a major (Q9.5).
  Village  goes to the only player with the most pagodas on the provinces next
           to it, until another player alone has the most (Q8).
Then draw a tile. Placing your last pagoda wins at once (Q10.2). If nobody can
place a tile, the player with the most pagodas on the board wins (Q10.4).";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::command::Command;
    use crate::play::theme::WIDTH;

    #[test]
    fn every_line_fits_the_width() {
        for line in [HELP, LEGEND, RULES, Command::HELP].iter().flat_map(|text| text.lines()) {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }
}
