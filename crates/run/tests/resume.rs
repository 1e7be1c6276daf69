//! A run that is stopped anywhere comes to the same end.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::ops::ControlFlow;

use adut_arena::compare::{Comparison, Decision, Hypotheses, Pace};
use adut_kernel::{Record, Rules};
use adut_players::Programs;
use adut_run::{Finished, Order, OrderError, RecordStore, RunError, Standing, Status};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Keeps records in memory.
#[derive(Default)]
struct Memory(Vec<Record>);

impl RecordStore for &mut Memory {
    fn read(&mut self, first: u64) -> Result<Vec<Record>, Failure> {
        Ok(self.0.iter().skip(first as usize).take(7).cloned().collect())
    }

    fn go_on_behind(&mut self, records: u64) -> Result<(), Failure> {
        self.0.truncate(records as usize);
        Ok(())
    }

    fn append(&mut self, first: u64, records: &[Record]) -> Result<(), Failure> {
        assert_eq!(first, self.0.len() as u64, "records come in order");
        self.0.extend_from_slice(records);
        Ok(())
    }
}

fn order(game: &str, players: &[&str], deals: u64) -> Order {
    Order::new(game, Rules::new(), players.iter().copied(), deals, "7")
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

/// Plays an order, stopping it after so many batches.
fn play(order: &Order, memory: &mut Memory, mut batches: usize) -> Finished {
    let mut stores: [Box<dyn RecordStore + '_>; 1] = [Box::new(memory)];
    let mut monitor = |_: &Standing<'_>| match batches {
        0 => ControlFlow::Break(()),
        _ => {
            batches -= 1;
            ControlFlow::Continue(())
        }
    };
    order.prepare(Programs::Refused).unwrap().run(&mut stores, true, &mut monitor).unwrap()
}

/// Plays an order with a stop after every second batch, tearing the last block each time.
fn with_stops(order: &Order) -> (Comparison, Vec<Record>) {
    let mut memory = Memory::default();
    for _ in 0..200 {
        let Finished { result, status } = play(order, &mut memory, 1);
        if status == Status::Complete {
            return (timeless(result), memory.0);
        }
        assert!(!result.complete);
        memory.0.pop();
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
        let whole = play(&order, &mut memory, usize::MAX);
        assert_eq!(whole.status, Status::Complete);
        let (stepwise, records) = with_stops(&order);
        assert_eq!(stepwise, timeless(whole.result));
        assert_eq!(records, memory.0);
    }
}

#[test]
fn stores_beside_the_first_get_every_record() {
    struct Shared<'a>(&'a std::sync::Mutex<Memory>);
    impl RecordStore for Shared<'_> {
        fn append(&mut self, first: u64, records: &[Record]) -> Result<(), Failure> {
            (&mut *self.0.lock().unwrap()).append(first, records)
        }
    }
    let order = order("love-letter", &["random", "random"], 20);
    let mut memory = Memory::default();
    assert_eq!(play(&order, &mut memory, 1).status, Status::Stopped);
    let beside = std::sync::Mutex::new(Memory::default());
    let mut stores: [Box<dyn RecordStore + '_>; 2] =
        [Box::new(&mut memory), Box::new(Shared(&beside))];
    let mut go_on = |_: &Standing<'_>| ControlFlow::Continue(());
    order.prepare(Programs::Refused).unwrap().run(&mut stores, true, &mut go_on).unwrap();
    drop(stores);
    assert_eq!(memory.0.len(), 40);
    assert_eq!(beside.lock().unwrap().0, memory.0);
}

#[test]
fn a_test_ends_when_it_has_decided() {
    let order = Order { test: Some(TEST), ..order("love-letter", &["hard", "random"], 5000) };
    let mut memory = Memory::default();
    let first = play(&order, &mut memory, usize::MAX);
    let test = first.result.test.as_ref().unwrap();
    assert_eq!(test.verdict, Decision::Elo1);
    assert!(first.result.complete && test.blocks < 5000);
    assert_eq!(memory.0.len() as u64, 2 * test.blocks);
    assert_eq!(first.result.pairs[0].games, 2 * test.blocks);
    let command = &first.result.provenance.command;
    assert!(command.starts_with("adut sprt love-letter hard random --elo0 0"), "{command}");
    // What was decided stays decided, also where only the result was lost.
    let again = play(&order, &mut memory, usize::MAX);
    assert_eq!(again.status, Status::Complete);
    assert_eq!(timeless(again.result), timeless(first.result));
}

