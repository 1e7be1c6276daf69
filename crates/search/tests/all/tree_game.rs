//! Games made of numbers: explicit trees with any seats, sides and chance, and plain minimax.

use std::sync::Arc;

use adut_kernel::{Actions, Determinize, Game, Outcome, Rng, Seat, Turn};
use thiserror::Error;

/// What a node of the tree is. Children are numbers of nodes.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// A payoff for each seat.
    Leaf(Vec<f64>),
    Chance(Vec<(usize, f64)>),
    Choice(Seat, Vec<usize>),
}

/// A game that is an explicit tree, or a graph whose nodes can be reached in several ways.
#[derive(Clone, Debug)]
pub(crate) struct TreeGame {
    pub(crate) nodes: Arc<Vec<Kind>>,
    pub(crate) sides: Arc<Vec<usize>>,
}

/// How a random tree is to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) depth: usize,
    pub(crate) breadth: u32,
    pub(crate) seats: usize,
    /// Which side each seat belongs to: its number modulo this.
    pub(crate) sides: usize,
    /// How often in a hundred a node is a chance node.
    pub(crate) chance: u32,
    /// How often in a hundred a node above the last level is a leaf.
    pub(crate) leaves: u32,
    /// How often in a hundred a child is a node that is there already.
    pub(crate) shared: u32,
    /// Whether seats take turns; otherwise anyone may be next, also twice running.
    pub(crate) alternates: bool,
}

#[derive(Clone, Debug, PartialEq, Error)]
#[error("there is no such child")]
pub(crate) struct NoSuchChild;

impl TreeGame {
    pub(crate) fn random(shape: Shape, rng: &mut Rng) -> Self {
        let sides = (0..shape.seats).map(|seat| seat % shape.sides).collect();
        let mut game = Self { nodes: Arc::default(), sides: Arc::new(sides) };
        let mut nodes = Vec::new();
        let mut levels = vec![Vec::new(); shape.depth + 1];
        game.grow(&mut nodes, &mut levels, shape, 0, rng);
        game.nodes = Arc::new(nodes);
        game
    }

    fn grow(
        &self,
        nodes: &mut Vec<Kind>,
        levels: &mut [Vec<usize>],
        shape: Shape,
        level: usize,
        rng: &mut Rng,
    ) -> usize {
        if rng.below(100) < shape.shared
            && let Some(&node) = rng.choose(&levels[level])
        {
            return node;
        }
        let node = nodes.len();
        nodes.push(Kind::Leaf(Vec::new()));
        let ends = level == shape.depth || level > 0 && rng.below(100) < shape.leaves;
        nodes[node] = if ends {
            Kind::Leaf(self.payoffs(shape.sides, rng))
        } else {
            let breadth = 1 + rng.below(shape.breadth);
            let children = (0..breadth).map(|_| self.grow(nodes, levels, shape, level + 1, rng));
            let children: Vec<usize> = children.collect();
            if level > 0 && rng.below(100) < shape.chance {
                let weights: Vec<f64> = children.iter().map(|_| 0.05 + rng.unit()).collect();
                let sum: f64 = weights.iter().sum();
                Kind::Chance(children.into_iter().zip(weights.iter().map(|w| w / sum)).collect())
            } else {
                let by_turns = level % shape.seats;
                let any = rng.index(shape.seats);
                Kind::Choice(Seat::new(if shape.alternates { by_turns } else { any }), children)
            }
        };
        levels[level].push(node);
        node
    }

    /// Partners get the same; two sides sum to zero. Few values, so that many are equal.
    fn payoffs(&self, sides: usize, rng: &mut Rng) -> Vec<f64> {
        let mut values: Vec<f64> =
            (0..sides).map(|_| f64::from(rng.below(21)) / 10.0 - 1.0).collect();
        if sides == 2 {
            values[1] = -values[0];
        }
        self.sides.iter().map(|&side| values[side]).collect()
    }

    /// A tree of two players in which the first child is always the best.
    pub(crate) fn perfectly_ordered(breadth: usize, depth: u32) -> Self {
        let mut game = Self { nodes: Arc::default(), sides: Arc::new(vec![0, 1]) };
        let mut nodes = Vec::new();
        ordered(&mut nodes, breadth, depth, true, 0.0);
        game.nodes = Arc::new(nodes);
        game
    }
}

fn ordered(nodes: &mut Vec<Kind>, breadth: usize, depth: u32, maximises: bool, v: f64) -> usize {
    let node = nodes.len();
    nodes.push(Kind::Leaf(vec![v, -v]));
    if depth > 0 {
        let worse = |i: usize| if maximises { v - i as f64 } else { v + i as f64 };
        let children =
            (0..breadth).map(|i| ordered(nodes, breadth, depth - 1, !maximises, worse(i)));
        let children = children.collect();
        nodes[node] = Kind::Choice(Seat::new(usize::from(!maximises)), children);
    }
    node
}

