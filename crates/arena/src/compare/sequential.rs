//! A sequential test between two players: it hears of every block and says when the evidence is
//! enough.

use adut_stats::{Sprt, Verdict};
use serde::{Deserialize, Serialize};

/// What is tested, and how often it may err.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hypotheses {
    /// The Elo difference that counts as none.
    pub elo0: f64,
    /// The Elo difference that counts as one.
    pub elo1: f64,
    /// How often a difference is found that is none.
    pub alpha: f64,
    /// How often a difference is missed that is one.
    pub beta: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    /// Not enough evidence.
    Open,
    /// The difference is `elo0` or less.
    Elo0,
    /// The difference is `elo1` or more.
    Elo1,
}

/// What a test says, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TestResult {
    /// What was tested.
    #[serde(flatten)]
    pub hypotheses: Hypotheses,
    /// How many decks it took.
    pub blocks: u64,
    /// The decision.
    pub verdict: Decision,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// Where the test stops: at or below the one, at or above the other.
    pub bounds: [f64; 2],
    /// The Elo difference of the mean score.
    pub elo: f64,
    /// Distance of the mean score from ½ in standard deviations of a block.
    pub normalised_effect: f64,
    /// The ratio on the way: after how many decks it was what. Long tests keep some of the points.
    pub curve: Vec<(u64, f64)>,
}

/// A test under way.
#[derive(Clone, Debug)]
pub struct Sequential {
    hypotheses: Hypotheses,
    test: Sprt,
    curve: Vec<(u64, f64)>,
    /// A point of the curve is kept after every so many blocks.
    stride: u64,
}

/// Points that a curve holds before every other one is dropped.
const POINTS: usize = 400;

impl Sequential {
    /// A test of which nothing has been played. None unless `elo0` < `elo1` and both chances lie
    /// between 0 and ½.
    pub fn new(hypotheses: Hypotheses) -> Option<Self> {
        let Hypotheses { elo0, elo1, alpha, beta } = hypotheses;
        let test = Sprt::new(elo0, elo1, alpha, beta)?;
        Some(Self { hypotheses, test, curve: vec![(0, 0.0)], stride: 1 })
    }

    /// Takes a block in: the share of the player under test, ½ being that of equals.
    pub fn add(&mut self, share: f64) {
        self.test.add(share);
        let blocks = self.test.blocks().count();
        if blocks.is_multiple_of(self.stride) {
            self.curve.push((blocks, self.test.ratio()));
        }
        if self.curve.len() > POINTS {
            self.stride *= 2;
            let stride = self.stride;
            self.curve.retain(|(blocks, _)| blocks.is_multiple_of(stride));
        }
    }

    /// The numbers behind the decision.
    pub fn test(&self) -> &Sprt {
        &self.test
    }

    /// What the test says so far.
    pub fn decision(&self) -> Decision {
        match self.test.verdict() {
            Verdict::Open => Decision::Open,
            Verdict::AcceptsElo0 => Decision::Elo0,
            Verdict::AcceptsElo1 => Decision::Elo1,
        }
    }

    /// All of it as plain data.
    pub fn result(&self) -> TestResult {
        let (bounds, blocks) = (self.test.bounds(), self.test.blocks().count());
        let mut curve = self.curve.clone();
        if curve.last().is_none_or(|last| last.0 != blocks) {
            curve.push((blocks, self.test.ratio()));
        }
        TestResult {
            hypotheses: self.hypotheses,
            blocks,
            verdict: self.decision(),
            llr: self.test.ratio(),
            bounds: [bounds.lower, bounds.upper],
            elo: self.test.elo(),
            normalised_effect: self.test.normalised_effect(),
            curve,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Hypotheses = Hypotheses { elo0: 0.0, elo1: 1.0, alpha: 0.05, beta: 0.05 };

    #[test]
    fn a_long_curve_keeps_its_shape_and_its_ends() {
        let mut test = Sequential::new(USUAL).unwrap();
        for i in 0..5001 {
            test.add(if i % 3 == 0 { 0.75 } else { 0.5 });
        }
        let result = test.result();
        assert!(result.curve.len() <= POINTS + 1);
        assert_eq!(result.curve.first(), Some(&(0, 0.0)));
        assert_eq!(result.curve.last(), Some(&(5001, result.llr)));
        assert!(result.curve.windows(2).all(|pair| pair[0].0 < pair[1].0));
        let json = serde_json::to_string(&result).unwrap();
        let read: TestResult = serde_json::from_str(&json).unwrap();
        assert_eq!((read.verdict, read.hypotheses), (result.verdict, result.hypotheses));
        assert_eq!(read.curve.len(), result.curve.len());
    }

    #[test]
    fn impossible_hypotheses_are_no_test() {
        assert!(Sequential::new(Hypotheses { elo1: 0.0, ..USUAL }).is_none());
        assert!(Sequential::new(Hypotheses { alpha: 0.5, ..USUAL }).is_none());
    }
}
