//! `adut compare` and `adut merge`: the same result however it is come by.

use crate::common::Adut;
use serde_json::Value;

const GAMES: [(&str, &str); 7] = [
    ("tablic", "players=2"),
    ("tablic", "players=4"),
    ("briskula", "players=2"),
    ("briskula", "variant=obicna,players=3"),
    ("love-letter", "players=2"),
    ("love-letter", "players=4"),
    ("connect4", "players=2"),
];

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn threads_make_no_difference() {
    for (game, rules) in GAMES {
        let adut = Adut::new();
        let compare = |threads: &str, record: &str, json: &str| {
            adut.run(&[
                "compare",
                game,
                "random",
                "random",
                "--deals",
                "30",
                "--seed",
                "x y",
                "--rules",
                rules,
                "--threads",
                threads,
                "--record",
                record,
                "--json",
                json,
                "--agreement",
                "20",
            ]);
        };
        compare("1", "one.jsonl", "one.json");
        compare("3", "three.jsonl", "three.json");
        assert_eq!(adut.read("one.jsonl"), adut.read("three.jsonl"), "{game} {rules}");
        assert_eq!(adut.timeless("one.json"), adut.timeless("three.json"), "{game} {rules}");
        // And every record is one that the referee accepts.
        adut.run(&["referee", "one.jsonl"]);
    }
}

#[test]
fn the_json_has_the_agreed_keys() {
    let adut = Adut::new();
    adut.run(&[
        "compare",
        "connect4",
        "random",
        "alphabeta:depth=1",
        "random",
        "--deals",
        "10",
        "--json",
        "r.json",
        "--agreement",
        "30",
    ]);
    let result = adut.json("r.json");
    for key in ["game", "rules", "seed", "deals", "pairs", "agents", "agreement", "timing"] {
        assert!(keys(&result).contains(&key), "{key}");
    }
    assert_eq!(result["game"], "connect4");
    assert_eq!(result["deals"], 10);
    assert_eq!(result["seed"], "1");
    assert_eq!((&result["opening"], &result["equals_share"]), (&4.into(), &0.5.into()));
    let pairs = result["pairs"].as_array().unwrap();
    // Whoever is named twice is one player, who meets himself, too.
    let names: Vec<String> =
        pairs.iter().map(|pair| format!("{} {}", pair["a"], pair["b"]).replace('"', "")).collect();
    assert_eq!(names, ["random random", "random alphabeta:depth=1"]);
    assert_eq!((pairs[0]["p"].as_f64(), pairs[0]["p_holm"].as_f64()), (Some(1.0), Some(1.0)));
    for pair in pairs {
        for key in [
            "a",
            "b",
            "games",
            "a_wins",
            "b_wins",
            "draws",
            "a_share",
            "ci95",
            "mean_diff",
            "diff_ci95",
            "a_forfeits",
            "b_forfeits",
            "distinct_games",
        ] {
            assert!(keys(pair).contains(&key), "{key}");
        }
        assert_eq!(pair["games"], 20);
        let [wins, losses, draws] =
            ["a_wins", "b_wins", "draws"].map(|key| pair[key].as_f64().unwrap());
        assert_eq!(wins + losses + draws, 20.0);
        assert_eq!(pair["a_share"].as_f64().unwrap(), (wins + draws / 2.0) / 20.0);
    }
    for agent in result["agents"].as_array().unwrap() {
        for key in ["name", "ms_per_game", "us_per_move", "sees"] {
            assert!(keys(agent).contains(&key), "{key}");
        }
    }
    let matrix = result["agreement"]["matrix"].as_array().unwrap();
    assert_eq!(result["agreement"]["names"].as_array().unwrap().len(), 2);
    assert_eq!(result["agreement"]["situations"], 30, "each of a deck of its own");
    let bounds = result["agreement"]["ci95"][0][1].as_array().unwrap();
    let share = matrix[0][1].as_f64().unwrap();
    assert!(bounds[0].as_f64().unwrap() < share && share < bounds[1].as_f64().unwrap());
    for (i, row) in matrix.iter().enumerate() {
        for (j, share) in row.as_array().unwrap().iter().enumerate() {
            assert_eq!(share, &matrix[j][i]);
        }
    }
    assert_eq!(matrix[1][1], 1.0, "a player without chance agrees with itself");
}

