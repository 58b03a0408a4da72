//! Evaluates all moves of a position: what a move doesn't change is summed once.

use ::kaiser::{Card, Cards, Kaiser, Move, Payment, Phase, Piece, Province, Provinces, Space, Spaces, State};
use game::{Game, Turn};

use super::encoder::{PerSeat, Perspective, RowSum};
use super::parent::{AllianceSums, Parent, RoadSums};
use super::points::{self, Points};
use super::provinces::ProvinceStats;
use super::roads::RoadPointsCache;
use super::{cards, phase, roads};
use crate::bot_game::Heuristics;
use crate::network::evaluation::Evaluation;
use crate::network::evaluator::Afterstates;
use crate::network::{Network, Row};

/// What can happen in a province: nothing, a house, a house on a fortification, an emissary, a fortification.
const KINDS: usize = 5;
/// Cards of one colour in hand: none, one, more.
const HELD: usize = 3;
/// A card or a joker of each colour.
const PAYMENTS: usize = 2 * Card::ALL.len();

/// What is kept between evaluations.
#[derive(Default)]
pub struct KaiserScratch {
    parent: Parent,
    caches: MoveCaches,
    afterstates: Afterstates,
}

/// What a move does to a province.
#[derive(Clone, Copy)]
struct Effect {
    province: Province,
    kind: usize,
}

impl Effect {
    fn none(province: Province) -> Self {
        Self { province, kind: 0 }
    }

    fn of(context: Context, piece: Piece) -> Self {
        let kind = match piece {
            Piece::House(space) => 1 + usize::from(context.before.table().fortifications().contains(space)),
            Piece::Emissary(_) => 3,
            Piece::Fortification(_) => 4,
        };
        Self { province: context.pov.game.province_of(piece), kind }
    }

    fn index(self) -> usize {
        self.province.index() * KINDS + self.kind
    }
}

/// The position after an effect, without the roads.
#[derive(Clone, Copy)]
struct AfterEffect {
    stats: ProvinceStats,
    allied: AllianceSums,
    house_points: PerSeat<u16>,
}

/// The inputs after a move without those of the roads. The roads' points are those from before.
#[derive(Clone, Copy)]
struct MoveSums {
    rows: Row,
    points: Points,
    /// Of all these inputs, those of the points.
    points_rows: Row,
    /// The spaces I hold cards for.
    payable: Spaces,
    is_over: bool,
}

/// What several moves have in common, computed when first needed.
#[derive(Default)]
struct MoveCaches {
    effects: Memo<AfterEffect>,
    /// By effect and by the cards of the colour that I hold: the inputs of the province.
    row_memo: Memo<Row>,
    /// By effect and payment: the exact space of a house makes a difference to roads only.
    move_sums: Memo<MoveSums>,
    /// By space: the roads once I have built there.
    built: Memo<RoadSums>,
    road_points: RoadPointsCache,
}

pub(super) fn evaluate_moves(
    game: &Kaiser,
    network: &Network,
    state: &State,
    moves: &[Move],
    scratch: &mut KaiserScratch,
    evaluations: &mut Vec<Evaluation>,
) {
    evaluations.clear();
    let Turn::Decide(seat) = game.turn(state) else { return };
    let pov = Perspective::new(game, seat);
    let context = Context { pov: &pov, network, before: state };
    scratch.begin(context);
    for &m in moves {
        if let Some(rows) = scratch.after(context, m) {
            let mut sums = network.bias();
            sums.add(&rows);
            scratch.afterstates.push(sums);
        } else {
            let after = context.play(m);
            let end = Evaluation::of_result(game.winners(&after), game.lead(&after, seat) as f32);
            scratch.afterstates.push_terminal(end);
        }
    }
    scratch.afterstates.evaluate_all(network, seat, evaluations);
}

/// What is the same for all moves.
#[derive(Clone, Copy)]
struct Context<'a> {
    pov: &'a Perspective<'a>,
    network: &'a Network,
    before: &'a State,
}

impl Context<'_> {
    fn play(self, m: Move) -> State {
        let mut after = *self.before;
        self.pov.game.play(&mut after, m);
        after
    }

    fn hand(&self) -> &Cards {
        self.before.hand(self.pov.me())
    }
}

impl KaiserScratch {
    fn begin(&mut self, context: Context) {
        self.afterstates.clear();
        let caches = &mut self.caches;
        caches.effects.reset(Province::COUNT * KINDS);
        caches.row_memo.reset(Province::COUNT * KINDS * HELD);
        caches.move_sums.reset(Province::COUNT * KINDS * PAYMENTS);
        caches.built.reset(Space::MOST);
        caches.road_points.reset_for(context.pov.game.map());
        self.parent.fill(context.pov, context.network, context.before, &mut caches.road_points);
        let mut all = RowSum::new(context.network);
        for province in Province::ALL {
            let stats = &self.parent.provinces[province.index()];
            all.add(province_rows(&mut caches.row_memo, context, context.hand(), Effect::none(province), stats));
        }
        self.parent.all_provinces = all.row;
    }

