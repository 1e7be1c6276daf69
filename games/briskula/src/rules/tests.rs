//! The kit's examination of every variant, and whole games kept as text.

mod deals;
mod encoded;
mod oracle;
mod records;
mod seen;
mod signals;
mod tricks;

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::testkit::{Thoroughness, examine, playthrough};
use adut_kernel::{Notation, Rules};

use super::Briskula;

fn game(rules: &str) -> Briskula {
    Briskula::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// Each way of playing that is worth telling apart.
const VARIANTS: [&str; 11] = [
    "players=2",
    "deal=knock",
    "variant=obicna",
    "variant=obicna,deal=knock",
    "players=3,variant=obicna",
    "players=3,variant=obicna,left_out=fours",
    "players=4,variant=obicna",
    "players=4,variant=obicna,open_hands=last-trick",
    "players=4,variant=obicna,open_hands=stock-out",
    "players=4,variant=obicna,signals=on",
    "players=4,variant=obicna,signals=on,signal_seen=0.75,open_hands=stock-out,deal=knock",
];

/// Where 40 arrangements are possible, 800 draws miss one less than once in 10^7.
fn examine_all(variants: &[&str]) {
    for rules in variants {
        examine(&game(rules), Thoroughness { games: 100, hidden_games: 3, worlds: 800 });
    }
}

#[test]
fn two_players_obey_the_laws() {
    examine_all(&VARIANTS[..4]);
}

#[test]
fn three_players_obey_the_laws() {
    examine_all(&VARIANTS[4..6]);
}

#[test]
fn four_players_obey_the_laws() {
    examine_all(&VARIANTS[6..9]);
}

#[test]
fn signals_obey_the_laws() {
    examine_all(&VARIANTS[9..]);
}

#[test]
fn playthrough_dupla() {
    insta::assert_snapshot!(playthrough(&Briskula::default(), "dupla"));
}

#[test]
fn playthrough_obicna() {
    insta::assert_snapshot!(playthrough(&game("variant=obicna"), "obicna"));
}

#[test]
fn playthrough_three() {
    insta::assert_snapshot!(playthrough(&game("players=3,variant=obicna"), "three"));
}

#[test]
fn playthrough_four_with_signals() {
    let rules = "players=4,variant=obicna,signals=on,open_hands=last-trick";
    insta::assert_snapshot!(playthrough(&game(rules), "four"));
}
