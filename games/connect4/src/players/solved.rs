//! Connect-4 played exactly, as soon as a position is within reach.
//!
//! The opening would take the solver minutes, so for the usual board a book comes along that knows
//! the first moves. Behind it the solver waits until some stones lie, and is given a number of
//! positions to look at. Where they do not suffice, what it has proved so far still counts: a won
//! column is played, and a Monte Carlo tree search chooses only among columns that are not proved
//! to be worse than another.

use std::ops::ControlFlow;

use adut_kernel::{
    Agent, Player, Rng, RuleOption, RulesError, RulesReader, Scale, Thought, Values, View,
};
use adut_players::settings;
use adut_search::PerfectInformation;
use adut_search::montecarlo::{Growth, Uct};
use adut_search::solver::Progress;

use crate::rules::{Column, Connect4};
use crate::solver::{Board, Book, Goal, Solver};

pub(super) const SETTINGS: &[RuleOption] = &[
    RuleOption::new(
        "stones",
        "8",
        Values::whole(0, 128),
        "stones on the board from which it tries to solve",
    ),
    RuleOption::new(
        "nodes",
        "2000000",
        Values::whole(0, 1000000000),
        "positions to look at before the move is left to mcts",
    ),
    settings::simulations("5000"),
    settings::exploration("1.4"),
];

/// The solver's memory; it takes less where a search is short.
const TABLE_BYTES: usize = 32 << 20;
/// The part of the budget for each column that may be proved worse than another.
const PART_PER_COLUMN: u64 = 40;

/// Solves where it can, and leaves the rest to another player.
struct Solved<A> {
    solver: Solver,
    reach: Reach,
    before: A,
}

/// What the solver is to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// From so many stones on, where the book knows nothing.
    pub(super) stones: usize,
    /// Looking at about so many positions.
    pub(super) nodes: u64,
}

/// What the solver says of a position.
enum Verdict {
    /// This column is best, or at least proved to win.
    Play(Column),
    /// One of these columns, counted from 1, is best.
    OneOf(Vec<u32>),
}

impl<A> Solved<A> {
    /// The board, if the book knows it or it has enough stones.
    fn board(&self, view: &View<'_, Connect4>) -> Option<Board> {
        let board = Board::of_state(view.game(), view.seen()).ok()?;
        let in_reach = view.seen().stones() >= self.reach.stones;
        let in_book = || Book::shipped().value(&board).is_some();
        Some(board).filter(|_| in_reach || in_book())
    }

    /// The score of every open column, in order; none where that takes too long.
    fn scores(&mut self, view: &View<'_, Connect4>) -> Option<Vec<f64>> {
        let (board, limit) = (self.board(view)?, self.reach.nodes);
        let hook = &mut |progress: Progress| within(limit, progress);
        let scores = self.solver.solve_moves(&board, Goal::Value, hook).ok()?;
        Some(scores.into_iter().map(|(_, score)| f64::from(score)).collect())
    }

    fn verdict(&mut self, view: &View<'_, Connect4>) -> Option<Verdict> {
        let (board, limit) = (self.board(view)?, self.reach.nodes);
        let hook = &mut |progress: Progress| within(limit, progress);
        let (proved, is_exact) = match self.solver.solve(&board, Goal::Value, hook) {
            Ok(solution) => (solution.value, true),
            Err(stopped) => (stopped.0.lower, false),
        };
        if (is_exact || proved > 0)
            && let Ok(Some(column)) = self.solver.column_worth(&board, proved, hook)
        {
            return Some(Verdict::Play(Column::from_index(column as usize - 1)));
        }
        let worse = |solver: &mut Solver, column| {
            solver.is_worth_less(&board, column, proved, limit / PART_PER_COLUMN) == Some(true)
        };
        let columns = board.columns();
        Some(Verdict::OneOf(
            columns.into_iter().filter(|&column| !worse(&mut self.solver, column)).collect(),
        ))
    }
}

fn within(limit: u64, progress: Progress) -> ControlFlow<()> {
    if progress.nodes < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}

impl<A: Agent<Connect4>> Agent<Connect4> for Solved<A> {
    fn act(&mut self, view: &View<'_, Connect4>, rng: &mut Rng) -> Column {
        let columns = match self.verdict(view) {
            Some(Verdict::Play(column)) => return column,
            Some(Verdict::OneOf(columns)) if !columns.is_empty() => columns,
            _ => return self.before.act(view, rng),
        };
        let values = self.before.values(view, rng);
        let open = |column: &Column| columns.contains(&(column.index() as u32 + 1));
        let rated = view.actions().iter().copied().zip(values).filter(|(column, _)| open(column));
        let best = rated.max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map_or_else(|| view.actions()[0], |(column, _)| column)
    }

