//! The kit, the snapshots, the corner cases, and knowledge against brute force.

mod corners;
mod encoded;
mod examined;
mod knowledge;
mod packs;

use adut_kernel::testkit::playthrough;
use adut_kernel::{Course, Notation, Rng, Rules, Turn};

use super::{Card, LoveLetter};

fn game(rules: &str) -> LoveLetter {
    LoveLetter::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

/// A round on a pack that begins with these cards; the rest follows ascending.
fn dealt(rules: &str, top: &str) -> Course<LoveLetter> {
    let game = game(rules);
    let top: Vec<Card> = top.split_whitespace().map(|text| text.parse().unwrap()).collect();
    let mut rest = game.pack().to_vec();
    for card in &top {
        rest.remove(rest.iter().position(|other| other == card).expect("the pack has the card"));
    }
    let deck: Vec<String> = top.iter().chain(&rest).map(Card::to_string).collect();
    let deal = game.read_deck(&deck).unwrap();
    Course::dealt(game, Some(deal))
}

/// Makes the moves, separated by spaces.
fn play(course: &mut Course<LoveLetter>, moves: &str) {
    for text in moves.split_whitespace() {
        course.play_text(text, &mut Rng::new(1)).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The moves that are listed.
fn legal(course: &Course<LoveLetter>) -> Vec<String> {
    use adut_kernel::{Actions, Game};
    let mut actions = Actions::new();
    course.game().actions(course.state(), &mut actions);
    actions.iter().map(|&action| course.game().write_action(action)).collect()
}

/// A random round, up to a random move if `cut`.
fn random_course(game: &LoveLetter, rng: &mut Rng, cut: bool) -> Course<LoveLetter> {
    use adut_kernel::{Actions, Game};
    let mut course = Course::begin(game.clone(), rng);
    let mut scratch = Actions::new();
    while let Turn::Seat(_) = course.turn() {
        let action = game.random_action(course.state(), &mut scratch, rng);
        course.play(action, rng).unwrap();
    }
    if cut { course.rewound(rng.index(course.played().len() + 1)) } else { course }
}

/// Compares a random round with the one that is kept beside those of the other games.
fn compare_playthrough(name: &str, rules: &str) {
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, playthrough(&game(rules), "love-letter"));
    });
}

#[test]
fn rounds_go_as_before() {
    compare_playthrough("love_letter_two_players", "players=2");
    compare_playthrough("love_letter_three_all_tied_win", "players=3,ties=all");
    compare_playthrough("love_letter_four_with_four_guards", "players=4,guards=4");
}
