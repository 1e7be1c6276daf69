//! The solver: exact values by tests that close in on them.
//!
//! The points are settled first, by a sequence of tests each of which starts where the last one
//! ended (MTD(f)). Where cards count, the answer without them is a guess and a pair of bounds for
//! a second sequence that counts cards too, and it leaves its entries in the table for it.

use adut_search::solver::{Control, Goal, Progress, Question};
use thiserror::Error;

use super::deck::Deck;
use super::foresight::Guess;
use super::moves::{PlayedMove, legal_moves};
use super::parallel::Team;
use super::position::{Position, PositionError};
use super::rules::CardsBonus;
use super::search::Weights;
use super::state::State;
use super::table::TranspositionTable;

/// The answer, for the seat to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The value is at least this.
    pub low: i32,
    /// The value is at most this; equal to `low` unless the search was stopped.
    pub high: i32,
    /// A best move; none if the game is over or the search was stopped before one was proven.
    pub best: Option<PlayedMove>,
    /// Positions searched, repetitions included.
    pub nodes: u64,
    /// Best play by both seats to the end, if asked for.
    pub line: Vec<PlayedMove>,
    /// Every legal move with its value, if asked for.
    pub moves: Vec<(PlayedMove, i32)>,
}

impl Solution {
    /// The value, unless the search was stopped before it was known.
    pub fn value(&self) -> Option<i32> {
        (self.low == self.high).then_some(self.low)
    }
}

/// Why there is no solution.
#[derive(Debug, Error)]
pub enum SolveError {
    /// The position is not one the solver can take.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The table did not fit.
    #[error("no memory for a table of {bytes} bytes")]
    Memory {
        /// What was asked for.
        bytes: usize,
        /// What the system said.
        source: std::io::Error,
    },
}

/// The settings of the solver. Every position is solved with a cold table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solver {
    table_bytes: usize,
    threads: usize,
}

impl Solver {
    /// A solver whose table takes at most so many bytes. A table that is too small costs time,
    /// never exactness.
    pub fn new(table_bytes: usize) -> Self {
        Self { table_bytes, threads: 1 }
    }

    /// The same with so many threads on one table. The value stays the same; the nodes, and which
    /// of several best moves is found, may differ from run to run.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads: threads.max(1), ..self }
    }

    /// Solves the position. `watch` is called every few thousand nodes and may stop the search.
    ///
    /// # Errors
    /// If the position is not one of the game, or the table does not fit in memory.
    pub fn solve(
        &self,
        position: &Position,
        question: Question,
        watch: &mut Control<'_>,
    ) -> Result<Solution, SolveError> {
        position.check()?;
        let position = position.clone().dealt();
        let (guess, nodes) = self.foresee(&position, watch)?;
        let mut watch =
            |progress: Progress| watch(Progress { nodes: nodes + progress.nodes, ..progress });
        let solution = self.solve_from(&position, question, guess, &mut watch)?;
        // An answer that needs no search is a node, too.
        Ok(Solution { nodes: (nodes + solution.nodes).max(1), ..solution })
    }

    /// Solves a position with a hand to play from, or with nothing left, which need not be one of
    /// the game; `guess` is where the first test is made.
    pub(super) fn solve_from(
        &self,
        position: &Position,
        question: Question,
        guess: Guess,
        watch: &mut Control<'_>,
    ) -> Result<Solution, SolveError> {
        let deck = Deck::new(position);
        let bytes = self.table_bytes.min(useful_bytes(position));
        let mut table = TranspositionTable::new(bytes)
            .map_err(|source| SolveError::Memory { bytes, source })?;
        let root = deck.root(position);
        let team = Team::new(&deck, table.entries(), self.threads);
        let mut solving =
            Solving { team, watch, goal: question.goal, bonus: position.rules.cards_bonus };
        Ok(solving.solve(&deck, position, &root, question, guess))
    }
}

/// Four times the entries that a search of this length usually makes; more where more lies on the
/// table than people leave there.
fn useful_bytes(position: &Position) -> usize {
    let bits = match position.plies_left() {
        0..=6 => 14,
        7..=12 => 18,
        13..=24 => 24,
        25..=36 => 27,
        _ => 29,
    };
    let crowded = (position.table.len() as usize).saturating_sub(CROWDED);
    let counting = position.rules.cards_bonus == CardsBonus::Always;
    1 << ((bits + crowded).min(29) + usize::from(counting))
}

/// Tables of more cards are rare.
const CROWDED: usize = 16;

/// An exact or bounded result on the scale of one objective, with the won points left out.
#[derive(Debug, Clone, Copy)]
struct ObjectiveBounds {
    weights: Weights,
    low: i32,
    high: i32,
    /// The points won so far, times the weight of a point.
    won: i32,
}

struct Solving<'a, 'w> {
    team: Team<'a>,
    watch: &'w mut Control<'w>,
    goal: Goal,
    bonus: CardsBonus,
}

/// Beyond every possible difference of points.
pub(super) const MOST: i32 = 60;

impl Solving<'_, '_> {
    fn solve(
        &mut self,
        deck: &Deck,
        position: &Position,
        root: &State,
        question: Question,
        guess: Guess,
    ) -> Solution {
        let points = position.points();
        let won = points[root.seat()] - points[1 - root.seat()];
        let found = self.settle(root, won, guess);
        let (low, high) = self.printed(found);
        let mut solution =
            Solution { low, high, best: None, nodes: 0, line: Vec::new(), moves: Vec::new() };
        if found.low == found.high && root.plies > 0 {
            let whole_line = question.line && question.goal == Goal::Value;
            solution.line = self.line(deck, position, root, found, whole_line);
            solution.best = solution.line.first().copied();
            if !whole_line {
                solution.line.clear();
            }
        }
        if question.every_action && solution.best.is_some() {
            // No move is worth more than the position, and some are worth as much.
            let guess = Guess::of_points(if found.weights.point == 1 { -found.low } else { 0 });
            solution.moves = self.every_move(deck, position, root, won, guess);
        }
        solution.nodes = self.team.nodes();
        solution
    }

