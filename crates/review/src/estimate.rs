//! What the moves of a position are worth to somebody who knows no more than the player.

use adut_kernel::{Actions, Rng, Seat, Seed, Turn};
use adut_players::PlayerError;
use adut_search::solver::Question;

use crate::facts::{Judge, Reviewable};
use crate::playout::{Policy, Swing};
use crate::settings::{Budget, Pace, ReviewError};
use crate::solver::PatientSolver;
use crate::value::Value;

/// Fewer worlds tell nothing.
const FEWEST_WORLDS: u32 = 24;
/// Worlds in which the better and the played move are followed to tell why.
const SWING_WORLDS: u32 = 60;
/// Playouts between two questions whether to go on.
const PLAYOUTS_PER_POLL: u32 = 32;
/// A difference counts when it is this many times its standard error.
const CERTAIN: f64 = 2.0;
/// An equilibrium is known only nearly: what counts is more than this share of a win.
const EQUILIBRIUM_DOUBT: f64 = 0.01;

/// The moves of a position and what they are worth.
pub(crate) struct Weighed<A> {
    /// The legal moves, ascending.
    pub(crate) actions: Actions<A>,
    /// What each is worth.
    pub(crate) values: Vec<Value>,
    /// The best of them; the first of several.
    pub(crate) best: usize,
    /// How much worse than the best each is for certain; nothing within the estimates' doubt.
    pub(crate) losses: Vec<f64>,
    /// Worlds that were looked at.
    pub(crate) worlds: u32,
    /// Whether each world was solved rather than played out.
    pub(crate) solved: bool,
    /// Whether an equilibrium says what the moves are worth; no worlds were looked at then.
    pub(crate) equilibrium: bool,
}

impl<A> Weighed<A> {
    /// Moves that are worth these shares of a win.
    fn at_equilibrium<G: Reviewable>(actions: Actions<A>, shares: &[f64]) -> Self {
        let values: Vec<Value> = shares.iter().map(|&share| G::SCALE.value(share, 0.0)).collect();
        let best = first_best(&values);
        let losses = values.iter().map(|value| {
            let short = values[best].worth - value.worth;
            if short > EQUILIBRIUM_DOUBT { short } else { 0.0 }
        });
        let losses = losses.collect();
        Self { actions, values, best, losses, worlds: 0, solved: true, equilibrium: true }
    }
}

/// Weighs moves and positions.
pub(crate) struct Estimator<G: Reviewable> {
    policy: Policy<G>,
    solver: PatientSolver<G>,
    judge: Option<Box<dyn Judge<G>>>,
    budget: Budget,
}

/// The results of moves (or of the position itself, one column), world by world.
struct Sheet {
    columns: usize,
    cells: Vec<Value>,
    solved: bool,
}

impl Sheet {
    fn column(&self, index: usize) -> impl Iterator<Item = Value> + '_ {
        self.cells.iter().skip(index).step_by(self.columns).copied()
    }

    fn worlds(&self) -> usize {
        self.cells.len() / self.columns
    }

    /// The mean by which a column falls short of the best, and its standard error.
    fn shortfall(&self, best: usize, index: usize) -> (f64, f64) {
        let worlds = self.worlds() as f64;
        let gaps = || self.column(best).zip(self.column(index)).map(|(b, a)| b.worth - a.worth);
        let mean = gaps().sum::<f64>() / worlds;
        let spread = gaps().map(|gap| (gap - mean).powi(2)).sum::<f64>();
        (mean, (spread / (worlds * (worlds - 1.0).max(1.0))).sqrt())
    }
}

impl<G: Reviewable> Estimator<G> {
    pub(crate) fn new(game: &G, budget: Budget) -> Result<Self, PlayerError> {
        let (policy, solver) = (Policy::new(game)?, PatientSolver::new());
        Ok(Self { policy, solver, judge: game.judge(), budget })
    }

