//! Whether two samples can come from one share.

use statrs::function::factorial::ln_binomial;

/// Independent trials, and how many of them were hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trials {
    /// Hits.
    pub hits: u64,
    /// All of them.
    pub all: u64,
}

/// Fisher's exact test, two-sided: given how many hits there are in both samples together, the
/// chance that they fall on the two samples in a way that is no likelier than the one seen, were the
/// share of both the same. 1 where one of the samples is empty.
///
/// # Panics
/// If there are more hits than trials.
pub fn fisher(a: Trials, b: Trials) -> f64 {
    assert!(a.hits <= a.all && b.hits <= b.all, "more hits than trials");
    // The smaller sample is gone through, so that the other one may be large.
    let (few, many) = if a.all <= b.all { (a, b) } else { (b, a) };
    let hits = a.hits + b.hits;
    let ways = |of_few: u64| ln_binomial(few.all, of_few) + ln_binomial(many.all, hits - of_few);
    let all_ways = ln_binomial(few.all + many.all, hits);
    let seen = ways(few.hits);
    // Splits as likely as the one seen differ from it by rounding only.
    let bound = seen + 1e-7;
    let splits = hits.saturating_sub(many.all)..=hits.min(few.all);
    let chances =
        splits.map(ways).filter(|&ways| ways <= bound).map(|ways| (ways - all_ways).exp());
    chances.sum::<f64>().min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The test by its definition, in whole numbers: all ways to mark `hits` of the trials.
    fn by_counting(a: Trials, b: Trials) -> f64 {
        let all = a.all + b.all;
        let hits = (a.hits + b.hits) as u32;
        let mut by_split = vec![0u64; a.all as usize + 1];
        for marked in 0u32..1 << all {
            if marked.count_ones() == hits {
                let in_a = marked & ((1 << a.all) - 1);
                by_split[in_a.count_ones() as usize] += 1;
            }
        }
        let seen = by_split[a.hits as usize];
        let no_likelier: u64 = by_split.iter().filter(|&&ways| ways <= seen).sum();
        no_likelier as f64 / by_split.iter().sum::<u64>() as f64
    }

    #[test]
    fn agrees_with_counting_all_ways() {
        for (a_all, b_all) in [(0, 3), (1, 1), (3, 5), (5, 3), (6, 6), (4, 9)] {
            for a_hits in 0..=a_all {
                for b_hits in 0..=b_all {
                    let a = Trials { hits: a_hits, all: a_all };
                    let b = Trials { hits: b_hits, all: b_all };
                    let (quick, slow) = (fisher(a, b), by_counting(a, b));
                    assert!((quick - slow).abs() < 1e-6, "{a:?} {b:?}: {quick} is not {slow}");
                }
            }
        }
    }

    #[test]
    fn textbook_values() {
        // The lady tasting tea, 3 of 4 against 1 of 4: 34/70.
        let tea = fisher(Trials { hits: 3, all: 4 }, Trials { hits: 1, all: 4 });
        assert!((tea - 34.0 / 70.0).abs() < 1e-9, "{tea}");
        // SciPy: fisher_exact([[8, 2], [1, 5]]) gives 0.034965.
        let small = fisher(Trials { hits: 8, all: 10 }, Trials { hits: 1, all: 6 });
        assert!((small - 0.034_965_034_965).abs() < 1e-9, "{small}");
    }

    #[test]
    fn fifty_games_tell_little_and_a_large_sample_does_not_slow_it_down() {
        let published = Trials { hits: 35, all: 50 };
        let near = fisher(published, Trials { hits: 710_000, all: 1_000_000 });
        let far = fisher(published, Trials { hits: 877_000, all: 1_000_000 });
        assert!(near > 0.5 && far < 0.002, "{near} {far}");
        assert_eq!(fisher(published, Trials { hits: 0, all: 0 }), 1.0);
    }
}
