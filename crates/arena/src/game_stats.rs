//! Statistics of many games of a bot against itself.

use std::collections::{BTreeMap, HashMap};
use std::mem::discriminant;
use std::ops::ControlFlow;

use bots::Opponent;
use game::{Seat, Turn};
use serde::Serialize;

use crate::arena_game::{ArenaGame, Finish};
use crate::balance::{Balance, balance};
use crate::deal::{Deal, Played, play};
use crate::interval::Sample;
use crate::parallel::in_order;

/// The distribution of a number that differs from game to game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Its mean.
    pub mean: f64,
    /// Its standard deviation.
    pub sd: f64,
    /// The minimum.
    pub min: f64,
    /// The maximum.
    pub max: f64,
}

/// The statistics of many games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameStats {
    /// The number of games.
    pub games: u64,
    /// Turns of a game, passes included.
    pub turns: Summary,
    /// Decisions of a game: a turn has one or more.
    pub decisions: Summary,
    /// Who wins, by seat.
    #[serde(flatten)]
    pub balance: Balance,
    /// How many games ended in each way.
    pub endings: BTreeMap<&'static str, u64>,
    /// In how many games the winner reached the goal on another player's turn.
    pub on_anothers_turn: u64,
    /// How far the winner was ahead of the next; 0 if the victory was shared.
    pub margin: Summary,
    /// Games with more than one winner.
    pub shared: u64,
    /// How often each kind of event occurs in a game, on average.
    pub events: BTreeMap<String, f64>,
    /// The average points of winners and of other players, by source.
    pub points: Points,
    /// CPU milliseconds per decision.
    pub ms_per_move: f64,
}

/// Average points by source.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
pub struct Points {
    /// Those of the winners.
    pub winners: BTreeMap<&'static str, f64>,
    /// Those of the others.
    pub others: BTreeMap<&'static str, f64>,
}

/// What is recorded of one game.
struct GameRecord {
    played: Played,
    turns: u32,
    finish: Finish,
    events: BTreeMap<String, u32>,
    points: Vec<Vec<(&'static str, u16)>>,
}

/// Totals over all games.
#[derive(Default)]
struct Totals {
    turns: Sample,
    decisions: Sample,
    margins: Sample,
    wins: Vec<f64>,
    endings: BTreeMap<&'static str, u64>,
    on_anothers_turn: u64,
    shared: u64,
    events: BTreeMap<String, u64>,
    winners: BTreeMap<&'static str, Sample>,
    others: BTreeMap<&'static str, Sample>,
    thought: f64,
}

/// Plays this many games of the bot against itself; calls `progress` after each.
pub fn collect<G: ArenaGame>(
    game: &G,
    bot: &Opponent,
    games: u64,
    seed: u64,
    threads: usize,
    mut progress: impl FnMut(),
) -> GameStats {
    let mut totals = Totals { wins: vec![0.0; game.players()], ..Totals::default() };
    in_order(
        games,
        threads,
        |n| record(game, bot, &Deal::new(seed, n)),
        |_, note| {
            totals.add(game.players(), &note);
            progress();
            ControlFlow::Continue(())
        },
    );
    totals.finish()
}

/// Returns the kind of an event in one word, as it is sent.
fn kind(event: &impl Serialize) -> String {
    let sent = serde_json::to_value(event).unwrap_or_default();
    sent["kind"].as_str().unwrap_or_default().to_owned()
}

fn record<G: ArenaGame>(game: &G, bot: &Opponent, deal: &Deal) -> GameRecord {
    let mut bots = deal.players(game, 0, &vec![bot; game.players()]);
    let (mut turns, mut mover, mut last) = (0, None, Vec::new());
    let mut counts: HashMap<_, (String, u32)> = HashMap::new();
    let (played, state) = play(game, &mut bots, deal.deck(game), |before, step| {
        if let Turn::Decide(seat) = game.turn(before) {
            mover = Some(seat);
            turns += u32::from(game.begins_turn(before));
        }
        last = game.explain(before, step);
        for event in &last {
            counts.entry(discriminant(event)).or_insert_with(|| (kind(event), 0)).1 += 1;
        }
    });
    let anybody = const { Seat::new(0).unwrap() };
    GameRecord {
        played,
        turns,
        finish: game.finish(mover.unwrap_or(anybody), &last, &state),
        events: counts.into_values().collect(),
        points: Seat::all(game.players()).map(|seat| game.points(&state, seat)).collect(),
    }
}

impl Totals {
    fn add(&mut self, players: usize, note: &GameRecord) {
        let played = &note.played;
        let seats = || Seat::all(players);
        self.turns.add(f64::from(note.turns));
        self.decisions.add(seats().map(|seat| f64::from(played.decisions[seat])).sum());
        self.margins.add(f64::from(seats().map(|seat| played.leads[seat]).max().unwrap_or(0)));
        self.thought += seats().map(|seat| played.thought[seat].as_secs_f64()).sum::<f64>();
        *self.endings.entry(note.finish.why).or_default() += 1;
        self.on_anothers_turn += u64::from(note.finish.on_anothers_turn);
        self.shared += u64::from(played.winners.len() > 1);
        note.events.iter().for_each(|(kind, &times)| *self.events.entry(kind.clone()).or_default() += u64::from(times));
        for (seat, points) in seats().zip(&note.points) {
            self.wins[seat.index()] += played.share(seat);
            let side = if played.winners.contains(seat) { &mut self.winners } else { &mut self.others };
            points.iter().for_each(|&(from, points)| side.entry(from).or_default().add(f64::from(points)));
        }
    }

    fn finish(self) -> GameStats {
        let games = self.turns.count();
        let decisions = self.decisions.mean() * games as f64;
        let means = |side: BTreeMap<_, Sample>| side.into_iter().map(|(from, points)| (from, points.mean())).collect();
        GameStats {
            games,
            turns: Summary::of(&self.turns),
            decisions: Summary::of(&self.decisions),
            balance: balance(&self.wins),
            endings: self.endings,
            on_anothers_turn: self.on_anothers_turn,
            margin: Summary::of(&self.margins),
            shared: self.shared,
            events: self
                .events
                .iter()
                .map(|(kind, &times)| (kind.clone(), times as f64 / games.max(1) as f64))
                .collect(),
            points: Points { winners: means(self.winners), others: means(self.others) },
            ms_per_move: 1000.0 * self.thought / decisions.max(1.0),
        }
    }
}

impl Summary {
    fn of(sample: &Sample) -> Self {
        Self { mean: sample.mean(), sd: sample.deviation(), min: sample.min(), max: sample.max() }
    }
}
