//! What every game's players must obey.

use adut_kernel::{Notation as _, Rules};
use adut_players::testkit::{examine_catalogue, examine_honesty, examine_values};

use crate::rules::Connect4;

fn game(rules: &str) -> Connect4 {
    Connect4::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

#[test]
fn the_catalogue_is_in_order() {
    examine_catalogue::<Connect4>();
}

#[test]
fn no_honest_player_peeks() {
    examine_honesty(&game(""), 2);
    examine_honesty(&game("rows=5,cols=10,connect=3"), 1);
}

#[test]
fn all_players_weigh_all_actions() {
    examine_values(&game("rows=4,cols=4"));
}
