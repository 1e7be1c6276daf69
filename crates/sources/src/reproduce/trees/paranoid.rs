//! Whether paranoid search gets worse with depth.

use adut_arena::{Referee, Start};
use adut_briskula::rules::{self as briskula, Briskula};
use adut_kernel::{Game, Notation as _, Player, Rules, Seat, Seed};
use adut_report::number::{number, percent, signed};
use adut_report::plot::{Curve, Curves};
use adut_search::exact::{MaxN, Paranoid};
use adut_search::{Insight, Peeking};
use adut_stats::{Moments, t_interval};
use adut_tablic::rules::{self as tablic, Tablic, points};
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Plot, TextTable};
use crate::trees::random_tree::{Node, RandomTree};

/// What each has so far, less what the others have in the mean.
#[derive(Clone, Copy)]
struct Lead;

impl Insight<RandomTree> for Lead {
    fn value(&self, game: &RandomTree, node: &Node, seat: Seat) -> f64 {
        game.lead(node, seat)
    }
}

impl Insight<Briskula> for Lead {
    fn value(&self, game: &Briskula, state: &briskula::State, seat: Seat) -> f64 {
        lead(game.sides(), game.side(seat), |side| f64::from(state.points(side)))
    }
}

impl Insight<Tablic> for Lead {
    fn value(&self, game: &Tablic, state: &tablic::State, seat: Seat) -> f64 {
        lead(game.sides(), game.side(seat), |side| {
            f64::from(points(state.pile(side))) + state.tablas(side) as f64
        })
    }
}

fn lead(sides: usize, side: usize, has: impl Fn(usize) -> f64) -> f64 {
    let all: f64 = (0..sides).map(&has).sum();
    has(side) - (all - has(side)) / (sides - 1) as f64
}

/// Children of a node, and the height of the trees whose truth is searched out.
const CHILDREN: u32 = 3;
const HEIGHT: u32 = 10;
/// The height of the trees that are played.
const PLAYED: u32 = 18;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let deepest = lab.pick(7, 5, 2) as u32;
    let estimates: Vec<Vec<Estimate>> = [3, 4]
        .into_iter()
        .enumerate()
        .map(|(at, players)| {
            lab.step(at, 7)?;
            estimates(lab, players, deepest)
        })
        .collect::<Result<_>>()?;
    let mut duels = Vec::new();
    let seed = lab.seed();
    let tree = |players: usize, n: u64| {
        let seed = seed.nth(n).rng().bits();
        RandomTree { players, children: CHILDREN, height: PLAYED, seed }
    };
    for (at, players) in [3, 4].into_iter().enumerate() {
        lab.step(2 + at, 7)?;
        let deals = lab.pick(1000, 200, 2);
        let name = format!("random trees, {players} players");
        let deepest = lab.pick(6, 4, 2) as u32;
        duels.push((name, by_depth(lab, deepest, deals, |n| tree(players, n))?));
    }
    lab.step(4, 7)?;
    let briskula = Briskula::from_rules(&Rules::parse("variant=obicna,players=3")?)?;
    let deepest_here = lab.pick(6, 3, 1) as u32;
    let deals = lab.pick(200, 40, 1);
    let found = by_depth(lab, deepest_here, deals, |_| briskula)?;
    duels.push(("Briškula for three, open cards".to_owned(), found));
    lab.step(5, 7)?;
    let tablic = Tablic::from_rules(&Rules::parse("players=3")?)?;
    let found = by_depth(lab, lab.pick(4, 2, 1) as u32, lab.pick(50, 6, 1), |_| tablic.clone())?;
    duels.push(("Tablić for three, open cards".to_owned(), found));
    Ok(finding(&estimates, &duels))
}

/// How far the searches of a depth are from the truth.
#[derive(Clone, Copy, Default)]
struct Estimate {
    /// The mean of estimate less truth: paranoid, and max-n.
    off: [f64; 2],
    /// What the chosen move loses if everybody plays max-n to the end.
    lost: [f64; 2],
}

