//! From the game's states to the solver's boards.

use adut_kernel::{Game as _, Turn};
use adut_search::solver::{
    Answer, Control, Exact, Means, OpeningBook, Progress, Question, Unsolvable,
};

use super::{Board, Book, BookError, Cell, Shape, Solver};
use crate::rules::{Column, Connect4, State};

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

impl Solver {
    /// A solver with these means.
    ///
    /// # Errors
    /// If the book cannot be read.
    pub fn with_means(means: &Means) -> Result<Self, Unsolvable> {
        let table_bytes = means.table_bytes.unwrap_or(TABLE_BYTES);
        let solver = Self::new(table_bytes).with_threads(means.threads);
        Ok(match &means.book {
            OpeningBook::Shipped => solver.with_book(Book::shipped()),
            OpeningBook::File(path) => {
                let refuse = |error: BookError| Unsolvable::Book {
                    path: path.clone(),
                    source: error.into(),
                };
                solver.with_book(Book::load(path).map_err(refuse)?)
            }
            OpeningBook::None => solver,
        })
    }
}

impl Exact<Connect4> for Solver {
    fn answer(
        &mut self,
        game: &Connect4,
        state: &State,
        question: Question,
        control: &mut Control<'_>,
    ) -> Result<Answer<Column>, Unsolvable> {
        let board = Board::of_state(game, state)?;
        let before = self.searched();
        let mut answer = Answer {
            lower: 0,
            upper: 0,
            best: None,
            nodes: 0,
            actions: Vec::new(),
            line: Vec::new(),
        };
        let solution = match self.solve(&board, question.goal, control) {
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
        if game.turn(state) == Turn::Over {
            return Ok(answer);
        }
        // What is left undone when the caller stops now is left out of the answer.
        let column = |number: u32| Column::from_index(number as usize - 1);
        if let Ok(best) = self.column_worth(&board, solution.value, control) {
            answer.best = best.map(column);
        }
        if question.line
            && let Ok(line) = self.line(&board, question.goal, solution.value, control)
        {
            answer.line = line.into_iter().map(column).collect();
        }
        if question.every_action
            && let Ok(values) = self.solve_moves(&board, question.goal, control)
        {
            answer.actions = values.into_iter().map(|(c, value)| (column(c), value)).collect();
        }
        answer.nodes = self.searched() - before;
        Ok(answer)
    }
}
