//! Parses moves as people type them: in full or abbreviated.

use bots::sample_state;
use game::{Game, Rng, Turn};
use kaiser::{Card, Cards, Kaiser, Move, Payment, Phase, Piece, Province, Source, Space, View};

/// Parses decisions separated by commas.
///
/// Beyond the game's notation it accepts a place alone (`21` for a house, `wei` for an emissary), no payment if only one
/// is possible, a colour alone for drawing, and unambiguous abbreviations.
pub(super) fn turn(game: &Kaiser, view: &View, text: &str) -> Result<Vec<Move>, String> {
    // Payments only depend on the player's hand, so any sampled world will do.
    let mut rng = Rng::new(0);
    let mut world = sample_state(game, view, &mut rng);
    let mut moves = Vec::new();
    for part in text.split([',', ';']).filter(|part| !part.trim().is_empty()) {
        let reader = Reader { game, hand: *seat_hand(view, &world), phase: world.table().phase() };
        let m = reader.read(part)?;
        moves.push(m);
        if game.check(&world, m).is_ok() {
            game.play(&mut world, m);
            while game.turn(&world) == Turn::Chance {
                let card = game.random_outcome(&world, &mut rng);
                game.resolve(&mut world, card);
            }
        }
    }
    if moves.is_empty() { Err(nonsense(text)) } else { Ok(moves) }
}

/// Returns the viewer's hand in a sampled world.
fn seat_hand<'a>(view: &View, world: &'a kaiser::State) -> &'a Cards {
    match view.viewer() {
        game::Viewer::Seat(seat) => world.hand(seat),
        _ => &Cards::NONE,
    }
}

/// Returns the game's error for invalid text.
fn nonsense(text: &str) -> String {
    kaiser::NotAMove::Form(text.trim().to_owned()).to_string()
}

struct Reader<'a> {
    game: &'a Kaiser,
    hand: Cards,
    phase: Phase,
}

impl Reader<'_> {
    fn read(&self, text: &str) -> Result<Move, String> {
        let words: Vec<_> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<_> = words.iter().map(String::as_str).collect();
        match words[..] {
            ["stop" | "s" | "done"] => Ok(Move::Stop),
            ["pile" | "p" | "draw" | "take" | "t"] | ["draw" | "take" | "t", "pile" | "p"] => {
                Ok(Move::Take(Source::Pile))
            }
            ["draw" | "take" | "t", colour] => Ok(Move::Take(Source::Display(card(colour)?))),
            ["exchange" | "ex" | "x", colour] => Ok(Move::Exchange(card(colour)?)),
            ["house" | "h", space, ref payment @ ..] => self.place(Piece::House(self::space(space)?), payment),
            ["fortification" | "fort" | "f", space, ref payment @ ..] => {
                self.place(Piece::Fortification(self::space(space)?), payment)
            }
            ["emissary" | "em" | "e", name, ref payment @ ..] => self.place(Piece::Emissary(province(name)?), payment),
            [space, ref payment @ ..] if space.starts_with(|c: char| c.is_ascii_digit()) => {
                self.place(Piece::House(self::space(space)?), payment)
            }
            [word] if card(word).is_ok() => self.colour(card(word)?),
            [name, ref payment @ ..] if province(name).is_ok() => self.place(Piece::Emissary(province(name)?), payment),
            _ => Err(nonsense(text)),
        }
    }

    /// Parses a colour alone, which only works when drawing.
    fn colour(&self, card: Card) -> Result<Move, String> {
        match self.phase {
            Phase::Take(..) => Ok(Move::Take(Source::Display(card))),
            _ => Err(format!(
                "What do you want to do with the {card} card? Type for example house 21 {card} or exchange {card}"
            )),
        }
    }

    fn place(&self, piece: Piece, payment: &[&str]) -> Result<Move, String> {
        let payment = match *payment {
            [] => self.only_payment(piece)?,
            [one] => Payment::Card(card(one)?),
            [one, other] => match (card(one)?, card(other)?) {
                (one, other) if one == other => Payment::Joker(one),
                (one, other) => return Err(kaiser::NotAMove::Unlike(one, other).to_string()),
            },
            _ => return Err("Pay for a piece with one card or with two of one colour (K4.2)".to_owned()),
        };
        Ok(Move::Place(piece, payment))
    }

    /// Returns the payment if only one is possible (K4.2).
    fn only_payment(&self, piece: Piece) -> Result<Payment, String> {
        let province = match piece {
            Piece::Emissary(province) => Some(province),
            Piece::House(space) | Piece::Fortification(space) => self.game.map().province(space),
        };
        // If the space doesn't exist, the rules report that for any payment.
        let Some(province) = province else { return Ok(Payment::Card(Card::Red)) };
        let colour = self.game.map().colour(province);
        let one = (self.hand[colour] > 0).then_some(Payment::Card(colour));
        let jokers = self.hand.kinds_with(2).iter().filter(|&card| card != colour).map(Payment::Joker);
        let payments: Vec<_> = one.into_iter().chain(jokers).collect();
        match payments[..] {
            [payment] => Ok(payment),
            [] if matches!(self.phase, Phase::Take(..)) => Ok(Payment::Card(colour)),
            [] => Err(format!(
                "{province} is {colour}: a piece there takes a {colour} card or two of one other colour (K4.2), \
                 and you hold {}",
                if self.hand.is_empty() { "no card".to_owned() } else { self.hand.to_string() }
            )),
            _ => {
                let ways: Vec<_> = payments.iter().map(|payment| format!("{piece} {payment}")).collect();
                Err(format!("There is more than one way to pay: type {}", ways.join(" or ")))
            }
        }
    }
}

