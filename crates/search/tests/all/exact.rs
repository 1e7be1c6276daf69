//! Every exact method against plain minimax, on thousands of random trees.

use crate::tree_game::{Kind, Shape, TreeGame, estimate, plain};
use adut_briskula::rules::Briskula;
use adut_kernel::{Actions, Course, Game, Notation, Rng, Rules, Seat, Seed, Turn};
use adut_search::exact::{
    AlphaBeta, AlphaBetaMethod, BestReply, Deepening, DeepeningMethod, Exact, MaxN, Method,
    Minimax, Mtdf, MtdfMethod, Negamax, Paranoid, Pruning, Pvs, PvsMethod, StarMethod,
};
use adut_search::trace::{Event, Tracer};
use adut_search::{Budget, Insight, Keyed, RulesOnly, Searcher, Valued};

const BASE: Shape = Shape {
    depth: 5,
    breadth: 4,
    seats: 2,
    sides: 2,
    chance: 0,
    leaves: 10,
    shared: 0,
    alternates: false,
};

/// Shapes of every kind: wide, deep, with chance, with partners, with shared positions.
fn shapes() -> Vec<Shape> {
    let mut shapes = vec![
        BASE,
        Shape { alternates: true, ..BASE },
        Shape { depth: 3, breadth: 12, ..BASE },
        Shape { depth: 11, breadth: 2, leaves: 5, ..BASE },
        Shape { chance: 30, ..BASE },
        Shape { chance: 60, depth: 6, breadth: 3, ..BASE },
        Shape { shared: 50, depth: 6, breadth: 3, ..BASE },
        Shape { shared: 40, depth: 6, breadth: 3, chance: 30, ..BASE },
        Shape { seats: 4, ..BASE },
        Shape { seats: 4, chance: 25, shared: 30, breadth: 3, ..BASE },
    ];
    for players in 3..=5 {
        let many = Shape { seats: players, sides: players, ..BASE };
        shapes.push(many);
        shapes.push(Shape { alternates: true, chance: 20, ..many });
        shapes.push(Shape { shared: 50, breadth: 3, ..many });
    }
    shapes
}

/// Calls `check` with random trees of all shapes.
fn on_random_trees(each: u64, mut check: impl FnMut(&TreeGame, Shape)) {
    for (kind, shape) in shapes().into_iter().enumerate() {
        for n in 0..each {
            let seed = Seed::from_text("exact").nth(kind as u64).nth(n);
            check(&TreeGame::random(shape, &mut seed.rng()), shape);
        }
    }
}

fn mover(game: &TreeGame) -> Option<Seat> {
    match game.turn(&game.root()) {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    }
}

fn key(_: &TreeGame, state: &usize) -> u64 {
    *state as u64
}

type Estimate = fn(&TreeGame, &usize, Seat) -> f64;
type Key = fn(&TreeGame, &usize) -> u64;
const VALUED: Valued<Estimate> = Valued(estimate as Estimate);
const KEYED: Keyed<Valued<Estimate>, Key> = Keyed { inner: VALUED, key: key as Key };

/// Checks value, best action and ranking of a method against the oracle.
fn agrees<M: Method<TreeGame>, I: Insight<TreeGame>>(
    game: &TreeGame,
    mut search: Exact<M, I>,
    depth: u32,
    name: &str,
) {
    let Some(me) = mover(game) else { return };
    let close = |a: f64, b: f64| (a - b).abs() < 1e-9;
    let right = plain(game, 0, depth, me);
    let found = search.search(game, &0);
    assert!(close(found.value, right), "{name}: {} instead of {right}", found.value);
    assert!(found.complete);
    let after = |action: u16| {
        let mut state = 0;
        game.apply(&mut state, action);
        plain(game, state, depth - 1, me)
    };
    let best = found.best.unwrap();
    assert!(close(after(best), right), "{name}: {best} is not the best action");
    let mut actions = Actions::new();
    game.actions(&0, &mut actions);
    let mut values = Vec::new();
    search.rank(game, &0, &actions, &mut Rng::new(1), &mut values);
    for (&action, &value) in actions.iter().zip(&values) {
        let right = after(action);
        assert!(close(value, right), "{name}: ranks {action} at {value}, not {right}");
    }
}

