//! A census: what happens in many games of a bot against itself.

use std::collections::{BTreeMap, HashMap};
use std::mem::discriminant;
use std::ops::ControlFlow;

use bots::Opponent;
use game::{Seat, Turn};
use serde::Serialize;

use crate::balance::{Balance, balance};
use crate::contest::{Contest, Finish};
use crate::interval::Sample;
use crate::parallel::in_order;
use crate::tournament::{Deal, Played, play};

/// A number that differs from game to game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// Its mean.
    pub mean: f64,
    /// Its standard deviation.
    pub sd: f64,
    /// The least that was seen.
    pub min: f64,
    /// The most that was seen.
    pub max: f64,
}

/// What was counted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Census {
    /// How many games.
    pub games: u64,
    /// Turns of a game, passes included.
    pub turns: Spread,
    /// Decisions of a game: a turn is one or more.
    pub decisions: Spread,
    /// Who wins, by seat.
    #[serde(flatten)]
    pub balance: Balance,
    /// How many games ended in each way.
    pub endings: BTreeMap<&'static str, u64>,
    /// In how many the winner reached the goal on another player's turn.
    pub on_anothers_turn: u64,
    /// By how much the winner was ahead of the next; 0 where the victory was shared.
    pub margin: Spread,
    /// Games with more than one winner.
    pub shared: u64,
    /// How often each kind of event occurs in a game, on average.
    pub events: BTreeMap<String, f64>,
    /// The average points of a winner and of another player, by what they come from.
    pub points: Points,
    /// CPU milliseconds for each decision.
    pub ms_per_move: f64,
}

/// Average points by what they come from.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
pub struct Points {
    /// Of those who have won.
    pub winners: BTreeMap<&'static str, f64>,
    /// Of the others.
    pub others: BTreeMap<&'static str, f64>,
}

/// What is noted of one game.
struct Note {
    played: Played,
    turns: u32,
    finish: Finish,
    events: BTreeMap<String, u32>,
    points: Vec<Vec<(&'static str, u16)>>,
}

/// Sums over games.
#[derive(Default)]
struct Sums {
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

/// Plays so many games of the bot against itself; `told` is called after each.
pub fn census<G: Contest>(
    game: &G,
    bot: &Opponent,
    games: u64,
    seed: u64,
    threads: usize,
    mut told: impl FnMut(),
) -> Census {
    let mut sums = Sums { wins: vec![0.0; game.players()], ..Sums::default() };
    in_order(
        games,
        threads,
        |n| note(game, bot, &Deal::new(seed, n)),
        |_, note| {
            sums.add(game.players(), &note);
            told();
            ControlFlow::Continue(())
        },
    );
    sums.census()
}

/// The kind of an event in one word, as it is sent.
fn kind(event: &impl Serialize) -> String {
    let sent = serde_json::to_value(event).unwrap_or_default();
    sent["kind"].as_str().unwrap_or_default().to_owned()
}

fn note<G: Contest>(game: &G, bot: &Opponent, deal: &Deal) -> Note {
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
    Note {
        played,
        turns,
        finish: game.finish(mover.unwrap_or(anybody), &last, &state),
        events: counts.into_values().collect(),
        points: Seat::all(game.players()).map(|seat| game.points(&state, seat)).collect(),
    }
}

impl Sums {
    fn add(&mut self, players: usize, note: &Note) {
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

    fn census(self) -> Census {
        let games = self.turns.count();
        let decisions = self.decisions.mean() * games as f64;
        let means = |side: BTreeMap<_, Sample>| side.into_iter().map(|(from, points)| (from, points.mean())).collect();
        Census {
            games,
            turns: Spread::of(&self.turns),
            decisions: Spread::of(&self.decisions),
            balance: balance(&self.wins),
            endings: self.endings,
            on_anothers_turn: self.on_anothers_turn,
            margin: Spread::of(&self.margins),
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

impl Spread {
    fn of(sample: &Sample) -> Self {
        Self { mean: sample.mean(), sd: sample.deviation(), min: sample.min(), max: sample.max() }
    }
}
