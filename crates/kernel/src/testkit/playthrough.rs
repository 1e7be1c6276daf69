//! A whole game as text, to be kept as a snapshot.

use std::fmt::Write as _;

use super::random_game;
use crate::{Actions, Determinize, Notation, Seat, Seed, Turn};

/// At most this many actions are written out for a turn.
const SHOWN: usize = 40;

/// Writes out a random game: the rules, the deck, and for each move who saw what, what was legal
/// and what was played. A change of rules or notation shows as a change of this text.
pub fn playthrough<G: Notation + Determinize>(game: &G, seed: &str) -> String {
    let mut text = String::new();
    let mut actions = Actions::new();
    let course = random_game(game, Seed::from_text(seed), |course| {
        let number = course.played().len();
        if let Some(played) = course.events().next_back() {
            writeln!(text, "plays {}", game.write_move(&played)).expect("strings take text");
        } else {
            writeln!(text, "{} {}", G::NAME, game.rules()).expect("as above");
            if let Some(deal) = course.deal() {
                writeln!(text, "deck: {}", game.write_deck(deal).join(" ")).expect("as above");
            }
        }
        if let Turn::Seat(seat) = course.turn() {
            writeln!(text, "\n# move {}, seat {seat}", number + 1).expect("as above");
            for seat in Seat::all(game.seats()) {
                let seen = game.describe(&game.observe(course.state(), seat));
                writeln!(text, "{seat} sees {seen}").expect("as above");
            }
            game.actions(course.state(), &mut actions);
            let shown: Vec<String> =
                actions.iter().take(SHOWN).map(|&a| game.write_action(a)).collect();
            let more = if actions.len() > SHOWN || actions.is_cut() { " …" } else { "" };
            writeln!(text, "legal: {}{more}", shown.join(" | ")).expect("as above");
        }
    });
    let outcome = course.outcome().expect("the game is over");
    let scores: Vec<String> = outcome.scores.iter().map(f64::to_string).collect();
    let winners: Vec<String> = outcome.winners().map(|side| side.to_string()).collect();
    let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join(" and ") };
    writeln!(text, "\nscores {}; {winners} won", scores.join(" : ")).expect("as above");
    text
}
