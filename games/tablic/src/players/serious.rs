//! Tablić with all cards known: the whole rest of the deck solved where that can be done while a
//! person waits, and as many deals as can be where it cannot. It is what the thesis's backtracking over
//! the deck was meant to be, against best replies instead of greedy ones.

use std::ops::ControlFlow;

use adut_kernel::{
    Actions, Clairvoyant, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Values,
};
use adut_search::solver::{Control, Progress};

use super::greedy::action;
use super::meant_only;
use crate::rules::captures::Jack;
use crate::rules::{Action, State, Tablic};
use crate::solver::{
    DEAL, Goal, PlayedMove, Position, Question, Solution, SolveError, Solver, greedy_move,
};

/// A second or two: enough for the last three deals of most decks, and of the first deal's positions
/// for three deals of the four.
pub(super) const SETTINGS: &[RuleOption] = &[RuleOption::new(
    "nodes",
    "2000000",
    Values::whole(0, 1_000_000_000),
    "positions looked at for a move; where they are too few to solve the rest of the deck it looks fewer deals ahead",
)];

/// As many positions as are looked at fit.
const TABLE_BYTES: usize = 1 << 26;
/// One deal more takes about ten times as long; what is begun with less than this is seldom finished.
const NEXT_DEAL: u64 = 3;

#[derive(Clone, Copy, Debug)]
struct Serious {
    goal: Goal,
    most_nodes: u64,
}

/// How far it has looked for a move.
#[derive(Default)]
struct Looked {
    /// The answer to the farthest search that was finished, and how many deals that looked at.
    found: Option<Solution>,
    deals: usize,
    /// Positions looked at, in all and by the last search.
    nodes: u64,
    last_nodes: u64,
}

impl Serious {
    /// The farthest that the nodes allow: this deal, one more, and so on to the end of the deck, and
    /// there who wins first.
    fn look(&self, position: &Position, every_action: bool) -> Looked {
        let solver = Solver::new(TABLE_BYTES);
        let all = position.undealt.len() / DEAL + 1;
        let mut looked = Looked::default();
        for deals in 1..all {
            let question = Question { every_action, ..Question::default() };
            let solve =
                |within: &mut Control<'_>| solver.solve_within(position, deals, question, within);
            let finished = self.advance(&mut looked, deals, every_action, solve);
            if !finished || looked.nodes + NEXT_DEAL * looked.last_nodes > self.most_nodes {
                return looked;
            }
        }
        let question = Question { goal: self.goal, every_action, line: false };
        let mut lost = false;
        self.advance(&mut looked, all, every_action, |within| {
            let solution = solver.solve(position, question, within)?;
            lost = solution.value().is_some_and(|value| value < 0);
            Ok(solution)
        });
        // Where all is lost against best play it plays for points: the other may still err.
        if lost && self.goal == Goal::WinDrawLoss {
            let question = Question { goal: Goal::Value, ..question };
            self.advance(&mut looked, all, every_action, |within| {
                solver.solve(position, question, within)
            });
        }
        looked
    }

