//! What the mistakes of Milenković's thesis change, counted.

use std::cmp::Ordering;

use adut_arena::{Referee, Start};
use adut_cards::french::{Card, CardSet};
use adut_kernel::{Actions, Game as _, Player, Seed, Turn};
use adut_search::first_best;
use adut_tablic::players::{genetic_player, lapsing_greedy, weigh_by_genes};
use adut_tablic::published;
use adut_tablic::published::thesis::{Quick, Sight, play_unchecked};
use adut_tablic::rules::captures::{CaptureRules, Catch, is_capture};
use adut_tablic::rules::{Action, Lay, State, Tablic};
use adut_tablic::solver::{self as solvers, Greedy};

/// How often the test by divisible sums lets through what cannot be split into groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IllegalCaptures {
    /// Captures that the program's game offered, and how many of those are illegal.
    pub offered: u64,
    /// Illegal ones among them.
    pub offered_illegal: u64,
    /// Captures that greedy-published made.
    pub made: u64,
    /// Illegal ones among them.
    pub made_illegal: u64,
    /// Games that were played.
    pub games: u64,
    /// Games with an illegal capture in them.
    pub games_with_illegal: u64,
}

/// Counts illegal captures in games of greedy-published against itself.
pub fn illegal_captures(games: u64, seed: Seed) -> IllegalCaptures {
    let game = Tablic::published_code();
    let legal = CaptureRules { catch: Catch::Groups, ..game.capture_rules() };
    let mut counted = IllegalCaptures { games, ..IllegalCaptures::default() };
    let mut actions = Actions::new();
    for number in 0..games {
        let mut illegal_here = false;
        let mut players = [published::new_greedy(), published::new_greedy()];
        watch(&game, &mut players, seed.nth(number), |state, made| {
            let is_illegal = |action: &Action| {
                !action.is_lay() && !is_capture(legal, state.table(), action.card, action.taken)
            };
            game.actions(state, &mut actions);
            counted.offered += actions.iter().filter(|action| !action.is_lay()).count() as u64;
            counted.offered_illegal += actions.iter().filter(|a| is_illegal(a)).count() as u64;
            counted.made += u64::from(!made.is_lay());
            counted.made_illegal += u64::from(is_illegal(&made));
            illegal_here |= is_illegal(&made);
        });
        counted.games_with_illegal += u64::from(illegal_here);
    }
    counted
}

/// How many decisions were looked at and how many would have been others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Decisions {
    /// Looked at.
    pub looked_at: u64,
    /// Would have been others.
    pub changed: u64,
}

/// How often another weight of the reply (g2 and g3 drawn anew each time) changes the move of
/// genetic-published, in its games against greedy-published.
pub fn reply_genes_as_published(games: u64, seed: Seed) -> Decisions {
    let game = Tablic::published_code();
    let mut rng = seed.child("genes").rng();
    let mut counted = Decisions::default();
    for number in 0..games {
        let mut players = [published::new_genetic(published::GENES), published::new_greedy()];
        watch(&game, &mut players, seed.nth(number), |state, _| {
            let Some(sight) = published::sight(&game, state) else { return };
            let [g0, g1, ..] = published::GENES;
            let other = Quick::genetic(sight, [g0, g1, rng.unit(), rng.unit()]);
            counted.looked_at += 1;
            counted.changed += u64::from(other != Quick::genetic(sight, published::GENES));
        });
    }
    counted
}

/// The same for the player as meant, which makes the reply on the table that its move leaves.
pub fn reply_genes_as_meant(games: u64, seed: Seed) -> Decisions {
    let game = Tablic::default();
    let mut rng = seed.child("genes").rng();
    let mut counted = Decisions::default();
    let (mut actions, mut greedy) = (Actions::new(), Greedy::new(solvers::Rules::of(&game)));
    for number in 0..games {
        let mut players = [genetic_player(&game, published::GENES), lapsing_greedy(&game, 0.0)];
        watch(&game, &mut players, seed.nth(number), |state, _| {
            game.actions(state, &mut actions);
            let [g0, g1, ..] = published::GENES;
            let mut choice =
                |genes| first_best(&weigh_by_genes(&game, state, &actions, genes, &mut greedy));
            let other = choice([g0, g1, rng.unit(), rng.unit()]);
            counted.looked_at += 1;
            counted.changed += u64::from(other != choice(published::GENES));
        });
    }
    counted
}

