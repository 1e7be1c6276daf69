//! How often two players choose the same move in the same situation.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use adut_kernel::{Actions, Course, Game, Notation, Rng, Seed, Situation, Turn, guarded};
use adut_stats::wilson;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::layout::Lineup;
use super::plan::{Entrant, Plan};
use super::worker::Worker;
use crate::Watch;

/// Agreement of decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Agreement {
    /// The players.
    pub names: Vec<String>,
    /// The share of situations in which the players of row and column chose the same.
    pub matrix: Vec<Vec<f64>>,
    /// The 95 % intervals of these shares: situations are of different decks, and so independent.
    #[serde(default)]
    pub ci95: Vec<Vec<[f64; 2]>>,
    /// How many situations were looked at.
    pub situations: usize,
}

/// Hears how many of the situations are done; breaks off by breaking.
pub type Heard<'a> = dyn Fn(usize) -> ControlFlow<()> + Sync + 'a;

/// Looks at one situation of each of so many decks, but of no more than there are games in the comparison,
/// in games of all lineups and seatings in turn; every game is on a deck of its own. Games in which nobody ever had a choice have none. Situations of one
/// game are much alike, so that more of them would tell little more. None if there is nothing to look at,
/// or if it was broken off.
pub fn agreement<G: Notation>(
    plan: &Plan<G>,
    situations: usize,
    heard: &Heard<'_>,
) -> Option<Agreement> {
    let (lineups, sides) = (&plan.lineups, plan.game.sides());
    let deals = usize::try_from(plan.deals).unwrap_or(usize::MAX);
    let games = deals.saturating_mul(sides).saturating_mul(lineups.len());
    let decks = games.min(situations);
    if lineups.is_empty() || decks == 0 {
        return None;
    }
    let (done, is_over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let choices = |deck: usize| {
        if is_over.load(Ordering::Relaxed) {
            return None;
        }
        let (lineup, seating) = (&lineups[deck % lineups.len()], deck / lineups.len() % sides);
        let answer = choices_in_game(plan, lineup, deck as u64, seating);
        if heard(done.fetch_add(1, Ordering::Relaxed) + 1).is_break() {
            is_over.store(true, Ordering::Relaxed);
        }
        answer
    };
    let answers: Vec<Vec<Option<G::Action>>> =
        (0..decks).into_par_iter().filter_map(choices).collect();
    if is_over.into_inner() {
        return None;
    }
    let same = |a: usize, b: usize| answers.iter().filter(|answer| answer[a] == answer[b]).count();
    let all = answers.len() as u64;
    let share = |a: usize, b: usize| same(a, b) as f64 / all.max(1) as f64;
    let interval = |a: usize, b: usize| {
        let interval = wilson(same(a, b) as f64, all, 0.95);
        [interval.low, interval.high]
    };
    let players = 0..plan.entrants.len();
    let names = plan.entrants.iter().map(|entrant| super::label(&entrant.name).to_owned());
    Some(Agreement {
        names: names.collect(),
        matrix: players.clone().map(|a| players.clone().map(|b| share(a, b)).collect()).collect(),
        ci95: players.clone().map(|a| players.clone().map(|b| interval(a, b)).collect()).collect(),
        situations: answers.len(),
    })
}

/// What every entrant would do in one situation of a game, each as likely as any other; none if the game
/// has no choice.
fn choices_in_game<G: Notation>(
    plan: &Plan<G>,
    lineup: &Lineup,
    deal: u64,
    seating: usize,
) -> Option<Vec<Option<G::Action>>> {
    let seed = Seed::from_text(&plan.seed).child("agreement").nth(deal).nth(seating as u64);
    let mut sampler = Sampler::<G> {
        rng: seed.child("sample").rng(),
        seen: 0,
        kept: None,
        actions: Actions::new(),
    };
    Worker::new(plan, lineup).play_deal(plan, deal, seating, &mut sampler);
    let course = sampler.kept?;
    let Turn::Seat(seat) = course.turn() else { return None };
    let (game, state) = (course.game(), course.state());
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    let history = course.witnessed_by(seat);
    let situation = Situation { game, state, seat, actions: &actions, history: &history };
    let streams = seed.child("choice");
    let choose = |(i, entrant): (usize, &Entrant<G>)| {
        let mut rng = streams.nth(i as u64).rng();
        guarded(|| (entrant.make)().choose(&situation, &mut rng)).ok()?.ok()
    };
    Some(plan.entrants.iter().enumerate().map(choose).collect())
}

/// Keeps one situation of a game in which there is a choice, each equally likely.
struct Sampler<G: Game> {
    rng: Rng,
    seen: usize,
    kept: Option<Course<G>>,
    actions: Actions<G::Action>,
}

impl<G: Game> Watch<G> for Sampler<G> {
    fn before(&mut self, course: &Course<G>) {
        course.game().actions(course.state(), &mut self.actions);
        if self.actions.len() < 2 {
            return;
        }
        self.seen += 1;
        if self.rng.index(self.seen) == 0 {
            self.kept = Some(course.clone());
        }
    }
}
