//! The numbers of Briškula.

use adut_cards::trieste::CardSet;
use adut_kernel::testkit::{examine_action_ids, examine_encoding, examine_revealed};
use adut_kernel::{ActionIds as _, Block, Course, Encoded as _, EncodingId, Game as _, Seat, Turn};

use super::{VARIANTS, card, cards, game};
use crate::rules::{Action, Briskula, Chance, Deck};

#[test]
fn every_variant_is_encoded_whole_and_honestly() {
    for rules in VARIANTS {
        let game = game(rules);
        examine_encoding(&game, 12);
        examine_action_ids(&game, 60);
        examine_revealed(&game, 3);
    }
}

/// The features of a block.
fn block(game: &Briskula, out: &[f32], name: &str) -> Vec<f32> {
    let blocks = game.blocks();
    let at = blocks.iter().position(|block| block.name == name).unwrap();
    let from = Block::total(&blocks[..at]);
    out[from..from + blocks[at].size].to_vec()
}

/// A deck that deals these cards first, the rest in the order of the pack.
fn dealt(game: &Briskula, first: &str) -> Course<Briskula> {
    let first = cards(first);
    let rest = game.pack() - first.iter().copied().collect::<CardSet>();
    let deck: Vec<_> = first.into_iter().chain(rest.iter()).collect();
    Course::dealt(*game, Some(Chance::Deck(Deck::new(&deck))))
}

#[test]
fn a_trick_under_way_reads_as_it_should() {
    let game = game("variant=obicna");
    // One card at a time: As 4s 7k to seat 0, Kb 2b 3s to seat 1, then 5s is turned up.
    let mut course = dealt(&game, "As Kb 4s 2b 7k 3s 5s");
    let mut rng = adut_kernel::Rng::new(1);
    course.play(Action::Throw(card("As")), &mut rng).unwrap();
    let seen = game.observe(course.state(), Seat::new(1));
    let mut out = vec![0.0; game.features()];
    game.encode(&seen, &mut out);
    let ones = |name: &str| {
        let block = block(&game, &out, name);
        (0..block.len()).filter(|&at| block[at] == 1.0).collect::<Vec<_>>()
    };
    // Špade are trumps and come first, then baštoni.
    assert_eq!(ones("hand"), [8, 10, 17]);
    assert_eq!(ones("trick"), [9]);
    assert_eq!(ones("best"), [9]);
    assert!(ones("takes").is_empty() && ones("gone").is_empty() && ones("last").is_empty());
    assert_eq!((ones("best_by"), ones("leader"), ones("to_act")), (vec![1], vec![1], vec![0]));
    assert_eq!((ones("turned"), ones("round")), (vec![2], vec![0]));
    assert_eq!(block(&game, &out, "lying"), [0.55]);
    assert_eq!(game.action_id(&seen, Action::Throw(card("Kb"))), 17);
    assert_eq!(game.action_of_id(&seen, 39), Some(Action::Throw(card("Ad"))));
}

/// The same game with the suits turned has the same numbers.
#[test]
fn only_the_trump_suit_has_a_name() {
    let game = game("");
    let turned = |text: &str| {
        let next = |c| "dsbkd".chars().skip_while(|&s| s != c).nth(1).unwrap_or(c);
        text.split(' ')
            .map(|card| card[..1].to_owned() + &next(card[1..].chars().next().unwrap()).to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let text = "Ad 3s 5b 6k 7d Hk 2s 4b Fb";
    let encoded = |text: &str| {
        let course = dealt(&game, text);
        let mut out = vec![0.0; game.features()];
        game.encode(&game.observe(course.state(), Seat::FIRST), &mut out);
        assert_eq!(course.turn(), Turn::Seat(Seat::FIRST));
        out
    };
    assert_eq!(encoded(text), encoded(&turned(text)));
}

#[test]
fn another_encoding_is_refused_in_a_sentence() {
    let id = EncodingId::of(&game("variant=obicna"));
    assert_eq!(id.check(&game("variant=obicna,deal=knock,match_wins=2")), Ok(()));
    let refusal = id.check(&game("")).unwrap_err().to_string();
    assert_eq!(
        refusal,
        "it was made for briskula by the rules players=2,variant=obicna in version 1 of its encoding, not for briskula by the rules players=2 in version 1 of its encoding"
    );
    let text = serde_json::to_string(&id).unwrap();
    assert_eq!(serde_json::from_str::<EncodingId>(&text).unwrap(), id);
}