/// Games won, lost and drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Won.
    pub won: u64,
    /// Lost.
    pub lost: u64,
    /// Neither.
    pub drawn: u64,
}

/// How Backtrack6 does against Greedy, every deal from both seats, if the published program does
/// not refuse subsets that cannot be taken but counts them as −1 points and −1 cards.
pub fn unchecked_backtrack(deals: u64, seed: Seed) -> Results {
    let mut results = Results::default();
    let mut quick = Quick::unchecked();
    for number in 0..deals {
        let mut deck: [Card; 52] =
            std::array::from_fn(|index| Card::from_index(index).expect("the pack has 52 cards"));
        seed.nth(number).rng().shuffle(&mut deck);
        for seat in [0, 1] {
            quick.forget();
            let scores = play_unchecked(&deck, Lay::default(), seat, &mut quick);
            match scores[seat].cmp(&scores[1 - seat]) {
                Ordering::Greater => results.won += 1,
                Ordering::Less => results.lost += 1,
                Ordering::Equal => results.drawn += 1,
            }
        }
    }
    results
}

/// A random position with so many cards on the table and in each hand, to measure how the
/// [enumeration](adut_tablic::published::thesis::Enumeration) of the thesis and our
/// [quick way](Quick) grow with them.
///
/// # Panics
/// If they are more than 52 cards.
pub fn random_sight(table: usize, hand: usize, seed: Seed) -> Sight {
    let mut cards: Vec<Card> = CardSet::PACK.iter().collect();
    seed.rng().shuffle(&mut cards);
    let (on_table, hands) = cards.split_at(table);
    let (own, rest) = hands.split_at(hand);
    let set = |cards: &[Card]| cards.iter().copied().collect();
    let lay = Lay::default();
    Sight { table: set(on_table), hand: set(own), other: set(&rest[..hand]), lay }
}

/// Plays a game and hands over every state with the move that was made in it.
fn watch(
    game: &Tablic,
    players: &mut [Player<Tablic>; 2],
    seed: Seed,
    mut look: impl FnMut(&State, Action),
) {
    let start = Start::random(game, seed.child("cards"), 0);
    let [first, second] = players;
    let mut referee = Referee::new(game.clone());
    let (_, course) = referee.play(&start, &mut [first, second], seed.child("play"), &mut ());
    let mut state = course.rewound(0).state().clone();
    for played in course.played() {
        if let Turn::Seat(_) = game.turn(&state) {
            look(&state, played.action);
        }
        game.apply(&mut state, played.action);
    }
}

#[cfg(test)]
mod tests {
    use adut_tablic::published::thesis::Enumeration;

    use super::*;

    #[test]
    fn some_captures_of_the_program_are_illegal() {
        let found = illegal_captures(40, Seed::from_text("illegal"));
        assert!(found.made_illegal > 0 && found.made_illegal < found.made / 2, "{found:?}");
        assert!(found.offered_illegal > found.made_illegal, "{found:?}");
        assert!(found.games_with_illegal <= found.games);
    }

    #[test]
    fn the_weight_of_the_reply_matters_only_as_meant() {
        let seed = Seed::from_text("reply");
        let published = reply_genes_as_published(10, seed);
        assert_eq!((published.looked_at, published.changed), (480, 0));
        let meant = reply_genes_as_meant(10, seed);
        assert!(meant.changed > 0 && meant.looked_at == 480, "{meant:?}");
    }

    #[test]
    fn unchecked_games_end() {
        let results = unchecked_backtrack(3, Seed::from_text("unchecked"));
        assert_eq!(results.won + results.lost + results.drawn, 6);
    }

    #[test]
    fn trials_double_with_each_card_on_the_table() {
        let trials = |table| {
            let mut slow = Enumeration::new();
            let sight = random_sight(table, 6, Seed::from_text("growth"));
            slow.greedy(sight);
            let aces = sight.table.iter().filter(|card| card.rank() == 0).count();
            (slow.trials(), 6 << (table + aces))
        };
        for table in [0, 3, 8] {
            let (counted, expected) = trials(table);
            assert_eq!(counted, expected);
        }
    }
}
