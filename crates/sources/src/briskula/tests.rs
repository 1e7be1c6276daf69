//! What is measured of the source's players.

use adut_briskula::players::Aim;
use adut_briskula::rules::Briskula;
use adut_kernel::{Player, Seed};
use adut_learn::net::{Hidden, Output};
use adut_players::{Chosen, Programs};

use super::data::{Kind, Recipe, Way};
use super::{Learned, certainty, habits, labelled_positions, learn, swaps};

fn player(game: &Briskula, name: &str) -> Player<Briskula> {
    Chosen::find(game, name, Programs::Refused).unwrap().make()
}

#[test]
fn perfect_information_wins_but_not_always() {
    let game = Briskula::default();
    let [to_win, for_points] = [Aim::Win, Aim::Points].map(|aim| {
        let mut rules = player(&game, "rules");
        let of = certainty(&game, aim, &mut rules, Seed::from_text("certainty"), 20);
        assert_eq!(of.games, 40);
        assert_eq!(of.won + of.drawn + of.lost, of.games);
        assert!(of.won >= of.winning && of.lost <= of.losing, "best play gets its due: {of:?}");
        assert!(of.won > 30, "{of:?}");
        of
    });
    // Who stops caring at 61 wins with little more.
    assert!(to_win.narrowly > 2 * for_points.narrowly, "{to_win:?} {for_points:?}");
}

#[test]
fn the_swap_changes_moves() {
    // Points are counted at the end of a trick, so the swap shows only beyond the next one.
    let near = swaps(&Briskula::default(), 4, Seed::from_text("swaps"), 2);
    assert_eq!((near.decisions, near.changed), (2 * 38, 0));
    let far = swaps(&Briskula::default(), 8, Seed::from_text("swaps"), 2);
    assert!(far.changed > 0 && far.changed < far.decisions, "{far:?}");
}

/// The source's claim: it kills when it can, and throws points on its own tricks.
#[test]
fn the_net_kills_and_strocas() {
    let game = Briskula::default();
    let of = |name: &str| {
        let mut players = [player(&game, name), player(&game, "rules")];
        habits(&game, &mut players, Seed::from_text("habits"), 30)
    };
    let (net, random) = (of("normal"), of("easy"));
    assert!(net.kills_kariks.could > 50 && net.strocas.could > 10, "{net:?}");
    assert!(net.kills_kariks.share() > 0.75, "{net:?}");
    assert!(net.strocas.share() > 0.8, "{net:?}");
    assert!(
        random.kills.share() < net.kills.share() && random.strocas.share() < net.strocas.share()
    );
}

#[test]
fn small_trainings_show_what_the_published_net_lacks() {
    let game = Briskula::default();
    let positions = labelled_positions(&game, Seed::from_text("small"), 40).unwrap();
    let [published, meant] =
        [Kind::Published, Kind::Meant].map(|kind| learn(&positions, &Recipe::new(kind, "1"), 8));
    assert_eq!((published.history.len(), meant.history.len()), (9, 9));
    let cost = |of: &Learned, epoch: usize| of.history[epoch].held_out.cost;
    assert!(cost(&meant, 8) < cost(&meant, 0), "{meant:?}");
    assert_eq!(published.test.varied(), 0.0, "one answer, whatever it is asked");
    assert!(meant.test.varied() > 0.5);
    // The test set is neither learned from nor looked at before.
    let split = positions.split();
    assert_eq!(meant.test.samples, split.test.len() as u64);
    let all = split.learned.len() + split.validation.len() + split.test.len();
    assert_eq!(all, positions.rows().len());
    let deals = |rows: &[usize]| -> std::collections::BTreeSet<u32> {
        rows.iter().map(|&row| positions.rows()[row].deal).collect()
    };
    let [learned, validation, test] =
        [split.learned, split.validation, split.test].map(|of| deals(&of));
    assert_eq!((learned.len(), validation.len(), test.len()), (28, 6, 6));
    assert!(learned.is_disjoint(&validation) && validation.is_disjoint(&test));
    assert!(learned.is_disjoint(&test));
}

/// Both nets learn in all three ways and with sums for outputs, and the one as meant with all curves.
/// (The published one is fed raw numbers: through curves without a bound they saturate its outputs,
/// and nothing moves.)
#[test]
fn every_way_to_learn_changes_the_net() {
    let game = Briskula::default();
    let positions = labelled_positions(&game, Seed::from_text("ways"), 20).unwrap();
    for kind in [Kind::Published, Kind::Meant] {
        let recipe = Recipe::new(kind, "1");
        let output = recipe.shape.output;
        let ways = [Way::Online, Way::MiniBatch(32), Way::FullBatch];
        let taught = ways.map(|way| recipe.clone().taught(way));
        let curved = Hidden::ALL.map(|hidden| recipe.clone().with_curves(hidden, output));
        let curved = curved.into_iter().filter(|_| kind == Kind::Meant);
        let plain = recipe.clone().with_curves(recipe.shape.hidden, Output::Identity);
        for recipe in taught.into_iter().chain(curved).chain([plain]) {
            let learned = learn(&positions, &recipe, 1);
            let losses: Vec<f64> = learned.history.iter().map(|of| of.held_out.loss).collect();
            assert_ne!(losses[0], losses[1], "{recipe:?}");
        }
    }
}
