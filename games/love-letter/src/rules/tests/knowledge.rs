//! What a seat can work out, against all deals there are.

use std::collections::BTreeMap;

use adut_kernel::{Course, Determinize, Game, Rng, Seat, Seed, Turn, tell_move};

use super::packs::Search;
use super::{dealt, game, play, random_course};
use crate::rules::described::known_hands;
use crate::rules::examined::model::Round;
use crate::rules::examined::{moves, pack_of};
use crate::rules::{Card, Chance, LoveLetter};

/// A pack as far as the round went through it, and the cards left over.
type Past = (Vec<Option<Card>>, Vec<Card>);

/// The pasts that show a seat what it saw. None if there are more than `most`.
fn pasts(course: &Course<LoveLetter>, seat: Seat, most: usize) -> Option<Vec<Past>> {
    let (pack, moves) = (pack_of(course), moves(course));
    let (players, observer) = (course.game().seats(), seat.index());
    let truth = Round::run(&pack, players, &moves, observer, None).expect("legal moves");
    let search = Search { players, moves: &moves, observer, expected: &truth.notes };
    let mut left: Vec<Card> = pack.iter().copied().flatten().collect();
    let mut found = Vec::new();
    search.explore(&mut vec![None; pack.len()], &mut left, &mut |pack, left| {
        found.push((pack.to_vec(), left.to_vec()));
        found.len() <= most
    });
    (found.len() <= most).then_some(found)
}

/// In how many different orders some cards can lie.
fn orders(cards: &[Card]) -> f64 {
    let factorial = |n: usize| (1..=n).map(|k| k as f64).product::<f64>();
    let of = |kind: Card| cards.iter().filter(|&&card| card == kind).count();
    Card::ALL.iter().fold(factorial(cards.len()), |orders, &kind| orders / factorial(of(kind)))
}

/// All different orders of some cards.
fn all_orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![vec![]];
    }
    let mut kinds = cards.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let mut orders = Vec::new();
    for kind in kinds {
        let mut rest = cards.to_vec();
        rest.remove(rest.iter().position(|&card| card == kind).unwrap());
        orders.extend(all_orders(&rest).into_iter().map(|mut order| {
            order.insert(0, kind);
            order
        }));
    }
    orders
}

/// Compares counts with exact shares by chi-square; rare cases are lumped together.
fn assert_even<K: Ord + std::fmt::Debug>(
    drawn: &BTreeMap<K, f64>,
    shares: &BTreeMap<K, f64>,
    draws: f64,
) {
    let (mut chi, mut cells, mut rare) = (0.0, 0.0, (0.0, 0.0));
    for key in drawn.keys() {
        assert!(shares.contains_key(key), "{key:?} is not possible");
    }
    let mut cell = |expected: f64, found: f64| {
        chi += (found - expected).powi(2) / expected;
        cells += 1.0;
    };
    for (key, share) in shares {
        let (expected, found) = (share * draws, drawn.get(key).copied().unwrap_or(0.0));
        if expected < 8.0 {
            rare = (rare.0 + expected, rare.1 + found);
        } else {
            cell(expected, found);
        }
    }
    if rare.0 > 8.0 {
        cell(rare.0, rare.1);
    }
    // Five standard deviations; small counts of cells have a heavier tail.
    let limit = cells + 5.0 * (2.0f64 * cells).sqrt() + 8.0;
    assert!(chi < limit, "chi-square {chi} over {cells} cells");
}

#[test]
fn beliefs_are_those_of_all_deals() {
    let mut rng = Rng::new(21);
    let mut compared = 0;
    for n in 0..300 {
        let game = game(["players=2", "players=3", "players=4", "players=2,guards=4"][n % 4]);
        let course = random_course(&game, &mut rng, true);
        let seat = Seat::new(rng.index(game.seats()));
        let Some(pasts) = pasts(&course, seat, 2000) else { continue };
        let moves = moves(&course);
        let mut shares = vec![[0.0; 8]; game.seats()];
        let mut total = 0.0;
        for (pack, left) in &pasts {
            let weight = orders(left);
            total += weight;
            // The next player's draw is decided too; his first card is the hand.
            let round = Round::run(pack, game.seats(), &moves, seat.index(), None).unwrap();
            for (shares, hand) in shares.iter_mut().zip(&round.hands) {
                hand.first().into_iter().for_each(|card| shares[card.index()] += weight);
            }
        }
        let belief = game.belief(&game.observe(course.state(), seat));
        for other in Seat::all(game.seats()) {
            let hidden = other != seat && course.state().is_in(other);
            assert_eq!(belief.hand(other).is_some(), hidden);
            for card in Card::ALL.into_iter().filter(|_| hidden) {
                let exact = shares[other.index()][card.index()] / total;
                let found = belief.holds(other, card);
                assert!((exact - found).abs() < 1e-12, "{card}: {found}, exactly {exact}");
            }
        }
        compared += 1;
    }
    assert!(compared > 150, "{compared}");
}

