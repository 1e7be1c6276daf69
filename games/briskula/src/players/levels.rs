//! Briškula's difficulty levels: fixed budgets, so that results repeat.

use adut_kernel::{Agent, Game as _, Player, RuleOption, RulesError, RulesReader, Values};
use adut_players::{Late, Maker, settings};
use adut_search::Sampled;
use adut_search::montecarlo::Growth;

use super::Encoding;
use super::loose::Loose;
use super::net::{self, NET, NetPlayer};
use super::search::{self, Solving};
use crate::rules::{Briskula, Observation};

type Made = Result<Player<Briskula>, RulesError>;
pub(crate) type Loaded = Result<Maker<Briskula>, RulesError>;

/// How much the searching levels explore.
const EXPLORATION: f64 = 1.0;

pub(crate) const NORMAL: &[RuleOption] = &[NET];
pub(crate) const HARD: &[RuleOption] = &[NET, UNKNOWN, settings::worlds("30")];
pub(crate) const BEST: &[RuleOption] = &[
    settings::simulations("24000"),
    settings::exploration("1"),
    settings::worlds("30"),
    search::SOLVED_FROM,
    UNKNOWN,
];

const UNKNOWN: RuleOption = RuleOption::new(
    "unknown",
    "7",
    Values::whole(0, 40),
    "two players: from how many unknown cards on, the other's hand included, it searches every draw",
);

pub(crate) fn normal(game: &Briskula, read: &RulesReader<'_>) -> Loaded {
    let net = NetPlayer::read(net::meant(game.variant()), Encoding::Meant, read)?;
    Ok(Box::new(move || Player::honest(net.clone())))
}

/// For the catalogue. At larger tables, for which there is no net, a small search plays.
pub(crate) fn hard(game: &Briskula, read: &RulesReader<'_>) -> Loaded {
    if game.seats() != 2 {
        let growth = Growth::simulations(80).exploring(EXPLORATION);
        return Ok(Box::new(move || Player::honest(search::ismcts_within(growth.clone()))));
    }
    let net = NetPlayer::read(net::meant(game.variant()), Encoding::Meant, read)?;
    let late = SearchingLate::read(read)?;
    Ok(Box::new(move || late.after(net.clone())))
}

/// Another player until few cards are unknown, then expectiminimax, and exact once the stock is out.
#[derive(Clone, Copy)]
pub(crate) struct SearchingLate {
    few: usize,
    worlds: u64,
}

impl SearchingLate {
    pub(crate) fn read(read: &RulesReader<'_>) -> Result<Self, RulesError> {
        let few = read.number(UNKNOWN.name)?;
        Ok(Self { few, worlds: settings::read_worlds(read)? })
    }

    pub(crate) fn after(self, early: impl Agent<Briskula> + 'static) -> Player<Briskula> {
        let Self { few, worlds } = self;
        let middle = Late {
            early,
            late: Sampled::new(Loose, worlds),
            is_late: move |game: &Briskula, seen: &Observation| {
                game.seats() == 2 && seen.unseen(game).len() as usize <= few
            },
        };
        Solving { stock: 0, worlds: 1 }.after(middle)
    }
}

/// For the catalogue. As yet nothing was measured to be better than the player of version 0.1.
pub(crate) fn best(game: &Briskula, read: &RulesReader<'_>) -> Made {
    best_0_1(game, read)
}

/// For the catalogue. It stays as it is, for later ones to be measured by.
pub(crate) fn best_0_1(_: &Briskula, read: &RulesReader<'_>) -> Made {
    let early = search::ismcts_within(settings::read_growth(read)?);
    Ok(SearchingLate::read(read)?.after(Solving::read(read)?.once_stock_is_short(early)))
}
