//! Documents of results that are as odd as results get.

use adut_kernel::Rules;

use super::{html, markdown};
use crate::compare::{
    AgentResult, Agreement, Comparison, Counted, LadderEntry, Pace, PairResult, Provenance,
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
        forfeits: [0, 1],
        diff_histogram: vec![(1.0, 1)],
    }
}

/// One deal, which bounds nothing, between a player with an evil name and one that was not timed.
fn one_deal() -> Comparison {
    let agent = |name: &str, us| AgentResult {
        name: name.to_owned(),
        sees: "honest".into(),
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
        counted: Counted::Games,
        provenance: Provenance {
            command: "adut compare connect4 'a b' random --deals 1 --seed 1".to_owned(),
            version: "0.1.0".to_owned(),
        },
        complete: false,
        pairs: vec![pair(NAME, "random")],
        ladder: vec![place(NAME, 95.4), place("random", -95.4)],
        agents: vec![agent(NAME, Some(0.0)), agent("random", None)],
        agreement: Some(Agreement {
            names: vec![NAME.to_owned(), "random".to_owned()],
            matrix: vec![vec![1.0, 0.25], vec![0.25, 0.5]],
            situations: 8,
        }),
        test: None,
        timing: Pace::default(),
    }
}

#[test]
fn a_page_holds_nothing_that_could_break_it() {
    let page = html(&one_deal());
    assert!(!page.contains("<img") && page.contains("&lt;img"));
    for number in ["NaN", "inf\"", "=\"inf", "-inf"] {
        assert!(!page.contains(number), "{number}");
    }
    assert!(page.contains("Not all of the games have been played"));
    assert!(page.contains("[−∞, +∞]"));
    for element in ["table", "figure", "svg", "tr", "td", "caption", "figcaption", "div", "span"] {
        let opened = page.matches(&format!("<{element}>")).count()
            + page.matches(&format!("<{element} ")).count();
        assert_eq!(opened, page.matches(&format!("</{element}>")).count(), "{element}");
    }
}

#[test]
fn a_result_without_games_is_a_page_too() {
    let empty = Comparison {
        pairs: Vec::new(),
        ladder: Vec::new(),
        agents: Vec::new(),
        agreement: None,
        ..one_deal()
    };
    assert!(html(&empty).contains("</html>"));
    assert!(markdown(&empty).contains("# connect4"));
}

#[test]
fn tables_of_markdown_keep_their_columns() {
    let text = markdown(&one_deal());
    let mut columns = None;
    for line in text.lines() {
        let bars = line.replace("\\|", "").matches('|').count();
        if !line.starts_with('|') {
            columns = None;
        } else if *columns.get_or_insert(bars) != bars {
            panic!("{line}");
        }
    }
    assert!(text.contains("adut compare connect4 'a b' random"));
}

#[test]
fn a_result_comes_back_from_its_json() {
    let result = one_deal();
    let json = serde_json::to_string(&result).unwrap();
    assert!(json.contains("\"diff_ci95\":[null,null]"), "{json}");
    assert_eq!(serde_json::from_str::<Comparison>(&json).unwrap(), result);
}
