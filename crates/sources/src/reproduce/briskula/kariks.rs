//! Kariks kept for the last two tricks.

use adut_briskula::rules::Briskula;
use adut_kernel::{Course, Seat};
use adut_report::number::percent;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

/// In dupla the last two tricks are played without stock: eight cards.
const LAST_THROWS: usize = 8;
/// More than half of all points.
const ENOUGH: u8 = 61;

/// How a game ended.
struct End {
    /// Neither side had won before the last two tricks.
    open: bool,
    /// The leader before them did not win.
    turned: bool,
    /// Kariks of seat 0 less those of seat 1 when they began.
    more_kariks: i32,
    /// 1 if seat 0 won, −1 if it lost.
    result: i32,
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let ends = lab.look_at_games("", ["rules", "rules"], lab.pick(4000, 200, 5), look)?;
    let all = ends.len() as u64;
    let count = |is: &dyn Fn(&End) -> bool| ends.iter().filter(|end| is(end)).count() as u64;
    let uneven = |end: &End| end.more_kariks != 0 && end.result != 0;
    let figures = vec![
        Figure::share(
            "Games that are open before the last two tricks",
            count(&|end| end.open),
            all,
            "games",
        )
        .claimed("kariks kept for the last two tricks often decide")
        .because("The last two tricks decide every game that is open before them."),
        Figure::share(
            "Games that turn in the last two tricks",
            count(&|end| end.turned),
            all,
            "games",
        )
        .claimed("kariks kept for the last two tricks often decide")
        .because("So often whoever was ahead, or level, before them did not win in the end."),
        Figure::share(
            "More kariks in hand before the last two tricks wins the game",
            count(&|end| uneven(end) && end.more_kariks.signum() == end.result),
            count(&|end| uneven(end)),
            "games",
        ),
        Figure::share(
            "The same, of the games that are open",
            count(&|end| end.open && uneven(end) && end.more_kariks.signum() == end.result),
            count(&|end| end.open && uneven(end)),
            "games",
        ),
    ];
    Ok(Finding {
        verdict: format!(
            "{} of the games are still open when the stock is out, and {} turn in the last two \
             tricks. Of the open games, the side with more kariks in hand wins {}.",
            percent(figures[0].ours),
            percent(figures[1].ours),
            percent(figures[3].ours)
        ),
        figures,
        text: vec![
            "Games between two simple persons (rules). Open: neither side has 61 points yet."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

fn look(course: &Course<Briskula>, _: Seat) -> End {
    let before = course.rewound(course.played().len().saturating_sub(LAST_THROWS));
    let state = before.state();
    let kariks = |seat: usize| {
        state.hand(Seat::new(seat)).iter().filter(|card| card.points() >= 10).count() as i32
    };
    let points = [state.points(0), state.points(1)];
    let result = course.outcome().map_or(0.0, |end| end.payoff(0));
    let result = if result == 0.0 { 0 } else { result.signum() as i32 };
    let lead = (i32::from(points[0]) - i32::from(points[1])).signum();
    End {
        open: points.iter().all(|&points| points < ENOUGH),
        turned: result != lead,
        more_kariks: kariks(0) - kariks(1),
        result,
    }
}
