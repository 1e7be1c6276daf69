//! Connect-4 played exactly, as soon as a position is within reach.
//!
//! The opening would take the solver minutes. So it waits until some stones lie, and is given a
//! number of positions to look at; before that, and where they do not suffice, a Monte Carlo tree
//! search plays.

use std::ops::ControlFlow;

use adut_games::connect4::{Column, Connect4};
use adut_kernel::{Agent, Player, Rng, RuleOption, RulesError, RulesReader, View};
use adut_search::Open;
use adut_search::montecarlo::{Growth, Uct};
use adut_solvers::Progress;
use adut_solvers::connect4::{Board, Goal, Solver};

use crate::settings;

pub(super) const SETTINGS: &[RuleOption] = &[
    RuleOption {
        name: "stones",
        default: "8",
        values: "0 to 128",
        meaning: "stones on the board from which it tries to solve",
    },
    RuleOption {
        name: "nodes",
        default: "2000000",
        values: "0 to 1000000000",
        meaning: "positions to look at before the move is left to mcts",
    },
    settings::simulations("5000"),
    settings::exploration("1.4"),
];

/// The solver's memory; it takes less where a search is short.
const TABLE_BYTES: usize = 32 << 20;

/// Solves where it can, and leaves the rest to another player.
struct Solved<A> {
    solver: Solver,
    reach: Reach,
    before: A,
}

/// What the solver is to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// From so many stones on.
    pub(super) stones: usize,
    /// Looking at about so many positions.
    pub(super) nodes: u64,
}

impl<A> Solved<A> {
    /// The board, once it has enough stones.
    fn board(&self, view: &View<'_, Connect4>) -> Option<Board> {
        let board = Board::of_state(view.game(), view.seen()).ok()?;
        Some(board).filter(|_| view.seen().stones() >= self.reach.stones)
    }

    /// The score of every open column, in order; none where that takes too long.
    fn scores(&mut self, view: &View<'_, Connect4>) -> Option<Vec<f64>> {
        let (board, limit) = (self.board(view)?, self.reach.nodes);
        let hook = &mut |progress: Progress| within(limit, progress);
        let scores = self.solver.solve_moves(&board, Goal::Score, hook).ok()?;
        Some(scores.into_iter().map(|(_, score)| f64::from(score)).collect())
    }

    /// A best column; none where finding it takes too long.
    fn best(&mut self, view: &View<'_, Connect4>) -> Option<Column> {
        let (board, limit) = (self.board(view)?, self.reach.nodes);
        let hook = &mut |progress: Progress| within(limit, progress);
        let solution = self.solver.solve(&board, Goal::Score, hook).ok()?;
        let line = self.solver.line(&board, Goal::Score, solution.value, hook).ok()?;
        Some(Column::from_index(*line.first()? as usize - 1))
    }
}

fn within(limit: u64, progress: Progress) -> ControlFlow<()> {
    if progress.nodes < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}

impl<A: Agent<Connect4>> Agent<Connect4> for Solved<A> {
    fn act(&mut self, view: &View<'_, Connect4>, rng: &mut Rng) -> Column {
        match self.best(view) {
            Some(column) => column,
            None => self.before.act(view, rng),
        }
    }

    fn values(&mut self, view: &View<'_, Connect4>, rng: &mut Rng) -> Vec<f64> {
        match self.scores(view) {
            Some(scores) => scores,
            None => self.before.values(view, rng),
        }
    }

    fn restart(&mut self) {
        self.before.restart();
    }
}

/// Solves what is within reach, else searches a tree of this size.
pub(super) fn solver_within(reach: Reach, growth: Growth) -> Player<Connect4> {
    let before = Open::new(Uct::new(growth.reusing()));
    Player::honest(Solved { solver: Solver::new(TABLE_BYTES), reach, before })
}

/// For the catalogue.
pub(super) fn solver(_: &Connect4, read: &RulesReader<'_>) -> Result<Player<Connect4>, RulesError> {
    let nodes = read.number("nodes", 0..=1_000_000_000)? as u64;
    let reach = Reach { stones: read.number("stones", 0..=128)?, nodes };
    Ok(solver_within(reach, settings::read_growth(read)?))
}
