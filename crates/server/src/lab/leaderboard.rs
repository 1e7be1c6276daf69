//! The leaderboard: how the built-in players stand, from real runs.
//!
//! Each game comes with a run that was made for it (`leaderboard/`, the `--json` of the command in it).
//! A run of the same players by the same rules that was made on this server, with as many decks or
//! more, takes its place.

use adut_arena::compare::{AgentResult, Comparison, Counted, LadderEntry};
use adut_kernel::Rules;
use adut_store::{Filter, RunId, Store, StoreError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Lab;
use super::view::moment;
use crate::Refusal;

const SHIPPED: [&str; 4] = [
    include_str!("../../leaderboard/tablic.json"),
    include_str!("../../leaderboard/briskula.json"),
    include_str!("../../leaderboard/love-letter.json"),
    include_str!("../../leaderboard/connect4.json"),
];

/// How many of a game's latest runs are looked through.
const RECENT: u64 = 200;

/// A run that comes with the program.
#[derive(Clone, Deserialize)]
struct Shipped {
    /// The day it was made.
    made: String,
    #[serde(flatten)]
    result: Comparison,
}

/// How the players of a game stand.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LeaderboardView {
    game: String,
    /// When the run was made.
    made: String,
    /// The run on this server, or null for the one that comes with the program.
    #[schema(value_type = Option<i64>)]
    run: Option<RunId>,
    command: String,
    version: String,
    #[schema(value_type = Object)]
    rules: Rules,
    seed: String,
    deals: u64,
    seatings: u64,
    /// The strongest first.
    #[schema(value_type = Vec<Object>)]
    ladder: Vec<LadderEntry>,
    /// What is told of each player.
    #[schema(value_type = Vec<Object>)]
    agents: Vec<AgentResult>,
}

impl LeaderboardView {
    fn new(result: Comparison, made: String, run: Option<RunId>) -> Self {
        Self {
            game: result.game,
            made,
            run,
            command: result.provenance.command,
            version: result.provenance.version,
            rules: result.rules,
            seed: result.seed,
            deals: result.deals,
            seatings: result.seatings,
            ladder: result.ladder,
            agents: result.agents,
        }
    }
}

/// The leaderboard of each game.
pub(crate) async fn leaderboards(lab: &Lab) -> Result<Vec<LeaderboardView>, Refusal> {
    let mut leaderboards = Vec::new();
    for text in SHIPPED {
        let shipped: Shipped = serde_json::from_str(text).map_err(|error| {
            tracing::error!(%error, "a leaderboard that comes with the program cannot be read");
            Refusal::Internal
        })?;
        let like = shipped.result.clone();
        let own = lab.run_store.ask(move |store| own_run(store, &like)).await?;
        leaderboards.push(own.unwrap_or(LeaderboardView::new(shipped.result, shipped.made, None)));
    }
    Ok(leaderboards)
}

/// The latest finished run of the same players by the same rules, with as many decks or more.
fn own_run(
    store: &mut dyn Store,
    like: &Comparison,
) -> Result<Option<LeaderboardView>, StoreError> {
    let names = |names: &mut dyn Iterator<Item = String>| {
        let mut names: Vec<String> = names.collect();
        names.sort_unstable();
        names
    };
    let wanted = names(&mut like.agents.iter().map(|agent| agent.name.clone()));
    let filter = Filter { game: Some(like.game.clone()), count: Some(RECENT), ..Filter::default() };
    for run in store.runs(&filter)? {
        let start = &run.start;
        let is_like = start.rules == like.rules
            && start.deals >= like.deals
            && names(&mut start.players.iter().cloned()) == wanted;
        let Some(finished) = run.finished.filter(|_| is_like) else { continue };
        let result = store.result(run.id)?;
        let result = result.and_then(|value| serde_json::from_value::<Comparison>(value).ok());
        let plain = |result: &Comparison| {
            result.complete && result.counted == Counted::Games && result.test.is_none()
        };
        if let Some(result) = result.filter(plain) {
            let made = moment(finished).unwrap_or_default();
            return Ok(Some(LeaderboardView::new(result, made, Some(run.id))));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_is_whole() {
        let all: Vec<Shipped> =
            SHIPPED.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        for Shipped { made, result } in &all {
            assert!(adut_registry::names().contains(&result.game.as_str()), "{}", result.game);
            assert!(result.complete && made.len() == 10, "{}", result.game);
            assert!(result.provenance.command.starts_with("adut compare "));
            for level in ["easy", "normal", "hard", "best"] {
                assert!(result.ladder.iter().any(|entry| entry.name == level), "{level}");
            }
        }
    }
}
