//! Matches.

use adut_kernel::{Outcome, Seat};

use super::game;
use crate::love_letter::Match;

fn won(seat: usize, seats: usize) -> Outcome {
    Outcome::highest((0..seats).map(|other| f64::from(u8::from(other == seat))))
}

#[test]
fn a_match_goes_to_7_5_or_4() {
    for (rules, target) in
        [("players=2", 7), ("players=3", 5), ("players=4", 4), ("players=3,tokens=9", 9)]
    {
        assert_eq!(Match::new(&game(rules)).target(), target);
    }
}

#[test]
fn the_winner_begins_and_after_a_draw_the_same() {
    let mut score = Match::new(&game("players=3"));
    assert_eq!(score.seating().collect::<Vec<_>>(), [0, 1, 2]);
    score.count(&won(1, 3));
    assert_eq!(score.seating().collect::<Vec<_>>(), [1, 2, 0]);
    score.count(&Outcome::new([0.5, 0.5, 0.0], []));
    assert_eq!(score.seating().collect::<Vec<_>>(), [1, 2, 0]);
    score.count(&won(2, 3));
    assert_eq!(score.seating().collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!((score.tokens(), score.rounds()), (&[1, 1, 0][..], 3));
    assert_eq!(score.entrant_at(Seat::new(2)), 2);
}

#[test]
fn all_tied_take_a_token_and_may_win_together() {
    let mut score = Match::new(&game("players=4,ties=all,tokens=2"));
    let both = Outcome::new([0.0, 1.0, 0.0, 1.0], [1, 3]);
    score.count(&both);
    assert_eq!(score.seating().collect::<Vec<_>>(), [1, 2, 3, 0]);
    assert_eq!(score.tokens(), [0, 1, 0, 1]);
    score.count(&Outcome::new([1.0, 0.0, 1.0, 0.0], [0, 2]));
    assert!(score.is_over());
    assert_eq!(score.winners().collect::<Vec<_>>(), [1, 3]);
    let end = score.clone();
    score.count(&both);
    assert_eq!(score, end, "a match that is over stays so");
}
