//! The thesis's worked positions, and the end of the game.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Actions, Course, Described as _, Game as _, Notation as _, Seat, Seed, Turn};

use super::game;
use crate::rules::state::{Moved, State};
use crate::rules::stock::{STOCK, Stock};
use crate::rules::{Action, Chance, Foul, Tablic, points, whole_pack};

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|word| word.parse::<Card>().unwrap()).collect()
}

fn action(text: &str) -> Action {
    game("").read_action(text).unwrap()
}

/// A position without stock, seat 0 to move.
fn position(game: &Tablic, table: &str, hands: &[&str]) -> State {
    let mut state = game.root();
    state.turn = Turn::Seat(Seat::FIRST);
    state.stock = Stock::Ordered { cards: [Card::new(0, 0); STOCK], left: 0 };
    state.table = cards(table);
    for (hand, text) in state.hands.iter_mut().zip(hands) {
        *hand = cards(text);
    }
    state
}

fn captures_of(game: &Tablic, state: &State) -> Vec<CardSet> {
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    actions.iter().map(|action| action.taken).filter(|taken| !taken.is_empty()).collect()
}

fn scores(game: &Tablic, state: &State) -> Vec<f64> {
    game.outcome(state).scores.to_vec()
}

/// Figure 2: 6+2, 8, 7+A and 3+4+A; the last two share the ace.
#[test]
fn an_eight_takes_up_to_three_groups() {
    let game = game("");
    let state = position(&game, "6c 2d 8s 7d As 3h 4h", &["8h", "Kc"]);
    let captures = captures_of(&game, &state);
    let groups = ["2d 6c", "8s", "As 7d", "As 3h 4h"].map(cards);
    for group in groups {
        assert!(captures.contains(&group));
    }
    // 6+2 and 8 go with each other and with nothing, 7+A or 3+4+A; not all four groups.
    assert_eq!(captures.len(), 2 * 2 * 3 - 1);
    assert_eq!(captures.iter().map(|taken| taken.len()).max(), Some(6));
    assert!(game.check(&state, action("8h x As 3h 4h 8s 2d 6c")).is_ok());
    let all = action("8h x 6c 2d 8s 7d As 3h 4h");
    assert_eq!(
        game.check(&state, all),
        Err(Foul::NoSplit { card: all.card, target: 8, taken: state.table })
    );
}

/// Figure 3: the ace is 1 beside the jack or 11 beside the two, never both.
#[test]
fn a_queen_takes_jack_and_ace_or_two_and_ace() {
    let game = game("");
    let state = position(&game, "Js Ad 2h", &["Qh", "Kc"]);
    assert_eq!(captures_of(&game, &state), ["Ad 2h", "Ad Js"].map(cards));
    assert_eq!(points(action("Qh x Ad Js").gain()), 3);
    assert_eq!(points(action("Qh x Ad 2h").gain()), 2);
    assert!(game.check(&state, action("Qh x Ad 2h Js")).is_err());
}

/// Figure 5: nothing can be taken; a laid 7 or 9 helps nobody to a new štih.
#[test]
fn seven_and_nine_are_safe_beside_high_cards() {
    let game = game("");
    let hand = "7c Ad 9h Jd 2c 3s";
    let state = position(&game, "Kh Qs 10c", &[hand, "Kc"]);
    assert!(captures_of(&game, &state).is_empty());
    let most_points_for_reply = |laid: &str| {
        let mut next = state.clone();
        game.apply(&mut next, action(laid));
        let replies = (CardSet::PACK - next.table - cards(hand)).iter();
        let gains = replies.flat_map(|card| {
            crate::rules::captures::captures(game.capture_rules(), next.table, card)
                .map(move |taken| (card, taken))
        });
        gains.filter(|(_, t)| t.contains(action(laid).card)).map(|(_, t)| points(t)).max()
    };
    assert_eq!(most_points_for_reply("7c"), Some(0));
    assert_eq!(most_points_for_reply("9h"), Some(0));
    assert!(most_points_for_reply("Ad") > Some(0));
    assert!(most_points_for_reply("3s") > Some(0));
}

