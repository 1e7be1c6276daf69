//! Speed of the searches: `cargo bench -p adut-search`. Monte Carlo counts simulations, averaged
//! over the positions of a whole random game, tree search counts nodes, regret minimisation counts
//! rounds.

use adut_briskula::rules::Briskula;
use adut_connect4::rules::Connect4;
use adut_kernel::{Actions, Agent, Course, Determinize, Game, Rng, Seat, Seed, Turn, View};
use adut_love_letter::rules::LoveLetter;
use adut_pokers::leduc::Leduc;
use adut_search::equilibrium::{Cfr, Discount, GameTree, Mccfr, Sampling};
use adut_search::exact::{AlphaBeta, DeepeningMethod, Exact, Minimax, PvsMethod};
use adut_search::montecarlo::{Growth, Ismcts, MultiObserver, Uct};
use adut_search::{Insight, PerfectInformation};
use adut_tablic::rules::Tablic;
use divan::Bencher;
use divan::counter::ItemsCount;

const SIMULATIONS: u64 = 2_000;

fn main() {
    divan::main();
}

/// The positions of a random game in which there is a choice.
fn positions<G: Game>(game: &G) -> Vec<(Course<G>, Seat, Actions<G::Action>)> {
    let mut rng = Seed::from_text("bench").rng();
    let mut course = Course::begin(game.clone(), &mut rng);
    let mut positions = Vec::new();
    while let Turn::Seat(seat) = course.turn() {
        let mut actions = Actions::new();
        game.actions(course.state(), &mut actions);
        let action = actions[rng.index(actions.len())];
        if actions.len() > 1 {
            positions.push((course.clone(), seat, actions));
        }
        course.play_legal(action, &mut rng);
    }
    positions
}

/// Searches every position of a game.
fn whole_game<G: Game>(bencher: Bencher<'_, '_>, game: &G, mut player: impl Agent<G>) {
    let positions = positions(game);
    let simulations = SIMULATIONS * positions.len() as u64;
    let mut rng = Seed::from_text("search").rng();
    bencher.counter(ItemsCount::new(simulations)).bench_local(|| {
        for (course, seat, actions) in &positions {
            player.act(&View::of(game, course.state(), *seat, actions, &[]), &mut rng);
        }
    });
}

fn growth() -> Growth {
    Growth::simulations(SIMULATIONS)
}

#[divan::bench]
fn uct_connect4(bencher: Bencher<'_, '_>) {
    whole_game(bencher, &Connect4::default(), PerfectInformation::new(Uct::new(growth())));
}

#[divan::bench(types = [Briskula, LoveLetter, Tablic])]
fn ismcts<G: Determinize + Default>(bencher: Bencher<'_, '_>) {
    whole_game(bencher, &G::default(), Ismcts::new(growth()));
}

#[divan::bench(types = [Briskula, LoveLetter, Tablic])]
fn multi_observer<G: Determinize + Default>(bencher: Bencher<'_, '_>) {
    whole_game(bencher, &G::default(), MultiObserver::new(growth()));
}

/// Knows a board by its stones.
struct Stones;

impl Insight<Connect4> for Stones {
    fn key(&self, _: &Connect4, state: &<Connect4 as Game>::State) -> Option<u64> {
        // On boards of up to 63 bits the sum of both words tells all positions apart.
        let (own, all) = state.bits();
        u64::try_from(own + all).ok()
    }
}

const DEPTH: u32 = 8;

#[divan::bench]
fn minimax_connect4(bencher: Bencher<'_, '_>) {
    nodes(bencher, || Minimax::to_depth(DEPTH));
}

#[divan::bench]
fn alpha_beta_connect4(bencher: Bencher<'_, '_>) {
    nodes(bencher, || AlphaBeta::to_depth(DEPTH + 2));
}

#[divan::bench]
fn pvs_connect4(bencher: Bencher<'_, '_>) {
    nodes(bencher, || Exact::by(PvsMethod::with_table(1 << 16), DEPTH + 4).with_insight(Stones));
}

#[divan::bench]
fn deepening_connect4(bencher: Bencher<'_, '_>) {
    let method = || DeepeningMethod::with_table(1 << 16);
    nodes(bencher, || Exact::by(method(), DEPTH + 4).with_insight(Stones));
}

/// Searches the empty board anew each time.
fn nodes<M, I>(bencher: Bencher<'_, '_>, make: impl Fn() -> Exact<M, I>)
where
    M: adut_search::exact::Method<Connect4>,
    I: Insight<Connect4>,
{
    let game = Connect4::default();
    let count = make().search(&game, &game.root()).nodes;
    bencher
        .counter(ItemsCount::new(count))
        .with_inputs(&make)
        .bench_local_values(|mut search| search.search(&game, &game.root()).value);
}

#[divan::bench]
fn cfr_plus_leduc(bencher: Bencher<'_, '_>) {
    let Ok(tree) = GameTree::build(&Leduc, 100_000) else { return };
    let mut cfr = Cfr::new(&tree, Discount::PLUS);
    bencher.counter(ItemsCount::new(1u64)).bench_local(|| cfr.run(1));
}

#[divan::bench]
fn external_sampling_leduc(bencher: Bencher<'_, '_>) {
    let mut mccfr = Mccfr::new(Leduc, Sampling::External, 10_000);
    let mut rng = Rng::new(1);
    bencher.counter(ItemsCount::new(100u64)).bench_local(|| mccfr.run(100, &mut rng));
}
