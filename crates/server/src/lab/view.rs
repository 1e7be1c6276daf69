//! Runs as they are told.

use adut_kernel::Rules;
use adut_store::{RunId, StoredRun};
use serde::Serialize;
use serde_json::Value;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use utoipa::ToSchema;

use super::live::{Live, Phase, Progress};

/// A run in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RunLine {
    /// Its number.
    #[schema(value_type = i64)]
    id: RunId,
    state: Phase,
    /// What repeats it.
    command: String,
    version: String,
    game: String,
    #[schema(value_type = Object)]
    rules: Rules,
    seed: String,
    deals: u64,
    players: Vec<String>,
    /// Whether it is a sequential test.
    test: bool,
    started: Option<String>,
    finished: Option<String>,
    /// Whether it stays until it is deleted.
    kept: bool,
    /// Whether it was begun on the page, so that whoever began it can change it.
    page: bool,
    /// Games that are kept.
    records: u64,
}

impl RunLine {
    pub(super) fn new(run: StoredRun, live: Option<&Live>) -> Self {
        let StoredRun { id, start, finished, kept, records } = run;
        let at_rest = if finished.is_some() { Phase::Done } else { Phase::Stopped };
        Self {
            id,
            state: live.map_or(at_rest, Live::phase),
            test: start.command.starts_with("adut sprt "),
            command: start.command,
            version: start.version,
            game: start.game,
            rules: start.rules,
            seed: start.seed,
            deals: start.deals,
            players: start.players,
            started: moment(start.started),
            finished: finished.and_then(moment),
            kept,
            page: start.order.is_some(),
            records,
        }
    }
}

/// A run with all that is known of it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RunView {
    #[serde(flatten)]
    line: RunLine,
    /// Given back as `after`, it lets the next answer wait for news.
    version_seen: String,
    /// Runs that were begun before it and are not over.
    ahead: usize,
    /// Games or matches that were counted.
    games: u64,
    /// Of how many at most.
    of: u64,
    /// Seconds to go, by the pace so far.
    seconds_left: Option<f64>,
    /// What the games say so far, as `adut compare --json` writes it.
    #[schema(value_type = Option<Object>)]
    result: Option<Value>,
}

impl RunView {
    pub(super) fn of_live(stored: StoredRun, live: &Live, ahead: usize) -> Self {
        let Progress { games, of, seconds_left } = live.progress();
        let result = live.result().and_then(|result| serde_json::to_value(&*result).ok());
        Self {
            version_seen: live.version(),
            line: RunLine::new(stored, Some(live)),
            ahead,
            games,
            of,
            seconds_left,
            result,
        }
    }

    pub(super) fn of_stored(stored: StoredRun, result: Option<Value>) -> Self {
        let line = RunLine::new(stored, None);
        let number = |pointer: &str| {
            let value = result.as_ref().and_then(|result| result.pointer(pointer));
            value.and_then(Value::as_u64).unwrap_or(0)
        };
        let pairs = result.as_ref().and_then(|result| result["pairs"].as_array());
        let games = pairs.iter().flat_map(|pairs| pairs.iter());
        let games = games.filter_map(|pair| pair["games"].as_u64()).sum();
        let of =
            pairs.map_or(0, |pairs| pairs.len() as u64) * number("/deals") * number("/seatings");
        let version_seen = format!("{:?}-{}", line.state, line.records);
        Self { line, version_seen, ahead: 0, games, of, seconds_left: None, result }
    }
}

pub(super) fn moment(at: OffsetDateTime) -> Option<String> {
    at.format(&Rfc3339).ok()
}