/// Figure 6: lay one queen beside another and take both with the third.
#[test]
fn a_queen_can_wait_for_another() {
    let game = game("");
    let mut state = position(&game, "Qc", &["Qd Qh", "2s 3s"]);
    game.apply(&mut state, action("Qd"));
    assert!(captures_of(&game, &state).is_empty(), "the other side cannot take queens");
    game.apply(&mut state, action("2s"));
    game.try_apply(&mut state, action("Qh x Qc Qd")).unwrap();
    assert_eq!(state.pile(0), cards("Qc Qd Qh"));
    assert_eq!(state.tablas(0), 0, "the two still lies there");
    // It holds only while no king can take a queen with an ace.
    let state = position(&game, "Qc Ad", &["Kd"]);
    assert!(game.check(&state, action("Kd x Ad Qc")).is_ok());
}

#[test]
fn a_tabla_counts_one_and_the_rest_goes_to_the_last_capturer() {
    let game = game("cards_bonus=none");
    let mut state = position(&game, "Qc", &["Qd 10d", "2c 7s"]);
    game.apply(&mut state, action("Qd x Qc"));
    assert_eq!((state.tablas(0), state.last_capturer()), (1, Some(Seat::FIRST)));
    game.apply(&mut state, action("2c"));
    game.apply(&mut state, action("10d"));
    game.apply(&mut state, action("7s"));
    assert_eq!(game.turn(&state), Turn::Over);
    assert!(state.table().is_empty());
    // Two queens, a tabla, then 2♣ and 10♦ from the table without another tabla.
    assert_eq!(scores(&game, &state), [2.0 + 1.0 + 1.0 + 2.0, 0.0]);
    let worthless = super::game("cards_bonus=none,tabla_points=0");
    assert_eq!(scores(&worthless, &state), [5.0, 0.0]);
}

#[test]
fn the_last_card_may_make_a_tabla() {
    let game = game("cards_bonus=none");
    let mut state = position(&game, "2d", &["3d", "5s"]);
    game.apply(&mut state, action("3d"));
    game.apply(&mut state, action("5s x 2d 3d"));
    assert_eq!(scores(&game, &state), [0.0, 1.0]);
}

#[test]
fn without_captures_nobody_gets_the_table() {
    let game = game("cards_bonus=always");
    let mut state = position(&game, "Kd Qd", &["3d", "5s"]);
    game.apply(&mut state, action("3d"));
    game.apply(&mut state, action("5s"));
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(state.table(), cards("Kd Qd 3d 5s"));
    assert_eq!(scores(&game, &state), [0.0, 0.0]);
    assert!(game.outcome(&state).is_draw());
}

fn finished(game: &Tablic, piles: &[&str], tablas: [u8; 3]) -> State {
    let mut state = position(game, "", &[]);
    for (pile, text) in state.piles.iter_mut().zip(piles) {
        *pile = cards(text);
    }
    state.tablas = tablas;
    state.turn = Turn::Over;
    state
}

#[test]
fn most_cards_decide_equal_points() {
    let two = game("");
    // A tabla makes the points equal; three cards beat one.
    let state = finished(&two, &["Kc", "2c 3c 4c"], [0, 0, 0]);
    assert_eq!(scores(&two, &state), [1.0, 4.0]);
    assert_eq!(two.outcome(&state).winner(), Some(1));
    let state = finished(&two, &["Kc 5c", "3c 4c 6c"], [0, 1, 0]);
    assert_eq!(scores(&two, &state), [1.0, 4.0]);
    let state = finished(&two, &["Kc 5c 6c 7c", "Kd Qd"], [0, 0, 0]);
    assert_eq!(scores(&two, &state), [1.0, 2.0], "points are not equal");
    let state = finished(&two, &["Kc 5c", "Qc 4c"], [0, 0, 0]);
    assert_eq!(scores(&two, &state), [1.0, 1.0], "nor are the cards");
    assert!(two.outcome(&state).is_draw());
}

