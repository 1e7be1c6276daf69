//! How strong a policy grew, drawn.

use adut_learn::selfplay::Round;
use adut_report::plot::{Curve, Curves};
use adut_report::svg;

/// What the policy won from each fixed opponent, over the decisions that it had learned from.
pub(super) fn draw(rounds: &[&Round], source: &str) -> String {
    let mut curves: Vec<Curve> = Vec::new();
    for round in rounds {
        for found in &round.strength {
            let point = (round.decisions as f64 / 1e6, 100.0 * found.share);
            match curves.iter_mut().find(|curve| curve.name == found.opponent) {
                Some(curve) => curve.points.push(point),
                None => curves.push(Curve {
                    name: found.opponent.clone(),
                    points: vec![point],
                    is_reference: false,
                }),
            }
        }
    }
    let plot = Curves {
        across: "million decisions".to_owned(),
        up: "% of games won".to_owned(),
        curves,
        ..Curves::default()
    };
    svg(&[plot.into()], "games won from fixed opponents", source)
}
