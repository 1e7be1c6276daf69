//! From rounds to matches.

use adut_arena::compare::PairResult;

/// How likely a player wins a round, and what follows for matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rounds {
    /// When he begins.
    pub(super) beginning: f64,
    /// When the other begins.
    pub(super) following: f64,
}

impl Rounds {
    /// The chances of the first of a pair, taking `share` for what it won.
    pub(super) fn of(pair: &PairResult, share: f64) -> Self {
        let advantage = pair.first_seat_share - 0.5;
        Self { beginning: share + advantage, following: share - advantage }
    }

    /// The chance to win a match to so many rounds. Whoever wins a round begins the next; the first
    /// is begun by either with equal chance. A drawn round is played again and changes nothing.
    pub(super) fn wins_match(self, to: usize) -> f64 {
        // chances[mine][theirs] when the player begins, and when the other does.
        let mut chances = vec![vec![[0.0; 2]; to + 1]; to + 1];
        for mine in (0..=to).rev() {
            for theirs in (0..=to).rev() {
                chances[mine][theirs] = match (mine == to, theirs == to) {
                    (true, _) => [1.0; 2],
                    (_, true) => [0.0; 2],
                    _ => [self.beginning, self.following].map(|won| {
                        won * chances[mine + 1][theirs][0]
                            + (1.0 - won) * chances[mine][theirs + 1][1]
                    }),
                };
            }
        }
        (chances[0][0][0] + chances[0][0][1]) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With no advantage for who begins, a match to n is the most of 2n − 1 rounds.
    #[test]
    fn without_an_advantage_it_is_the_binomial() {
        let p: f64 = 0.54;
        let mut most = 0.0;
        let mut ways = 1.0;
        for won in 0..=13 {
            if won >= 7 {
                most += ways * p.powi(won) * (1.0 - p).powi(13 - won);
            }
            ways *= f64::from(13 - won) / f64::from(won + 1);
        }
        let rounds = Rounds { beginning: p, following: p };
        assert!((rounds.wins_match(7) - most).abs() < 1e-12);
        assert!(most > 0.6);
    }

    #[test]
    fn equals_win_half_whoever_begins_better() {
        let rounds = Rounds { beginning: 0.57, following: 0.43 };
        assert!((rounds.wins_match(7) - 0.5).abs() < 1e-12);
        assert_eq!(Rounds { beginning: 1.0, following: 1.0 }.wins_match(7), 1.0);
    }

    /// A match to one is a round.
    #[test]
    fn a_match_to_one_is_a_round() {
        let rounds = Rounds { beginning: 0.7, following: 0.4 };
        assert!((rounds.wins_match(1) - 0.55).abs() < 1e-12);
    }
}
