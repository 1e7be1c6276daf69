//! Connect-4 reviewed.

use adut_games::connect4::{Column, Connect4, State};
use adut_kernel::{Actions, Game as _, Seat, Turn};

use crate::facts::{Compared, Reviewable};
use crate::playout::Swing;
use crate::reason::Reason;
use crate::value::{Scale, Value};

/// Among won moves the sooner is better, among lost ones the later; never more than a hair.
const SOONER: f64 = 1e-4;

/// Empty cells from which the solver is tried: it would take minutes over an opening.
const CELLS_IN_REACH: usize = 32;

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

/// The score that a solved value stands for.
fn score(value: &Value) -> f64 {
    ((value.worth - value.share) / SOONER).round()
}

/// How many moves of one's own a win takes that has this score: the score counts stones left at
/// the end, in pairs.
fn moves_to_win(game: &Connect4, state: &State, score: f64) -> f64 {
    let cells = (game.rows() * game.cols()) as f64;
    let stones = state.stones() as f64;
    let latest = cells + 2.0 - 2.0 * score;
    // Whoever is to move also makes the last move of a game that he wins.
    let end = if (latest - stones) % 2.0 == 0.0 { latest - 1.0 } else { latest };
    (end - stones + 1.0) / 2.0
}

impl Reviewable for Connect4 {
    const POLICY: &'static str = "mcts:sims=30";
    const EFFORT: f64 = 0.2;
    const SCALE: Scale = Scale::WINS;

    fn solved_value(&self, difference: i32) -> Value {
        let value = Self::SCALE.of_difference(f64::from(difference));
        Value { worth: value.share + SOONER * f64::from(difference), ..value }
    }

    fn worlds_to_solve(&self, seen: &State) -> Option<u32> {
        self.solves_quickly(seen).then_some(1)
    }

    fn solves_quickly(&self, state: &State) -> bool {
        self.rows() * self.cols() - state.stones() <= CELLS_IN_REACH
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
        let (best_score, played_score) = (score(&best.value), score(&played.value));
        let is_solved = best_score != 0.0 || played_score != 0.0;
        if is_solved && best_score > 0.0 {
            let moves = moves_to_win(self, seen, best_score);
            let id = if played_score > 0.0 { "why-wins-sooner" } else { "why-forced-win" };
            return Reason::new(id).number("moves", moves);
        }
        if is_solved && played_score < 0.0 {
            let id = if best_score < 0.0 { "why-lasts-longer" } else { "why-holds-draw" };
            return Reason::new(id);
        }
        if threatens(self, &better) && !threatens(self, &worse) {
            return Reason::new("why-threatens");
        }
        Reason::new("why-later")
    }
}
