//! From weighed moves to a decision that can be told.

use adut_kernel::{Seat, Seed};

use crate::estimate::{Estimator, Weighed};
use crate::facts::{Compared, Reviewable};
use crate::reason::Reason;
use crate::report::{Cost, Decision, Grade, MoveValue};
use crate::value::Value;

/// Every move with its value.
pub(crate) fn move_values<G: Reviewable>(game: &G, weighed: &Weighed<G::Action>) -> Vec<MoveValue> {
    let rows = weighed.actions.iter().zip(&weighed.values).zip(&weighed.losses);
    let row = |((&action, value), &cost): ((&G::Action, &Value), &f64)| MoveValue {
        action: game.write_action(action),
        value: *value,
        cost,
        bar: G::SCALE.bar(value),
    };
    rows.map(row).collect()
}

/// What could have been chosen, and what the choice cost. None if the move was not weighed.
pub(crate) fn decision<G: Reviewable>(
    game: &G,
    seen: &G::Observation,
    seat: Seat,
    weighed: &Weighed<G::Action>,
    played: G::Action,
    estimator: &mut Estimator<G>,
    seed: Seed,
) -> Option<Decision> {
    let at = weighed.actions.binary_search(&played).ok()?;
    let best = weighed.best;
    let (value, best_value) = (weighed.values[at], weighed.values[best]);
    let total = weighed.losses[at];
    let counted = |gap: f64| if total > 0.0 { gap.max(0.0) } else { 0.0 };
    let cost = Cost {
        total,
        share: counted(best_value.share - value.share),
        points: best_value.points.zip(value.points).map(|(best, played)| counted(best - played)),
    };
    let reason = (total > 0.0).then(|| {
        let mut compared = |at: usize| {
            let action = weighed.actions[at];
            let swing = estimator.swing(game, seen, seat, action, seed);
            Compared { action, value: weighed.values[at], swing }
        };
        let (best, played) = (compared(best), compared(at));
        game.reason(seen, seat, &best, &played)
    });
    Some(Decision {
        values: move_values(game, weighed),
        played: game.write_action(played),
        best: game.write_action(weighed.actions[best]),
        best_value,
        value,
        cost,
        grade: Grade::of(total),
        reason,
        forced: weighed.actions.len() == 1,
        solved: weighed.solved,
        worlds: weighed.worlds,
        equilibrium: weighed.equilibrium,
    })
}

/// What differs in the swings of two moves: what the better one brings more, and what it leaves
/// less to the others.
pub fn advantage<A>(best: &Compared<A>, played: &Compared<A>) -> (f64, f64) {
    (best.swing.own - played.swing.own, played.swing.theirs - best.swing.theirs)
}

/// Less for the others, or simply more in the long run.
pub fn plain_reason(leaves_less: f64, least: f64) -> Reason {
    if leaves_less >= least {
        Reason::new("why-leaves-less").number("points", leaves_less)
    } else {
        Reason::new("why-later")
    }
}