    fn values(&mut self, view: &View<'_, Connect4>, rng: &mut Rng) -> Vec<f64> {
        match self.scores(view) {
            Some(scores) => scores,
            None => self.before.values(view, rng),
        }
    }

    /// The scores of the columns where they are found, else 1 for the column alone; before that, what the
    /// search says.
    fn decide(&mut self, view: &View<'_, Connect4>, rng: &mut Rng) -> Thought<Column> {
        if self.board(view).is_none() {
            return self.before.decide(view, rng);
        }
        let action = self.act(view, rng);
        match self.scores(view) {
            Some(values) => Thought { action, values, scale: Scale::Points },
            None => {
                let one = |column: &Column| f64::from(u8::from(*column == action));
                let values = view.actions().iter().map(one).collect();
                Thought { action, values, scale: Scale::Own }
            }
        }
    }

    fn restart(&mut self) {
        self.solver.forget();
        self.before.restart();
    }
}

/// Solves what is within reach, else searches a tree of this size.
pub(super) fn solver_within(reach: Reach, growth: Growth) -> Player<Connect4> {
    let before = PerfectInformation::new(Uct::new(growth.reusing()));
    // What was found for one move helps with the next; a new game begins without it.
    let solver = Solver::new(TABLE_BYTES).keeping(true).with_book(Book::shipped());
    Player::honest(Solved { solver, reach, before })
}

pub(super) fn solver(_: &Connect4, read: &RulesReader<'_>) -> Result<Player<Connect4>, RulesError> {
    let nodes = read.number("nodes")? as u64;
    let reach = Reach { stones: read.number("stones")?, nodes };
    Ok(solver_within(reach, settings::read_growth(read)?))
}

#[cfg(test)]
mod tests {
    use crate::solver::Shape;
    use adut_kernel::{Actions, Game as _, Notation as _, Rules, Seat, Seed};

    use super::*;

    fn play(columns: &str, reach: Reach) -> String {
        let game = Connect4::from_rules(&Rules::new()).unwrap();
        let mut state = game.root();
        for column in columns.split("").filter(|column| !column.is_empty()) {
            game.apply(&mut state, game.read_action(column).unwrap());
        }
        let mut actions = Actions::new();
        game.actions(&state, &mut actions);
        let seat = Seat::new(columns.len() % 2);
        let view = View::of(&game, &state, seat, &actions, &[]);
        let Player::Honest(mut player) = solver_within(reach, Growth::simulations(200)) else {
            panic!("an honest player")
        };
        game.write_action(player.act(&view, &mut Seed::from_text("solved").rng()))
    }

    #[test]
    fn the_book_knows_the_first_moves() {
        let book = Book::shipped();
        assert!(book.plies() >= 7);
        let value = |columns: &[u32]| {
            book.value(&Board::from_moves(Shape::USUAL, columns.iter().copied()).unwrap())
        };
        // The first wins with its last stone but one if it begins in the middle, and only then.
        let first: Vec<Option<i32>> = (1..=7).map(|column| value(&[column])).collect();
        assert_eq!(first, [2, 1, 0, -1, 0, 1, 2].map(Some));
        assert_eq!(value(&[]), Some(1));
        // Everything but the edge of the book follows from what it says of the moves.
        for moves in [&[][..], &[4], &[1], &[4, 4], &[3, 7]] {
            let children = (1..=7).map(|column| value(&[moves, &[column]].concat()).unwrap());
            assert_eq!(value(moves), children.map(|value| -value).max(), "{moves:?}");
        }
    }

    #[test]
    fn from_the_book_it_plays_the_only_winning_moves() {
        let reach = Reach { stones: 99, nodes: 0 };
        assert_eq!(play("", reach), "4");
        assert_eq!(play("44", reach), "4");
    }

    #[test]
    fn what_is_proved_counts_where_the_value_is_not_known() {
        let reach = Reach { stones: 0, nodes: 1 };
        // The side to move wins at once; or loses at once if it does not block.
        assert_eq!(play("112233", reach), "4");
        assert_eq!(play("11223", reach), "4");
    }
}
