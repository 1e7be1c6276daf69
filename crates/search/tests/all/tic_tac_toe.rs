//! Tic-tac-toe, whose values are known.

use std::convert::Infallible;

use adut_kernel::{Actions, Determinize, Game, Outcome, Rng, Seat, Turn};
use thiserror::Error;

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const FULL: u16 = 0o777;

#[derive(Clone, Debug)]
pub(crate) struct TicTacToe;

/// The cells of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board(pub(crate) [u16; 2]);

#[derive(Clone, Debug, PartialEq, Error)]
#[error("not free")]
pub(crate) struct NotFree;

impl Board {
    fn has_line(&self, seat: usize) -> bool {
        LINES.iter().any(|line| self.0[seat] & line == *line)
    }
}

impl Game for TicTacToe {
    type State = Board;
    type Action = u8;
    type Chance = Infallible;
    type Observation = Board;
    type Foul = NotFree;

    fn seats(&self) -> usize {
        2
    }
    fn root(&self) -> Board {
        Board([0, 0])
    }
    fn turn(&self, state: &Board) -> Turn {
        let all = state.0[0] | state.0[1];
        if state.has_line(0) || state.has_line(1) || all == FULL {
            return Turn::Over;
        }
        Turn::Seat(Seat::new(all.count_ones() as usize % 2))
    }
    fn actions(&self, state: &Board, out: &mut Actions<u8>) {
        out.clear();
        if self.turn(state) != Turn::Over {
            let all = state.0[0] | state.0[1];
            out.extend((0..9).filter(|cell| all >> cell & 1 == 0));
        }
    }
    fn check(&self, state: &Board, action: u8) -> Result<(), NotFree> {
        let all = state.0[0] | state.0[1];
        let free = action < 9 && all >> action & 1 == 0;
        if free && self.turn(state) != Turn::Over { Ok(()) } else { Err(NotFree) }
    }
    fn apply(&self, state: &mut Board, action: u8) {
        let mover = (state.0[0] | state.0[1]).count_ones() as usize % 2;
        state.0[mover] |= 1 << action;
    }
    fn sample_chance(&self, _: &Board, _: &mut Rng) -> Infallible {
        unreachable!("nothing is left to chance")
    }
    fn chances(&self, _: &Board, out: &mut Vec<(Infallible, f64)>) -> bool {
        out.clear();
        true
    }
    fn resolve(&self, _: &mut Board, chance: &Infallible) {
        match *chance {}
    }
    fn outcome(&self, state: &Board) -> Outcome {
        let winners = (0..2).filter(|&seat| state.has_line(seat));
        Outcome::new([0, 1].map(|seat| f64::from(u8::from(state.has_line(seat)))), winners)
    }
    fn observe(&self, state: &Board, _: Seat) -> Board {
        *state
    }
}

impl Determinize for TicTacToe {
    type Worlds = Board;
    fn worlds(&self, seen: &Board) -> Board {
        *seen
    }
    fn draw_world(&self, worlds: &Board, _: &mut Rng) -> Board {
        *worlds
    }
}