    fn worlds_to_play(&self, moves: usize) -> u32 {
        let playouts = f64::from(self.budget.playouts) * G::EFFORT;
        ((playouts / moves as f64) as u32).max(FEWEST_WORLDS)
    }

    /// Weighs every move of the seat whose turn it is and who has `seen` this, and the move that
    /// was played also where the list of moves is cut.
    pub(crate) fn weigh(
        &mut self,
        game: &G,
        seen: &G::Observation,
        seat: Seat,
        played: Option<G::Action>,
        seed: Seed,
        pace: &mut Pace<'_, '_>,
    ) -> Result<Weighed<G::Action>, ReviewError> {
        let worlds = game.worlds(seen);
        let mut actions = Actions::new();
        // What may be done is the same in every world.
        game.actions(&game.draw_world(&worlds, &mut seed.rng()), &mut actions);
        if actions.is_empty() {
            return Err(ReviewError::Over);
        }
        if let Some(played) = played.filter(|played| !actions.contains(played)) {
            actions.push(played);
            actions.sort_from(0);
        }
        pace.poll()?;
        let judged = self.judge.as_mut().and_then(|judge| judge.weigh(game, seen, &actions));
        if let Some(shares) = judged {
            return Ok(Weighed::at_equilibrium::<G>(actions, &shares));
        }
        let solved = self.solve_moves(game, seen, &actions, seed, pace)?;
        let sheet = match solved {
            Some(sheet) => sheet,
            None => {
                let count = self.worlds_to_play(actions.len());
                let starts: Vec<Option<G::Action>> = actions.iter().copied().map(Some).collect();
                self.play(game, seen, seat, &starts, count, seed, pace)?
            }
        };
        let values: Vec<Value> =
            (0..actions.len()).map(|index| Value::mean(sheet.column(index))).collect();
        let best = first_best(&values);
        let losses = (0..actions.len()).map(|index| {
            let (short, error) = sheet.shortfall(best, index);
            if short > CERTAIN * error { short } else { 0.0 }
        });
        let losses = losses.collect();
        let (worlds, solved) = (sheet.worlds() as u32, sheet.solved);
        Ok(Weighed { actions, values, best, losses, worlds, solved, equilibrium: false })
    }

    /// What a seat may expect while somebody else is to move.
    pub(crate) fn expect(
        &mut self,
        game: &G,
        seen: &G::Observation,
        seat: Seat,
        seed: Seed,
        pace: &mut Pace<'_, '_>,
    ) -> Result<Value, ReviewError> {
        pace.poll()?;
        if let Some(share) = self.judge.as_mut().and_then(|judge| judge.expect(game, seen)) {
            return Ok(G::SCALE.value(share, 0.0));
        }
        if let Some(value) = self.solve_position(game, seen, seat, seed, pace)? {
            return Ok(value);
        }
        let count = self.worlds_to_play(game.seats() + 1);
        let sheet = self.play(game, seen, seat, &[None], count, seed, pace)?;
        Ok(Value::mean(sheet.column(0)))
    }

    /// What a move of the seat's leads to, up to the game's horizon, in the mean.
    pub(crate) fn swing(
        &mut self,
        game: &G,
        seen: &G::Observation,
        seat: Seat,
        action: G::Action,
        seed: Seed,
    ) -> Swing {
        let (worlds, mut mean) = (game.worlds(seen), Swing::default());
        for index in 0..SWING_WORLDS {
            let mut rng = seed.nth(u64::from(index)).rng();
            let world = game.draw_world(&worlds, &mut rng);
            let swing = self.policy.swing(game, world, seat, action, &mut rng);
            mean.own += swing.own / f64::from(SWING_WORLDS);
            mean.theirs += swing.theirs / f64::from(SWING_WORLDS);
        }
        mean
    }