#[test]
fn a_run_cut_anywhere_is_resumed_to_the_same() {
    let adut = Adut::new();
    let words = |record| {
        [
            "compare",
            "love-letter",
            "random",
            "random",
            "--deals",
            "12",
            "--record",
            record,
            "--json",
            "r.json",
        ]
    };
    adut.run(&words("whole.jsonl"));
    let (whole, result) = (adut.read("whole.jsonl"), adut.timeless("r.json"));
    let lines: Vec<usize> = whole.match_indices('\n').map(|(at, _)| at + 1).collect();
    // Nothing; within the first line; without the end of a line; after the first game of a block;
    // after whole blocks; within the last line; everything.
    let cuts = [
        0,
        10,
        lines[0] - 1,
        lines[0],
        lines[1],
        lines[4] + 7,
        lines[5],
        whole.len() - 9,
        whole.len(),
    ];
    for cut in cuts {
        std::fs::write(adut.path("cut.jsonl"), &whole[..cut]).unwrap();
        let mut resumed = words("cut.jsonl").to_vec();
        resumed.extend(["--resume", "--force"]);
        adut.run(&resumed);
        assert!(adut.read("cut.jsonl") == whole, "cut at {cut}");
        assert_eq!(adut.timeless("r.json"), result, "cut at {cut}");
    }
}

