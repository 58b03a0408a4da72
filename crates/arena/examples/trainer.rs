//! tmp
use arena::train::*;
use game::*;
use qin::*;
use search::*;
use std::time::Instant;
struct Greedy;
fn best<G: Learned>(g: &G, net: Option<&Network>, s: &G::State, sc: &mut G::Scratch, rng: &mut Rng) -> G::Move {
    let Turn::Decide(seat) = g.turn(s) else { panic!() };
    if let Some(m) = g.indifferent(s) {
        return m;
    }
    let mut mv = vec![];
    g.legal_moves(s, &mut mv);
    rng.shuffle(&mut mv);
    match net {
        Some(n) => {
            let mut o = vec![];
            g.sweep(n, s, &mv, sc, &mut o);
            let i = (0..mv.len()).max_by(|a, b| o[*a].worth(seat).total_cmp(&o[*b].worth(seat))).unwrap();
            mv[i]
        }
        None => *mv
            .iter()
            .max_by_key(|m| {
                let mut a = s.clone();
                g.play(&mut a, **m);
                g.lead(&a, seat)
            })
            .unwrap(),
    }
}
fn duel<G: Learned>(g: &G, a: Option<&Network>, b: Option<&Network>, deals: u64) -> f64 {
    let mut won = 0.0;
    let mut sc = G::Scratch::default();
    let n = g.players();
    for d in 0..deals {
        for seat in 0..n {
            let mut rng = Rng::new(777).fork(d);
            let mut deck = g.shuffle(&mut rng);
            let mut s = g.start(Seat::new(0).unwrap());
            loop {
                match g.turn(&s) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let o = g.deal(&s, &mut deck);
                        g.resolve(&mut s, o);
                    }
                    Turn::Decide(p) => {
                        let m = best(g, if p.index() == seat { a } else { b }, &s, &mut sc, &mut rng);
                        g.play(&mut s, m);
                    }
                }
            }
            let w = g.winners(&s);
            if w.contains(Seat::new(seat).unwrap()) {
                won += 1.0 / w.len() as f64;
            }
        }
    }
    won / (deals * n as u64) as f64
}
fn run<G: Learned>(boards: Vec<G>, out: &str, plan: Plan) {
    let ck = format!("{out}.ck");
    let mut t = match std::fs::read(&ck) {
        Ok(f) => Training::resume(boards.clone(), plan, &f).unwrap(),
        Err(_) => Training::new(boards.clone(), plan),
    };
    let start = Instant::now();
    let mut old: Vec<Network> = vec![];
    while t.played() < plan.games {
        t.learn(plan.games / 40);
        std::fs::write(&ck, t.save()).unwrap();
        let net = t.network();
        std::fs::write(out, net.write()).unwrap();
        let g = duel(&boards[0], Some(&net), None, 200);
        let p = old.iter().rev().nth(3).map(|o| duel(&boards[0], Some(&net), Some(o), 200));
        println!(
            "{} games {:.0}s loss {:.4} vs greedy {:.3} vs older {:?}",
            t.played(),
            start.elapsed().as_secs_f64(),
            t.loss(),
            g,
            p
        );
        old.push(net);
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let players: usize = a[2].parse().unwrap();
    let games: u64 = a[3].parse().unwrap();
    let plan = Plan {
        games,
        seed: a[5].parse().unwrap(),
        rate: a[6].parse().unwrap(),
        lambda: a[7].parse().unwrap(),
        ..Plan::default()
    };
    match a[1].as_str() {
        "qin" => run(
            vec![
                Qin::new(Board::bird(), players).unwrap(),
                Qin::new(Board::bird(), players).unwrap(),
                Qin::new(Board::lion(), players).unwrap(),
            ],
            &a[4],
            plan,
        ),
        _ => panic!(),
    }
}
