//! Every game through the border: what is written there is what the game's own types say.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use adut_kernel::{Rules, Seat, Seed, Sees};
use adut_players::Programs;
use adut_registry::GAMES;
use adut_search::solver::{Means, Question};

/// Random games move by move: sessions fork, rewind, replay and never show what changes with the
/// hidden cards of a replayed record.
#[test]
fn sessions_fork_rewind_and_replay() {
    for kind in GAMES {
        let game = kind.with_rules(&Rules::new()).unwrap();
        let mut rng = Seed::from_text("session").child(kind.name).rng();
        let mut session = game.begin(&mut rng);
        let mut records = vec![session.record()];
        while session.turn().is_some() {
            let moves = session.legal().moves;
            let mut fork = session.fork();
            let chosen = &moves[rng.index(moves.len())];
            session.play(chosen, &mut rng).unwrap();
            records.push(session.record());
            assert_eq!(fork.record(), records[records.len() - 2], "a fork stands still");
            assert!(fork.play("no move", &mut rng).is_err());
        }
        let last = session.record();
        let replayed = game.verify(&last).unwrap();
        assert_eq!(replayed.record(), last);
        for (made, record) in records.iter().enumerate() {
            let mut then = session.fork();
            then.rewind(made);
            assert_eq!((&then.record(), then.made()), (record, made));
            for seat in Seat::all(then.seats()) {
                assert_eq!(then.observe(seat), game.replay(record).unwrap().observe(seat));
            }
        }
        assert!(session.play("1", &mut rng).is_err(), "the game is over");
    }
}

#[test]
fn players_choose_legal_moves_and_say_what_they_see() {
    for kind in GAMES {
        let game = kind.with_rules(&Rules::new()).unwrap();
        let mut rng = Seed::from_text("players").rng();
        let session = game.begin(&mut rng);
        for name in ["random", "easy", "normal"] {
            let player = game.find_player(name, Programs::Refused).unwrap();
            assert_eq!((player.name(), player.sees()), (name, Sees::Honest));
            let choice = session.choose(&mut *player.make(), &mut rng);
            assert!(
                session.legal().moves.contains(&choice.action.unwrap()) && choice.crash.is_none()
            );
            let values = session.values(&mut *player.make(), &mut rng).unwrap();
            assert_eq!(values.len(), session.legal().moves.len());
        }
        assert!(game.find_player("cmd:true", Programs::Refused).is_err(), "no program is started");
    }
}

#[test]
fn solvers_answer_in_the_games_own_words() {
    let connect4 = adut_registry::game("connect4", &Rules::new()).unwrap();
    let position = connect4.read_position("44444437373777").unwrap();
    let mut solver = connect4.solver(&Means::default()).unwrap();
    let question = Question { every_action: true, line: true, ..Question::default() };
    let solved = position
        .solve(&mut *solver, question, &mut |_| std::ops::ControlFlow::Continue(()))
        .unwrap();
    let best = solved.moves.iter().map(|(_, value)| *value).max();
    assert_eq!(solved.value(), best);
    assert!(position.legal().moves.contains(solved.best.as_ref().unwrap()));
    assert_eq!(solved.line.first(), solved.best.as_ref());
    let love_letter = adut_registry::game("love-letter", &Rules::new()).unwrap();
    assert!(love_letter.solver(&Means::default()).is_err());
}

#[test]
fn positions_say_what_is_wrong_with_them() {
    let connect4 = adut_registry::game("connect4", &Rules::new()).unwrap();
    let refused = |text: &str| connect4.read_position(text).map(|_| ()).unwrap_err().to_string();
    assert!(refused("44444444").contains("column 4 is full"), "{}", refused("44444444"));
    assert!(refused("four").contains("{\"game\":\"connect4\""), "{}", refused("four"));
    assert!(refused("{\"game\":3}").contains("expected a record"), "{}", refused("{\"game\":3}"));
    assert!(connect4.is_shorthand("4455") && !connect4.is_shorthand("{}"));
}