    /// The value of a position in which the mover is ahead by `won` points. The first test is
    /// whether it comes to the points of the guess.
    fn settle(&mut self, state: &State, won: i32, guess: Guess) -> ObjectiveBounds {
        let wdl = self.goal == Goal::WinDrawLoss;
        // Differences of points beyond this are alike.
        let reach = match (wdl, self.bonus) {
            (false, _) => MOST,
            (true, CardsBonus::Always) => 4,
            (true, _) => 1,
        };
        let most = i32::from(state.points) + i32::from(state.plies.div_ceil(2));
        let low = (won - most).clamp(-reach, reach);
        let high = (won + most).clamp(-reach, reach);
        let points = ObjectiveBounds { weights: Weights::POINTS, low, high, won };
        let points = self.close_in(state, points, guess.points.clamp(low, high));
        if points.low != points.high {
            return points;
        }
        let difference = points.low;
        match self.bonus {
            CardsBonus::Always => {
                let weights = Weights { point: 1, cards: CARDS_BONUS };
                let reach = if wdl { 1 } else { MOST };
                let low = (difference - CARDS_BONUS).clamp(-reach, reach);
                let high = (difference + CARDS_BONUS).clamp(-reach, reach);
                let guess = (difference + CARDS_BONUS * guess.cards).clamp(low, high);
                self.close_in(state, ObjectiveBounds { weights, low, high, won }, guess)
            }
            CardsBonus::OnTie if difference == 0 => {
                let weights = Weights { point: 3, cards: 1 };
                self.close_in(state, ObjectiveBounds { weights, low: -1, high: 1, won: 3 * won }, 0)
            }
            _ => points,
        }
    }

    /// Tests until the bounds meet or the search is stopped.
    fn close_in(
        &mut self,
        state: &State,
        mut found: ObjectiveBounds,
        mut guess: i32,
    ) -> ObjectiveBounds {
        while found.low < found.high {
            let threshold = if guess <= found.low { found.low + 1 } else { guess };
            let (low, high) = self.printed(found);
            let watch = &mut *self.watch;
            let mut pulse = |nodes| watch(Progress { nodes, lower: low, upper: high });
            let test = self.team.test(state, found.weights, threshold - found.won, &mut pulse);
            let Some(bound) = test else { break };
            guess = (bound + found.won).clamp(found.low, found.high);
            if guess >= threshold {
                found.low = guess;
            } else {
                found.high = guess;
            }
        }
        found
    }

    /// The bounds as the rules count: on a tie, three points for the cards.
    fn printed(&self, found: ObjectiveBounds) -> (i32, i32) {
        let value = |bound: i32| match (self.goal, found.weights.point) {
            (Goal::WinDrawLoss, _) => bound.signum(),
            (Goal::Value, 3) => CARDS_BONUS * bound,
            _ => bound,
        };
        // What more cards may add to a difference that is not settled yet.
        let slack = match (self.bonus, found.low == found.high, found.weights.cards) {
            (CardsBonus::None, _, _) | (_, true, _) => 0,
            (_, false, 0) if self.goal == Goal::Value => CARDS_BONUS,
            _ => 0,
        };
        (value(found.low) - slack, value(found.high) + slack)
    }

    /// Moves that keep the value found, the first one or all to the end.
    fn line(
        &mut self,
        deck: &Deck,
        position: &Position,
        root: &State,
        found: ObjectiveBounds,
        whole: bool,
    ) -> Vec<PlayedMove> {
        let mut line = Vec::new();
        let mut state = *root;
        let mut position = position.clone();
        let mut value = found.low - found.won;
        while state.plies > 0 {
            let mut children = self.team.moves(&state, found.weights);
            // A move that the table proves comes before those that would have to be searched.
            children.sort_by_key(|(child, known)| child.gain - known.high < value);
            let proven = children.into_iter().find(|(child, known)| {
                child.gain - known.high >= value || {
                    let threshold = child.gain - value + 1;
                    let watch = &mut *self.watch;
                    let (low, high) = (found.low, found.high);
                    let mut pulse = |nodes| watch(Progress { nodes, lower: low, upper: high });
                    let test = self.team.test(&child.state, found.weights, threshold, &mut pulse);
                    test.is_some_and(|bound| bound < threshold)
                }
            });
            let Some((child, _)) = proven else { break };
            let played = deck.cards(&state, child.played, position.table);
            line.push(played);
            if !whole {
                break;
            }
            position = position.after(played.card, played.taken);
            value = child.gain - value;
            state = child.state;
        }
        line
    }

    /// Every legal move with its value; none if stopped on the way.
    fn every_move(
        &mut self,
        deck: &Deck,
        position: &Position,
        root: &State,
        won: i32,
        guess: Guess,
    ) -> Vec<(PlayedMove, i32)> {
        let hand = position.hands[root.seat()];
        let mut moves = Vec::new();
        for played in legal_moves(position.table, hand, deck.rules.ace) {
            let (next, gain) = deck.after(root, played);
            let found = self.settle(&next, -(won + gain), guess);
            if found.low != found.high {
                return Vec::new();
            }
            moves.push((played, -self.printed(found).0));
        }
        moves
    }
}

/// Points for more cards.
const CARDS_BONUS: i32 = 3;
