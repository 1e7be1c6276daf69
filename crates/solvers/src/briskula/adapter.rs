//! From the game's states to the solver's positions.

use adut_games::briskula::{Action, Briskula, State, Variant as GameVariant};
use adut_kernel::{Game as _, Seat, Turn};

use super::{DEFAULT_TABLE_BYTES, Goal, Position, Setup, Solver, Variant};
use crate::exact::{Answer, Control, Question, Solvable, Unsolvable};

impl Position {
    /// The position of a dealt game for two.
    pub fn of_state(game: &Briskula, state: &State) -> Result<Self, Unsolvable> {
        if game.seats() != 2 {
            return Err(Unsolvable::Variant { knows: "Briškula for two players" });
        }
        let seats = [Seat::new(0), Seat::new(1)];
        let setup = Setup {
            variant: match game.variant() {
                GameVariant::Dupla => Variant::Dupla,
                GameVariant::Obicna => Variant::Obicna,
            },
            trump: state.trump().suit(),
            hands: seats.map(|seat| state.hand(seat)),
            stock: state.stock(),
            trick: state.trick().cards(),
            leader: state.trick().leader().index(),
            points: seats.map(|seat| state.points(seat.index())),
        };
        Self::new(&setup).map_err(|error| Unsolvable::Position(error.to_string()))
    }
}

impl Solvable for Briskula {
    fn solve(
        &self,
        state: &State,
        question: &Question,
        control: &mut Control<'_>,
    ) -> Result<Answer<Action>, Unsolvable> {
        let position = Position::of_state(self, state)?;
        let goal = if question.win_draw_loss { Goal::WinDrawLoss } else { Goal::Difference };
        let table_bytes = question.table_bytes.unwrap_or(DEFAULT_TABLE_BYTES);
        let mut solver = Solver::new(table_bytes).with_threads(question.threads);
        let solution = solver.solve(&position, goal, control);
        let mut answer = Answer {
            lower: solution.lower,
            upper: solution.upper,
            best: solution.best.map(Action::Throw),
            nodes: solution.nodes,
            actions: Vec::new(),
            line: Vec::new(),
        };
        let value = solution.value().filter(|_| self.turn(state) != Turn::Over);
        if question.every_action && value.is_some() {
            let values = solver.all_moves(&position, goal, control);
            let known = values.into_iter().filter_map(|(card, s)| Some((card, s.value()?)));
            answer.actions = known.map(|(card, value)| (Action::Throw(card), value)).collect();
        }
        if let Some(value) = value.filter(|_| question.line && goal == Goal::Difference) {
            let line = solver.principal_variation(&position, value);
            answer.line = line.into_iter().map(Action::Throw).collect();
        }
        Ok(answer)
    }
}
