//! All moves of a position at once: what a move does not change is summed up once.

use ::kaiser::{Card, Cards, Kaiser, Move, Payment, Phase, Piece, Province, Provinces, Space, Spaces, State};
use game::{Game, Turn};

use super::base::{Allied, Base, Built};
use super::eye::{Eye, Pen, Round};
use super::lands::Land;
use super::memo::Memo;
use super::points::{self, Points};
use super::rows::KnownRows;
use super::{cards, course, roads};
use crate::afterstates::Afterstates;
use crate::judge::Judged;
use crate::network::{Network, Row};
use crate::outlook::Outlook;

/// What can happen in a province: nothing, a house, a house on a fortification, an
/// emissary, a fortification.
const KINDS: usize = 5;
/// Cards of one colour in hand: none, one, more.
const HELD: usize = 3;
/// A card or a joker of each colour.
const PAYMENTS: usize = 2 * Card::ALL.len();

/// What a sweep of Der Kaiser von China keeps from one move to the next.
#[derive(Default)]
pub struct KaiserScratch {
    base: Base,
    moving: Moving,
    afterstates: Afterstates,
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

    fn of(at: At, piece: Piece) -> Self {
        let kind = match piece {
            Piece::House(space) => 1 + usize::from(at.before.table().fortifications().contains(space)),
            Piece::Emissary(_) => 3,
            Piece::Fortification(_) => 4,
        };
        Self { province: at.eye.game.province_of(piece), kind }
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

/// All inputs after a move but those of the roads, which bring what they did before.
#[derive(Clone, Copy)]
struct Plan {
    rows: Row,
    points: Points,
    /// Of all those inputs, those of the points.
    points_rows: Row,
    /// The spaces for which I hold the cards.
    payable: Spaces,
    is_over: bool,
}

/// What moves have in common, as far as it was asked for.
#[derive(Default)]
struct Moving {
    changes: Memo<Change>,
    /// By deed and by the cards of the colour that I hold: the inputs of the province.
    lands: Memo<Row>,
    /// By deed and payment: on which space a house goes makes a difference to roads only.
    plans: Memo<Plan>,
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
    let at = At { eye: &eye, network, before: state };
    scratch.begin(at);
    for &m in moves {
        if let Some(rows) = scratch.after(at, m) {
            let mut sums = network.empty();
            sums.add(&rows);
            scratch.afterstates.goes_on(sums);
        } else {
            let after = at.play(m);
            let end = Outlook::over(game.winners(&after), game.lead(&after, seat) as f32);
            scratch.afterstates.is_over(end);
        }
    }
    scratch.afterstates.judge(network, seat, outlooks);
}

/// What stays the same for all moves.
#[derive(Clone, Copy)]
struct At<'a> {
    eye: &'a Eye<'a>,
    network: &'a Network,
    before: &'a State,
}

impl At<'_> {
    fn play(self, m: Move) -> State {
        let mut after = *self.before;
        self.eye.game.play(&mut after, m);
        after
    }

    fn hand(&self) -> &Cards {
        self.before.hand(self.eye.me())
    }
}

impl KaiserScratch {
    fn begin(&mut self, at: At) {
        self.afterstates.clear();
        let moving = &mut self.moving;
        moving.changes.forget(Province::COUNT * KINDS);
        moving.lands.forget(Province::COUNT * KINDS * HELD);
        moving.plans.forget(Province::COUNT * KINDS * PAYMENTS);
        moving.built.forget(Space::MOST);
        moving.rows.be_for(at.eye.game.map());
        self.base.look(at.eye, at.network, at.before, &mut moving.rows);
        let mut all = Pen::new(at.network);
        for province in Province::ALL {
            let land = &self.base.lands[province.index()];
            all.add(land_rows(&mut moving.lands, at, at.hand(), Deed::nothing(province), land));
        }
        self.base.all_lands = all.sum;
    }

