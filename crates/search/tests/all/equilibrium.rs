//! Regret minimisation against what is known about two small pokers.

use adut_kernel::testkit::examine_agent;
use adut_kernel::{Game, Rng, Seat, Seed};
use adut_pokers::kuhn::Kuhn;
use adut_pokers::leduc::Leduc;
use adut_search::equilibrium::{
    ByPolicy, Cfr, Discount, GameTree, Mccfr, Responder, Sampling, Tabular, TreeError, Uniformly,
};
use adut_search::montecarlo::Growth;

use crate::tree_game::{Kind, Shape, TreeGame, plain};
use crate::tricks::Tricks;

const SECOND: Seat = Seat::new(1);

#[test]
fn cfr_plus_solves_kuhn_poker() {
    let tree = GameTree::build(&Kuhn, 1000).unwrap();
    assert_eq!(tree.information_sets(), 12);
    let mut cfr = Cfr::new(&tree, Discount::PLUS);
    cfr.run(2000);
    let average = cfr.average();
    assert!((tree.value(&average, Seat::FIRST) + 1.0 / 18.0).abs() < 1e-4);
    assert!((tree.value(&average, SECOND) - 1.0 / 18.0).abs() < 1e-4);
    let exploitability = tree.exploitability(&average);
    assert!((0.0..1e-4).contains(&exploitability), "{exploitability}");
}

#[test]
fn every_variant_converges_in_kuhn_poker() {
    let tree = GameTree::build(&Kuhn, 1000).unwrap();
    for (discount, bound) in [
        (Discount::NONE, 5e-3),
        (Discount::PLUS, 5e-4),
        (Discount::LINEAR, 2e-3),
        (Discount::DISCOUNTED, 5e-4),
    ] {
        let mut cfr = Cfr::new(&tree, discount);
        cfr.run(1000);
        let exploitability = tree.exploitability(&cfr.average());
        assert!((0.0..bound).contains(&exploitability), "{discount:?}: {exploitability}");
    }
}

#[test]
fn cfr_plus_finds_the_value_of_leduc_poker() {
    let tree = GameTree::build(&Leduc, 100_000).unwrap();
    let mut cfr = Cfr::new(&tree, Discount::PLUS);
    cfr.run(400);
    let average = cfr.average();
    let value = tree.value(&average, Seat::FIRST);
    let exploitability = tree.exploitability(&average);
    assert!((value + 0.0856).abs() < 1e-3, "{value}");
    assert!((0.0..5e-3).contains(&exploitability), "{exploitability}");
}

#[test]
fn sampling_converges_in_kuhn_poker() {
    let tree = GameTree::build(&Kuhn, 1000).unwrap();
    for (sampling, rounds, bound) in [
        (Sampling::External, 30_000, 0.02),
        (Sampling::Outcome { exploration: 0.6 }, 150_000, 0.04),
    ] {
        let mut mccfr = Mccfr::new(Kuhn, sampling, 1000);
        mccfr.run(rounds, &mut Rng::new(7));
        assert_eq!(mccfr.information_sets(), 12);
        let strategy = tree.strategy_of(&mccfr.average());
        let exploitability = tree.exploitability(&strategy);
        assert!((0.0..bound).contains(&exploitability), "{sampling:?}: {exploitability}");
        let value = tree.value(&strategy, Seat::FIRST);
        assert!((value + 1.0 / 18.0).abs() < bound, "{sampling:?}: {value}");
    }
}

#[test]
fn external_sampling_comes_near_in_leduc_poker() {
    let tree = GameTree::build(&Leduc, 100_000).unwrap();
    let at_first = tree.exploitability(&tree.strategy_of(&Uniformly));
    let mut mccfr = Mccfr::new(Leduc, Sampling::External, 10_000);
    mccfr.run(10_000, &mut Rng::new(3));
    let exploitability = tree.exploitability(&tree.strategy_of(&mccfr.average()));
    assert!(exploitability < at_first / 5.0, "{exploitability} after {at_first}");
    // With little room it still runs, and plays evenly where it remembers nothing.
    let mut small = Mccfr::new(Leduc, Sampling::External, 20);
    small.run(500, &mut Rng::new(3));
    assert_eq!(small.information_sets(), 20);
    assert!(tree.exploitability(&tree.strategy_of(&small.average())) > exploitability);
}