    /// Returns the sum of rows after a move, without the bias; `None` if the game is over.
    #[inline]
    fn after(&mut self, context: Context, m: Move) -> Option<Row> {
        let (parent, MoveCaches { effects, row_memo, move_sums, built, road_points }) =
            (&self.parent, &mut self.caches);
        let made;
        let move_sum = match m {
            Move::Place(piece, payment) => {
                let effect = Effect::of(context, piece);
                let number = effect.index() * PAYMENTS + payment_number(payment);
                move_sums.get(number, || MoveSums::new(context, parent, m, Some(effect), effects, row_memo))
            }
            _ => {
                made = MoveSums::new(context, parent, m, None, effects, row_memo);
                &made
            }
        };
        if move_sum.is_over {
            return None;
        }
        let ways = match m {
            Move::Place(Piece::House(space), _) => built.get(space.index(), || {
                parent.built(context.pov, context.network, context.before.table(), space, road_points)
            }),
            _ => &parent.roads,
        };
        let mut acc = RowSum::from(context.network, move_sum.rows);
        acc.add(&ways.rows);
        roads::encode_payable(context.pov, ways.mine.completing, move_sum.payable, &mut acc);
        if ways.mine.points != parent.points.roads[0] {
            acc.sub(&move_sum.points_rows);
            let mut points = move_sum.points;
            points.roads[0] = ways.mine.points;
            points.encode(context.pov, &mut acc);
        }
        Some(acc.row)
    }
}

impl AfterEffect {
    fn new(context: Context, parent: &Parent, after: &State, province: Province) -> Self {
        let old = &parent.provinces[province.index()];
        let stats = old.after(context.pov, after.table(), province);
        let mut house_points = parent.points.houses;
        points::sub(&mut house_points, &old.points);
        points::add(&mut house_points, &stats.points);
        Self { stats, allied: parent.allied(context.pov, context.network, province, &stats), house_points }
    }
}

impl MoveSums {
    fn new(
        context: Context,
        parent: &Parent,
        m: Move,
        effect: Option<Effect>,
        effects: &mut Memo<AfterEffect>,
        row_memo: &mut Memo<Row>,
    ) -> Self {
        let (pov, after) = (context.pov, context.play(m));
        let (table, had, has) = (after.table(), context.hand(), after.hand(pov.me()));
        let mut acc = RowSum::from(context.network, parent.fixed);
        acc.add(&parent.all_provinces);
        let mut points = Points { scored: pov.per_seat(|seat| table.points(seat)), ..parent.points };
        let mut free = parent.free;
        let mut dirty = changed(pov, had, has);
        let after_effect = effect.map(|effect| {
            let province = effect.province;
            let after_effect = effects.get(effect.index(), || AfterEffect::new(context, parent, &after, province));
            let old = &parent.provinces[province.index()];
            dirty.set(province, false);
            acc.sub(province_rows(row_memo, context, had, Effect::none(province), old));
            acc.add(province_rows(row_memo, context, has, effect, &after_effect.stats));
            points.alliances = after_effect.allied.points;
            points.houses = after_effect.house_points;
            free[pov.map().colour(province).index()] -= old.free - after_effect.stats.free;
            after_effect
        });
        acc.add(after_effect.map_or(parent.alliances(), |after_effect| &after_effect.allied.rows));
        for province in dirty.iter() {
            let (nothing, stats) = (Effect::none(province), &parent.provinces[province.index()]);
            acc.sub(province_rows(row_memo, context, had, nothing, stats));
            acc.add(province_rows(row_memo, context, has, nothing, stats));
        }
        cards::encode(pov, &after, &free, &mut acc);
        phase::encode_phase(pov, &after, after_effect.map(|after_effect| &after_effect.stats), &mut acc);
        phase::encode_own_supply(pov, table, free.iter().copied().map(u16::from).sum(), &mut acc);
        let mut points_acc = RowSum::new(context.network);
        points.encode(pov, &mut points_acc);
        acc.add(&points_acc.row);
        let is_over = matches!(table.phase(), Phase::Over(_));
        Self { rows: acc.row, points, points_rows: points_acc.row, payable: cards::payable(pov, has), is_over }
    }
}

/// Returns the inputs of a province after an effect, with this hand.
#[inline]
fn province_rows<'a>(
    row_memo: &'a mut Memo<Row>,
    context: Context,
    hand: &Cards,
    effect: Effect,
    stats: &ProvinceStats,
) -> &'a Row {
    let held = hand[context.pov.map().colour(effect.province)];
    let number = effect.index() * HELD + usize::from(held).min(HELD - 1);
    row_memo.get(number, || {
        let mut acc = RowSum::new(context.network);
        stats.encode(context.pov, effect.province, held, &mut acc);
        acc.row
    })
}

/// Returns the provinces of the colours of which I hold more or fewer cards than before.
#[inline]
fn changed(pov: &Perspective, had: &Cards, has: &Cards) -> Provinces {
    let mut changed = Provinces::NONE;
    for card in Card::ALL {
        if had[card] != has[card] {
            pov.map().coloured(card).iter().for_each(|province| changed.set(province, true));
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

/// Values by number, each computed when first needed.
struct Memo<T> {
    /// The computed values in the order of the requests, so that they lie close together.
    values: Vec<T>,
    /// By number, the index of the value plus one; 0 if it hasn't been computed.
    places: Vec<u16>,
}

impl<T> Default for Memo<T> {
    fn default() -> Self {
        Self { values: Vec::new(), places: Vec::new() }
    }
}

impl<T> Memo<T> {
    /// Removes all values; numbers go up to `count`.
    fn reset(&mut self, count: usize) {
        self.values.clear();
        self.values.reserve(count);
        self.places.clear();
        self.places.resize(count, 0);
    }

    /// Returns the value with this number.
    #[inline]
    fn get(&mut self, number: usize, make: impl FnOnce() -> T) -> &T {
        if self.places[number] == 0 {
            self.values.push(make());
            self.places[number] = self.values.len() as u16;
        }
        &self.values[usize::from(self.places[number]) - 1]
    }
}