#[test]
fn all_methods_find_the_value_of_minimax() {
    on_random_trees(200, |game, shape| {
        for depth in [1, 2, 4, 99] {
            agrees(game, Minimax::to_depth(depth).with_insight(VALUED), depth, "minimax");
            agrees(game, AlphaBeta::to_depth(depth).with_insight(VALUED), depth, "alpha-beta");
            agrees(game, Paranoid::to_depth(depth).with_insight(VALUED), depth, "paranoid");
            agrees(game, Negamax::to_depth(depth).with_insight(VALUED), depth, "negamax");
            agrees(game, Pvs::to_depth(depth).with_insight(VALUED), depth, "PVS");
            agrees(game, Mtdf::to_depth(depth).with_insight(VALUED), depth, "MTD(f)");
            agrees(game, Deepening::to_depth(depth).with_insight(VALUED), depth, "deepening");
            for pruning in [Pruning::Star1, Pruning::Star2] {
                let star = StarMethod::new(pruning, -1.0, 1.0);
                agrees(game, Exact::by(star, depth).with_insight(VALUED), depth, "Star");
            }
            // A table may answer with the value of a deeper search. Where a position always has
            // the same depth below it, or the search goes to the end, that changes nothing.
            if shape.chance == 0 || shape.shared == 0 || depth == 99 {
                let pvs = Exact::by(PvsMethod::with_table(512), depth);
                agrees(game, pvs.with_insight(KEYED), depth, "PVS, table");
                let mtdf = Exact::by(MtdfMethod::new(512, 0.2), depth);
                agrees(game, mtdf.with_insight(KEYED), depth, "MTD(f), table");
                let deepening = Exact::by(DeepeningMethod::with_table(512), depth);
                agrees(game, deepening.with_insight(KEYED), depth, "deepening, table");
            }
            if shape.sides == 2 {
                agrees(game, MaxN::to_depth(depth).with_insight(VALUED), depth, "max-n");
                agrees(game, BestReply::to_depth(depth).with_insight(VALUED), depth, "best reply");
            }
        }
    });
}

#[test]
fn alpha_beta_values_exactly_the_leaves_of_theory() {
    for (breadth, depths) in [(1, 1..8), (2, 1..11), (3, 1..8), (5, 1..6), (10, 1..5)] {
        for depth in depths {
            let game = TreeGame::perfectly_ordered(breadth, depth);
            let leaves = breadth.pow(depth.div_ceil(2)) + breadth.pow(depth / 2) - 1;
            let counted = |mut search: Exact<AlphaBetaMethod, RulesOnly, Leaves>| {
                assert_eq!(search.search(&game, &0).value, 0.0);
                search.tracer().0
            };
            assert_eq!(counted(AlphaBeta::to_the_end().traced(Leaves(0))), leaves);
            let mut negamax = Negamax::to_the_end().traced(Leaves(0));
            negamax.search(&game, &0);
            assert_eq!(negamax.tracer().0, leaves);
            let mut minimax = Minimax::to_the_end().traced(Leaves(0));
            minimax.search(&game, &0);
            assert_eq!(minimax.tracer().0, breadth.pow(depth));
        }
    }
}

/// Counts the leaves that are valued.
struct Leaves(usize);

impl Tracer<u16> for Leaves {
    fn event(&mut self, event: Event<u16>) {
        self.0 += usize::from(matches!(event, Event::Leaf { .. }));
    }
}

/// Knows the best order, which is where trying one action in every outcome pays.
struct BestFirst;

