//! How long a thousand whole matches take.

use adut_arena::{Referee, Start};
use adut_kernel::{Notation as _, Rules, Seed};
use adut_love_letter::rules::LoveLetter;
use adut_players::{Chosen, Programs};
use adut_report::number::{number, percent, time};
use anyhow::Result;

use super::PLAYERS;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, TextTable, Timing};

/// The reference opponent of every other player.
const REFERENCE: &str = "random";
/// A round that nobody wins is played again; a match that never ends is no match.
const MOST_ROUNDS: u32 = 1000;

/// What came of the matches of a player.
#[derive(Clone, Copy, Default)]
struct Matches {
    played: u64,
    won: u64,
    rounds: u64,
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = LoveLetter::from_rules(&Rules::new())?;
    let caption = "Whole matches to seven against random, one after the other on one core; the time \
        of both players.";
    let mut times =
        TextTable::new(caption, &["player", "matches", "a round", "a match", "1000 matches"]);
    let mut figures = Vec::new();
    let mut shares = Vec::new();
    for (n, name) in PLAYERS.iter().copied().enumerate() {
        lab.step(n, PLAYERS.len())?;
        let deals = match name {
            "flat" | "mcts" | "ismcts" | "final-card" => lab.pick(40, 3, 1),
            "best" => lab.pick(15, 1, 1),
            _ => lab.pick(1000, 50, 3),
        };
        let (matches, elapsed) = lab.clock().timed(|| play(&game, name, lab.seed(), deals));
        let matches = matches?;
        let seconds = elapsed.as_secs_f64();
        let micros = |per: f64| time(1e6 * seconds / per);
        times.push([
            name.to_owned(),
            matches.played.to_string(),
            micros(matches.rounds as f64),
            micros(matches.played as f64),
            micros(matches.played as f64 / 1000.0),
        ]);
        let share = matches.won as f64 / matches.played.max(1) as f64;
        shares.push((name, share, matches.rounds as f64 / matches.played.max(1) as f64));
        let what = format!("{name} wins matches from {REFERENCE}");
        figures.push(Figure::share(what, matches.won, matches.played, "matches"));
    }
    let of =
        |name: &str| shares.iter().find(|of| of.0 == name).map_or((0.0, 0.0), |of| (of.1, of.2));
    Ok(Finding {
        verdict: format!(
            "A match is {} rounds in the mean between two random players and {} when greedy-2016 \
             plays one; greedy-2016 wins {} of its matches against random. Times are below; where fewer \
             than 1000 matches were played they are reckoned from those.",
            number(of("random").1, 1),
            number(of("greedy-2016").1, 1),
            percent(of("greedy-2016").0)
        ),
        figures,
        timing: Timing { tables: vec![times], ..Timing::default() },
        ..Finding::default()
    })
}

/// Plays so many matches against the reference opponent. Whoever wins a round begins the next; the
/// first round of every other match is begun by the other.
fn play(game: &LoveLetter, name: &str, seed: Seed, matches: u64) -> Result<Matches> {
    let mut player = Chosen::find(game, name, Programs::Refused)?.make();
    let mut other = Chosen::find(game, REFERENCE, Programs::Refused)?.make();
    let mut referee = Referee::new(game.clone());
    let mut sum = Matches { played: matches, ..Matches::default() };
    for number in 0..matches {
        let seed = seed.nth(number);
        let mut tokens = [0; 2];
        // Who begins: 0 is the player, 1 the other.
        let mut begins = (number % 2) as usize;
        for round in 0..MOST_ROUNDS {
            let seed = seed.nth(u64::from(round));
            let start = Start::random(game, seed.child("cards"), 0);
            let mut seated = [&mut player, &mut other];
            seated.rotate_left(begins);
            let (ending, _) = referee.play(&start, &mut seated, seed.child("play"), &mut ());
            sum.rounds += 1;
            let outcome = ending.outcome();
            if let Some(seat) = [0, 1].into_iter().find(|&seat| outcome.won(seat)) {
                begins = (seat + begins) % 2;
                tokens[begins] += 1;
            }
            if tokens.contains(&game.tokens()) {
                break;
            }
        }
        sum.won += u64::from(tokens[0] == game.tokens());
    }
    Ok(sum)
}
