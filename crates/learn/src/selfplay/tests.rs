//! Self-play learns, repeats, and goes on from a file.

use std::sync::Arc;

use adut_briskula::rules::Briskula;
use adut_connect4::rules::Connect4;
use adut_kernel::testkit::{Examined, examine_agent};
use adut_kernel::{
    Actions, Agent, Course, Encoded as _, Game as _, Notation as _, Rng, Rules, Seat, Seed, Turn,
    View,
};
use adut_love_letter::rules::LoveLetter;
use adut_tablic::rules::Tablic;

use super::{ById, ByMove, Learnable, Learner, Plan, Strength};
use crate::net::Provenance;
use crate::policy::{Policy, PolicyPlayer};

// The games say so themselves, of the library; here it is compiled once more, for its tests.
impl Learnable for Briskula {
    type Head = ById;
}
impl Learnable for Connect4 {
    type Head = ById;
}
impl Learnable for LoveLetter {
    type Head = ById;
}
impl Learnable for Tablic {
    type Head = ByMove;
}

fn game(rules: &str) -> Briskula {
    Briskula::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

fn small(seed: &str) -> Plan {
    Plan {
        games: 64,
        batch: 512,
        hidden: vec![32],
        critic_hidden: vec![24],
        pool: 3,
        pool_every: 2,
        ..Plan::new(seed)
    }
}

fn on_threads<R: Send>(threads: usize, act: impl FnOnce() -> R + Send) -> R {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(act)
}

#[test]
fn the_same_plan_gives_the_same_nets_on_any_number_of_threads() {
    let game = game("variant=obicna");
    let run = |threads, seed: &str| {
        on_threads(threads, || {
            let mut learner = Learner::new(&game, small(seed));
            (0..3).for_each(|_| {
                learner.round(&game);
            });
            learner
        })
    };
    let one = run(1, "a");
    assert_eq!(one, run(3, "a"));
    assert_ne!(one.policy(), run(1, "b").policy());
    assert_eq!(one.history().len(), 3);
    assert!(one.decisions() > 3 * 64 * 30);
}

#[test]
fn a_training_goes_on_from_a_file_as_if_it_had_not_stopped() {
    let game = game("");
    let mut whole = Learner::new(&game, small("resume"));
    whole.round(&game);
    whole.note_strength(Strength { opponent: "random".into(), share: 0.5, interval: [0.4, 0.6] });
    let provenance = Provenance::from([("a".to_owned(), "b".to_owned())]);
    let bytes = whole.to_bytes(&provenance).unwrap();
    let (mut half, told) = Learner::from_bytes(&bytes).unwrap();
    assert_eq!((&half, told), (&whole, provenance));
    (0..2).for_each(|_| {
        whole.round(&game);
        half.round(&game);
    });
    assert_eq!(half, whole);
    assert!(Learner::from_bytes(&bytes[..bytes.len() - 4]).is_err());
}

/// The share of games that a policy wins from random play, alternating seats.
fn against_random(game: &Briskula, player: &mut PolicyPlayer<Briskula>, games: u64) -> f64 {
    let mut won = 0.0;
    let mut actions = Actions::new();
    for number in 0..games {
        let mut rng = Seed::from_text("against random").nth(number).rng();
        let me = Seat::new(number as usize % game.seats());
        let mut course = Course::begin(*game, &mut rng);
        while let Turn::Seat(seat) = course.turn() {
            game.actions(course.state(), &mut actions);
            let action = if game.side(seat) == game.side(me) {
                player.act(&View::of(game, course.state(), seat, &actions, &[]), &mut rng)
            } else {
                actions[rng.index(actions.len())]
            };
            course.play_legal(action, &mut rng);
        }
        won += 0.5 + 0.5 * game.payoff(course.state(), me);
    }
    won / games as f64
}

#[test]
fn a_short_training_beats_random_play() {
    let game = game("variant=obicna");
    let mut learner = Learner::new(&game, Plan { games: 256, batch: 1024, ..small("learn") });
    let won = |learner: &Learner| {
        let policy = Policy::new(&game, learner.policy().clone(), Provenance::new()).unwrap();
        against_random(&game, &mut PolicyPlayer::new(Arc::new(policy), 0.0), 600)
    };
    let before = won(&learner);
    (0..15).for_each(|_| {
        learner.round(&game);
    });
    let after = won(&learner);
    assert!(after > before + 0.06, "{before} {after}");
}

/// Each game is learned for a few rounds, and its policy does not see hidden cards.
fn learned_and_honest<G: Learnable + Examined>(rules: &str) {
    let game = G::from_rules(&Rules::parse(rules).unwrap()).unwrap();
    let mut learner = Learner::new(&game, Plan { games: 16, ..small("honest") });
    let untaught = learner.policy().clone();
    (0..2).for_each(|_| {
        let round = learner.round(&game);
        assert!(round.entropy > 0.0 && round.critic_loss < 1.0, "{round:?}");
    });
    assert_ne!(*learner.policy(), untaught);
    let policy = Policy::new(&game, learner.policy().clone(), Provenance::new()).unwrap();
    let policy = Arc::new(policy);
    for temperature in [0.0, 1.0] {
        examine_agent(&game, || PolicyPlayer::new(Arc::clone(&policy), temperature), 2);
    }
}

#[test]
fn every_game_is_learned_honestly() {
    learned_and_honest::<Briskula>("");
    learned_and_honest::<Briskula>("variant=obicna,players=3");
    learned_and_honest::<Briskula>("variant=obicna,players=4,signals=on");
    learned_and_honest::<LoveLetter>("players=3");
    learned_and_honest::<Connect4>("");
    learned_and_honest::<Tablic>("");
    learned_and_honest::<Tablic>("players=4,cut_card=on");
}

#[test]
fn policies_are_refused_by_what_they_were_not_made_for() {
    let dupla = game("");
    let net = Learner::new(&dupla, small("file")).policy().clone();
    let policy = Policy::new(&dupla, net.clone(), Provenance::new()).unwrap();
    let bytes = policy.to_bytes(&dupla).unwrap();
    let back = Policy::from_bytes(&game("deal=knock"), &bytes).unwrap();
    assert_eq!(back.net(), policy.net());
    let refused = Policy::from_bytes(&game("variant=obicna"), &bytes).unwrap_err().to_string();
    assert!(refused.contains("made for briskula by the rules players=2 in version 1"), "{refused}");
    let wrong = Policy::new(&game("variant=obicna"), net, Provenance::new()).unwrap_err();
    assert!(wrong.to_string().contains(&format!("{} inputs", dupla.features())), "{wrong}");
    assert!(Policy::from_bytes(&dupla, &bytes[..100]).is_err());
}

/// At temperature 1 each action is drawn as often as the policy says.
#[test]
fn choices_are_drawn_by_their_shares() {
    let game = game("");
    let net = Learner::new(&game, small("shares")).policy().clone();
    let policy = Arc::new(Policy::new(&game, net, Provenance::new()).unwrap());
    let mut player = PolicyPlayer::new(policy, 1.0);
    let mut rng = Rng::new(5);
    let course = Course::begin(game, &mut rng);
    let mut actions = Actions::new();
    game.actions(course.state(), &mut actions);
    let view = View::of(&game, course.state(), Seat::FIRST, &actions, &[]);
    let shares = player.values(&view, &mut rng);
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let mut counts = vec![0.0; actions.len()];
    for _ in 0..4000 {
        let action = player.act(&view, &mut rng);
        counts[actions.iter().position(|&other| other == action).unwrap()] += 1.0 / 4000.0;
    }
    for (share, count) in shares.iter().zip(counts) {
        assert!((share - count).abs() < 0.04, "{share} {count}");
    }
}
