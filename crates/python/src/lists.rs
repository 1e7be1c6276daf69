//! What there is, and what is done with records.

use std::ops::ControlFlow;

use adut_kernel::{RuleOption, Rules, Seed};
use adut_registry::GAMES;
use adut_review::{Budget, Settings, Step, TruthPass};
use adut_session::{GameKind, PlayerInfo};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::args::{Count, SeedArg};
use crate::game::{interrupted, result_of};
use crate::json::{record_of, to_python};
use crate::refusal::refuse;

fn options(options: &[RuleOption]) -> Vec<Value> {
    let option = |option: &RuleOption| {
        json!({
            "name": option.name,
            "default": option.default,
            "values": option.values.to_string(),
            "meaning": option.meaning,
        })
    };
    options.iter().map(option).collect()
}

/// The games, each with its name, a line on it and its rule options.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let game = |kind: &&GameKind| json!({ "name": kind.name, "line": kind.line, "rules": options((kind.options)()) });
    to_python(py, &GAMES.iter().map(game).collect())
}

/// The players of a game, each with its name, a line on it, what it sees and its settings.
#[pyfunction]
pub(crate) fn players<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let player = |player: &PlayerInfo| {
        json!({
            "name": player.name,
            "line": player.line,
            "sees": player.sees.to_string(),
            "settings": options(player.settings),
        })
    };
    let game = adut_registry::game(game, &Rules::new()).map_err(refuse)?;
    to_python(py, &game.players().iter().map(player).collect())
}

/// Replays a record of a whole game, checks every move and its result, and gives the result.
#[pyfunction]
pub(crate) fn verify<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let record = record_of(record)?;
    let game = adut_registry::game_of(&record).map_err(refuse)?;
    let session = game.verify(&record).map_err(refuse)?;
    to_python(py, &json!(session.outcome().as_ref().map(result_of)))
}

/// Reviews a record move by move: what each move cost against the best, and what was luck.
#[pyfunction]
#[pyo3(signature = (record, seat = None, playouts = Count(2000), truth = "quick", seed = SeedArg("review".to_owned())))]
pub(crate) fn review<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    seat: Option<Count>,
    playouts: Count,
    truth: &str,
    seed: SeedArg,
) -> PyResult<Bound<'py, PyAny>> {
    let record = record_of(record)?;
    let truth = match truth {
        "off" => TruthPass::Off,
        "quick" => TruthPass::Quick,
        "full" => TruthPass::Full,
        other => return Err(refuse(format!("truth is off, quick or full, not `{other}`"))),
    };
    let seat = seat.map(Count::size).transpose()?;
    let budget = Budget { playouts: playouts.playouts()?, ..Budget::default() };
    let seed = Seed::from_text(&seed.0);
    let settings = Settings { seat, budget, truth, seed, ..Settings::default() };
    let game = adut_registry::game_of(&record).map_err(refuse)?;
    let mut signal = None;
    let review = py.detach(|| {
        game.review(&record, &settings, &mut |_: Step| match interrupted(&mut signal) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        })
    });
    match (signal, review) {
        (Some(signal), _) => Err(signal),
        (None, review) => to_python(py, &json!(review.map_err(refuse)?)),
    }
}