#[test]
fn best_response_where_nothing_is_hidden_is_minimax_against_the_others() {
    // Everyone else has one action, or chance decides: what the seat gets is plain maximising.
    let shape = Shape {
        depth: 5,
        breadth: 3,
        seats: 2,
        sides: 2,
        chance: 30,
        leaves: 10,
        shared: 0,
        alternates: false,
    };
    for n in 0..200 {
        let game = TreeGame::random(shape, &mut Seed::from_text("response").nth(n).rng());
        let tree = GameTree::build(&game, 10_000).unwrap();
        let strategy = tree.strategy_of(&Uniformly);
        for seat in Seat::all(2) {
            let response = tree.best_response(&strategy, seat);
            let right = against_even_play(&game, 0, seat);
            assert!((response.value - right).abs() < 1e-9, "{} {right}", response.value);
            assert!((tree.value(&response.strategy, seat) - right).abs() < 1e-9);
        }
        // An equilibrium of an open game has the value of minimax.
        let mut cfr = Cfr::new(&tree, Discount::PLUS);
        cfr.run(300);
        let value = tree.value(&cfr.average(), Seat::FIRST);
        assert!((value - plain(&game, 0, 99, Seat::FIRST)).abs() < 0.05, "{value}");
    }
}

/// The most a seat can get when the other plays every action equally often.
fn against_even_play(game: &TreeGame, state: usize, me: Seat) -> f64 {
    let below = |child: usize| against_even_play(game, child, me);
    match &game.nodes[state] {
        Kind::Leaf(payoffs) => payoffs[me.index()],
        Kind::Chance(children) => children.iter().map(|&(child, p)| p * below(child)).sum(),
        Kind::Choice(seat, children) if *seat == me => {
            children.iter().map(|&child| below(child)).fold(f64::NEG_INFINITY, f64::max)
        }
        Kind::Choice(_, children) => {
            children.iter().map(|&child| below(child)).sum::<f64>() / children.len() as f64
        }
    }
}

#[test]
fn a_responder_comes_near_the_best_response() {
    let tree = GameTree::build(&Leduc, 100_000).unwrap();
    let mut cfr = Cfr::new(&tree, Discount::PLUS);
    cfr.run(3);
    for policy in [tree.policy_of(&cfr.average()), Tabular::default()] {
        let strategy = tree.strategy_of(&policy);
        for seat in Seat::all(2) {
            let best = tree.best_response(&strategy, seat).value;
            let growth = Growth::simulations(0).exploring(10.0);
            let mut responder = Responder::new(policy.clone(), growth);
            let mut rng = Rng::new(21);
            responder.learn(&Leduc, seat, 150_000, &mut rng);
            let won = responder.measure(&Leduc, seat, 30_000, &mut rng);
            // The measured mean has a standard error of about 0.03.
            assert!(won > best - 0.25 && won < best + 0.1, "{won} of {best}");
        }
    }
}

#[test]
fn policies_and_responders_see_nothing_hidden() {
    for seats in 2..=4 {
        let game = Tricks::<true> { seats };
        examine_agent(&game, || ByPolicy(Uniformly), 5);
        let growth = || Growth::simulations(60).holding(100);
        examine_agent(&game, || Responder::new(Uniformly, growth()), 5);
    }
}

#[test]
fn trees_that_do_not_fit_are_refused() {
    assert_eq!(GameTree::build(&Kuhn, 20).unwrap_err(), TreeError::TooLarge(20));
    let tricks = Tricks::<false> { seats: 2 };
    assert_eq!(GameTree::build(&tricks, 1000).unwrap_err(), TreeError::WideChance);
    assert_eq!(Leduc.seats(), 2);
}
