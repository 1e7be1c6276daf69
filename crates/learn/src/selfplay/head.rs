//! How the moves of a game become outputs of a net.

use adut_kernel::{ActionIds, Block, Encoded, MoveFeatures, Revealed};

/// A game that can be learned by self-play.
pub trait Learnable: Revealed {
    /// How its moves become outputs.
    type Head: Head<Self>;
}

/// A way to ask a net about the moves of a position: it is shown some rows of inputs, and each move
/// has its place among the outputs of all of them.
pub trait Head<G: Encoded>: Send + Sync + 'static {
    /// Whether a place means the same move all through a game, for one seat.
    const HAS_FIXED_PLACES: bool;

    /// How many inputs the net has.
    fn inputs(game: &G) -> usize;

    /// How many outputs the net has.
    fn outputs(game: &G) -> usize;

    /// Hands over the rows of inputs for a position. `numbers` has room for one, and the features of
    /// the observation stand at its beginning.
    fn rows(
        game: &G,
        seen: &G::Observation,
        actions: &[G::Action],
        numbers: &mut [f32],
        take: impl FnMut(&[f32]),
    );

    /// Where the move with this index stands among the outputs of all rows.
    fn place(game: &G, seen: &G::Observation, action: G::Action, index: usize) -> usize;

    /// How many places there are: no move of any position has a larger one.
    fn places(game: &G) -> usize;

    /// The move at a place, where `actions` are the legal ones: whether it is one of them is for the
    /// caller to see. None if no move has that place.
    fn action_at(
        game: &G,
        seen: &G::Observation,
        actions: &[G::Action],
        place: usize,
    ) -> Option<G::Action>;

    /// What the numbers of a move are, in order.
    fn move_blocks(game: &G) -> Vec<Block>;

    /// Writes a move of the seat that has `seen` this over whatever stands in `out`.
    fn write_move(game: &G, seen: &G::Observation, action: G::Action, out: &mut [f32]);
}

/// One row, the features of the observation, and an output for each action id.
#[derive(Clone, Copy, Debug)]
pub struct ById;

impl<G: ActionIds> Head<G> for ById {
    const HAS_FIXED_PLACES: bool = true;

    fn inputs(game: &G) -> usize {
        game.features()
    }

    fn outputs(game: &G) -> usize {
        game.action_ids()
    }

    fn rows(
        _: &G,
        _: &G::Observation,
        _: &[G::Action],
        numbers: &mut [f32],
        mut take: impl FnMut(&[f32]),
    ) {
        take(numbers);
    }

    fn place(game: &G, seen: &G::Observation, action: G::Action, _: usize) -> usize {
        game.action_id(seen, action)
    }

    fn places(game: &G) -> usize {
        game.action_ids()
    }

    fn action_at(
        game: &G,
        seen: &G::Observation,
        _: &[G::Action],
        place: usize,
    ) -> Option<G::Action> {
        if place < game.action_ids() { game.action_of_id(seen, place) } else { None }
    }

    fn move_blocks(game: &G) -> Vec<Block> {
        vec![Block::new("id", game.action_ids())]
    }

    fn write_move(game: &G, seen: &G::Observation, action: G::Action, out: &mut [f32]) {
        out.fill(0.0);
        out[game.action_id(seen, action)] = 1.0;
    }
}

/// A row for each move, the features of the observation and of the move, and one output: how good it
/// is beside the others.
#[derive(Clone, Copy, Debug)]
pub struct ByMove;

impl<G: MoveFeatures> Head<G> for ByMove {
    const HAS_FIXED_PLACES: bool = false;

    fn inputs(game: &G) -> usize {
        game.features() + game.move_features()
    }

    fn outputs(_: &G) -> usize {
        1
    }

    fn rows(
        game: &G,
        seen: &G::Observation,
        actions: &[G::Action],
        numbers: &mut [f32],
        mut take: impl FnMut(&[f32]),
    ) {
        for &action in actions {
            game.encode_move(seen, action, &mut numbers[game.features()..]);
            take(numbers);
        }
    }

    fn place(_: &G, _: &G::Observation, _: G::Action, index: usize) -> usize {
        index
    }

    fn places(game: &G) -> usize {
        game.most_moves()
    }

    fn action_at(
        _: &G,
        _: &G::Observation,
        actions: &[G::Action],
        place: usize,
    ) -> Option<G::Action> {
        actions.get(place).copied()
    }

    fn move_blocks(game: &G) -> Vec<Block> {
        game.move_blocks()
    }

    fn write_move(game: &G, seen: &G::Observation, action: G::Action, out: &mut [f32]) {
        game.encode_move(seen, action, out);
    }
}
