//! Costs, curves and balances.

use adut_kernel::{End, InMatch, Record};
use adut_review::{Grade, Review};

use crate::common::{every_kind, game, review, small};

/// The final share of a seat by the record's own result.
fn result(review: &Review, seat: usize) -> f64 {
    let side = review.sides[seat];
    match review.winners.len() {
        0 => 1.0 / (review.sides.iter().max().unwrap() + 1) as f64,
        won if review.winners.contains(&side) => 1.0 / won as f64,
        _ => 0.0,
    }
}

fn check(record: &Record, review: &Review) {
    assert_eq!(review.plies.len(), record.moves.len());
    for (ply, text) in review.plies.iter().zip(&record.moves) {
        assert_eq!(&ply.played, text);
        let Some(decision) = &ply.decision else { continue };
        let cost = decision.cost;
        assert!(cost.total >= 0.0 && cost.share >= 0.0 && cost.points.is_none_or(|p| p >= 0.0));
        assert_eq!(cost.total > 0.0, decision.reason.is_some(), "{}", ply.ply);
        let best = decision.values.iter().find(|value| value.action == decision.best).unwrap();
        assert!(decision.values.iter().any(|value| value.action == decision.played));
        assert_eq!(best.cost, 0.0);
        assert_eq!(best.value, decision.best_value);
        for value in &decision.values {
            assert!(value.cost >= 0.0 && (0.0..=1.0).contains(&value.bar), "{value:?}");
            assert!((0.0..=1.0).contains(&value.value.share));
        }
        assert_eq!(decision.forced, decision.values.len() == 1);
        assert!(!decision.forced || decision.grade == Grade::Best);
    }
    for told in &review.seats {
        let points = told.curve.len() - usize::from(review.end.is_some());
        assert_eq!(points, review.plies.len() + 1);
        let (first, last) = (told.curve[0].value.share, told.curve.last().unwrap().value.share);
        if review.finished || review.end.is_some() && review.winners.len() == 1 {
            assert_eq!(last, result(review, told.seat));
        }
        let b = told.balance;
        // What the balance says of decisions is what the moves say, each for itself.
        let own = review.plies.iter().filter(|ply| ply.seat == told.seat);
        let cost: f64 = own.filter_map(|ply| ply.decision.as_ref()).map(|d| d.cost.share).sum();
        assert!((b.decisions + cost).abs() < 1e-9, "{} and {cost}", b.decisions);
        assert_eq!((b.end, b.start), (last, first));
        // Between two, what one gives away the other gets.
        if let ([_, _], Some(other)) =
            (&review.sides[..], review.seats.iter().find(|other| other.seat != told.seat))
        {
            assert!((b.others + other.balance.decisions).abs() < 1e-9);
        }
        assert!((0.0..=1.0).contains(&told.accuracy), "{}", told.accuracy);
        let cost = |ply: usize| review.plies[ply - 1].decision.as_ref().unwrap().cost.total;
        assert!(told.mistakes.windows(2).all(|pair| cost(pair[0]) >= cost(pair[1])));
        for belief in &told.beliefs {
            assert!((0.0..=1.0).contains(&belief.known));
            assert_eq!(review.plies[belief.ply - 1].seat, told.seat);
            assert!(belief.cards.iter().any(|card| card.held));
            assert_ne!(review.sides[belief.by], review.sides[told.seat]);
        }
    }
}

#[test]
fn every_game_obeys_the_laws() {
    for record in every_kind() {
        let review = review(&record, &small());
        check(&record, &review);
        assert!(review.finished);
        assert_eq!(review.seats.len(), record.players.len());
        serde_json::to_string(&review).unwrap();
    }
}

#[test]
fn the_same_seed_gives_the_same_review() {
    for name in ["tablic", "love-letter"] {
        let record = game(name, "", ["random", "random"], 14);
        let (a, b) = (review(&record, &small()), review(&record, &small()));
        assert_eq!(a, b);
    }
}

#[test]
fn one_seat_is_told_as_among_all() {
    let record = game("briskula", "", ["random", "rules"], usize::MAX);
    let all = review(&record, &small());
    let one = review(&record, &adut_review::Settings { seat: Some(1), ..small() });
    assert_eq!(one.seats, all.seats[1..]);
    assert_eq!(one.plies, all.plies);
}

#[test]
fn games_that_stop_early_are_reviewed_as_far_as_they_go() {
    for name in ["tablic", "briskula", "love-letter", "connect4"] {
        for moves in [0, 1, 2] {
            let record = game(name, "", ["random", "random"], moves);
            let cut = review(&record, &small());
            check(&record, &cut);
            assert_eq!(cut.finished, record.winner.is_some());
        }
    }
}

#[test]
fn a_forfeit_is_no_luck() {
    let end = Some(End { forfeit: 1, reason: "no answer in time".to_owned() });
    let record = Record { end, ..game("briskula", "", ["random", "random"], 10) };
    let two = review(&record, &small());
    check(&record, &two);
    assert_eq!(two.winners, [0]);
    assert_eq!(two.seats[0].balance.end, 1.0);
    assert!(two.seats[0].balance.forfeit > 0.0 && two.seats[1].balance.forfeit < 0.0);
    let end = Some(End { forfeit: 2, reason: "crashed".to_owned() });
    let record = Record { end, ..game("tablic", "players=3", ["random", "random"], 4) };
    let three = review(&record, &small());
    check(&record, &three);
    assert!(three.winners.is_empty());
    assert_eq!(
        three.seats.iter().map(|told| told.balance.end).collect::<Vec<_>>(),
        [0.5, 0.5, 0.0]
    );
}

#[test]
fn a_game_of_a_match_keeps_its_place() {
    let in_match = Some(InMatch { id: "m".to_owned(), game: 2, entrants: vec![1, 0] });
    let record =
        Record { in_match: in_match.clone(), ..game("love-letter", "", ["random", "random"], 99) };
    let review = review(&record, &small());
    check(&record, &review);
    assert_eq!(review.in_match, in_match);
}

#[test]
fn a_given_opening_is_nobodys_decision() {
    let record =
        Record { opening: Some(4), ..game("connect4", "rows=5,cols=5", ["random", "random"], 9) };
    let review = review(&record, &small());
    let weighed = review.plies.iter().map(|ply| ply.decision.is_some());
    assert_eq!(weighed.collect::<Vec<_>>()[..6], [false, false, false, false, true, true]);
}
