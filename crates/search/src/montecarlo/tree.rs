//! The memory of a growing tree: nodes and edges in two arrays.
//!
//! An edge is an action with what became of it. The edges of a node lie side by side. A node
//! comes to be when its edge is taken for the second time. Where the legal actions differ from
//! world to world a node's edges are kept ascending and come one by one: when a node's block is
//! full it moves to one of twice the size, and the old one is used again. There the same edge may
//! also lead to several nodes, its *versions*, which are told apart by a key.

/// No node yet.
pub(super) const NONE: u32 = u32::MAX;
/// No node ever: the game is over there.
pub(super) const OVER: u32 = u32::MAX - 1;
/// The key of a node that takes the first one it is asked for.
const ANY: u32 = u32::MAX;
/// Blocks of at most 2^this edges are used again.
const SIZES: usize = 24;

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    /// The sum of the values of its simulations, for the seat that acts.
    pub(super) total: f64,
    /// How often it was taken.
    pub(super) visits: u32,
    /// How often it could have been taken.
    pub(super) available: u32,
    pub(super) child: u32,
    pub(super) action: A,
}

impl<A> Edge<A> {
    pub(super) fn new(action: A) -> Self {
        Self { total: 0.0, visits: 0, available: 1, child: NONE, action }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) first: u32,
    pub(super) len: u32,
    /// How many edges the block has room for.
    room: u32,
    /// How many simulations went through.
    pub(super) visits: u32,
    /// How many of the edges, from the first on, were ever taken.
    pub(super) tried: u32,
    /// Tells it apart from its other versions.
    pub(super) key: u32,
    /// The next of its versions.
    other: u32,
    /// Who acts; only kept where it is the same in all worlds.
    pub(super) mover: u8,
}

/// Where a simulation stands: at a node, in whichever version, or below an edge.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    Node(u32),
    Below(u32),
}

impl Node {
    const EMPTY: Self = Self {
        first: 0,
        len: 0,
        room: 0,
        visits: 0,
        tried: 0,
        key: ANY,
        other: NONE,
        mover: u8::MAX,
    };

    pub(super) fn edges(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.len) as usize
    }
}

#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge<A>>,
    spare: [Vec<u32>; SIZES],
    capacity: usize,
}

impl<A: Copy + Ord> Tree<A> {
    pub(super) fn new(capacity: usize) -> Self {
        let capacity = capacity.min(OVER as usize - 1);
        let spare = std::array::from_fn(|_| Vec::new());
        Self { nodes: Vec::new(), edges: Vec::new(), spare, capacity }
    }

    /// Forgets everything and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.spare.iter_mut().for_each(Vec::clear);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Adds a node without edges, as a root.
    pub(super) fn add_root(&mut self) -> u32 {
        self.nodes.push(Node::EMPTY);
        self.nodes.len() as u32 - 1
    }

    fn add_version(&mut self, key: u32) -> Option<u32> {
        if self.nodes.len() > self.capacity {
            return None;
        }
        self.nodes.push(Node { key, ..Node::EMPTY });
        Some(self.nodes.len() as u32 - 1)
    }

    /// Adds a node with an edge for each action, in that order; none if there is no room.
    pub(super) fn add(&mut self, mover: u8, actions: &[A]) -> Option<u32> {
        if self.edges.len() + actions.len() > self.capacity {
            return None;
        }
        let (first, len) = (self.edges.len() as u32, actions.len() as u32);
        self.edges.extend(actions.iter().map(|&action| Edge::new(action)));
        self.nodes.push(Node { first, len, room: len, mover, ..Node::EMPTY });
        Some(self.nodes.len() as u32 - 1)
    }

    /// The version with this key of the node at a place, made if there is none; none if there is
    /// no room.
    #[inline]
    pub(super) fn enter(&mut self, place: Place, key: u32) -> Option<u32> {
        let mut node = match place {
            Place::Node(node) => node,
            Place::Below(edge) => {
                let child = self.edges[edge as usize].child;
                if child == NONE {
                    let child = self.add_version(key)?;
                    self.edges[edge as usize].child = child;
                    return Some(child);
                }
                child
            }
        };
        loop {
            let here = &mut self.nodes[node as usize];
            if here.key == key {
                return Some(node);
            }
            if here.key == ANY {
                here.key = key;
                return Some(node);
            }
            if here.other == NONE {
                let version = self.add_version(key)?;
                self.nodes[node as usize].other = version;
                return Some(version);
            }
            node = here.other;
        }
    }

