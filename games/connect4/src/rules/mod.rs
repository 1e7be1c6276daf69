//! Connect-4 on a board of any size.
//!
//! Two players take turns to drop a stone into a column that is not full; it falls to the lowest
//! free cell. Whoever first has `connect` stones in a row, upright, level or slanting, wins; a full
//! board without such a row is drawn. The usual board has 7 columns and 6 rows. Nothing is hidden.
//!
//! A board is two words, the stones of the side to move and all stones. Each column is `rows + 1`
//! bits, lowest cell first, with one guard bit above it that stays empty, so that shifting a
//! word to look for rows never carries stones from one column into the next. Any board fits
//! whose cells and guards are at most 128.

mod action;
mod board;
mod described;
mod encoded;
#[cfg(any(test, feature = "testing"))]
mod examined;
mod notation;
mod state;
#[cfg(test)]
mod tests;

pub use action::Column;
pub use board::BoardError;
pub use state::{Foul, State};

use std::convert::Infallible;

use adut_kernel::{
    Actions, Determinize, Game, Notation as _, Outcome, Rng, Rules, RulesError, Seat, Turn,
};
use board::Board;
use state::Stage;

/// The rules: size of the board and how many in a row win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Connect4 {
    board: Board,
}

impl Default for Connect4 {
    /// Seven columns, six rows, four in a row.
    fn default() -> Self {
        Self { board: Board::new(6, 7, 4) }
    }
}

impl Connect4 {
    /// A board of this size, on which `connect` in a row win.
    pub fn new(rows: usize, cols: usize, connect: usize) -> Result<Self, RulesError> {
        let rules = Rules::new().with("rows", rows).with("cols", cols).with("connect", connect);
        Self::from_rules(&rules)
    }
    /// How many cells a column has.
    pub fn rows(&self) -> usize {
        self.board.rows
    }
    /// How many columns there are.
    pub fn cols(&self) -> usize {
        self.board.cols
    }
    /// How many in a row win.
    pub fn connect(&self) -> usize {
        self.board.connect
    }
}

impl Game for Connect4 {
    type State = State;
    type Action = Column;
    type Chance = Infallible;
    type Observation = State;
    type Foul = Foul;

    fn seats(&self) -> usize {
        2
    }

    fn root(&self) -> State {
        State::EMPTY
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::Running => Turn::Seat(state.mover()),
            Stage::Won | Stage::Full => Turn::Over,
        }
    }

    fn actions(&self, state: &State, out: &mut Actions<Column>) {
        out.clear();
        if state.stage == Stage::Running {
            let open = (0..self.board.cols).filter(|&col| self.board.is_open(state.all, col));
            out.extend(open.map(Column::from_index));
        }
    }

    fn check(&self, state: &State, action: Column) -> Result<(), Foul> {
        if state.stage != Stage::Running {
            Err(Foul::GameOver)
        } else if action.index() >= self.board.cols {
            Err(Foul::NoSuchColumn { column: action, cols: self.board.cols })
        } else if !self.board.is_open(state.all, action.index()) {
            Err(Foul::ColumnFull(action))
        } else {
            Ok(())
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Column) {
        if self.board.is_small() {
            let bottom = self.board.bottom_small(action.index());
            let landing = (state.all as u64 + bottom) & self.board.column_small(bottom);
            self.drop_small(state, landing);
        } else {
            let landing = self.board.landing(state.all, action.index());
            let own = state.own | landing;
            self.settle(state, own, state.all | landing, self.board.has_row(own));
        }
    }

    #[inline]
    fn random_action(&self, state: &State, _: &mut Actions<Column>, rng: &mut Rng) -> Column {
        let landings = self.board.landings(state.all);
        let mut rest = landings;
        for _ in 0..rng.below(landings.count_ones()) {
            rest &= rest - 1;
        }
        Column::from_index(self.board.column_of(rest.trailing_zeros()))
    }

    fn sample_chance(&self, _: &State, _: &mut Rng) -> Infallible {
        unreachable!("nothing is left to chance in Connect-4")
    }

    fn chances(&self, _: &State, out: &mut Vec<(Infallible, f64)>) -> bool {
        out.clear();
        true
    }

    fn resolve(&self, _: &mut State, chance: &Infallible) {
        match *chance {}
    }

    fn largest_difference(&self) -> Option<f64> {
        Some(1.0)
    }

    fn outcome(&self, state: &State) -> Outcome {
        match state.stage {
            Stage::Won => {
                let winner = 1 - state.mover().index();
                Outcome::new((0..2).map(|side| f64::from(u8::from(side == winner))), [winner])
            }
            Stage::Full | Stage::Running => Outcome::new([0.5, 0.5], []),
        }
    }

    #[inline]
    fn payoff(&self, state: &State, seat: Seat) -> f64 {
        match state.stage {
            Stage::Won if state.mover() == seat => -1.0,
            Stage::Won => 1.0,
            Stage::Full | Stage::Running => 0.0,
        }
    }

    fn observe(&self, state: &State, _: Seat) -> State {
        state.clone()
    }
}

impl Connect4 {
    #[inline]
    fn drop_small(&self, state: &mut State, landing: u64) {
        let own = state.own as u64 | landing;
        let all = state.all as u64 | landing;
        let won = self.board.has_row_small(own);
        self.settle(state, u128::from(own), u128::from(all), won);
    }

    /// Hands the turn over after the side to move has come to `own` stones.
    #[inline]
    fn settle(&self, state: &mut State, own: u128, all: u128, won: bool) {
        state.own = all ^ own;
        state.all = all;
        state.plies += 1;
        if won {
            state.stage = Stage::Won;
        } else if usize::from(state.plies) == self.board.rows * self.board.cols {
            state.stage = Stage::Full;
        }
    }
}

impl Determinize for Connect4 {
    type Worlds = State;

    fn worlds(&self, seen: &State) -> State {
        seen.clone()
    }

    fn draw_world(&self, worlds: &State, _: &mut Rng) -> State {
        worlds.clone()
    }
}