fn estimates(lab: &Lab<'_>, players: usize, deepest: u32) -> Result<Vec<Estimate>> {
    let trees = lab.pick(400, 40, 4);
    let seed = lab.seed().child("estimates");
    let measured = lab.in_parallel(trees, |n| {
        let seed = seed.nth(n).rng().bits();
        let tree = RandomTree { players, children: CHILDREN, height: HEIGHT, seed };
        let root = tree.root();
        let truth = |node: &Node| {
            MaxN::to_the_end().with_insight(Lead).search_for(&tree, node, Seat::FIRST).value
        };
        let after = |child: u32| {
            let mut next = root;
            tree.apply(&mut next, child);
            truth(&next)
        };
        let children: Vec<f64> = (0..CHILDREN).map(after).collect();
        let best = children.iter().copied().fold(f64::MIN, f64::max);
        Ok((1..=deepest)
            .map(|depth| {
                let paranoid = Paranoid::to_depth(depth).with_insight(Lead).search(&tree, &root);
                let maxn = MaxN::to_depth(depth).with_insight(Lead).search(&tree, &root);
                let found = [paranoid, maxn];
                Estimate {
                    off: found.map(|found| found.value - best),
                    lost: found
                        .map(|found| found.best.map_or(0.0, |of| best - children[of as usize])),
                }
            })
            .collect::<Vec<_>>())
    })?;
    let mean = |depth: usize, value: &dyn Fn(&Estimate) -> [f64; 2]| {
        let sum = measured.iter().fold([0.0; 2], |sum, of| {
            let one = value(&of[depth]);
            [sum[0] + one[0], sum[1] + one[1]]
        });
        sum.map(|sum| sum / trees as f64)
    };
    Ok((0..deepest as usize)
        .map(|depth| Estimate { off: mean(depth, &|of| of.off), lost: mean(depth, &|of| of.lost) })
        .collect())
}

/// How one paranoid player fares among max-n players that look as deep.
struct Duel {
    depth: u32,
    games: u64,
    seats: usize,
    /// Games won alone.
    won: u64,
    /// Its points less the others' in the mean.
    lead: Moments,
}

fn by_depth<G: Game>(
    lab: &Lab<'_>,
    deepest: u32,
    deals: u64,
    game: impl Fn(u64) -> G + Sync,
) -> Result<Vec<Duel>>
where
    Lead: Insight<G>,
{
    let seed = lab.seed().child("duels");
    (1..=deepest)
        .map(|depth| {
            let played = lab.in_parallel(deals, |n| Ok(duel(&game(n), depth, seed.nth(n))))?;
            let seats = game(0).seats();
            let won = played.iter().flatten().filter(|(won, _)| *won).count() as u64;
            // The seats of one deal are no independent trials.
            let of_deal = |deal: &Vec<(bool, f64)>| {
                deal.iter().map(|(_, lead)| lead).sum::<f64>() / deal.len() as f64
            };
            let lead = played.iter().map(of_deal).collect();
            lab.progress(f64::from(depth) / f64::from(deepest))?;
            Ok(Duel { depth, games: deals * seats as u64, seats, won, lead })
        })
        .collect()
}

/// The paranoid player in every seat in turn: whether it won alone, and its lead.
fn duel<G: Game>(game: &G, depth: u32, seed: Seed) -> Vec<(bool, f64)>
where
    Lead: Insight<G>,
{
    let start = Start::random(game, seed.child("cards"), 0);
    let mut paranoid = Player::all_knowing(Peeking(Paranoid::to_depth(depth).with_insight(Lead)));
    let mut others: Vec<Player<G>> = (1..game.seats())
        .map(|_| Player::all_knowing(Peeking(MaxN::to_depth(depth).with_insight(Lead))))
        .collect();
    let mut referee = Referee::new(game.clone());
    Seat::all(game.seats())
        .map(|seat| {
            let mut seated: Vec<&mut Player<G>> = others.iter_mut().collect();
            seated.insert(seat.index(), &mut paranoid);
            let (ending, _) = referee.play(&start, &mut seated, seed.child("play"), &mut ());
            let outcome = ending.outcome();
            (outcome.won(game.side(seat)), outcome.difference(game.side(seat)))
        })
        .collect()
}

