//! Nothing that is sent tells of hidden cards.
//!
//! The same game is played twice: once as it was dealt, once with everything re-dealt that a seat
//! cannot know. All that is sent to that seat, by HTTP and by the socket, answers, refusals and
//! headers, must be the same, byte for byte. This is stronger than to look for the names of cards:
//! whatever depends on a hidden card in any way would differ.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::socket::{Listener, listening};
use crate::support::{Answer, Asker, SeatedClient, config};
use adut_briskula::rules::Briskula;
use adut_connect4::rules::Connect4;
use adut_kernel::{Course, Notation, Record, Rng, Rules, Seat, Seed, Turn, Witnessed};
use adut_love_letter::rules::LoveLetter;
use adut_server::AppState;
use adut_store::{Change, Happened, Missing, StoredEntrant, StoredRound, StoredTable, open_tables};
use adut_tablic::rules::Tablic;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use time::OffsetDateTime;

const TABLE: &str = "glass";

fn token(seat: usize) -> String {
    format!("the token of seat {seat}")
}

/// A server in which a table stands with this deal and a person at every seat.
fn state<G: Notation>(game: &G, deck: Option<&Vec<String>>) -> Arc<AppState> {
    let entrant = |seat| StoredEntrant {
        name: "person".to_owned(),
        token: Some(Sha256::digest(token(seat)).to_vec()),
        called: None,
    };
    let table = StoredTable {
        id: TABLE.to_owned(),
        game: G::NAME.to_owned(),
        rules: game.rules(),
        seed: None,
        practice: false,
        whole_match: true,
        entrants: (0..game.seats()).map(entrant).collect(),
        rounds: Vec::new(),
        revision: 0,
    };
    let seating = (0..game.seats()).collect();
    let round =
        StoredRound { seed: "glass".to_owned(), seating, deck: deck.cloned(), moves: Vec::new() };
    let changes = [Change::Open(Box::new(table)), Change::Begin { number: 0, round }];
    let at = OffsetDateTime::from_unix_timestamp(1_800_000_000).unwrap();
    let mut after = 0..;
    let changes = changes.map(|change| {
        let after = after.next().unwrap();
        Happened { table: TABLE.to_owned(), at, after, change }
    });
    let database = Box::new(move || {
        let mut store = open_tables("sqlite::memory:", Missing::Create)?;
        store.keep(&changes)?;
        Ok(store)
    });
    AppState::new(config(database)).unwrap()
}

/// Everything that was sent to a seat, or to who watches, in order.
#[derive(Default)]
struct Sent(Vec<String>);

impl Sent {
    fn note(&mut self, what: &str, answer: &Answer) {
        let body = String::from_utf8_lossy(&answer.body);
        self.0.push(format!("{what}\n{}\n{}{body}", answer.status, answer.headers));
    }
}

/// Plays the moves through the server. What is returned was sent to `seat`, and to a spectator.
async fn sent_to<G: Notation>(
    game: &G,
    deck: Option<&Vec<String>>,
    moves: &[Witnessed<G::Action>],
    seat: Seat,
) -> (Sent, Sent) {
    let state = state(game, deck);
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let seated_client = |seat: usize| SeatedClient {
        asker: asker.with_token(&token(seat)),
        table: TABLE.to_owned(),
    };
    let (own, watcher) = (
        seated_client(seat.index()),
        SeatedClient { asker: asker.clone(), table: TABLE.to_owned() },
    );
    let mut own_socket = Listener::enter(address, TABLE, Some(&token(seat.index()))).await;
    let mut watching_socket = Listener::enter(address, TABLE, None).await;
    let (mut told, mut watched) = (Sent::default(), Sent::default());
    told.0.extend(own_socket.hear_text().await);
    watched.0.extend(watching_socket.hear_text().await);
    for (ply, played) in moves.iter().enumerate() {
        let seen = own.get("").await;
        watched.note("look", &watcher.get("").await);
        // Now and then whatever is not allowed is tried.
        let wrong = if ply % 5 < 2 { wrong_moves(game, deck, &seen.json()) } else { Vec::new() };
        for text in wrong {
            told.note(&text, &own.play(&text, ply as u64).await);
        }
        told.note("look", &seen);
        told.note("hint", &own.get("/hint").await);
        told.note("record", &own.get("/record").await);
        watched.note("record", &watcher.get("/record").await);
        let action = game.write_action(played.action);
        let answer = seated_client(played.seat.index()).play(&action, ply as u64).await;
        assert!(answer.status.is_success(), "{action}: {}", answer.error());
        if played.seat == seat {
            told.note(&action, &answer);
        }
    }
    told.note("look", &own.get("").await);
    watched.note("look", &watcher.get("").await);
    told.0.extend(own_socket.hear_all().await);
    watched.0.extend(watching_socket.hear_all().await);
    (told, watched)
}

