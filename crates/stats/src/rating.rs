//! Ratings from results of pairs.

/// The results of players who sat at one table, two or more of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// Who sat there; the same player may have had several seats.
    pub members: Vec<usize>,
    /// What each of them won: games, and halves of those that were drawn.
    pub won: Vec<f64>,
}

impl Contest {
    fn games(&self) -> f64 {
        self.won.iter().sum()
    }

    /// The pairs of different players.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let pairs = self.members.iter().flat_map(|&a| self.members.iter().map(move |&b| (a, b)));
        pairs.filter(|(a, b)| a < b)
    }
}

/// The usual prior of [`ratings`].
pub const PRIOR: f64 = 0.5;

/// Bradley–Terry ratings of `players`, on Elo's scale with mean 0, by minorisation–maximisation
/// (Hunter 2004); at tables of more than two each wins as likely as its strength among those who sit there
/// (Luce). `prior` games are added as won and as many as lost between any two who have met: it keeps
/// ratings finite where one side always won, and matters little after some dozens of games. Players
/// without games get 0 if nobody has any.
pub fn ratings(players: usize, contests: &[Contest], prior: f64) -> Vec<f64> {
    let mut met: Vec<(usize, usize)> = contests.iter().flat_map(Contest::pairs).collect();
    met.sort_unstable();
    met.dedup();
    let added = met.iter().map(|&(a, b)| Contest { members: vec![a, b], won: vec![prior; 2] });
    let played = contests.iter().filter(|contest| contest.pairs().next().is_some()).cloned();
    let all: Vec<Contest> = played.chain(added).filter(|contest| contest.games() > 0.0).collect();
    let mut won = vec![0.0; players];
    for contest in &all {
        contest.members.iter().zip(&contest.won).for_each(|(&player, score)| won[player] += score);
    }
    let mut strength = vec![1.0; players];
    for _ in 0..10_000 {
        let before = strength.clone();
        let mut expected = vec![0.0; players];
        for contest in &all {
            let together: f64 = contest.members.iter().map(|&player| before[player]).sum();
            let share = contest.games() / together;
            contest.members.iter().for_each(|&player| expected[player] += share);
        }
        for (player, expected) in expected.into_iter().enumerate() {
            if expected > 0.0 {
                // Who has won nothing and has no prior would fall without end.
                strength[player] = (won[player] / expected).max(f64::MIN_POSITIVE.sqrt());
            }
        }
        let mean = strength.iter().map(|s: &f64| s.ln()).sum::<f64>() / players as f64;
        strength.iter_mut().for_each(|s| *s /= mean.exp());
        let moved = strength.iter().zip(&before).map(|(a, b)| (a / b).ln().abs());
        if moved.fold(0.0, f64::max) < 1e-10 {
            break;
        }
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}

/// Which of the players can be rated by their results alone: the largest group in which everybody has
/// won, directly or over others, against everybody. Between such groups one side has won everything, and
/// only the prior would say by how much it is stronger. Empty where no group has two players.
pub fn comparable(players: usize, contests: &[Contest]) -> Vec<usize> {
    let mut beats = vec![vec![false; players]; players];
    for contest in contests {
        for (&winner, &won) in contest.members.iter().zip(&contest.won) {
            if won > 0.0 {
                contest.members.iter().for_each(|&loser| beats[winner][loser] = true);
            }
        }
    }
    for over in 0..players {
        let through = beats[over].clone();
        for row in beats.iter_mut().filter(|row| row[over]) {
            row.iter_mut().zip(&through).for_each(|(beats, also)| *beats |= also);
        }
    }
    let group = |one: usize| -> Vec<usize> {
        (0..players).filter(|&other| beats[one][other] && beats[other][one]).collect()
    };
    let largest = (0..players).map(group).reduce(|a, b| if b.len() > a.len() { b } else { a });
    largest.filter(|group| group.len() > 1).unwrap_or_default()
}

/// The Elo difference at which the stronger scores this share; bounded, so that a share of 1
/// does not give an infinite one.
pub fn elo_of_share(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share expected at an Elo difference.
pub fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(a: usize, b: usize, score: f64, games: f64) -> Contest {
        Contest { members: vec![a, b], won: vec![score, games - score] }
    }

    #[test]
    fn two_players_get_the_elo_of_their_share() {
        let found = ratings(2, &[pair(0, 1, 7500.0, 10_000.0)], PRIOR);
        assert!((found[0] - found[1] - elo_of_share(0.75)).abs() < 0.05);
        assert!((found[0] + found[1]).abs() < 1e-9);
        let without = ratings(2, &[pair(0, 1, 7.0, 10.0)], 0.0);
        assert!((without[0] - without[1] - elo_of_share(0.7)).abs() < 1e-6);
        let drawn_together = ratings(2, &[pair(0, 1, 7.0, 10.0)], 5.0);
        assert!((drawn_together[0] - drawn_together[1] - elo_of_share(0.6)).abs() < 1e-6);
    }

    #[test]
    fn ratings_that_made_the_results_come_back() {
        let truth = [120.0, 30.0, -20.0, -130.0];
        let strength = truth.map(|elo: f64| 10f64.powf(elo / 400.0));
        let games = 1e7;
        let contest = |members: Vec<usize>| {
            let together: f64 = members.iter().map(|&player| strength[player]).sum();
            let won = members.iter().map(|&player| games * strength[player] / together).collect();
            Contest { members, won }
        };
        let pairs = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]].map(Vec::from);
        // One against two of another, and tables of three different players.
        let roles = [[0, 1, 1], [1, 0, 0], [2, 3, 3], [3, 2, 2], [0, 2, 2]].map(Vec::from);
        let tables = [[0, 1, 2], [0, 1, 3], [1, 2, 3]].map(Vec::from);
        for kind in [&pairs[..], &roles, &tables] {
            let contests: Vec<Contest> = kind.iter().cloned().map(contest).collect();
            for (rating, truth) in ratings(4, &contests, PRIOR).iter().zip(truth) {
                assert!((rating - truth).abs() < 0.01, "{kind:?}: {rating} {truth}");
            }
        }
    }

    #[test]
    fn agrees_with_the_likelihood_maximised_apart() {
        // SciPy, the same likelihood maximised by BFGS and Nelder–Mead.
        let results =
            [(0, 1, 13.5), (0, 2, 15.0), (1, 2, 9.0), (1, 3, 16.5), (2, 3, 12.0), (0, 3, 18.0)];
        let results = results.map(|(a, b, score)| pair(a, b, score, 20.0));
        let expected = [158.1119, 18.2363, -18.2363, -158.1119];
        for (rating, expected) in ratings(4, &results, PRIOR).iter().zip(expected) {
            assert!((rating - expected).abs() < 1e-4, "{rating} {expected}");
        }
    }

    #[test]
    fn one_sided_results_stay_finite_and_are_known_as_such() {
        let results = [pair(0, 1, 100.0, 100.0)];
        for prior in [PRIOR, 0.0] {
            let found = ratings(3, &results, prior);
            assert!(found.iter().all(|rating| rating.is_finite()), "{found:?}");
            assert!(found[0] > 300.0);
        }
        assert!(comparable(3, &results).is_empty());
        // 0 has beaten everybody; 1, 2 and 3 have beaten each other in a ring; 4 has lost to all.
        let mut results: Vec<Contest> = (1..5).map(|other| pair(0, other, 9.0, 9.0)).collect();
        results.extend([(1, 2), (2, 3), (3, 1), (1, 4)].map(|(a, b)| pair(a, b, 9.0, 9.0)));
        assert_eq!(comparable(5, &results), [1, 2, 3]);
        // One draw of the last with the first ties all of them together.
        results.push(pair(0, 4, 8.5, 9.0));
        assert_eq!(comparable(5, &results), [0, 1, 2, 3, 4]);
        assert!(elo_of_share(1.0).is_finite());
    }

    #[test]
    fn elo_and_share_are_inverse() {
        assert!((share_of_elo(200.0) - 0.759_746_9).abs() < 1e-6);
        assert!((elo_of_share(share_of_elo(137.0)) - 137.0).abs() < 1e-9);
    }
}
