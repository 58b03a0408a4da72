//! Longer texts: how to type moves, and the rules in short.

/// For `help`.
pub(super) const HELP: &str = "\
A turn is one or two pieces in one province, then cards up to three; or an
exchange of one card. You can type:
  house 21 red               a house on space 21, paid with a red card
  emissary Wei green green   an emissary in Wei, paid with two green as a joker
  fortification 22 yellow    in the variant with fortifications
  house 21, 21, wei          without payment, if there is only one way to pay;
                             a number alone is a house, a province an emissary
  stop                       no second piece
  exchange red               put a red card away for another
  take red, red, take pile   draw; just Enter draws from the pile
  21, wei, red, pile         several decisions in one line
  moves Wei                  what pieces in Wei would bring; also moves 21
  map                        the map with its roads; tall shows it always";

/// What the drawing means, for `help`.
pub(super) const LEGEND: &str = "\
21· is a free house space, 21G has a house of Green, # is a fortification,
◂ is new. Emissaries 2/3 GR: two of at most three are there, Green’s and Red’s.
Points G7 R4: what the houses would score now, or have scored if marked ✓.
Alliance GR5: Green and Red would score five points each now.
Supply 12h 4e 1#: houses, emissaries and fortifications that are left.
Known r??: a red card that all have seen, and two that only their owner sees.";

/// For `rules`.
pub(super) const RULES: &str = "\
Place one or two pieces in one province; only one if it was empty (K4.3). Each
costs a card of its colour, or a joker: two alike of another colour (K4.2).
  House     on a free space. When a province is full it is scored: who has most
            houses gets a point for each house there; the next gets as many
            points as that player has houses, and so on (K6.2).
  Emissary  no more in a province than the strongest has houses there (K5.2).
  Fortification  goes under a house; it doubles its owner’s points for the
            province and for a row of houses (K6.3, K10.3).
Then draw up to three cards, open ones or from the pile (K7). Or exchange one
card (K8). When the pile runs out for the second time, the round is finished.
At the end all other provinces are scored. An alliance scores for who has most
emissaries, also if tied, in both of its provinces: a point for every emissary
in the two (K10.2). Rows of four or more own houses along roads score a point
for each house (K10.3). Most points win, then most pieces left (K10.4).";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::look::WIDTH;

    #[test]
    fn no_line_is_too_long() {
        for line in [HELP, LEGEND, RULES].iter().flat_map(|text| text.lines()) {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }
}
