//! Briškula's searching players.
//!
//! Between two players nothing is hidden once the stock is out, and all of these play exactly
//! from there on.

use adut_games::briskula::{Action, Briskula, Observation, State};
use adut_kernel::{Agent, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Seat, Turn};
use adut_search::exact::AlphaBeta;
use adut_search::montecarlo::{Growth, Guided, Ismcts};
use adut_search::{Budget, Insight, Sampled};

use super::solved::Solved;
use super::{POINT, rules};
use crate::late::Late;
use crate::settings;
use crate::worth::WinThenPoints;

pub(super) const ISMCTS: &[RuleOption] =
    &[settings::simulations("2000"), settings::exploration("0.7")];
pub(super) const PIMC: &[RuleOption] = &[settings::worlds("20"), settings::depth("6")];

type Made = Result<Player<Briskula>, RulesError>;

/// How often the person in the playouts throws any card.
const CARELESSNESS: f64 = 0.2;
/// Positions looked at in a world of three or four players.
const NODES_PER_WORLD: u64 = 5_000;

/// Points taken so far, and who has won once the game is over.
#[derive(Clone, Copy, Debug)]
struct PointsSoFar;

impl Insight<Briskula> for PointsSoFar {
    fn value(&self, game: &Briskula, state: &State, seat: Seat) -> f64 {
        if game.turn(state) == Turn::Over {
            return WinThenPoints { point: POINT }.value(game, state, seat);
        }
        let own = f64::from(state.points(game.side(seat)));
        let all: f64 = (0..game.sides()).map(|side| f64::from(state.points(side))).sum();
        POINT * (own - (all - own) / (game.sides() - 1) as f64)
    }

    /// Rich cards first: they decide.
    fn order(&self, _: &Briskula, _: &State, actions: &mut [Action]) {
        actions.sort_by_key(|action| match action {
            Action::Throw(card) => std::cmp::Reverse(card.points()),
            Action::Signal(_) => std::cmp::Reverse(0),
        });
    }
}

fn cards_are_counted(game: &Briskula, seen: &Observation) -> bool {
    game.seats() == 2 && seen.stock_len() == 0
}

/// Solves what is left once two players can count each other's cards.
fn exact_at_the_end(early: impl Agent<Briskula> + 'static) -> Player<Briskula> {
    let late = Sampled::new(Solved::default(), 1);
    Player::honest(Late { early, late, is_late: cards_are_counted })
}

/// Playouts of the simple person, who is careless now and then.
fn playout(game: &Briskula, state: &State, actions: &[Action], rng: &mut Rng) -> Action {
    if rng.unit() < CARELESSNESS {
        return actions[rng.index(actions.len())];
    }
    rules::throw(game, state, actions)
}

/// Information-set search of this size.
pub(super) fn ismcts_within(growth: Growth) -> Player<Briskula> {
    let worth = WinThenPoints { point: POINT };
    exact_at_the_end(Ismcts::<Briskula, _, _>::with(growth, Guided(playout), worth))
}

/// Each of so many worlds is solved, or with more than two players searched to a depth.
pub(super) fn pimc_within(game: &Briskula, worlds: u64, depth: u32) -> Player<Briskula> {
    if game.seats() == 2 {
        return exact_at_the_end(Sampled::new(Solved::default(), worlds));
    }
    let search = AlphaBeta::to_depth(depth).with_insight(PointsSoFar);
    let search = search.with_budget(Budget::steps(NODES_PER_WORLD));
    Player::honest(Sampled::new(search, worlds))
}

/// For the catalogue.
pub(super) fn ismcts(_: &Briskula, read: &RulesReader<'_>) -> Made {
    Ok(ismcts_within(settings::read_growth(read)?))
}

/// For the catalogue.
pub(super) fn pimc(game: &Briskula, read: &RulesReader<'_>) -> Made {
    let (worlds, depth) = (settings::read_worlds(read)?, settings::read_depth(read)?);
    Ok(pimc_within(game, worlds, depth))
}
