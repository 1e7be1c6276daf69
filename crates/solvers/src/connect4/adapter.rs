//! From the game's states to the solver's boards.

use adut_games::connect4::{Column, Connect4, State};
use adut_kernel::{Game as _, Turn};

use super::{Board, Book, Cell, Goal, Shape, Solver};
use crate::exact::{Answer, Control, OpeningBook, Progress, Question, Solvable, Unsolvable};

/// The table may grow to this unless more or less is asked for; a short search takes less.
const TABLE_BYTES: usize = 256 << 20;

impl Board {
    /// The board of a game.
    pub fn of_state(game: &Connect4, state: &State) -> Result<Self, Unsolvable> {
        let (rows, cols, connect) = (game.rows(), game.cols(), game.connect());
        let refuse = |error: super::BoardError| Unsolvable::Position(error.to_string());
        let shape = Shape::new(rows as u32, cols as u32, connect as u32).map_err(refuse)?;
        let mover = state.stones() % 2;
        let mut cells = Vec::with_capacity(rows * cols);
        for row in (0..rows).rev() {
            for col in 0..cols {
                cells.push(match game.stone_at(state, row, col) {
                    None => Cell::Empty,
                    Some(seat) if seat.index() == mover => Cell::Mine,
                    Some(_) => Cell::Theirs,
                });
            }
        }
        Self::from_cells(shape, &cells).map_err(refuse)
    }
}

impl Solvable for Connect4 {
    fn solve(
        &self,
        state: &State,
        question: &Question,
        control: &mut Control<'_>,
    ) -> Result<Answer<Column>, Unsolvable> {
        let board = Board::of_state(self, state)?;
        let goal = if question.win_draw_loss { Goal::WinDrawLoss } else { Goal::Score };
        let table_bytes = question.table_bytes.unwrap_or(TABLE_BYTES);
        let mut solver = Solver::new(table_bytes).with_threads(question.threads);
        solver = match &question.book {
            OpeningBook::Shipped => solver.with_book(Book::shipped()),
            OpeningBook::File(path) => solver.with_book(
                Book::load(path).map_err(|error| Unsolvable::Position(error.to_string()))?,
            ),
            OpeningBook::None => solver,
        };
        let mut answer = Answer {
            lower: 0,
            upper: 0,
            best: None,
            nodes: 0,
            actions: Vec::new(),
            line: Vec::new(),
        };
        let solution = match solver.solve(&board, goal, control) {
            Ok(solution) => solution,
            Err(stopped) => {
                let Progress { nodes, lower, upper } = stopped.0;
                return Ok(Answer { lower, upper, nodes, ..answer });
            }
        };
        answer = Answer {
            lower: solution.value,
            upper: solution.value,
            nodes: solution.nodes,
            ..answer
        };
        if self.turn(state) == Turn::Over {
            return Ok(answer);
        }
        // What is left undone when the caller stops now is left out of the answer.
        let column = |number: u32| Column::from_index(number as usize - 1);
        if let Ok(best) = solver.column_worth(&board, solution.value, control) {
            answer.best = best.map(column);
        }
        if question.line
            && let Ok(line) = solver.line(&board, goal, solution.value, control)
        {
            answer.line = line.into_iter().map(column).collect();
        }
        if question.every_action
            && let Ok(values) = solver.solve_moves(&board, goal, control)
        {
            answer.actions = values.into_iter().map(|(c, value)| (column(c), value)).collect();
        }
        Ok(answer)
    }
}
