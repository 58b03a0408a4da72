//! tmp
use arena as _; use game::*; use qin::*; use search::*;
use std::time::Duration;
fn cpu()->Duration{Duration::from_nanos(std::fs::read_to_string("/proc/thread-self/schedstat").unwrap().split(' ').next().unwrap().parse().unwrap())}
fn bot<G: Learned>(name:&str, seed:u64)->Box<dyn Bot<G>>{
    let p: Vec<&str>=name.split(',').collect();
    let net=||Network::read(&std::fs::read(p[1]).unwrap()).unwrap();
    match p[0]{ "net"=>Box::new(Net::new(net(),seed)),
      "tree"=>{ let f=|i:usize|p[i].parse::<f32>().unwrap(); Box::new(Thinker::new(net(),Spread{explore:f(3),heat:f(4),trust:f(5)},p[2].parse().unwrap(),cpu,seed)) }
      _=>panic!() }
}
fn run<G: Learned>(g:&G,a:&str,b:&str,deals:u64,seed:u64){
    let n=g.players(); let mut means=vec![]; let (mut ta,mut ma)=(Duration::ZERO,0u32);
    let (mut tb,mut mb)=(Duration::ZERO,0u32);
    for d in 0..deals { let mut won=0.0; for seat in 0..n {
        let mut rng=Rng::new(seed).fork(d); let mut deck=g.shuffle(&mut rng); let mut s=g.start(Seat::new(0).unwrap());
        let mut bots: Vec<Box<dyn Bot<G>>>=(0..n).map(|i|bot(if i==seat{a}else{b},rng.next_u64()+i as u64)).collect();
        loop { match g.turn(&s){ Turn::Over=>break, Turn::Chance=>{let o=g.deal(&s,&mut deck); g.resolve(&mut s,o);} Turn::Decide(p)=>{
            let v=g.view(&s,Viewer::Seat(p)); let t=cpu(); let m=bots[p.index()].choose(g,&v); let e=cpu()-t;
            if g.indifferent(&s).is_none(){ if p.index()==seat{ta+=e;ma+=1}else{tb+=e;mb+=1} }
            g.play(&mut s,m);} } }
        let w=g.winners(&s); if w.contains(Seat::new(seat).unwrap()){won+=1.0/w.len() as f64;}
      } means.push(won/n as f64); }
    let k=means.len() as f64; let p=means.iter().sum::<f64>()/k; let sd=(means.iter().map(|x|(x-p)*(x-p)).sum::<f64>()/(k-1.0)/k).sqrt();
    let elo=|p:f64|400.0*((n as f64-1.0)*p/(1.0-p)).log10();
    println!("{a} vs {b}: {:.3} +- {:.3}  elo {:.0} [{:.0}, {:.0}] ({} games, {:.2} / {:.2} ms)",p,1.96*sd,elo(p),elo((p-1.96*sd).max(0.001)),elo((p+1.96*sd).min(0.999)),deals*n as u64, ta.as_secs_f64()*1e3/ma.max(1) as f64, tb.as_secs_f64()*1e3/mb.max(1) as f64);
}
fn main(){
    let a: Vec<String>=std::env::args().collect();
    let players:usize=a[2].parse().unwrap(); let deals:u64=a[3].parse().unwrap(); let seed:u64=a[4].parse().unwrap();
    for x in &a[6..] { match a[1].as_str(){ "qin"=>run(&Qin::new(Board::bird(),players).unwrap(),x,&a[5],deals,seed), _=>panic!() } }
}
