//! Pieces that were played by themselves, in any sizes and any order, make the run of one machine.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::ops::ControlFlow;
use std::time::Duration;

use adut_arena::compare::{Comparison, Hypotheses, Meetings, Pace, Piece, PieceError, Place};
use adut_kernel::Rules;
use adut_players::Programs;
use adut_run::{Gathering, Order, Prepared, Standing};

/// The result without what depends on the clock.
fn timeless(mut result: Comparison) -> Comparison {
    result.timing = Pace::default();
    for agent in &mut result.agents {
        (agent.ms_per_game, agent.us_per_move) = (None, None);
    }
    result
}

fn whole(prepared: &Prepared) -> Comparison {
    let mut watch = |_: &Standing<'_>| ControlFlow::Continue(());
    timeless(prepared.run(&mut [], false, &mut watch).unwrap().result)
}

/// A piece as another machine would send it.
fn sent(prepared: &Prepared, place: Place) -> Piece {
    let piece = prepared.play_piece(place, true).unwrap();
    serde_json::from_str(&serde_json::to_string(&piece).unwrap()).unwrap()
}

fn places(prepared: &Prepared, size: u64) -> Vec<Place> {
    let (pairs, blocks) = (prepared.layout().lineups.len(), prepared.layout().blocks_per_lineup());
    let of_pair = |pair| {
        (0..blocks.div_ceil(size)).map(move |n| {
            let first = n * size;
            Place { pair, first, count: size.min(blocks - first) }
        })
    };
    (0..pairs).flat_map(of_pair).collect()
}

fn gathered(prepared: &Prepared, places: &[Place]) -> (Comparison, usize) {
    let mut gathering = Gathering::new(prepared);
    let mut records = 0;
    for &place in places {
        records += gathering.add(&sent(prepared, place)).unwrap().len();
    }
    assert!(gathering.is_complete());
    let agreement = prepared.agreement();
    (timeless(gathering.result(prepared, agreement, Duration::ZERO, 1)), records)
}

fn prepared(game: &str, rules: &str, players: &[&str], change: impl Fn(&mut Order)) -> Prepared {
    let rules = Rules::parse(rules).unwrap();
    let mut order = Order::new(game, rules, players.iter().copied(), 7, "pieces");
    order.agreement = 10;
    change(&mut order);
    order.prepare(Programs::Started(Duration::from_secs(20))).unwrap()
}

#[test]
fn pieces_of_any_size_make_the_same_run() {
    let three = ["random", "greedy-2016", "probabilistic"];
    let orders = [
        prepared("love-letter", "", &three, |_| {}),
        prepared("love-letter", "players=3", &three, |_| {}),
        prepared("love-letter", "", &three[..2], |order| order.in_matches = true),
        prepared("connect4", "", &["random", "cmd:false"], |_| {}),
        prepared("love-letter", "players=3", &three, |order| order.meetings = Meetings::Tables),
        prepared("love-letter", "", &["random", "random", "greedy-2016"], |_| {}),
        prepared("tablic", "", &["random", "greedy"], |order| order.shard = "1/3".parse().unwrap()),
    ];
    for prepared in orders {
        let expected = whole(&prepared);
        for size in [1, 3, 7] {
            let (found, records) = gathered(&prepared, &places(&prepared, size));
            assert_eq!(found, expected);
            let pairs = expected.pairs.iter().map(|pair| pair.games);
            let games = pairs.chain(expected.tables.iter().map(|table| table.games)).sum::<u64>();
            let games = games as usize;
            assert!(records >= games, "{records} records of {games} games");
        }
    }
}

#[test]
fn what_was_counted_is_passed_over() {
    let prepared = prepared("love-letter", "", &["random", "greedy-2016"], |_| {});
    let place = |first, count| Place { pair: 0, first, count };
    let overlapping = [place(0, 3), place(1, 1), place(2, 4), place(0, 7), place(5, 2)];
    let (found, records) = gathered(&prepared, &overlapping);
    assert_eq!(found, whole(&prepared));
    assert_eq!(records, 14, "each game once");
    let mut gathering = Gathering::new(&prepared);
    let gap = gathering.add(&sent(&prepared, place(1, 2)));
    assert_eq!(gap, Err(PieceError::Gap { pair: 0, first: 1 }));
    for wrong in [place(6, 2), place(0, 0), Place { pair: 1, first: 0, count: 1 }] {
        assert!(prepared.play_piece(wrong, false).is_err());
    }
}

#[test]
fn a_test_stops_at_the_same_deck() {
    let test = Hypotheses { elo0: 0.0, elo1: 60.0, alpha: 0.05, beta: 0.05 };
    let prepared = prepared("love-letter", "", &["greedy-2016", "random"], |order| {
        (order.test, order.deals, order.agreement) = (Some(test), 600, 0);
    });
    let expected = whole(&prepared);
    assert!(expected.test.as_ref().unwrap().blocks < 600);
    assert_eq!(gathered(&prepared, &places(&prepared, 50)).0, expected);
}

#[test]
fn why_games_were_forfeited_is_told() {
    let prepared = prepared("connect4", "", &["quits=cmd:false", "random"], |_| {});
    let pair = &whole(&prepared).pairs[0];
    assert_eq!((pair.forfeits, pair.a_forfeits, pair.b_forfeits), ([14, 0], 14, 0));
    let [failure] = &pair.failures[..] else { panic!("one reason: {:?}", pair.failures) };
    assert_eq!((failure.player.as_str(), failure.games), ("quits", 14));
    assert!(failure.reason.contains("ended before"), "{}", failure.reason);
}
