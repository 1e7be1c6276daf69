//! Players that search the best answer to others of whom they know how they play.

use adut_kernel::{Player, RuleOption, RulesError, RulesReader, Values};
use adut_players::settings;

use super::greedy::{Draft, Greedy};
use super::model::AlmostGreedy;
use super::random::Random;
use super::response::{Effort, Response};
use crate::rules::LoveLetter;

pub(super) const SETTINGS: &[RuleOption] = &[
    RuleOption::new(
        "to",
        "greedy-2016",
        Values::choice(&NAMES),
        "how the others are expected to play",
    ),
    RuleOption::new(
        "lapses",
        "0.2",
        Values::number(0.0, 1.0),
        "how often the others are expected to make any play",
    ),
    settings::simulations("3000"),
    settings::worlds("300"),
    settings::exploration("0.7"),
];

const BY_2015: Greedy = Greedy::new(Draft::Of2015);
const BY_2016: Greedy = Greedy::new(Draft::Of2016);

/// The players that can be answered; the random one follows no criterion.
const ANSWERED: [(&str, Option<Greedy>); 9] = [
    ("random", None),
    ("greedy-2015", Some(BY_2015)),
    ("greedy-2015-bluff", Some(BY_2015.bluffing())),
    ("greedy-2016", Some(BY_2016)),
    ("greedy-2016-bluff", Some(BY_2016.bluffing())),
    ("greedy-2015-published", Some(BY_2015.counting_only())),
    ("greedy-2015-bluff-published", Some(BY_2015.bluffing().counting_only())),
    ("greedy-2016-published", Some(BY_2016.counting_only())),
    ("greedy-2016-bluff-published", Some(BY_2016.bluffing().counting_only())),
];

/// Their names, as the setting takes them.
const NAMES: [&str; ANSWERED.len()] = {
    let mut names = [""; ANSWERED.len()];
    let mut i = 0;
    while i < ANSWERED.len() {
        names[i] = ANSWERED[i].0;
        i += 1;
    }
    names
};

/// The answer to players of the later draft who look away this often.
pub(super) fn to_almost_greedy(lapses: f64, effort: Effort) -> Response<AlmostGreedy> {
    let model = AlmostGreedy { greedy: BY_2016, lapses };
    Response::new(model, BY_2016, effort)
}

pub(super) fn response(
    _: &LoveLetter,
    read: &RulesReader<'_>,
) -> Result<Player<LoveLetter>, RulesError> {
    let effort = Effort {
        worlds: settings::read_worlds(read)? as usize,
        simulations: settings::read_simulations(read)?,
        exploration: read.real("c")?,
    };
    let lapses = settings::read_lapses(read)?;
    Ok(match read.choice("to", &ANSWERED)? {
        Some(greedy) => {
            let model = AlmostGreedy { greedy, lapses };
            Player::honest(Response::new(model, BY_2016, effort))
        }
        None => Player::honest(Response::new(Random, BY_2016, effort)),
    })
}
