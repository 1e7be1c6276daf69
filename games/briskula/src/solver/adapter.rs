//! From the game's states to the solver's positions.

use adut_kernel::{Game as _, Seat, Turn};
use adut_search::solver::{Answer, Control, Exact, Means, Question, Unsolvable};

use super::{DEFAULT_TABLE_BYTES, Goal, Position, Setup, Solver, Variant};
use crate::rules::{Action, Briskula, State, Variant as GameVariant};

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

impl Solver {
    /// A solver with these means.
    pub fn with_means(means: &Means) -> Self {
        Self::new(means.table_bytes.unwrap_or(DEFAULT_TABLE_BYTES)).with_threads(means.threads)
    }
}

impl Exact<Briskula> for Solver {
    fn answer(
        &mut self,
        game: &Briskula,
        state: &State,
        question: Question,
        control: &mut Control<'_>,
    ) -> Result<Answer<Action>, Unsolvable> {
        let position = Position::of_state(game, state)?;
        self.forget();
        let solution = self.solve(&position, question.goal, control);
        let mut answer = Answer {
            lower: solution.lower,
            upper: solution.upper,
            best: solution.best.map(Action::Throw),
            nodes: solution.nodes,
            actions: Vec::new(),
            line: Vec::new(),
        };
        let value = solution.value().filter(|_| game.turn(state) != Turn::Over);
        if question.every_action && value.is_some() {
            let values = self.all_moves(&position, question.goal, control);
            answer.nodes += values.iter().map(|(_, solution)| solution.nodes).sum::<u64>();
            let known = values.into_iter().filter_map(|(card, s)| Some((card, s.value()?)));
            answer.actions = known.map(|(card, value)| (Action::Throw(card), value)).collect();
        }
        if let Some(value) = value.filter(|_| question.line && question.goal == Goal::Value) {
            let (line, nodes) = self.principal_variation(&position, value);
            answer.nodes += nodes;
            answer.line = line.into_iter().map(Action::Throw).collect();
        }
        Ok(answer)
    }
}
