//! What can follow on a board of Connect-4.
//!
//! A won game counts 1000 for who has won it, a drawn one 0. Where the tree ends before the game
//! does, a simple count stands in: every line of cells in which one side can still make its row
//! counts the square of the stones that it has there, for that side. Such a count stays below 1000
//! on every board that is taken here.

use std::convert::Infallible;

use adut_connect4::rules::{Column, Connect4, State};
use adut_kernel::{Game as _, Seat, Turn};
use serde::Deserialize;
use utoipa::ToSchema;

use super::data::{Spot, TreeData};
use super::unfold::{Scene, unfold};
use super::{TreeFault, within};

const MOST_ROWS: usize = 6;
const MOST_COLUMNS: usize = 7;
const DEEPEST: usize = 42;
/// What a won game counts.
const WON: f64 = 1000.0;

/// A board to look ahead from.
#[derive(Debug, Deserialize, ToSchema)]
pub struct BoardRequest {
    /// The rows from the top; cells are `x`, `o` and `-`.
    board: Vec<String>,
    /// Whose turn it is.
    turn: Stone,
    /// How many in a row win.
    #[serde(default = "four")]
    connect: usize,
    /// How many moves to look ahead.
    depth: usize,
}

fn four() -> usize {
    4
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Stone {
    X,
    O,
}

/// The tree of a board.
pub(super) fn grow(request: &BoardRequest) -> Result<TreeData, TreeFault> {
    let (scene, root) = set_up(request)?;
    within("the depth", request.depth, 1, DEEPEST)?;
    unfold(&scene, root, request.depth as u32)
}

/// The game and the position that a board means.
pub(super) fn set_up(request: &BoardRequest) -> Result<(BoardScene, State), TreeFault> {
    let rows = request.board.len();
    let cols = request.board.first().map_or(0, |row| row.chars().count());
    within("the number of rows", rows, 1, MOST_ROWS)?;
    within("the number of columns", cols, 1, MOST_COLUMNS)?;
    within("the length of a winning row", request.connect, 2, MOST_COLUMNS)?;
    let mut cells = Vec::with_capacity(rows * cols);
    for (row, text) in request.board.iter().enumerate() {
        let found = text.chars().count();
        if found != cols {
            return Err(TreeFault::UnevenRow { row: row + 1, found, expected: cols });
        }
        for cell in text.chars() {
            cells.push(match cell {
                'x' => Some(request.turn == Stone::X),
                'o' => Some(request.turn == Stone::O),
                '-' => None,
                other => return Err(TreeFault::UnknownCell(other)),
            });
        }
    }
    let game = Connect4::new(rows, cols, request.connect)?;
    let root = game.state_from_cells(&cells)?;
    // Seats follow from the number of stones, so the mover's may be either.
    let max = Seat::new(root.stones() % 2);
    let lines = lines(&game);
    Ok((BoardScene { game, max, turn: request.turn, lines }, root))
}

/// A board seen by the side to move.
pub(super) struct BoardScene {
    game: Connect4,
    max: Seat,
    turn: Stone,
    /// Every line of cells that would win.
    lines: Vec<Vec<(usize, usize)>>,
}

impl BoardScene {
    fn letter(&self, seat: Seat) -> char {
        if (seat == self.max) == (self.turn == Stone::X) { 'X' } else { 'O' }
    }

    /// What a line is worth: the square of one side's stones where the other has none.
    fn line_value(&self, state: &State, line: &[(usize, usize)]) -> i64 {
        let stones = line.iter().filter_map(|&(row, col)| self.game.stone_at(state, row, col));
        let (own, other) = stones.fold((0i64, 0i64), |(own, other), seat| {
            if seat == self.max { (own + 1, other) } else { (own, other + 1) }
        });
        if own > 0 && other > 0 { 0 } else { own * own - other * other }
    }
}

impl Scene for BoardScene {
    type Game = Connect4;

    fn game(&self) -> &Connect4 {
        &self.game
    }

    fn max(&self) -> Seat {
        self.max
    }

    fn value(&self, state: &State) -> i64 {
        if self.game.turn(state) == Turn::Over {
            (self.game.payoff(state, self.max) * WON) as i64
        } else {
            self.lines.iter().map(|line| self.line_value(state, line)).sum()
        }
    }

    fn spot(&self, state: &State) -> Spot {
        let won = self.game.winning_cells(state);
        let cell = |row, col| match self.game.stone_at(state, row, col).map(|s| self.letter(s)) {
            Some(letter) if won.contains(&(row, col)) => letter.to_ascii_lowercase(),
            Some(letter) => letter,
            None => '·',
        };
        let line = |row| (0..self.game.cols()).map(|col| cell(row, col)).collect();
        let rows: Vec<String> = (0..self.game.rows()).rev().map(line).collect();
        Spot::Board(rows.join("/"))
    }

    fn action(&self, column: Column) -> String {
        column.to_string()
    }

    fn chance(&self, outcome: &Infallible) -> String {
        match *outcome {}
    }

    fn advice(&self) -> &'static str {
        "look fewer moves ahead, or take a smaller or a fuller board"
    }
}

/// Every line of so many cells as win: level, upright and slanting.
fn lines(game: &Connect4) -> Vec<Vec<(usize, usize)>> {
    let mut lines = Vec::new();
    for row in 0..game.rows() {
        for col in 0..game.cols() {
            for (up, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let cell = |step: usize| {
                    let col = col.checked_add_signed(right * step as isize)?;
                    let row = row + up * step;
                    (row < game.rows() && col < game.cols()).then_some((row, col))
                };
                lines.extend((0..game.connect()).map(cell).collect::<Option<Vec<_>>>());
            }
        }
    }
    lines
}
