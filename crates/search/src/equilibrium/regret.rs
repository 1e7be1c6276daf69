//! Regret matching (Hart and Mas-Colell 2000).

use super::policy::even;

/// Clears `out` and makes each action as likely as its regret, where it is positive; all alike
/// where none is.
pub(super) fn matched(regrets: &[f64], out: &mut Vec<f64>) {
    let positive: f64 = regrets.iter().map(|regret| regret.max(0.0)).sum();
    if positive > 0.0 {
        out.clear();
        out.extend(regrets.iter().map(|regret| regret.max(0.0) / positive));
    } else {
        even(regrets.len(), out);
    }
}

/// The shares of sums that are not negative; all alike where they are zero.
pub(super) fn averaged(sums: &[f64]) -> Vec<f64> {
    let mut shares = Vec::with_capacity(sums.len());
    matched(sums, &mut shares);
    shares
}
