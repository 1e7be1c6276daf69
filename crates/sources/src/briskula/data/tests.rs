//! Labels, encodings and files.

use adut_briskula::players::{Encoding, Sight};
use adut_briskula::rules::{Action, Briskula, Variant};
use adut_briskula::solver::Solver;
use adut_kernel::{Agent, Notation as _, Player, Rng, Rules, Seed, View};
use adut_learn::net::{ALL_OPEN, Examples, Learning, Part, Provenance, choice};

use super::*;

struct Any;

impl Agent<Briskula> for Any {
    fn act(&mut self, view: &View<'_, Briskula>, rng: &mut Rng) -> Action {
        view.pick(rng.index(view.actions().len()))
    }
}

fn positions(rules: &str, labelling: &Labelling, deals: u32) -> Positions {
    let game = Briskula::from_rules(&Rules::parse(rules).unwrap()).unwrap();
    let mut players = [Player::honest(Any), Player::honest(Any)];
    let mut solver = Solver::default();
    let mut all = Positions::default();
    for deal in 0..deals {
        let seed = Seed::from_text("positions");
        all.extend(label(&game, labelling, &mut players, &mut solver, seed, deal).unwrap());
    }
    all
}

#[test]
fn every_choice_of_a_deal_is_labelled() {
    let dupla = positions("", &Labelling::default(), 2);
    // Forty cards in ten tricks: a choice before each but the last card of both hands.
    assert_eq!(dupla.rows().len(), 2 * 38);
    for row in dupla.rows() {
        assert_eq!(row.values.len(), row.sight.hand.len() as usize);
        assert!(row.costs().any(|cost| cost == 0.0) && row.costs().all(|cost| cost >= 0.0));
        assert!((1..=10).contains(&row.sight.round()));
    }
    let obicna = positions("variant=obicna", &Labelling::default(), 1);
    assert!(obicna.rows().iter().all(|row| row.sight.variant == Variant::Obicna));
    assert_eq!(obicna.rows().len(), 38);
}

#[test]
fn a_mean_over_more_deals_lies_between_their_ends() {
    let labelling = Labelling { worlds: 3, win: 0.0, epsilon: 1.0 };
    for row in positions("", &labelling, 1).rows() {
        assert!(row.values.iter().all(|value| value.abs() <= 120.0));
        if row.sight.stock == 0 {
            assert!(row.values.iter().all(|value| value.fract() == 0.0), "nothing is hidden");
        }
    }
}

#[test]
fn files_read_back() {
    let provenance = Provenance::from([("seed".to_owned(), "positions".to_owned())]);
    for rules in ["", "variant=obicna"] {
        let positions = positions(rules, &Labelling::default(), 2);
        let bytes = positions.to_bytes(&provenance).unwrap();
        assert_eq!(Positions::from_bytes(&bytes).unwrap(), (positions, provenance.clone()));
        assert!(Positions::from_bytes(&bytes[..bytes.len() / 2]).is_err());
    }
}

#[test]
fn parts_share_no_deal() {
    let positions = positions("", &Labelling::default(), 20);
    let Split { learned, validation, test } = positions.split();
    let deals = |part: &[usize]| -> std::collections::BTreeSet<u32> {
        part.iter().map(|&row| positions.rows()[row].deal).collect()
    };
    let [first, second, third] = [&learned, &validation, &test].map(|part| deals(part));
    assert_eq!((first.len(), second.len(), third.len()), (14, 3, 3));
    assert!(first.is_disjoint(&second) && second.is_disjoint(&third) && first.is_disjoint(&third));
    assert_eq!(learned.len() + validation.len() + test.len(), positions.rows().len());
}

#[test]
fn the_published_input_is_ten_plain_numbers() {
    let positions = positions("", &Labelling::default(), 1);
    let sight = &positions.rows()[5].sight;
    let mut input = [0.0f64; 10];
    let open = Encoding::Published.encode(sight, &mut input);
    assert_eq!(open, (1 << sight.hand.len()) - 1);
    let hand: Vec<f64> = sight.hand.iter().map(|card| card.index() as f64 + 1.0).collect();
    assert_eq!(&input[..hand.len()], hand);
    assert_eq!(input[4], sight.trick[0].index() as f64 + 1.0);
    assert_eq!((input[8], input[9]), (sight.round() as f64, sight.trump.index() as f64 + 1.0));
}

