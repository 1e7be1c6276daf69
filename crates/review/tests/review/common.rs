//! Games to review.

use std::ops::ControlFlow;

use adut_kernel::{Record, Rules, Seat, Seed};
use adut_players::Programs;
use adut_review::{Budget, Hint, Review, ReviewError, Settings, Step, TruthPass, Watch};

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
    let game = adut_registry::game(name, &Rules::parse(rules).unwrap()).unwrap();
    let mut rng = Seed::from_text("reviewed").rng();
    let find = |name| game.find_player(name, Programs::Refused).unwrap().make();
    let mut seated = players.map(find);
    let mut session = game.begin(&mut rng);
    while let Some(seat) = session.turn().filter(|_| session.made() < moves) {
        let choice = session.choose(&mut *seated[seat.index() % 2], &mut rng);
        session.play(&choice.action.unwrap(), &mut rng).unwrap();
    }
    let seats = Seat::all(session.seats());
    let players = seats.map(|seat| players[seat.index() % 2].to_owned()).collect();
    Record { players, ..session.record() }
}

/// Reviews a record of any game.
pub(crate) fn try_review(
    record: &Record,
    settings: &Settings,
    watch: &mut Watch<'_>,
) -> Result<Review, ReviewError> {
    adut_registry::game_of(record).unwrap().review(record, settings, watch)
}

/// Weighs the moves where a record stops.
pub(crate) fn try_hint(
    record: &Record,
    settings: &Settings,
    watch: &mut Watch<'_>,
) -> Result<Hint, ReviewError> {
    adut_registry::replay(record).unwrap().hint(settings, watch)
}

pub(crate) fn review(record: &Record, settings: &Settings) -> Review {
    try_review(record, settings, &mut |_: Step| ControlFlow::Continue(())).unwrap()
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
