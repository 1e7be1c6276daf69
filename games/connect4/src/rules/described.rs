//! The game as data: moves in parts, what they bring, what is told of them. Nothing is hidden.

use adut_kernel::{Account, Described, Effects, Game as _, Message, Moved, Notation as _, Parts};
use serde_json::{Value, json};

use super::{Column, Connect4, State};

impl Described for Connect4 {
    type Public = State;

    fn public(&self, seen: &State) -> State {
        seen.clone()
    }

    fn describe_public(&self, public: &State) -> Value {
        self.describe(public)
    }

    fn parts(&self, action: Column) -> Parts {
        Parts { place: Some(action.index()), ..Parts::default() }
    }

    /// The cells of the rows that the stone completes, as `wins`.
    fn effects(&self, seen: &State, action: Column) -> Effects {
        let mut after = seen.clone();
        if self.try_apply(&mut after, action).is_err() {
            return Effects::default();
        }
        let cells = self.winning_cells(&after);
        if cells.is_empty() {
            return Effects::default();
        }
        Effects::default().with("wins", self.cells_from_top(&cells))
    }

    fn phrase(&self, _: &State, action: Column) -> Message {
        Message::new("choice-connect4").number("column", action.index() as i64 + 1)
    }

    fn story(&self, moved: &Moved<'_, Self>) -> Vec<Message> {
        let column = moved.played.action.index() as i64 + 1;
        vec![Message::new("move-connect4").about(moved.played.seat).number("column", column)]
    }

    fn account(&self, moves: &[Moved<'_, Self>]) -> Account {
        let reason = moves.last().map(|moved| {
            if self.winning_cells(moved.after).is_empty() {
                Message::new("end-full")
            } else {
                let row = Message::new("end-row").about(moved.played.seat);
                row.number("count", self.connect() as i64)
            }
        });
        Account { reason, ..Account::default() }
    }

    /// Stones of both lie in every row that could win.
    fn is_decided(&self, public: &State) -> bool {
        let owner = |(row, col)| self.stone_at(public, row, col);
        self.rows_to_win().all(|cells| {
            let mut owners = cells.into_iter().filter_map(owner);
            let first = owners.next();
            owners.any(|other| Some(other) != first)
        })
    }
}

impl Connect4 {
    /// The cells, row from the bottom and column, of every row that would win.
    fn rows_to_win(&self) -> impl Iterator<Item = Vec<(usize, usize)>> + '_ {
        let inside = |(row, col): (isize, isize)| {
            let (row, col) = (usize::try_from(row).ok()?, usize::try_from(col).ok()?);
            (row < self.rows() && col < self.cols()).then_some((row, col))
        };
        let begin = (0..self.rows() as isize)
            .flat_map(|row| (0..self.cols() as isize).map(move |col| (row, col)));
        let lines = begin.flat_map(|(row, col)| {
            [(0, 1), (1, 0), (1, 1), (1, -1)].map(|(up, right)| (row, col, up, right))
        });
        lines.filter_map(move |(row, col, up, right)| {
            let cells = (0..self.connect() as isize).map(|n| (row + n * up, col + n * right));
            cells.map(inside).collect()
        })
    }

    /// Every cell, row from the bottom and column, of a row that is long enough to win.
    pub fn winning_cells(&self, state: &State) -> Vec<(usize, usize)> {
        let wins = |line: &Vec<(usize, usize)>| {
            let mut owners = line.iter().map(|&(row, col)| self.stone_at(state, row, col));
            let first = owners.next().flatten();
            first.is_some() && owners.all(|owner| owner == first)
        };
        let mut cells: Vec<_> = self.rows_to_win().filter(wins).flatten().collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Cells as a picture has them: the row from the top, the column.
    pub(super) fn cells_from_top(&self, cells: &[(usize, usize)]) -> Value {
        cells.iter().map(|&(row, col)| json!([self.rows() - 1 - row, col])).collect()
    }
}
