//! The upper confidence bound (Auer, Cesa-Bianchi and Fischer 2002) that guides the descent.

/// The natural logarithm, to about four digits. The library's own, because that of the platform
/// may differ in the last bit from machine to machine, and because it is called for every action
/// in sight.
#[inline]
pub(crate) fn ln(n: u32) -> f64 {
    const MANTISSA: u64 = (1 << 52) - 1;
    let bits = f64::from(n.max(1)).to_bits();
    let exponent = (bits >> 52) as i32 - 1023;
    // ln(1 + t) for t in [0, 1), exact at both ends: least squares on the Chebyshev points.
    let t = f64::from_bits((bits & MANTISSA) | 1023 << 52) - 1.0;
    let inner = (-0.055_904_509 * t + 0.164_623_374) * t - 0.303_861_396;
    std::f64::consts::LN_2 * (f64::from(exponent) + t) + t * (t - 1.0) * inner
}

/// The mean of `visits` values that sum to `total`, raised by what may hide behind few visits.
/// `spread` is the squared exploration constant times the logarithm of the chances it had.
#[inline]
pub(crate) fn bound(total: f64, visits: u32, spread: f64) -> f64 {
    let share = 1.0 / f64::from(visits);
    total * share + (spread * share).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_close_and_grows() {
        let mut last = -1.0;
        for n in (1..100_000).chain([1 << 20, (1 << 30) + 17, u32::MAX]) {
            let ours = ln(n);
            assert!((ours - f64::from(n).ln()).abs() < 1e-4, "{n}");
            assert!(ours > last, "{n}");
            last = ours;
        }
    }
}
