//! The corner cases of the effects, each on a pack made for it.

use adut_kernel::{Course, Game, Notation, Rules, Seat, Turn};

use super::{dealt, game, legal, play};
use crate::rules::{Action, Card, Foul, LoveLetter};

const ONE: Seat = Seat::new(1);
const TWO: Seat = Seat::new(2);

fn foul(course: &Course<LoveLetter>, text: &str) -> Option<Foul> {
    let action = course.game().read_action(text).unwrap();
    course.game().check(course.state(), action).err()
}

#[test]
fn the_deal_follows_the_contract() {
    let course = dealt("players=2", "princess king prince baron guard priest handmaid");
    let state = course.state();
    assert_eq!(state.face_up(), [Card::King, Card::Prince, Card::Baron]);
    assert_eq!((state.hand(Seat::FIRST), state.hand(ONE)), (Some(Card::Guard), Some(Card::Priest)));
    assert_eq!((state.drawn(), state.deck_left()), (Some(Card::Handmaid), 9));
    let course = dealt("players=4", "princess king prince baron guard priest");
    let state = course.state();
    assert_eq!(state.face_up(), []);
    assert_eq!((state.hand(Seat::FIRST), state.hand(TWO)), (Some(Card::King), Some(Card::Baron)));
    assert_eq!((state.drawn(), state.deck_left()), (Some(Card::Priest), 10));
}

#[test]
fn a_guard_puts_out_who_holds_the_card() {
    let mut course = dealt("players=3", "guard guard prince baron priest");
    assert_eq!(foul(&course, "guard>1:guard"), Some(Foul::GuessGuard));
    assert_eq!(foul(&course, "guard>0:prince"), Some(Foul::Oneself(Card::Guard)));
    assert_eq!(foul(&course, "guard>1"), Some(Foul::GuessMissing));
    assert_eq!(foul(&course, "guard"), Some(Foul::TargetMissing(Card::Guard)));
    assert_eq!(foul(&course, "priest>1:king"), Some(Foul::GuessSurplus));
    assert_eq!(foul(&course, "guard>3:king"), Some(Foul::NoSuchSeat(Seat::new(3))));
    play(&mut course, "guard>1:prince");
    assert!(!course.state().is_in(ONE));
    assert_eq!(course.state().pile(ONE).of(Card::Prince), 1);
    assert_eq!(course.turn(), Turn::Seat(TWO));
    assert_eq!(foul(&course, "baron>1"), Some(Foul::Out(ONE)));
}

#[test]
fn the_lower_hand_loses_to_a_baron() {
    for (held, met, out) in
        [("priest", "king", Some(0)), ("king", "priest", Some(1)), ("priest", "priest", None)]
    {
        let mut course = dealt("players=3", &format!("guard {held} {met} guard baron"));
        play(&mut course, "baron>1");
        for seat in 0..3 {
            assert_eq!(course.state().is_in(Seat::new(seat)), out != Some(seat), "{held} {met}");
        }
    }
}

#[test]
fn a_baron_with_nobody_to_compare_puts_nobody_out() {
    let mut course = dealt("players=2", "guard guard guard guard handmaid priest guard baron");
    play(&mut course, "handmaid");
    assert_eq!(legal(&course), ["priest", "baron"]);
    play(&mut course, "baron");
    assert!(course.state().is_in(ONE) && course.state().is_in(Seat::FIRST));
    let seen = course.game().observe(course.state(), ONE);
    assert_eq!(seen.events()[1].put_out(), None);
}

#[test]
fn a_handmaid_protects_until_the_own_next_turn() {
    let mut course = dealt("players=3", "guard handmaid guard guard guard priest king baron");
    play(&mut course, "handmaid");
    assert_eq!(foul(&course, "priest>0"), Some(Foul::Protected(Seat::FIRST)));
    assert!(legal(&course).contains(&"priest>2".to_owned()));
    play(&mut course, "priest>2 king>1");
    assert!(!course.state().is_protected(Seat::FIRST));
}

#[test]
fn when_all_others_are_protected_cards_are_played_alone() {
    let mut course = dealt("players=2", "guard guard priest baron handmaid guard guard king");
    play(&mut course, "handmaid");
    assert_eq!(legal(&course), ["guard", "king"]);
    assert_eq!(foul(&course, "king>0"), Some(Foul::NobodyReachable(Card::King)));
    assert_eq!(foul(&course, "guard>0:king"), Some(Foul::NobodyReachable(Card::Guard)));
    play(&mut course, "king");
    assert_eq!(course.state().hand(ONE), Some(Card::Guard));
}

