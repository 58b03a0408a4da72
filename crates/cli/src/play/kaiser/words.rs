//! Longer texts: how to type moves, and the rules in short.

/// For `help`.
pub(super) const HELP: &str = "\
A turn is one or two pieces in one province, then drawing up to three cards;
or exchanging one card. Type for example:
  house 21 red               a house on space 21, paid with a red card
  emissary Wei green green   an emissary in Wei, paid with two green as a joker
  fortification 22 yellow    in the variant with fortifications
  house 21, 21, wei          without payment, if there is only one way to pay;
                             a number alone is a house, a province an emissary
  stop                       no second piece
  exchange red               exchange a red card
  take red, red, take pile   draw a card; Enter alone draws from the pile
  21, wei, red, pile         several decisions on one line
  moves Wei                  what pieces in Wei would bring; also moves 21
  map                        the map with its roads; tall always shows it";

/// The legend of the drawing, for `help`.
pub(super) const LEGEND: &str = "\
21· is a free house space, 21G has a house of Green, # is a fortification,
◂ is new. Emissaries 2/3 GR: two of at most three, one of Green and one of Red.
Points G7 R4: what the houses would score now, or have scored if marked ✓.
Alliance GR5: Green and Red would score five points each now.
Supply 12h 4e 1#: houses, emissaries and fortifications left.
Known r??: a red card that everybody has seen, and two hidden ones.";

/// For `rules`.
pub(super) const RULES: &str = "\
Place one or two pieces in one province; only one if it was empty (K4.3). Each
costs a card of its colour, or a joker: two equal cards of another (K4.2).
  House     on a free space. A full province is scored: whoever has the most
            houses gets a point for each house there; the next gets as many
            points as that player has houses, and so on (K6.2).
  Emissary  at most as many in a province as the leader has houses (K5.2).
  Fortification  goes under a house; it doubles its owner’s points for the
            province and for a row of houses (K6.3, K10.3).
Then draw cards up to three, face up or from the pile (K7). Or exchange one
card (K8). When the pile runs out for the second time, finish the round.
At the end all other provinces are scored. An alliance scores for everybody
with the most emissaries, even tied, in both of its provinces: a point for
every emissary in the two (K10.2). Rows of four or more of your houses along
roads score a point per house (K10.3). The most points win, then the most
pieces left (K10.4).";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::theme::WIDTH;

    #[test]
    fn every_line_fits_the_width() {
        for line in [HELP, LEGEND, RULES].iter().flat_map(|text| text.lines()) {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }
}
