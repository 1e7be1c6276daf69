//! What the test kit asks for, the slow way.

use adut_kernel::testkit::Examined;
use adut_kernel::{Course, Game, Rng, Seat, Turn};

use super::{Column, Connect4, State};

/// The same board as plain rows of cells, and the rules spelled out cell by cell.
fn cells(game: &Connect4, state: &State) -> Vec<Vec<Option<usize>>> {
    let cell = |row, col| game.stone_at(state, row, col).map(Seat::index);
    (0..game.rows()).map(|row| (0..game.cols()).map(|col| cell(row, col)).collect()).collect()
}

fn winner(game: &Connect4, state: &State) -> Option<usize> {
    let cells = cells(game, state);
    let at = |row: isize, col: isize| *cells.get(row as usize)?.get(col as usize)?;
    for row in 0..game.rows() as isize {
        for col in 0..game.cols() as isize {
            for (dr, dc) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let line = |i: isize| at(row + i * dr, col + i * dc);
                if let Some(seat) = line(0)
                    && (1..game.connect() as isize).all(|i| line(i) == Some(seat))
                {
                    return Some(seat);
                }
            }
        }
    }
    None
}

impl Examined for Connect4 {
    type Hidden = ();

    fn audit(&self, state: &State) -> Result<(), String> {
        let cells = cells(self, state);
        let count = |seat| cells.iter().flatten().filter(|&&cell| cell == Some(seat)).count();
        if count(0) + count(1) != state.stones() || count(0) - count(1) > 1 {
            return Err(format!("{} and {} stones", count(0), count(1)));
        }
        let rests = |below: &[Option<usize>], above: &[Option<usize>]| {
            below.iter().zip(above).all(|(below, above)| below.is_some() || above.is_none())
        };
        if !cells.windows(2).all(|rows| rests(&rows[0], &rows[1])) {
            return Err("a stone hangs in the air".to_owned());
        }
        let won = winner(self, state);
        let full = state.stones() == self.rows() * self.cols();
        if (self.turn(state) == Turn::Over) != (won.is_some() || full) {
            return Err(format!("winner {won:?}, full {full}, yet {:?}", self.turn(state)));
        }
        if self.turn(state) == Turn::Over && self.outcome(state).winner() != won {
            return Err(format!("{won:?} has a row, yet {:?}", self.outcome(state)));
        }
        Ok(())
    }

    fn brute_force_actions(&self, state: &State) -> Vec<Column> {
        let top = self.rows() - 1;
        let open = (0..self.cols()).filter(|&col| self.stone_at(state, top, col).is_none());
        open.map(Column::from_index).collect()
    }

    fn redeal(&self, _: &Course<Self>, _: Seat, _: &mut Rng) -> Option<std::convert::Infallible> {
        None
    }

    fn hidden(&self, _: &State, _: Seat) {}
}
