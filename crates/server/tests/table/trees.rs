//! Trees over the wire.

use serde_json::{Value, json};

use crate::support::{Asker, state};

#[tokio::test]
async fn a_text_becomes_a_tree() {
    let asker = Asker::new(&state());
    let text = "3\n(2)\n<2> [3]\n0.25:[20] 3/4:[-4]\n";
    let answer = asker.post("/api/trees", json!({ "from": "text", "text": text })).await;
    let expected = json!({
        "players": 2, "zeroSum": true, "children": [2, 2, 0, 0, 0], "chance": [1],
        "probabilities": [[3, 0.25], [4, 0.75]], "payoffs": [[3], [20], [-4]],
    });
    assert_eq!((answer.status.as_u16(), answer.json()), (200, expected));
}

#[tokio::test]
async fn a_long_text_is_read_and_a_longer_one_is_not() {
    let asker = Asker::new(&state());
    let text = |leaves: usize| {
        let line = vec!["[12345]"; leaves].join(" ");
        json!({ "from": "text", "text": format!("2\n({leaves})\n{line}\n") })
    };
    let answer = asker.post("/api/trees", text(19_999)).await;
    assert_eq!(answer.json()["payoffs"].as_array().map(Vec::len), Some(19_999));
    let answer = asker.post("/api/trees", text(20_000)).await;
    assert_eq!(
        (answer.status.as_u16(), answer.error().as_str()),
        (422, "the tree has 20001 nodes, at most 20000 can be drawn")
    );
    assert_eq!(asker.post("/api/trees", text(80_000)).await.status, 400);
}

#[tokio::test]
async fn what_is_wrong_with_a_wish_is_said() {
    let asker = Asker::new(&state());
    let empty = ["-------"; 6];
    let ending =
        |deal: Value| json!({ "from": "briskula", "variant": "dupla", "deal": deal, "depth": 4 });
    for (request, status, sentence) in [
        (json!({ "from": "text", "text": "2\n(2)\n[1] [x]\n" }), 400, "line 3: `[x]` is not"),
        (json!({ "from": "go" }), 400, "unknown variant `go`"),
        (json!({ "from": "connect4", "board": ["--"], "turn": "z", "depth": 2 }), 400, "`z`"),
        (
            json!({ "from": "connect4", "board": empty, "turn": "x", "depth": 8 }),
            422,
            "more than 20000 nodes; look fewer moves ahead",
        ),
        (
            ending(json!({ "seed": { "seed": "1", "left": 41 } })),
            400,
            "the number of cards left is 41",
        ),
        (ending(json!({ "luck": 1 })), 400, "unknown variant `luck`"),
    ] {
        let answer = asker.post("/api/trees", request.clone()).await;
        assert_eq!(answer.status.as_u16(), status, "{request}: {}", answer.error());
        assert!(answer.error().contains(sentence), "{request}: {}", answer.error());
    }
}
