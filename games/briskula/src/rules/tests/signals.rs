//! Motiranje: what may be signalled, who learns of it, and how it is written.

use adut_kernel::{Course, Determinize, Game, Notation, Record, Seat, Seed, Turn};

use super::{card, deals::deck_beginning, game};
use crate::rules::{Action, Briskula, Chance, Foul, Seats, State};

const RULES: &str = "players=4,variant=obicna,signals=on";
/// Dealt one at a time: seat 0 gets Ak 3d 7s, seat 1 2d 4d 5d, seat 2 6d 7d Fd, seat 3 Hd Kd Ad.
const ORDER: &str = "Ak 2d 6d Hd 3d 4d 7d Kd 7s 5d Fd Ad 2k";

fn seats(of: &[usize]) -> Seats {
    of.iter().map(|&seat| Seat::new(seat)).collect()
}

fn dealt(game: Briskula) -> State {
    Course::dealt(game, Some(deck_beginning(&game, ORDER))).state().clone()
}

#[test]
fn only_a_trump_with_points_in_hand_can_be_signalled_once_a_turn() {
    let game = game(RULES);
    let mut state = dealt(game);
    let check = |state: &State, text: &str| game.check(state, Action::Signal(card(text)));
    assert_eq!(check(&state, "3d"), Err(Foul::NoSign(card("3d"))));
    let not_held = Foul::NotHeld { seat: Seat::FIRST, card: card("3k") };
    assert_eq!(check(&state, "3k"), Err(not_held));
    assert_eq!(check(&state, "Ak"), Ok(()));
    game.apply(&mut state, Action::Signal(card("Ak")));
    assert_eq!(game.turn(&state), Turn::Chance);
    game.resolve(&mut state, &Chance::Seen(seats(&[2])));
    assert_eq!(game.turn(&state), Turn::Seat(Seat::FIRST));
    assert_eq!(check(&state, "Ak"), Err(Foul::SecondSignal(Seat::FIRST)));
    let plain = super::game("players=4,variant=obicna");
    let off = plain.check(&dealt(plain), Action::Signal(card("Ak")));
    assert_eq!(off, Err(Foul::SignalsOff));
}

#[test]
fn a_signal_reaches_those_who_saw_it_and_nobody_else() {
    let game = game(RULES);
    let before = dealt(game);
    let mut after = before.clone();
    game.apply(&mut after, Action::Signal(card("Ak")));
    assert_eq!(game.observe(&after, Seat::new(2)), game.observe(&before, Seat::new(2)));
    game.resolve(&mut after, &Chance::Seen(seats(&[2, 1])));
    for seat in [1, 2].map(Seat::new) {
        let seen = game.observe(&after, seat);
        assert_eq!(seen.known_hand(Seat::FIRST).to_string(), "Ak");
        assert_eq!(seen.signalled(), Some(card("Ak")));
        let mut rng = Seed::from_text("signal").rng();
        let worlds = game.worlds(&seen);
        for _ in 0..100 {
            let world = game.draw_world(&worlds, &mut rng);
            assert!(world.hand(Seat::FIRST).contains(card("Ak")));
            assert_eq!(game.observe(&world, Seat::new(2)).signalled(), Some(card("Ak")));
        }
    }
    let blind = Seat::new(3);
    assert_eq!(game.observe(&after, blind), game.observe(&before, blind));
    let own = game.observe(&after, Seat::FIRST);
    let mut other = before.clone();
    game.apply(&mut other, Action::Signal(card("Ak")));
    game.resolve(&mut other, &Chance::Seen(seats(&[2])));
    assert_eq!(own, game.observe(&other, Seat::FIRST), "the signaller learns who saw it");

    game.apply(&mut after, Action::Throw(card("Ak")));
    assert!(game.observe(&after, Seat::new(1)).signals().is_empty());
    assert_eq!(game.observe(&after, Seat::new(1)).signalled(), None);
}

