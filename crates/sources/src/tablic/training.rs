//! What Tablić's genes are trained for: to beat the greedy player.

use adut_arena::{Referee, Start};
use adut_kernel::{Player, Seed};
use adut_learn::evolution::Fitness;
use adut_tablic::players::{genetic_player, lapsing_greedy};
use adut_tablic::published;
use adut_tablic::rules::{State, Tablic};

/// How many genes the player has.
pub const GENES: usize = 4;

fn trained(game: &Tablic, genes: &[f64]) -> Player<Tablic> {
    let mut four = [0.0; GENES];
    four.iter_mut().zip(genes).for_each(|(gene, value)| *gene = *value);
    if game.is_published_code() { published::new_genetic(four) } else { genetic_player(game, four) }
}

fn greedy(game: &Tablic) -> Player<Tablic> {
    if game.is_published_code() { published::new_greedy() } else { lapsing_greedy(game, 0.0) }
}

/// The thesis's measure: won less lost games against the greedy player, who sits in front. By the
/// published code an extra point for more cards decides along with the others, as in its training.
#[derive(Clone, Debug)]
pub struct Wins {
    /// The game; for two.
    pub game: Tablic,
    /// How many; 30 in the thesis.
    pub games: u64,
}

impl Wins {
    /// 1 if seat 1 has won, −1 if it has lost, 0 if neither.
    fn result(&self, state: &State, payoff: f64) -> f64 {
        if !self.game.is_published_code() {
            return payoff;
        }
        let ledger = state.ledger();
        let [other, own] = [0, 1].map(|side| {
            let more_cards = ledger.cards[side] > ledger.cards[1 - side];
            ledger.points[side] + u8::from(more_cards)
        });
        f64::from(own) - f64::from(other)
    }
}

impl Fitness for Wins {
    fn measure(&self, genes: &[f64], trial: Seed) -> f64 {
        let (mut greedy, mut genetic) = (greedy(&self.game), trained(&self.game, genes));
        let mut referee = Referee::new(self.game.clone());
        let mut sum = 0.0;
        for number in 0..self.games {
            let seed = trial.nth(number);
            let start = Start::random(&self.game, seed.child("cards"), 0);
            let players = &mut [&mut greedy, &mut genetic];
            let (ending, course) = referee.play(&start, players, seed.child("play"), &mut ());
            let result = self.result(course.state(), ending.outcome().payoff(1));
            sum += if result == 0.0 { 0.0 } else { result.signum() };
        }
        sum
    }
}

/// The better measure: the mean difference of points against the greedy player, every deal played
/// from both seats.
#[derive(Clone, Debug)]
pub struct Duplicate {
    /// The game; for two.
    pub game: Tablic,
    /// How many deals.
    pub deals: u64,
}

impl Fitness for Duplicate {
    fn measure(&self, genes: &[f64], trial: Seed) -> f64 {
        let (mut greedy, mut genetic) = (greedy(&self.game), trained(&self.game, genes));
        let mut referee = Referee::new(self.game.clone());
        let mut sum = 0.0;
        for deal in 0..self.deals {
            let seed = trial.nth(deal);
            let start = Start::random(&self.game, seed.child("cards"), 0);
            for seat in [0, 1] {
                let mut players = [&mut greedy, &mut genetic];
                if seat == 0 {
                    players.reverse();
                }
                let (ending, _) = referee.play(&start, &mut players, seed.child("play"), &mut ());
                sum += ending.outcome().difference(seat);
            }
        }
        sum / (2 * self.deals).max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Notation as _, Rules};
    use adut_learn::evolution::{Evolution, Method, Reading};

    use super::*;

    fn game(rules: &str) -> Tablic {
        Tablic::from_rules(&Rules::parse(rules).unwrap()).unwrap()
    }

    #[test]
    fn genes_that_look_at_points_beat_genes_that_do_not() {
        let trial = Seed::from_text("genes");
        for rules in ["", "code=published"] {
            let (points, cards) = ([1.0, 0.1, 0.5, 0.1], [0.0, 0.0, 0.0, 0.0]);
            let wins = Wins { game: game(rules), games: 30 };
            assert!(wins.measure(&points, trial) > wins.measure(&cards, trial));
            let duplicate = Duplicate { game: game(rules), deals: 15 };
            assert!(duplicate.measure(&points, trial) > duplicate.measure(&cards, trial));
            assert_eq!(duplicate.measure(&points, trial), duplicate.measure(&points, trial));
        }
    }

    #[test]
    fn training_makes_better_players() {
        let fitness = Duplicate { game: game(""), deals: 10 };
        let mut evolution = Evolution::begin(Method::CmaEs { population: 6 }, GENES, "small");
        for _ in 0..6 {
            evolution.advance(&fitness);
        }
        let judge = |genes: &[f64]| {
            let fitness = Duplicate { deals: 40, ..fitness.clone() };
            fitness.measure(genes, Seed::from_text("judge"))
        };
        let (first, last) = (&evolution.history()[0].genes, &evolution.history()[5].genes);
        assert!(judge(last) > judge(&[0.5; GENES]), "{} {last:?}", judge(last));
        assert_ne!(last, first);
        let reading = Reading::Code;
        let mut population =
            Evolution::begin(Method::Published { population: 6, reading }, GENES, "small");
        let wins = Wins { game: game("code=published"), games: 2 };
        assert!(population.advance(&wins).best >= population.history()[0].mean);
    }
}
