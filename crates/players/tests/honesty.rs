//! Honest players do not see hidden cards: with those re-dealt and the same random numbers, they
//! make the same move. And every player of the catalogue weighs every action.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use adut_games::briskula::Briskula;
use adut_games::connect4::Connect4;
use adut_games::love_letter::LoveLetter;
use adut_games::tablic::Tablic;
use adut_kernel::testkit::{Examined, examine_agent};
use adut_kernel::{
    Actions, Agent, Course, Game, Notation, Player, Rng, Rules, RulesError, Seed, Sees, Situation,
    Turn, View,
};
use adut_players::{Entry, Playable};

/// Budgets that keep the tests short; whether a player peeks does not depend on them.
const SMALL: [(&str, &str); 4] = [("sims", "40"), ("worlds", "4"), ("depth", "2"), ("nodes", "1")];

fn game<G: Notation>(rules: &str) -> G {
    G::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

/// None if the player does not play by these rules and says so.
fn made<G: Playable>(game: &G, entry: &Entry<G>) -> Option<Player<G>> {
    let mut settings = Rules::new();
    for (name, value) in SMALL {
        if entry.settings.iter().any(|option| option.name == name) {
            settings.set(name, value);
        }
    }
    match (entry.make)(game, &settings.read(entry.name, entry.settings)) {
        Ok(player) => Some(player),
        Err(RulesError::Conflict { .. }) => None,
        Err(error) => panic!("{}: {error}", entry.name),
    }
}

/// An honest player out of the catalogue.
struct Seated<G: Game>(Player<G>);

impl<G: Game> Agent<G> for Seated<G> {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        match &mut self.0 {
            Player::Honest(agent) => agent.act(view, rng),
            _ => panic!("the catalogue calls this player honest"),
        }
    }
}

fn no_honest_player_peeks<G: Playable + Examined>(rules: &str, games: u64) {
    let game = game::<G>(rules);
    for entry in G::catalogue().iter().filter(|entry| entry.sees == Sees::Honest) {
        if made(&game, entry).is_some() {
            examine_agent(&game, || Seated(made(&game, entry).unwrap()), games);
        }
    }
}

#[test]
fn no_honest_player_peeks_in_tablic() {
    no_honest_player_peeks::<Tablic>("", 2);
    no_honest_player_peeks::<Tablic>("code=published", 3);
    no_honest_player_peeks::<Tablic>("players=3,jack=sweeps,cut_card=on", 1);
    no_honest_player_peeks::<Tablic>("players=4", 1);
}

#[test]
fn no_honest_player_peeks_in_briskula() {
    no_honest_player_peeks::<Briskula>("", 2);
    no_honest_player_peeks::<Briskula>("variant=obicna,players=3", 1);
    no_honest_player_peeks::<Briskula>("variant=obicna,players=4,signals=on", 1);
}

#[test]
fn no_honest_player_peeks_in_love_letter() {
    no_honest_player_peeks::<LoveLetter>("", 6);
    no_honest_player_peeks::<LoveLetter>("players=3", 3);
    no_honest_player_peeks::<LoveLetter>("players=4", 3);
}

#[test]
fn connect4_players_play_listed_columns() {
    no_honest_player_peeks::<Connect4>("", 2);
    no_honest_player_peeks::<Connect4>("rows=5,cols=10,connect=3", 1);
}

/// One value for each action, finite, and the same when asked again.
fn every_player_weighs_every_action<G: Playable>(rules: &str) {
    let game = game::<G>(rules);
    for entry in G::catalogue() {
        let Some(player) = made(&game, entry) else { continue };
        assert_eq!(player.sees(), entry.sees, "{}", entry.name);
        let mut rng = Seed::from_text("weighs").rng();
        let mut course = Course::begin(game.clone(), &mut rng);
        let mut actions = Actions::new();
        while let Turn::Seat(seat) = course.turn() {
            let (state, history) = (course.state(), course.witnessed_by(seat));
            game.actions(state, &mut actions);
            let at = Situation { game: &game, state, seat, actions: &actions, history: &history };
            let values = || made(&game, entry).unwrap().values(&at, &mut Rng::new(7)).unwrap();
            let first = values();
            assert_eq!(first.len(), actions.len(), "{}", entry.name);
            assert!(first.iter().all(|value| value.is_finite()), "{}: {first:?}", entry.name);
            assert_eq!(first, values(), "{}", entry.name);
            let action = game.random_action(state, &mut actions, &mut rng);
            course.play(action, &mut rng).unwrap();
        }
    }
}

#[test]
fn all_players_weigh_all_actions() {
    every_player_weighs_every_action::<Tablic>("");
    every_player_weighs_every_action::<Tablic>("code=published");
    every_player_weighs_every_action::<Briskula>("");
    every_player_weighs_every_action::<LoveLetter>("");
    every_player_weighs_every_action::<Connect4>("rows=4,cols=4");
}

fn names_and_lines_are_in_order<G: Playable>() {
    let mut names: Vec<&str> = G::catalogue().iter().map(|entry| entry.name).collect();
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all, "a name of {} stands twice", G::NAME);
    let game = G::from_rules(&Rules::new()).unwrap();
    for entry in G::catalogue() {
        assert!(!entry.line.is_empty() && !entry.line.contains('\n'));
        let needs_other_rules = entry.name.ends_with("-published");
        assert_ne!(made(&game, entry).is_some(), needs_other_rules, "{} by default", entry.name);
    }
}

#[test]
fn catalogues_are_in_order() {
    names_and_lines_are_in_order::<Tablic>();
    names_and_lines_are_in_order::<Briskula>();
    names_and_lines_are_in_order::<LoveLetter>();
    names_and_lines_are_in_order::<Connect4>();
}

/// Each player of Tablić plays by the rules that it was made for, and the random one by all.
#[test]
fn published_players_play_the_published_game_only() {
    let published = game::<Tablic>("code=published");
    for entry in Tablic::catalogue() {
        let plays = entry.name.ends_with("-published") || entry.name == "random";
        assert_eq!(made(&published, entry).is_some(), plays, "{}", entry.name);
    }
}
