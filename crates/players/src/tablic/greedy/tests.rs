use adut_kernel::{Actions, Course, Game, Notation, Seat};

use super::*;

/// Seat 0 to play with this table and hand; the rest of the pack follows in order.
fn dealt(table: &str, hand: &str) -> Course<Tablic> {
    let game = Tablic::default();
    let cards = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let (mut deck, hand) = (cards(table), cards(hand));
    assert!(deck.len() == 4 && hand.len() == 6);
    let rest: Vec<String> = CardSet::PACK.iter().map(|card| card.to_string()).collect();
    let mut rest = rest.into_iter().filter(|card| !deck.contains(card) && !hand.contains(card));
    let others: Vec<String> = rest.by_ref().take(3).collect();
    let rest: Vec<String> = rest.collect();
    deck.extend(hand[..3].iter().cloned().chain(others));
    deck.extend(hand[3..].iter().cloned().chain(rest));
    Course::dealt(game.clone(), Some(game.read_deck(&deck).unwrap()))
}

fn ask(course: &Course<Tablic>) -> (Actions<Action>, Vec<f64>, String) {
    let (game, mut actions) = (course.game(), Actions::new());
    game.actions(course.state(), &mut actions);
    let view = View::of(game, course.state(), Seat::FIRST, &actions, &[]);
    let values = Greedy.values(&view, &mut Rng::new(1));
    let choice = game.write_action(Greedy.act(&view, &mut Rng::new(1)));
    (actions, values, choice)
}

#[test]
fn takes_the_most_points_then_the_most_cards() {
    let (_, _, choice) = ask(&dealt("Jc Ac 2d 7h", "Qd 3d 4d 5d 6s 8s"));
    assert_eq!(choice, "Qd x Ac Jc", "three points; with the 2 and the ace it would be two");
    let (_, _, choice) = ask(&dealt("2d 3c 5h Ks", "5s 9d 9h 4s 6c 8c"));
    assert_eq!(choice, "5s x 2d 3c 5h", "no points, but four cards");
}

/// Figure 5 of the thesis, with a second king that changes nothing: nothing can be taken, and
/// laying 7 or 9 gives no new štih away.
#[test]
fn lays_what_opens_least() {
    let course = dealt("Kc Kd Qd 10h", "7c Ah 9s Jd 2c 3h");
    let (actions, values, choice) = ask(&course);
    let captures = actions.iter().filter(|action| !action.is_lay()).count();
    assert_eq!(captures, 0, "{actions:?}");
    assert_eq!(choice, "7c");
    let value = |text: &str| {
        let card: Card = text.parse().unwrap();
        values[actions.iter().position(|action| action.card == card).unwrap()]
    };
    for other in ["Ah", "Jd", "2c", "3h"] {
        assert!(value("9s") > value(other), "{other} opens more than the 9");
    }
}

/// Against the plain definition: each unseen card by itself, each capture by itself.
#[test]
fn what_a_table_offers_is_the_mean_of_the_best_captures() {
    let game = Tablic::default();
    let mut rng = Rng::new(3);
    for _ in 0..200 {
        let mut cards: Vec<Card> = CardSet::PACK.iter().collect();
        rng.shuffle(&mut cards);
        let table: CardSet = cards[..1 + rng.index(8)].iter().copied().collect();
        let unseen: CardSet = cards[10..10 + 1 + rng.index(30)].iter().copied().collect();
        let best = |card: Card| {
            let all = adut_games::tablic::captures::captures(game.capture_rules(), table, card);
            all.map(|taken| gain(&game, table, Action::take(card, taken)).0).max().unwrap_or(0)
        };
        let sum: u32 = unseen.iter().map(best).sum();
        let mean = f64::from(sum) / f64::from(unseen.len());
        assert!((offered(&game, table, unseen) - mean).abs() < 1e-12);
    }
}
