//! What every game's players must obey.

use adut_kernel::{Notation as _, Rules};
use adut_players::testkit::{examine_catalogue, examine_honesty, examine_values};

use crate::rules::Briskula;

fn game(rules: &str) -> Briskula {
    Briskula::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

#[test]
fn the_catalogue_is_in_order() {
    examine_catalogue::<Briskula>();
}

#[test]
fn no_honest_player_peeks() {
    examine_honesty(&game(""), 2);
    examine_honesty(&game("variant=obicna,players=3"), 1);
    examine_honesty(&game("variant=obicna,players=4,signals=on"), 1);
}

#[test]
fn all_players_weigh_all_actions() {
    examine_values(&game(""));
}