impl Game for TreeGame {
    type State = usize;
    type Action = u16;
    type Chance = u16;
    type Observation = usize;
    type Foul = NoSuchChild;

    fn seats(&self) -> usize {
        self.sides.len()
    }
    fn sides(&self) -> usize {
        self.sides.iter().max().map_or(1, |most| most + 1)
    }
    fn side(&self, seat: Seat) -> usize {
        self.sides[seat.index()]
    }
    fn root(&self) -> usize {
        0
    }
    fn turn(&self, state: &usize) -> Turn {
        match &self.nodes[*state] {
            Kind::Leaf(_) => Turn::Over,
            Kind::Chance(_) => Turn::Chance,
            Kind::Choice(seat, _) => Turn::Seat(*seat),
        }
    }
    fn actions(&self, state: &usize, out: &mut Actions<u16>) {
        out.clear();
        if let Kind::Choice(_, children) = &self.nodes[*state] {
            out.extend(0..children.len() as u16);
        }
    }
    fn check(&self, state: &usize, action: u16) -> Result<(), NoSuchChild> {
        match &self.nodes[*state] {
            Kind::Choice(_, children) if usize::from(action) < children.len() => Ok(()),
            _ => Err(NoSuchChild),
        }
    }
    fn apply(&self, state: &mut usize, action: u16) {
        let Kind::Choice(_, children) = &self.nodes[*state] else { panic!("nobody's turn") };
        *state = children[usize::from(action)];
    }
    fn sample_chance(&self, state: &usize, rng: &mut Rng) -> u16 {
        let Kind::Chance(children) = &self.nodes[*state] else { panic!("no chance event") };
        let mut left = rng.unit();
        for (i, (_, probability)) in children.iter().enumerate() {
            left -= probability;
            if left < 0.0 {
                return i as u16;
            }
        }
        children.len() as u16 - 1
    }
    fn chances(&self, state: &usize, out: &mut Vec<(u16, f64)>) -> bool {
        out.clear();
        if let Kind::Chance(children) = &self.nodes[*state] {
            out.extend((0..).zip(children.iter().map(|&(_, p)| p)));
        }
        true
    }
    fn resolve(&self, state: &mut usize, chance: &u16) {
        let Kind::Chance(children) = &self.nodes[*state] else { panic!("no chance event") };
        *state = children[usize::from(*chance)].0;
    }
    fn outcome(&self, state: &usize) -> Outcome {
        let value = |side: usize| {
            let seat = self.sides.iter().position(|&s| s == side).unwrap();
            self.payoff(state, Seat::new(seat))
        };
        Outcome::highest((0..self.sides()).map(value))
    }
    fn payoff(&self, state: &usize, seat: Seat) -> f64 {
        let Kind::Leaf(payoffs) = &self.nodes[*state] else { panic!("not over") };
        payoffs[seat.index()]
    }
    fn observe(&self, state: &usize, _: Seat) -> usize {
        *state
    }
}

/// Nothing is hidden.
impl Determinize for TreeGame {
    type Worlds = usize;
    fn worlds(&self, seen: &usize) -> usize {
        *seen
    }
    fn draw_world(&self, worlds: &usize, _: &mut Rng) -> usize {
        *worlds
    }
}

/// An arbitrary but fixed value of a running game; partners agree, two sides sum to zero.
pub(crate) fn estimate(game: &TreeGame, state: &usize, seat: Seat) -> f64 {
    if game.turn(state) == Turn::Over {
        return game.payoff(state, seat);
    }
    let side = game.side(seat);
    let by_side = if game.sides() == 2 { 0 } else { side };
    let number = (state * 7919 + by_side * 104_729) % 21;
    let value = number as f64 / 10.0 - 1.0;
    if game.sides() == 2 && side == 1 { -value } else { value }
}

/// Plain minimax, the oracle: `me` maximises, everyone else minimises.
pub(crate) fn plain(game: &TreeGame, state: usize, depth: u32, me: Seat) -> f64 {
    let chance = &game.nodes[state];
    match (game.turn(&state), chance) {
        (Turn::Over, _) => game.payoff(&state, me),
        _ if depth == 0 => estimate(game, &state, me),
        (Turn::Seat(seat), Kind::Choice(_, children)) => {
            let values = children.iter().map(|&child| plain(game, child, depth - 1, me));
            if game.side(seat) == game.side(me) {
                values.fold(f64::NEG_INFINITY, f64::max)
            } else {
                values.fold(f64::INFINITY, f64::min)
            }
        }
        (_, Kind::Chance(children)) => {
            children.iter().map(|&(child, p)| p * plain(game, child, depth, me)).sum()
        }
        _ => unreachable!("turn and kind agree"),
    }
}
