//! The game itself: the position, the deck, and which moves can be undone.

use game::{Dealing, Describe, Rng, Seat, Step, Turn, Viewer};

/// A game in progress. Players get views of it, never the state.
pub(super) struct Table<G: Dealing> {
    game: G,
    state: G::State,
    deck: G::Deck,
    moves: Vec<(Seat, G::Move)>,
    /// The positions before the moves that can be undone: those since another player moved or something hidden was
    /// revealed.
    undo: Vec<(Seat, G::State)>,
}

impl<G: Describe + Dealing> Table<G> {
    /// Starts a game with this seat playing first.
    pub(super) fn new(game: G, first: Seat, rng: &mut Rng) -> Self {
        let (state, deck) = (game.start(first), game.shuffle(rng));
        Self { game, state, deck, moves: Vec::new(), undo: Vec::new() }
    }

    /// Returns whose turn it is.
    pub(super) fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// Returns the view of a seat.
    pub(super) fn view(&self, seat: Seat) -> G::View {
        self.game.view(&self.state, Viewer::Seat(seat))
    }

    /// Returns all moves so far and who made them.
    pub(super) fn moves(&self) -> &[(Seat, G::Move)] {
        &self.moves
    }

    /// Resolves chance from the deck. Returns the events visible to a seat.
    pub(super) fn deal(&mut self, seat: Seat) -> Vec<G::Event> {
        let outcome = self.game.deal(&self.state, &mut self.deck);
        let mut events = self.game.explain(&self.state, Step::Chance(outcome));
        self.game.resolve(&mut self.state, outcome);
        self.undo.clear();
        events.retain(|event| self.game.shows(event, Viewer::Seat(seat)));
        events
    }

    /// Plays a move of the seat whose turn it is, if it is legal. Returns the events.
    pub(super) fn play(&mut self, seat: Seat, m: G::Move) -> Result<Vec<G::Event>, G::Illegal> {
        self.game.check(&self.state, m)?;
        let events = self.game.explain(&self.state, Step::Move(m));
        self.undo.retain(|&(earlier, _)| earlier == seat);
        self.undo.push((seat, self.state.clone()));
        self.game.play(&mut self.state, m);
        self.moves.push((seat, m));
        Ok(events)
    }

    /// Undoes the last move, if it was this seat's and can be undone.
    pub(super) fn undo(&mut self, seat: Seat) -> Option<G::Move> {
        let (_, before) = self.undo.pop_if(|&mut (mover, _)| mover == seat)?;
        self.state = before;
        self.moves.pop().map(|(_, m)| m)
    }
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Notation as _};

    use super::*;
    use qin::{Board, Qin};

    /// A table for two, dealt, with seat 0 to place.
    fn dealt() -> (Table<Qin>, Seat) {
        let (game, seat) = (Qin::new(Board::bird(), 2).unwrap(), Seat::new(0).unwrap());
        let mut table = Table::new(game, seat, &mut Rng::new(1));
        while table.turn() == Turn::Chance {
            table.deal(seat);
        }
        (table, seat)
    }

    fn any_move(table: &Table<Qin>) -> qin::Move {
        table.game.random_move(&table.state, &mut Rng::new(2))
    }

    #[test]
    fn a_placement_can_be_undone_until_a_tile_is_drawn() {
        let (mut table, seat) = dealt();
        let before = table.game.write(&table.state);
        let m = any_move(&table);
        table.play(seat, m).unwrap();
        assert_eq!(table.undo(seat), Some(m));
        assert_eq!(table.game.write(&table.state), before);
        assert_eq!(table.undo(seat), None, "nothing left to undo");

        table.play(seat, m).unwrap();
        table.play(seat, any_move(&table)).unwrap();
        table.deal(seat);
        assert_eq!(table.undo(seat), None, "a tile was seen");
    }

    #[test]
    fn nobody_can_undo_another_player_s_move() {
        let (mut table, seat) = dealt();
        table.play(seat, any_move(&table)).unwrap();
        assert_eq!(table.undo(seat.next(2)), None);
    }

    #[test]
    fn only_the_owner_sees_a_drawn_tile() {
        let (game, seat) = (Qin::new(Board::bird(), 2).unwrap(), Seat::new(0).unwrap());
        let mut table = Table::new(game, seat, &mut Rng::new(1));
        let told: usize = (0..6).map(|_| table.deal(seat).len()).sum();
        assert_eq!(told, 3);
    }
}
