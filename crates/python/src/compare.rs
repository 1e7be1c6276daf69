//! Players compared.

use std::ops::ControlFlow;
use std::time::Duration;

use adut_arena::compare::{
    Comparison, Plan, Profile, Provenance, Run, Shard, Sink, Timing, agreement,
};
use adut_kernel::{Record, Rules};
use adut_players::{AnyGame, Chosen, Playable, Visitor};
use pyo3::prelude::*;
use serde_json::json;

use crate::game::interrupted;
use crate::json::{rules_of, to_python};
use crate::refusal::refuse;

/// As on the command line: random moves that open a game without a deck.
const OPENING: usize = 4;
/// What an outside program has for a move.
const MOVE_TIME: Duration = Duration::from_secs(10);

/// Keeps no records and listens for Ctrl-C.
struct Listening(Option<PyErr>);

impl Sink for Listening {
    type Error = std::convert::Infallible;

    fn wants_records(&self) -> bool {
        false
    }

    fn record(&mut self, _: &Record) -> Result<(), Self::Error> {
        Ok(())
    }

    fn batch(&mut self, _: &Run, _: &Timing) -> Result<ControlFlow<()>, Self::Error> {
        let stop = interrupted(&mut self.0);
        Ok(if stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }
}

struct Play {
    names: Vec<String>,
    deals: u64,
    seed: String,
    situations: usize,
}

impl Visitor for Play {
    type Output = PyResult<Comparison>;

    fn visit<G: Playable>(self, game: G) -> PyResult<Comparison> {
        let find = |name: &String| Chosen::find(&game, name, MOVE_TIME).map_err(refuse);
        let chosen = self.names.iter().map(find).collect::<PyResult<Vec<_>>>()?;
        let entrants: Vec<_> = chosen.into_iter().map(Chosen::into_entrant).collect();
        let profile = |entrant: &adut_arena::compare::Entrant<G>| Profile {
            name: entrant.name.clone(),
            sees: entrant.sees,
            settings: entrant.name.split_once(':').map_or("", |(_, chosen)| chosen).to_owned(),
        };
        let profiles: Vec<Profile> = entrants.iter().map(profile).collect();
        let provenance = self.provenance(G::NAME, &game.rules());
        let Self { deals, seed, situations, .. } = self;
        let plan = Plan { game, entrants, deals, seed, opening: OPENING, shard: Shard::WHOLE };
        let (mut run, mut listening) = (Run::new(plan.layout()), Listening(None));
        let Ok(timing) = plan.play(&mut run, &mut listening);
        if let Some(signal) = listening.0 {
            return Err(signal);
        }
        let mut result = run.result(&profiles, &timing, provenance);
        result.agreement = agreement(&plan, situations);
        Ok(result)
    }
}

impl Play {
    /// The command that plays the same.
    fn provenance(&self, game: &str, rules: &Rules) -> Provenance {
        let rules = rules.to_string();
        let deals = self.deals.to_string();
        let names = self.names.iter().map(String::as_str);
        let options = ["--deals", &deals, "--seed", &self.seed, "--rules", &rules];
        let words = ["adut", "compare", game].into_iter().chain(names).chain(options);
        let command = shlex::try_join(words).unwrap_or_default();
        Provenance { command, version: env!("CARGO_PKG_VERSION").to_owned() }
    }
}

/// Plays every pair of players on the same decks in every seating, and gives what `adut compare
/// --json` writes.
#[pyfunction]
#[pyo3(signature = (game, players, deals = 1000, seed = "1", rules = None, agreement = 200, threads = None))]
#[expect(clippy::too_many_arguments, reason = "most have a name and a default in Python")]
pub(crate) fn compare<'py>(
    py: Python<'py>,
    game: &str,
    players: Vec<String>,
    deals: u64,
    seed: &str,
    rules: Option<&Bound<'py, PyAny>>,
    agreement: usize,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    if players.len() < 2 || deals == 0 {
        return Err(refuse("a comparison needs two players and one deck at least"));
    }
    let game = AnyGame::new(game, &rules_of(rules)?).map_err(refuse)?;
    let play = Play { names: players, deals, seed: seed.to_owned(), situations: agreement };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    let pool = pool.map_err(refuse)?;
    let result = py.detach(|| pool.install(|| game.visit(play)))?;
    to_python(py, &json!(result))
}
