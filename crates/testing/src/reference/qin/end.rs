//! Drawing, passing, and the end of a turn and of the game (Q3.6, Q3.7, Q10).

use super::{Phase, Qin, Reason, Tile, tile};

impl Qin {
    /// The player to move takes the top tile of a pile, which the caller names;
    /// that ends the turn (Q3.6).
    ///
    /// # Panics
    /// If it is not the time to draw, or the pile is empty.
    pub fn draw(&mut self, pile: usize, drawn: Tile) {
        assert_eq!(self.phase, Phase::Draw, "Q3.6: nothing to draw now");
        assert!(self.piles[pile] > 0, "Q3.6: pile {pile} is empty");
        self.piles[pile] -= 1;
        self.take_in_hand(self.to_move, tile(drawn.0, drawn.1));
        self.end_turn();
    }

    /// The player to move has no legal placement and passes (Q3.7).
    ///
    /// # Panics
    /// If it is not the time to place, or there is a legal placement.
    pub fn pass(&mut self) {
        assert_eq!(self.phase, Phase::Place, "Q3.7: no time to pass");
        assert!(!self.can_place(self.to_move), "Q3.7: must place");
        self.end_turn();
    }

    /// Looks for the end of the game in the order of Q10.3; otherwise it is the
    /// turn of the next player who holds tiles (Q3.7).
    pub(super) fn end_turn(&mut self) {
        if self.hands.iter().all(Vec::is_empty) {
            self.finish(Reason::NoTiles);
        } else if !(0..self.players).any(|seat| self.can_place(seat)) {
            self.finish(Reason::NoRoom);
        } else {
            self.to_move = self.next_with_tiles();
            self.phase = Phase::Place;
        }
    }

    fn can_place(&self, seat: usize) -> bool {
        self.options(seat).next().is_some()
    }

    /// The next seat clockwise that holds tiles, the same one if no other does.
    fn next_with_tiles(&self) -> usize {
        let after = (1..=self.players).map(|step| (self.to_move + step) % self.players);
        let mut with_tiles = after.filter(|&seat| !self.hands[seat].is_empty());
        with_tiles.next().unwrap_or(self.to_move)
    }

    /// The most pagodas on the board win: all have started with as many, so
    /// those with the fewest left (Q10.4).
    fn finish(&mut self, reason: Reason) {
        let fewest = self.supply.iter().min().copied();
        let winners = (0..self.players).filter(|&seat| Some(self.supply[seat]) == fewest).collect();
        self.phase = Phase::Over { reason, winners };
    }
}
