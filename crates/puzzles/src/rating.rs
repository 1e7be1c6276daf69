//! How hard a puzzle is: how often the players of each level find its solution.

use std::collections::BTreeMap;

use adut_kernel::{Game, Player, Rng, Situation};

/// The levels that every game has, with the rating at which each counts.
pub const LEVELS: [(&str, f64); 4] =
    [("easy", 1000.0), ("normal", 1300.0), ("hard", 1600.0), ("best", 1900.0)];
/// How often a player of each level is asked.
pub const TRIES: u32 = 8;
/// What is missed no more often than this by all levels together is no puzzle.
const MISSES_OF_PLAIN: u32 = 3;

/// How often each level finds the solution.
pub(crate) fn ask<G: Game>(
    at: &Situation<'_, G>,
    solution: G::Action,
    players: &mut [(&'static str, Player<G>)],
    mut thought: impl FnMut(u32) -> Rng,
) -> BTreeMap<String, u32> {
    let found = players.iter_mut().map(|(name, player)| {
        let hits = (0..TRIES).filter(|&attempt| {
            player.restart();
            player.choose_or_any(at, &mut thought(attempt)).0 == Ok(solution)
        });
        let hits = hits.count() as u32;
        ((*name).to_owned(), hits)
    });
    found.collect()
}

/// Whether nobody ever misses it.
pub(crate) fn never_missed(found: &BTreeMap<String, u32>) -> bool {
    found.values().all(|&hits| hits == TRIES)
}

/// Whether even the plainest player hardly ever misses it.
pub(crate) fn is_plain(found: &BTreeMap<String, u32>) -> bool {
    let tries = TRIES * found.len() as u32;
    tries - found.values().sum::<u32>() <= MISSES_OF_PLAIN
}

/// The rating at which the levels would be expected to find it as often as they did, where one of
/// equal rating finds it half of the time.
pub(crate) fn rating(found: &BTreeMap<String, u32>) -> u32 {
    // Half a hit and half a miss more, so that what all or none found has a rating too.
    let share = |hits: u32| (f64::from(hits) + 0.5) / (f64::from(TRIES) + 1.0);
    let hits: f64 = found.values().map(|&hits| share(hits)).sum();
    let expected = |rating: f64| -> f64 {
        let levels = LEVELS.iter().filter(|(name, _)| found.contains_key(*name));
        levels.map(|(_, level)| 1.0 / (1.0 + 10f64.powf((rating - level) / 400.0))).sum()
    };
    let (mut low, mut high) = (0.0, 3000.0);
    while high - low > 0.25 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > hits {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(hits: [u32; 4]) -> BTreeMap<String, u32> {
        LEVELS.iter().zip(hits).map(|((name, _), hits)| ((*name).to_owned(), hits)).collect()
    }

    #[test]
    fn what_fewer_find_is_rated_higher() {
        let ladder = [[8, 8, 8, 8], [4, 8, 8, 8], [2, 4, 6, 8], [0, 0, 4, 8], [0, 0, 0, 4], [0; 4]];
        let ratings = ladder.map(|hits| rating(&found(hits)));
        assert!(ratings.is_sorted(), "{ratings:?}");
        assert_eq!(rating(&found([4; 4])), 1450, "halfway between the levels");
    }
}
