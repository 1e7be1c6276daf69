//! From the game's states to the solver's positions.

use adut_kernel::{Game as _, Seat};
use adut_search::solver::{Answer, Control, Exact, Means, Question, Unsolvable};

use super::{PlayedMove, Position, Rules, Solver};
use crate::rules::{Action, State, Tablic};

/// The table may grow to this unless more or less is asked for; a short search takes less.
const TABLE_BYTES: usize = 1 << 30;

impl Rules {
    /// The options of a game.
    pub fn of(game: &Tablic) -> Self {
        let captures = game.capture_rules();
        Self {
            cards_bonus: game.cards_bonus(),
            tabla_points: game.tabla_points() as u8,
            ace: captures.ace,
            jack: captures.jack,
        }
    }
}

impl Position {
    /// The position of a dealt game for two.
    pub fn of_state(game: &Tablic, state: &State) -> Result<Self, Unsolvable> {
        if game.seats() != 2 {
            return Err(Unsolvable::Variant { knows: "Tablić for two players" });
        }
        if game.is_published_code() {
            return Err(Unsolvable::Variant { knows: "Tablić as its text means it, code=meant" });
        }
        let Some(stock) = state.stock() else {
            return Err(Unsolvable::Position("the order of the stock is not known".to_owned()));
        };
        let seats = [Seat::new(0), Seat::new(1)];
        let position = Self {
            table: state.table(),
            hands: seats.map(|seat| state.hand(seat)),
            undealt: stock.collect(),
            piles: [0, 1].map(|side| state.pile(side)),
            tablas: [0, 1].map(|side| state.tablas(side) as u8),
            last_capturer: state.last_capturer().map(Seat::index),
            rules: Rules::of(game),
        };
        position.check().map_err(|error| Unsolvable::Position(error.to_string()))?;
        Ok(position)
    }
}

impl Solver {
    /// A solver with these means.
    pub fn with_means(means: &Means) -> Self {
        Self::new(means.table_bytes.unwrap_or(TABLE_BYTES)).with_threads(means.threads)
    }
}

impl Exact<Tablic> for Solver {
    fn answer(
        &mut self,
        game: &Tablic,
        state: &State,
        question: Question,
        control: &mut Control<'_>,
    ) -> Result<Answer<Action>, Unsolvable> {
        let position = Position::of_state(game, state)?;
        let solution = self
            .solve(&position, question, control)
            .map_err(|error| Unsolvable::Position(error.to_string()))?;
        let action = |played: PlayedMove| Action { card: played.card, taken: played.taken };
        Ok(Answer {
            lower: solution.low,
            upper: solution.high,
            best: solution.best.map(action),
            nodes: solution.nodes,
            actions: solution.moves.into_iter().map(|(m, value)| (action(m), value)).collect(),
            line: solution.line.into_iter().map(action).collect(),
        })
    }
}
