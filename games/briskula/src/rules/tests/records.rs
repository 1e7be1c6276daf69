//! Records from elsewhere, and texts that are none.

use adut_kernel::{Course, Game, Notation, Record};

use super::{VARIANTS, game};
use crate::rules::Briskula;

#[test]
fn positions_from_elsewhere_replay() {
    let lines = include_str!("../../../testdata/positions.jsonl");
    let mut one_card_left = 0;
    for (n, line) in lines.lines().enumerate() {
        let record = Record::parse(line).unwrap();
        let course = Course::<Briskula>::replay(&record)
            .unwrap_or_else(|error| panic!("line {}: {error}", n + 1));
        assert_eq!(course.to_record().moves, record.moves, "line {}", n + 1);
        assert_eq!(course.to_record().deck, record.deck, "line {}", n + 1);
        assert_eq!(course.state().thrown().len() as usize, record.moves.len());
        one_card_left += usize::from(record.moves.len() == 39);
    }
    assert!(one_card_left > 0);
}

#[test]
fn any_text_is_read_without_harm() {
    let texts = ["", "~", "@", "Ak ", " Ak", "10d", "~~", "~@", "\u{0}", "ž", "~Ak@9999999999999"];
    for rules in VARIANTS {
        let game = game(rules);
        for text in texts {
            assert!(game.read_action(text).is_err(), "{text}");
            assert!(game.read_move(text).is_err(), "{text}");
            assert!(game.read_deck(&[text.to_owned()]).is_err(), "{text}");
        }
        let undealt = game.root();
        let signal = game.read_action("~Ak").unwrap();
        assert!(game.check(&undealt, signal).is_err());
    }
}
