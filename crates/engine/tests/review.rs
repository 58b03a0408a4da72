//! What a review says, held against an exhaustive check: at the end of a game of Qin the piles are empty, nobody has
//! anything to hide, and everything that can still happen can be looked at.

use engine::JsEngine;
use game::{Game, Notation as _, Rng, Seat, Turn, Viewer};
use qin::{Qin, State};
use serde_json::{Value, json};

/// Ends of games of bots, each with few tiles left in known hands.
const ENDS: &str = include_str!("../../bots/tests/it/tactics/positions/conquer.txt");

/// From which loss on a decision is no good one; so much the page says as well.
const NOTABLE: f64 = 0.05;

/// So far the bot may be off.
const OFF: f64 = 0.1;

fn ends() -> impl Iterator<Item = (Qin, State)> {
    ENDS.split("## ").skip(1).map(|position| {
        let (_, text) = position.split_once('\n').unwrap();
        let text: String = text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
        Qin::read(&text).unwrap()
    })
}

/// What the seat gets of the victory if from here on everybody plays as well as can be.
fn exact<G: Game>(game: &G, state: &G::State, seat: Seat) -> f64 {
    let after = |m| {
        let mut state = state.clone();
        game.play(&mut state, m);
        state
    };
    match game.turn(state) {
        Turn::Over => {
            let winners = game.winners(state);
            if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
        }
        Turn::Decide(who) => {
            let mut moves = Vec::new();
            game.legal_moves(state, &mut moves);
            let mut chances = moves.into_iter().map(|m| exact(game, &after(m), seat));
            // Nobody gets more than everything: what is found then need not be looked at further.
            let (mut best, most) = if who == seat { (0.0, 1.0) } else { (1.0, 0.0) };
            while best != most
                && let Some(chance) = chances.next()
            {
                best = if who == seat { f64::max(best, chance) } else { f64::min(best, chance) };
            }
            best
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(state, &mut outcomes);
            let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let each = outcomes.into_iter().map(|(outcome, weight)| {
                let mut state = state.clone();
                game.resolve(&mut state, outcome);
                f64::from(weight) / f64::from(all) * exact(game, &state, seat)
            });
            each.sum()
        }
    }
}

/// A decision with what it lost: as the bot judges, and in truth.
#[derive(Clone, Copy, Debug)]
struct Decision {
    judged: f64,
    exact: f64,
}

/// The three decisions that lost most, the worst first.
fn turning_points(decisions: &[Decision], lost: impl Fn(&Decision) -> f64) -> Vec<usize> {
    let mut points: Vec<_> = (0..decisions.len()).filter(|&at| lost(&decisions[at]) >= NOTABLE).collect();
    points.sort_by(|&a, &b| lost(&decisions[b]).total_cmp(&lost(&decisions[a])).then(a.cmp(&b)));
    points.truncate(3);
    points
}

fn new_engine() -> JsEngine {
    let engine = JsEngine::new();
    let network = format!("{}/../bots/networks/qin-2.net", env!("CARGO_MANIFEST_DIR"));
    assert!(engine.supply("qin", 2, &std::fs::read(network).unwrap()));
    engine
}

/// What the page asks of every decision.
fn judged(engine: &mut JsEngine, game: &Qin, state: &State, seat: Seat, played: &str) -> f64 {
    let view = game.write_view(&game.view(state, Viewer::Seat(seat)));
    let choice = json!({"game": "qin", "board": "bird", "players": 2});
    let question = json!({"advise": {"choice": choice, "view": view, "budget": "500n", "most": 1, "also": [played]}});
    let answer: Value = serde_json::from_str(&engine.ask(&question.to_string())).unwrap();
    let moves = answer["ok"]["moves"].as_array().unwrap_or_else(|| panic!("{answer}"));
    let chance = |told: &Value| told["chance"].as_f64().unwrap();
    let played = moves.iter().find(|told| told["move"] == played).unwrap();
    (chance(&moves[0]) - chance(played)).max(0.0)
}

/// Plays on without thinking, and reviews that.
fn reviewed(engine: &mut JsEngine, game: &Qin, mut state: State, rng: &mut Rng) -> Vec<Decision> {
    let mut decisions = Vec::new();
    let mut moves = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over => return decisions,
            Turn::Chance => {
                let outcome = game.random_outcome(&state, rng);
                game.resolve(&mut state, outcome);
            }
            Turn::Decide(seat) => {
                game.legal_moves(&state, &mut moves);
                let m = game.random_move(&state, rng);
                let judged = if moves.len() > 1 { judged(engine, game, &state, seat, &m.to_string()) } else { 0.0 };
                let before = exact(game, &state, seat);
                game.play(&mut state, m);
                decisions.push(Decision { judged, exact: before - exact(game, &state, seat) });
            }
        }
    }
}

#[test]
fn games_turn_where_an_exhaustive_check_says_they_do() {
    let mut engine = new_engine();
    let (mut turned, mut decided) = (0, 0);
    for (game, state) in ends() {
        for seed in 0..12 {
            let decisions = reviewed(&mut engine, &game, state, &mut Rng::new(seed));
            for decision in &decisions {
                assert!((decision.judged - decision.exact).abs() < OFF, "{decisions:?}");
            }
            let points = turning_points(&decisions, |decision| decision.judged);
            let truly = turning_points(&decisions, |decision| decision.exact);
            let lost = |points: &[usize]| points.iter().map(|&at| decisions[at].exact).collect::<Vec<_>>();
            assert_eq!(
                lost(&points),
                lost(&truly),
                "the bot finds {points:?}, in truth it is {truly:?}: {decisions:?}"
            );
            turned += points.len();
            decided += decisions.len();
        }
    }
    assert!(turned > 50 && decided - turned > 40, "{turned} of {decided} decisions lost something");
}
