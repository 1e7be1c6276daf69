//! What every game's players must obey.

use adut_kernel::{Notation as _, Rules};
use adut_players::Playable as _;
use adut_players::testkit::{examine_catalogue, examine_honesty, examine_values, made};

use crate::rules::Tablic;

fn game(rules: &str) -> Tablic {
    Tablic::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

#[test]
fn the_catalogue_is_in_order() {
    examine_catalogue::<Tablic>();
}

#[test]
fn no_honest_player_peeks() {
    examine_honesty(&game(""), 2);
    examine_honesty(&game("code=published"), 3);
    examine_honesty(&game("players=3,jack=sweeps,cut_card=on"), 1);
    examine_honesty(&game("players=4"), 1);
    examine_honesty(&game("open=hands"), 1);
    examine_honesty(&game("open=deck"), 1);
}

#[test]
fn all_players_weigh_all_actions() {
    examine_values(&game(""));
    examine_values(&game("code=published"));
}

/// Each player plays by the rules that it was made for, and the random one by all.
#[test]
fn published_players_play_the_published_game_only() {
    let published = game("code=published");
    for entry in Tablic::catalogue() {
        let plays = entry.name.ends_with("-published") || entry.name == "random";
        assert_eq!(made(&published, entry).is_some(), plays, "{}", entry.name);
    }
}
