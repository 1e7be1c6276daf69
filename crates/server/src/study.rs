//! What is done with a finished game: it is stepped through, reviewed, and its deal played again.

use std::sync::Arc;

use adut_kernel::{Record, Rng, Seat, Seed, guarded};
use adut_players::Programs;
use adut_review::{ReviewError, Settings, Step, TruthPass};
use adut_session::{DynGame, LegalMove, SeatedPlayer, Session, ToldMove};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::jobs::{Progress, Work};
use crate::table::{Over, PERSON};
use crate::{Limits, Refusal};

/// Who sits for a person when a deal is played again.
const STAND_IN: &str = "best";
/// How many players may play one hand.
const MOST_PLAYERS: usize = 32;

/// A game step by step, with all that each seat saw.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Replay {
    /// The game as it was dealt, then after each move.
    steps: Vec<ReplayStep>,
    /// The result; null after a forfeit.
    over: Option<Over>,
    /// The moves in parts, with what each seat is told of them.
    #[schema(value_type = Vec<Vec<Object>>)]
    told: Vec<Vec<ToldMove>>,
    /// The side of each seat; partners share one.
    sides: Vec<usize>,
    /// How many cards a hand holds at most.
    hand_size: usize,
    /// Whether the positions can be solved with all cards known.
    solvable: bool,
}

/// A moment of a game.
#[derive(Debug, Serialize, ToSchema)]
struct ReplayStep {
    /// How many moves were made.
    ply: usize,
    /// Who is to act.
    turn: Option<usize>,
    /// The move that led here; null for the deal.
    #[serde(rename = "move")]
    action: Option<String>,
    /// Who made it.
    by: Option<usize>,
    /// What each seat sees.
    #[schema(value_type = Vec<Object>)]
    views: Vec<Value>,
    /// What whoever is to act may do, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    choices: Option<Vec<LegalMove>>,
    /// Whether more is legal than is listed.
    cut: bool,
}

/// Steps through a finished game; `with_choices`: with what could have been done at each step.
pub(crate) fn replay(record: &Record, with_choices: bool) -> Result<Replay, Refusal> {
    let Finished { game, session } = finished(record)?;
    let movers = session.movers();
    let step = |ply: usize| {
        let mut then = session.fork();
        then.rewind(ply);
        let seats = Seat::all(then.seats());
        ReplayStep {
            ply,
            turn: then.turn().map(Seat::index),
            action: then.last_written(),
            by: ply.checked_sub(1).map(|last| movers[last].index()),
            views: seats.map(|seat| then.observe(seat)).collect(),
            choices: with_choices.then(|| then.legal_moves()),
            cut: with_choices && then.turn().is_some() && then.legal().is_cut,
        }
    };
    let steps = (0..=session.made()).map(step).collect();
    Ok(Replay {
        steps,
        over: session.outcome().map(|outcome| Over::new(&outcome, session.account())),
        told: Seat::all(session.seats()).map(|seat| session.told_openly(seat)).collect(),
        sides: game.side_of_seat(),
        hand_size: game.equipment().hand,
        solvable: game.is_solvable(),
    })
}

/// Reviews a finished game for a seat. `fully`: with the exact truth of every position, as far as
/// the limit of positions looked at reaches; the last ones are solved first.
pub(crate) fn review(
    record: Record,
    seat: Option<usize>,
    fully: bool,
    limits: &Limits,
) -> Result<Work, Refusal> {
    let Finished { game, session } = check(&record, seat)?;
    let truth = if fully { TruthPass::Full } else { TruthPass::Quick };
    let settings =
        Settings { seat, truth, truth_nodes: limits.review_nodes, ..Settings::default() };
    Ok(Box::new(move |progress| {
        let review = guarded(|| game.review(&record, &settings, progress));
        let review = review.map_err(|crash| {
            tracing::error!(%crash, %record, "a review crashed");
            "the server made a mistake".to_owned()
        })?;
        let mut review = review.map(|review| json!(review)).map_err(|error| error.to_string())?;
        add_phrases(&mut review, &*session);
        Ok(review)
    }))
}

/// Adds to every move that a review names how it is called, as `phrase` and `best_phrase`.
fn add_phrases(review: &mut Value, session: &dyn Session) {
    let plies = review["plies"].as_array_mut().into_iter().flatten();
    for (made, ply) in plies.enumerate() {
        let mut then = session.fork();
        then.rewind(made);
        let phrase = |text: &Value| json!(text.as_str().and_then(|text| then.phrase(text)));
        ply["phrase"] = phrase(&ply["move"]);
        for part in ["decision", "truth"] {
            if let Some(best) = ply.get(part).and_then(|part| part.get("best")) {
                let best = phrase(best);
                ply[part]["best_phrase"] = best;
            }
        }
    }
}

