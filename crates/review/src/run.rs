//! The review itself: a walk along the game.

use adut_kernel::{Course, Outcome, Record, Seat, Turn};

use crate::balance::Balance;
use crate::belief::{Belief, beliefs};
use crate::decide::decision;
use crate::estimate::{Estimator, luck_of};
use crate::facts::Reviewable;
use crate::report::{CurvePoint, Decision, Grade, Ply, Review, SeatReview};
use crate::settings::{Pace, ReviewError, Settings, Watch};
use crate::truth;
use crate::value::Value;

/// The version of what is written.
const FORMAT: &str = "adut-review/1";

/// Every state of a game, from the deal on.
pub(crate) fn states<G: Reviewable>(course: &Course<G>) -> Vec<G::State> {
    let game = course.game();
    let mut state = course.rewound(0).state().clone();
    let mut states = vec![state.clone()];
    for played in course.events() {
        game.apply(&mut state, played.action);
        if let Some(chance) = &played.chance {
            game.resolve(&mut state, chance);
        }
        states.push(state.clone());
    }
    states
}

/// What is gathered along the way.
struct Walk<'a, G: Reviewable> {
    course: &'a Course<G>,
    settings: &'a Settings,
    estimator: Estimator<G>,
    seats: Vec<Seat>,
    curves: Vec<Vec<CurvePoint>>,
    beliefs: Vec<Vec<Belief>>,
}

impl<G: Reviewable> Walk<'_, G> {
    /// Looks at the position after `ply` plies: adds it to the curves, and weighs the move that
    /// was made there, if one was.
    fn visit(
        &mut self,
        ply: usize,
        state: &G::State,
        pace: &mut Pace<'_, '_>,
    ) -> Result<Option<Decision>, ReviewError> {
        let (game, seed) = (self.course.game(), self.settings.seed);
        let Turn::Seat(mover) = game.turn(state) else {
            let outcome = game.outcome(state);
            self.note(ply, |seat| G::SCALE.of_outcome(&outcome, game.side(seat)));
            return Ok(None);
        };
        let next = self.course.played().get(ply).map(|played| played.action);
        let seen = game.observe(state, mover);
        let luck = luck_of(seed, ply, "weigh", mover);
        let is_told = self.seats.contains(&mover);
        let weighed = if next.is_some() || is_told {
            Some(self.estimator.weigh(game, &seen, mover, next, luck, pace)?)
        } else {
            None
        };
        let mut values = Vec::new();
        for &seat in &self.seats {
            values.push(match &weighed {
                Some(weighed) if seat == mover => weighed.values[weighed.best],
                // Nothing is hidden any more: what one side gains the other loses.
                Some(weighed) if weighed.solved && weighed.worlds == 1 => {
                    weighed.values[weighed.best].turned()
                }
                _ => {
                    let (seen, luck) =
                        (game.observe(state, seat), luck_of(seed, ply, "expect", seat));
                    self.estimator.expect(game, &seen, seat, luck, pace)?
                }
            });
        }
        let mut values = values.into_iter();
        self.note(ply, |_| values.next().unwrap_or_default());
        if let Some(place) = self.seats.iter().position(|&seat| seat == mover)
            && next.is_some()
        {
            self.beliefs[place].extend(beliefs(game, state, mover, ply + 1, self.settings));
        }
        let Some((action, weighed)) = next.zip(weighed) else { return Ok(None) };
        let luck = luck_of(seed, ply, "why", mover);
        Ok(decision(game, &seen, mover, &weighed, action, &mut self.estimator, luck))
    }

    /// Adds a point to every curve.
    fn note(&mut self, ply: usize, mut value: impl FnMut(Seat) -> Value) {
        for (curve, &seat) in self.curves.iter_mut().zip(&self.seats) {
            curve.push(CurvePoint { ply, value: value(seat) });
        }
    }
}

/// What a forfeit leaves to a seat: nothing to the side that forfeited, the rest to the others.
fn after_forfeit<G: Reviewable>(game: &G, forfeiter: usize, seat: Seat) -> Value {
    let is_lost = game.side(Seat::new(forfeiter)) == game.side(seat);
    let share = if is_lost { 0.0 } else { 1.0 / (game.sides() - 1) as f64 };
    Value { share, worth: share, ..Value::default() }
}

