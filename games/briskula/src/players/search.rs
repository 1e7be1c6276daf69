//! Briškula's searching players.
//!
//! Between two players nothing is hidden once the stock is out, and all of these play exactly
//! from there on. A little earlier they imagine deals and solve each: few cards are hidden by
//! then, and a deal is solved in a moment. Before that they differ.

use adut_kernel::{
    Agent, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Seat, Turn, Values,
};
use adut_players::{Late, WinThenPoints, settings};
use adut_search::exact::AlphaBeta;
use adut_search::montecarlo::{Growth, Guided, Ismcts};
use adut_search::{Budget, Insight, Sampled};

use super::solved::Solved;
use super::{POINT, rules};
use crate::rules::{Action, Briskula, Observation, State};

pub(super) const ISMCTS: &[RuleOption] = &[
    settings::simulations("2000"),
    settings::exploration("1"),
    settings::worlds("20"),
    SOLVED_FROM,
];
pub(super) const PIMC: &[RuleOption] = &[settings::worlds("20"), settings::depth("6"), SOLVED_FROM];

pub(super) const SOLVED_FROM: RuleOption = RuleOption::new(
    "stock",
    "8",
    Values::whole(0, 40),
    "two players: cards left in the stock from which imagined deals are solved",
);

type Made = Result<Player<Briskula>, RulesError>;

/// How often the person in the playouts throws any card.
const CARELESSNESS: f64 = 0.2;
/// Positions looked at in a world that is not solved.
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

    fn order(&self, _: &Briskula, _: &State, actions: &mut [Action]) {
        rules::rich_first(actions);
    }
}

/// When and how often imagined deals are solved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Solving {
    /// From how many cards in the stock on.
    pub(super) stock: usize,
    /// How many deals.
    pub(super) worlds: u64,
}

impl Solving {
    pub(super) fn read(read: &RulesReader<'_>) -> Result<Self, RulesError> {
        Ok(Self { stock: read.number("stock")?, worlds: settings::read_worlds(read)? })
    }

    /// Plays so after another player has played the beginning, and exactly once the stock is out.
    pub(super) fn after(self, early: impl Agent<Briskula> + 'static) -> Player<Briskula> {
        Player::honest(Late {
            early: self.once_stock_is_short(early),
            late: Sampled::new(Solved::default(), 1),
            is_late: |game: &Briskula, seen: &Observation| {
                game.seats() == 2 && seen.stock_len() == 0
            },
        })
    }

    /// Solves imagined deals after another player has played the beginning.
    pub(super) fn once_stock_is_short(
        self,
        early: impl Agent<Briskula> + 'static,
    ) -> impl Agent<Briskula> + 'static {
        Late {
            early,
            late: Sampled::new(Solved::default(), self.worlds),
            is_late: move |game: &Briskula, seen: &Observation| {
                game.seats() == 2 && seen.stock_len() <= self.stock
            },
        }
    }
}

/// Playouts of the simple person, who is careless now and then.
fn playout(game: &Briskula, state: &State, actions: &[Action], rng: &mut Rng) -> Action {
    if rng.unit() < CARELESSNESS {
        return actions[rng.index(actions.len())];
    }
    rules::throw(game, state, actions)
}

/// Information-set search of this size, as an early player.
pub(super) fn ismcts_within(growth: Growth) -> impl Agent<Briskula> + 'static {
    let worth = WinThenPoints { point: POINT };
    Ismcts::<Briskula, _, _>::with(growth, Guided(playout), worth)
}

pub(super) fn ismcts(_: &Briskula, read: &RulesReader<'_>) -> Made {
    Ok(Solving::read(read)?.after(ismcts_within(settings::read_growth(read)?)))
}

pub(super) fn pimc(_: &Briskula, read: &RulesReader<'_>) -> Made {
    let search = AlphaBeta::to_depth(settings::read_depth(read)?).with_insight(PointsSoFar);
    let search = search.with_budget(Budget::steps(NODES_PER_WORLD));
    let solving = Solving::read(read)?;
    Ok(solving.after(Sampled::new(search, solving.worlds)))
}
