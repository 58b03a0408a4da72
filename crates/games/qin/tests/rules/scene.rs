//! A position drawn in a test: what may be done in it, and what happens then.
//!
//! A scene is written as positions are (`crates/games/qin/src/position.rs`), without numbers: `.`
//! grassland, `~` water, `V` village, `R` `Y` `B` printed start spaces, `r` `y` `b` spaces
//! of tiles, each followed by the owner's initial (`w` White, `b` Black, `g` Green, `p`
//! Purple). Four play unless a line such as `qin 2 drawn` says otherwise.
//!
//! Two lines fill a part of the board that is not drawn, beyond a lake, out of reach:
//! - `left white 1`: White has one pagoda left; those that are not drawn stand on villages.
//! - `unseen RR2 YB1`: no more than these tiles lie face down; the others have been laid.

use game::{Audit as _, Describe as _, Game, Notation as _, Ruled, Seat, Step};
use qin::{Board, Colour, Illegal, Move, Qin, Space, State, Tile};

/// A position and the part of it that is drawn.
pub(crate) struct Scene {
    pub(crate) game: Qin,
    pub(crate) state: State,
    width: usize,
    height: usize,
}

/// The lines of a scene: what is said, and what is drawn.
struct Written<'a> {
    said: Vec<&'a str>,
    rows: Vec<Vec<&'a str>>,
}

impl<'a> Written<'a> {
    fn new(text: &'a str) -> Self {
        let words =
            ["qin", "deal", "place", "draw", "reveal", "over", "piles", "hand", "unseen", "lacks", "pagodas", "left"];
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let (said, drawn): (Vec<_>, Vec<_>) =
            lines.partition(|line| line.split_whitespace().next().is_some_and(|first| words.contains(&first)));
        Self { said, rows: drawn.iter().map(|row| row.split_whitespace().collect()).collect() }
    }

    /// What follows this word, in each line that starts with it.
    fn after(&self, word: &str) -> impl Iterator<Item = Vec<&'a str>> {
        self.said.iter().filter_map(move |line| {
            let mut words = line.split_whitespace();
            (words.next() == Some(word)).then(|| words.collect())
        })
    }

    fn position(&self, rows: &[Vec<&str>]) -> String {
        let heading = if self.said.iter().any(|line| line.starts_with("qin")) { "" } else { "qin 4 drawn\n" };
        let said = self.said.iter().filter(|line| !line.starts_with("left")).map(|line| format!("{line}\n"));
        let rows = (1..).zip(rows).map(|(number, row)| format!("{number} {}\n", row.join(" ")));
        format!("{heading}{}{}", said.collect::<String>(), rows.collect::<String>())
    }

    /// The drawing, and beyond the lake the tiles and the villages that are not drawn.
    fn with_the_far_side(&self) -> Vec<Vec<&'a str>> {
        let mut rows = self.rows.clone();
        let lake = || vec!["~"; Space::STRIDE];
        if self.after("unseen").chain(self.after("left")).next().is_some() {
            rows.iter_mut().for_each(|row| row.resize(Space::STRIDE, "~"));
        }
        if let Some(unseen) = self.after("unseen").next() {
            rows.push(lake());
            rows.extend(self.other_tiles(&unseen).chunks(Space::STRIDE).map(|laid| {
                let mut row = laid.to_vec();
                row.resize(Space::STRIDE, "~");
                row
            }));
        }
        if self.after("left").next().is_some() {
            let villages = self.other_pagodas(&read(&self.position(&rows)));
            rows.push(lake());
            for (number, owners) in villages.chunks(Space::STRIDE / 2).enumerate() {
                let mut row = lake();
                (number % 2..).step_by(2).zip(owners).for_each(|(column, owner)| row[column] = owner);
                rows.push(row);
            }
        }
        rows
    }

    /// All tiles that are neither unseen, in a hand nor drawn: one province of each colour.
    fn other_tiles(&self, unseen: &[&str]) -> Vec<&'a str> {
        let seen = |letter: char| -> usize {
            let hands = self.after("hand").flat_map(|words| words[1..].to_vec());
            let in_hands = hands.map(|tile| tile.matches(letter).count()).sum::<usize>();
            let face_down =
                unseen.iter().map(|tile| tile.matches(letter).count() * tile[2..].parse::<usize>().unwrap());
            let drawn = self.rows.iter().flatten().filter(|space| space.starts_with(letter.to_ascii_lowercase()));
            in_hands + face_down.sum::<usize>() + drawn.count()
        };
        let halves = 4 * usize::from(Tile::EACH);
        let provinces = [("rw", Colour::Red), ("yb", Colour::Yellow), ("bw", Colour::Blue)];
        provinces.iter().flat_map(|(symbol, colour)| vec![*symbol; halves - seen(colour.letter())]).collect()
    }

    /// Villages for all pagodas that are neither drawn nor left.
    fn other_pagodas(&self, (game, state): &(Qin, State)) -> Vec<&'static str> {
        let villages = self.after("left").flat_map(|words| {
            let [who, left] = words[..] else { panic!("whose pagodas are left, and how many?") };
            let seat = seat(who, game.players());
            let more = state.table().supply(seat) - left.parse::<u8>().unwrap();
            vec![["Vw", "Vb", "Vg", "Vp"][seat.index()]; usize::from(more)]
        });
        villages.collect()
    }
}

