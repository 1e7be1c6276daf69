use adut_cards::french::Card;
use adut_kernel::{Actions, Course, Game, Notation, Rules, Seat, Turn};
use adut_search::first_best;

use super::{Action, Agent, CardSet, Greedy, Rng, Tablic, View};

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
    let values = Greedy::new(game).values(&view, &mut Rng::new(1));
    let choice = game.write_action(Greedy::new(game).act(&view, &mut Rng::new(1)));
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

/// Whoever goes by the values chooses as the player does.
#[test]
fn the_choice_has_the_highest_value() {
    let mut rng = Rng::new(3);
    for rules in ["", "jack=sweeps", "players=3,ace=1", "players=4,tabla_points=0"] {
        let game = Tablic::from_rules(&Rules::parse(rules).unwrap()).unwrap();
        let (mut greedy, mut actions) = (Greedy::new(&game), Actions::new());
        for _ in 0..10 {
            let mut course = Course::begin(game.clone(), &mut rng);
            while let Turn::Seat(seat) = course.turn() {
                game.actions(course.state(), &mut actions);
                let view = View::of(&game, course.state(), seat, &actions, &[]);
                let values = greedy.values(&view, &mut rng);
                let choice = greedy.act(&view, &mut rng);
                assert_eq!(actions[first_best(&values)], choice, "{actions:?} {values:?}");
                let action = game.random_action(course.state(), &mut actions, &mut rng);
                course.play_legal(action, &mut rng);
            }
        }
    }
}
