//! Puzzles: posed without what is hidden, and answered with the proof.

use std::collections::BTreeSet;

use adut_kernel::Seat;
use adut_puzzles::{Kind, Puzzle};
use adut_registry::{GAMES, game_of, replay};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Asker, state};

fn shipped() -> impl Iterator<Item = Puzzle> {
    GAMES.iter().flat_map(|kind| kind.puzzles())
}

#[tokio::test]
async fn every_game_lists_its_puzzles_the_easiest_first() {
    let asker = Asker::new(&state());
    for kind in GAMES {
        let list = asker.get(&format!("/api/puzzles/{}", kind.name)).await.json();
        let ratings: Vec<u64> =
            list.as_array().unwrap().iter().map(|one| one["rating"].as_u64().unwrap()).collect();
        assert_eq!(ratings.len(), shipped().filter(|one| one.record.game == kind.name).count());
        assert!(ratings.is_sorted());
    }
    assert_eq!(asker.get("/api/puzzles/chess").await.status, StatusCode::NOT_FOUND);
    assert_eq!(asker.get("/api/puzzles/tablic/nothing").await.status, StatusCode::NOT_FOUND);
}

/// Cards that the seat does not see are nowhere in what is sent before the answer.
#[tokio::test]
async fn hidden_cards_come_with_the_answer_only() {
    let asker = Asker::new(&state());
    let of_packs = |puzzle: &Puzzle| ["tablic", "briskula"].contains(&puzzle.record.game.as_str());
    let certain = shipped().filter(|puzzle| puzzle.facts.kind == Kind::Certain);
    let mut looked = 0;
    for Puzzle { record, facts } in certain.filter(of_packs).step_by(5) {
        let path = format!("/api/puzzles/{}/{}", record.game, facts.id);
        let posed = asker.get(&path).await.json();
        let session = replay(&record).unwrap();
        let seat = session.turn().unwrap();
        let seen = session.observe(seat);
        assert_eq!(posed["table"]["observation"], seen);
        let seen = cards_in(&seen);
        let mut hidden = cards_in(&session.observe(Seat::new(1 - seat.index()))["hand"]);
        hidden.extend(game_of(&record).unwrap().face_down(&record).unwrap());
        let told = cards_in(&posed);
        for card in hidden.difference(&seen) {
            assert!(!told.contains(card), "{path} tells of {card}");
            looked += 1;
        }
        assert_eq!((&posed["open"], &posed["face_down"]), (&Value::Null, &Value::Null));
        let answer = asker.post(&path, json!({ "move": facts.solution })).await.json();
        assert!(hidden.is_subset(&cards_in(&answer)), "{path}");
    }
    assert!(looked > 100);
}

/// Every text in a value that may be a card.
fn cards_in(value: &Value) -> BTreeSet<String> {
    match value {
        Value::String(text) => text.split([' ', '\n', ',']).map(str::to_owned).collect(),
        Value::Array(values) => values.iter().flat_map(cards_in).collect(),
        Value::Object(fields) => fields.values().flat_map(cards_in).collect(),
        _ => BTreeSet::new(),
    }
}

#[tokio::test]
async fn an_answer_tells_right_from_wrong_and_why() {
    let asker = Asker::new(&state());
    for Puzzle { record, facts } in shipped().step_by(97) {
        let path = format!("/api/puzzles/{}/{}", record.game, facts.id);
        let posed = asker.get(&path).await.json();
        assert_eq!(posed["open"].is_array(), facts.kind == Kind::Open);
        for (action, value) in &facts.values {
            let answer = asker.post(&path, json!({ "move": action })).await.json();
            assert_eq!(answer["solved"], *action == facts.solution);
            assert_eq!(answer["moves"][0]["move"], facts.solution);
            let moves = answer["moves"].as_array().unwrap();
            let told = moves.iter().find(|one| one["move"] == action.as_str()).unwrap();
            assert_eq!(told["value"], *value);
        }
        let foul = asker.post(&path, json!({ "move": "nonsense" })).await;
        assert_eq!(foul.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
}