/// Reviews a game. The record adds what the course does not know: names, the opening, how the
/// game ended before its time.
pub fn review_course<G: Reviewable>(
    course: &Course<G>,
    record: &Record,
    settings: &Settings,
    watch: &mut Watch<'_>,
) -> Result<Review, ReviewError> {
    let (game, total) = (course.game(), course.played().len());
    let count = game.seats();
    let seats: Vec<Seat> = match settings.seat {
        Some(seat) if seat >= count => return Err(ReviewError::Seat { seat, seats: count }),
        Some(seat) => vec![Seat::new(seat)],
        None => Seat::all(count).collect(),
    };
    let end = record.end.clone().filter(|end| end.forfeit < count && course.turn() != Turn::Over);
    let mut pace = Pace::new(watch, total + 1 + truth::steps(course, settings));
    let mut walk = Walk {
        course,
        settings,
        estimator: Estimator::new(game, settings.budget)?,
        curves: vec![Vec::new(); seats.len()],
        beliefs: vec![Vec::new(); seats.len()],
        seats,
    };
    let opening = record.opening.unwrap_or(0);
    let mut plies = Vec::with_capacity(total);
    let mut events = course.events();
    for (ply, state) in states(course).iter().enumerate() {
        let decision = walk.visit(ply, state, &mut pace)?;
        if let Some(played) = events.next() {
            plies.push(Ply {
                ply: ply + 1,
                seat: played.seat.index(),
                played: game.write_move(&played),
                decision: decision.filter(|_| ply >= opening),
                truth: None,
            });
        }
        pace.advance()?;
    }
    if let Some(end) = &end {
        walk.note(total + 1, |seat| after_forfeit(game, end.forfeit, seat));
    }
    let truths = truth::truths(course, settings, &mut pace)?;
    plies.iter_mut().zip(truths.of_moves).for_each(|(ply, truth)| ply.truth = truth);
    let sides: Vec<usize> = Seat::all(count).map(|seat| game.side(seat)).collect();
    let told = walk.seats.iter().zip(walk.curves).zip(walk.beliefs);
    let told = told.map(|((&seat, curve), beliefs)| {
        let balance = Balance::of(seat.index(), &sides, &plies, &curve, end.is_some());
        told_by(seat.index(), &plies, curve, balance, beliefs)
    });
    let seats = told.collect();
    let outcome = course.outcome();
    Ok(Review {
        format: FORMAT,
        game: G::NAME,
        rules: game.rules(),
        players: record.players.clone(),
        in_match: record.in_match.clone(),
        finished: outcome.is_some(),
        winners: winners(game, outcome.as_ref(), end.as_ref().map(|end| end.forfeit)),
        scores: outcome.map(|outcome| outcome.scores.to_vec()),
        end,
        sides,
        plies,
        seats,
        truth_cut: truths.is_cut,
    })
}

fn winners<G: Reviewable>(
    game: &G,
    outcome: Option<&Outcome>,
    forfeiter: Option<usize>,
) -> Vec<usize> {
    match (outcome, forfeiter) {
        (Some(outcome), _) => outcome.winners().collect(),
        (None, Some(seat)) => {
            Outcome::forfeit(game.sides(), game.side(Seat::new(seat))).winners().collect()
        }
        (None, None) => Vec::new(),
    }
}

/// Adds up what a seat did.
fn told_by(
    seat: usize,
    plies: &[Ply],
    curve: Vec<CurvePoint>,
    balance: Balance,
    beliefs: Vec<Belief>,
) -> SeatReview {
    let own = || plies.iter().filter(|ply| ply.seat == seat);
    let chosen = || {
        own().filter_map(|ply| Some((ply.ply, ply.decision.as_ref()?))).filter(|(_, d)| !d.forced)
    };
    let lost: f64 = chosen().map(|(_, decision)| decision.cost.total).sum();
    let at_stake: f64 = chosen().map(|(_, decision)| decision.at_stake()).sum();
    let mut mistakes: Vec<(usize, f64)> = chosen()
        .map(|(ply, decision)| (ply, decision.cost.total))
        .filter(|&(_, cost)| cost > 0.0)
        .collect();
    mistakes.sort_by(|a, b| b.1.total_cmp(&a.1));
    let truths: Vec<i32> = own().filter_map(|ply| Some(ply.truth.as_ref()?.cost)).collect();
    SeatReview {
        seat,
        curve,
        balance,
        accuracy: if at_stake > 0.0 { 1.0 - lost / at_stake } else { 1.0 },
        decisions: chosen().count(),
        told: mistakes
            .iter()
            .filter(|&&(_, cost)| Grade::of(cost).is_told())
            .map(|&(ply, _)| ply)
            .collect(),
        mistakes: mistakes.into_iter().map(|(ply, _)| ply).collect(),
        truth_cost: (!truths.is_empty()).then(|| truths.iter().sum()),
        beliefs,
    }
}
