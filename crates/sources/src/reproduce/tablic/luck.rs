//! Whether Greedy's wins come from the deal.

use adut_kernel::{Course, Seat};
use adut_report::Unit;
use adut_report::number::{percent, signed};
use adut_stats::{Moments, t_interval};
use adut_tablic::rules::Tablic;
use anyhow::Result;

use super::PUBLISHED;
use super::published::TABLE;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

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
    let games = lab.look_at_games(PUBLISHED, TABLE[0].players, lab.pick(2000, 1000, 3), look)?;
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
    let with_more = |game: &&Game| game.lead > 0.0;
    let of = |is: &dyn Fn(&&Game) -> bool| games.iter().filter(|game| is(game)).count() as u64;
    let wins = of(&|game| game.greedy_won);
    let ahead = of(&|game| game.greedy_won && with_more(game));
    let everywhere = of(&|game| game.greedy_won && game.hands_ahead == 4.0);
    let figures = vec![
        figure("Greedy’s štihs less Backtrack’s, games that Greedy won", &won)
            .claimed(CLAIM)
            .because("“Many more” is what is seen over the whole game."),
        figure("Greedy’s štihs less Backtrack’s, games that it did not win", &lost),
        Figure::share("Greedy had more štihs in all, of the games it won", ahead, wins, "games"),
        Figure::share(
            "Greedy won, of the games in which it had more štihs in all",
            ahead,
            of(&with_more),
            "games",
        ),
        Figure::share(
            "Greedy won, of the games in which it had no more",
            wins - ahead,
            of(&|game| !with_more(game)),
            "games",
        ),
        figure("Hands of four in which Greedy had more štihs, games it won", &hands),
        Figure::share(
            "Greedy had more štihs in every hand, of the games it won",
            everywhere,
            wins,
            "games",
        )
        .claimed(CLAIM)
        .because("“In each hand” is true of the share beside it, and of no other win."),
    ];
    Ok(Finding {
        verdict: format!(
            "{} Greedy held {} štihs more than Backtrack in the games that it won and {} in the others; \
             with more štihs in all it wins {} of its games, without {}. More in every one of the four \
             hands it had in {} of its wins.",
            judged(won.mean() > 0.0 && figures[3].ours > figures[4].ours, figures[6].ours > 0.5),
            signed(won.mean(), 2),
            signed(lost.mean(), 2),
            percent(figures[3].ours),
            percent(figures[4].ours),
            percent(figures[6].ours)
        ),
        figures,
        text: vec![
            "A štih is an ace, ten, jack, queen or king, as in the program, which knows no suits. \
             Every card that is dealt is played, so a side’s hands are the cards it played, six \
             to a hand. In the program’s game an honour scores when it is played, whether it takes \
             or is laid: whoever is dealt more of them begins with more points."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

/// What to make of the remark: whether the cards in all decide, and whether each hand does.
fn judged(in_all: bool, in_each: bool) -> &'static str {
    match (in_all, in_each) {
        (true, true) => "The remark is right.",
        (true, false) => "The remark is right about the deal and wrong about each hand.",
        (false, _) => "These games do not show it.",
    }
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