impl Insight<TreeGame> for BestFirst {
    fn order(&self, game: &TreeGame, state: &usize, actions: &mut [u16]) {
        let Kind::Choice(seat, children) = &game.nodes[*state] else { return };
        let value = |action: &u16| plain(game, children[usize::from(*action)], 99, *seat);
        actions.sort_by(|a, b| value(b).total_cmp(&value(a)));
    }
}

#[test]
fn star_pruning_saves_nodes() {
    let (mut none, mut star1, mut star2) = (0, 0, 0);
    let shape = Shape { chance: 40, depth: 6, breadth: 5, leaves: 0, ..BASE };
    for n in 0..30 {
        let game = TreeGame::random(shape, &mut Seed::from_text("star").nth(n).rng());
        none += AlphaBeta::to_the_end().with_insight(BestFirst).search(&game, &0).nodes;
        let star = |pruning| {
            let method = StarMethod::new(pruning, -1.0, 1.0);
            Exact::by(method, u32::MAX).with_insight(BestFirst).search(&game, &0).nodes
        };
        star1 += star(Pruning::Star1);
        star2 += star(Pruning::Star2);
    }
    assert!(2 * star1 < none && 2 * star2 < none, "{none} {star1} {star2}");
}

/// Max-n by the book.
fn plain_maxn(game: &TreeGame, state: usize) -> Vec<f64> {
    match &game.nodes[state] {
        Kind::Leaf(payoffs) => payoffs.clone(),
        Kind::Chance(children) => {
            let mut mean = vec![0.0; game.seats()];
            for &(child, p) in children {
                let values = plain_maxn(game, child);
                mean.iter_mut().zip(values).for_each(|(sum, value)| *sum += p * value);
            }
            mean
        }
        Kind::Choice(seat, children) => {
            let values = children.iter().map(|&child| plain_maxn(game, child));
            let first_best = |a: Vec<f64>, b: Vec<f64>| {
                if b[seat.index()] > a[seat.index()] { b } else { a }
            };
            values.reduce(first_best).unwrap()
        }
    }
}

/// Best reply by the book: every opposing side in turn is the one that thinks, and each of its
/// thoughtful turns counts; the worst of all these ways is what comes.
fn plain_best_reply(game: &TreeGame, state: usize, me: Seat, replier: Option<usize>) -> f64 {
    match &game.nodes[state] {
        Kind::Leaf(payoffs) => payoffs[me.index()],
        Kind::Chance(children) => {
            let value = |&(child, p): &(usize, f64)| p * plain_best_reply(game, child, me, replier);
            children.iter().map(value).sum()
        }
        Kind::Choice(seat, children) if game.side(*seat) == game.side(me) => {
            let values = children.iter().map(|&child| plain_best_reply(game, child, me, None));
            values.fold(f64::NEG_INFINITY, f64::max)
        }
        Kind::Choice(seat, children) => {
            let side = game.side(*seat);
            let mut worst = f64::INFINITY;
            if replier.is_none_or(|replier| replier == side) {
                for &child in children {
                    worst = worst.min(plain_best_reply(game, child, me, Some(side)));
                }
            }
            if replier != Some(side) {
                worst = worst.min(plain_best_reply(game, children[0], me, replier));
            }
            worst
        }
    }
}

#[test]
fn searches_for_many_players_follow_their_definitions() {
    on_random_trees(60, |game, _| {
        let Some(me) = mover(game) else { return };
        let maxn = MaxN::to_the_end().search(game, &0).value;
        assert!((maxn - plain_maxn(game, 0)[me.index()]).abs() < 1e-9);
        let reply = BestReply::to_the_end().search(game, &0).value;
        let right = plain_best_reply(game, 0, me, None);
        assert!((reply - right).abs() < 1e-9, "{reply} instead of {right}");
    });
}

