//! Connect-4 as numbers, turned to the side to move.
//!
//! | block | size | what |
//! | --- | --- | --- |
//! | `own` | rows × columns | stones of the side to move: column by column from the left, each from the bottom |
//! | `other` | rows × columns | stones of the other side |
//! | `second` | 1 | whether the side to move is the one that moved second |
//! | `over` | 1 | whether the game is over |
//!
//! The id of a move is the column's index, from 0.

use adut_kernel::{ActionIds, Block, Encoded, FeatureWriter, Notation as _, Revealed, Rules, Seat};
use adut_learn::selfplay::{ById, Learnable};

use super::state::Stage;
use super::{Column, Connect4, State};

impl Connect4 {
    fn write_stones(&self, out: &mut FeatureWriter<'_>, stones: u128) {
        for col in 0..self.cols() {
            let column = stones >> (col * (self.rows() + 1));
            (0..self.rows()).for_each(|row| out.flag(column >> row & 1 == 1));
        }
    }
}

impl Encoded for Connect4 {
    const ENCODING: u32 = 1;

    fn encoded_rules(&self) -> Rules {
        self.rules()
    }

    fn blocks(&self) -> Vec<Block> {
        let cells = self.rows() * self.cols();
        vec![
            Block::new("own", cells),
            Block::new("other", cells),
            Block::new("second", 1),
            Block::new("over", 1),
        ]
    }

    fn features(&self) -> usize {
        2 * self.rows() * self.cols() + 2
    }

    fn longest_game(&self) -> usize {
        self.rows() * self.cols()
    }

    fn encode(&self, seen: &State, out: &mut [f32]) {
        let mut out = FeatureWriter::new(out);
        self.write_stones(&mut out, seen.own);
        self.write_stones(&mut out, seen.all ^ seen.own);
        out.flag(seen.plies % 2 == 1);
        out.flag(seen.stage != Stage::Running);
        out.finish();
    }
}

impl ActionIds for Connect4 {
    fn action_ids(&self) -> usize {
        self.cols()
    }

    fn action_id(&self, _: &State, action: Column) -> usize {
        action.index()
    }

    fn action_of_id(&self, _: &State, id: usize) -> Option<Column> {
        (id < self.cols()).then(|| Column::from_index(id))
    }
}

/// Nothing is hidden.
impl Revealed for Connect4 {
    fn revealed_blocks(&self) -> Vec<Block> {
        Vec::new()
    }

    fn revealed_features(&self) -> usize {
        0
    }

    fn reveal(&self, _: &State, _: Seat, _: &mut [f32]) {}
}

impl Learnable for Connect4 {
    type Head = ById;
}
