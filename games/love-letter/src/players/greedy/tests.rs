use adut_kernel::{Actions, Course, Game, Notation, Rules};

use super::*;

/// The thesis's first move: face up King, Prince, Handmaid; own hand Guard and Baron.
fn worked_example() -> (LoveLetter, Course<LoveLetter>) {
    let game = LoveLetter::from_rules(&Rules::parse("guards=4").unwrap()).unwrap();
    let deck = "priest king prince handmaid guard princess baron \
                guard guard guard priest baron handmaid prince countess";
    let deck: Vec<String> = deck.split_whitespace().map(str::to_owned).collect();
    let deal = game.read_deck(&deck).unwrap();
    (game.clone(), Course::dealt(game, Some(deal)))
}

fn ask<R>(greedy: Greedy, then: impl FnOnce(Greedy, &View<'_, LoveLetter>) -> R) -> R {
    let (game, course) = worked_example();
    let mut actions = Actions::new();
    game.actions(course.state(), &mut actions);
    let view = View::of(&game, course.state(), Seat::FIRST, &actions, &[]);
    then(greedy, &view)
}

fn decision(greedy: Greedy) -> String {
    let action = ask(greedy, |mut greedy, view| greedy.act(view, &mut Rng::new(1)));
    worked_example().0.write_action(action)
}

fn value(greedy: Greedy, play: &str) -> f64 {
    let (game, _) = worked_example();
    let action = game.read_action(play).unwrap();
    ask(greedy, |mut greedy, view| {
        let at = view.actions().iter().position(|&other| other == action).unwrap();
        greedy.values(view, &mut Rng::new(1))[at]
    })
}

#[test]
fn the_worked_example_of_the_thesis() {
    for draft in [Draft::Of2015, Draft::Of2016] {
        for greedy in [Greedy::new(draft), Greedy::new(draft).counting_only()] {
            assert_eq!(decision(greedy), "guard>1:priest");
            assert!((value(greedy, "guard>1:priest") - 1.28).abs() < 1e-12);
            assert!((value(greedy, "guard>1:princess") - 1.18).abs() < 1e-12);
            assert!((value(greedy, "baron>1") - 0.36).abs() < 1e-12);
            assert_eq!(decision(greedy.bluffing()), "guard>1:baron", "a tie names the higher");
            assert!(
                (value(greedy.bluffing(), "guard>1:baron") - 1.0 - 2.0 / 12.0 - 0.08).abs() < 1e-12
            );
        }
    }
}

/// All criteria of a hand against the odds of the worked example, in both drafts.
#[test]
fn criteria_are_those_of_the_tables() {
    let (game, mut course) = worked_example();
    // Seat 0 plays its Guard and keeps the Baron; seat 1 holds the Princess and has drawn a Guard.
    for play in ["guard>1:king", "guard>0:king"] {
        course.play_text(play, &mut Rng::new(1)).unwrap();
    }
    // Seat 0 holds Baron and Guard; of the seven unseen cards one is the Princess.
    let seen = game.observe(course.state(), Seat::FIRST);
    let odds = Reading::AS_MEANT.odds_of_all(&game, &seen)[1];
    assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    assert_eq!(odds[Card::King.index()], 0.0, "the King lies face up");
    let of_2015 = Greedy::new(Draft::Of2015);
    let of_2016 = Greedy::new(Draft::Of2016);
    let mut all = [[0.0; 8]; MAX_SEATS];
    all[1] = [0.3, 0.2, 0.1, 0.1, 0.1, 0.0, 0.1, 0.1];
    let one = Seat::new(1);
    let at = |greedy: Greedy, action| greedy.criterion(&seen, &all, action);
    let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-12, "{a} is not {b}");
    close(at(of_2016, Action::guard(one, Card::Priest)), 1.28);
    close(at(of_2016, Action::on(Card::Baron, one)), 1.0 - 0.7 + 0.06);
    close(at(of_2016, Action::on(Card::King, one)), 1.23);
    close(at(of_2016, Action::on(Card::Priest, one)), 1.07);
    close(at(of_2015, Action::on(Card::Priest, one)), 1.32);
    close(at(of_2016, Action::alone(Card::Handmaid)), 1.05);
    close(at(of_2015, Action::alone(Card::Handmaid)), 1.05 - 0.75);
    close(at(of_2016, Action::alone(Card::Countess)), 1.02);
    close(at(of_2016, Action::alone(Card::Princess)), 0.0);
    close(at(of_2016, Action::alone(Card::Guard)), 1.08);
    // Beside a low card and little hope the Prince goes on oneself.
    close(at(of_2016, Action::on(Card::Prince, Seat::FIRST)), 1.0 + 0.1 + 0.1 + 0.04);
    assert!(at(of_2016, Action::on(Card::Prince, one)) < 1.0);
    all[1][7] = 0.2;
    let hopeful = of_2016.criterion(&seen, &all, Action::on(Card::Prince, one));
    close(hopeful, 1.0 + 0.2 + 0.1 + 0.04);
}
