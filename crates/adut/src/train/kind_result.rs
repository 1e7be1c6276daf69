//! What solving one kind of Love Letter gives.

use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use adut_kernel::{Notation as _, Seat};
use adut_love_letter::rules::LoveLetter;
use adut_love_letter::solver::equilibrium::{
    Decision, Equilibrium, Faces, Play, Reply, Shown, Way, exploitability,
};
use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A solved kind, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KindResult {
    faces: String,
    /// Between what and what the first player's payoff lies.
    value: [f64; 2],
    pub(super) exploitability: f64,
    rounds: u64,
    seconds: f64,
    /// What to do on the first turn.
    first: Vec<FirstTurn>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct FirstTurn {
    cards: [String; 2],
    /// In how many ways the cards come about, in one order.
    ways: f64,
    plays: Vec<FirstPlay>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct FirstPlay {
    #[serde(rename = "move")]
    action: String,
    share: f64,
    value: f64,
}

/// Further digits would only be noise.
fn rounded(value: f64) -> f64 {
    (value * 1e5).round() / 1e5
}

impl KindResult {
    pub(super) fn of(equilibrium: &Equilibrium<f32>, bounds: [f64; 2], seconds: f64) -> Self {
        let game = LoveLetter::default();
        let decisions = equilibrium.first_decisions();
        let first = decisions.iter().map(|decision| FirstTurn {
            cards: decision.cards.map(|card| card.to_string()),
            ways: rounded(decision.ways),
            plays: decision
                .choices
                .iter()
                .map(|choice| FirstPlay {
                    action: game.write_action(choice.play.action(Seat::FIRST, true)),
                    share: rounded(choice.share),
                    value: rounded(choice.value),
                })
                .collect(),
        });
        Self {
            faces: equilibrium.faces().to_string(),
            value: bounds.map(rounded),
            exploitability: rounded(exploitability(bounds)),
            rounds: equilibrium.rounds(),
            seconds: (seconds * 10.0).round() / 10.0,
            first: first.collect(),
        }
    }

    /// Reads what was kept; none if nothing was.
    pub(super) fn load(path: &Path) -> Result<Option<Self>> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(error).with_context(|| format!("cannot read {}", path.display()));
            }
        };
        let result = serde_json::from_str(&text);
        result.map(Some).with_context(|| format!("{} is not the result of a kind", path.display()))
    }

    /// The result in one line.
    pub(super) fn line(&self) -> Value {
        json!({
            "faces": self.faces,
            "value": self.value,
            "exploitability": self.exploitability,
            "rounds": self.rounds,
            "seconds": self.seconds,
        })
    }
}

/// The second player's first turns, in short: a play is its card's number and the named card's, or
/// `o` for oneself; shares and values are in thousandths.
///
/// A reply says what was played, what it showed (`holds`, `discards` the second player, `lays` the
/// first), how often that comes up, and for each pair of cards `[play, share, value]`.
pub(super) fn replies(replies: &[Reply]) -> Value {
    let told = replies.iter().map(|reply| {
        let hands: serde_json::Map<String, Value> =
            reply.decisions.iter().map(|decision| (pair_code(decision), plays(decision))).collect();
        let mut told =
            json!({ "play": play_code(reply.play), "share": thousandths(reply.share), "hands": hands });
        let shown = match reply.shown {
            Shown::Nothing => None,
            Shown::OtherHolds(card) => Some(("holds", card)),
            Shown::OtherDiscards(card) => Some(("discards", card)),
            Shown::MoverDiscards(card) => Some(("lays", card)),
        };
        if let Some((what, card)) = shown {
            told[what] = json!(card.number());
        }
        told
    });
    Value::Array(told.collect())
}

fn thousandths(value: f64) -> Value {
    if value.is_finite() { json!((value * 1e3).round() as i64) } else { Value::Null }
}

fn pair_code(decision: &Decision) -> String {
    decision.cards.iter().map(|card| card.number().to_string()).collect()
}

fn play_code(play: Play) -> String {
    let number = play.card.number();
    match play.way {
        Way::Naming(named) => format!("{number}{}", named.number()),
        Way::Oneself => format!("{number}o"),
        Way::Alone | Way::Other => number.to_string(),
    }
}

/// What is played at all with a pair.
fn plays(decision: &Decision) -> Value {
    let made = decision.choices.iter().filter(|choice| choice.share > 0.0);
    let told = made.map(|choice| {
        json!([play_code(choice.play), thousandths(choice.share), thousandths(choice.value)])
    });
    told.collect()
}

/// The lines of all results in a folder, ascending, as `index.json` keeps them for the page.
pub(super) fn index(folder: &Path) -> Result<String> {
    let mut lines = Vec::new();
    for faces in Faces::all() {
        let result = KindResult::load(&folder.join(format!("{faces}.json")))?;
        lines.extend(result.map(|result| result.line().to_string()));
    }
    Ok(format!("[\n{}\n]", lines.join(",\n")))
}

/// All results as a table, and what they come to together.
pub(super) fn overview(results: &[KindResult]) -> String {
    let mut text =
        String::from("faces  deals  value from       to  exploitable  rounds  seconds\n");
    let (mut ways, mut low, mut high) = (0.0, 0.0, 0.0);
    for result in results {
        let KindResult { faces, value, exploitability, rounds, seconds, .. } = result;
        let count = faces.parse::<Faces>().map_or(0, Faces::ways);
        ways += f64::from(count);
        low += f64::from(count) * value[0];
        high += f64::from(count) * value[1];
        let percent = 100.0 * exploitability;
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{faces:>5}  {count:>5}  {:>+10.4} {:>+8.4}  {percent:>9.3} %  {rounds:>6}  {seconds:>7.1}",
            value[0], value[1]
        );
    }
    if results.len() > 1 {
        let _ = writeln!(
            text,
            "{} of 92 kinds, {ways} of 560 deals: first player's value from {:+.4} to {:+.4}",
            results.len(),
            low / ways,
            high / ways
        );
    }
    text
}
