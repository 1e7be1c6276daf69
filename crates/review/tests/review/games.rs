//! Positions whose best move, and why, everybody can see.

use adut_kernel::Record;
use adut_review::{Argument, Budget, Grade, Ply, Settings};

use crate::common::{game, small};

/// Reviews the last move of a record with some care.
fn last(record: &Record) -> Ply {
    let budget = Budget { playouts: 2000, ..small().budget };
    let settings = Settings { budget, ..small() };
    crate::common::review(record, &settings).plies.pop().unwrap()
}

/// Reviews the last of these moves of Connect-4.
fn connect4(moves: &str) -> Ply {
    let mut record = game("connect4", "", ["random", "random"], 0);
    record.moves = moves.chars().map(String::from).collect();
    last(&record)
}

fn reason(ply: &Ply) -> &'static str {
    ply.decision.as_ref().unwrap().reason.as_ref().unwrap().id
}

#[test]
fn connect4_tells_wins_and_threats() {
    assert_eq!(reason(&connect4("1212127")), "why-wins-now");
    assert_eq!(reason(&connect4("121217")), "why-blocks");
    assert_eq!(connect4("121211").decision.unwrap().grade, Grade::Best);
}

/// A deck that begins with these cards.
fn with_deck(name: &str, first: &str, moves: &[&str]) -> Record {
    let mut record = game(name, "", ["random", "random"], 0);
    let first: Vec<String> = first.split(' ').map(str::to_owned).collect();
    let deck = record.deck.take().unwrap();
    let rest: Vec<String> = deck.into_iter().filter(|card| !first.contains(card)).collect();
    record.deck = Some([first, rest].concat());
    record.moves = moves.iter().map(|&text| text.to_owned()).collect();
    record
}

#[test]
fn tablic_tells_a_missed_tabla() {
    // 2 3 4 and ace make ten with the ten of diamonds.
    let first = "2d 3d 4d Ac 10d 5c 6c 7h 8s 9s 9h 9c 5h 6h 7d 8d";
    let record = with_deck("tablic", first, &["5c"]);
    let ply = last(&record);
    let decision = ply.decision.as_ref().unwrap();
    assert_eq!(decision.best, "10d x Ac 2d 3d 4d");
    assert_eq!(reason(&ply), "why-tabla");
    assert!(decision.cost.points.unwrap() > 1.0 && decision.grade >= Grade::Mistake);
}

#[test]
fn briskula_tells_a_karik_thrown_away() {
    // Obična would be as clear; in dupla the as goes under a trump with nothing in it for us.
    let first = "2k 4b 3d Ad 5k 4k 6b 5s 6s";
    let record = with_deck("briskula", first, &["4b", "Ad"]);
    let ply = last(&record);
    let decision = ply.decision.as_ref().unwrap();
    assert!(decision.cost.total > 0.0, "{decision:?}");
    assert_eq!(reason(&ply), "why-gives-karik");
    let args = &decision.reason.as_ref().unwrap().args;
    assert_eq!(args["card"], Argument::Card { card: "Ad".to_owned() });
}

#[test]
fn love_letter_tells_who_gives_up_the_princess() {
    let mut record = game("love-letter", "", ["random", "random"], 0);
    let deck = record.deck.as_mut().unwrap();
    // The first seat's card, then what it draws: the set-aside card and three open ones before it.
    let princess = deck.iter().position(|card| card == "princess").unwrap();
    deck.swap(4, princess);
    let baron = deck.iter().rposition(|card| card == "handmaid").unwrap();
    deck.swap(6, baron);
    record.moves = vec!["princess".to_owned()];
    let ply = last(&record);
    assert_eq!(reason(&ply), "why-princess");
    assert_eq!(ply.decision.unwrap().grade, Grade::Blunder);
}