fn finding(estimates: &[Vec<Estimate>], duels: &[(String, Vec<Duel>)]) -> Finding {
    let three = &estimates[0];
    let (first, last) = (three[0], three[three.len() - 1]);
    let (_, real) = &duels[2];
    let share = |of: &Duel| of.won as f64 / of.games.max(1) as f64;
    let off = |by: f64| if by == 0.0 { "0".to_owned() } else { signed(by, 1) };
    let mut figures = Vec::new();
    for (name, by_depth) in duels {
        if let Some(of) = by_depth.last() {
            let what = format!("Paranoid among max-n, {} moves ahead: {name}", of.depth);
            figures.push(
                Figure::share(what, of.won, of.games, "games")
                    .claimed("worse the deeper it searches")
                    .because(format!("Even would be {}.", percent(1.0 / of.seats as f64))),
            );
        }
    }
    Finding {
        verdict: format!(
            "{}: on trees for three the paranoid value lies {} from the truth one move ahead and {} {} \
             moves ahead, that of max-n {} and {}. The play is another thing: among max-n players who \
             look as deep it wins {} of its games of Briškula for three one card ahead and {} {} cards \
             ahead, where a third is even.",
            if last.off[0].abs() > first.off[0].abs() {
                "The estimate does get worse"
            } else {
                "The estimate does not get worse here"
            },
            off(first.off[0]),
            off(last.off[0]),
            three.len(),
            off(first.off[1]),
            off(last.off[1]),
            percent(real.first().map_or(0.0, share)),
            percent(real.last().map_or(0.0, share)),
            real.last().map_or(0, |of| of.depth)
        ),
        figures,
        tables: vec![off_table(estimates), duel_table(duels)],
        plots: vec![off_plot(estimates)],
        text: vec![
            "The truth of a random tree is what the first player gets when everybody plays max-n to \
             the end, as his lead over the mean of the others; an edge gives each player 0 to 100. \
             A paranoid player sits in every seat in turn among max-n players on the same cards, \
             all of whom see everything."
                .to_owned(),
        ],
        ..Finding::default()
    }
}

fn off_table(estimates: &[Vec<Estimate>]) -> TextTable {
    let columns = ["players, depth", "paranoid", "max-n", "paranoid’s move", "max-n’s move"];
    let caption = "Random trees: estimate less truth, and what the chosen move loses against the \
        best one, means.";
    let mut table = TextTable::new(caption, &columns);
    for (players, by_depth) in (3..).zip(estimates) {
        for (depth, of) in (1..).zip(by_depth) {
            table.push([
                format!("{players}, {depth}"),
                signed(of.off[0], 1),
                signed(of.off[1], 1),
                number(of.lost[0], 2),
                number(of.lost[1], 2),
            ]);
        }
    }
    table
}

fn duel_table(duels: &[(String, Vec<Duel>)]) -> TextTable {
    let caption = "One paranoid player among max-n players of the same depth.";
    let columns = ["game, depth", "games", "won alone", "even", "lead", "95 %"];
    let mut table = TextTable::new(caption, &columns);
    for (name, by_depth) in duels {
        for of in by_depth {
            let bounds = t_interval(&of.lead, 0.95);
            let end =
                |value: f64| if value.is_finite() { signed(value, 2) } else { "–".to_owned() };
            table.push([
                format!("{name}, {}", of.depth),
                of.games.to_string(),
                percent(of.won as f64 / of.games.max(1) as f64),
                percent(1.0 / of.seats as f64),
                signed(of.lead.mean(), 2),
                format!("{} to {}", end(bounds.low), end(bounds.high)),
            ]);
        }
    }
    table
}

fn off_plot(estimates: &[Vec<Estimate>]) -> Plot {
    let line = |name: String, of: &[Estimate], at: usize| Curve {
        name,
        points: (1..).zip(of).map(|(depth, of)| (f64::from(depth), of.off[at])).collect(),
        is_reference: false,
    };
    let curves = (3..).zip(estimates).flat_map(|(players, of)| {
        [
            line(format!("paranoid, {players} players"), of, 0),
            line(format!("max-n, {players} players"), of, 1),
        ]
    });
    Plot {
        caption: "Random trees: how far the estimate lies from the truth, by depth.".to_owned(),
        drawing: Curves {
            across: "moves looked ahead".to_owned(),
            up: "estimate less truth".to_owned(),
            is_logarithmic: false,
            curves: curves.collect(),
            ..Curves::default()
        }
        .into(),
    }
}
