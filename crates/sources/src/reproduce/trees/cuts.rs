//! What alpha–beta saves.

use adut_briskula::rules::{Action, Briskula, State};
use adut_kernel::{Course, Game, Notation as _, Rules, Seat};
use adut_report::Unit;
use adut_report::number::{count, number, percent};
use adut_report::plot::{Curve, Curves};
use adut_search::Insight;
use adut_search::exact::{AlphaBeta, Minimax};
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Plot, TextTable};
use crate::trees::random_tree::{Node, RandomTree};

/// In which order moves are tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MoveOrder {
    Given,
    BestFirst,
    WorstFirst,
}

const ORDERS: [(MoveOrder, &str); 3] = [
    (MoveOrder::Given, "as they come"),
    (MoveOrder::BestFirst, "likely best first"),
    (MoveOrder::WorstFirst, "likely worst first"),
];

/// Values by what each has so far, and orders by what the next position gives.
#[derive(Clone, Copy)]
struct SoFar(MoveOrder);

impl Insight<RandomTree> for SoFar {
    fn value(&self, game: &RandomTree, node: &Node, seat: Seat) -> f64 {
        game.lead(node, seat)
    }

    fn order(&self, game: &RandomTree, node: &Node, actions: &mut [u32]) {
        sort(self.0, game, node, actions, |game, node, seat| game.lead(node, seat));
    }
}

impl Insight<Briskula> for SoFar {
    fn value(&self, game: &Briskula, state: &State, seat: Seat) -> f64 {
        lead(game, state, seat)
    }

    fn order(&self, game: &Briskula, state: &State, actions: &mut [Action]) {
        sort(self.0, game, state, actions, lead);
    }
}

fn lead(_: &Briskula, state: &State, seat: Seat) -> f64 {
    f64::from(state.points(seat.index())) - f64::from(state.points(1 - seat.index()))
}

fn sort<G: Game>(
    order: MoveOrder,
    game: &G,
    state: &G::State,
    actions: &mut [G::Action],
    value: impl Fn(&G, &G::State, Seat) -> f64,
) {
    let adut_kernel::Turn::Seat(seat) = game.turn(state) else { return };
    let sign = match order {
        MoveOrder::Given => return,
        MoveOrder::BestFirst => -1.0,
        MoveOrder::WorstFirst => 1.0,
    };
    let after = |action: G::Action| {
        let mut next = state.clone();
        game.apply(&mut next, action);
        sign * value(game, &next, seat)
    };
    actions.sort_by(|&a, &b| after(a).total_cmp(&after(b)));
}

/// Children of a node of the random trees.
const CHILDREN: u32 = 5;