    /// The sums after a move, without the bias; `None` if the game is over.
    #[inline]
    fn after(&mut self, at: At, m: Move) -> Option<Row> {
        let (base, Moving { changes, lands, plans, built, rows }) = (&self.base, &mut self.moving);
        let made;
        let plan = match m {
            Move::Place(piece, payment) => {
                let deed = Deed::of(at, piece);
                let number = deed.number() * PAYMENTS + payment_number(payment);
                plans.get(number, || Plan::new(at, base, m, Some(deed), changes, lands))
            }
            _ => {
                made = Plan::new(at, base, m, None, changes, lands);
                &made
            }
        };
        if plan.is_over {
            return None;
        }
        let ways = match m {
            Move::Place(Piece::House(space), _) => {
                built.get(space.index(), || base.built(at.eye, at.network, at.before.table(), space, rows))
            }
            _ => &base.roads,
        };
        let mut pen = Pen::from(at.network, plan.rows);
        pen.add(&ways.rows);
        roads::show_payable(at.eye, ways.mine.completing, plan.payable, &mut pen);
        if ways.mine.points != base.points.roads[0] {
            pen.sub(&plan.points_rows);
            let mut points = plan.points;
            points.roads[0] = ways.mine.points;
            points.show(at.eye, &mut pen);
        }
        Some(pen.sum)
    }
}

impl Change {
    fn new(at: At, base: &Base, after: &State, province: Province) -> Self {
        let old = &base.lands[province.index()];
        let land = old.after(at.eye, after.table(), province);
        let mut house_points = base.points.houses;
        points::sub(&mut house_points, &old.points);
        points::add(&mut house_points, &land.points);
        Self { land, allied: base.allied(at.eye, at.network, province, &land), house_points }
    }
}

impl Plan {
    fn new(
        at: At,
        base: &Base,
        m: Move,
        deed: Option<Deed>,
        changes: &mut Memo<Change>,
        lands: &mut Memo<Row>,
    ) -> Self {
        let (eye, after) = (at.eye, at.play(m));
        let (table, had, has) = (after.table(), at.hand(), after.hand(eye.me()));
        let mut pen = Pen::from(at.network, base.far);
        pen.add(&base.all_lands);
        let mut points = Points { scored: eye.round(|seat| table.points(seat)), ..base.points };
        let mut free = base.free;
        let mut dirty = changed(eye, had, has);
        let change = deed.map(|deed| {
            let province = deed.province;
            let change = changes.get(deed.number(), || Change::new(at, base, &after, province));
            let old = &base.lands[province.index()];
            dirty.set(province, false);
            pen.sub(land_rows(lands, at, had, Deed::nothing(province), old));
            pen.add(land_rows(lands, at, has, deed, &change.land));
            points.alliances = change.allied.points;
            points.houses = change.house_points;
            free[eye.map().colour(province).index()] -= old.free - change.land.free;
            change
        });
        pen.add(change.map_or(base.alliances(), |change| &change.allied.rows));
        for province in dirty.iter() {
            let (nothing, land) = (Deed::nothing(province), &base.lands[province.index()]);
            pen.sub(land_rows(lands, at, had, nothing, land));
            pen.add(land_rows(lands, at, has, nothing, land));
        }
        cards::show(eye, &after, &free, &mut pen);
        course::show_phase(eye, &after, change.map(|change| &change.land), &mut pen);
        course::show_mine(eye, table, free.iter().copied().map(u16::from).sum(), &mut pen);
        let mut points_pen = Pen::new(at.network);
        points.show(eye, &mut points_pen);
        pen.add(&points_pen.sum);
        let is_over = matches!(table.phase(), Phase::Over(_));
        Self { rows: pen.sum, points, points_rows: points_pen.sum, payable: cards::payable(eye, has), is_over }
    }
}

/// The inputs of a province after a deed, with this hand.
#[inline]
fn land_rows<'a>(lands: &'a mut Memo<Row>, at: At, hand: &Cards, deed: Deed, land: &Land) -> &'a Row {
    let held = hand[at.eye.map().colour(deed.province)];
    let number = deed.number() * HELD + usize::from(held).min(HELD - 1);
    lands.get(number, || {
        let mut pen = Pen::new(at.network);
        land.show(at.eye, deed.province, held, &mut pen);
        pen.sum
    })
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

fn payment_number(payment: Payment) -> usize {
    match payment {
        Payment::Card(card) => card.index(),
        Payment::Joker(card) => Card::ALL.len() + card.index(),
    }
}