    /// Plays each start out in the same worlds with the same luck.
    #[expect(clippy::too_many_arguments, reason = "a position, whose it is, and how to play it")]
    fn play(
        &mut self,
        game: &G,
        seen: &G::Observation,
        seat: Seat,
        starts: &[Option<G::Action>],
        count: u32,
        seed: Seed,
        pace: &mut Pace<'_, '_>,
    ) -> Result<Sheet, ReviewError> {
        let (worlds, side) = (game.worlds(seen), game.side(seat));
        let mut cells = Vec::with_capacity(starts.len() * count as usize);
        let mut since_poll = 0;
        for index in 0..count {
            let luck = seed.nth(u64::from(index));
            let world = game.draw_world(&worlds, &mut luck.rng());
            for start in starts {
                let mut state = world.clone();
                if let Some(action) = start {
                    game.apply(&mut state, *action);
                }
                self.policy.play_out(game, &mut state, &mut luck.child("play").rng());
                cells.push(G::SCALE.of_outcome(&game.outcome(&state), side));
                since_poll += 1;
                if since_poll == PLAYOUTS_PER_POLL {
                    since_poll = 0;
                    pace.poll()?;
                }
            }
        }
        Ok(Sheet { columns: starts.len(), cells, solved: false })
    }

    /// Solves every move in worlds that might be; none where that is not wanted, not possible or
    /// takes too long.
    fn solve_moves(
        &mut self,
        game: &G,
        seen: &G::Observation,
        actions: &[G::Action],
        seed: Seed,
        pace: &mut Pace<'_, '_>,
    ) -> Result<Option<Sheet>, ReviewError> {
        let Some(count) = game.worlds_to_solve(seen) else { return Ok(None) };
        let question = Question { every_action: true, ..Question::default() };
        let (worlds, mut cells) = (game.worlds(seen), Vec::new());
        for index in 0..count {
            let world = game.draw_world(&worlds, &mut seed.nth(u64::from(index)).rng());
            let limit = game.nodes_to_solve(self.budget.nodes);
            let Some(answer) = self.solver.solve(game, &world, question, limit, pace)? else {
                return Ok(None);
            };
            for action in actions {
                let Some((_, difference)) = answer.actions.iter().find(|(a, _)| a == action) else {
                    return Ok(None);
                };
                cells.push(game.solved_value(seen, *difference));
            }
        }
        Ok(Some(Sheet { columns: actions.len(), cells, solved: true }))
    }

    /// What the position is worth to a seat by the solver, in the mean of worlds that might be.
    fn solve_position(
        &mut self,
        game: &G,
        seen: &G::Observation,
        seat: Seat,
        seed: Seed,
        pace: &mut Pace<'_, '_>,
    ) -> Result<Option<Value>, ReviewError> {
        let Some(count) = game.worlds_to_solve(seen) else { return Ok(None) };
        let question = Question::default();
        let (worlds, mut values) = (game.worlds(seen), Vec::new());
        for index in 0..count {
            let world = game.draw_world(&worlds, &mut seed.nth(u64::from(index)).rng());
            let limit = game.nodes_to_solve(self.budget.nodes);
            let answer = self.solver.solve(game, &world, question, limit, pace)?;
            let Some(difference) = answer.and_then(|answer| answer.value()) else {
                return Ok(None);
            };
            let is_mover = game.turn(&world) == Turn::Seat(seat);
            let value = game.solved_value(seen, difference);
            values.push(if is_mover { value } else { value.turned() });
        }
        Ok(Some(Value::mean(values.into_iter())))
    }
}

/// The first index with the highest worth.
fn first_best(values: &[Value]) -> usize {
    let mut best = 0;
    for (index, value) in values.iter().enumerate() {
        if value.worth > values[best].worth {
            best = index;
        }
    }
    best
}

/// The stream of one purpose at one ply.
pub(crate) fn luck_of(seed: Seed, ply: usize, purpose: &str, seat: Seat) -> Seed {
    seed.nth(ply as u64).child(purpose).nth(seat.index() as u64)
}

/// A generator for whoever needs no more than one.
pub(crate) fn rng_of(seed: Seed, ply: usize, purpose: &str, seat: Seat) -> Rng {
    luck_of(seed, ply, purpose, seat).rng()
}