/// Worlds where few deals are possible: each comes up as often as any other.
fn every_deal_comes_up_evenly(rules: &str, seed: u128) {
    let game = game(rules);
    let mut rng = Rng::new(seed);
    let mut compared = 0;
    while compared < 25 {
        let course = random_course(&game, &mut rng, true);
        let seat = Seat::new(rng.index(game.seats()));
        let Some(pasts) = pasts(&course, seat, 300) else { continue };
        let possible: f64 = pasts.iter().map(|(_, left)| orders(left)).sum();
        if !(2.0..300.0).contains(&possible) {
            continue;
        }
        let mut shares = BTreeMap::new();
        for (pack, left) in &pasts {
            for mut order in all_orders(left) {
                let deal: Option<Vec<Card>> =
                    pack.iter().map(|card| card.or_else(|| order.pop())).collect();
                shares.insert(deal.unwrap(), 1.0 / possible);
            }
        }
        assert_eq!(shares.len() as f64, possible);
        let worlds = game.worlds(&game.observe(course.state(), seat));
        let draws = 20.0 * possible + 1000.0;
        let mut drawn = BTreeMap::new();
        for _ in 0..draws as usize {
            let world = game.draw_world(&worlds, &mut rng);
            *drawn.entry(world.dealt().cards().to_vec()).or_insert(0.0) += 1.0;
        }
        assert_even(&drawn, &shares, draws.floor());
        compared += 1;
    }
}

#[test]
fn every_deal_comes_up_evenly_with_two() {
    every_deal_comes_up_evenly("players=2", 31);
    every_deal_comes_up_evenly("players=2,guards=4", 32);
}

#[test]
fn every_deal_comes_up_evenly_with_three() {
    every_deal_comes_up_evenly("players=3", 33);
}

#[test]
fn every_deal_comes_up_evenly_with_four() {
    every_deal_comes_up_evenly("players=4", 34);
}

/// Earlier in the round: the drawn part of the pack comes up by its weight.
#[test]
fn every_past_comes_up_by_its_weight() {
    let mut rng = Rng::new(41);
    let mut compared = 0;
    while compared < 45 {
        let game = game(["players=2", "players=3", "players=4"][compared % 3]);
        let course = random_course(&game, &mut rng, true);
        let seat = Seat::new(rng.index(game.seats()));
        let Some(pasts) = pasts(&course, seat, 3000) else { continue };
        if pasts.len() < 20 {
            continue;
        }
        let total: f64 = pasts.iter().map(|(_, left)| orders(left)).sum();
        let known: Vec<bool> = pasts[0].0.iter().map(Option::is_some).collect();
        let shares: BTreeMap<Vec<Option<Card>>, f64> =
            pasts.into_iter().map(|(pack, left)| (pack, orders(&left) / total)).collect();
        let worlds = game.worlds(&game.observe(course.state(), seat));
        let mut drawn = BTreeMap::new();
        let draws = 20_000;
        for _ in 0..draws {
            let world = game.draw_world(&worlds, &mut rng);
            let cards = world.dealt().cards().iter().zip(&known);
            let past: Vec<Option<Card>> = cards.map(|(&c, &k)| k.then_some(c)).collect();
            *drawn.entry(past).or_insert(0.0) += 1.0;
        }
        assert_even(&drawn, &shares, f64::from(draws));
        compared += 1;
    }
}

/// A world is what its own deal leads to, for every seat.
#[test]
fn worlds_have_whole_pasts() {
    let mut rng = Rng::new(51);
    for n in 0..3000 {
        let game = game(["players=2", "players=3", "players=4"][n % 3]);
        let course = random_course(&game, &mut rng, true);
        let seat = Seat::new(rng.index(game.seats()));
        let seen = game.observe(course.state(), seat);
        let world = game.draw_world(&game.worlds(&seen), &mut rng);
        let mut replayed = Course::dealt(game.clone(), Some(Chance::Deal(*world.dealt())));
        for action in moves(&course) {
            replayed.play(action, &mut rng).expect("legal in the world too");
        }
        assert_eq!(world.events(), replayed.state().events());
        for other in Seat::all(game.seats()) {
            assert_eq!(game.observe(&world, other), game.observe(replayed.state(), other));
        }
        assert_eq!(game.observe(&world, seat), seen);
    }
}

