//! Deals played and labelled.

use std::ops::ControlFlow;

use adut_briskula::players::Sight;
use adut_briskula::rules::{Briskula, State};
use adut_briskula::solver::{Goal, Position, Solver};
use adut_kernel::{
    Actions, Course, Determinize as _, Forfeit, Game as _, Player, Rng, Seed, Situation, Turn,
};
use arrayvec::ArrayVec;

use super::Labelled;

/// How positions are labelled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Labelling {
    /// Deals that are solved for each position: the true one, which is as likely as any other that
    /// the seat could imagine, and imagined ones for the rest. A net that sees many positions
    /// takes the mean by itself, so one is enough to learn from; more make a sharper test.
    pub worlds: u32,
    /// What winning is worth beside the difference in points.
    pub win: f32,
    /// How often, instead of the player's choice, any card is thrown. Positions that good players
    /// never reach must be known too.
    pub epsilon: f64,
}

impl Default for Labelling {
    fn default() -> Self {
        Self { worlds: 1, win: 40.0, epsilon: 0.1 }
    }
}

/// Plays deal number `deal` of a seed between two players and labels every position with a choice.
///
/// # Errors
/// If a player forfeits.
///
/// # Panics
/// If the game is not for two.
pub fn label(
    game: &Briskula,
    labelling: &Labelling,
    players: &mut [Player<Briskula>; 2],
    solver: &mut Solver,
    seed: Seed,
    deal: u32,
) -> Result<Vec<Labelled>, Forfeit> {
    assert_eq!(game.seats(), 2, "labels are for the game for two");
    let seed = seed.nth(u64::from(deal));
    let mut rng = seed.child("play").rng();
    let mut imagination = seed.child("worlds").rng();
    let mut course = Course::begin(*game, &mut seed.child("cards").rng());
    let mut actions = Actions::new();
    let mut rows = Vec::new();
    players.iter_mut().for_each(Player::restart);
    while let Turn::Seat(seat) = course.turn() {
        game.actions(course.state(), &mut actions);
        if actions.len() > 1
            && let Some(sight) = Sight::new(game, &game.observe(course.state(), seat))
        {
            let values = values(game, labelling, course.state(), solver, &mut imagination);
            rows.push(Labelled { sight, values, deal });
        }
        let action = if rng.unit() < labelling.epsilon {
            actions[rng.index(actions.len())]
        } else {
            let history = course.witnessed_by(seat);
            let state = course.state();
            let at = Situation { game, state, seat, actions: &actions, history: &history };
            players[seat.index()].choose(&at, &mut rng)?
        };
        course.play_legal(action, &mut rng);
    }
    Ok(rows)
}

/// The mean value of each card of the seat to move, ascending.
fn values(
    game: &Briskula,
    labelling: &Labelling,
    state: &State,
    solver: &mut Solver,
    rng: &mut Rng,
) -> ArrayVec<f32, 4> {
    let mut sums = ArrayVec::<f32, 4>::new();
    let worlds = game.worlds(&game.observe(state, state.to_act()));
    for number in 0..labelling.worlds.max(1) {
        let imagined = (number > 0).then(|| game.draw_world(&worlds, rng));
        let Ok(position) = Position::of_state(game, imagined.as_ref().unwrap_or(state)) else {
            continue;
        };
        let cards = solver.all_moves(&position, Goal::Value, &mut |_| ControlFlow::Continue(()));
        for (place, (_, solution)) in cards.iter().enumerate() {
            let won = solution.lower.signum() as f32;
            let value = solution.lower as f32 + labelling.win * won;
            match sums.get_mut(place) {
                Some(sum) => *sum += value,
                None => sums.push(value),
            }
        }
    }
    sums.iter_mut().for_each(|sum| *sum /= labelling.worlds.max(1) as f32);
    sums
}
