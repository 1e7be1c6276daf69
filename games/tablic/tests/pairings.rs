//! Every player of Tablić against every other: the records of their games hold.

use adut_arena::{Ending, Referee, Start};
use adut_kernel::{Course, Player, Record, Rules, RulesError, Seed};
use adut_players::Playable as _;
use adut_tablic::rules::Tablic;

/// Budgets that keep the games short.
const SMALL: [(&str, &str); 3] = [("sims", "10"), ("worlds", "1"), ("depth", "1")];
/// Those who look at the whole deck, or as much of it as they can: seconds for a game.
const SLOW: [&str; 3] = ["backtrack-deck", "serious", "serious-points"];

fn players(game: &Tablic) -> Vec<(&'static str, Player<Tablic>)> {
    let mut players = Vec::new();
    for entry in Tablic::catalogue().iter().filter(|entry| !SLOW.contains(&entry.name)) {
        let mut settings = Rules::new();
        for (name, value) in SMALL {
            if entry.settings.iter().any(|option| option.name == name) {
                settings.set(name, value);
            }
        }
        match entry.prepare(game, &settings).map(|make| make()) {
            Ok(player) => players.push((entry.name, player)),
            Err(RulesError::Conflict { .. }) => {}
            Err(error) => panic!("{}: {error}", entry.name),
        }
    }
    players
}

#[test]
fn records_of_all_pairings_hold() {
    for game in [Tablic::default(), Tablic::published_code()] {
        let mut referee = Referee::new(game.clone());
        let (mut first, mut second) = (players(&game), players(&game));
        let mut seeds = (0..).map(|number| Seed::from_text("pairings").nth(number));
        for (a, one) in &mut first {
            for (b, other) in &mut second {
                let seed = seeds.next().expect("seeds do not end");
                let start = Start::random(&game, seed, 0);
                let (ending, course) = referee.play(&start, &mut [one, other], seed, &mut ());
                assert!(matches!(ending, Ending::Over(_)), "{a} – {b}: {ending:?}");
                let line = ending.record(course).to_string();
                let record = Record::parse(&line).expect("a record can be read");
                Course::<Tablic>::verify(&record)
                    .unwrap_or_else(|error| panic!("{a} – {b}: {error}"));
            }
        }
    }
}
