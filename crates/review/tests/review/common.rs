//! Games to review.

use std::ops::ControlFlow;
use std::time::Duration;

use adut_kernel::{Actions, Course, Record, Rules, Seat, Seed, Situation, Turn};
use adut_players::{AnyGame, Chosen, Playable, Visitor};
use adut_review::{Budget, Review, Settings, Step, TruthPass};

/// Little enough for a test, enough to tell good from bad.
pub(crate) fn small() -> Settings {
    Settings {
        budget: Budget { playouts: 100, nodes: 20_000 },
        truth: TruthPass::Off,
        belief_worlds: 30,
        ..Settings::default()
    }
}

/// A game between two named players in turn, cut after `moves` moves.
pub(crate) fn game(name: &str, rules: &str, players: [&str; 2], moves: usize) -> Record {
    struct Play<'a> {
        players: [&'a str; 2],
        moves: usize,
    }
    impl Visitor for Play<'_> {
        type Output = Record;
        fn visit<G: Playable>(self, game: G) -> Record {
            let mut rng = Seed::from_text("reviewed").rng();
            let find = |name| Chosen::find(&game, name, Duration::ZERO).unwrap().make();
            let mut seated = self.players.map(find);
            let mut course = Course::begin(game.clone(), &mut rng);
            let mut actions = Actions::new();
            for _ in 0..self.moves {
                let Turn::Seat(seat) = course.turn() else { break };
                game.actions(course.state(), &mut actions);
                let (state, actions) = (course.state(), &actions);
                let at = Situation { game: &game, state, seat, actions, history: &[] };
                let action = seated[seat.index() % 2].choose(&at, &mut rng).unwrap();
                course.play(action, &mut rng).unwrap();
            }
            let seats = Seat::all(game.seats());
            let players = seats.map(|seat| self.players[seat.index() % 2].to_owned()).collect();
            Record { players, ..course.to_record() }
        }
    }
    let rules = Rules::parse(rules).unwrap();
    AnyGame::new(name, &rules).unwrap().visit(Play { players, moves })
}

pub(crate) fn review(record: &Record, settings: &Settings) -> Review {
    adut_review::review(record, settings, &mut |_: Step| ControlFlow::Continue(())).unwrap()
}

/// Every game in every number of seats, with a careless player in the odd seats.
pub(crate) fn every_kind() -> Vec<Record> {
    [
        ("tablic", "", ["greedy", "random"]),
        ("tablic", "players=3", ["greedy", "random"]),
        ("tablic", "players=4,cut_card=on", ["random", "random"]),
        ("briskula", "", ["rules", "random"]),
        ("briskula", "variant=obicna", ["random", "rules"]),
        ("briskula", "variant=obicna,players=3", ["rules", "random"]),
        ("briskula", "variant=obicna,players=4,signals=on", ["random", "random"]),
        ("love-letter", "", ["probabilistic", "random"]),
        ("love-letter", "players=3", ["random", "probabilistic"]),
        ("love-letter", "players=4,ties=all", ["random", "random"]),
        ("connect4", "", ["easy", "random"]),
        ("connect4", "rows=4,cols=5,connect=3", ["random", "random"]),
    ]
    .into_iter()
    .map(|(name, rules, players)| game(name, rules, players, usize::MAX))
    .collect()
}
