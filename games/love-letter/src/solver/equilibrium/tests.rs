use super::super::plain::Plain;
use super::{CheckpointError, Equilibrium, Faces, FacesError, Play, Public, Real, Solving, Way};
use crate::rules::{Card, Counts};

/// A game with nothing but these cards; the faces are only a name.
fn solving<F: Real>(cards: &[u8], tolerance: f64) -> Solving<F> {
    let unseen: Counts = cards.iter().map(|&n| Card::ALL[usize::from(n) - 1]).collect();
    Solving::new(Faces::all()[0], unseen, tolerance)
}

fn small(cards: &[u8]) -> Equilibrium<f64> {
    solving(cards, 1e-7).finish()
}

/// Goes on until the bounds are this close; returns them.
fn squeezed(mut round: impl FnMut() -> [f64; 2], width: f64) -> [f64; 2] {
    loop {
        let [low, high] = round();
        assert!(low <= high + 1e-9, "{low} {high}");
        if high - low <= width {
            return [low, high];
        }
    }
}

fn agrees(cards: &[u8]) {
    let mut solved = small(cards);
    let ours = squeezed(
        || {
            (0..1000).for_each(|_| solved.round());
            solved.bounds()
        },
        1e-6,
    );
    let mut plain = Plain::new(cards);
    let theirs = squeezed(
        || {
            (0..100).for_each(|_| plain.round());
            plain.bounds()
        },
        1e-6,
    );
    let middle = |[low, high]: [f64; 2]| (low + high) / 2.0;
    assert!((middle(ours) - middle(theirs)).abs() <= 1e-6, "{cards:?}: {ours:?} {theirs:?}");
}

#[test]
fn a_plain_solution_of_small_packs_has_the_same_value() {
    for cards in [
        &[1, 1, 2, 3, 8][..],
        &[1, 2, 4, 5, 6],
        &[1, 3, 5, 5, 8],
        &[1, 1, 3, 3, 4],
        &[1, 5, 6, 7, 8],
        &[1, 2, 2, 5, 6],
        &[2, 3, 4, 5, 6, 7],
        &[2, 2, 3, 3, 5, 5],
        &[1, 2, 3, 3, 5, 5, 8],
    ] {
        agrees(cards);
    }
}

#[test]
fn faces_are_ninety_two_kinds_of_five_hundred_and_sixty_deals() {
    let all = Faces::all();
    assert_eq!(all.len(), 92);
    assert_eq!(all.iter().map(|faces| faces.ways()).sum::<u32>(), 560);
    for faces in all {
        assert_eq!(faces.to_string().parse(), Ok(faces));
        assert_eq!(faces.unseen().total(), 13);
    }
}

#[test]
fn impossible_faces_are_refused() {
    for text in ["", "22", "2266", "220", "229", "622", "ab1", "２２６"] {
        assert_eq!(text.parse::<Faces>(), Err(FacesError::Form(text.to_owned())));
    }
    let refused = "222".parse::<Faces>().unwrap_err().to_string();
    assert_eq!(refused, "`222` cannot lie face up: the pack has only 2 of priest");
}

#[test]
fn first_turns_hold_every_pair_once() {
    let mut solved = solving::<f32>(&[1, 1, 2, 3, 8], 1e-4).finish();
    (0..20).for_each(|_| solved.round());
    let decisions = solved.first_decisions();
    let at = Public::first([Card::Guard, Card::Guard, Card::Priest].into_iter().collect());
    assert_eq!(at.pairs().len(), 2);
    assert_eq!(decisions.len(), 7);
    let ways: f64 =
        decisions.iter().map(|d| d.ways * if d.cards[0] == d.cards[1] { 1.0 } else { 2.0 }).sum();
    assert!((ways - 20.0).abs() < 1e-5, "{ways}");
    let mut mean = 0.0;
    for decision in &decisions {
        let shares: f64 = decision.choices.iter().map(|choice| choice.share).sum();
        assert!((shares - 1.0).abs() < 1e-5);
        let value: f64 = decision.choices.iter().map(|choice| choice.share * choice.value).sum();
        let orders = if decision.cards[0] == decision.cards[1] { 1.0 } else { 2.0 };
        mean += value * orders * decision.ways / 20.0;
    }
    let [low, high] = solved.bounds();
    assert!(low <= mean + 1e-5 && mean <= high + 1e-5, "{low} {mean} {high}");
}

#[test]
fn going_on_from_a_file_is_as_if_nothing_had_been() {
    let cards = [1, 1, 2, 3, 5, 6, 8];
    let new = || solving::<f32>(&cards, 1e-3);
    let mut whole = new().finish();
    (0..7).for_each(|_| whole.round());
    let mut file = Vec::new();
    whole.save(&mut file, 12.5).unwrap();
    let (seconds, mut part) = Equilibrium::load_into(&file[..], new()).unwrap();
    assert_eq!((seconds, part.rounds()), (12.5, 7));
    (0..5).for_each(|_| whole.round());
    (0..5).for_each(|_| part.round());
    assert_eq!(part.bounds(), whole.bounds());
}

#[test]
fn files_that_are_not_whole_are_refused() {
    let new = || solving::<f32>(&[1, 1, 2, 3, 5, 8], 1e-3);
    let mut solved = new().finish();
    solved.round();
    let mut file = Vec::new();
    solved.save(&mut file, 0.0).unwrap();
    let refused = |file: &[u8]| Equilibrium::load_into(file, new()).unwrap_err();
    for length in [0, 10, 30, file.len() / 2, file.len() - 1] {
        assert!(matches!(refused(&file[..length]), CheckpointError::CutShort), "{length}");
    }
    let mut foreign = file.clone();
    foreign[17] = b'2';
    assert!(matches!(refused(&foreign), CheckpointError::Foreign));
    let mut damaged = file.clone();
    let middle = file.len() - 20;
    damaged[middle] ^= 1;
    assert!(matches!(refused(&damaged), CheckpointError::Damaged));
    let mut other = new();
    other.tolerance = 1e-2;
    let error = Equilibrium::load_into(&file[..], other).unwrap_err();
    assert!(matches!(error, CheckpointError::OtherTolerance(_)));
    let mut other = new();
    other.faces = "226".parse().unwrap();
    let error = Equilibrium::load_into(&file[..], other).unwrap_err();
    assert_eq!(error.to_string(), "it is about the face-up cards 111");
}

#[test]
fn equal_hands_at_the_end_are_decided_by_discards() {
    let unseen: Counts =
        [Card::Priest, Card::Priest, Card::Prince, Card::King].into_iter().collect();
    let payoff = |lead: i8, way: Way, other: Card| {
        let any = Public::first(unseen);
        let prince = Play { card: Card::Prince, way };
        Public { lead, ..any }.last_payoff(prince, Card::Priest, other)
    };
    // The other discards the King and draws the second Priest: five against six more.
    assert_eq!([0, 1, 2].map(|lead| payoff(lead, Way::Other, Card::King)), [-1.0, 0.0, 1.0]);
    // One's own Priest goes and the second comes; against a Priest the King comes.
    assert_eq!(payoff(9, Way::Oneself, Card::King), -1.0);
    assert_eq!(payoff(-9, Way::Oneself, Card::Priest), 1.0);
}
