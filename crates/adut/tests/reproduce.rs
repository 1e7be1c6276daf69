//! `adut reproduce` at its smallest size: every published figure is in the report, a run that was
//! stopped goes on, and nothing but times depends on anything but the seed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;

fn reproduce(source: &str, out: &Path, more: &[&str]) -> String {
    let mut command = Command::cargo_bin("adut").unwrap();
    command.args(["reproduce", source, "--tiny", "--out"]).arg(out).args(more);
    let output = command.assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

/// What each experiment found, without times.
fn findings(out: &Path) -> BTreeMap<String, Value> {
    let files = fs::read_dir(out.join("parts")).unwrap();
    files
        .map(|file| {
            let path = file.unwrap().path();
            let mut part: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
            part["finding"].as_object_mut().unwrap().remove("timing");
            (path.file_name().unwrap().to_string_lossy().into_owned(), part)
        })
        .collect()
}

/// Digits are set apart in the report by thin spaces; what is compared has none.
fn plain(text: &str) -> String {
    text.replace(['\u{202f}', '\u{a0}'], " ")
}

fn assert_tells(out: &Path, figures: &[&str]) {
    for name in ["reproduction.html", "reproduction.md"] {
        let report = plain(&fs::read_to_string(out.join(name)).unwrap());
        for figure in figures {
            assert!(report.contains(figure), "{name} does not tell {figure}");
        }
        assert!(!report.contains("NaN"), "{name} has a number that is none");
    }
}

/// Every figure that the sources publish.
const TABLIC: [&str; 14] = [
    "35 – 15 of 50",
    "553 – 445, 2 drawn, of 1000",
    "32 – 18 of 50",
    "2 of 1000",
    "29.23 s",
    "under 1 ms",
    "2.44 ms",
    "0.42 ms",
    "23.18 s",
    "under 2 ms",
    "268 738 560 000",
    "0.442331",
    "0.505713",
    "many more štihs in each hand",
];
const BRISKULA: [&str; 7] = [
    "Easy wins a very small share",
    "Normal is better than Easy",
    "Hard is the best that does not cheat",
    "100 %",
    "often only slightly over 60",
    "kills when it can",
    "kariks kept for the last two tricks often decide",
];
const LOVE_LETTER: [&str; 8] =
    ["30 %", "20 %", "10 %", "1.2", "0.3", "54 486 432 000", "10 897 286 400", "5.8·10¹²"];

#[test]
fn every_published_figure_of_love_letter_is_told_and_a_stopped_run_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, resumed) = (folder.path().join("whole"), folder.path().join("resumed"));
    let said = reproduce("love-letter", &whole, &["--threads", "1", "--seed", "7"]);
    assert!(plain(&said).contains("5.8·10¹²"), "{said}");
    assert_tells(&whole, &LOVE_LETTER);
    let report = fs::read_to_string(whole.join("reproduction.md")).unwrap();
    let files = fs::read_dir(whole.join("figures")).unwrap().map(|file| file.unwrap().path());
    let drawings = files.filter(|path| path.extension().is_some_and(|end| end == "svg")).count();
    assert!(drawings > 3 && report.matches("](figures/").count() == drawings);

    // As if stopped after the first experiments: the rest is found again, the same.
    fs::create_dir_all(resumed.join("parts")).unwrap();
    for kept in ["love-letter-example.json", "love-letter-pairs.json"] {
        fs::copy(whole.join("parts").join(kept), resumed.join("parts").join(kept)).unwrap();
    }
    reproduce("love-letter", &resumed, &["--threads", "2", "--seed", "7", "--resume"]);
    assert_eq!(findings(&whole), findings(&resumed));
    let pairs = |out: &Path| fs::read(out.join("parts/love-letter-pairs.json")).unwrap();
    assert_eq!(pairs(&whole), pairs(&resumed), "what was stored is taken as it is, times too");
}

#[test]
fn every_published_figure_of_tablic_is_told() {
    let folder = tempfile::tempdir().unwrap();
    reproduce("tablic", folder.path(), &["--seed", "7"]);
    assert_tells(folder.path(), &TABLIC);
}

#[test]
fn every_published_claim_of_briskula_is_told() {
    let folder = tempfile::tempdir().unwrap();
    reproduce("briskula", folder.path(), &["--seed", "7"]);
    assert_tells(folder.path(), &BRISKULA);
}

/// What another seed found is not taken, and not thrown away unasked; what a larger run found is.
#[test]
fn findings_of_another_seed_are_found_anew() {
    let folder = tempfile::tempdir().unwrap();
    let parts = folder.path().join("parts");
    fs::create_dir_all(&parts).unwrap();
    let stored = r#"{"id":"love-letter-example","version":"0.0.0","size":"tiny","seed":"8",
        "finding":{"verdict":"stale","figures":[],"tables":[],"plots":[],"text":[],"commands":[],
        "timing":{"seconds":0.0,"figures":[],"tables":[],"plots":[]}}}"#;
    fs::write(parts.join("love-letter-example.json"), stored).unwrap();
    let words = ["reproduce", "love-letter", "--tiny", "--resume", "--seed", "7", "--out"];
    let mut command = Command::cargo_bin("adut").unwrap();
    let refused = command.args(words).arg(folder.path()).assert().code(2);
    let said = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(said.contains("love-letter-example.json is there already"), "{said}");
    reproduce("love-letter", folder.path(), &["--resume", "--force", "--seed", "7"]);
    let report = || fs::read_to_string(folder.path().join("reproduction.md")).unwrap();
    assert!(!report().contains("stale") && report().contains("This was a quick run"));

    // What a larger run found is taken, and what is left is marked.
    let example = parts.join("love-letter-example.json");
    let found =
        fs::read_to_string(&example).unwrap().replace(r#""size": "tiny""#, r#""size": "full""#);
    fs::write(&example, found).unwrap();
    reproduce("love-letter", folder.path(), &["--resume", "--seed", "7"]);
    let report = report();
    assert!(report.contains("1 of the 9 experiments were run at full size"));
    assert_eq!(report.matches("Few games were played here").count(), 8);
}

#[test]
fn a_source_that_is_none_and_a_torn_part_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |words: &[&str]| {
        let mut command = Command::cargo_bin("adut").unwrap();
        let output = command.current_dir(folder.path()).args(words).assert().code(2);
        String::from_utf8(output.get_output().stderr.clone()).unwrap()
    };
    assert!(refused(&["reproduce", "whist", "--out", "x"]).contains("whist"));
    fs::create_dir_all(folder.path().join("torn/parts")).unwrap();
    fs::write(folder.path().join("torn/parts/love-letter-example.json"), "{\"id\":").unwrap();
    let words = ["reproduce", "love-letter", "--tiny", "--resume", "--out", "torn"];
    assert!(refused(&words).contains("love-letter-example.json is no finding"));
}