#[test]
fn most_cards_among_several_leaders() {
    let three = game("players=3");
    let state = finished(&three, &["Kc 5c", "3c 4c 6c 7c 8c", "Qd 2d 3d"], [0, 0, 0]);
    assert_eq!(scores(&three, &state), [1.0, 0.0, 4.0], "the one behind holds most, in vain");
    let state = finished(&three, &["Kc 5c 6c", "Jc", "Qd 2d 3d"], [0, 0, 0]);
    assert_eq!(scores(&three, &state), [1.0, 1.0, 1.0], "two leaders hold as many");
    let state = finished(&three, &["Kc 5c 6c", "Jc", "Qd 2d"], [0, 0, 0]);
    assert_eq!(scores(&three, &state), [4.0, 1.0, 1.0]);
}

#[test]
fn most_cards_always_count_unless_equal() {
    let always = game("cards_bonus=always");
    let state = finished(&always, &["Kc 5c 6c", "Kd Qd"], [0, 0, 0]);
    assert_eq!(scores(&always, &state), [4.0, 2.0]);
    let pack: Vec<String> = whole_pack().iter().map(Card::to_string).collect();
    let (low, high) = (pack[..26].join(" "), pack[26..].join(" "));
    let state = finished(&always, &[&low, &high], [0, 0, 0]);
    assert_eq!(scores(&always, &state), [5.0, 17.0], "26 : 26");
    let none = game("cards_bonus=none");
    let state = finished(&none, &["Kc", "Kd 2d"], [0, 0, 0]);
    assert_eq!(scores(&none, &state), [1.0, 1.0]);
}

#[test]
fn partners_share_a_pile() {
    let game = game("players=4,cards_bonus=none");
    let mut state = position(&game, "Qc Kd 3c", &["Qd", "Kh", "5c", "3d"]);
    for text in ["Qd x Qc", "Kh x Kd", "5c", "3d x 3c"] {
        game.try_apply(&mut state, action(text)).unwrap();
    }
    assert_eq!(state.pile(0), cards("Qc Qd"));
    assert_eq!(state.pile(1), cards("Kd Kh 3c 3d 5c"));
    assert_eq!(game.sides(), 2);
    assert_eq!(Seat::all(4).map(|seat| game.side(seat)).collect::<Vec<_>>(), [0, 1, 0, 1]);
}

#[test]
fn a_sweep_is_no_tabla() {
    let game = game("jack=sweeps,cards_bonus=none");
    let mut state = position(&game, "Qc 3d", &["Jd", "Ks"]);
    assert_eq!(
        game.check(&state, action("Jd x Qc")).unwrap_err().to_string(),
        "Jd sweeps the whole table or is laid, it cannot leave 3d"
    );
    game.try_apply(&mut state, action("Jd x Qc 3d")).unwrap();
    game.apply(&mut state, action("Ks"));
    assert_eq!(scores(&game, &state), [3.0, 0.0]);
}

#[test]
fn cards_are_dealt_in_packets() {
    let deck = whole_pack();
    let dealt = |rules: &str| {
        let game = game(rules);
        let mut state = game.root();
        game.resolve(&mut state, &Chance::Deck(deck));
        state
    };
    let two = dealt("");
    assert_eq!(two.table().iter().collect::<Vec<_>>(), deck[..4]);
    let hand: CardSet = deck[4..7].iter().chain(&deck[10..13]).copied().collect();
    assert_eq!(two.hand(Seat::FIRST), hand);
    assert_eq!(two.stock().unwrap().collect::<Vec<_>>(), deck[16..]);
    assert_eq!(two.cut_card(), None);
    assert_eq!(dealt("cut_card=on").cut_card(), Some(deck[51]));

    let game = game("players=3");
    let mut three = dealt("players=3");
    for _ in 0..36 {
        let Turn::Seat(seat) = game.turn(&three) else { panic!("the game goes on") };
        let card = three.hand(seat).first().unwrap();
        game.apply(&mut three, Action::lay(card));
    }
    // The last deal: two and two, from card 40 on.
    let hand: CardSet = [40, 41, 46, 47].map(|place| deck[place]).into_iter().collect();
    assert_eq!(three.hand(Seat::FIRST), hand);
    assert_eq!(three.undealt_cards(), CardSet::EMPTY);
}