/// Moves that are not legal, out of turn too: every card, alone and with something it takes.
fn wrong_moves<G: Notation>(game: &G, deck: Option<&Vec<String>>, seen: &Value) -> Vec<String> {
    let legal: BTreeSet<&str> =
        seen["legal"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let cards: BTreeSet<&String> = deck.into_iter().flatten().collect();
    let taken = seen["observation"]["table"][0].as_str().unwrap_or("2d");
    let mut moves: Vec<String> = Vec::new();
    for card in cards {
        moves.push(card.clone());
        moves.push(format!("{card} x {taken}"));
        moves.push(format!("{card}>{}", game.seats() - 1));
        moves.push(format!("guard>{}:{card}", game.seats() - 1));
    }
    moves.retain(|text| !legal.contains(text.as_str()));
    // A capture may be legal without being listed in these words; only what is certainly wrong.
    if seen["turn"] == seen["seat"] && seen["game"] == "tablic" {
        moves.retain(|text| {
            !text.contains(" x ")
                || !legal.iter().any(|l| l.starts_with(text.split(' ').next().unwrap_or("")))
        });
    }
    moves
}

/// Another deal that the seat cannot tell from the true one: cards change places two by two, as
/// long as every move stays legal and the seat sees the same before and after each.
fn redealt<G: Notation>(course: &Course<G>, seat: Seat, rng: &mut Rng) -> Vec<String> {
    let game = course.game();
    let mut deck = game.write_deck(course.deal().unwrap());
    for _ in 0..300 {
        let (i, j) = (rng.index(deck.len()), rng.index(deck.len()));
        deck.swap(i, j);
        if !looks_the_same(course, &deck, seat) {
            deck.swap(i, j);
        }
    }
    deck
}

fn looks_the_same<G: Notation>(course: &Course<G>, deck: &[String], seat: Seat) -> bool {
    let game = course.game();
    let Ok(deal) = game.read_deck(deck) else { return false };
    let mut other = Course::dealt(game.clone(), Some(deal)).state().clone();
    let mut truth = course.rewound(0).state().clone();
    let alike = |a: &G::State, b: &G::State| {
        game.turn(a) == game.turn(b) && game.observe(a, seat) == game.observe(b, seat)
    };
    alike(&truth, &other)
        && course.played().iter().all(|played| {
            game.apply(&mut truth, played.action);
            game.try_apply(&mut other, played.action).is_ok() && alike(&truth, &other)
        })
}

async fn nothing_hidden_is_sent<G: Notation>(rules: &str, seed: &str) {
    let game = G::from_rules(&Rules::parse(rules).unwrap()).unwrap();
    let mut rng = Seed::from_text(seed).child(G::NAME).rng();
    let mut whole = Course::begin(game.clone(), &mut rng);
    let mut scratch = adut_kernel::Actions::new();
    while let Turn::Seat(_) = whole.turn() {
        let action = game.random_action(whole.state(), &mut scratch, &mut rng);
        whole.play_legal(action, &mut rng);
    }
    let total = whole.played().len();
    let deck = whole.to_record().deck.unwrap();
    let mut changed = 0;
    for seat in [Seat::FIRST, Seat::new(game.seats() - 1)] {
        for moves in [0, total / 3, total * 2 / 3, total - 1] {
            let course = whole.rewound(moves);
            let other = redealt(&course, seat, &mut rng);
            let played = course.played();
            let truth = sent_to(&game, Some(&deck), played, seat).await;
            let lie = sent_to(&game, Some(&other), played, seat).await;
            assert_eq!(truth.0.0, lie.0.0, "{} {rules}, {seat:?}", G::NAME);
            assert_eq!(truth.1.0, lie.1.0, "{} {rules}, who watches", G::NAME);
            changed += usize::from(other != deck);
            let all = truth.0.0.concat() + &truth.1.0.concat();
            assert!(!all.contains("glass/"), "the seed is not told");
        }
    }
    assert!(changed >= 6, "{changed} of 8 deals could be changed");
}

#[tokio::test]
async fn tablic_tells_nothing_hidden() {
    nothing_hidden_is_sent::<Tablic>("", "1").await;
    nothing_hidden_is_sent::<Tablic>("players=3,cut_card=on", "2").await;
}

#[tokio::test]
async fn briskula_tells_nothing_hidden() {
    nothing_hidden_is_sent::<Briskula>("", "1").await;
    nothing_hidden_is_sent::<Briskula>("variant=obicna,players=4", "2").await;
}

#[tokio::test]
async fn love_letter_tells_nothing_hidden() {
    for seed in ["1", "2", "3"] {
        nothing_hidden_is_sent::<LoveLetter>("players=4", seed).await;
    }
}

/// Who only watches a game of two is not shown what both players know of each other.
#[tokio::test]
async fn who_watches_sees_no_hand() {
    for (rules, seed) in [("", "1"), ("", "2"), ("players=3", "3")] {
        let game = LoveLetter::from_rules(&Rules::parse(rules).unwrap()).unwrap();
        let mut rng = Seed::from_text(seed).rng();
        let mut course = Course::begin(game.clone(), &mut rng);
        let mut scratch = adut_kernel::Actions::new();
        while let Turn::Seat(_) = course.turn() {
            let action =
                adut_kernel::Game::random_action(&game, course.state(), &mut scratch, &mut rng);
            course.play_legal(action, &mut rng);
        }
        let deck = course.to_record().deck;
        let (_, watched) = sent_to(&game, deck.as_ref(), course.played(), Seat::FIRST).await;
        for text in &watched.0 {
            for key in ["hand\"", "drew", "target_drew", "dealt", "unseen"] {
                assert!(!text.contains(&format!("\"{key}")), "{key}: {text}");
            }
            // What a Prince discards, and the hand of whoever is out, lie open.
            for turn in text.split('{').filter_map(|part| part.split('}').next()) {
                let is_open = turn.contains("\"out\"") || turn.contains("\"move\":\"prince");
                let tells = ["\"kept", "\"target_held"].iter().any(|key| turn.contains(key));
                assert!(is_open || !tells, "{turn}");
            }
        }
    }
}

/// With nothing hidden everybody sees the same.
#[tokio::test]
async fn nothing_is_hidden_in_connect4() {
    let record = Record {
        format: adut_kernel::FORMAT.to_owned(),
        game: "connect4".to_owned(),
        moves: ["4", "4", "3"].map(str::to_owned).to_vec(),
        ..Record::default()
    };
    let course = Course::<Connect4>::replay(&record).unwrap();
    let (told, watched) = sent_to(course.game(), None, course.played(), Seat::FIRST).await;
    let last = |sent: &Sent| -> Value {
        let text = sent.0.iter().rfind(|text| text.starts_with("{\"type\":\"snapshot\"")).unwrap();
        serde_json::from_str(text).unwrap()
    };
    assert_eq!(last(&told)["observation"], last(&watched)["observation"]);
}

/// A signal that a seat does not see sends it nothing at all.
#[tokio::test]
async fn an_unseen_signal_is_not_told() {
    let rules = "variant=obicna,players=4,signals=on";
    let game = Briskula::from_rules(&Rules::parse(rules).unwrap()).unwrap();
    let mut unseen = 0;
    for seed in 0..40 {
        let mut rng = Seed::from_text("signals").nth(seed).rng();
        let course = Course::begin(game, &mut rng);
        let deck = course.to_record().deck;
        let state = state(&game, deck.as_ref());
        let address = listening(&state).await;
        let asker = Asker::new(&state);
        let seated_client = |seat: usize| SeatedClient {
            asker: asker.with_token(&token(seat)),
            table: TABLE.to_owned(),
        };
        let legal = seated_client(0).get("").await.json()["legal"].clone();
        let signal =
            legal.as_array().unwrap().iter().filter_map(Value::as_str).find(|m| m.starts_with('~'));
        let Some(signal) = signal else { continue };
        let mut sockets = Vec::new();
        for seat in 1..4 {
            let mut socket = Listener::enter(address, TABLE, Some(&token(seat))).await;
            assert_eq!(socket.hear().await["ply"], 0);
            sockets.push(socket);
        }
        // Those who came first have been told of the others.
        for socket in &mut sockets {
            socket.hear_all().await;
        }
        let mut before = Vec::new();
        for seat in 1..4 {
            before.push(seated_client(seat).get("").await.body);
        }
        assert!(seated_client(0).play(signal, 0).await.status.is_success());
        for (seat, socket) in (1..4).zip(&mut sockets) {
            let heard = socket.hear_all().await;
            let now = seated_client(seat).get("").await;
            if now.json()["ply"] == 0 {
                unseen += 1;
                assert_eq!(heard.len(), 1, "only the refusal that ends it: {heard:?}");
                assert_eq!(now.body, before[seat - 1]);
            } else {
                assert!(heard[0].contains(signal), "{heard:?}");
            }
        }
    }
    assert!(unseen > 0, "some signals were not seen");
}
