//! The best of several values.

/// The first index with the highest value; 0 if there are none.
pub(crate) fn first_best(values: &[f64]) -> usize {
    let mut best = 0;
    for (i, value) in values.iter().enumerate() {
        if value.total_cmp(&values[best]).is_gt() {
            best = i;
        }
    }
    best
}
