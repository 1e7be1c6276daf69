//! What every game's players must obey.

use adut_kernel::{Notation as _, Rules};
use adut_players::testkit::{examine_catalogue, examine_honesty, examine_values};

use crate::rules::LoveLetter;

fn game(rules: &str) -> LoveLetter {
    LoveLetter::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

#[test]
fn the_catalogue_is_in_order() {
    examine_catalogue::<LoveLetter>();
}

#[test]
fn no_honest_player_peeks() {
    examine_honesty(&game(""), 6);
    examine_honesty(&game("players=3"), 3);
    examine_honesty(&game("players=4"), 3);
}

#[test]
fn all_players_weigh_all_actions() {
    examine_values(&game(""));
}