/// A loose stock shows every seat the same as the ordered one, and its worlds stay loose.
#[test]
fn loose_draws_look_the_same() {
    use adut_kernel::Turn;
    let mut rng = Rng::new(61);
    for n in 0..300 {
        let game = game(["players=2", "players=3", "players=4"][n % 3]);
        let course = random_course(&game, &mut rng, false);
        let full = pack_of(&course);
        let mut ordered = Course::dealt(game.clone(), course.deal().copied()).state().clone();
        let mut loose = ordered.loosened();
        let mut listed = Vec::new();
        for action in moves(&course) {
            game.apply(&mut ordered, action);
            game.apply(&mut loose, action);
            while game.turn(&loose) == Turn::Chance {
                assert!(game.chances(&loose, &mut listed));
                let sum: f64 = listed.iter().map(|(_, share)| share).sum();
                assert!((sum - 1.0).abs() < 1e-12);
                for seat in Seat::all(game.seats()) {
                    let seen = game.observe(&loose, seat);
                    let world = game.draw_world(&game.worlds(&seen), &mut rng);
                    assert_eq!(game.observe(&world, seat), seen);
                    let mut on = world.clone();
                    let chance = game.sample_chance(&on, &mut rng);
                    assert_eq!(game.check_chance(&on, &chance), Ok(()));
                    game.resolve(&mut on, &chance);
                }
                // The card that the ordered deck gives.
                let place = full.len() - loose.deck_left();
                let card = full[place % full.len()].unwrap();
                let chance = Chance::Draw(card);
                assert_eq!(game.check_chance(&loose, &chance), Ok(()));
                game.resolve(&mut loose, &chance);
            }
            for seat in Seat::all(game.seats()) {
                assert_eq!(game.observe(&loose, seat), game.observe(&ordered, seat));
            }
        }
    }
}

#[test]
fn before_the_deal_there_is_one_world() {
    let game = game("players=3");
    let seen = game.observe(&game.root(), Seat::FIRST);
    let world = game.draw_world(&game.worlds(&seen), &mut Rng::new(1));
    assert_eq!(game.observe(&world, Seat::FIRST), seen);
}

/// The first move of the thesis's example: ten unseen cards.
#[test]
fn the_worked_example() {
    let course = dealt("players=2,guards=4", "guard king prince handmaid guard priest baron");
    let belief = course.game().belief(&course.game().observe(course.state(), Seat::FIRST));
    assert_eq!(belief.unseen().total(), 10);
    let shares = belief.hand(Seat::new(1)).unwrap();
    let expected = [0.3, 0.2, 0.1, 0.1, 0.1, 0.0, 0.1, 0.1];
    for (share, expected) in shares.iter().zip(expected) {
        assert!((share - expected).abs() < 1e-12, "{shares:?}");
    }
}

/// The probability that a player holds a card, for a seat.
fn believed(course: &Course<LoveLetter>, seat: usize, of: usize, card: Card) -> f64 {
    let seen = course.game().observe(course.state(), Seat::new(seat));
    course.game().belief(&seen).holds(Seat::new(of), card)
}

#[test]
fn a_look_is_known_to_who_looked_and_to_nobody_else() {
    let mut course = dealt("players=3", "guard baron king princess priest guard");
    play(&mut course, "priest>1");
    assert_eq!(believed(&course, 0, 1, Card::King), 1.0);
    assert!(believed(&course, 2, 1, Card::King) < 0.2);
    assert_eq!(believed(&course, 2, 0, Card::Princess), 0.0);
    // Seat 1 plays another card than was seen: what he keeps is still known.
    play(&mut course, "guard>0:princess");
    assert_eq!(believed(&course, 0, 1, Card::King), 1.0);
}

#[test]
fn a_seen_card_that_is_played_leaves_the_drawn_one() {
    let mut course = dealt("players=2", "guard priest baron king guard prince priest guard");
    play(&mut course, "priest>1 prince>0");
    // Seat 1 had the Prince, drew one of what seat 0 has not seen, and kept it. The Countess he
    // would have had to play.
    assert_eq!(believed(&course, 0, 1, Card::Countess), 0.0);
    assert!(believed(&course, 0, 1, Card::Guard) > 0.0);
}

