//! Connect-4 reviewed.

use adut_kernel::{Actions, Game as _, Seat, Turn};
use adut_review::{Compared, Exact, Reason, Reviewable, Scale, Swing, Value};

use crate::rules::{Column, Connect4, State};

/// Among won moves the sooner is better, among lost ones the later; never more than a hair.
const SOONER: f64 = 1e-4;

/// Empty cells from which the solver is tried: it would take minutes over an opening.
const CELLS_IN_REACH: usize = 32;

/// On the usual board the solver's book has every position with so many stones.
const PLIES_IN_BOOK: usize = 7;

impl Connect4 {
    /// Whether this is the board that the shipped book is for.
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// The board after a move.
fn after(game: &Connect4, state: &State, column: Column) -> State {
    let mut next = state.clone();
    game.apply(&mut next, column);
    next
}

/// Whether whoever moved last has won.
fn is_won(game: &Connect4, state: &State) -> bool {
    game.turn(state) == Turn::Over && game.outcome(state).winner().is_some()
}

/// The first column in which the side to move wins at once.
fn winning_column(game: &Connect4, state: &State) -> Option<Column> {
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    actions.iter().copied().find(|&column| is_won(game, &after(game, state, column)))
}

/// Whether whoever moved last would win at once if he might move again: he threatens to. The
/// other side answers in each open column in turn, and the threat must outlast one of them.
fn threatens(game: &Connect4, state: &State) -> bool {
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    let answers = actions.iter().map(|&answer| after(game, state, answer));
    let mut open = answers.filter(|next| !is_won(game, next));
    open.any(|next| winning_column(game, &next).is_some())
}

/// How the game ends from here with perfect play, by the score of whoever is to move: it counts
/// the stones that are left at the end, in pairs.
fn ending(game: &Connect4, state: &State, score: i32) -> Exact {
    if score == 0 {
        return Exact::Drawn;
    }
    let cells = (game.rows() * game.cols()) as u32;
    let stones = state.stones() as u32;
    let latest = cells + 2 - 2 * score.unsigned_abs();
    // The first seat makes every odd move, so who wins tells which of the two it was.
    let mover_wins = score > 0;
    let first_wins = mover_wins == stones.is_multiple_of(2);
    let end = if first_wins == latest.is_multiple_of(2) { latest - 1 } else { latest };
    let moves = (end - stones + u32::from(mover_wins)) / 2;
    if mover_wins { Exact::Won { moves } } else { Exact::Lost { moves } }
}

impl Reviewable for Connect4 {
    const POLICY: &'static str = "mcts:sims=30";
    const EFFORT: f64 = 0.2;
    const SCALE: Scale = Scale::WINS;

    fn solved_value(&self, seen: &State, difference: i32) -> Value {
        let value = Self::SCALE.of_difference(f64::from(difference));
        let worth = value.share + SOONER * f64::from(difference);
        Value { worth, exact: Some(ending(self, seen, difference)), ..value }
    }

    fn worlds_to_solve(&self, seen: &State) -> Option<u32> {
        (self.is_usual() || self.solves_quickly(seen)).then_some(1)
    }

    fn nodes_to_solve(&self, budget: u64) -> u64 {
        // With the book every position of the usual board takes some millions at most.
        if self.is_usual() { u64::MAX } else { budget }
    }

    fn solves_quickly(&self, state: &State) -> bool {
        let is_in_book = self.is_usual() && state.stones() < PLIES_IN_BOOK;
        is_in_book || self.rows() * self.cols() - state.stones() <= CELLS_IN_REACH
    }

    fn final_difference(&self, state: &State, side: usize) -> i32 {
        let cells = (self.rows() * self.cols()) as i32;
        let score = (cells + 2 - state.stones() as i32) / 2;
        match self.outcome(state).winner() {
            None => 0,
            Some(winner) if winner == side => score,
            Some(_) => -score,
        }
    }

    fn standing(&self, _: &State, _: Seat) -> Swing {
        Swing::default()
    }

    fn hand(&self, _: &State, _: Seat) -> Vec<String> {
        Vec::new()
    }

    fn reason(
        &self,
        seen: &State,
        _: Seat,
        best: &Compared<Column>,
        played: &Compared<Column>,
    ) -> Reason {
        let (better, worse) = (after(self, seen, best.action), after(self, seen, played.action));
        if is_won(self, &better) {
            return Reason::new("why-wins-now");
        }
        let allowed = winning_column(self, &worse);
        if let Some(column) = allowed.filter(|_| winning_column(self, &better).is_none()) {
            // What he could already play before was a threat to be blocked.
            let id = if column == best.action { "why-blocks" } else { "why-allows-win" };
            return Reason::new(id).text("column", column);
        }
        match (best.value.exact, played.value.exact) {
            (Some(Exact::Won { moves }), Some(Exact::Won { .. })) => {
                return Reason::new("why-wins-sooner").number("moves", moves.into());
            }
            (Some(Exact::Won { moves }), Some(_)) => {
                return Reason::new("why-forced-win").number("moves", moves.into());
            }
            (Some(Exact::Lost { .. }), Some(Exact::Lost { .. })) => {
                return Reason::new("why-lasts-longer");
            }
            (Some(_), Some(Exact::Lost { .. })) => return Reason::new("why-holds-draw"),
            _ => {}
        }
        if threatens(self, &better) && !threatens(self, &worse) {
            return Reason::new("why-threatens");
        }
        Reason::new("why-later")
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use adut_kernel::Seed;
    use adut_search::solver::{Exact as _, Question};

    use super::*;
    use crate::solver::Solver;

    /// What is told of the end is what happens when both play the solver's line.
    #[test]
    fn endings_come_as_they_are_told() {
        let mut rng = Seed::from_text("endings").rng();
        let mut solver = Solver::new(1 << 23);
        let mut seen = [false; 3];
        for (rows, cols, connect, stones) in
            [(6, 7, 4, 16), (6, 7, 4, 17), (4, 5, 3, 4), (5, 5, 4, 6)]
        {
            let game = Connect4::new(rows, cols, connect).unwrap();
            for _ in 0..30 {
                let (mut state, mut actions) = (game.root(), Actions::new());
                while state.stones() < stones && game.turn(&state) != Turn::Over {
                    game.actions(&state, &mut actions);
                    let column = actions[rng.index(actions.len())];
                    game.apply(&mut state, column);
                }
                let Turn::Seat(mover) = game.turn(&state) else { continue };
                let question = Question { line: true, ..Question::default() };
                let go_on = &mut |_| ControlFlow::Continue(());
                let answer = solver.answer(&game, &state, question, go_on).unwrap();
                let told = ending(&game, &state, answer.value().unwrap());
                let mut last = state.clone();
                answer.line.iter().for_each(|&column| game.apply(&mut last, column));
                let line = answer.line.len() as u32;
                let happened = match game.outcome(&last).winner() {
                    None => Exact::Drawn,
                    Some(side) if side == game.side(mover) => {
                        Exact::Won { moves: line.div_ceil(2) }
                    }
                    Some(_) => Exact::Lost { moves: line / 2 },
                };
                assert_eq!(told, happened, "{rows}x{cols}");
                seen[match told {
                    Exact::Won { .. } => 0,
                    Exact::Drawn => 1,
                    Exact::Lost { .. } => 2,
                }] = true;
            }
        }
        assert_eq!(seen, [true; 3]);
    }
}