#[test]
fn what_cannot_be_resumed_is_named() {
    let adut = Adut::new();
    let compare = ["compare", "connect4", "random", "random", "--deals", "3"];
    let with = |more: &[&'static str]| [&compare[..], more].concat();
    assert!(adut.refused(&with(&["--resume"])).contains("--record"));

    adut.run(&with(&["--record", "r.jsonl"]));
    for (more, field) in [
        (&["--seed", "2"][..], "seed"),
        (&["--rules", "cols=8"], "rules"),
        (&["--opening", "0"], "opening"),
    ] {
        let message = adut.refused(&with(&[more, &["--record", "r.jsonl", "--resume"]].concat()));
        assert!(message.contains("r.jsonl, line 1") && message.contains(field), "{message}");
    }
    let other = ["compare", "connect4", "random", "alphabeta", "--deals", "3"];
    let message = adut.refused(&[&other[..], &["--record", "r.jsonl", "--resume"]].concat());
    assert!(message.contains("line 2") || message.contains("line 1"), "{message}");
    assert!(message.contains("players"), "{message}");

    let whole = adut.read("r.jsonl");
    let garbage = whole.replacen("\"format\"", "\"for", 1);
    std::fs::write(adut.path("bad.jsonl"), garbage).unwrap();
    let message = adut.refused(&with(&["--record", "bad.jsonl", "--resume"]));
    assert!(message.contains("bad.jsonl, line 1"), "{message}");
    // A result that no game can have is refused, not counted.
    let impossible = whole.replacen("\"winner\":", "\"winner\":7,\"was\":", 1);
    std::fs::write(adut.path("bad.jsonl"), impossible).unwrap();
    let message = adut.refused(&with(&["--record", "bad.jsonl", "--resume"]));
    assert!(message.contains("how the game ended"), "{message}");
    // Nothing was lost on the way.
    assert_eq!(adut.read("r.jsonl"), whole);
}

#[test]
fn shards_put_together_are_the_whole_run() {
    for (game, rules) in
        [("love-letter", "players=3"), ("connect4", "players=2"), ("tablic", "players=4")]
    {
        let adut = Adut::new();
        let compare = [
            "compare",
            game,
            "random",
            "random",
            "--deals",
            "11",
            "--rules",
            rules,
            "--seed",
            "7",
            "--agreement",
            "16",
        ];
        adut.run(&[&compare[..], &["--record", "whole.jsonl", "--json", "whole.json"]].concat());
        for part in ["0/3", "1/3", "2/3"] {
            let file = format!("part{}.jsonl", &part[..1]);
            adut.run(&[&compare[..], &["--shard", part, "--record", &file]].concat());
        }
        adut.run(&[
            "merge",
            "part2.jsonl",
            "part0.jsonl",
            "part1.jsonl",
            "--record",
            "merged.jsonl",
            "--json",
            "merged.json",
            "--agreement",
            "16",
        ]);
        assert!(adut.read("merged.jsonl") == adut.read("whole.jsonl"), "{game}");
        assert_eq!(adut.timeless("merged.json"), adut.timeless("whole.json"), "{game}");
        let message = adut.refused(&["merge", "part0.jsonl", "part1.jsonl"]);
        assert!(message.contains("in none of the files"), "{message}");
        let other = adut.read("part1.jsonl").replace("\"seed\":\"7\"", "\"seed\":\"8\"");
        std::fs::write(adut.path("other.jsonl"), other).unwrap();
        let message = adut.refused(&["merge", "part0.jsonl", "other.jsonl", "part2.jsonl"]);
        assert!(
            message.contains("other.jsonl: the record has seed `8`, expected `7`"),
            "{message}"
        );
    }
}

#[test]
fn three_and_four_seats_play_every_ordered_pair() {
    for (game, rules, seats) in [
        ("tablic", "players=3", 3),
        ("love-letter", "players=3", 3),
        ("love-letter", "players=4", 4),
        ("briskula", "variant=obicna,players=3", 3),
    ] {
        let adut = Adut::new();
        adut.run(&[
            "compare",
            game,
            "one=random",
            "other=random",
            "--deals",
            "4",
            "--rules",
            rules,
            "--record",
            "r.jsonl",
            "--json",
            "r.json",
            "--agreement",
            "0",
        ]);
        let pairs = adut.json("r.json")["pairs"].as_array().unwrap().clone();
        assert_eq!(pairs.len(), 2, "{game}");
        let equals = adut.json("r.json")["equals_share"].as_f64().unwrap();
        assert!((equals - 1.0 / seats as f64).abs() < 1e-12, "{game}");
        for pair in &pairs {
            assert_eq!(pair["games"], 4 * seats, "{game}");
        }
        let seatings: Vec<i64> = adut
            .lines("r.jsonl")
            .iter()
            .map(|record| record["seating"].as_i64().unwrap())
            .collect();
        let expected: Vec<i64> = (0..seats).cycle().take(2 * 4 * seats as usize).collect();
        assert_eq!(seatings, expected, "{game}");
    }
    // Partners share a player: two sides, so one pair and two seatings.
    let adut = Adut::new();
    adut.run(&[
        "compare",
        "tablic",
        "random",
        "random",
        "--deals",
        "3",
        "--rules",
        "players=4",
        "--json",
        "r.json",
    ]);
    let pairs = adut.json("r.json")["pairs"].as_array().unwrap().clone();
    assert_eq!((pairs.len(), &pairs[0]["games"]), (1, &Value::from(6)));
}

#[test]
fn tables_of_different_players_are_played_in_every_order() {
    let adut = Adut::new();
    let words = "compare love-letter random greedy-2015 greedy-2016 probabilistic --rules players=3 \
                 --deals 5 --tables all --agreement 4";
    let words: Vec<&str> = words.split_whitespace().collect();
    let files = ["--record", "r.jsonl", "--json", "r.json"];
    let told = adut.run(&[&words[..], &files].concat());
    assert!(told.contains("random – greedy-2015 – greedy-2016"), "{told}");
    let result = adut.json("r.json");
    let tables = result["tables"].as_array().unwrap();
    assert_eq!((tables.len(), result["pairs"].as_array().unwrap().len()), (8, 0));
    for table in tables {
        let sum = |key: &str| -> f64 {
            table[key].as_array().unwrap().iter().map(|n| n.as_f64().unwrap()).sum()
        };
        let draws = table["draws"].as_f64().unwrap();
        assert_eq!((&table["games"], sum("wins") + draws), (&15.into(), 15.0));
        assert!((sum("shares") - (1.0 + draws / 30.0)).abs() < 1e-9);
    }
    // Everybody sits everywhere, and each record names who sat where.
    let records = adut.lines("r.jsonl");
    let first: Vec<&Value> = records[..3].iter().map(|record| &record["players"][0]).collect();
    assert_eq!(first, ["random", "greedy-2016", "greedy-2015"]);
    let cut: String = adut.read("r.jsonl").split_inclusive('\n').take(20).collect();
    std::fs::write(adut.path("cut.jsonl"), cut).unwrap();
    let resumed = ["--record", "cut.jsonl", "--resume", "--json", "cut.json"];
    adut.run(&[&words[..], &resumed].concat());
    assert_eq!(adut.timeless("cut.json"), adut.timeless("r.json"));
    let sample = [&words[..10], &["--tables", "3", "--json", "s.json"]].concat();
    adut.run(&sample);
    assert_eq!(adut.json("s.json")["tables"].as_array().unwrap().len(), 3);
    for (words, why) in [
        ("compare love-letter random random greedy-2015 --rules players=3 --tables all", "needs 3"),
        ("compare connect4 random best --tables all", "no tables but pairs"),
        ("compare love-letter random best hard --rules players=3 --tables some", "expected all"),
    ] {
        let words: Vec<&str> = words.split_whitespace().collect();
        let message = adut.refused(&words);
        assert!(message.contains(why), "{message}");
    }
}

#[test]
fn an_alias_names_a_player_in_tables_and_is_kept_in_records() {
    let adut = Adut::new();
    let words = ["compare", "connect4", "deep=alphabeta:depth=2", "flat=alphabeta:depth=1"];
    let files = ["--deals", "3", "--record", "r.jsonl", "--json", "r.json"];
    let told = adut.run(&[&words[..], &files].concat());
    assert!(told.contains("deep – flat") && told.contains("depth=2"), "{told}");
    let result = adut.json("r.json");
    assert_eq!(result["pairs"][0]["a"], "deep");
    assert_eq!(result["agents"][0]["name"], "deep");
    assert_eq!(result["agents"][0]["player"], "alphabeta:depth=2");
    assert_eq!(adut.lines("r.jsonl")[0]["players"][0], "deep=alphabeta:depth=2");
    adut.run(&["merge", "r.jsonl", "--json", "m.json"]);
    assert_eq!(adut.timeless("m.json"), adut.timeless("r.json"));
    for taken in ["best=random", "deep=random"] {
        let words = ["compare", "connect4", "deep=alphabeta:depth=2", taken];
        let message = adut.refused(&words);
        assert!(message.contains("is the name of another player"), "{message}");
    }
}

#[test]
fn ratings_are_not_made_of_the_prior() {
    let adut = Adut::new();
    let words =
        ["compare", "connect4", "alphabeta:depth=4", "random", "--deals", "6", "--opening", "0"];
    let told = adut.run(&[&words[..], &["--json", "r.json"]].concat());
    assert!(told.contains("No rating: alphabeta:depth=4, random"), "{told}");
    let result = adut.json("r.json");
    assert!(
        result["ladder"][0]["elo"].is_null() && result["ladder"][0]["name"] == "alphabeta:depth=4"
    );
    let bounds = result["pairs"][0]["diff_ci95"].as_array().unwrap();
    assert!(bounds[1].as_f64().unwrap() <= 1.0, "{bounds:?}");
    assert!(told.contains("begins at the beginning"), "{told}");
    let alike = ["compare", "connect4", "alphabeta:depth=2", "alphabeta:depth=1", "--deals", "8"];
    let told = adut.run(&[&alike[..], &["--opening", "0"]].concat());
    assert!(told.contains("only 2 of the 16 games differ"), "{told}");
    let message = adut.refused(&[&alike[..], &["--prior", "-1"]].concat());
    assert!(message.contains("prior"), "{message}");
}

#[test]
fn the_first_of_a_pair_changes_seats_and_the_deck_stays() {
    let adut = Adut::new();
    let compare = ["compare", "connect4", "random", "alphabeta:depth=1", "--deals", "3"];
    adut.run(&[&compare[..], &["--record", "r.jsonl"]].concat());
    let records = adut.lines("r.jsonl");
    for pair in records.chunks(2) {
        assert_eq!(pair[0]["opening"], 4);
        let opening = |record: &Value| record["moves"].as_array().unwrap()[..4].to_vec();
        assert_eq!(opening(&pair[0]), opening(&pair[1]));
        assert_eq!(pair[0]["players"][0], "random");
        assert_eq!(pair[1]["players"][1], "random");
    }
    let adut = Adut::new();
    adut.run(&["compare", "briskula", "random", "random", "--deals", "3", "--record", "r.jsonl"]);
    for pair in adut.lines("r.jsonl").chunks(2) {
        assert_eq!(pair[0]["deck"], pair[1]["deck"]);
        assert_ne!(pair[0]["moves"], pair[1]["moves"]);
    }
}

#[test]
fn reports_stand_alone() {
    let adut = Adut::new();
    adut.run(&[
        "compare",
        "connect4",
        "random",
        "alphabeta:depth=2",
        "alphabeta:depth=1",
        "--deals",
        "8",
        "--seed",
        "a<b",
        "--html",
        "r.html",
        "--markdown",
        "r.md",
        "--paper",
        "paper",
    ]);
    for file in
        ["shares.svg", "shares.pdf", "shares.csv", "table-1.csv", "table-1.tex", "report.tex"]
    {
        assert!(!adut.read(&format!("paper/{file}")).is_empty(), "{file}");
    }
    let html = adut.read("r.html");
    let command =
        "adut compare connect4 random alphabeta:depth=2 alphabeta:depth=1 --deals 8 --seed";
    for outside in ["http://", "https://", "<script", "<link", "url("] {
        assert!(!html.contains(outside), "{outside}");
    }
    assert!(!html.contains("a<b") && html.contains("a&lt;b"));
    let figures = html.matches("<figure>").count();
    assert_eq!(figures, 6, "shares, points, ladder, differences, agreement, times");
    for caption in html.split("<figcaption>").skip(1).chain(html.split("<caption>").skip(1)) {
        let caption = caption.split("caption>").next().unwrap();
        assert!(caption.contains(command), "{caption}");
        assert!(caption.contains("depth=2") && caption.contains("adut 0."), "{caption}");
    }
    let markdown = adut.read("r.md");
    assert!(markdown.contains(command) && markdown.contains("## Ladder"));
}

#[test]
fn bad_input_is_refused_in_one_sentence() {
    let adut = Adut::new();
    let long = ["x"; 300].concat();
    let record = format!("{}/none/r.jsonl", adut.folder.path().display());
    for (words, expected) in [
        (&["compare", "chess", "random", "random"][..], "love-letter"),
        (&["compare", "connect4", "random", "nobody"], "alphabeta"),
        (&["compare", "connect4", "random", "alphabeta:deep=3"], "depth"),
        (&["compare", "connect4", "random", "alphabeta:depth=x"], "depth"),
        (&["compare", "connect4", "random"], "NAMES"),
        (&["compare", "connect4", "random", "random", "--deals", "0"], "deals"),
        (&["compare", "connect4", "random", "random", "--deals", "many"], "deals"),
        (&["compare", "connect4", "random", "random", "--threads", "0"], "threads"),
        (&["compare", "connect4", "random", "random", "--rules", "rows"], "name=value"),
        (&["compare", "connect4", "random", "random", "--shard", "3/3"], "I below N"),
        (&["compare", "connect4", "random", "random", "--opening", "200"], "too long"),
        (&["compare", "connect4", "random", "random", "--record", &record], "cannot write"),
        (&["compare", "connect4", "random", "random", "--html", &record], "there is no folder"),
        (&["compare", "connect4", "random", "random", "--move-time", "0"], "0.001"),
        (&["compare", "connect4", "random", "cmd:"], "names no program"),
        (&["compare", "connect4", "random", &long], "no player called"),
        (&["compare", "connect4", "random", "random", "--database", "oracle:x"], "sqlite:FILE"),
        (&["merge", "absent.jsonl"], "absent.jsonl"),
        (&["merge", "."], "folder"),
        (&["sprt", "connect4", "random", "random", "--elo0", "5", "--elo1", "0"], "below"),
        (&["sprt", "connect4", "random", "random", "--elo1", "inf"], "needs numbers"),
        (&["sprt", "connect4", "random", "random", "--alpha", "nan"], "between 0 and 0.5"),
        (&["runs", "--database", "sqlite:absent.db"], "absent.db"),
    ] {
        let message = adut.refused(words);
        assert!(message.contains(expected), "{words:?}: {message}");
    }
}
