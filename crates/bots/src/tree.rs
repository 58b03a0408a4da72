//! The tree of moves, all of it in one list.

use crate::exp::ln;
use crate::ids::{Marks, MoveId};

/// The node of the position that is looked at.
pub(crate) const ROOT: usize = 0;
/// A block that is not empty has room for so many at first.
const SMALLEST: u32 = 4;

/// A move, and all that was tried after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The move that leads here.
    pub(crate) id: MoveId,
    /// How often it was played.
    pub(crate) visits: u32,
    /// How often it could have been played.
    available: u32,
    /// What it brought whoever played it, on average.
    pub(crate) mean: f32,
    /// One divided by the root of the visits.
    doubt: f32,
    /// The moves that were tried after it.
    children: Block,
    /// What all moves met after it gain, in a list of the owner's.
    pub(crate) ranks: Block,
}

/// Neighbours in a list.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Block {
    start: u32,
    len: u32,
}

impl Block {
    /// From here to the end of a list of this length.
    pub(crate) fn new(start: usize, end: usize) -> Self {
        Self { start: start as u32, len: (end - start) as u32 }
    }

    #[inline]
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }

    /// Blocks have room for a power of two.
    fn is_full(self) -> bool {
        self.len == 0 || self.len >= SMALLEST && self.len.is_power_of_two()
    }
}

/// What the moves of a node that may be played now are worth trying.
pub(crate) struct Survey {
    /// How many of them have been tried.
    pub(crate) tried: usize,
    /// The one to try again, by its value and by how little it was tried.
    pub(crate) best: Option<usize>,
}

/// The tree. Where children of a node lie changes when it gets another child.
#[derive(Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    roots: LogRoots,
}

impl Tree {
    /// Cuts the tree down to its root.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(MoveId::MAX));
    }

    /// How many places for nodes are taken.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, node: usize) -> &Node {
        &self.nodes[node]
    }

    pub(crate) fn set_ranks(&mut self, node: usize, ranks: Block) {
        self.nodes[node].ranks = ranks;
    }

    /// The moves that were tried after a node.
    #[inline]
    pub(crate) fn children(&self, node: usize) -> &[Node] {
        &self.nodes[self.nodes[node].children.range()]
    }

    /// Adds a move to those tried after a node.
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

    /// Looks at the moves of a node that may be played now, and notes that they may.
    #[inline]
    pub(crate) fn survey(&mut self, node: usize, now: &Marks, exploration: f32) -> Survey {
        let block = self.nodes[node].children;
        let mut survey = Survey { tried: 0, best: None };
        let mut most = f32::NEG_INFINITY;
        for (index, child) in block.range().zip(&mut self.nodes[block.range()]) {
            if now.has(child.id) {
                survey.tried += 1;
                child.available += 1;
                let value = child.mean + exploration * self.roots.of(child.available) * child.doubt;
                if value > most {
                    (most, survey.best) = (value, Some(index));
                }
            }
        }
        survey
    }

    /// Notes what a move brought whoever played it.
    #[inline]
    pub(crate) fn note(&mut self, node: usize, share: f32) {
        let node = &mut self.nodes[node];
        node.visits += 1;
        node.mean += (share - node.mean) / node.visits as f32;
        node.doubt = 1.0 / (node.visits as f32).sqrt();
    }
}

impl Node {
    fn new(id: MoveId) -> Self {
        let (children, ranks) = (Block::default(), Block::default());
        Self { id, visits: 0, available: 1, mean: 0.0, doubt: 1.0, children, ranks }
    }
}

/// Roots of logarithms, by number; they are made when they are first asked for.
#[derive(Default)]
struct LogRoots(Vec<f32>);

impl LogRoots {
    /// The root of the logarithm of a number from 1.
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
        tree.note(below[39], 0.5);
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
    fn only_what_may_be_played_now_is_looked_at() {
        let (mut tree, mut marks) = (Tree::default(), Marks::default());
        tree.clear();
        for id in 0..3 {
            let child = tree.grow(ROOT, id);
            tree.note(child, id as f32);
        }
        marks.begin(3);
        marks.put(0);
        marks.put(1);
        let survey = tree.survey(ROOT, &marks, 0.1);
        assert_eq!(survey.tried, 2);
        assert_eq!(survey.best.map(|child| tree.node(child).id), Some(1));
        assert_eq!(tree.children(ROOT)[2].available, 1);
    }
}
