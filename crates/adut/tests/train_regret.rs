//! `adut train regret`, as a person would type it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::process::Command;

use serde_json::Value;

fn said(words: &str) -> String {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("adut"));
    let output = command.args(words.split(' ')).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Kuhn poker is worth −1/18 to the first seat, and every variant comes near.
#[test]
fn every_variant_finds_the_value_of_kuhn_poker() {
    for (method, rounds) in [
        ("plain", 2000),
        ("plus", 1000),
        ("linear", 1000),
        ("discounted", 1000),
        ("external", 50_000),
        ("outcome", 200_000),
    ] {
        let words = format!("train regret kuhn --method {method} --rounds {rounds} --json");
        let found: Value = serde_json::from_str(&said(&words)).unwrap();
        assert_eq!(found["information_sets"], 12);
        let curve = found["curve"].as_array().unwrap();
        let [first, last] = [&curve[0], &curve[curve.len() - 1]];
        assert_eq!((&first["rounds"], &last["rounds"]), (&1.into(), &rounds.into()));
        assert!((last["value"].as_f64().unwrap() + 1.0 / 18.0).abs() < 0.02, "{method}: {last}");
        let exploitability = |point: &Value| point["exploitability"].as_f64().unwrap();
        assert!(exploitability(last) < 0.03, "{method}: {last}");
        assert!(exploitability(last) < exploitability(first), "{method}");
    }
}

#[test]
fn the_command_that_is_told_gives_the_same() {
    let words = "train regret kuhn --method external --rounds 500 --seed a";
    let told = said(&format!("{words} --json"));
    let found: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(found["command"], format!("adut {words}"));
    assert_eq!(said(&format!("{words} --json")), told);
    assert_ne!(said("train regret kuhn --method external --rounds 500 --seed b --json"), told);
    let lines = said(words);
    let rounds: Vec<&str> =
        lines.lines().skip(2).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(rounds, ["1", "10", "100", "500"]);
}
