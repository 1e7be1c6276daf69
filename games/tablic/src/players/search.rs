//! Tablić's searching players.
//!
//! In the last deal two players can count each other's cards, so all of them solve that deal.

use std::hash::{Hash as _, Hasher as _};

use adut_kernel::{Agent, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Seat, Turn};
use adut_players::{Late, WinThenPoints, settings};
use adut_search::exact::{AlphaBeta, Deepening, DeepeningMethod, Exact};
use adut_search::montecarlo::{Guided, Ismcts};
use adut_search::{Budget, Insight, Sampled};
use rustc_hash::FxHasher;

use super::greedy::{Greedy, gain};
use super::last_deal::LastDeal;
use super::meant_only;
use crate::rules::{Action, Observation, OpenCards, State, Tablic, points};

pub(super) const ISMCTS: &[RuleOption] =
    &[settings::simulations("1000"), settings::exploration("0.7")];
pub(super) const PIMC: &[RuleOption] = &[settings::worlds("20"), settings::depth("4")];

type Made = Result<Player<Tablic>, RulesError>;

/// What a point of difference is worth beside winning.
const POINT: f64 = 1.0 / 20.0;
/// What a card is worth while the game runs, in points: it may bring the bonus.
const CARD: f64 = 0.05;
/// How often the person in the playouts makes any move.
const CARELESSNESS: f64 = 0.1;
/// Positions that are looked at for a move of the last deal.
const LAST_DEAL_NODES: u64 = 20_000;
const LAST_DEAL_TABLE: usize = 1 << 14;
/// More cards than this on the table are seldom seen.
const CROWD: u32 = 12;

/// Points and cards taken so far, and the game's worth once it is over.
#[derive(Clone, Copy, Debug)]
struct PointsSoFar;

impl Insight<Tablic> for PointsSoFar {
    fn value(&self, game: &Tablic, state: &State, seat: Seat) -> f64 {
        if game.turn(state) == Turn::Over {
            return WinThenPoints { point: POINT }.value(game, state, seat);
        }
        let score = |side: usize| {
            let tablas = game.tabla_points() as usize * state.tablas(side);
            let pile = state.pile(side);
            f64::from(points(pile)) + tablas as f64 + CARD * f64::from(pile.len())
        };
        let own = score(game.side(seat));
        let all: f64 = (0..game.sides()).map(score).sum();
        POINT * (own - (all - own) / (game.sides() - 1) as f64)
    }

    fn key(&self, game: &Tablic, state: &State) -> Option<u64> {
        let mut hasher = FxHasher::default();
        for seat in Seat::all(game.seats()) {
            state.hand(seat).hash(&mut hasher);
        }
        for side in 0..game.sides() {
            (state.pile(side), state.tablas(side)).hash(&mut hasher);
        }
        state.last_capturer().hash(&mut hasher);
        Some(hasher.finish())
    }

    /// What brings most at once first.
    fn order(&self, game: &Tablic, state: &State, actions: &mut [Action]) {
        actions.sort_by_cached_key(|&action| std::cmp::Reverse(gain(game, state.table(), action)));
    }
}

/// On a crowded table there are hundreds of captures; whoever takes the most then does well, and
/// a search would take seconds.
fn table_is_crowded(_: &Tablic, seen: &Observation) -> bool {
    seen.table.len() > CROWD
}

fn cards_are_counted(game: &Tablic, seen: &Observation) -> bool {
    game.seats() == 2 && seen.undealt == 0
}

/// Solves the last deal, or where the solver does not know the rules searches it with open cards.
fn exact_in_the_last_deal(game: &Tablic, early: impl Agent<Tablic> + 'static) -> Player<Tablic> {
    let method = DeepeningMethod::with_table(LAST_DEAL_TABLE);
    let search: Deepening<Action> = Exact::by(method, u32::MAX);
    let search = search.with_budget(Budget::steps(LAST_DEAL_NODES)).with_insight(PointsSoFar);
    let searching = Sampled::new(search, 1);
    let early = Late { early, late: Greedy::new(game), is_late: table_is_crowded };
    let otherwise = Late { early: searching, late: Greedy::new(game), is_late: table_is_crowded };
    Player::honest(Late { early, late: LastDeal { otherwise }, is_late: cards_are_counted })
}

/// Playouts of somebody who takes what brings most, lays any card, and is careless now and then.
fn playout(game: &Tablic, state: &State, actions: &[Action], rng: &mut Rng) -> Action {
    let any = actions[rng.index(actions.len())];
    if rng.unit() < CARELESSNESS {
        return any;
    }
    let best = actions.iter().max_by_key(|&&action| gain(game, state.table(), action));
    let Some(&best) = best.filter(|best| !best.is_lay()) else { return any };
    best
}

/// Worlds searched with open cards to a depth.
pub(super) fn pimc_within(game: &Tablic, worlds: u64, depth: u32) -> Player<Tablic> {
    let search = AlphaBeta::to_depth(depth).with_insight(PointsSoFar);
    // With the whole deck in the open there is one world, and once is enough.
    let worlds = if game.open() == OpenCards::Deck { 1 } else { worlds };
    exact_in_the_last_deal(game, Sampled::new(search, worlds))
}

pub(super) fn ismcts(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    let (growth, worth) = (settings::read_growth(read)?, WinThenPoints { point: POINT });
    let search = Ismcts::<Tablic, _, _>::with(growth, Guided(playout), worth);
    Ok(exact_in_the_last_deal(game, search))
}

pub(super) fn pimc(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    Ok(pimc_within(game, settings::read_worlds(read)?, settings::read_depth(read)?))
}
