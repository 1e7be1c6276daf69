//! What perfect information is worth, and what the printed search gets wrong.

use adut_arena::{Referee, Start};
use adut_briskula::players::{Aim, Solved};
use adut_briskula::published::DepthLimited;
use adut_briskula::rules::{Briskula, State};
use adut_briskula::solver::{Position, Solver};
use adut_kernel::{Actions, Course, Game as _, Player, Rng, Seat, Seed, Turn};
use adut_search::{Peeking, Searcher as _, first_best};

/// How `serious` fared, and how it must fare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Certainty {
    /// Games: every deal in both seatings.
    pub games: u64,
    /// Won by the player who sees all cards.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost, seeing all cards.
    pub lost: u64,
    /// Games that best play of both sides wins for the seat.
    pub winning: u64,
    /// Games that best play of both sides loses for the seat: won only by the other's mistakes.
    pub losing: u64,
    /// Of those, games that were lost.
    pub lost_of_losing: u64,
    /// Of the games it won, those with 61 to 70 points.
    pub narrowly: u64,
    /// The games it won with 71 to 90 points.
    pub clearly: u64,
}

/// The least and the most points of a win “slightly over 60”.
const NARROW: std::ops::RangeInclusive<u64> = 61..=70;
const CLEAR: std::ops::RangeInclusive<u64> = 71..=90;

/// Plays the exact solver, which sees all cards, for this aim against another player on so many
/// deals in both seatings.
///
/// # Panics
/// If the game is not for two.
pub fn certainty(
    game: &Briskula,
    aim: Aim,
    opponent: &mut Player<Briskula>,
    seed: Seed,
    deals: u64,
) -> Certainty {
    let mut serious = Player::all_knowing(Peeking(Solved::aiming(aim)));
    let mut referee = Referee::new(*game);
    let mut solver = Solver::default();
    let mut sum = Certainty::default();
    for deal in 0..deals {
        let seed = seed.nth(deal);
        let start = Start::random(game, seed.child("cards"), 0);
        let value = value(game, start.course().state(), &mut solver);
        for seat in Seat::all(2) {
            let mut seated = [&mut serious, &mut *opponent];
            seated.rotate_left(seat.index());
            let play = seed.child("play").nth(seat.index() as u64);
            let (ending, _) = referee.play(&start, &mut seated, play, &mut ());
            let (outcome, side) = (ending.outcome(), seat.index());
            let (won, lost) = (outcome.won(side), outcome.won(1 - side));
            let destined = if seat == Seat::FIRST { value } else { -value };
            sum.games += 1;
            sum.won += u64::from(won);
            sum.lost += u64::from(lost);
            sum.drawn += u64::from(outcome.is_draw());
            sum.winning += u64::from(destined > 0);
            sum.losing += u64::from(destined < 0);
            sum.lost_of_losing += u64::from(lost && destined < 0);
            let points = outcome.scores[side] as u64;
            sum.narrowly += u64::from(won && NARROW.contains(&points));
            sum.clearly += u64::from(won && CLEAR.contains(&points));
        }
    }
    sum
}

/// The exact final difference for the seat to move.
fn value(game: &Briskula, state: &State, solver: &mut Solver) -> i32 {
    Position::of_state(game, state).map_or(0, |position| solver.difference(&position).lower)
}

/// What swapping maximum and minimum after every card changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swaps {
    /// Decisions between several cards.
    pub decisions: u64,
    /// Decisions in which the swap made another card look best.
    pub changed: u64,
    /// Decisions in which the card chosen with the swap costs points by the exact solver.
    pub wrong: u64,
    /// Decisions in which the card chosen without it, at the same depth, costs points.
    pub wrong_without: u64,
    /// The points that these cards cost together, with the swap and without.
    pub cost: [u64; 2],
}

/// Looks at every decision of so many deals that the exact solver plays against itself, one card in
/// five thrown at random, and compares the printed search with one that minds whose turn it is.
///
/// # Panics
/// If the game is not for two.
pub fn swaps(game: &Briskula, depth: u32, seed: Seed, deals: u64) -> Swaps {
    let mut solved = Solved::default();
    let mut sum = Swaps::default();
    let (mut actions, mut values) = (Actions::new(), Vec::new());
    for deal in 0..deals {
        let seed = seed.nth(deal);
        let mut rng: Rng = seed.child("play").rng();
        let mut course = Course::begin(*game, &mut seed.child("cards").rng());
        while matches!(course.turn(), Turn::Seat(_)) {
            let state = course.state();
            game.actions(state, &mut actions);
            let exact = solved.costs(game, state, &actions);
            if actions.len() > 1 {
                let [swapped, minded] = [true, false].map(|swaps| {
                    let mut search = DepthLimited { depth, swaps };
                    search.rank(game, state, &actions, &mut rng, &mut values);
                    first_best(&values)
                });
                sum.decisions += 1;
                sum.changed += u64::from(swapped != minded);
                sum.wrong += u64::from(exact[swapped] > 0);
                sum.wrong_without += u64::from(exact[minded] > 0);
                sum.cost[0] += exact[swapped];
                sum.cost[1] += exact[minded];
            }
            let best = exact.iter().position(|&cost| cost == 0).unwrap_or(0);
            let choice = if rng.below(5) == 0 { rng.index(actions.len()) } else { best };
            course.play_legal(actions[choice], &mut rng);
        }
    }
    sum
}
