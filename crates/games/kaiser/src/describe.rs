//! A view as data, for programs that know no rule.

use game::{Fact, Seat, Viewer};

use crate::Kaiser;
use crate::card::{Card, Cards};
use crate::province::Province;
use crate::view::View;

impl Kaiser {
    /// `phase`, `players` (houses, supply, points, what is known of the hand), `provinces`
    /// (emissaries by seat, whether scored), `fortifications`, `display`, `discard`, `pile_size`,
    /// `run_out`, `emperor`, and the viewer's own `hand` and `unseen` cards.
    pub(crate) fn describe_view(&self, view: &View) -> Fact {
        let table = view.table();
        let players = Seat::all(self.players).map(|seat| {
            let supply = table.supply(seat);
            let supply = Fact::Named(vec![
                ("houses", supply.houses.into()),
                ("emissaries", supply.emissaries.into()),
                ("fortifications", supply.fortifications.into()),
            ]);
            Fact::Named(vec![
                ("houses", table.houses(seat).into()),
                ("supply", supply),
                ("points", table.points(seat).into()),
                ("total", table.total(seat).into()),
                ("hand_size", table.hand_size(seat).into()),
                ("known", Fact::words(table.known(seat).iter())),
                ("held", table.held[seat].into()),
            ])
        });
        let provinces = Province::ALL.into_iter().map(|province| {
            Fact::Named(vec![
                ("name", Fact::word(province)),
                ("emissaries", Fact::list(Seat::all(self.players).map(|seat| table.emissaries(province, seat)))),
                ("scored", table.scored().contains(province).into()),
            ])
        });
        Fact::Named(vec![
            ("phase", table.phase().into()),
            ("emperor", table.emperor().into()),
            ("players", Fact::List(players.collect())),
            ("provinces", Fact::List(provinces.collect())),
            ("fortifications", table.fortifications().into()),
            ("display", Fact::words(table.display().iter())),
            ("discard", counts(table.discard())),
            ("pile_size", table.pile_size().into()),
            ("run_out", table.run_out().into()),
            ("hand", if view.viewer() == Viewer::Public { Fact::Nothing } else { Fact::words(view.hand().iter()) }),
            ("unseen", counts(&view.unseen())),
        ])
    }
}

/// How many there are of each colour.
fn counts(cards: &Cards) -> Fact {
    let names = ["red", "green", "yellow", "orange", "violet"];
    Fact::Named(Card::ALL.iter().map(|&card| (names[card.index()], cards[card].into())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_under_their_names() {
        let Fact::Named(counts) = counts(&Cards::NONE) else { panic!("counts have names") };
        for (card, (name, _)) in Card::ALL.iter().zip(counts) {
            assert_eq!(card.to_string(), name);
        }
    }
}
