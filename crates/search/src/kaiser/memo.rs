//! What was worked out once for all moves of a sweep.

/// Values by number, each made when it is first asked for.
pub(super) struct Memo<T> {
    values: Vec<T>,
    known: Vec<bool>,
}

impl<T> Default for Memo<T> {
    fn default() -> Self {
        Self { values: Vec::new(), known: Vec::new() }
    }
}

impl<T: Clone> Memo<T> {
    /// Forgets all of these so many values.
    pub(super) fn forget(&mut self, count: usize) {
        self.known.clear();
        self.known.resize(count, false);
    }

    /// The value of this number.
    #[inline]
    pub(super) fn get(&mut self, number: usize, make: impl FnOnce() -> T) -> &T {
        if !self.known[number] {
            let value = make();
            if self.values.len() < self.known.len() {
                self.values.resize(self.known.len(), value.clone());
            }
            self.values[number] = value;
            self.known[number] = true;
        }
        &self.values[number]
    }
}
