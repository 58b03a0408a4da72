//! Which moves gain most at once.

use std::marker::PhantomData;

use game::{Rng, Seat};

use crate::ids::{Ids, Marks, MoveId};
use crate::judge::Judged;
use crate::tree::Block;

/// What the moves of each node gain at once, the most gainful first; each is looked at only
/// once.
pub(crate) struct Ranks<G> {
    width: usize,
    /// The ranks of each node side by side.
    ranks: Vec<Rank>,
    game: PhantomData<fn(G)>,
}

#[derive(Clone, Copy, Debug)]
struct Rank {
    /// Smaller is better; of equal gains, any.
    key: u64,
    id: MoveId,
}

/// Where moves are ranked: somebody has to decide in a world.
pub(crate) struct Decision<'a, G: Judged> {
    pub(crate) game: &'a G,
    pub(crate) world: &'a G::State,
    pub(crate) seat: Seat,
    pub(crate) ids: &'a Ids<G::Move>,
}

impl<G: Judged> Ranks<G> {
    /// Keeps so many moves of each node.
    pub(crate) fn new(width: usize) -> Self {
        Self { width, ranks: Vec::new(), game: PhantomData }
    }

    pub(crate) fn clear(&mut self) {
        self.ranks.clear();
    }

    /// How many ranks there are.
    pub(crate) fn len(&self) -> usize {
        self.ranks.len()
    }

    /// Leaves only the most gainful moves among the candidates, the best first. `block` is
    /// what is known of the node; the answer is what is known then.
    pub(crate) fn narrow(
        &mut self,
        at: &Decision<'_, G>,
        block: Block,
        candidates: &mut Vec<MoveId>,
        marks: &mut Marks,
        rng: &mut Rng,
    ) -> Block {
        marks.begin(at.ids.len());
        self.ranks[block.range()].iter().for_each(|rank| marks.put(rank.id));
        let known = candidates.iter().all(|&id| marks.has(id));
        let block = if known { block } else { self.learn(at, block, candidates, marks, rng) };
        marks.begin(at.ids.len());
        candidates.iter().for_each(|&id| marks.put(id));
        candidates.clear();
        let legal = self.ranks[block.range()].iter().map(|rank| rank.id).filter(|&id| marks.has(id));
        candidates.extend(legal.take(self.width));
        block
    }

    /// Ranks the candidates that are not marked, together with those of the block.
    #[cold]
    fn learn(
        &mut self,
        at: &Decision<'_, G>,
        block: Block,
        candidates: &[MoveId],
        known: &Marks,
        rng: &mut Rng,
    ) -> Block {
        let start = self.ranks.len();
        self.ranks.extend_from_within(block.range());
        let mut after = at.world.clone();
        for &id in candidates.iter().filter(|&&id| !known.has(id)) {
            after.clone_from(at.world);
            at.game.play(&mut after, at.ids.get(id));
            let lead = at.game.lead(&after, at.seat);
            self.ranks.push(Rank { key: key(lead, rng), id });
        }
        self.ranks[start..].sort_unstable_by_key(|rank| rank.key);
        Block::new(start, self.ranks.len())
    }
}

/// Smaller for a larger lead; any of many for the same.
fn key(lead: i32, rng: &mut Rng) -> u64 {
    let down = (i64::from(i32::MAX) - i64::from(lead)) as u64;
    down << 32 | rng.next_u64() >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn larger_leads_come_first() {
        let mut rng = Rng::new(1);
        let keys = [i32::MAX, 1000, 1, 0, -1, -1000, i32::MIN].map(|lead| key(lead, &mut rng));
        assert!(keys.is_sorted());
        assert_ne!(key(3, &mut rng), key(3, &mut rng));
    }
}
