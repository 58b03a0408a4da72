//! Recording the events of a move while it is played.

/// Receives the events of a step. A game has one code path for playing a move; with the witness `()` the
/// compiler removes the recording.
pub trait Witness<E> {
    /// Are events recorded?
    const LISTENS: bool;

    /// Records an event; it is only built if somebody listens.
    fn saw(&mut self, event: impl FnOnce() -> E);
}

/// Records nothing.
impl<E> Witness<E> for () {
    const LISTENS: bool = false;

    #[inline]
    fn saw(&mut self, _: impl FnOnce() -> E) {}
}

/// Records everything.
impl<E> Witness<E> for Vec<E> {
    const LISTENS: bool = true;

    fn saw(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