/// Positions looked at: by minimax, and by alpha–beta in each order.
#[derive(Clone, Copy, Default)]
struct Looked {
    plain: u64,
    cut: [u64; 3],
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let trees = lab.pick(40, 5, 1);
    let deepest = [lab.pick(8, 6, 3) as u32, lab.pick(7, 6, 3) as u32];
    let game = Briskula::from_rules(&Rules::new())?;
    let base = lab.seed();
    let mut all = Vec::new();
    for (at, name) in ["random trees", "Briškula dupla, open cards"].into_iter().enumerate() {
        let mut by_depth = Vec::new();
        for depth in 1..=deepest[at] {
            lab.step(at * 8 + depth as usize - 1, 16)?;
            let looked = lab.in_parallel(trees, |n| {
                let seed = base.nth(n);
                Ok(if at == 0 {
                    let seed = seed.rng().bits();
                    let tree = RandomTree { players: 2, children: CHILDREN, height: 16, seed };
                    look(&tree, &tree.root(), depth)
                } else {
                    let course = Course::begin(game, &mut seed.rng());
                    look(&game, course.state(), depth)
                })
            })?;
            by_depth.push(looked.iter().fold(Looked::default(), |sum, one| Looked {
                plain: sum.plain + one.plain,
                cut: std::array::from_fn(|order| sum.cut[order] + one.cut[order]),
            }));
        }
        all.push((name, by_depth));
    }
    let figures = all.iter().flat_map(|(name, by_depth)| {
        let of = by_depth.last().copied().unwrap_or_default();
        ORDERS.iter().enumerate().map(move |(at, (_, order))| {
            let what = format!("Positions that alpha–beta looks at, of minimax’s: {name}, {order}");
            let ours = of.cut[at] as f64 / of.plain.max(1) as f64;
            Figure::measured(what, Unit::Percent, ours)
                .out_of(trees, "positions")
                .claimed("alpha–beta saves a lot")
                .because(
                    "At the greatest depth of the table; said here and by the Briškula thesis.",
                )
        })
    });
    let figures = figures.collect();
    let share = |looked: &Looked, order: usize| looked.cut[order] as f64 / looked.plain as f64;
    let last = |at: usize| all[at].1.last().copied().unwrap_or_default();
    Ok(Finding {
        verdict: format!(
            "It does, and more with depth and with a good order. {} moves ahead on random trees it \
             looks at {} of minimax’s positions as moves come, at {} with the likely best first \
             and at {} with the likely worst first; {} cards ahead in Briškula at {}, {} and {}.",
            deepest[0],
            percent(share(&last(0), 0)),
            percent(share(&last(0), 1)),
            percent(share(&last(0), 2)),
            deepest[1],
            percent(share(&last(1), 0)),
            percent(share(&last(1), 1)),
            percent(share(&last(1), 2))
        ),
        figures,
        tables: all.iter().map(|(name, by_depth)| table(name, by_depth, trees)).collect(),
        plots: all.iter().map(|(name, by_depth)| plot(name, by_depth)).collect(),
        text: vec![format!(
            "A random tree has {CHILDREN} children everywhere, and every edge gives each side \
             something by chance; a position that is not looked beyond is valued by what both have \
             so far, in Briškula by the points taken. The likely best move is the one after which \
             that value is largest."
        )],
        ..Finding::default()
    })
}

fn look<G: Game>(game: &G, state: &G::State, depth: u32) -> Looked
where
    SoFar: Insight<G>,
{
    let plain = Minimax::to_depth(depth).with_insight(SoFar(MoveOrder::Given)).search(game, state);
    let cut = ORDERS.map(|(order, _)| {
        let found = AlphaBeta::to_depth(depth).with_insight(SoFar(order)).search(game, state);
        debug_assert_eq!(found.value, plain.value);
        found.nodes
    });
    Looked { plain: plain.nodes, cut }
}

fn table(name: &str, by_depth: &[Looked], trees: u64) -> TextTable {
    let caption = format!("Positions looked at, mean of {trees}: {name}.");
    let mut table = TextTable::new(
        caption,
        &["depth", "minimax", "as they come", "best first", "worst first", "√ of minimax"],
    );
    for (depth, looked) in (1..).zip(by_depth) {
        let mean = |sum: u64| count(sum / trees);
        let mut row = vec![format!("{depth}"), mean(looked.plain)];
        row.extend(looked.cut.map(mean));
        row.push(number((looked.plain as f64 / trees as f64).sqrt(), 0));
        table.push(row);
    }
    table
}

fn plot(name: &str, by_depth: &[Looked]) -> Plot {
    let curves = ORDERS.iter().enumerate().map(|(at, (_, order))| Curve {
        name: (*order).to_owned(),
        points: (1..)
            .zip(by_depth)
            .map(|(depth, of)| (f64::from(depth), of.cut[at] as f64 / of.plain as f64))
            .collect(),
        is_reference: false,
    });
    Plot {
        caption: format!("Share of minimax’s positions that alpha–beta looks at: {name}."),
        drawing: Curves {
            across: "moves looked ahead".to_owned(),
            up: "share".to_owned(),
            is_logarithmic: true,
            curves: curves.collect(),
            ..Curves::default()
        }
        .into(),
    }
}
