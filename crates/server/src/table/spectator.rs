//! What somebody sees who only watches.
//!
//! No game has an observation of nobody, so it is made from a player's: what everybody at the table
//! sees is named here, game by game, and everything else is left out. A game that is not named
//! shows nothing.

use adut_games::briskula::Briskula;
use adut_games::connect4::Connect4;
use adut_games::love_letter::LoveLetter;
use adut_games::tablic::Tablic;
use adut_kernel::Notation;
use serde_json::{Map, Value};

/// What is public of a player's observation, by game.
const PUBLIC: &[(&str, &[&str])] = &[
    (
        Tablic::NAME,
        &[
            "to_move",
            "table",
            "hand_sizes",
            "undealt",
            "cut_card",
            "sides",
            "last_move",
            "last_capture",
        ],
    ),
    (
        Briskula::NAME,
        &["turn", "trump", "stock", "trick", "last_trick", "points", "thrown", "hand_sizes"],
    ),
    (
        LoveLetter::NAME,
        &["turn", "over", "face_up", "deck", "discards", "in", "protected", "events"],
    ),
    (Connect4::NAME, &["board", "stones", "turn"]),
];

/// What is public of a turn in Love Letter; which cards were met is for those who met them.
const EVENT: &[&str] = &["seat", "move", "out"];

/// What everybody at the table sees, from what one of them does.
pub(super) fn public(game: &str, mut observation: Value) -> Value {
    let fields = PUBLIC.iter().find(|(name, _)| *name == game).map_or(&[][..], |(_, keys)| *keys);
    keep_only(&mut observation, fields);
    for event in observation.get_mut("events").and_then(Value::as_array_mut).into_iter().flatten() {
        keep_only(event, EVENT);
    }
    observation
}

fn keep_only(value: &mut Value, keys: &[&str]) {
    match value {
        Value::Object(fields) => fields.retain(|key, _| keys.contains(&key.as_str())),
        other => *other = Value::Object(Map::new()),
    }
}