    /// All versions of a node, from this one on.
    pub(super) fn versions(&self, node: u32) -> impl Iterator<Item = u32> {
        let next = |&node: &u32| Some(self.nodes[node as usize].other).filter(|&n| n != NONE);
        std::iter::successors(Some(node), next)
    }

    /// The edge of an action, in a node whose edges are ascending; otherwise where it belongs.
    #[inline]
    pub(super) fn find(&self, node: u32, action: A) -> Result<u32, u32> {
        let node = self.nodes[node as usize];
        let edges = &self.edges[node.edges()];
        let at = edges.partition_point(|edge| edge.action < action);
        let found = edges.get(at).is_some_and(|edge| edge.action == action);
        let index = node.first + at as u32;
        if found { Ok(index) } else { Err(index) }
    }

    /// Puts an edge for `action` at the index `at` of the node's block, which keeps its edges
    /// ascending. Gives the index it then has; none if there is no room. Edges of this node that
    /// lie behind it, and all if the block had to move, change their index.
    pub(super) fn insert(&mut self, node: u32, at: u32, action: A) -> Option<u32> {
        let Node { first, len, room, .. } = self.nodes[node as usize];
        let offset = at - first;
        let first = if len < room { first } else { self.grow(node, action)? };
        let (start, end) = ((first + offset) as usize, (first + len) as usize);
        self.edges.copy_within(start..end, start + 1);
        self.edges[start] = Edge::new(action);
        self.nodes[node as usize].len = len + 1;
        Some(first + offset)
    }

    /// Moves a node's edges to a block of twice the size; `filler` stands in the unused room.
    fn grow(&mut self, node: u32, filler: A) -> Option<u32> {
        let Node { first, len, room, .. } = self.nodes[node as usize];
        let size = (room * 2).max(2).next_power_of_two();
        let spare = self.spare.get_mut(size.trailing_zeros() as usize).and_then(Vec::pop);
        let block = match spare {
            Some(block) => block,
            None if self.edges.len() + size as usize <= self.capacity => {
                let block = self.edges.len();
                self.edges.resize(block + size as usize, Edge::new(filler));
                block as u32
            }
            None => return None,
        };
        self.edges.copy_within(first as usize..(first + len) as usize, block as usize);
        if room.is_power_of_two()
            && let Some(spare) = self.spare.get_mut(room.trailing_zeros() as usize)
        {
            spare.push(first);
        }
        let grown = &mut self.nodes[node as usize];
        (grown.first, grown.room) = (block, size);
        Some(block)
    }

