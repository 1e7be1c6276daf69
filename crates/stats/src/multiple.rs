//! Many tests at once.

/// Holm's correction: adjusted chances, in the order given, such that calling every pair below a
/// level errs anywhere with at most that chance.
pub fn holm(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|&a, &b| chances[a].total_cmp(&chances[b]));
    let mut adjusted = vec![1.0; chances.len()];
    let mut largest: f64 = 0.0;
    for (rank, &i) in order.iter().enumerate() {
        largest = largest.max(chances[i] * (chances.len() - rank) as f64).min(1.0);
        adjusted[i] = largest;
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_down_from_the_smallest() {
        // Four tests: 0.005 × 4, 0.01 × 3, 0.03 × 2, and 0.04 × 1 raised to the one before.
        let adjusted = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (a, b) in adjusted.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            assert!((a - b).abs() < 1e-12);
        }
        // Five tests: × 5, 4, 3, 2, 1 in ascending order.
        let adjusted = holm(&[0.001, 0.2, 0.013, 0.05, 0.6]);
        for (a, b) in adjusted.iter().zip([0.005, 0.4, 0.052, 0.15, 0.6]) {
            assert!((a - b).abs() < 1e-12);
        }
        assert!(holm(&[]).is_empty());
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
    }
}
