//! What a running game of Connect-4 looks worth.

use adut_kernel::{Game as _, Seat, Turn};
use adut_search::Insight;

use crate::rules::{Column, Connect4, State};

/// Counts the lines that only one side can still fill, more for each stone in them; a win counts
/// more the sooner it comes.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    lines: Vec<u128>,
    cells: f64,
    middle: usize,
}

impl Lines {
    /// All lines of a board.
    pub(super) fn of(game: &Connect4) -> Self {
        let (rows, cols, connect) = (game.rows(), game.cols(), game.connect());
        let bit = |row: usize, col: usize| 1_u128 << (col * (rows + 1) + row);
        let along = |row: usize, col: usize, (up, right): (isize, isize)| {
            let mut line = 0;
            for i in 0..connect as isize {
                let row = row.checked_add_signed(i * up).filter(|&row| row < rows)?;
                let col = col.checked_add_signed(i * right).filter(|&col| col < cols)?;
                line |= bit(row, col);
            }
            Some(line)
        };
        let starts = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
        let lines = starts.flat_map(|(row, col)| {
            [(0, 1), (1, 0), (1, 1), (-1, 1)]
                .into_iter()
                .filter_map(move |way| along(row, col, way))
        });
        Self { lines: lines.collect(), cells: (rows * cols) as f64, middle: cols - 1 }
    }

    /// The lines of one side less those of the other, below 1 in size.
    fn balance(&self, own: u128, other: u128) -> f64 {
        let (mut sum, mut most) = (0.0, 1.0);
        for &line in &self.lines {
            let (mine, theirs) = (line & own, line & other);
            let weight = |stones: u128| f64::from(stones.count_ones()).powi(2);
            most += f64::from(line.count_ones()).powi(2);
            if theirs == 0 {
                sum += weight(mine);
            } else if mine == 0 {
                sum -= weight(theirs);
            }
        }
        sum / most
    }
}

impl Insight<Connect4> for Lines {
    fn value(&self, game: &Connect4, state: &State, seat: Seat) -> f64 {
        match game.turn(state) {
            Turn::Seat(mover) => {
                let (own, all) = state.bits();
                let balance = self.balance(own, all & !own);
                if mover == seat { balance } else { -balance }
            }
            Turn::Over | Turn::Chance => {
                let left = self.cells - state.stones() as f64;
                game.payoff(state, seat) * (1.0 + left / self.cells)
            }
        }
    }

    /// The stones of the side to move and all stones fix the position; on boards of up to 64 bits
    /// the sum is unique, on larger ones it is folded.
    fn key(&self, game: &Connect4, state: &State) -> Option<u64> {
        let (own, all) = state.bits();
        let bottoms =
            (0..game.cols()).fold(0, |sum, col| sum | 1_u128 << (col * (game.rows() + 1)));
        let key = own + all + bottoms;
        Some(key as u64 ^ ((key >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The middle first.
    fn order(&self, _: &Connect4, _: &State, actions: &mut [Column]) {
        actions.sort_by_key(|column| (2 * column.index()).abs_diff(self.middle));
    }
}
