//! What the players of every game must obey.

use adut_kernel::testkit::{Examined, examine_agent};
use adut_kernel::{
    Actions, Agent, Course, Game, Player, Rng, Rules, RulesError, Seed, Sees, Situation, Turn, View,
};

use crate::{Entry, Playable};

/// Budgets that keep the tests short; whether a player peeks does not depend on them.
const SMALL: [(&str, &str); 4] = [("sims", "40"), ("worlds", "4"), ("depth", "2"), ("nodes", "1")];

/// The player of an entry with small budgets; none if it does not play by these rules and says so.
///
/// # Panics
/// If it cannot be made for another reason.
pub fn made<G: Playable>(game: &G, entry: &'static Entry<G>) -> Option<Player<G>> {
    let mut settings = Rules::new();
    for (name, value) in SMALL {
        if entry.settings.iter().any(|option| option.name == name) {
            settings.set(name, value);
        }
    }
    match entry.prepare(game, &settings).map(|make| make()) {
        Ok(player) => Some(player),
        Err(RulesError::Conflict { .. }) => None,
        Err(error) => panic!("{}: {error}", entry.name),
    }
}

/// Examines the catalogue of a game, and its players by these rules, in every way the kit knows.
///
/// # Panics
/// When a player breaks a law; the message says which.
pub fn examine<G: Playable + Examined>(game: &G, games: u64) {
    examine_catalogue::<G>();
    examine_honesty(game, games);
    examine_values(game);
}

/// Honest players make the same move when what they cannot see is dealt anew.
///
/// # Panics
/// If one does not.
pub fn examine_honesty<G: Playable + Examined>(game: &G, games: u64) {
    for entry in G::catalogue().iter().filter(|entry| entry.sees == Sees::Honest) {
        if made(game, entry).is_some() {
            examine_agent(game, || Seated(made(game, entry).expect("it was made before")), games);
        }
    }
}

/// Every player says what it thinks of every action.
///
/// # Panics
/// If one does not.
pub fn examine_values<G: Playable>(game: &G) {
    for entry in G::catalogue() {
        if let Some(player) = made(game, entry) {
            assert_eq!(player.sees(), entry.sees, "{}", entry.name);
            weighs_every_action(game, entry);
        }
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

/// One value for each action, finite, and the same when asked again.
fn weighs_every_action<G: Playable>(game: &G, entry: &'static Entry<G>) {
    let mut rng = Seed::from_text("weighs").rng();
    let mut course = Course::begin(game.clone(), &mut rng);
    let mut actions = Actions::new();
    while let Turn::Seat(seat) = course.turn() {
        let (state, history) = (course.state(), course.witnessed_by(seat));
        game.actions(state, &mut actions);
        let at = Situation { game, state, seat, actions: &actions, history: &history };
        let values = || {
            let mut player = made(game, entry).expect("it was made before");
            player.values(&at, &mut Rng::new(7)).expect("a player that thinks")
        };
        let first = values();
        assert_eq!(first.len(), actions.len(), "{}", entry.name);
        assert!(first.iter().all(|value| value.is_finite()), "{}: {first:?}", entry.name);
        assert_eq!(first, values(), "{}", entry.name);
        let action = game.random_action(state, &mut actions, &mut rng);
        course.play_legal(action, &mut rng);
    }
}

/// Names stand once, the levels are there, and players play by the usual rules unless they say that
/// they do not.
///
/// # Panics
/// If the catalogue is not so.
pub fn examine_catalogue<G: Playable>() {
    let mut names: Vec<&str> = G::catalogue().iter().map(|entry| entry.name).collect();
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all, "a name of {} stands twice", G::NAME);
    for needed in ["random", "easy", "normal", "hard", "best"] {
        assert!(names.contains(&needed), "{} has no player `{needed}`", G::NAME);
    }
    let game = G::from_rules(&Rules::new()).expect("the usual rules");
    for entry in G::catalogue() {
        assert!(!entry.line.is_empty() && !entry.line.contains('\n'), "{}", entry.name);
        // The one plays by other rules only, the other by a policy that has to be named.
        let may_refuse = entry.name.ends_with("-published") || entry.name == "net";
        assert!(may_refuse || made(&game, entry).is_some(), "{} by default", entry.name);
    }
}
