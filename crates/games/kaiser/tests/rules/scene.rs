//! A position in a test: what may be done in it, and what happens then.
//!
//! A scene is written as positions are (`crates/games/kaiser/src/position.rs`), and what does not
//! matter in it is left out:
//! - Four play on side 3-4 unless a heading such as `kaiser 3 3-4 plain` says otherwise,
//!   with fortifications if there is a line `spent`; Green holds the emperor.
//! - A hand that is not told has three cards, a display that is not told four.
//! - All other cards are in the pile, or if the pile is told, on the discard pile.
//!
//! What a scene is asked to show is written alike, and there are lines for what follows
//! from the rest: `left green 19 8 0` (houses, emissaries, fortifications), `points green 7`
//! before the final scoring, `total green 12` after it, `scored Wei Qi`, `winners green red`.

use game::{Audit as _, Describe as _, Game, Notation as _, Ruled, Seat, Step, Turn};
use kaiser::{Card, Cards, Kaiser, Move, State, cards_for, name, seat_named};

/// A game and a position of it.
pub(crate) struct Scene {
    pub(crate) game: Kaiser,
    pub(crate) state: State,
}

/// The whole position that a scene is, with what was left out.
pub(crate) fn filled(text: &str) -> String {
    Written::new(text).filled()
}

/// The lines of a scene.
struct Written {
    lines: Vec<Vec<String>>,
}

impl Written {
    fn new(text: &str) -> Self {
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let mut lines: Vec<_> = text.lines().map(words).filter(|words| !words.is_empty()).collect();
        lines.sort_by_key(|line| line[0] != "kaiser");
        Self { lines }
    }

    fn says(&self, start: &str) -> bool {
        self.lines.iter().any(|line| line.join(" ").starts_with(start))
    }

    fn add(&mut self, line: &str, cards: &Cards) {
        self.lines.push(format!("{line} {cards}").split_whitespace().map(str::to_owned).collect());
    }

    fn filled(mut self) -> String {
        if !self.says("kaiser") {
            let variant = if self.says("spent") { "fortified" } else { "plain" };
            self.lines.insert(0, ["kaiser", "4", "3-4", variant].map(str::to_owned).to_vec());
        }
        if !self.says("emperor") {
            self.lines.push(["emperor", "green"].map(str::to_owned).to_vec());
        }
        let players = self.lines[0][1].parse().unwrap();
        let mut rest = cards_for(players).minus(&self.told()).expect("there are so many cards");
        for seat in Seat::all(players) {
            let line = format!("hand {}", name(seat).to_ascii_lowercase());
            if !self.says(&line) {
                self.add(&line, &deal(&mut rest, 3));
            }
        }
        if !self.says("display") {
            self.add("display", &deal(&mut rest, 4));
        }
        let discarded = self.says("pile") || self.says("run_out 2");
        if !rest.is_empty() {
            self.add(if discarded { "discard" } else { "pile" }, &rest);
        }
        self.lines.iter().map(|line| line.join(" ") + "\n").collect()
    }

    /// All cards that are told of.
    fn told(&self) -> Cards {
        let told = self.lines.iter().flat_map(|line| match line[0].as_str() {
            "display" | "pile" | "discard" => &line[1..],
            "hand" => &line[2..],
            _ => &[],
        });
        told.fold(Cards::NONE, |all, word| all.plus(&cards(word)))
    }
}

/// `red`, or `red3` for three of them.
fn cards(word: &str) -> Cards {
    let colour = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let count = word[colour.len()..].parse().unwrap_or(1);
    std::iter::repeat_n(colour.parse::<Card>().unwrap(), count).collect()
}

/// This many cards, always of the most common colour.
fn deal(rest: &mut Cards, count: usize) -> Cards {
    let mut next = || {
        let most = Card::ALL.into_iter().max_by_key(|&card| rest[card]).expect("there are colours");
        rest[most] -= 1;
        most
    };
    (0..count).map(|_| next()).collect()
}

fn parsed(m: &str) -> Move {
    m.parse().unwrap_or_else(|bad| panic!("{bad}"))
}