#[test]
fn who_swaps_knows_the_other_hand() {
    let mut course = dealt("players=3", "guard baron priest princess king guard");
    play(&mut course, "king>1");
    assert_eq!(believed(&course, 0, 1, Card::Baron), 1.0);
    assert_eq!(believed(&course, 1, 0, Card::Priest), 1.0);
    // The third knows that what was kept beside the King is no Countess, and who has it now.
    assert_eq!(believed(&course, 2, 1, Card::Countess), 0.0);
    assert!(believed(&course, 2, 0, Card::Countess) > 0.0);
}

#[test]
fn a_baron_tells_the_third_player_who_is_higher() {
    let mut course = dealt("players=3", "guard handmaid priest guard baron guard");
    play(&mut course, "baron>1");
    let winner = |card| believed(&course, 2, 0, card);
    assert_eq!(winner(Card::Guard) + winner(Card::Priest), 0.0);
    assert!(winner(Card::Baron) > 0.0 && winner(Card::Handmaid) > 0.0);
    let seen = course.game().observe(course.state(), Seat::new(2));
    assert_eq!(seen.events()[0].met, Some(Card::Priest));
    assert_eq!(seen.events()[0].kept, None);
}

#[test]
fn equal_hands_are_known_to_be_equal() {
    let mut course = dealt("players=3", "guard priest priest guard baron guard");
    play(&mut course, "baron>1");
    let game = course.game();
    let worlds = game.worlds(&game.observe(course.state(), Seat::new(2)));
    let mut rng = Rng::new(71);
    for _ in 0..500 {
        let world = game.draw_world(&worlds, &mut rng);
        assert_eq!(world.hand(Seat::FIRST), world.hand(Seat::new(1)));
    }
    // Of the King there is only one.
    assert_eq!(believed(&course, 2, 0, Card::King), 0.0);
    assert_eq!(believed(&course, 0, 1, Card::Priest), 1.0);
}

#[test]
fn a_guards_miss_and_a_princes_discard_are_used() {
    let mut course = dealt("players=3", "guard guard king prince guard prince");
    play(&mut course, "guard>1:baron");
    assert_eq!(believed(&course, 2, 1, Card::Baron), 0.0);
    assert_eq!(believed(&course, 0, 1, Card::Baron), 0.0);
    play(&mut course, "prince>1");
    // The miss concerned the card that is gone.
    assert!(believed(&course, 2, 1, Card::Baron) > 0.0);
    assert!(believed(&course, 0, 1, Card::Baron) > 0.0);
}

/// What a seat is told that another holds is what that one holds.
#[test]
fn hands_that_are_known_are_the_hands_that_are_held() {
    let mut rng = Seed::from_text("known hands").rng();
    let mut known = 0;
    for (n, rules) in (0..600).zip(["players=2", "players=3", "players=4"].iter().cycle()) {
        let game = game(rules);
        let course = random_course(&game, &mut rng, n % 4 != 0);
        let state = course.state();
        for seat in Seat::all(game.seats()) {
            let told = known_hands(&game.observe(state, seat));
            for other in Seat::all(game.seats()) {
                let Some(card) = told[other.index()] else { continue };
                let drawn = state.drawn().filter(|_| course.turn() == Turn::Seat(other));
                let held = [state.hand(other), drawn];
                assert!(held.contains(&Some(card)), "{:?}", course.to_record().moves);
                known += 1;
            }
        }
    }
    assert!(known > 100, "{known}");
}

/// A Priest's look is told to who looked; the others and whoever watches are told of the play only.
#[test]
fn a_look_is_told_to_who_looked() {
    let mut course = dealt("players=3", "guard guard prince baron priest");
    let before = course.state().clone();
    play(&mut course, "priest>1");
    let played = course.played()[0];
    let keys = |seat: Option<Seat>| -> Vec<String> {
        let states = [&before, course.state()];
        let told = tell_move(course.game(), states, played, seat);
        told.into_iter().map(|message| message.key.into_owned()).collect()
    };
    assert_eq!(keys(Some(Seat::FIRST)), ["move-priest", "event-holds"]);
    assert_eq!(keys(Some(Seat::new(1))), ["move-priest"]);
    assert_eq!(keys(Some(Seat::new(2))), ["move-priest"]);
    assert_eq!(keys(None), ["move-priest"]);
}
