//! Which card takes the trick.

use adut_cards::trieste::CardSet;
use adut_kernel::{Course, Game, Seat, Seed, Turn};

use super::{card, cards, game};
use crate::rules::{Action, Briskula, Trick, beaters};

#[test]
fn the_best_card_takes_the_trick() {
    // Cards in the order thrown, trump kupe, and which of them takes the trick.
    let cases = [
        ("7d 6d", 0, "stronger leads, weaker follows"),
        ("6d 7d", 1, "stronger of the suit led"),
        ("3d Ad", 1, "as over trica"),
        ("Kd 3d", 1, "trica over kralj"),
        ("2d As", 0, "another suit does not beat"),
        ("Ad 2k", 1, "the lowest trump beats an as"),
        ("2k Ad", 0, "nothing else beats a trump"),
        ("4k 2k", 0, "a lower trump"),
        ("3k Ak", 1, "a higher trump"),
        ("5b 7b 6b", 1, "best of three"),
        ("5b As 6b", 2, "the suit led counts, not the as of another"),
        ("5b 2k Ab", 1, "the suit led is no good after a trump"),
        ("5b 2k 4k", 2, "trump over trump"),
        ("5b As 2k 4b", 2, "one trump among four"),
        ("Fs Hs Ks 7s", 2, "court cards in order"),
        ("As 3s 2d Ad", 0, "led and never beaten"),
        ("2s Ab Ad 3b", 0, "a lišina held by nobody's suit"),
        ("Fk 7k Hk Ak", 3, "all trumps"),
    ];
    let trump = card("6k");
    for (thrown, taker, why) in cases {
        let mut trick = Trick::led_by(1);
        cards(thrown).into_iter().for_each(|card| assert!(trick.push(card) > 0));
        let (seat, best) = trick.best(trump, 4).unwrap();
        assert_eq!(best, cards(thrown)[taker], "{thrown}: {why}");
        assert_eq!(seat.index(), (1 + taker) % 4, "{thrown}: {why}");
    }
    assert_eq!(Trick::led_by(0).best(trump, 2), None);
}

#[test]
fn what_beats_a_card_follows_from_suit_and_strength() {
    for best in CardSet::PACK.iter() {
        for trump in CardSet::PACK.iter() {
            let expected = CardSet::PACK.iter().filter(|card| match card.suit() == best.suit() {
                true => card.strength() > best.strength(),
                false => card.suit() == trump.suit(),
            });
            assert_eq!(beaters(best, trump), expected.collect());
        }
    }
}

#[test]
fn in_dupla_all_four_cards_count_and_the_winner_draws_first() {
    // Seat 0: 7d 2s Fb 6d, seat 1: Ks 4s Ad 5b, trump 6k, then the stock.
    let order = "7d 2s Ks 4s 6k Fb 6d Ad 5b Ab 3b 2b 4b";
    let game = Briskula::default();
    let mut course = Course::dealt(game, Some(super::deals::deck_beginning(&game, order)));
    let mut rng = Seed::from_text("tricks").rng();
    for (seat, thrown) in [(0, "2s"), (1, "4s"), (0, "7d"), (1, "Ks")] {
        assert_eq!(course.turn(), Turn::Seat(Seat::new(seat)));
        course.play(Action::Throw(card(thrown)), &mut rng).unwrap();
    }
    let state = course.state();
    assert_eq!((state.points(0), state.points(1)), (0, 4));
    let [first, second] = [0, 1].map(|seat| state.hand(Seat::new(seat)));
    assert_eq!(second, cards("Ad 5b Ab 2b").into_iter().collect());
    assert_eq!(first, cards("Fb 6d 3b 4b").into_iter().collect());
    assert_eq!(course.turn(), Turn::Seat(Seat::new(1)));
    let last = state.last_trick().unwrap();
    assert_eq!(last.cards(), cards("2s 4s 7d Ks"));
    assert_eq!(last.leader().index(), 0);
}

#[test]
fn partners_share_their_points() {
    let game = game("players=4,variant=obicna");
    assert_eq!(game.sides(), 2);
    let sides: Vec<usize> = Seat::all(4).map(|seat| game.side(seat)).collect();
    assert_eq!(sides, [0, 1, 0, 1]);
    let mut state = game.root();
    state.points = [61, 59, 0, 0];
    assert_eq!(game.outcome(&state).winner(), Some(0));
    state.points = [60, 60, 0, 0];
    assert!(game.outcome(&state).is_draw());
}

#[test]
fn of_three_the_one_with_strictly_most_wins() {
    let game = game("players=3,variant=obicna");
    let mut state = game.root();
    for (points, winner) in
        [([50, 40, 30, 0], Some(0)), ([40, 40, 40, 0], None), ([45, 30, 45, 0], None)]
    {
        state.points = points;
        assert_eq!(game.outcome(&state).winner(), winner);
    }
}
