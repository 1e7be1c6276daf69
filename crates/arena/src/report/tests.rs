//! Documents of results that are as odd as results get.

use adut_kernel::Rules;
use adut_report::{Pictures, markdown, page, text};

use super::{report, verdict as verdict_of};
use crate::compare::{
    AgentResult, Agreement, Comparison, Counted, Decision, Failure, Hypotheses, LadderEntry, Pace,
    PairResult, Provenance, Sequential, TableResult,
};

/// A name that would break out of a page or a table that did not guard against it.
const NAME: &str = "cmd:<img src=x onerror=\"alert(1)\"> | `a` & 'b'";

fn pair(a: &str, b: &str) -> PairResult {
    PairResult {
        a: a.to_owned(),
        b: b.to_owned(),
        games: 2,
        a_wins: 2,
        b_wins: 0,
        draws: 0,
        a_share: 1.0,
        ci95: [0.0, 1.0],
        bootstrap_ci95: [0.0, 1.0],
        wilson_ci95: [0.34, 1.0],
        mean_diff: 1.0,
        diff_ci95: [f64::NEG_INFINITY, f64::INFINITY],
        p: 1.0,
        p_holm: 1.0,
        variance_ratio: None,
        first_seat_share: 0.5,
        first_seat_ci95: [0.0, 1.0],
        moves_per_game: 3.5,
        a_forfeits: 0,
        b_forfeits: 1,
        forfeits: [0, 1],
        failures: Vec::new(),
        distinct_games: Some(1),
        diff_histogram: vec![(1.0, 1)],
    }
}

/// One deal, which bounds nothing, between a player with an evil name and one that was not timed.
fn one_deal() -> Comparison {
    let agent = |name: &str, us| AgentResult {
        name: name.to_owned(),
        sees: "honest".into(),
        player: None,
        settings: "sims=100, depth=3".to_owned(),
        ms_per_game: us,
        us_per_move: us,
    };
    let place = |name: &str, elo| LadderEntry {
        name: name.to_owned(),
        elo,
        ci95: [f64::NEG_INFINITY, f64::INFINITY],
    };
    Comparison {
        game: "connect4".to_owned(),
        rules: Rules::new().with("players", 2),
        seed: "1".to_owned(),
        deals: 1,
        seatings: 2,
        equals_share: 0.5,
        opening: Some(4),
        counted: Counted::Games,
        provenance: Provenance {
            command: "adut compare connect4 'a b' random --deals 1 --seed 1".to_owned(),
            version: "0.1.0".to_owned(),
        },
        complete: false,
        pairs: vec![pair(NAME, "random")],
        tables: Vec::new(),
        unplayed: vec![vec![NAME.to_owned(), "greedy".to_owned()]],
        prior: 0.5,
        ladder: vec![place(NAME, None), place("random", Some(-95.4))],
        agents: vec![agent(NAME, Some(0.0)), agent("random", None)],
        agreement: Some(Agreement {
            names: vec![NAME.to_owned(), "random".to_owned()],
            matrix: vec![vec![1.0, 0.25], vec![0.25, 0.5]],
            ci95: vec![vec![[0.67, 1.0], [0.07, 0.59]], vec![[0.07, 0.59], [0.21, 0.78]]],
            situations: 8,
        }),
        test: None,
        timing: Pace::default(),
    }
}

#[test]
fn a_page_holds_nothing_that_could_break_it() {
    let page = page(&report(&one_deal()));
    assert!(!page.contains("<img") && page.contains("&lt;img"));
    for number in ["NaN", "inf\"", "=\"inf", "-inf"] {
        assert!(!page.contains(number), "{number}");
    }
    assert!(page.contains("Not all of the games have been played"));
    assert!(page.contains("[−∞, +∞]"));
}

#[test]
fn a_result_without_games_is_a_report_too() {
    let empty = Comparison {
        pairs: Vec::new(),
        ladder: Vec::new(),
        agents: Vec::new(),
        agreement: None,
        ..one_deal()
    };
    assert!(page(&report(&empty)).contains("</html>"));
    assert!(markdown(&report(&empty), Pictures::Characters).contains("# connect4"));
}

#[test]
fn a_terminal_is_told_the_numbers_and_not_the_drawings() {
    let told = text(&report(&one_deal()), 80);
    for part in [
        "Not all of the games",
        "100.0 %",
        "forfeited: 0 by",
        "[34.0, 100.0]",
        "25.0",
        "Not played",
        "only 1 of the 2",
        "open with 4 random moves",
        "No rating",
        "[7.0, 59.0]",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains('█') && !told.contains('●'), "{told}");
}

#[test]
fn tables_of_different_players_are_told() {
    let table = TableResult {
        players: ["a", "b", "c"].map(str::to_owned).to_vec(),
        games: 30,
        wins: vec![12, 9, 6],
        draws: 3,
        shares: vec![0.45, 0.35, 0.25],
        ci95: vec![[0.3, 0.6], [0.2, 0.5], [0.1, 0.4]],
        forfeits: vec![0, 1, 0],
        failures: vec![Failure { player: "b".to_owned(), reason: "crashed".to_owned(), games: 1 }],
        moves_per_game: 7.0,
        distinct_games: None,
    };
    let of = Comparison { pairs: Vec::new(), tables: vec![table], seatings: 3, ..one_deal() };
    let told = text(&report(&of), 100);
    for part in ["a – b – c", "45.0 %", "33.3 %", "b, once: crashed"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn a_verdict_is_said_as_a_person_would() {
    let said = |elo0: f64, elo1: f64, verdict: Decision| {
        let hypotheses = Hypotheses { elo0, elo1, alpha: 0.05, beta: 0.05 };
        let mut test = Sequential::new(hypotheses).unwrap().result();
        test.verdict = verdict;
        verdict_of(&test, "a", "b")
    };
    for (elo0, elo1, decision, expected) in [
        (0.0, 50.0, Decision::Elo1, "After 0 deals: a is better than b by 50 Elo or more."),
        (-5.0, 0.0, Decision::Elo1, "After 0 deals: a is at least as good as b."),
        (-20.0, -2.5, Decision::Elo1, "After 0 deals: a is worse than b by 2.5 Elo at most."),
        (-10.0, 5.0, Decision::Elo0, "After 0 deals: a is worse than b by 10 Elo or more."),
        (0.0, 5.0, Decision::Elo0, "After 0 deals: a is no better than b."),
        (5.0, 10.0, Decision::Elo0, "After 0 deals: a is better than b by 5 Elo at most."),
        (0.0, 5.0, Decision::Open, "Not decided after 0 deals."),
    ] {
        assert_eq!(said(elo0, elo1, decision), expected);
    }
}

#[test]
fn a_result_comes_back_from_its_json() {
    let result = one_deal();
    let json = serde_json::to_string(&result).unwrap();
    assert!(json.contains("\"diff_ci95\":[null,null]"), "{json}");
    assert_eq!(serde_json::from_str::<Comparison>(&json).unwrap(), result);
}