#[test]
fn fouls_are_named() {
    let game = game("");
    let state = position(&game, "Qc 3d", &["Jd 5c", "Ks"]);
    let foul = |text: &str| game.check(&state, action(text)).unwrap_err().to_string();
    assert_eq!(foul("Ks"), "Ks is not in the hand of the player to move");
    assert_eq!(foul("Jd x 3d 9h"), "Jd cannot take 9h: not on the table");
    assert_eq!(foul("5c x 3d"), "5c takes groups that sum to 5 each, and 3d cannot be split so");
    let root = game.root();
    assert_eq!(
        game.check(&root, action("5c")).unwrap_err().to_string(),
        "5c cannot be played: no player is to move"
    );
    let moved = Moved { seat: Seat::FIRST, action: action("5c") };
    assert_eq!(state.last_move(), None);
    let mut next = state.clone();
    game.apply(&mut next, moved.action);
    assert_eq!(next.last_move(), Some(moved));
}

/// What the thesis's program lets through: the sum is divisible, groups there are none.
#[test]
fn the_published_code_takes_what_cannot_be_split() {
    let published = game("code=published");
    let state = position(&published, "5c 5d 2c", &["6h", "Kc"]);
    let all = action("6h x 2c 5c 5d");
    assert_eq!(captures_of(&published, &state), [all.taken]);
    assert!(game("").check(&state, all).is_err());
    let state = position(&published, "7d 5c", &["6h", "Kc"]);
    assert!(captures_of(&published, &state).is_empty(), "the seven exceeds the six");
    let foul = Foul::NotDivisible { card: all.card, target: 6, taken: cards("5c 7d") };
    assert_eq!(published.check(&state, action("6h x 5c 7d")), Err(foul));
}

#[test]
fn the_published_code_counts_points_then_cards() {
    let game = game("code=published");
    let ended = |points, cards| {
        let mut state = finished(&game, &["", ""], [0; 3]);
        (state.ledger.points, state.ledger.cards) = (points, cards);
        (scores(&game, &state), game.outcome(&state).winner())
    };
    assert_eq!(ended([2, 2], [3, 2]), (vec![2.0, 2.0], Some(0)), "more cards");
    assert_eq!(ended([2, 2], [3, 3]), (vec![2.0, 2.0], None));
    assert_eq!(ended([1, 2], [30, 2]), (vec![1.0, 2.0], Some(1)), "points come first");
}

/// A capture counts its štihs, the card's own among them, and one for clearing the table; what a
/// laid card counts is the reading's.
#[test]
fn the_published_code_adds_up_what_moves_return() {
    let played = |lay: &str, table: &str, hands: [&str; 2], moves: &[&str]| {
        let game = game(&format!("code=published,lay={lay}"));
        let mut state = position(&game, table, &hands);
        for text in moves {
            game.apply(&mut state, action(text));
        }
        (state.ledger.points, state.ledger.cards)
    };
    // The queen takes the queen and clears; the king is laid on the empty table, and is left.
    let moves = ["Qh x Qd", "Kc"];
    for (lay, points, cards) in [
        ("scored", [3, 2], [2, 2]),
        ("nothing", [4, 0], [3, 0]),
        ("honour", [3, 2], [2, 1]),
        ("literal", [3, 3], [2, 2]),
    ] {
        let expected = (points, cards);
        assert_eq!(played(lay, "Qd", ["Qh", "Kc"], &moves), expected, "lay={lay}");
    }
    // Nobody takes anything: who laid last has scored last, and gets the rest.
    let moves = ["3d", "5s"];
    assert_eq!(played("scored", "Kd Qd", ["3d", "5s"], &moves), ([0, 2], [1, 5]));
    assert_eq!(played("nothing", "Kd Qd", ["3d", "5s"], &moves), ([2, 0], [4, 0]), "seat 0");
    assert_eq!(played("honour", "Kd Qd", ["3d", "5s"], &moves), ([2, 0], [4, 0]), "seat 0");
}

