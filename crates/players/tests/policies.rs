//! Policies that were learned sit down, once they are named.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use adut_briskula::rules::Briskula;
use adut_kernel::testkit::{Examined, examine_agent};
use adut_kernel::{Agent, Game, Notation, Player, Rng, Rules, View};
use adut_learn::net::Provenance;
use adut_learn::policy::Policy;
use adut_learn::selfplay::{Learnable, Learner, Plan};
use adut_players::{Chosen, Playable, Programs};
use adut_tablic::rules::Tablic;

fn game<G: Notation>(rules: &str) -> G {
    G::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

/// A policy that has learned next to nothing.
fn policy<G: Learnable>(game: &G) -> Policy<G> {
    let small = Plan { games: 8, hidden: vec![8], critic_hidden: vec![8], ..Plan::new("small") };
    let mut learner = Learner::new(game, small);
    learner.round(game);
    Policy::new(game, learner.policy().clone(), Provenance::new()).unwrap()
}

struct Seated<G: Game>(Player<G>);

impl<G: Game> Agent<G> for Seated<G> {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        match &mut self.0 {
            Player::Honest(agent) => agent.act(view, rng),
            _ => panic!("a policy is honest"),
        }
    }
}

fn find<G: Playable>(game: &G, name: &str) -> Result<Chosen<G>, String> {
    Chosen::find(game, name, Programs::Refused).map_err(|error| error.to_string())
}

/// The file is read when the player is found, and no more: it may be gone by the time of play.
fn plays_from_its_file<G: Playable + Learnable + Examined>(rules: &str, others: &str) {
    let game = game::<G>(rules);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("policy.safetensors");
    std::fs::write(&path, policy(&game).to_bytes(&game).unwrap()).unwrap();
    let name = format!("net:net={}", path.display());
    let refused = find(&self::game::<G>(others), &name).err().unwrap();
    assert!(refused.contains("it was made for"), "{refused}");
    let noisy = find(&game, &format!("{name},temperature=1")).unwrap();
    let chosen = find(&game, &name).unwrap();
    std::fs::remove_file(&path).unwrap();
    for chosen in [chosen, noisy] {
        examine_agent(&game, || Seated(chosen.make()), 2);
    }
    assert!(find(&game, &name).err().unwrap().contains("cannot play with"));
    assert!(find(&game, "net").err().unwrap().contains("no policy is shipped for these rules"));
}

#[test]
fn a_policy_is_read_once_and_sees_nothing_hidden() {
    plays_from_its_file::<Briskula>("variant=obicna,players=3", "variant=obicna");
    plays_from_its_file::<Tablic>("", "cards_bonus=always");
}
