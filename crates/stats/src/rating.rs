//! Ratings from results of pairs.

/// Results of one player against another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    /// Index of the one.
    pub a: usize,
    /// Index of the other.
    pub b: usize,
    /// What `a` scored: wins and half of the draws.
    pub score: f64,
    /// Of how many games.
    pub games: f64,
}

/// Half a game won and half lost against everyone: keeps ratings finite where one side always
/// won, and matters little after some dozens of games.
const PRIOR: f64 = 0.5;

/// Bradley–Terry ratings of `players`, on Elo's scale with mean 0, by minorisation–maximisation
/// (Hunter 2004). Players without games get 0 if nobody has any.
pub fn bradley_terry(players: usize, results: &[Pairing]) -> Vec<f64> {
    let mut won = vec![0.0; players];
    let mut games = vec![vec![0.0; players]; players];
    for pairing in results.iter().filter(|pairing| pairing.a != pairing.b) {
        let (a, b) = (pairing.a, pairing.b);
        won[a] += pairing.score + PRIOR;
        won[b] += pairing.games - pairing.score + PRIOR;
        games[a][b] += pairing.games + 2.0 * PRIOR;
        games[b][a] += pairing.games + 2.0 * PRIOR;
    }
    let mut strength = vec![1.0; players];
    for _ in 0..10_000 {
        let before = strength.clone();
        for i in 0..players {
            let share = |j: usize| games[i][j] / (before[i] + before[j]);
            let expected: f64 = (0..players).filter(|&j| games[i][j] > 0.0).map(share).sum();
            if expected > 0.0 {
                strength[i] = won[i] / expected;
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

    #[test]
    fn two_players_get_the_elo_of_their_share() {
        let results = [Pairing { a: 0, b: 1, score: 7500.0, games: 10_000.0 }];
        let ratings = bradley_terry(2, &results);
        assert!((ratings[0] - ratings[1] - elo_of_share(0.75)).abs() < 0.05);
        assert!((ratings[0] + ratings[1]).abs() < 1e-9);
    }

    #[test]
    fn ratings_that_made_the_results_come_back() {
        let truth = [120.0, 30.0, -20.0, -130.0];
        let mut results = Vec::new();
        for a in 0..4 {
            for b in a + 1..4 {
                let games = 1e7;
                let score = games * share_of_elo(truth[a] - truth[b]);
                results.push(Pairing { a, b, score, games });
            }
        }
        for (rating, truth) in bradley_terry(4, &results).iter().zip(truth) {
            assert!((rating - truth).abs() < 0.01, "{rating} {truth}");
        }
    }

    #[test]
    fn agrees_with_the_likelihood_maximised_apart() {
        // SciPy, the same likelihood maximised by BFGS and Nelder–Mead.
        let results =
            [(0, 1, 13.5), (0, 2, 15.0), (1, 2, 9.0), (1, 3, 16.5), (2, 3, 12.0), (0, 3, 18.0)];
        let results = results.map(|(a, b, score)| Pairing { a, b, score, games: 20.0 });
        let expected = [158.1119, 18.2363, -18.2363, -158.1119];
        for (rating, expected) in bradley_terry(4, &results).iter().zip(expected) {
            assert!((rating - expected).abs() < 1e-4, "{rating} {expected}");
        }
    }

    #[test]
    fn one_sided_results_stay_finite() {
        let results = [Pairing { a: 0, b: 1, score: 100.0, games: 100.0 }];
        let ratings = bradley_terry(3, &results);
        assert!(ratings.iter().all(|r| r.is_finite()), "{ratings:?}");
        assert!(ratings[0] > 300.0);
        assert!(elo_of_share(1.0).is_finite());
    }

    #[test]
    fn elo_and_share_are_inverse() {
        assert!((share_of_elo(200.0) - 0.759_746_9).abs() < 1e-6);
        assert!((elo_of_share(share_of_elo(137.0)) - 137.0).abs() < 1e-9);
    }
}
