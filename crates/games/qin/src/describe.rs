//! A view as data, for programs that know no rule.

use game::{Fact, Seat, Viewer};

use crate::Qin;
use crate::board::Printed;
use crate::moves::Pile;
use crate::space::Space;
use crate::tile::{Tile, Tiles};
use crate::view::View;

impl Qin {
    /// `phase`, `cells` row by row (what is printed, and the colour and owner of what lies there),
    /// `provinces`, `villages`, `players` (supply, size of hand, what passes have shown), `piles`,
    /// and the viewer's own `hand` and `unseen` tiles.
    pub(crate) fn describe_view(&self, view: &View) -> Fact {
        let table = view.table();
        let cells = (0..self.board.height()).map(|row| {
            let spaces = (0..self.board.width()).filter_map(|column| Space::at(column, row));
            Fact::List(spaces.map(|space| self.cell_facts(view, space)).collect())
        });
        let villages = self.board.villages().map(|(id, village)| {
            Fact::Named(vec![
                ("squares", Fact::words(village.squares.iter())),
                ("owner", table.village_owner(id).into()),
            ])
        });
        let players = Seat::all(self.players).map(|seat| {
            let lacks = table.lacks(seat);
            Fact::Named(vec![
                ("supply", table.supply(seat).into()),
                ("hand_size", table.hand_size(seat).into()),
                ("lacks", Fact::Named(vec![("tiles", lacks.tiles.into()), ("kinds", lacks.kinds.into())])),
            ])
        });
        Fact::Named(vec![
            ("phase", table.phase().into()),
            ("cells", Fact::List(cells.collect())),
            ("provinces", Fact::list(&table.provinces())),
            ("villages", Fact::List(villages.collect())),
            ("players", Fact::List(players.collect())),
            ("piles", Fact::list(Pile::all().map(|pile| table.pile(pile)))),
            ("hand", if view.viewer() == Viewer::Public { Fact::Nothing } else { Fact::words(view.hand().iter()) }),
            ("unseen", counts(view.unseen())),
        ])
    }

    fn cell_facts(&self, view: &View, space: Space) -> Fact {
        let printed = match self.board.printed(space) {
            Some(Printed::Grass) | None => "grass",
            Some(Printed::Water) => "water",
            Some(Printed::Village(_)) => "village",
            Some(Printed::Start(_)) => "start",
        };
        let mut facts = vec![("printed", Fact::word(printed))];
        if let Some(colour) = view.table().colour(space) {
            facts.push(("colour", Fact::word(colour)));
            facts.push(("owner", view.table().province(space).map(|land| land.owner).into()));
        }
        Fact::Named(facts)
    }
}

/// How many there are of each kind of tile.
fn counts(tiles: &Tiles) -> Fact {
    let names = ["RR", "YY", "BB", "RY", "YB", "BR"];
    Fact::Named(Tile::ALL.iter().map(|&tile| (names[tile.index()], tiles[tile].into())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_counted_under_their_names() {
        let Fact::Named(counts) = counts(&Tiles::NONE) else { panic!("counts have names") };
        for (tile, (name, _)) in Tile::ALL.iter().zip(counts) {
            assert_eq!(tile.to_string(), name);
        }
    }
}