impl Scene {
    #[track_caller]
    pub(crate) fn new(text: &str) -> Self {
        let text = filled(text);
        let (game, state) = Kaiser::read(&text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
        assert_eq!(game.audit(&state), Ok(()));
        Self { game, state }
    }

    /// Makes a move that is legal; what happens, each as `K5.1 Green places …`.
    #[track_caller]
    pub(crate) fn plays(&mut self, m: &str) -> Vec<String> {
        self.allows(m);
        self.steps(Step::Move(parsed(m)))
    }

    /// Chance brings this card.
    #[track_caller]
    pub(crate) fn brings(&mut self, card: &str) -> Vec<String> {
        let (card, mut outcomes) = (card.parse().unwrap(), Vec::new());
        self.game.outcomes(&self.state, &mut outcomes);
        assert!(outcomes.iter().any(|&(outcome, _)| outcome == card), "{card} cannot come\n{}", self.text());
        self.steps(Step::Chance(card))
    }

    #[track_caller]
    fn steps(&mut self, step: Step<Move, Card>) -> Vec<String> {
        let events = self.game.explain(&self.state, step);
        self.game.apply(&mut self.state, step);
        assert_eq!(self.game.audit(&self.state), Ok(()));
        events.iter().map(|event| format!("{} {event}", event.rule())).collect()
    }

    /// The move may be made.
    #[track_caller]
    pub(crate) fn allows(&self, m: &str) {
        if let Err(illegal) = self.game.check(&self.state, parsed(m)) {
            panic!("{illegal}\n{}", self.text());
        }
        assert!(self.offered().iter().any(|offered| offered == m), "{m} is not listed\n{}", self.text());
    }

    /// The move may not be made, and this sentence says why.
    #[track_caller]
    pub(crate) fn refuses(&self, m: &str, sentence: &str) {
        let Err(illegal) = self.game.check(&self.state, parsed(m)) else { panic!("{m} is legal\n{}", self.text()) };
        assert_eq!(illegal.to_string(), sentence);
        assert!(!self.offered().iter().any(|offered| offered == m), "{m} is listed\n{}", self.text());
    }

    /// All legal moves, sorted.
    pub(crate) fn offered(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, &mut moves);
        let mut moves: Vec<_> = moves.iter().map(Move::to_string).collect();
        moves.sort_unstable();
        moves
    }

    /// These are all legal moves.
    #[track_caller]
    pub(crate) fn offers(&self, moves: &[&str]) {
        assert_eq!(self.offered(), moves, "\n{}", self.text());
    }

    /// Every line is true.
    #[track_caller]
    pub(crate) fn shows(&self, text: &str) {
        let now = self.text();
        for line in Written::new(text).lines {
            let words: Vec<_> = line.iter().map(String::as_str).collect();
            let line = line.join(" ");
            let found = match words[..] {
                ["left" | "points" | "total", who, ..] => {
                    format!("{} {who} {}", words[0], self.figure(words[0], who))
                }
                ["scored", ..] => {
                    let scored: Vec<_> = self.state.table().scored().iter().map(|of| of.to_string()).collect();
                    format!("scored {}", scored.join(" ")).trim_end().to_owned()
                }
                ["winners", ..] => self.winners(),
                // Nothing is written about what there is not.
                ["display" | "discard" | "pile"] | ["hand" | "known" | "held" | "houses" | "emissaries", _] => {
                    now.lines().find(|other| other.starts_with(&line)).unwrap_or(&line).to_owned()
                }
                _ => now.lines().find(|&other| other == line).unwrap_or("nothing of it").to_owned(),
            };
            assert_eq!(found, line, "\n{now}");
        }
    }

    fn figure(&self, what: &str, who: &str) -> String {
        let (table, seat) = (self.state.table(), self.seat(who));
        match what {
            "points" => table.points(seat).to_string(),
            "total" => table.total(seat).to_string(),
            _ => {
                let left = table.supply(seat);
                format!("{} {} {}", left.houses, left.emissaries, left.fortifications)
            }
        }
    }

    fn winners(&self) -> String {
        assert_eq!(self.game.turn(&self.state), Turn::Over, "\n{}", self.text());
        let names = self.game.winners(&self.state).iter().map(|seat| format!(" {}", name(seat)));
        format!("winners{}", names.collect::<String>().to_ascii_lowercase())
    }

    pub(crate) fn seat(&self, who: &str) -> Seat {
        seat_named(who, self.game.players()).unwrap_or_else(|| panic!("nobody is called {who}"))
    }

    pub(crate) fn text(&self) -> String {
        self.game.write(&self.state)
    }
}
