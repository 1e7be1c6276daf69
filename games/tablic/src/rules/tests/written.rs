//! Moves, decks, rules and observations as text.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Course, Game as _, Notation as _, Record, Rules, Seat, Seed};

use super::game;
use crate::rules::{Action, Chance, Tablic, whole_pack};

fn read(text: &str) -> Result<Action, String> {
    Tablic::default().read_action(text).map_err(|error| error.to_string())
}

#[test]
fn moves_are_written_in_one_order_and_read_in_any() {
    let game = Tablic::default();
    let action = read("8h x 8s 6c 2d").unwrap();
    assert_eq!(game.write_action(action), "8h x 2d 6c 8s");
    assert_eq!(read(" 8h  x 2d 8s 6c "), Ok(action));
    assert_eq!(game.write_action(read("8h").unwrap()), "8h");
    let taken: CardSet = CardSet::PACK.without("Ks".parse::<Card>().unwrap());
    let all = Action::take("Ks".parse().unwrap(), taken);
    assert_eq!(read(&game.write_action(all)), Ok(all));
}

#[test]
fn other_texts_are_no_moves() {
    assert_eq!(
        read("8h x 2d 2d").unwrap_err(),
        "`8h x 2d 2d` is not a move (expected 2d only once)"
    );
    assert_eq!(read("8h x 8h").unwrap_err(), "`8h x 8h` is not a move (expected 8h only once)");
    for text in ["", " ", "x", "8h x", "8h 2d", "8hx2d", "8h x 2d,6c", "1h", "8h X 2d", "8h x x"] {
        assert!(read(text).is_err(), "{text}");
    }
    assert!(read(&"8h x ".repeat(100_000)).unwrap_err().len() < 400);
}

#[test]
fn decks_are_checked() {
    let game = Tablic::default();
    let mut deck: Vec<String> = whole_pack().iter().map(Card::to_string).collect();
    assert_eq!(game.read_deck(&deck), Ok(Chance::Deck(whole_pack())));
    let short = game.read_deck(&deck[..51]).unwrap_err();
    assert_eq!(short.to_string(), "the deck has 51 cards, expected 52");
    deck.swap(2, 40);
    let sweeps = super::game("jack=sweeps");
    assert_eq!(
        sweeps.read_deck(&deck).unwrap_err().to_string(),
        "card 3 of the deck: a jack cannot be among the opening four when jacks sweep"
    );
    assert!(game.read_deck(&deck).is_ok());
    deck[5] = deck[6].clone();
    assert!(game.read_deck(&deck).is_err());
    deck.push("Ks".to_owned());
    assert!(game.read_deck(&deck).is_err());
}

#[test]
fn no_jack_opens_where_jacks_sweep() {
    let sweeps = game("jack=sweeps");
    let mut rng = Seed::from_text("jacks").rng();
    for _ in 0..500 {
        let course = Course::begin(sweeps.clone(), &mut rng);
        assert!(course.state().table().iter().all(|card| card.rank() != 10));
    }
}

#[test]
fn rules_are_refused_with_what_would_do() {
    let message =
        |text: &str| Tablic::from_rules(&Rules::parse(text).unwrap()).unwrap_err().to_string();
    assert_eq!(message("players=7"), "tablic cannot be played with players=7 (expected 2 to 4)");
    assert_eq!(
        message("cards_bonus=yes"),
        "tablic cannot be played with cards_bonus=yes (expected on-tie, always or none)"
    );
    assert_eq!(
        message("code=published,players=3"),
        "tablic cannot be played so: code=published goes with no other option than lay and match_points"
    );
    assert_eq!(
        message("lay=honour"),
        "tablic cannot be played so: lay is about the published program: it needs code=published"
    );
    let published = "players=2,code=published,lay=literal,match_points=51";
    assert_eq!(game(published).rules().to_string(), published);
    let open = "players=3,open=deck";
    assert_eq!(game(open).rules().to_string(), open);
    let all = "players=3,ace=1,cards_bonus=none,cut_card=on,jack=sweeps,tabla_points=0";
    assert_eq!(game(all).rules().to_string(), all);
    assert_eq!(Tablic::default().rules().to_string(), "players=2");
}

const RECORD: &str = r#"{"game":"tablic","rules":{"players":2,"cards_bonus":"none"},"deck":["Ac","5d","7c","7s","3c","10h","Jd","7d","7h","8c","Qh","Qs","Kd","9h","10s","Jc","As","2d","3s","3d","5h","6h","4c","5c","10d","8h","Jh","Kc","2c","3h","9c","Ad","4h","4d","10c","Qd","Ks","8d","9s","Qc","2s","2h","4s","Ah","6d","6c","5s","Js","Kh","6s","8s","9d"],"moves":["Qh x Ac 5d 7c","7h x 7s","Kd","8c"]}"#;

#[test]
fn an_observation_is_shown_and_described() {
    let course = Course::<Tablic>::replay(&Record::parse(RECORD).unwrap()).unwrap();
    let game = course.game();
    let seen = game.observe(course.state(), Seat::FIRST);
    assert_eq!(
        game.show(&seen),
        "Last move: seat 1 played 8c\n\
         Last capture: seat 1 with 7h x 7s\n\
         Seat 0: 2 points (4 cards worth 2, 0 tablas)\n\
         Seat 1: 1 points (2 cards worth 0, 1 tablas)\n\
         Cards in hands: 4, 4; undealt: 36\n\
         Table: 8c Kd\n\
         Your hand (seat 0): 3c 10h Jd Qs\n"
    );
    assert_eq!(
        game.describe(&seen).to_string(),
        r#"{"cut_card":null,"hand":["3c","10h","Jd","Qs"],"hand_sizes":[4,4],"last_capture":{"move":"7h x 7s","seat":1},"last_move":{"move":"8c","seat":1},"seat":0,"sides":[{"pile":["Ac","5d","7c","Qh"],"points":2,"tablas":0},{"pile":["7h","7s"],"points":1,"tablas":1}],"table":["8c","Kd"],"to_move":0,"undealt":36}"#
    );
}
