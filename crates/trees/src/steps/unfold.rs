//! A game unfolded into the tree of all that can follow.

use std::collections::VecDeque;

use adut_kernel::{Actions, Game, Seat, Turn};

use super::data::{Spot, TreeData};
use super::{MOST_NODES, TreeFault};

/// What a tree shows of a game: whose eyes, which values, which words.
pub(super) trait Scene {
    /// The game.
    type Game: Game;

    fn game(&self) -> &Self::Game;
    /// The seat that chooses at the root.
    fn max(&self) -> Seat;
    /// What a state is worth to that seat, where the tree ends.
    fn value(&self, state: &<Self::Game as Game>::State) -> i64;
    /// How a state is shown.
    fn spot(&self, state: &<Self::Game as Game>::State) -> Spot;
    /// A move as it stands on an edge.
    fn action(&self, action: <Self::Game as Game>::Action) -> String;
    /// An outcome of chance as it stands on an edge.
    fn chance(&self, outcome: &<Self::Game as Game>::Chance) -> String;
    /// What makes the tree smaller, in a sentence's second half.
    fn advice(&self) -> &'static str;
}

/// The tree of all that can follow on a state within so many moves; outcomes of chance do not
/// count as moves. An event with one outcome only is no node.
pub(super) fn unfold<S: Scene>(
    scene: &S,
    root: <S::Game as Game>::State,
    depth: u32,
) -> Result<TreeData, TreeFault> {
    let game = scene.game();
    let mut tree = TreeData { players: 2, zero_sum: true, ..TreeData::default() };
    tree.labels.push(String::new());
    let mut ahead = VecDeque::from([(root, depth)]);
    let mut actions = Actions::new();
    let mut outcomes = Vec::new();
    while let Some((state, left)) = ahead.pop_front() {
        let node = tree.children.len() as u32;
        let before = tree.labels.len();
        let mut turn = 0;
        match game.turn(&state) {
            Turn::Seat(seat) if left > 0 => {
                turn = u8::from(game.side(seat) != game.side(scene.max()));
                game.actions(&state, &mut actions);
                for &action in actions.iter() {
                    let mut next = state.clone();
                    game.apply(&mut next, action);
                    settle(game, &mut next, &mut outcomes);
                    tree.labels.push(scene.action(action));
                    ahead.push_back((next, left - 1));
                }
            }
            Turn::Chance if left > 0 && game.chances(&state, &mut outcomes) => {
                tree.chance.push(node);
                for (outcome, probability) in std::mem::take(&mut outcomes) {
                    let mut next = state.clone();
                    game.resolve(&mut next, &outcome);
                    settle(game, &mut next, &mut outcomes);
                    tree.probabilities.push((tree.labels.len() as u32, probability));
                    tree.labels.push(scene.chance(&outcome));
                    ahead.push_back((next, left));
                }
            }
            _ => tree.payoffs.push(vec![scene.value(&state)]),
        }
        if tree.labels.len() > MOST_NODES {
            return Err(TreeFault::Endless { most: MOST_NODES, advice: scene.advice() });
        }
        tree.children.push((tree.labels.len() - before) as u32);
        tree.turns.push(turn);
        tree.spots.push(scene.spot(&state));
    }
    Ok(tree)
}

/// Lets chance do what it cannot do otherwise.
fn settle<G: Game>(game: &G, state: &mut G::State, outcomes: &mut Vec<(G::Chance, f64)>) {
    while game.turn(state) == Turn::Chance
        && game.chances(state, outcomes)
        && let [(only, _)] = outcomes.as_slice()
    {
        game.resolve(state, only);
    }
}