/// Lets each of several players play a seat's hand on the deal of a finished game.
pub(crate) fn same_hand(
    record: Record,
    seat: usize,
    players: Vec<String>,
) -> Result<Work, Refusal> {
    let Finished { game, .. } = check(&record, Some(seat))?;
    if players.len() > MOST_PLAYERS {
        let sentence = format!("at most {MOST_PLAYERS} players can play one hand");
        return Err(Refusal::BadRequest(sentence));
    }
    if let Some(name) = players.iter().find(|name| name.contains(':')) {
        let sentence = format!("`{name}`: players have no settings here");
        return Err(Refusal::BadRequest(sentence));
    }
    for name in &players {
        let found = game.find_player(name, Programs::Refused);
        found.map_err(|error| Refusal::BadRequest(error.to_string()))?;
    }
    Ok(Box::new(move |progress| {
        SameHand { game: &*game, record: &record, seat, players: &players }.play(progress)
    }))
}

struct SameHand<'a> {
    game: &'a dyn DynGame,
    record: &'a Record,
    seat: usize,
    players: &'a [String],
}

impl SameHand<'_> {
    fn play(&self, progress: &mut Progress<'_>) -> Result<Value, String> {
        let found = finished(self.record).map_err(|refusal| refusal.to_string())?;
        let mut begin = found.session;
        begin.rewind(self.record.opening.unwrap_or(0).min(begin.made()));
        let of = self.players.len();
        let mut rows = Vec::new();
        for (done, name) in self.players.iter().enumerate() {
            if progress(Step { done, of }).is_break() {
                return Err(ReviewError::Stopped.to_string());
            }
            let mut seated = Seat::all(begin.seats())
                .map(|seat| {
                    let own = seat.index() == self.seat;
                    self.find(if own { name } else { self.opponent(seat) })
                })
                .collect::<Result<Vec<_>, _>>()?;
            let played = play_on(begin.fork(), &mut seated)?.record();
            rows.push(json!({
                "player": name,
                "scores": played.scores,
                "winner": played.winner.flatten(),
                "winners": played.winners,
                "moves": played.moves,
            }));
        }
        Ok(json!({ "rows": rows }))
    }

    fn find(&self, name: &str) -> Result<Box<dyn SeatedPlayer>, String> {
        let found = self.game.find_player(name, Programs::Refused);
        let found = found.or_else(|_| self.game.find_player(STAND_IN, Programs::Refused));
        found.map(|player| player.make()).map_err(|error| error.to_string())
    }

    /// Who sat there, if it was a program of ours.
    fn opponent(&self, seat: Seat) -> &str {
        let name = self.record.players.get(seat.index()).map_or(STAND_IN, String::as_str);
        if name == PERSON || name.contains(':') { STAND_IN } else { name }
    }
}

/// Plays a game to its end. The same deal and players give the same game.
fn play_on(
    mut session: Box<dyn Session>,
    players: &mut [Box<dyn SeatedPlayer>],
) -> Result<Box<dyn Session>, String> {
    let path = Seed::from_text("same hand");
    let mut streams: Vec<Rng> =
        (0..players.len() as u64).map(|i| path.child("seat").nth(i).rng()).collect();
    let mut chance = path.child("chance").rng();
    while let Some(seat) = session.turn() {
        let player = &mut *players[seat.index()];
        let choice = session.choose(player, &mut streams[seat.index()]);
        let action = choice.action.map_err(|forfeit| forfeit.to_string())?;
        session.play(&action, &mut chance)?;
    }
    Ok(session)
}

/// Refuses what is not a whole game, and seats that it does not have.
fn check(record: &Record, seat: Option<usize>) -> Result<Finished, Refusal> {
    let found = finished(record)?;
    let seats = found.session.seats();
    match seat {
        Some(seat) if seat >= seats => {
            let sentence = format!("there is no seat {seat} at a table of {seats}");
            Err(Refusal::BadRequest(sentence))
        }
        _ => Ok(found),
    }
}

/// A finished game.
struct Finished {
    game: Arc<dyn DynGame>,
    session: Box<dyn Session>,
}

fn finished(record: &Record) -> Result<Finished, Refusal> {
    let game = adut_registry::game_of(record);
    let game = game.map_err(|error| Refusal::BadRequest(error.to_string()))?;
    let session = game.replay(record).map_err(|error| Refusal::BadRequest(error.to_string()))?;
    if session.outcome().is_none() && record.end.is_none() {
        return Err(Refusal::NotOver);
    }
    Ok(Finished { game, session })
}