#[test]
fn impossible_orders_say_what_is_wrong() {
    let usual = || order("connect4", &["easy", "random"], 10);
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    for (case, sentence) in [
        (Order { game: "chess".to_owned(), ..usual() }, "there is no game called `chess`"),
        (Order { players: names(&["easy"]), ..usual() }, "needs two players or more"),
        (Order { players: names(&["easy", "nobody"]), ..usual() }, "no player called `nobody`"),
        (Order { deals: 0, ..usual() }, "needs one deal or more"),
        (Order { opening: 101, ..usual() }, "an opening of 101 moves is too long"),
        (Order { rules: Rules::new().with("rows", 0), ..usual() }, "rows=0 (expected 1 to 127)"),
        (Order { test: Some(Hypotheses { elo1: 0.0, ..TEST }), ..usual() }, "elo0 below elo1"),
        (Order { test: Some(TEST), in_matches: true, ..usual() }, "counts games, not matches"),
        (
            Order { test: Some(TEST), shard: "0/2".parse().unwrap(), ..usual() },
            "is played whole, not in parts",
        ),
        (
            Order { test: Some(TEST), ..order("connect4", &["easy", "easy", "easy"], 10) },
            "between two players, not 3",
        ),
    ] {
        let error = case.prepare(Programs::Refused).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(sentence), "{error}");
    }
    assert_eq!(
        order("connect4", &[], 1).prepare(Programs::Refused).map(|_| ()),
        Err(OrderError::Alone)
    );
}

#[test]
fn records_of_another_run_are_refused() {
    let mut memory = Memory::default();
    play(&order("connect4", &["random", "random"], 2), &mut memory, usize::MAX);
    let other = Order { seed: "8".to_owned(), ..order("connect4", &["random", "random"], 2) };
    let mut go_on = |_: &Standing<'_>| ControlFlow::Continue(());
    let mut stores: [Box<dyn RecordStore + '_>; 1] = [Box::new(&mut memory)];
    let error =
        other.prepare(Programs::Refused).unwrap().run(&mut stores, true, &mut go_on).unwrap_err();
    assert!(matches!(&error, RunError::Foreign { place, .. } if place == "record 0"), "{error}");
    assert!(error.to_string().contains("the record has seed `7`, expected `8`"), "{error}");
}

#[test]
fn parts_make_the_whole() {
    let whole_order = order("love-letter", &["random", "hard", "easy"], 11);
    let mut whole = Memory::default();
    let expected = play(&whole_order, &mut whole, usize::MAX).result;
    let parts: Vec<Vec<Record>> = (0..3)
        .map(|part| {
            let shard = format!("{part}/3").parse().unwrap();
            let mut memory = Memory::default();
            play(&Order { shard, ..whole_order.clone() }, &mut memory, usize::MAX);
            memory.0
        })
        .collect();
    let read = || -> Vec<adut_run::Part<'_>> {
        parts
            .iter()
            .map(|part| Box::new(part.iter().cloned().map(Ok)) as adut_run::Part<'_>)
            .collect()
    };
    let found = Order::of_parts(read()).unwrap();
    let rules = Rules::new().with("players", 2);
    assert_eq!(found, Order { rules, opening: 0, ..whole_order });
    let mut merged = Memory::default();
    let mut unheard = |_: &Standing<'_>| ControlFlow::Continue(());
    let result = found
        .prepare(Programs::Refused)
        .unwrap()
        .merge(read(), Some(&mut &mut merged), &mut unheard)
        .unwrap();
    assert_eq!(merged.0, whole.0);
    assert_eq!(timeless(result), timeless(expected));
    let missing = found
        .prepare(Programs::Refused)
        .unwrap()
        .merge(read().split_off(1), None, &mut unheard)
        .unwrap_err();
    assert!(missing.to_string().contains("game 0 of 66 is in none of the files"), "{missing}");
}
