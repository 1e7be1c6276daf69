//! `adut sprt`: stops, and says the same for any number of threads.

use crate::common::Adut;

/// What a test says, in the one form that results have.
fn sprt(adut: &Adut, words: &[&str]) -> serde_json::Value {
    adut.run(&[&["sprt"], words, &["--json", "r.json", "--force"]].concat());
    let result = adut.json("r.json");
    assert!(result["command"].as_str().unwrap().starts_with("adut sprt "), "{result}");
    let mut test = result["test"].clone();
    test["a_share"] = result["pairs"][0]["a_share"].clone();
    test
}

#[test]
fn a_clear_difference_is_found_soon() {
    let adut = Adut::new();
    let stronger = ["connect4", "alphabeta:depth=3", "random", "--elo0", "0", "--elo1", "50"];
    let result = sprt(&adut, &stronger);
    assert_eq!(result["verdict"], "elo1");
    assert!(result["blocks"].as_u64().unwrap() < 200, "{result}");
    let weaker = ["connect4", "random", "alphabeta:depth=3", "--elo0", "0", "--elo1", "50"];
    assert_eq!(sprt(&adut, &weaker)["verdict"], "elo0");
}

#[test]
fn threads_make_no_difference() {
    let adut = Adut::new();
    let test = ["love-letter", "random", "random", "--elo0", "0", "--elo1", "30", "--seed", "3"];
    let one = sprt(&adut, &[&test[..], &["--threads", "1"]].concat());
    let three = sprt(&adut, &[&test[..], &["--threads", "3"]].concat());
    assert_eq!(one, three);
    assert_eq!(one["verdict"], "elo0");
    let [lower, upper] = [0, 1].map(|i| one["bounds"][i].as_f64().unwrap());
    assert!(one["llr"].as_f64().unwrap() <= lower && lower < 0.0 && upper > 0.0);
}

#[test]
fn a_test_that_cannot_decide_ends_at_its_cap() {
    let adut = Adut::new();
    let equals = ["tablic", "random", "random", "--elo0", "-1", "--elo1", "1", "--cap", "20"];
    let result = sprt(&adut, &equals);
    assert_eq!((&result["verdict"], &result["blocks"]), (&"open".into(), &20.into()));
}

#[test]
fn more_seats_and_one_sided_results_are_no_trouble() {
    let adut = Adut::new();
    let three =
        ["love-letter", "random", "random", "--rules", "players=3", "--elo0", "0", "--elo1", "60"];
    assert_eq!(sprt(&adut, &three)["verdict"], "elo0");
    // A player that crashes loses every game: the test ends all the same.
    let crashed =
        ["connect4", "random", "cmd:false", "--elo0", "0", "--elo1", "100", "--cap", "500"];
    let result = sprt(&adut, &crashed);
    assert_eq!((&result["verdict"], &result["a_share"]), (&"elo1".into(), &1.0.into()));
}
