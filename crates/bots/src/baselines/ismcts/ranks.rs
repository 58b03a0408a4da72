//! Which moves of a node lead to the highest lead.

use std::marker::PhantomData;

use game::{Rng, Seat};

use super::move_ids::{MoveId, MoveIds, MoveSet};
use super::tree::Block;
use crate::bot_game::Heuristics;

/// The moves of each node by the lead they give, the highest first; each is evaluated only once.
pub(crate) struct Ranks<G> {
    width: usize,
    /// The ranks of all nodes, those of each side by side.
    ranks: Vec<Rank>,
    game: PhantomData<fn(G)>,
}

#[derive(Clone, Copy, Debug)]
struct Rank {
    /// Smaller is better; random among equals.
    key: u64,
    id: MoveId,
}

/// A decision whose moves are ranked.
pub(crate) struct Decision<'a, G: Heuristics> {
    pub(crate) game: &'a G,
    pub(crate) state: &'a G::State,
    pub(crate) seat: Seat,
    pub(crate) ids: &'a MoveIds<G::Move>,
}

impl<G: Heuristics> Ranks<G> {
    /// Keeps this many moves of each node.
    pub(crate) fn new(width: usize) -> Self {
        Self { width, ranks: Vec::new(), game: PhantomData }
    }

    pub(crate) fn clear(&mut self) {
        self.ranks.clear();
    }

    /// Returns how many ranks are stored.
    pub(crate) fn len(&self) -> usize {
        self.ranks.len()
    }

    /// Keeps only the candidates with the highest lead, best first. `block` holds what is known of the node; returns
    /// the updated block.
    pub(crate) fn narrow(
        &mut self,
        at: &Decision<'_, G>,
        block: Block,
        candidates: &mut Vec<MoveId>,
        move_set: &mut MoveSet,
        rng: &mut Rng,
    ) -> Block {
        move_set.reset(at.ids.len());
        self.ranks[block.range()].iter().for_each(|rank| move_set.insert(rank.id));
        let known = candidates.iter().all(|&id| move_set.contains(id));
        let block = if known { block } else { self.rank_missing(at, block, candidates, move_set, rng) };
        move_set.reset(at.ids.len());
        candidates.iter().for_each(|&id| move_set.insert(id));
        candidates.clear();
        let legal = self.ranks[block.range()].iter().map(|rank| rank.id).filter(|&id| move_set.contains(id));
        candidates.extend(legal.take(self.width));
        block
    }

    /// Ranks the candidates that aren't known, together with those of the block.
    #[cold]
    fn rank_missing(
        &mut self,
        at: &Decision<'_, G>,
        block: Block,
        candidates: &[MoveId],
        known: &MoveSet,
        rng: &mut Rng,
    ) -> Block {
        let start = self.ranks.len();
        self.ranks.extend_from_within(block.range());
        let mut after = at.state.clone();
        for &id in candidates.iter().filter(|&&id| !known.contains(id)) {
            after.clone_from(at.state);
            at.game.play(&mut after, at.ids.get(id));
            let lead = at.game.lead(&after, at.seat);
            self.ranks.push(Rank { key: key(lead, rng), id });
        }
        self.ranks[start..].sort_unstable_by_key(|rank| rank.key);
        Block::new(start, self.ranks.len())
    }
}

/// Returns a key that is smaller for a larger lead and random among equals.
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