#[test]
fn budgets_are_kept_and_deepening_answers_with_a_whole_depth() {
    let shape = Shape { depth: 9, leaves: 0, ..BASE };
    for n in 0..40 {
        let game = TreeGame::random(shape, &mut Seed::from_text("budget").nth(n).rng());
        let Some(me) = mover(&game) else { continue };
        for nodes in [1, 10, 300] {
            let budget = Budget::steps(nodes);
            let search = AlphaBeta::to_the_end().with_insight(VALUED);
            let found = search.with_budget(budget.clone()).search(&game, &0);
            assert!(found.nodes <= nodes && found.best.is_some());
            let method = DeepeningMethod::with_table(1 << 10);
            let search = Exact::by(method, u32::MAX).with_insight(VALUED);
            let mut search = search.with_budget(budget);
            let found = search.search(&game, &0);
            assert!(found.nodes <= nodes);
            let depth = search.method().reached();
            if depth > 1 {
                assert_eq!(found.value, plain(&game, 0, depth, me), "to depth {depth}");
            }
        }
        // Without a limit it stops by itself when it has seen the end on every line.
        for whole in [
            Deepening::to_the_end().with_insight(VALUED).search(&game, &0),
            Deepening::to_the_end().with_insight(KEYED).search(&game, &0),
        ] {
            assert_eq!(whole.value, plain(&game, 0, 99, me));
        }
    }
}

/// Follows a search: every node that is entered gets a value, under a parent that was entered.
#[derive(Default)]
struct Followed(Vec<Option<f64>>);

impl Tracer<u16> for Followed {
    fn event(&mut self, event: Event<u16>) {
        match event {
            Event::Enter { node, parent, .. } => {
                assert_eq!(node, self.0.len() as u64);
                assert!(parent.map_or(node == 0, |parent| self.0[parent as usize].is_none()));
                self.0.push(None);
            }
            Event::Leaf { node, value } | Event::Back { node, value } => {
                assert_eq!(self.0[node as usize].replace(value), None);
            }
        }
    }
}

#[test]
fn a_tracer_sees_every_node_and_its_value() {
    let shape = Shape { chance: 20, shared: 20, ..BASE };
    for n in 0..30 {
        let game = TreeGame::random(shape, &mut Seed::from_text("trace").nth(n).rng());
        let mut search = AlphaBeta::to_the_end().traced(Followed::default());
        let found = search.search(&game, &0);
        let values = &search.tracer().0;
        assert_eq!(values.len() as u64, found.nodes);
        assert_eq!(values[0], Some(found.value));
        assert!(values.iter().all(Option::is_some));
    }
}

#[test]
fn draws_from_a_loose_stock_are_averaged() {
    let game = Briskula::from_rules(&Rules::parse("variant=obicna").unwrap()).unwrap();
    let difference =
        |game: &Briskula, state: &_, seat| game.outcome(state).difference(game.side(seat)) / 120.0;
    for n in 0..6 {
        let mut rng = Seed::from_text("loose").nth(n).rng();
        let mut course = Course::begin(game, &mut rng);
        let mut actions = Actions::new();
        while course.state().stock_len() > 4 {
            let action = game.random_action(course.state(), &mut actions, &mut rng);
            course.play_legal(action, &mut rng);
        }
        let state = course.state().loosened();
        let plain = Minimax::to_the_end().with_insight(Valued(difference)).search(&game, &state);
        let mut pruned = AlphaBeta::to_the_end().with_insight(Valued(difference));
        let pruned = pruned.search(&game, &state);
        assert!((plain.value - pruned.value).abs() < 1e-9);
        for pruning in [Pruning::Star1, Pruning::Star2] {
            let star = Exact::by(StarMethod::new(pruning, -1.0, 1.0), u32::MAX);
            let found = star.with_insight(Valued(difference)).search(&game, &state);
            assert!((plain.value - found.value).abs() < 1e-9, "{pruning:?}");
            assert!(found.nodes < plain.nodes);
        }
    }
}