#[test]
fn then_a_prince_has_to_be_played_on_oneself() {
    let mut course =
        dealt("players=2", "guard guard guard guard handmaid prince priest priest king");
    play(&mut course, "handmaid");
    assert_eq!(legal(&course), ["priest", "prince>1"]);
    play(&mut course, "prince>1");
    assert_eq!(course.state().hand(ONE), Some(Card::King));
    assert_eq!(course.state().pile(ONE).of(Card::Priest), 1);
}

#[test]
fn a_princess_made_to_be_discarded_puts_out() {
    let mut course = dealt("players=3", "guard prince princess guard guard");
    play(&mut course, "prince>1");
    assert!(!course.state().is_in(ONE));
    assert_eq!(course.state().pile(ONE).of(Card::Princess), 1);
    assert_eq!(course.state().deck_left(), 10, "who is out does not draw");
}

#[test]
fn a_discarded_card_has_no_effect() {
    let mut course = dealt("players=2", "guard guard guard guard prince handmaid guard king");
    play(&mut course, "prince>1");
    assert!(!course.state().is_protected(ONE));
    assert_eq!(course.state().hand(ONE), Some(Card::King));
    let seen = course.game().observe(course.state(), ONE);
    assert_eq!(seen.events()[0].redrawn, Some(Card::King));
    let seen = course.game().observe(course.state(), Seat::FIRST);
    assert_eq!(seen.events()[0].redrawn, None);
}

#[test]
fn a_princess_played_puts_out() {
    let mut course = dealt("players=2", "guard guard guard guard princess priest baron");
    play(&mut course, "princess");
    assert_eq!(course.outcome().unwrap().winner(), Some(1));
    assert_eq!(course.state().pile(Seat::FIRST).of(Card::Baron), 1);
    assert_eq!(course.outcome().unwrap().scores[..], [0.0, 1.0]);
}

#[test]
fn the_countess_must_be_played_with_king_or_prince() {
    for (other, forced) in [("king", true), ("prince", true), ("princess", false), ("guard", false)]
    {
        for hand in [format!("countess priest {other}"), format!("{other} priest countess")] {
            let course = dealt("players=2", &format!("guard guard guard guard {hand}"));
            assert_eq!(legal(&course) == ["countess"], forced, "{hand}");
            let text =
                if other == "guard" { "guard>1:king".to_owned() } else { format!("{other}>1") };
            if forced {
                let card = other.parse().unwrap();
                assert_eq!(foul(&course, &text), Some(Foul::Bound(card)));
            }
        }
    }
}

#[test]
fn a_king_swaps_hands() {
    let mut course = dealt("players=2", "guard guard guard guard king princess baron");
    play(&mut course, "king>1");
    assert_eq!(course.state().hand(Seat::FIRST), Some(Card::Princess));
    assert_eq!(course.state().hand(ONE), Some(Card::Baron));
}

/// Two players play nine harmless turns; seat 0 keeps a Baron, seat 1 a Prince and draws the other.
fn last_turn_with_a_prince() -> Course<LoveLetter> {
    let mut course = dealt(
        "players=2",
        "king guard guard princess baron prince handmaid countess guard guard guard priest \
         priest handmaid baron prince",
    );
    play(&mut course, "handmaid countess guard>1:king guard>0:king guard>1:king priest>0 priest>1");
    play(&mut course, "handmaid baron");
    assert_eq!((course.state().deck_left(), legal(&course).len()), (0, 2));
    course
}

#[test]
fn a_prince_on_an_empty_deck_draws_the_set_aside_card() {
    for (play_last, winner) in [("prince>0", 0), ("prince>1", 1)] {
        let mut course = last_turn_with_a_prince();
        play(&mut course, play_last);
        assert_eq!(course.turn(), Turn::Over);
        assert_eq!(course.state().hand(Seat::new(winner)), Some(Card::King));
        assert_eq!(course.outcome().unwrap().winner(), Some(winner));
    }
}

#[test]
fn at_the_end_hands_are_laid_open() {
    let mut course = last_turn_with_a_prince();
    play(&mut course, "prince>0");
    let seen = course.game().observe(course.state(), ONE);
    assert_eq!(seen.open_hand(Seat::FIRST), Some(Card::King));
    assert_eq!(course.game().describe(&seen)["shown"], serde_json::json!(["king", "prince"]));
}

