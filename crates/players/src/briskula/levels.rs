//! Briškula's difficulty levels: fixed budgets, so that results repeat.

use adut_games::briskula::{Briskula, Observation};
use adut_kernel::{Agent, Game as _, Player, RuleOption, RulesError, RulesReader};
use adut_learn::data::Encoding;
use adut_search::Sampled;
use adut_search::montecarlo::Growth;

use super::loose::Loose;
use super::net::{self, NET, NetPlayer};
use super::search::{self, Solving};
use crate::late::Late;
use crate::settings;

type Made = Result<Player<Briskula>, RulesError>;

/// How much the searching levels explore.
const EXPLORATION: f64 = 1.0;

pub(super) const NORMAL: &[RuleOption] = &[NET];
pub(super) const HARD: &[RuleOption] = &[NET, UNKNOWN, settings::worlds("30")];
pub(super) const BEST: &[RuleOption] = &[
    settings::simulations("24000"),
    settings::exploration("1"),
    settings::worlds("30"),
    search::SOLVED_FROM,
    UNKNOWN,
];

const UNKNOWN: RuleOption = RuleOption {
    name: "unknown",
    default: "7",
    values: "0 to 40",
    meaning: "two players: from how many unknown cards on, the other's hand included, it searches every draw",
};

/// For the catalogue.
pub(super) fn normal(game: &Briskula, read: &RulesReader<'_>) -> Made {
    Ok(Player::honest(NetPlayer::read(net::meant(game.variant()), Encoding::Meant, read)?))
}

/// For the catalogue.
pub(super) fn normal_published(_: &Briskula, read: &RulesReader<'_>) -> Made {
    Ok(Player::honest(NetPlayer::read(net::published(), Encoding::Published, read)?))
}

/// For the catalogue. At larger tables, for which there is no net, a small search plays.
pub(super) fn hard(game: &Briskula, read: &RulesReader<'_>) -> Made {
    if game.seats() != 2 {
        let growth = Growth::simulations(80).exploring(EXPLORATION);
        return Ok(Player::honest(search::ismcts_within(growth)));
    }
    searching_late(NetPlayer::read(net::meant(game.variant()), Encoding::Meant, read)?, read)
}

/// For the catalogue.
pub(super) fn hard_published(_: &Briskula, read: &RulesReader<'_>) -> Made {
    searching_late(NetPlayer::read(net::published(), Encoding::Published, read)?, read)
}

/// Another player until few cards are unknown, then expectiminimax, and exact once the stock is out.
fn searching_late(early: impl Agent<Briskula> + 'static, read: &RulesReader<'_>) -> Made {
    let few = read.number(UNKNOWN.name, 0..=40)?;
    let worlds = settings::read_worlds(read)?;
    let middle = Late {
        early,
        late: Sampled::new(Loose, worlds),
        is_late: move |game: &Briskula, seen: &Observation| {
            game.seats() == 2 && seen.unseen(game).len() as usize <= few
        },
    };
    Ok(Solving { stock: 0, worlds: 1 }.after(middle))
}

/// For the catalogue.
pub(super) fn best(_: &Briskula, read: &RulesReader<'_>) -> Made {
    let early = search::ismcts_within(settings::read_growth(read)?);
    searching_late(Solving::read(read)?.once_stock_is_short(early), read)
}
