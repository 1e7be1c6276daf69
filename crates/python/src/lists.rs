//! What there is, and what is done with records.

use std::ops::ControlFlow;

use adut_kernel::{RuleOption, Rules, Seed};
use adut_players::{AnyGame, GAMES, Playable, Visitor, info};
use adut_review::{Budget, Settings, Step, TruthPass};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::game::interrupted;
use crate::json::{record_of, to_python};
use crate::refusal::refuse;
use crate::table::replayed;

fn options(options: &[RuleOption]) -> Vec<Value> {
    let option = |option: &RuleOption| {
        json!({
            "name": option.name,
            "default": option.default,
            "values": option.values,
            "meaning": option.meaning,
        })
    };
    options.iter().map(option).collect()
}

/// The games, each with its name, a line on it and its rule options.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let game = |name: &&str| {
        info(name).map(
            |info| json!({ "name": info.name, "line": info.line, "rules": options(info.options) }),
        )
    };
    let games: Vec<Value> = GAMES.iter().map(game).collect::<Result<_, _>>().map_err(refuse)?;
    to_python(py, &json!(games))
}

/// The players of a game, each with its name, a line on it, what it sees and its settings.
#[pyfunction]
pub(crate) fn players<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    struct List;
    impl Visitor for List {
        type Output = Vec<Value>;
        fn visit<G: Playable>(self, _: G) -> Vec<Value> {
            let entries = G::catalogue().iter();
            let player = |entry: &adut_players::Entry<G>| {
                json!({
                    "name": entry.name,
                    "line": entry.line,
                    "sees": entry.sees.to_string(),
                    "settings": options(entry.settings),
                })
            };
            entries.map(player).collect()
        }
    }
    let game = AnyGame::new(game, &Rules::new()).map_err(refuse)?;
    to_python(py, &json!(game.visit(List)))
}

/// Replays a record of a whole game, checks every move and its result, and gives the result.
#[pyfunction]
pub(crate) fn verify<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let record = record_of(record)?;
    let game = AnyGame::new(&record.game, &record.rules).map_err(refuse)?;
    let rng = Seed::from_text("").rng();
    let table = replayed(game, &record, true, rng).map_err(refuse)?;
    to_python(py, &json!(table.result()))
}

/// Reviews a record move by move: what each move cost against the best, and what was luck.
#[pyfunction]
#[pyo3(signature = (record, seat = None, playouts = 2000, truth = "quick", seed = "review"))]
pub(crate) fn review<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    seat: Option<usize>,
    playouts: u32,
    truth: &str,
    seed: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let record = record_of(record)?;
    let truth = match truth {
        "off" => TruthPass::Off,
        "quick" => TruthPass::Quick,
        "full" => TruthPass::Full,
        other => return Err(refuse(format!("truth is off, quick or full, not `{other}`"))),
    };
    let budget = Budget { playouts, ..Budget::default() };
    let seed = Seed::from_text(seed);
    let settings = Settings { seat, budget, truth, seed, ..Settings::default() };
    let mut signal = None;
    let review = py.detach(|| {
        adut_review::review(&record, &settings, &mut |_: Step| match interrupted(&mut signal) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        })
    });
    match (signal, review) {
        (Some(signal), _) => Err(signal),
        (None, review) => to_python(py, &json!(review.map_err(refuse)?)),
    }
}
