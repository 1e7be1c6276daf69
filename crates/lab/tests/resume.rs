//! A run that is stopped anywhere comes to the same end.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::convert::Infallible;
use std::ops::ControlFlow;

use adut_arena::compare::{Comparison, Decision, Hypotheses, Pace};
use adut_kernel::{Record, Rules};
use adut_lab::{Notebook, Order, OrderError, Standing, Stopped, WorkError, work};

/// Keeps records in memory and stops after so many batches.
#[derive(Default)]
struct Memory {
    records: Vec<Record>,
    batches_left: Option<usize>,
}

impl Notebook for Memory {
    type Error = Infallible;

    fn read(&mut self, first: u64) -> Result<Vec<Record>, Infallible> {
        Ok(self.records.iter().skip(first as usize).take(7).cloned().collect())
    }

    fn append(&mut self, first: u64, records: &[Record]) -> Result<(), Infallible> {
        self.records.truncate(first as usize);
        self.records.extend_from_slice(records);
        Ok(())
    }

    fn stands(&mut self, _: &Standing<'_>) -> ControlFlow<()> {
        match &mut self.batches_left {
            Some(0) => ControlFlow::Break(()),
            Some(left) => {
                *left -= 1;
                ControlFlow::Continue(())
            }
            None => ControlFlow::Continue(()),
        }
    }
}

fn order(game: &str, players: &[&str], deals: u64) -> Order {
    Order {
        game: game.to_owned(),
        rules: Rules::new(),
        players: players.iter().map(|&name| name.to_owned()).collect(),
        deals,
        seed: "7".to_owned(),
        in_matches: false,
        test: None,
    }
}

const TEST: Hypotheses = Hypotheses { elo0: 0.0, elo1: 30.0, alpha: 0.05, beta: 0.05 };

/// A result without what the clock said.
fn timeless(mut result: Comparison) -> Comparison {
    result.timing = Pace::default();
    for agent in &mut result.agents {
        (agent.ms_per_game, agent.us_per_move) = (None, None);
    }
    result
}

/// Plays an order with a stop after every second batch, tearing the last block each time.
fn with_stops(order: &Order) -> (Comparison, Vec<Record>) {
    let mut memory = Memory::default();
    for _ in 0..200 {
        memory.batches_left = Some(1);
        let (result, stopped) = work(order, &mut memory).unwrap();
        if stopped == Stopped::AtTheEnd {
            return (timeless(result), memory.records);
        }
        assert!(!result.complete);
        memory.records.pop();
    }
    panic!("it never comes to its end");
}

#[test]
fn stops_change_nothing() {
    let matches = Order { in_matches: true, ..order("love-letter", &["random", "hard"], 6) };
    let three = Rules::new().with("players", 3);
    let orders = [
        order("tablic", &["random", "greedy", "easy"], 40),
        Order { rules: three, ..order("love-letter", &["random", "hard"], 30) },
        matches,
        Order { test: Some(TEST), ..order("connect4", &["easy", "random"], 300) },
        Order { test: Some(TEST), ..order("love-letter", &["random", "random"], 60) },
    ];
    for order in orders {
        let mut memory = Memory::default();
        let (whole, stopped) = work(&order, &mut memory).unwrap();
        assert_eq!(stopped, Stopped::AtTheEnd);
        let (stepwise, records) = with_stops(&order);
        assert_eq!(stepwise, timeless(whole));
        assert_eq!(records, memory.records);
    }
}

#[test]
fn a_test_ends_when_it_has_decided() {
    let order = Order { test: Some(TEST), ..order("love-letter", &["hard", "random"], 5000) };
    let mut memory = Memory::default();
    let (result, _) = work(&order, &mut memory).unwrap();
    let test = result.test.as_ref().unwrap();
    assert_eq!(test.verdict, Decision::Elo1);
    assert!(result.complete && test.blocks < 5000);
    assert_eq!(memory.records.len() as u64, 2 * test.blocks);
    assert_eq!(result.pairs[0].games, 2 * test.blocks);
    assert!(result.provenance.command.starts_with("adut sprt love-letter hard random --elo0 0"));
    // What was decided stays decided, also where only the result was lost.
    let (again, stopped) = work(&order, &mut memory).unwrap();
    assert_eq!((timeless(again), stopped), (timeless(result), Stopped::AtTheEnd));
}

#[test]
fn senseless_orders_say_what_is_wrong() {
    let usual = || order("connect4", &["easy", "random"], 10);
    let cases = [
        Order { game: "chess".to_owned(), ..usual() },
        Order { players: vec!["easy".to_owned()], ..usual() },
        Order { players: vec!["easy".to_owned(), "nobody".to_owned()], ..usual() },
        Order { deals: 0, ..usual() },
        Order { rules: Rules::new().with("rows", 0), ..usual() },
        Order { test: Some(Hypotheses { elo1: 0.0, ..TEST }), ..usual() },
        Order { test: Some(TEST), in_matches: true, ..usual() },
        Order { test: Some(TEST), ..order("connect4", &["easy", "easy", "easy"], 10) },
    ];
    for case in cases {
        let error = case.prepare().unwrap_err();
        assert!(error.to_string().len() > 10, "{case:?}");
    }
    assert_eq!(order("connect4", &[], 1).prepare().unwrap_err(), OrderError::Alone);
}

#[test]
fn records_of_another_run_are_refused() {
    let mut memory = Memory::default();
    work(&order("connect4", &["random", "random"], 2), &mut memory).unwrap();
    let other = Order { seed: "8".to_owned(), ..order("connect4", &["random", "random"], 2) };
    let error = work(&other, &mut memory).unwrap_err();
    assert!(matches!(error, WorkError::Foreign { number: 0, .. }), "{error}");
}