/// Names of suits mean nothing: with the suits exchanged the input is the same, and so is the card
/// that each output stands for.
#[test]
fn the_meant_input_knows_no_suit_by_name() {
    use adut_cards::trieste::{Card, CardSet};
    let exchange = |card: Card| Card::new((card.suit() as u8 + 3) % 4, card.strength() as u8);
    let exchange_set = |set: CardSet| -> CardSet { set.iter().map(exchange).collect() };
    for row in positions("", &Labelling::default(), 1).rows() {
        let sight = &row.sight;
        let other = Sight {
            hand: exchange_set(sight.hand),
            trick: sight.trick.iter().copied().map(exchange).collect(),
            thrown: exchange_set(sight.thrown),
            theirs: exchange_set(sight.theirs),
            trump: exchange(sight.trump),
            ..sight.clone()
        };
        let encode = |sight: &Sight| {
            let mut input = vec![0.0f32; Encoding::Meant.inputs()];
            (Encoding::Meant.encode(sight, &mut input), input)
        };
        assert_eq!(encode(sight), encode(&other));
        let outputs = |sight: &Sight, cards: Vec<Card>| -> Vec<usize> {
            let known: Vec<_> = sight.hand.iter().zip(Encoding::Meant.outputs_of(sight)).collect();
            cards.iter().map(|card| known.iter().find(|(c, _)| c == card).unwrap().1).collect()
        };
        let hand: Vec<Card> = sight.hand.iter().collect();
        let exchanged = hand.iter().copied().map(exchange).collect();
        assert_eq!(outputs(sight, hand), outputs(&other, exchanged));
    }
}

#[test]
fn targets_are_shares_of_the_hand() {
    let positions = positions("", &Labelling::default(), 1);
    for target in [Target::First, Target::Soft(10.0)] {
        let taught = Taught { positions: &positions, encoding: Encoding::Meant, target };
        for sample in 0..positions.rows().len() {
            let (mut input, mut shares) = (vec![0.0f64; 221], vec![0.0f64; 40]);
            let open = taught.fill(sample, &mut input, &mut shares);
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9 && open != ALL_OPEN);
            let best = choice(&shares, open).unwrap();
            assert_eq!(cost(&taught, sample, best), 0.0);
        }
    }
}

fn cost(taught: &Taught<'_>, sample: usize, output: usize) -> f64 {
    Examples::<f64>::cost(taught, sample, output)
}

/// The net as meant learns from a few deals; the published one gives one answer to everything.
#[test]
fn the_meant_net_learns_more_than_the_published() {
    let positions = positions("", &Labelling::default(), 120);
    let Split { learned: train, validation: held_out, .. } = positions.split();
    let measures = [Kind::Published, Kind::Meant].map(|kind| {
        let mut recipe = Recipe::new(kind, "test");
        recipe.plan.epochs = 10;
        // Few samples need small batches, or there are too few steps.
        if let Learning::Batches { size, .. } = &mut recipe.plan.learning {
            *size = 32;
        }
        let of =
            &Taught { positions: &positions, encoding: recipe.encoding, target: recipe.target };
        let (train, held_out) =
            (Part { of, samples: train.clone() }, Part { of, samples: held_out.clone() });
        let training = recipe.train::<f64>(&train, &held_out);
        (training.history()[0].held_out.clone(), training.best_epoch().held_out.clone())
    });
    let [(_, published), (before, meant)] = measures;
    assert!(meant.loss < before.loss, "{} {}", meant.loss, before.loss);
    assert!(meant.cost < before.cost, "{} {}", meant.cost, before.cost);
    assert!(meant.varied() > 0.5);
    assert_eq!(published.varied(), 0.0, "one answer, whatever it is asked");
}
