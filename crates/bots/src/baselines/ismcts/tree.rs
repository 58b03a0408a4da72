//! The nodes of an ISMCTS tree, all in one list.

use super::move_ids::{MoveId, MoveSet};
use crate::math::ln;

/// The decision that is searched.
pub(crate) const ROOT: usize = 0;
/// The initial capacity of a block.
const SMALLEST: u32 = 4;

/// A move and its statistics.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The move that leads here.
    pub(crate) id: MoveId,
    /// How often it was played.
    pub(crate) visits: u32,
    /// How often it was available.
    available: u32,
    /// What it brought whoever played it, on average.
    pub(crate) mean: f32,
    /// 1 / √visits.
    inv_sqrt_visits: f32,
    /// The moves tried after it.
    children: Block,
    /// The ranks of the moves after it, in a list of the owner's.
    pub(crate) ranks: Block,
}

/// A range of a list.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Block {
    start: u32,
    len: u32,
}

impl Block {
    /// Returns the range from here to the end of a list of this length.
    pub(crate) fn new(start: usize, end: usize) -> Self {
        Self { start: start as u32, len: (end - start) as u32 }
    }

    #[inline]
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }

    /// The capacity of a block is a power of two.
    fn is_full(self) -> bool {
        self.len == 0 || self.len >= SMALLEST && self.len.is_power_of_two()
    }
}

/// The result of selecting among the available moves of a node.
pub(crate) struct Selection {
    /// How many of them have been tried.
    pub(crate) tried: usize,
    /// The one to try again, by its value and its visits.
    pub(crate) best: Option<usize>,
}

/// The tree. The indices of a node's children change when it gets another child.
#[derive(Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    roots: SqrtLogs,
}

impl Tree {
    /// Removes everything but the root.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(MoveId::MAX));
    }

    /// Returns how many places for nodes are used.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, node: usize) -> &Node {
        &self.nodes[node]
    }

    pub(crate) fn set_ranks(&mut self, node: usize, ranks: Block) {
        self.nodes[node].ranks = ranks;
    }

    /// Returns the moves tried after a node.
    #[inline]
    pub(crate) fn children(&self, node: usize) -> &[Node] {
        &self.nodes[self.nodes[node].children.range()]
    }

    /// Adds a move to those tried after a node and returns its index.
    pub(crate) fn grow(&mut self, node: usize, id: MoveId) -> usize {
        let mut block = self.nodes[node].children;
        let child = Node::new(id);
        if block.is_full() {
            let start = self.nodes.len();
            self.nodes.extend_from_within(block.range());
            block.start = start as u32;
            self.nodes.resize(start + (2 * block.len).max(SMALLEST) as usize, child);
        }
        let index = block.range().end;
        self.nodes[index] = child;
        block.len += 1;
        self.nodes[node].children = block;
        index
    }

    /// Selects among the moves of a node that are legal now, and counts them as available.
    #[inline]
    pub(crate) fn select(&mut self, node: usize, legal: &MoveSet, exploration: f32) -> Selection {
        let block = self.nodes[node].children;
        let mut select = Selection { tried: 0, best: None };
        let mut most = f32::NEG_INFINITY;
        for (index, child) in block.range().zip(&mut self.nodes[block.range()]) {
            if legal.contains(child.id) {
                select.tried += 1;
                child.available += 1;
                let value = child.mean + exploration * self.roots.of(child.available) * child.inv_sqrt_visits;
                if value > most {
                    (most, select.best) = (value, Some(index));
                }
            }
        }
        select
    }

    /// Records what a move brought whoever played it.
    #[inline]
    pub(crate) fn record(&mut self, node: usize, share: f32) {
        let node = &mut self.nodes[node];
        node.visits += 1;
        node.mean += (share - node.mean) / node.visits as f32;
        node.inv_sqrt_visits = 1.0 / (node.visits as f32).sqrt();
    }
}

impl Node {
    fn new(id: MoveId) -> Self {
        let (children, ranks) = (Block::default(), Block::default());
        Self { id, visits: 0, available: 1, mean: 0.0, inv_sqrt_visits: 1.0, children, ranks }
    }
}

/// √ln n, computed when first needed.
#[derive(Default)]
struct SqrtLogs(Vec<f32>);

impl SqrtLogs {
    /// Returns √ln of a number from 1.
    #[inline]
    fn of(&mut self, number: u32) -> f32 {
        if self.0.len() <= number as usize {
            self.make(number);
        }
        self.0[number as usize]
    }

    #[cold]
    fn make(&mut self, number: u32) {
        let missing = self.0.len() as u32..=number;
        self.0.extend(missing.map(|number| ln(number.max(1) as f32).sqrt()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_keeps_its_children_while_others_grow() {
        let mut tree = Tree::default();
        tree.clear();
        let one = tree.grow(ROOT, 100);
        let below: Vec<_> = (0..40).map(|id| tree.grow(one, id)).collect();
        tree.record(below[39], 0.5);
        for id in 101..105 {
            tree.grow(ROOT, id);
        }
        let ids = |tree: &Tree, node| tree.children(node).iter().map(|child| child.id).collect::<Vec<_>>();
        assert_eq!(ids(&tree, ROOT), [100, 101, 102, 103, 104]);
        let one = tree.nodes[ROOT].children.range().start;
        assert_eq!(ids(&tree, one), (0..40).collect::<Vec<_>>());
        assert_eq!((tree.children(one)[39].visits, tree.children(one)[39].mean), (1, 0.5));
    }

    #[test]
    fn only_legal_moves_are_selected() {
        let (mut tree, mut move_set) = (Tree::default(), MoveSet::default());
        tree.clear();
        for id in 0..3 {
            let child = tree.grow(ROOT, id);
            tree.record(child, id as f32);
        }
        move_set.reset(3);
        move_set.insert(0);
        move_set.insert(1);
        let select = tree.select(ROOT, &move_set, 0.1);
        assert_eq!(select.tried, 2);
        assert_eq!(select.best.map(|child| tree.node(child).id), Some(1));
        assert_eq!(tree.children(ROOT)[2].available, 1);
    }
}