#[test]
fn equal_hands_go_by_discards() {
    let mut course = dealt(
        "players=2",
        "priest prince prince princess baron baron guard guard guard guard guard priest \
         handmaid handmaid king countess",
    );
    play(&mut course, "guard>1:king guard>0:king guard>1:king guard>0:king guard>1:king priest>0");
    play(&mut course, "handmaid handmaid king countess");
    assert_eq!(course.outcome().unwrap().winner(), Some(1), "15 discarded against 13");
}

#[test]
fn with_equal_discards_nobody_wins_or_all_do() {
    for rules in ["players=2", "players=2,ties=all"] {
        let mut course = dealt(
            rules,
            "priest prince prince princess baron baron guard guard guard guard guard priest \
             handmaid handmaid countess king",
        );
        play(&mut course, "guard>1:king guard>0:king guard>1:king guard>0:king guard>1:king");
        play(&mut course, "priest>0 handmaid handmaid countess king>0");
        let outcome = course.outcome().unwrap();
        assert_eq!(outcome.winner(), None);
        if rules.contains("ties=all") {
            assert_eq!(outcome.scores[..], [1.0, 1.0]);
            assert_eq!(course.to_record().winners, Some(vec![0, 1]));
        } else {
            assert_eq!(outcome.scores[..], [0.5, 0.5]);
            assert!(outcome.is_draw());
        }
    }
}

#[test]
fn moves_read_as_they_are_written() {
    let game = game("players=4");
    for (text, action) in [
        ("guard>1:prince", Action::guard(ONE, Card::Prince)),
        ("priest>1", Action::on(Card::Priest, ONE)),
        ("prince>0", Action::on(Card::Prince, Seat::FIRST)),
        ("king", Action::alone(Card::King)),
        ("princess", Action::alone(Card::Princess)),
    ] {
        assert_eq!(game.read_action(text), Ok(action));
        assert_eq!(game.write_action(action), text);
    }
    for text in [
        "",
        ">",
        "guard>",
        "guard>x",
        "guard>1:",
        "guard>12",
        "guard>9",
        "guard>1:knave",
        "Guard>1:king",
        "guard:king",
        "guard>1:king:king",
        "guard>1>2",
        "priest>1x",
        "žrec>1",
        "guard>ž",
    ] {
        assert!(game.read_action(text).is_err(), "{text}");
    }
}

#[test]
fn bad_decks_and_rules_are_refused_with_a_reason() {
    let game = game("players=2,guards=4");
    let deck = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let message = |text: &str| game.read_deck(&deck(text)).unwrap_err().to_string();
    assert_eq!(
        message("guard knave"),
        "card 2 of the deck: `knave` is not a Love Letter card (expected guard, priest, baron, \
         handmaid, prince, king, countess, princess)"
    );
    assert_eq!(message("king king"), "card 2 of the deck: `king` is there too often");
    assert_eq!(message("king"), "the deck has 1 cards, expected 15");
    let refused =
        |text: &str| LoveLetter::from_rules(&Rules::parse(text).unwrap()).unwrap_err().to_string();
    assert_eq!(
        refused("players=7"),
        "love-letter cannot be played with players=7 (expected 2 to 4)"
    );
    assert_eq!(refused("guards=6"), "love-letter cannot be played with guards=6 (expected 4 or 5)");
    assert_eq!(
        refused("tokens=0"),
        "love-letter cannot be played with tokens=0 (expected standard or 1 to 99)"
    );
}

#[test]
fn any_text_is_read_without_harm() {
    let mut rng = adut_kernel::Rng::new(14);
    let game = game("players=4");
    let bits =
        ["guard", "king", "prince", ">", ":", "0", "1", "5", "6", "9", "ž", " ", "\0", "knave"];
    for _ in 0..20_000 {
        let text: String = (0..rng.index(7)).filter_map(|_| rng.choose(&bits).copied()).collect();
        if let Ok(action) = game.read_action(&text) {
            assert_eq!(game.write_action(action), text.trim());
        }
    }
}

#[test]
fn a_person_is_told_what_happened() {
    let mut course = dealt("players=3", "guard baron king princess priest guard handmaid");
    play(&mut course, "priest>1 guard>2:princess");
    let game = course.game();
    insta::assert_snapshot!(game.show(&game.observe(course.state(), Seat::FIRST)), @r"
    You played priest on seat 1: they hold king.
    Seat 1 played guard on seat 2, naming princess; seat 2 is out with princess.
    You discarded priest.
    Seat 1 discarded guard.
    Seat 2 (out) discarded princess.
    Cards in the deck: 9.
    You hold baron and drew handmaid.
    ");
}