    /// Makes a search that looks at so many deals. Whether it was finished.
    fn advance(
        &self,
        looked: &mut Looked,
        deals: usize,
        every_action: bool,
        solve: impl FnOnce(&mut Control<'_>) -> Result<Solution, SolveError>,
    ) -> bool {
        let left = self.most_nodes.saturating_sub(looked.nodes);
        if left == 0 {
            return false;
        }
        let mut within = |progress: Progress| match progress.nodes < left {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        let Ok(solution) = solve(&mut within) else { return false };
        looked.last_nodes = solution.nodes;
        looked.nodes += solution.nodes;
        let finished = solution.best.is_some() && (!every_action || !solution.moves.is_empty());
        if finished {
            (looked.found, looked.deals) = (Some(solution), deals);
        }
        finished
    }
}

/// What Greedy plays who knows what the other holds and what is still to come.
fn greedily(position: &Position) -> Option<PlayedMove> {
    let seat = position.to_move();
    let unseen = position.hands[1 - seat] | position.undealt.iter().copied().collect();
    greedy_move(position.table, position.hands[seat], unseen, position.rules)
}

impl Clairvoyant<Tablic> for Serious {
    fn act_seeing(
        &mut self,
        game: &Tablic,
        state: &State,
        actions: &Actions<Action>,
        _: &mut Rng,
    ) -> Action {
        let Ok(position) = Position::of_state(game, state) else { return actions[0] };
        let best = self.look(&position, false).found.and_then(|found| found.best);
        best.or_else(|| greedily(&position)).map_or(actions[0], action)
    }

    /// The difference that each action leads to, at the end or as far as it looked, or who wins.
    fn values_seeing(
        &mut self,
        game: &Tablic,
        state: &State,
        actions: &Actions<Action>,
        _: &mut Rng,
    ) -> Vec<f64> {
        let position = Position::of_state(game, state).ok();
        let found = position.and_then(|position| self.look(&position, true).found);
        let moves = found.map(|found| found.moves).unwrap_or_default();
        let value = |wanted: &Action| {
            let found = moves.iter().find(|(played, _)| action(*played) == *wanted);
            found.map_or(0.0, |&(_, value)| f64::from(value))
        };
        actions.iter().map(value).collect()
    }
}

fn all_knowing(
    game: &Tablic,
    read: &RulesReader<'_>,
    goal: Goal,
) -> Result<Player<Tablic>, RulesError> {
    meant_only(game, read)?;
    if game.seats() != 2 {
        return Err(read.conflict("serious plays the game for two only"));
    }
    if game.capture_rules().jack == Jack::Sweeps {
        return Err(read.conflict("serious knows only the rule jack=12"));
    }
    let most_nodes = read.number("nodes")? as u64;
    Ok(Player::all_knowing(Serious { goal, most_nodes }))
}

pub(super) fn serious(game: &Tablic, read: &RulesReader<'_>) -> Result<Player<Tablic>, RulesError> {
    all_knowing(game, read, Goal::WinDrawLoss)
}

pub(super) fn serious_points(
    game: &Tablic,
    read: &RulesReader<'_>,
) -> Result<Player<Tablic>, RulesError> {
    all_knowing(game, read, Goal::Value)
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Course, Notation as _, Rules, Turn};

    use super::*;

    /// In the last deal, with open cards or not: no win and no draw is given away, and who plays for
    /// points gives away none. (Without the bonus, since 3 points for cards after a tie are less
    /// than 2 points more.)
    #[test]
    fn what_can_be_won_is_won() {
        for rules in ["cards_bonus=none", "cards_bonus=none,open=deck"] {
            let game = Tablic::from_rules(&Rules::parse(rules).unwrap()).unwrap();
            let mut rng = Rng::new(5);
            let mut actions = Actions::new();
            for _ in 0..4 {
                let mut course = Course::begin(game.clone(), &mut rng);
                while let Turn::Seat(_) = course.turn() {
                    let state = course.state().clone();
                    game.actions(&state, &mut actions);
                    if state.undealt_cards().is_empty() {
                        for goal in [Goal::WinDrawLoss, Goal::Value] {
                            let mut serious = Serious { goal, most_nodes: 1 << 30 };
                            let position = Position::of_state(&game, &state).unwrap();
                            let solution = serious.look(&position, true).found.unwrap();
                            let best = solution.moves.iter().map(|of| of.1).max();
                            let chosen = serious.act_seeing(&game, &state, &actions, &mut rng);
                            let found = solution.moves.iter().find(|of| action(of.0) == chosen);
                            assert_eq!(found.map(|of| of.1), best, "{rules} {goal:?}");
                        }
                    }
                    let any = actions[rng.index(actions.len())];
                    course.play_legal(any, &mut rng);
                }
            }
        }
    }

    /// From the first card on: no more nodes than allowed, the more of them the more deals, and a best
    /// move of as many; without any, Greedy's move.
    #[test]
    fn it_looks_as_far_as_it_may() {
        // The search looks at its allowance now and then only.
        const SLACK: u64 = 1 << 15;
        let game = Tablic::from_rules(&Rules::new()).unwrap();
        let course = Course::begin(game.clone(), &mut Rng::new(3));
        let position = Position::of_state(&game, course.state()).unwrap();
        let mut actions = Actions::new();
        game.actions(course.state(), &mut actions);
        let mut reached = Vec::new();
        for most_nodes in [0, 20_000, 500_000] {
            let mut serious = Serious { goal: Goal::WinDrawLoss, most_nodes };
            let looked = serious.look(&position, false);
            assert!(looked.nodes <= most_nodes + SLACK, "{} of {most_nodes}", looked.nodes);
            let chosen = serious.act_seeing(&game, course.state(), &actions, &mut Rng::new(1));
            if looked.deals == 0 {
                assert_eq!(chosen, action(greedily(&position).unwrap()));
            } else {
                let question = Question { every_action: true, ..Question::default() };
                let never = &mut |_| ControlFlow::Continue(());
                let solver = Solver::new(TABLE_BYTES);
                let all = solver.solve_within(&position, looked.deals, question, never).unwrap();
                let value = all.moves.iter().find(|of| action(of.0) == chosen).map(|of| of.1);
                assert_eq!(value, all.moves.iter().map(|of| of.1).max());
            }
            reached.push(looked.deals);
        }
        assert_eq!(reached, [0, 1, 2]);
    }
}
