//! Losing the last trick with stock on purpose, to draw the turned trump.

use adut_briskula::players::Solved;
use adut_briskula::rules::{Action, Briskula, State, Variant, beaters};
use adut_cards::trieste::CardSet;
use adut_kernel::{Actions, Course, Game as _, Seat};
use adut_report::number::percent;
use anyhow::Result;

use super::walked;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, TextTable};

/// The players that are watched, with how many deals they play.
fn players(lab: &Lab<'_>) -> [(&'static str, u64); 6] {
    [
        ("random", lab.pick(1500, 60, 3)),
        ("rules", lab.pick(1500, 60, 3)),
        ("normal", lab.pick(1000, 40, 2)),
        ("hard", lab.pick(150, 10, 1)),
        ("best:sims=1000", lab.pick(60, 1, 1)),
        ("serious-points", lab.pick(200, 5, 1)),
    ]
}

const VARIANTS: [(&str, &str); 2] = [("", "dupla"), ("variant=obicna", "obična")];

/// A player could win or lose the last trick with stock, as the last to throw.
struct Choice {
    /// What winning it costs beside losing it, in points by best play.
    winning_costs: i64,
    lost_it: bool,
    /// The trump that the loser draws has points.
    rich: bool,
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let mut figures = Vec::new();
    let caption = "The last trick with stock, where the last to throw could win it or not.";
    let columns = [
        "variant, player",
        "choices",
        "lost it",
        "losing was better",
        "lost it then",
        "lost it otherwise",
    ];
    let mut table = TextTable::new(caption, &columns);
    let players = players(lab);
    let mut best_shares = Vec::new();
    for (v, (rules, variant)) in VARIANTS.into_iter().enumerate() {
        let mut all: Vec<Choice> = Vec::new();
        for (n, (name, deals)) in players.into_iter().enumerate() {
            lab.step(v * players.len() + n, 2 * players.len())?;
            let seen = lab.look_at_games(rules, [name, "rules"], deals, look)?;
            let choices: Vec<Choice> = seen.into_iter().flatten().collect();
            let share = |is: &dyn Fn(&&Choice) -> bool, of: &dyn Fn(&&Choice) -> bool| {
                let among = choices.iter().filter(|choice| of(choice)).count();
                let hits = choices.iter().filter(|choice| of(choice) && is(choice)).count();
                if among == 0 { "–".to_owned() } else { percent(hits as f64 / among as f64) }
            };
            let better = |choice: &&Choice| choice.winning_costs > 0;
            table.push([
                format!("{variant}, {name}"),
                choices.len().to_string(),
                share(&|choice| choice.lost_it, &|_| true),
                share(&better, &|_| true),
                share(&|choice| choice.lost_it, &better),
                share(&|choice| choice.lost_it, &|choice| choice.winning_costs < 0),
            ]);
            all.extend(choices);
        }
        let count = |is: &dyn Fn(&Choice) -> bool| all.iter().filter(|c| is(c)).count() as u64;
        let figure = |what: &str, is: &dyn Fn(&Choice) -> bool, of: &dyn Fn(&Choice) -> bool| {
            let hits = count(&|choice| of(choice) && is(choice));
            Figure::share(format!("{what}, {variant}"), hits, count(of), "choices")
        };
        let better = |choice: &Choice| choice.winning_costs > 0;
        figures.push(
            figure("Losing the last trick with stock is better by best play", &better, &|_| true)
                .claimed("most lose the last trick with stock on purpose to draw the turned trump")
                .because("A known idea, and the right one in the share beside it; the table has who does it."),
        );
        figures.push(figure("The same, where the turned trump has points", &better, &|of| of.rich));
        figures.push(figure("The same, where it has none", &better, &|of| !of.rich));
        best_shares.push((figures[figures.len() - 3].ours, figures[figures.len() - 2].ours));
    }
    Ok(Finding {
        verdict: format!(
            "Whoever could win or lose the last trick with stock does better to lose it in {} of the \
             cases of dupla and {} of obična; where the turned trump has points, in {} and {}. The \
             table shows who finds it.",
            percent(best_shares[0].0),
            percent(best_shares[1].0),
            percent(best_shares[0].1),
            percent(best_shares[1].1)
        ),
        figures,
        tables: vec![table],
        ..Finding::default()
    })
}

/// The choice of the watched seat in a game, if it had one.
fn look(course: &Course<Briskula>, watched: Seat) -> Option<Choice> {
    let game = *course.game();
    let drawn = match game.variant() {
        Variant::Dupla => 4,
        Variant::Obicna => 2,
    };
    let mut found = None;
    walked(course, |state, seat, action| {
        let is_last = state.trick().cards().len() + 1 == game.trick_len();
        if seat == watched && is_last && state.stock_len() == drawn {
            found = choice(&game, state, seat, action);
        }
    });
    found
}

fn choice(game: &Briskula, state: &State, seat: Seat, thrown: Action) -> Option<Choice> {
    let Action::Throw(card) = thrown else { return None };
    let (winner, best) = state.trick().best(state.trump(), game.seats())?;
    let over: CardSet = state.hand(seat) & beaters(best, state.trump());
    if winner == seat || over.is_empty() || over == state.hand(seat) {
        return None;
    }
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    let costs = Solved::default().costs(game, state, &actions);
    let least = |wins: bool| {
        let of = actions.iter().zip(&costs).filter(|&(&action, _)| match action {
            Action::Throw(card) => over.contains(card) == wins,
            Action::Signal(_) => false,
        });
        of.map(|(_, &cost)| cost as i64).min()
    };
    Some(Choice {
        winning_costs: least(true)? - least(false)?,
        lost_it: !over.contains(card),
        rich: state.trump().points() > 0,
    })
}