fn read(text: &str) -> (Qin, State) {
    Qin::read(text).unwrap_or_else(|bad| panic!("{bad}\n{text}"))
}

fn seat(name: &str, players: usize) -> Seat {
    qin::seat_named(name, players).unwrap_or_else(|| panic!("nobody is called {name}"))
}

fn parsed(m: &str) -> Move {
    m.parse().unwrap_or_else(|bad| panic!("{bad}"))
}

impl Scene {
    #[track_caller]
    pub(crate) fn new(text: &str) -> Self {
        let written = Written::new(text);
        let (game, state) = read(&written.position(&written.with_the_far_side()));
        assert_eq!(game.audit(&state), Ok(()));
        Self { game, state, width: written.rows[0].len(), height: written.rows.len() }
    }

    /// A game that starts on this board, with nothing dealt yet.
    pub(crate) fn start(board: &std::sync::Arc<Board>, players: usize, first: &str) -> Self {
        let game = Qin::new(board.clone(), players).unwrap();
        let state = game.start(seat(first, players));
        Self { game, state, width: board.width(), height: board.height() }
    }

    /// Makes a move that is legal; what happens, each as `Q5.1 Green founds …`.
    #[track_caller]
    pub(crate) fn plays(&mut self, m: &str) -> Vec<String> {
        self.allows(m);
        self.steps(Step::Move(parsed(m)))
    }

    /// The tile that chance brings comes into the hand.
    #[track_caller]
    pub(crate) fn takes(&mut self, tile: &str) -> Vec<String> {
        self.steps(Step::Chance(tile.parse().unwrap()))
    }

    #[track_caller]
    fn steps(&mut self, step: Step<Move, Tile>) -> Vec<String> {
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
        assert!(self.legal().contains(&parsed(m)), "{m} is not listed\n{}", self.text());
    }

    /// The move may not be made, and this sentence says why.
    #[track_caller]
    pub(crate) fn refuses(&self, m: &str, sentence: &str) -> Illegal {
        let Err(illegal) = self.game.check(&self.state, parsed(m)) else { panic!("{m} is legal\n{}", self.text()) };
        assert_eq!(illegal.to_string(), sentence);
        assert!(!self.legal().contains(&parsed(m)), "{m} is listed\n{}", self.text());
        illegal
    }

    fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, &mut moves);
        moves
    }

    /// These are all legal moves.
    #[track_caller]
    pub(crate) fn offers(&self, moves: &[&str]) {
        let mut legal: Vec<_> = self.legal().iter().map(Move::to_string).collect();
        legal.sort_unstable();
        assert_eq!(legal, moves, "\n{}", self.text());
    }

    /// It now looks like this, and every line that is not drawn is true.
    #[track_caller]
    pub(crate) fn shows(&self, text: &str) {
        let written = Written::new(text);
        let drawn: String = written.rows.iter().map(|row| row.join(" ") + "\n").collect();
        assert_eq!(self.drawing(), drawn, "\n{}", self.text());
        for line in written.said {
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                ["left", who, left] => {
                    let supply = self.state.table().supply(seat(who, self.game.players()));
                    assert_eq!(supply.to_string(), left, "{line}\n{}", self.text());
                }
                _ => assert!(self.text().lines().any(|said| said == line), "{line}\n{}", self.text()),
            }
        }
    }

    /// The drawn part of the position, one space between the symbols.
    fn drawing(&self) -> String {
        let text = self.text();
        let rows = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        let drawn = |row: &str| row.split_whitespace().skip(1).take(self.width).collect::<Vec<_>>().join(" ") + "\n";
        rows.take(self.height).map(drawn).collect()
    }

    pub(crate) fn text(&self) -> String {
        self.game.write(&self.state)
    }
}