    /// Copies what hangs below `roots`, which become nodes 0, 1, …, into an empty tree.
    pub(super) fn carry_over(&self, roots: &[u32], into: &mut Self) {
        into.clear();
        let alone = |&root: &u32| Node { other: NONE, ..self.nodes[root as usize] };
        into.nodes.extend(roots.iter().map(alone));
        let mut next = 0;
        // A copied node still points to its old edges until its turn comes.
        while let Some(&Node { first, room, .. }) = into.nodes.get(next) {
            let block = into.edges.len();
            into.edges.extend_from_slice(&self.edges[first as usize..(first + room) as usize]);
            into.nodes[next].first = block as u32;
            let other = into.nodes[next].other;
            if other != NONE {
                into.nodes[next].other = into.nodes.len() as u32;
                into.nodes.push(self.nodes[other as usize]);
            }
            for edge in into.nodes[next].edges() {
                let child = into.edges[edge].child;
                if child < OVER {
                    into.edges[edge].child = into.nodes.len() as u32;
                    into.nodes.push(self.nodes[child as usize]);
                }
            }
            next += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use adut_kernel::Seed;

    use super::*;

    fn actions_of(tree: &Tree<u16>, node: u32) -> Vec<u16> {
        tree.edges[tree.nodes[node as usize].edges()].iter().map(|edge| edge.action).collect()
    }

    /// Random insertions into random nodes against an obvious map.
    fn grown(capacity: usize) -> (Tree<u16>, BTreeMap<u32, BTreeMap<u16, u32>>) {
        let mut rng = Seed::from_text("tree").rng();
        let mut tree = Tree::new(capacity);
        let mut expected = BTreeMap::from([(tree.add_root(), BTreeMap::new())]);
        for _ in 0..3000 {
            let node = rng.below(expected.len() as u32);
            let action = rng.below(60) as u16;
            let edge = match tree.find(node, action) {
                Ok(edge) => edge,
                Err(at) => match tree.insert(node, at, action) {
                    Some(edge) => edge,
                    None => continue,
                },
            };
            assert_eq!(tree.edges[edge as usize].action, action);
            let Some(child) = tree.enter(Place::Below(edge), 7) else { continue };
            expected.get_mut(&node).unwrap().insert(action, child);
            expected.entry(child).or_default();
        }
        (tree, expected)
    }

    #[test]
    fn edges_stay_ascending_and_lead_where_they_led() {
        let (tree, expected) = grown(100_000);
        assert!(expected.len() > 1000);
        for (&node, children) in &expected {
            assert!(actions_of(&tree, node).iter().eq(children.keys()));
            for (&action, &child) in children {
                let edge = tree.find(node, action).unwrap();
                assert_eq!(tree.edges[edge as usize].child, child);
            }
        }
    }

    #[test]
    fn a_full_tree_stops_growing() {
        let (mut tree, expected) = grown(500);
        for (&node, children) in &expected {
            assert!(actions_of(&tree, node).iter().eq(children.keys()));
        }
        for key in 0..1000 {
            tree.enter(Place::Node(0), key);
        }
        assert!(tree.edges.len() <= 500 && tree.nodes.len() <= 501);
    }

    #[test]
    fn versions_are_told_apart_by_their_keys() {
        let mut tree = Tree::<u16>::new(100);
        let root = tree.add_root();
        assert_eq!(tree.enter(Place::Node(root), 3), Some(root));
        let edge = tree.insert(root, 0, 5).unwrap();
        let keys = [8, 9, 8, 10, 9];
        let below = keys.map(|key| tree.enter(Place::Below(edge), key).unwrap());
        assert_eq!(below, [1, 2, 1, 3, 2]);
        assert_eq!(tree.versions(1).collect::<Vec<_>>(), [1, 2, 3]);
        let other = tree.enter(Place::Node(root), 4).unwrap();
        assert_ne!(other, root);
        let mut carried = Tree::new(100);
        tree.carry_over(&[root], &mut carried);
        assert_eq!(carried.nodes.len(), 4, "the versions of a root stay behind, others come along");
        let child = carried.edges[carried.nodes[0].edges()][0].child;
        let keys = carried.versions(child).map(|node| carried.nodes[node as usize].key);
        assert_eq!(keys.collect::<Vec<_>>(), [8, 9, 10]);
    }

    #[test]
    fn what_is_carried_over_is_the_same_below() {
        let (tree, _) = grown(100_000);
        let mut children = tree.edges[tree.nodes[0].edges()].iter().map(|edge| edge.child);
        let root = children.find(|&child| tree.nodes[child as usize].len > 1).unwrap();
        let mut carried = Tree::new(100_000);
        tree.carry_over(&[root], &mut carried);
        assert!(carried.nodes.len() > 1 && carried.nodes.len() < tree.nodes.len());
        let mut pairs = vec![(root, 0)];
        while let Some((old, new)) = pairs.pop() {
            assert_eq!(actions_of(&tree, old), actions_of(&carried, new));
            let old = &tree.edges[tree.nodes[old as usize].edges()];
            let new = &carried.edges[carried.nodes[new as usize].edges()];
            let children = old.iter().zip(new).map(|(a, b)| (a.child, b.child));
            pairs.extend(children.filter(|&(child, _)| child < OVER));
        }
    }
}
