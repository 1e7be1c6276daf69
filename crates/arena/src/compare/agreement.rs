//! How often two players choose the same move in the same situation.

use adut_kernel::{Actions, Course, Game, Notation, Rng, Seat, Seed, Situation, Turn};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::bench::Bench;
use super::layout::pairings;
use super::plan::{Entrant, Plan};
use crate::Watch;

/// Agreement of decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Agreement {
    /// The players.
    pub names: Vec<String>,
    /// The share of situations in which the players of row and column chose the same.
    pub matrix: Vec<Vec<f64>>,
    /// How many situations were looked at.
    pub situations: usize,
}

/// So many situations are taken from one game; a game costs as much as its many moves.
const PER_GAME: usize = 8;

/// Looks at so many situations, drawn from the games of all pairs in turn, or at fewer if the games
/// do not have so many; situations with only one legal move are passed over. None if there are no
/// games to draw from.
pub fn agreement<G: Notation>(plan: &Plan<G>, situations: usize) -> Option<Agreement> {
    let sides = plan.game.sides();
    let pairs = pairings(plan.entrants.len(), sides);
    if pairs.is_empty() || plan.deals == 0 || situations == 0 {
        return None;
    }
    let choices = |n: usize| {
        let turn = n / pairs.len();
        choices_in_game(plan, pairs[n % pairs.len()], (turn / sides) as u64, turn % sides)
    };
    let deals = usize::try_from(plan.deals).unwrap_or(usize::MAX);
    let all_games = deals.saturating_mul(sides).saturating_mul(pairs.len());
    // Where hardly any move is a choice, so be it.
    let all_games = all_games.min(situations.saturating_mul(16));
    let mut answers: Vec<Vec<Option<G::Action>>> = Vec::new();
    let mut played = 0;
    while answers.len() < situations && played < all_games {
        let games = (situations - answers.len()).div_ceil(PER_GAME);
        let next = played..all_games.min(played + games);
        played = next.end;
        answers.par_extend(next.into_par_iter().flat_map_iter(choices));
    }
    answers.truncate(situations);
    let share = |a: usize, b: usize| {
        let same = answers.iter().filter(|answer| answer[a] == answer[b]).count();
        same as f64 / answers.len().max(1) as f64
    };
    let players = 0..plan.entrants.len();
    Some(Agreement {
        names: plan.entrants.iter().map(|entrant| entrant.name.clone()).collect(),
        matrix: players.clone().map(|a| players.clone().map(|b| share(a, b)).collect()).collect(),
        situations: answers.len(),
    })
}

/// What every entrant would do in some situations of one game.
fn choices_in_game<G: Notation>(
    plan: &Plan<G>,
    pair: [usize; 2],
    deal: u64,
    seating: usize,
) -> Vec<Vec<Option<G::Action>>> {
    let seed = Seed::from_text(&plan.seed).child("agreement").nth(deal).nth(seating as u64);
    let mut sampler = Sampler::<G> {
        rng: seed.child("sample").rng(),
        seen: 0,
        kept: Vec::new(),
        actions: Actions::new(),
    };
    Bench::new(plan, pair).play_deal(plan, deal, seating, &mut sampler);
    let ask = |course: &Course<G>, seat: Seat, number: usize| {
        let (game, state) = (course.game(), course.state());
        let mut actions = Actions::new();
        game.actions(state, &mut actions);
        let history = course.witnessed_by(seat);
        let situation = Situation { game, state, seat, actions: &actions, history: &history };
        let streams = seed.child("choice").nth(number as u64);
        let choose = |(i, entrant): (usize, &Entrant<G>)| {
            (entrant.make)().choose(&situation, &mut streams.nth(i as u64).rng()).ok()
        };
        plan.entrants.iter().enumerate().map(choose).collect()
    };
    sampler
        .kept
        .iter()
        .enumerate()
        .filter_map(|(number, course)| match course.turn() {
            Turn::Seat(seat) => Some(ask(course, seat, number)),
            _ => None,
        })
        .collect()
}

/// Keeps a few situations of a game, each equally likely.
struct Sampler<G: Game> {
    rng: Rng,
    seen: usize,
    kept: Vec<Course<G>>,
    actions: Actions<G::Action>,
}

impl<G: Game> Watch<G> for Sampler<G> {
    fn before(&mut self, course: &Course<G>) {
        course.game().actions(course.state(), &mut self.actions);
        if self.actions.len() < 2 {
            return;
        }
        self.seen += 1;
        if self.kept.len() < PER_GAME {
            self.kept.push(course.clone());
        } else if let Some(place) = self.kept.get_mut(self.rng.index(self.seen)) {
            *place = course.clone();
        }
    }
}
