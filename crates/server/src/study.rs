//! What is done with a finished game: it is stepped through, reviewed, and its deal played again.

use std::time::Duration;

use adut_kernel::{Actions, Course, Notation, Player, Record, Rng, Seat, Seed, Situation, Turn};
use adut_players::{AnyGame, Chosen, Playable, Visitor};
use adut_review::{ReviewError, Settings, Step, TruthPass};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::Refusal;
use crate::jobs::{Progress, Work};
use crate::table::{Over, PERSON};

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
}

/// Steps through a finished game.
pub(crate) fn replay(record: &Record) -> Result<Replay, Refusal> {
    any(record)?.visit(Steps(record))
}

struct Steps<'a>(&'a Record);

impl Visitor for Steps<'_> {
    type Output = Result<Replay, Refusal>;

    fn visit<G: Playable>(self, _: G) -> Self::Output {
        let course = finished::<G>(self.0)?;
        let game = course.game();
        let step = |ply: usize| {
            let then = course.rewound(ply);
            let made = then.events().next_back();
            let seen = |seat| game.describe(&game.observe(then.state(), seat));
            ReplayStep {
                ply,
                turn: seat_of(then.turn()),
                action: made.as_ref().map(|played| game.write_move(played)),
                by: made.map(|played| played.seat.index()),
                views: Seat::all(game.seats()).map(seen).collect(),
            }
        };
        let steps = (0..=course.played().len()).map(step).collect();
        Ok(Replay { steps, over: course.outcome().as_ref().map(Over::from) })
    }
}

/// Reviews a finished game for a seat. `fully`: with the exact truth of every position, however
/// long that takes.
pub(crate) fn review(record: Record, seat: Option<usize>, fully: bool) -> Result<Work, Refusal> {
    check(&record, seat)?;
    let truth = if fully { TruthPass::Full } else { TruthPass::Quick };
    let settings = Settings { seat, truth, ..Settings::default() };
    Ok(Box::new(move |progress| {
        let review = adut_review::review(&record, &settings, progress);
        review.map(|review| json!(review)).map_err(|error| error.to_string())
    }))
}

/// Lets each of several players play a seat's hand on the deal of a finished game.
pub(crate) fn same_hand(
    record: Record,
    seat: usize,
    players: Vec<String>,
) -> Result<Work, Refusal> {
    check(&record, Some(seat))?;
    if players.len() > MOST_PLAYERS {
        let sentence = format!("at most {MOST_PLAYERS} players can play one hand");
        return Err(Refusal::Senseless(sentence));
    }
    if let Some(name) = players.iter().find(|name| name.contains(':')) {
        let sentence = format!("`{name}`: players have no settings here");
        return Err(Refusal::Senseless(sentence));
    }
    any(&record)?.visit(Known { players: &players })?;
    Ok(Box::new(move |progress| {
        let game = any(&record).map_err(|refusal| refusal.to_string())?;
        game.visit(SameHand { record: &record, seat, players: &players, progress })
    }))
}

struct Known<'a> {
    players: &'a [String],
}

impl Visitor for Known<'_> {
    type Output = Result<(), Refusal>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        for name in self.players {
            let found = Chosen::find(&game, name, Duration::ZERO);
            found.map_err(|error| Refusal::Senseless(error.to_string()))?;
        }
        Ok(())
    }
}

struct SameHand<'a, 'b> {
    record: &'a Record,
    seat: usize,
    players: &'a [String],
    progress: &'a mut Progress<'b>,
}

impl Visitor for SameHand<'_, '_> {
    type Output = Result<Value, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let course = finished::<G>(self.record).map_err(|refusal| refusal.to_string())?;
        let begin = course.rewound(self.record.opening.unwrap_or(0).min(course.played().len()));
        let of = self.players.len();
        let mut rows = Vec::new();
        for (done, name) in self.players.iter().enumerate() {
            if (self.progress)(Step { done, of }).is_break() {
                return Err(ReviewError::Stopped.to_string());
            }
            let mut seated: Vec<Player<G>> = Seat::all(game.seats())
                .map(|seat| {
                    let own = seat.index() == self.seat;
                    let name = if own { name } else { self.opponent(seat) };
                    let chosen = Chosen::find(&game, name, Duration::ZERO)
                        .or_else(|_| Chosen::find(&game, STAND_IN, Duration::ZERO));
                    chosen.map(|chosen| chosen.make()).map_err(|error| error.to_string())
                })
                .collect::<Result<_, _>>()?;
            let played = play_on(begin.clone(), &mut seated)?.to_record();
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
}

impl SameHand<'_, '_> {
    /// Who sat there, if it was a program of ours.
    fn opponent(&self, seat: Seat) -> &str {
        let name = self.record.players.get(seat.index()).map_or(STAND_IN, String::as_str);
        if name == PERSON || name.contains(':') { STAND_IN } else { name }
    }
}

/// Plays a game to its end. The same deal and players give the same game.
fn play_on<G: Playable>(
    mut course: Course<G>,
    players: &mut [Player<G>],
) -> Result<Course<G>, String> {
    let path = Seed::from_text("same hand");
    let mut streams: Vec<Rng> =
        (0..players.len() as u64).map(|i| path.child("seat").nth(i).rng()).collect();
    let mut chance = path.child("chance").rng();
    let mut actions = Actions::new();
    while let Turn::Seat(seat) = course.turn() {
        let (game, state) = (course.game(), course.state());
        game.actions(state, &mut actions);
        let history = course.witnessed_by(seat);
        let situation = Situation { game, state, seat, actions: &actions, history: &history };
        let player = &mut players[seat.index()];
        let action = player.choose(&situation, &mut streams[seat.index()]);
        let action = action.map_err(|forfeit| forfeit.to_string())?;
        course.play_legal(action, &mut chance);
    }
    Ok(course)
}

fn any(record: &Record) -> Result<AnyGame, Refusal> {
    let game = AnyGame::new(&record.game, &record.rules);
    game.map_err(|error| Refusal::Senseless(error.to_string()))
}

/// Refuses what is not a whole game, and seats that it does not have.
fn check(record: &Record, seat: Option<usize>) -> Result<(), Refusal> {
    any(record)?.visit(Check { record, seat })
}

struct Check<'a> {
    record: &'a Record,
    seat: Option<usize>,
}

impl Visitor for Check<'_> {
    type Output = Result<(), Refusal>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        finished::<G>(self.record)?;
        match self.seat {
            Some(seat) if seat >= game.seats() => {
                let sentence = format!("there is no seat {seat} at a table of {}", game.seats());
                Err(Refusal::Senseless(sentence))
            }
            _ => Ok(()),
        }
    }
}

fn finished<G: Notation>(record: &Record) -> Result<Course<G>, Refusal> {
    let course = Course::<G>::replay(record);
    let course = course.map_err(|error| Refusal::Senseless(error.to_string()))?;
    if course.outcome().is_none() && record.end.is_none() {
        return Err(Refusal::NotOver);
    }
    Ok(course)
}

fn seat_of(turn: Turn) -> Option<usize> {
    match turn {
        Turn::Seat(seat) => Some(seat.index()),
        _ => None,
    }
}
