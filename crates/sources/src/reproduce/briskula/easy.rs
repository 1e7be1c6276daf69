//! Easy's fourth card.

use adut_briskula::rules::{Action, Briskula};
use adut_kernel::{Course, Seat};
use adut_report::number::count;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};
use crate::reproduce::shared::share;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let deals = lab.pick(2000, 100, 3);
    let mut figures = Vec::new();
    let mut of_published = (0, 0);
    for (n, name) in ["easy-published", "easy"].into_iter().enumerate() {
        lab.step(n, 3)?;
        let games = lab.look_at_games("", [name, "easy"], deals, fourth_cards)?;
        let (thrown, chances) =
            games.into_iter().fold((0, 0), |sum, game| (sum.0 + game.0, sum.1 + game.1));
        if name == "easy-published" {
            of_published = (thrown, chances);
        }
        let what = format!("{name} throws the fourth of four cards");
        figures.push(Figure::share(what, thrown, chances, "choices"));
    }
    lab.step(2, 3)?;
    let compared =
        lab.compare::<Briskula>("", &["easy", "easy-published"], lab.pick(5000, 200, 5), 0)?;
    figures.extend(compared.pairs.iter().map(|pair| share("easy against easy-published", pair)));
    Ok(Finding {
        verdict: format!(
            "As printed, Easy threw the fourth card {} times in {} choices; as meant one time in \
             four. It matters little which of its cards a random player may not throw.",
            count(of_published.0),
            count(of_published.1)
        ),
        figures,
        commands: vec![compared.provenance.command],
        ..Finding::default()
    })
}

/// How often a player with four cards threw the last of them, and how often it had four.
fn fourth_cards(course: &Course<Briskula>, seat: Seat) -> (u64, u64) {
    let (mut thrown, mut chances) = (0, 0);
    for (n, played) in course.played().iter().enumerate().filter(|(_, played)| played.seat == seat)
    {
        let before = course.rewound(n);
        let hand = before.state().hand(seat);
        if let (4, Action::Throw(card)) = (hand.len(), played.action) {
            chances += 1;
            thrown += u64::from(hand.iter().last() == Some(card));
        }
    }
    (thrown, chances)
}
