//! The puzzles that come along, as they are posed and answered. Of what a seat cannot see nothing is
//! told before the answer.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use adut_kernel::{Message, Rules, Seat};
use adut_puzzles::{Facts, Kind, Puzzle, PuzzleResult, TRIES};
use adut_registry::GAMES;
use adut_session::{LegalMove, Session, ToldMove};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::Refusal;

/// The puzzles of each game, read when they are first asked for.
static PUZZLES: LazyLock<BTreeMap<&'static str, Vec<Puzzle>>> =
    LazyLock::new(|| GAMES.iter().map(|kind| (kind.name, kind.puzzles())).collect());

/// A puzzle in the list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Listed {
    id: &'static str,
    /// `open` or `certain`.
    #[schema(value_type = String)]
    kind: Kind,
    /// How hard it is.
    rating: u32,
    /// What it is about.
    #[schema(value_type = Vec<String>)]
    themes: &'static [String],
}

/// A puzzle to be solved: the table as the seat that is to move sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Posed {
    #[serde(flatten)]
    listed: Listed,
    /// What is to be reached: `win` or `draw`.
    #[schema(value_type = String)]
    goal: PuzzleResult,
    table: PosedTable,
    /// The hand of each seat, if all cards lie open.
    #[serde(skip_serializing_if = "Option::is_none")]
    open: Option<Vec<Vec<String>>>,
    /// What then lies face down in the middle, in the order in which it will be drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    face_down: Option<Vec<String>>,
}

/// A table that nobody sits at.
#[derive(Debug, Serialize, ToSchema)]
struct PosedTable {
    game: &'static str,
    #[schema(value_type = Object)]
    rules: Rules,
    seat: usize,
    ply: usize,
    turn: usize,
    sides: Vec<usize>,
    hand_size: usize,
    #[schema(value_type = Object)]
    observation: Value,
    text: String,
    legal: Vec<String>,
    #[schema(value_type = Vec<Object>)]
    choices: Vec<LegalMove>,
    cut: bool,
    #[schema(value_type = Vec<Object>)]
    history: Vec<ToldMove>,
    /// Who played the game that it is from.
    #[schema(value_type = Vec<Object>)]
    players: Vec<Value>,
}

/// What a move is worth, and what would have been right.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Answered {
    /// Whether the move solves it.
    solved: bool,
    solution: String,
    /// Every legal move, the solution first and then by its value.
    moves: Vec<Weighed>,
    /// How many deals agree with what the seat sees, if not all cards lie open.
    deals: Option<u64>,
    /// How often each level finds it, of `tries`.
    #[schema(value_type = Object)]
    found: &'static BTreeMap<String, u32>,
    tries: u32,
    /// The hand of each seat.
    open: Vec<Vec<String>>,
    /// What lies face down in the middle, in the order in which it will be drawn.
    face_down: Vec<String>,
}

/// A legal move with its proof.
#[derive(Debug, Serialize, ToSchema)]
struct Weighed {
    #[serde(rename = "move")]
    action: &'static str,
    /// The move as a short phrase.
    #[schema(value_type = Object)]
    phrase: Option<Message>,
    /// The final difference that it leads to; or in how many of the deals it wins.
    value: i64,
}

fn puzzles_of(game: &str) -> Result<&'static [Puzzle], Refusal> {
    let found = PUZZLES.get(game).filter(|puzzles| !puzzles.is_empty());
    found.map(Vec::as_slice).ok_or_else(|| Refusal::unknown("game with puzzles", game))
}

fn find(game: &str, id: &str) -> Result<&'static Puzzle, Refusal> {
    let found = puzzles_of(game)?.iter().find(|puzzle| puzzle.facts.id == id);
    found.ok_or_else(|| Refusal::unknown("puzzle", id))
}

fn listed(facts: &'static Facts) -> Listed {
    let Facts { id, kind, rating, themes, .. } = facts;
    Listed { id, kind: *kind, rating: *rating, themes }
}

/// The puzzles of a game, the easiest first.
pub(crate) fn list(game: &str) -> Result<Vec<Listed>, Refusal> {
    let mut list: Vec<Listed> =
        puzzles_of(game)?.iter().map(|puzzle| listed(&puzzle.facts)).collect();
    list.sort_by_key(|puzzle| (puzzle.rating, puzzle.id));
    Ok(list)
}

fn broken(_: impl std::error::Error) -> Refusal {
    Refusal::Internal
}

/// A puzzle as it is posed.
pub(crate) fn pose(game: &str, id: &str) -> Result<Posed, Refusal> {
    let puzzle = find(game, id)?;
    let rules = adut_registry::game_of(&puzzle.record).map_err(broken)?;
    let session = rules.replay(&puzzle.record).map_err(broken)?;
    let seat = session.turn().ok_or(Refusal::Internal)?;
    let legal = session.legal();
    let history = session.told(Some(seat));
    let name = |name: &String| json!({ "name": name, "kind": "bot" });
    let table = PosedTable {
        game: rules.name(),
        rules: rules.rules(),
        seat: seat.index(),
        ply: history.len(),
        turn: seat.index(),
        sides: rules.side_of_seat(),
        hand_size: rules.equipment().hand,
        observation: session.observe(seat),
        text: session.show(seat),
        legal: legal.moves,
        choices: session.legal_moves(),
        cut: legal.is_cut,
        history,
        players: puzzle.record.players.iter().map(name).collect(),
    };
    let is_open = puzzle.facts.kind == Kind::Open;
    let face_down = rules.face_down(&puzzle.record).map_err(broken)?;
    Ok(Posed {
        listed: listed(&puzzle.facts),
        goal: puzzle.facts.result,
        table,
        open: is_open.then(|| hands(&*session)),
        face_down: is_open.then_some(face_down),
    })
}

/// What comes of a move.
pub(crate) fn answer(game: &str, id: &str, text: &str) -> Result<Answered, Refusal> {
    let puzzle = find(game, id)?;
    let rules = adut_registry::game_of(&puzzle.record).map_err(broken)?;
    let session = rules.replay(&puzzle.record).map_err(broken)?;
    let choice = session.legal_move(text).map_err(Refusal::Foul)?;
    let Facts { solution, values, deals, found, .. } = &puzzle.facts;
    let weigh = |(action, &value): (&'static String, &i64)| Weighed {
        phrase: session.phrase(action),
        action,
        value,
    };
    let mut moves: Vec<Weighed> = values.iter().map(weigh).collect();
    moves.sort_by_key(|weighed| (weighed.action != solution, -weighed.value));
    Ok(Answered {
        solved: choice.action == *solution,
        solution: solution.clone(),
        moves,
        deals: *deals,
        found,
        tries: TRIES,
        open: hands(&*session),
        face_down: rules.face_down(&puzzle.record).map_err(broken)?,
    })
}

/// The hand of each seat; none where nothing is hidden.
fn hands(session: &dyn Session) -> Vec<Vec<String>> {
    let hand = |seat: Seat| {
        let hand = session.observe(seat)["hand"].take();
        serde_json::from_value(hand).unwrap_or_default()
    };
    Seat::all(session.seats()).map(hand).collect()
}