/// Parses a card by its colour or an abbreviation.
pub(super) fn card(text: &str) -> Result<Card, String> {
    let begins = |card: &Card| !text.is_empty() && card.to_string().starts_with(text);
    match Card::ALL.into_iter().find(begins) {
        Some(card) => Ok(card),
        None => text.parse::<Card>().map_err(|fault| fault.to_string()),
    }
}

/// Parses a province by its name, with or without the apostrophe.
pub(super) fn province(text: &str) -> Result<Province, String> {
    let bare = |text: &str| text.to_lowercase().replace(['\'', '’'], "");
    let named = Province::ALL.into_iter().find(|province| bare(province.name()) == bare(text));
    named.map_or_else(|| text.parse().map_err(|fault: kaiser::NotAProvince| fault.to_string()), Ok)
}

fn space(text: &str) -> Result<Space, String> {
    text.parse::<Space>().map_err(|fault| fault.to_string())
}

#[cfg(test)]
mod tests {
    use game::{Seat, Viewer};
    use kaiser::Map;

    use super::*;

    /// What is read with this hand; the turn begins, or cards are drawn.
    fn read(hand: &str, drawing: bool, text: &str) -> String {
        let game = Kaiser::new(Map::by_side("3-4").unwrap(), 3, true).unwrap();
        let seat = Seat::new(0).unwrap();
        let hand: Cards = hand.split_whitespace().map(|word| word.parse::<Card>().unwrap()).collect();
        let phase = if drawing { Phase::Take(seat, kaiser::Drawing::UpToThree) } else { Phase::Act(seat) };
        Reader { game: &game, hand, phase }.read(text).map_or_else(|fault| fault, |m| m.to_string())
    }

    #[test]
    fn moves_can_be_typed_in_full_or_abbreviated() {
        let check = |text, expect| assert_eq!(read("red green green", false, text), expect, "{text}");
        check("house 21 red", "house 21 red");
        check("HOUSE 21 Red", "house 21 red");
        check("emissary wei green green", "emissary Wei green green");
        check("e chin g g", "emissary Ch'in green green");
        check("chu", "emissary Chu green green");
        check("45", "house 45 green green");
        check("1", "house 1 green");
        check("fort 40 r", "fortification 40 red");
        check("x red", "exchange red");
        check("t g", "take green");
        check("stop", "stop");
    }

    #[test]
    fn a_colour_alone_draws_a_card() {
        assert_eq!(read("red", true, "violet"), "take violet");
        assert_eq!(read("red", true, "take"), "take pile");
        assert!(read("red", false, "red").contains("exchange red"));
    }

    #[test]
    fn ambiguous_payments_are_listed() {
        let said = read("red green green", false, "house 21");
        assert_eq!(said, "There is more than one way to pay: type house 21 red or house 21 green green");
        let said = read("red green yellow", false, "chu");
        assert!(said.contains("Chu is violet") && said.ends_with("you hold red green yellow"), "{said}");
        assert_eq!(
            read("red green green", false, "21 red green"),
            "K4.2: red and green are no joker; two of one colour are"
        );
    }

    #[test]
    fn a_whole_turn_fits_on_one_line() {
        let (game, seat) = (Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap(), Seat::new(0).unwrap());
        let (mut rng, mut state) = (Rng::new(1), game.start(seat));
        while game.turn(&state) == Turn::Chance {
            let card = game.random_outcome(&state, &mut rng);
            game.resolve(&mut state, card);
        }
        let card = state.hand(seat).nth(0);
        let space = game.map().houses(game.map().coloured(card).iter().next().unwrap()).first().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let moves = turn(&game, &view, &format!("{space} {card}, pile")).unwrap();
        assert_eq!(moves.len(), 2);
        assert_eq!(moves[1], Move::Take(Source::Pile));
        assert!(turn(&game, &view, " , ,").is_err());
    }
}
