//! What solving a position says, and the command that solves it again.

use std::collections::BTreeMap;

use adut_arena::compare::Provenance;
use adut_kernel::Rules;
use adut_search::solver::{Goal, Means, OpeningBook, Question};
use adut_session::{DynPosition, Solved};
use serde::Serialize;

use crate::command::quoted;

/// What a solver says of a position: plain data, the same for `adut solve --json` and for Python.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Solution {
    /// The value for the seat to move; null if the search was stopped before it was known.
    pub value: Option<i32>,
    /// What is known of it then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds: Option<[i32; 2]>,
    /// A best move; null when the game is over or none was proven.
    pub best: Option<String>,
    /// Positions searched, re-searches included.
    pub nodes: u64,
    /// How long it took.
    pub ms: f64,
    /// The value of every move, if asked for.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub moves: BTreeMap<String, i32>,
    /// Best play by both to the end, if asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// The game.
    pub game: &'static str,
    /// Its rules.
    pub rules: Rules,
    /// What was asked, and with what means.
    pub settings: SolveSettings,
    /// The command that solves it again, and the version that solved it.
    #[serde(flatten)]
    pub provenance: Provenance,
}

/// What a solver is asked, and with what means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SolveSettings {
    /// Only win, draw or loss.
    pub wdl: bool,
    /// The value of every move too.
    pub all_moves: bool,
    /// A line of best play too.
    pub line: bool,
    /// How many threads search.
    pub threads: usize,
    /// How much memory the table may take, in MB; null for as much as the solver likes.
    pub table: Option<usize>,
    /// The opening book: `shipped`, `none` or a file.
    pub book: String,
}

impl SolveSettings {
    /// The settings of a question with these means.
    pub fn new(question: Question, means: &Means) -> Self {
        let Question { goal, every_action: all_moves, line } = question;
        let wdl = goal == Goal::WinDrawLoss;
        let book = match &means.book {
            OpeningBook::Shipped => SHIPPED.to_owned(),
            OpeningBook::None => NO_BOOK.to_owned(),
            OpeningBook::File(file) => file.display().to_string(),
        };
        let table = means.table_bytes.map(|bytes| bytes >> 20);
        Self { wdl, all_moves, line, threads: means.threads, table, book }
    }

    /// The answer that came of it after so many milliseconds. `place` is how the position was named:
    /// the option and what it was given, as in `["--position", "4455"]`.
    pub fn solution(
        &self,
        position: &dyn DynPosition,
        place: [&str; 2],
        solved: Solved,
        ms: f64,
    ) -> Solution {
        let value = solved.value();
        Solution {
            value,
            bounds: value.is_none().then_some([solved.lower, solved.upper]),
            best: solved.best,
            nodes: solved.nodes,
            ms,
            moves: solved.moves.into_iter().collect(),
            line: solved.line,
            game: position.game_name(),
            rules: position.rules(),
            settings: self.clone(),
            provenance: Provenance {
                command: self.command(position, place),
                version: env!("CARGO_PKG_VERSION").to_owned(),
            },
        }
    }

    fn command(&self, position: &dyn DynPosition, [option, place]: [&str; 2]) -> String {
        let mut command = format!("adut solve {} {option} {}", position.game_name(), quoted(place));
        let rules = position.rules();
        // Records bring their rules.
        let is_usual = adut_registry::game(position.game_name(), &rules)
            .is_ok_and(|game| game.has_default_rules());
        if !is_usual && !place.trim_start().starts_with('{') {
            command += &format!(" --rules {rules}");
        }
        for (is_asked, option) in
            [(self.wdl, "--wdl"), (self.all_moves, "--all-moves"), (self.line, "--line")]
        {
            if is_asked {
                command += &format!(" {option}");
            }
        }
        if self.threads != 1 {
            command += &format!(" --threads {}", self.threads);
        }
        if let Some(table) = self.table {
            command += &format!(" --table {table}");
        }
        match self.book.as_str() {
            SHIPPED => command,
            NO_BOOK => command + " --no-book",
            file => format!("{command} --book {}", quoted(file)),
        }
    }
}

const SHIPPED: &str = "shipped";
const NO_BOOK: &str = "none";