#[test]
fn opponents_see_it_as_often_as_the_rules_say() {
    let game = game("players=4,variant=obicna,signals=on,signal_seen=0.3");
    let mut state = dealt(game);
    game.apply(&mut state, Action::Signal(card("Ak")));
    let mut outcomes = Vec::new();
    assert!(game.chances(&state, &mut outcomes));
    let share = |of: &[usize]| {
        let wanted = Chance::Seen(seats(of));
        outcomes.iter().find(|(chance, _)| *chance == wanted).map_or(0.0, |(_, share)| *share)
    };
    assert!((share(&[2]) - 0.49).abs() < 1e-9);
    assert!((share(&[1, 2]) - 0.21).abs() < 1e-9);
    assert!((share(&[2, 3]) - 0.21).abs() < 1e-9);
    assert!((share(&[1, 2, 3]) - 0.09).abs() < 1e-9);
    let mut rng = Seed::from_text("often").rng();
    let draws = 20_000;
    for (expected, share) in &outcomes {
        let hits = (0..draws).filter(|_| game.sample_chance(&state, &mut rng) == *expected);
        // Four standard deviations of the widest share.
        assert!((hits.count() as f64 / f64::from(draws) - share).abs() < 0.0142);
    }
}

#[test]
fn who_saw_a_signal_must_be_possible() {
    let text = |rules: &str, of: &[usize]| {
        let game = game(rules);
        let mut state = dealt(game);
        game.apply(&mut state, Action::Signal(card("Ak")));
        let checked = game.check_chance(&state, &Chance::Seen(seats(of)));
        checked.err().map_or_else(String::new, |foul| foul.to_string())
    };
    assert_eq!(text(RULES, &[2]), "");
    assert_eq!(text(RULES, &[1, 2, 3]), "");
    assert_eq!(text(RULES, &[1]), "a signal of seat 0 is always seen by the partner, seat 2");
    assert_eq!(text(RULES, &[0, 2]), "a signal of seat 0 cannot be seen by seat 0");
    let never = "players=4,variant=obicna,signals=on,signal_seen=0";
    assert_eq!(text(never, &[2, 3]), "a signal of seat 0 cannot be seen by seat 3");
    let always = "players=4,variant=obicna,signals=on,signal_seen=1";
    assert_eq!(
        text(always, &[2, 3]),
        "a signal of seat 0 cannot be missed by seat 1 with signal_seen=1"
    );
}

#[test]
fn records_say_who_saw_a_signal() {
    let game = game(RULES);
    let mut record = Course::dealt(game, Some(deck_beginning(&game, ORDER))).to_record();
    record.moves = ["~Ak@1,2", "3d", "2d"].map(str::to_owned).to_vec();
    let course = Course::<Briskula>::replay(&record).unwrap();
    assert_eq!(course.to_record().moves, ["~Ak@2,1", "3d", "2d"]);
    assert_eq!(course.witnessed_by(Seat::new(1)).len(), 3);
    assert_eq!(course.witnessed_by(Seat::new(3)).len(), 2);
    let fault = |moves: &[&str]| {
        let moves = moves.iter().map(|&text| text.to_owned()).collect();
        let record = Record { moves, ..record.clone() };
        Course::<Briskula>::replay(&record).unwrap_err().to_string()
    };
    assert_eq!(fault(&["~Ak"]), "move 1 (`~Ak`): what chance decided on this move is missing");
    assert_eq!(
        fault(&["~Ak@2,2"]),
        "move 1 (`~Ak@2,2`): `~Ak@2,2` is not a move (expected a signal and the seats that saw \
         it, as in ~Ak@2,1)"
    );
    assert_eq!(
        fault(&["~Ak@2", "~Ak@2"]),
        "move 2 (`~Ak@2`): seat 0 has already signalled on this turn"
    );
    for text in ["Ak@2", "~Ak@", "~Ak@4", "~Ak@2,", "~", "~Ak@2@1", "@", "~~Ak", "", "~ž@2"] {
        assert!(game.read_move(text).is_err(), "{text}");
    }
}
