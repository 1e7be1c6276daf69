use adut_kernel::{Course, Notation as _, Rules, Seed};

use super::*;
use crate::players::greedy::Draft;
use crate::players::model::AlmostGreedy;

const GREEDY: Greedy = Greedy::new(Draft::Of2016);
const EFFORT: Effort = Effort { worlds: 200, simulations: 600, exploration: 0.7 };

fn response(lapses: f64) -> Response<AlmostGreedy> {
    Response::new(AlmostGreedy { greedy: GREEDY, lapses }, GREEDY, EFFORT)
}

fn dealt(deck: &str) -> Course<LoveLetter> {
    let game = LoveLetter::from_rules(&Rules::new()).unwrap();
    let deck: Vec<String> = deck.split_whitespace().map(str::to_owned).collect();
    let deal = game.read_deck(&deck).unwrap();
    Course::dealt(game, Some(deal))
}

/// Asks something about the view of whose turn it is.
fn ask<T>(course: &Course<LoveLetter>, then: impl FnOnce(&View<'_, LoveLetter>) -> T) -> T {
    let game = course.game();
    let mut actions = Actions::new();
    game.actions(course.state(), &mut actions);
    let Turn::Seat(seat) = course.turn() else { panic!("the round is over") };
    then(&View::of(game, course.state(), seat, &actions, &[]))
}

/// Seat 0 looks with a Priest, then holds Guard and King, and knows what to name.
#[test]
fn names_the_card_that_it_has_seen() {
    let mut course = dealt(
        "guard baron guard handmaid guard princess priest countess king \
         priest guard baron handmaid prince prince guard",
    );
    for play in ["priest>1", "countess"] {
        course.play_text(play, &mut Rng::new(1)).unwrap();
    }
    let action = ask(&course, |view| response(0.2).act(view, &mut Rng::new(5)));
    assert_eq!(course.game().write_action(action), "guard>1:princess");
}

/// The true deal of a round between players of the model has weight 1, and whatever has weight is a
/// deal in which the model plays as was seen.
#[test]
fn deals_are_weighed_by_the_model() {
    let game = LoveLetter::from_rules(&Rules::new()).unwrap();
    let mut rng = Seed::from_text("weights").rng();
    let mut seen = 0;
    while seen < 40 {
        let mut course = Course::begin(game.clone(), &mut rng);
        for _ in 0..4 {
            if course.turn() != Turn::Over {
                let action = ask(&course, |view| GREEDY.decision(view));
                course.play_legal(action, &mut rng);
            }
        }
        let Turn::Seat(seat) = course.turn() else { continue };
        seen += 1;
        let mut strict = response(0.0);
        assert_eq!(strict.weight(&game, course.state(), seat), 1.0);
        let weighed = ask(&course, |view| strict.weigh(view, &mut rng));
        let total = weighed.sums.last().copied().unwrap();
        assert!(total > 0.0 && total <= EFFORT.worlds as f64);
        for _ in 0..20 {
            let world = weighed.draw(&mut rng);
            assert_eq!(strict.weight(&game, world, seat), 1.0);
        }
        // Who lapses plays anything now and then: no deal is ruled out, none is certain.
        let weight = response(0.5).weight(&game, course.state(), seat);
        assert!(weight > 0.0 && weight < 1.0);
    }
}

/// A play that the model never makes leaves all deals as likely as the rules say.
#[test]
fn an_unexpected_play_tells_nothing() {
    let mut course = dealt(
        "guard baron guard handmaid guard princess priest countess king \
         priest guard baron handmaid prince prince guard",
    );
    for play in ["priest>1", "countess"] {
        course.play_text(play, &mut Rng::new(1)).unwrap();
    }
    struct Never;
    impl Model for Never {
        fn choose(&mut self, view: &View<'_, LoveLetter>, _: &mut Rng) -> Action {
            view.actions()[0]
        }
        fn likelihood(&mut self, _: &View<'_, LoveLetter>, _: Action) -> f64 {
            0.0
        }
    }
    let mut surprised = Response::new(Never, GREEDY, EFFORT);
    let weighed = ask(&course, |view| surprised.weigh(view, &mut Rng::new(2)));
    assert_eq!(weighed.sums[..3], [1.0, 2.0, 3.0]);
}

/// What it wins against a random player is far more than half.
#[test]
fn answers_beat_what_they_answer() {
    use crate::players::random::Random;
    use adut_arena::{Referee, Start};
    use adut_kernel::Player;

    let game = LoveLetter::from_rules(&Rules::new()).unwrap();
    let mut referee = Referee::new(game.clone());
    let mut won = 0.0;
    let effort = Effort { worlds: 60, simulations: 200, ..EFFORT };
    for n in 0..100 {
        let seed = Seed::from_text("answers").nth(n / 2);
        let start = Start::random(&game, seed, 0);
        let mut answer = Player::honest(Response::new(Random, GREEDY, effort));
        let mut target = Player::honest(Random);
        let seat = (n % 2) as usize;
        let mut players = [&mut answer, &mut target];
        if seat == 1 {
            players.reverse();
        }
        let (ending, _) = referee.play(&start, &mut players, seed.child("play"), &mut ());
        won += (ending.outcome().payoff(seat) + 1.0) / 2.0;
    }
    assert!(won > 62.0, "{won} of 100");
}
