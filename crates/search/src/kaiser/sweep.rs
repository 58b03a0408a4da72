//! All moves of a position at once: what a move does not change is summed up once.

use ::kaiser::{Card, Cards, Kaiser, Move, Phase, Piece, Province, Provinces, Space, Spaces, State};
use game::{Game, Turn};

use super::base::{Allied, Base, Built};
use super::eye::{Eye, Pen, Round};
use super::lands::Land;
use super::memo::Memo;
use super::rows::KnownRows;
use super::{cards, course, points, roads};
use crate::judge::Judged;
use crate::network::{Network, Row};
use crate::outlook::Outlook;

/// What can happen in a province: nothing, a house, a house on a fortification, an
/// emissary, a fortification.
const KINDS: usize = 5;
/// Cards of one colour in hand: none, one, more.
const HELD: usize = 3;

/// What a sweep of Der Kaiser von China keeps from one move to the next.
#[derive(Default)]
pub struct KaiserScratch {
    base: Base,
    all_lands: Row,
    moving: Moving,
}

/// What a move does to a province.
#[derive(Clone, Copy)]
struct Deed {
    province: Province,
    kind: usize,
}

impl Deed {
    fn nothing(province: Province) -> Self {
        Self { province, kind: 0 }
    }

    fn of(game: &Kaiser, piece: Piece, fortifications: Spaces) -> Self {
        let kind = match piece {
            Piece::House(space) => 1 + usize::from(fortifications.contains(space)),
            Piece::Emissary(_) => 3,
            Piece::Fortification(_) => 4,
        };
        Self { province: game.province_of(piece), kind }
    }

    fn number(self) -> usize {
        self.province.index() * KINDS + self.kind
    }
}

/// How everything stands after a deed, but for the roads.
#[derive(Clone, Copy)]
struct Change {
    land: Land,
    allied: Allied,
    house_points: Round<u16>,
}

/// What moves have in common, as far as it was asked for.
#[derive(Default)]
struct Moving {
    changes: Memo<Change>,
    /// By deed and by the cards of the colour that I hold: the inputs of the province.
    lands: Memo<Row>,
    /// By space: the roads when I have built there.
    built: Memo<Built>,
    rows: KnownRows,
}

pub(super) fn sweep(
    game: &Kaiser,
    network: &Network,
    state: &State,
    moves: &[Move],
    scratch: &mut KaiserScratch,
    outlooks: &mut Vec<Outlook>,
) {
    outlooks.clear();
    let Turn::Decide(seat) = game.turn(state) else { return };
    let eye = Eye::new(game, seat);
    scratch.begin(&eye, network, state);
    let mut after = *state;
    for &m in moves {
        after.clone_from(state);
        game.play(&mut after, m);
        outlooks.push(match after.table().phase() {
            Phase::Over(winners) => Outlook::over(winners, game.lead(&after, seat) as f32),
            _ => {
                let mut sums = network.empty();
                sums.add(&scratch.after(&eye, network, state, m, &after));
                network.outlook(&sums, seat)
            }
        });
    }
}

impl KaiserScratch {
    fn begin(&mut self, eye: &Eye, network: &Network, state: &State) {
        let moving = &mut self.moving;
        moving.changes.forget(Province::COUNT * KINDS);
        moving.lands.forget(Province::COUNT * KINDS * HELD);
        moving.built.forget(Space::MOST);
        moving.rows.be_for(eye.game.map());
        self.base.look(eye, network, state, &mut moving.rows);
        let hand = state.hand(eye.me());
        let mut all = Pen::new(network);
        for province in Province::ALL {
            let land = &self.base.lands[province.index()];
            all.add(moving.land(eye, network, hand, Deed::nothing(province), land));
        }
        self.all_lands = all.sum;
    }

    /// The sums after a move, without the bias.
    fn after(&mut self, eye: &Eye, network: &Network, before: &State, m: Move, after: &State) -> Row {
        let (base, moving, table) = (&self.base, &mut self.moving, after.table());
        let (had, has) = (before.hand(eye.me()), after.hand(eye.me()));
        let mut pen = Pen::from(network, base.far);
        pen.add(&self.all_lands);

        let mut points = base.points;
        let mut free = base.free;
        let mut ways = base.roads();
        let mut second = None;
        let mut dirty = changed(eye, had, has);
        if let Move::Place(piece, _) = m {
            let deed = Deed::of(eye.game, piece, before.table().fortifications());
            let (province, old) = (deed.province, &base.lands[deed.province.index()]);
            let change = *moving.changes.get(deed.number(), || Change::new(eye, network, base, after, province));
            dirty.set(province, false);
            pen.sub(moving.land(eye, network, had, Deed::nothing(province), old));
            pen.add(moving.land(eye, network, has, deed, &change.land));
            pen.add(&change.allied.rows);
            points.alliances = change.allied.points;
            points.houses = change.house_points;
            second = Some(change.land);
            if let Piece::House(space) = piece {
                free[eye.map().colour(province).index()] -= 1;
                let rows = &mut moving.rows;
                ways = *moving.built.get(space.index(), || base.built(eye, network, table, space, rows));
            }
        } else {
            pen.add(base.alliances());
        }
        for province in dirty.iter() {
            let (nothing, land) = (Deed::nothing(province), &base.lands[province.index()]);
            pen.sub(moving.land(eye, network, had, nothing, land));
            pen.add(moving.land(eye, network, has, nothing, land));
        }
        pen.add(&ways.rows);
        points.roads[0] = ways.mine.points;
        points.show(eye, table, &mut pen);
        roads::show_payable(eye, ways.mine.completing, cards::payable(eye, has), &mut pen);
        cards::show(eye, after, &free, &mut pen);
        course::show_phase(eye, after, second.as_ref(), &mut pen);
        course::show_mine(eye, table, free.iter().copied().map(u16::from).sum(), &mut pen);
        pen.sum
    }
}

impl Change {
    fn new(eye: &Eye, network: &Network, base: &Base, after: &State, province: Province) -> Self {
        let land = Land::new(eye, after.table(), province);
        let mut house_points = base.points.houses;
        points::sub(&mut house_points, &base.lands[province.index()].points);
        points::add(&mut house_points, &land.points);
        Self { land, allied: base.allied(eye, network, province, &land), house_points }
    }
}

impl Moving {
    /// The inputs of a province after a deed, with this hand.
    #[inline]
    fn land(&mut self, eye: &Eye, network: &Network, hand: &Cards, deed: Deed, land: &Land) -> &Row {
        let held = hand[eye.map().colour(deed.province)];
        let number = deed.number() * HELD + usize::from(held).min(HELD - 1);
        self.lands.get(number, || {
            let mut pen = Pen::new(network);
            land.show(eye, deed.province, held, &mut pen);
            pen.sum
        })
    }
}

/// The provinces of whose colour I hold more or fewer cards than before.
#[inline]
fn changed(eye: &Eye, had: &Cards, has: &Cards) -> Provinces {
    let mut changed = Provinces::NONE;
    for card in Card::ALL {
        if had[card] != has[card] {
            eye.map().coloured(card).iter().for_each(|province| changed.set(province, true));
        }
    }
    changed
}
