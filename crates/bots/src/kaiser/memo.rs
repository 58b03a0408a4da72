//! What was worked out once for all moves of a sweep.

/// Values by number, each made when it is first asked for.
pub(super) struct Memo<T> {
    /// Those made, in the order of asking: so they lie close together.
    values: Vec<T>,
    /// By number, one more than the place of the value; 0 if it was not made.
    places: Vec<u16>,
}

impl<T> Default for Memo<T> {
    fn default() -> Self {
        Self { values: Vec::new(), places: Vec::new() }
    }
}

impl<T> Memo<T> {
    /// Forgets everything; there can be so many values.
    pub(super) fn forget(&mut self, count: usize) {
        self.values.clear();
        self.values.reserve(count);
        self.places.clear();
        self.places.resize(count, 0);
    }

    /// The value of this number.
    #[inline]
    pub(super) fn get(&mut self, number: usize, make: impl FnOnce() -> T) -> &T {
        if self.places[number] == 0 {
            self.values.push(make());
            self.places[number] = self.values.len() as u16;
        }
        &self.values[usize::from(self.places[number]) - 1]
    }
}
