//! What learning and solving need: decisions as numbers, and equilibria.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use adut_love_letter::solver::equilibrium::{Equilibrium, Faces, KNOWN_TOLERANCE, exploitability};
use adut_session::Trajectories;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;

use crate::args::{Count, SeedArg};
use crate::arrays::array;
use crate::game::interrupted;
use crate::json::{rules_of, to_python};
use crate::refusal::refuse;
use crate::threads::pool;

/// The decisions of players on some decks of a seed: observations, masks, actions, moves, players, deals,
/// returns.
#[pyfunction]
#[pyo3(signature = (game, rules, players, seed, first, count, threads))]
#[expect(clippy::too_many_arguments, reason = "each has a name in Python")]
pub(crate) fn trajectories<'py>(
    py: Python<'py>,
    game: &str,
    rules: &Bound<'py, PyAny>,
    players: Vec<String>,
    seed: SeedArg,
    first: Count,
    count: Count,
    threads: Option<Count>,
) -> PyResult<Bound<'py, PyDict>> {
    let game = adut_registry::game(game, &rules_of(Some(rules))?).map_err(refuse)?;
    let encoding = game.encoding();
    let decks = first.0..first.0.saturating_add(count.0);
    let pool = pool(threads)?;
    let play = || game.trajectories(&players, &seed.0, decks);
    let played = py.detach(|| match &pool {
        Some(pool) => pool.install(play),
        None => play(),
    });
    let Trajectories { observations, masks, actions, moves, players, deals, returns } =
        played.map_err(refuse)?;
    let n = actions.len();
    let all = PyDict::new(py);
    all.set_item("observations", array(py, &observations, &[n, encoding.features()])?)?;
    all.set_item("masks", array(py, &masks, &[n, encoding.actions])?)?;
    all.set_item("actions", array(py, &actions, &[n])?)?;
    all.set_item("moves", array(py, &moves, &[n, encoding.move_features()])?)?;
    all.set_item("players", array(py, &players, &[n])?)?;
    all.set_item("deals", array(py, &deals, &[n])?)?;
    all.set_item("returns", array(py, &returns, &[n])?)?;
    Ok(all)
}

/// The kinds of Love Letter for two: the three face-up cards by number, ascending.
#[pyfunction]
pub(crate) fn equilibrium_kinds() -> Vec<String> {
    Faces::all().into_iter().map(|faces| faces.to_string()).collect()
}

/// Solves one kind of Love Letter for two until a best response gains no more than `target`.
#[pyfunction]
pub(crate) fn solve_kind<'py>(
    py: Python<'py>,
    faces: &str,
    target: f64,
    threads: Option<Count>,
) -> PyResult<Bound<'py, PyAny>> {
    let faces: Faces = faces.parse().map_err(refuse)?;
    if !(1e-5..=1.0).contains(&target) {
        return Err(refuse(format!("a target is a number from 0.00001 to 1, not {target}")));
    }
    let pool = pool(threads)?;
    let mut signal = None;
    let solved = py.detach(|| {
        let mut solve = || {
            let stop = Arc::new(AtomicBool::new(false));
            let mut equilibrium = Equilibrium::<f32>::new(faces, KNOWN_TOLERANCE * target, stop)?;
            let bounds = equilibrium.solve(target, |_, _| match interrupted(&mut signal) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })?;
            Some((bounds, equilibrium.rounds()))
        };
        match &pool {
            Some(pool) => pool.install(solve),
            None => solve(),
        }
    });
    match (signal, solved) {
        (Some(signal), _) => Err(signal),
        (None, None) => Err(refuse("it was stopped")),
        (None, Some((bounds, rounds))) => {
            let rounded = |value: f64| (value * 1e5).round() / 1e5;
            to_python(
                py,
                &json!({
                    "faces": faces.to_string(),
                    "value": bounds.map(rounded),
                    "exploitability": rounded(exploitability(bounds)),
                    "rounds": rounds,
                }),
            )
        }
    }
}
