//! Rules, worked positions, the end of the game, and what the test kit asks.

mod encoded;
mod examined;
mod positions;
mod written;

use adut_kernel::testkit::playthrough;
use adut_kernel::{Notation as _, Rules};

use super::Tablic;

fn game(rules: &str) -> Tablic {
    Tablic::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

#[test]
fn playthroughs() {
    insta::assert_snapshot!("two_players", playthrough(&game(""), "playthrough"));
    insta::assert_snapshot!("published_code", playthrough(&game("code=published"), "playthrough"));
    insta::assert_snapshot!("three_players", playthrough(&game("players=3"), "playthrough"));
    let partners = game("players=4,cards_bonus=always,jack=sweeps,cut_card=on");
    insta::assert_snapshot!("four_players_sweeping", playthrough(&partners, "playthrough"));
}
