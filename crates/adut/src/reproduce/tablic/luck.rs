//! Whether Greedy's wins come from the deal.

use adut_arena::report::text::signed;
use adut_games::tablic::Tablic;
use adut_kernel::{Course, Seat};
use adut_stats::{Moments, t_interval};
use anyhow::Result;

use super::PUBLISHED;
use super::published::TABLE;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Unit};

/// What a game says about luck and its end.
struct Game {
    /// Greedy's štihs less the other's, in all hands.
    lead: f64,
    /// In how many of the four hands Greedy had more.
    hands_ahead: f64,
    greedy_won: bool,
}

const CLAIM: &str = "many more štihs in each hand when it won";

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let games = lab.look_at_games(PUBLISHED, TABLE[0].players, lab.pick(5000, 200, 3), look)?;
    let mean = |won: bool, value: &dyn Fn(&Game) -> f64| -> Moments {
        games.iter().filter(|game| game.greedy_won == won).map(value).collect()
    };
    let figure = |what: &str, of: &Moments| {
        let interval = t_interval(of, 0.95);
        Figure::new(what, Unit::Number(2), of.mean(), [interval.low, interval.high])
            .out_of(of.count(), "games")
    };
    let (won, lost) = (mean(true, &|game| game.lead), mean(false, &|game| game.lead));
    let hands = mean(true, &|game| game.hands_ahead);
    let wins = || games.iter().filter(|game| game.greedy_won);
    let ahead = wins().filter(|game| game.lead > 0.0).count() as u64;
    let everywhere = wins().filter(|game| game.hands_ahead == 4.0).count() as u64;
    let all = wins().count() as u64;
    let judged = "The claim has a true core, luck of the deal, and is overstated; see the figures \
        beside it.";
    let figures = vec![
        figure("Greedy’s štihs less Backtrack’s, games that Greedy won", &won)
            .claimed(CLAIM)
            .because(judged),
        figure("Greedy’s štihs less Backtrack’s, games that it did not win", &lost),
        Figure::share("Greedy had more štihs in all, of the games it won", ahead, all, "games"),
        figure("Hands of four in which Greedy had more štihs, games it won", &hands),
        Figure::share(
            "Greedy had more štihs in every hand, of the games it won",
            everywhere,
            all,
            "games",
        )
        .claimed(CLAIM)
        .because(judged),
    ];
    Ok(Finding {
        verdict: format!(
            "Greedy held {} štihs more than Backtrack in the games that it won and {} in the \
             others: the deal matters, but “many more in each hand” is not what is seen.",
            signed(won.mean(), 2),
            signed(lost.mean(), 2)
        ),
        figures,
        text: vec![
            "A štih is an ace, ten, jack, queen or king, as in the program, which knows no suits. \
             Every card that is dealt is played, so a side’s hands are the cards it played, six \
             to a hand."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

fn look(course: &Course<Tablic>, backtrack: Seat) -> Game {
    let stihs = |mine: bool, hand: usize| -> f64 {
        let played = course.played().iter().filter(|played| (played.seat == backtrack) == mine);
        let cards = played.map(|played| played.action.card).skip(6 * hand).take(6);
        cards.filter(|card| matches!(card.rank(), 0 | 9..)).count() as f64
    };
    let leads = [0, 1, 2, 3].map(|hand| stihs(false, hand) - stihs(true, hand));
    let greedy_won = course.outcome().is_some_and(|end| end.won(1 - backtrack.index()));
    Game {
        lead: leads.iter().sum(),
        hands_ahead: leads.iter().filter(|&&lead| lead > 0.0).count() as f64,
        greedy_won,
    }
}
