//! How Connect-4 is written.

use std::convert::Infallible;
use std::fmt::Write as _;

use adut_kernel::{
    DeckError, Game as _, Notation, NotationError, RuleOption, Rules, RulesError, Turn, Values,
};
use serde_json::{Value, json};

use super::board::Board;
use super::{Column, Connect4, State};

const OPTIONS: &[RuleOption] = &[
    RuleOption::new("players", "2", Values::whole(2, 2), "how many play"),
    RuleOption::new("rows", "6", Values::whole(1, 127), "cells in a column"),
    RuleOption::new("cols", "7", Values::whole(1, 64), "columns"),
    RuleOption::new("connect", "4", Values::whole(2, 127), "stones in a row that win"),
];

impl Notation for Connect4 {
    const NAME: &'static str = "connect4";
    const HAS_DECK: bool = false;

    fn options() -> &'static [RuleOption] {
        OPTIONS
    }

    fn from_rules(rules: &Rules) -> Result<Self, RulesError> {
        let read = rules.read(Self::NAME, OPTIONS).known_only()?;
        read.number("players")?;
        let rows = read.number("rows")?;
        let cols = read.number("cols")?;
        let connect = read.number("connect")?;
        let bits = (rows + 1) * cols;
        if bits > 128 {
            let reason = format!(
                "a board of {rows} rows and {cols} columns needs (rows + 1) × columns = {bits} bits, expected at most 128"
            );
            return Err(read.conflict(reason));
        }
        Ok(Self { board: Board::new(rows, cols, connect) })
    }

    fn rules(&self) -> Rules {
        let mut rules = Rules::new().with("players", 2);
        for (name, value, default) in
            [("rows", self.rows(), 6), ("cols", self.cols(), 7), ("connect", self.connect(), 4)]
        {
            if value != default {
                rules.set(name, value);
            }
        }
        rules
    }

    fn write_action(&self, action: Column) -> String {
        action.to_string()
    }

    fn read_action(&self, text: &str) -> Result<Column, NotationError> {
        match text.parse::<u8>() {
            Ok(column @ 1..=64) if text.starts_with(|c: char| c.is_ascii_digit()) => {
                Ok(Column::from_index(usize::from(column) - 1))
            }
            _ => Err(NotationError::new(text, format!("a column from 1 to {}", self.cols()))),
        }
    }

    fn write_deck(&self, deal: &Infallible) -> Vec<String> {
        match *deal {}
    }

    fn read_deck(&self, _: &[String]) -> Result<Infallible, DeckError> {
        Err(DeckError::Unexpected)
    }

    fn describe(&self, seen: &State) -> Value {
        let rows: Vec<String> = (0..self.rows()).rev().map(|row| self.row(seen, row)).collect();
        let turn = match self.turn(seen) {
            Turn::Seat(seat) => Some(seat.index()),
            _ => None,
        };
        let won = self.cells_from_top(&self.winning_cells(seen));
        json!({ "board": rows, "stones": seen.stones(), "turn": turn, "won": won })
    }

    fn show(&self, seen: &State) -> String {
        let mut text = String::new();
        for row in (0..self.rows()).rev() {
            let line: Vec<String> =
                self.row(seen, row).chars().map(|c| format!("{c:>2}")).collect();
            writeln!(text, "{}", line.join(" ")).expect("strings take text");
        }
        let numbers: Vec<String> = (1..=self.cols()).map(|col| format!("{col:>2}")).collect();
        writeln!(text, "{}", numbers.join(" ")).expect("strings take text");
        text
    }
}

impl Connect4 {
    /// A row from the left, counted from the bottom: the number of the seat whose stone it is.
    fn row(&self, state: &State, row: usize) -> String {
        let cell = |col| match self.stone_at(state, row, col) {
            Some(seat) if seat.index() == 0 => 'X',
            Some(_) => 'O',
            None => '·',
        };
        (0..self.cols()).map(cell).collect()
    }
}
