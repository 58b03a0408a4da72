//! Somebody who is told what happens while a move is played.

/// Somebody who is told what happens. A game plays a move in one way only, with a witness;
/// with nobody (`()`) watching, the compiler removes the telling.
pub trait Witness<E> {
    /// Is anybody there?
    const LISTENS: bool;

    /// This has happened; the event is made only if somebody listens.
    fn saw(&mut self, event: impl FnOnce() -> E);
}

/// Nobody.
impl<E> Witness<E> for () {
    const LISTENS: bool = false;

    #[inline]
    fn saw(&mut self, _: impl FnOnce() -> E) {}
}

/// Somebody who writes everything down.
impl<E> Witness<E> for Vec<E> {
    const LISTENS: bool = true;

    fn saw(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