#[test]
fn by_the_published_code_seat_0_gets_what_nobody_took() {
    let game = game("code=published,lay=nothing");
    let mut state = position(&game, "Kd Qd", &["3d", "5s"]);
    game.apply(&mut state, action("3d"));
    game.apply(&mut state, action("5s"));
    assert_eq!(state.pile(0), cards("Kd Qd 3d 5s"));
    assert_eq!(scores(&game, &state), [2.0, 0.0]);
}

#[test]
fn open_cards_are_seen_by_all() {
    for (rules, stock_is_open) in [("open=hands", false), ("open=deck", true)] {
        let game = game(rules);
        let course = Course::begin(game.clone(), &mut Seed::from_text("open").rng());
        let state = course.state();
        for seat in Seat::all(2) {
            let seen = game.observe(state, seat);
            assert_eq!(
                seen.open_hands.map(|hands| hands[1 - seat.index()]),
                Some(state.hand(seat.next(2)))
            );
            assert_eq!(seen.open_stock.is_some(), stock_is_open);
            let told = game.describe(&seen);
            assert_eq!(told["hands"].as_array().map(Vec::len), Some(2));
            assert_eq!(told["stock"].as_array().map(Vec::len), stock_is_open.then_some(36));
        }
    }
}

/// What the page needs to let a person choose: which captures are one group, what each brings.
#[test]
fn captures_come_with_what_they_bring() {
    let game = game("");
    let state = position(&game, "6c 2d 8s 7d As 3h 4h", &["8h", "Kc"]);
    let seen = game.observe(&state, Seat::FIRST);
    let mut actions = Actions::new();
    game.actions(&state, &mut actions);
    let told = |name: &str, action: Action| game.effects(&seen, action).get(name).cloned();
    let captures = || actions.iter().copied().filter(|action| !action.is_lay());
    let groups: Vec<CardSet> = captures()
        .filter(|&action| told("group", action).is_some())
        .map(|action| action.taken)
        .collect();
    let mut expected = ["2d 6c", "8s", "As 7d", "As 3h 4h"].map(cards).to_vec();
    expected.sort_unstable();
    let mut found = groups.clone();
    found.sort_unstable();
    assert_eq!(found, expected);
    // Every card that any capture takes is in a group.
    let all = |sets: &[CardSet]| sets.iter().fold(CardSet::EMPTY, |all, &set| all | set);
    let taken: Vec<CardSet> = captures().map(|action| action.taken).collect();
    assert_eq!(all(&groups), all(&taken));
    for action in captures() {
        assert_eq!(told("points", action), Some(points(action.gain()).into()));
        assert_eq!(told("tabla", action), None);
    }
    assert!(game.effects(&seen, action("8h")).is_empty());
}

#[test]
fn a_tabla_is_told_and_a_sweep_is_none() {
    let told = |rules: &str, table: &str, hand: &str, played: &str| {
        let game = game(rules);
        let state = position(&game, table, &[hand, "Kc"]);
        let seen = game.observe(&state, Seat::FIRST);
        let action = game.read_action(played).unwrap();
        let phrase = game.phrase(&seen, action).key.into_owned();
        (game.effects(&seen, action).get("points").and_then(|p| p.as_u64()), phrase)
    };
    let key = |end: &str| format!("choice-tablic-{end}");
    assert_eq!(told("", "2d 6c", "8h", "8h x 2d 6c"), (Some(1), key("tabla")));
    assert_eq!(told("tabla_points=0", "2d 6c", "8h", "8h x 2d 6c"), (Some(0), key("take")));
    assert_eq!(told("jack=sweeps", "2d 6c", "Jh", "Jh x 2d 6c"), (Some(1), key("take")));
    assert_eq!(told("", "2d 6c", "8h", "8h"), (None, key("lay")));
}
