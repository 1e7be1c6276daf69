//! Numbers and names in words.

use crate::compare::{Comparison, PairResult};

/// With so many decimals, and a true minus sign.
pub fn number(value: f64, decimals: usize) -> String {
    if value.is_nan() {
        return "–".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "∞".to_owned() } else { "−∞".to_owned() };
    }
    let text = format!("{:.decimals$}", value.abs());
    let is_zero = text.chars().all(|digit| digit == '0' || digit == '.');
    if value < 0.0 && !is_zero { format!("−{text}") } else { text }
}

/// As [`number`], with a plus sign for what is above zero.
pub fn signed(value: f64, decimals: usize) -> String {
    let text = number(value, decimals);
    let is_zero = text.chars().all(|digit| digit == '0' || digit == '.');
    if value > 0.0 && !is_zero { format!("+{text}") } else { text }
}

/// A share as a percentage.
pub fn percent(share: f64) -> String {
    format!("{} %", number(100.0 * share, 1))
}

/// A count with its thousands set apart.
pub fn count(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// An interval of numbers that `show` writes.
pub fn interval([low, high]: [f64; 2], show: impl Fn(f64) -> String) -> String {
    format!("[{}, {}]", show(low), show(high))
}

/// A time in microseconds, in the unit that suits it.
pub fn time(microseconds: f64) -> String {
    let (value, unit) = match microseconds {
        t if t < 1.0 => (t * 1e3, "ns"),
        t if t < 1e3 => (t, "µs"),
        t if t < 1e6 => (t / 1e3, "ms"),
        t => (t / 1e6, "s"),
    };
    let decimals = if value < 10.0 { 2 } else { usize::from(value < 100.0) };
    format!("{} {unit}", number(value, decimals))
}

/// A chance, not pretending to know it when it is tiny.
pub fn chance(p: f64) -> String {
    if p < 0.0001 { "< 0.0001".to_owned() } else { number(p, 4) }
}

/// The stars of a corrected chance.
pub(super) fn stars(pair: &PairResult) -> &'static str {
    match pair.p_holm {
        p if p < 0.001 => "***",
        p if p < 0.01 => "**",
        p if p < 0.05 => "*",
        _ => "",
    }
}

/// A name cut to what fits a figure.
pub fn short(name: &str, longest: usize) -> String {
    if name.chars().count() <= longest {
        return name.to_owned();
    }
    let mut cut: String = name.chars().take(longest - 1).collect();
    cut.push('…');
    cut
}

/// How much was played, in words.
pub(super) fn volume(of: &Comparison) -> String {
    let games: u64 = of.pairs.iter().map(|pair| pair.games).sum();
    let (deals, games) = (count(of.deals), count(games));
    format!("{deals} deals in {} seatings, {games} {} in all", of.seatings, of.counted.noun())
}

/// The players' budgets, in words; none if nobody has settings.
pub(super) fn budgets(of: &Comparison) -> Option<String> {
    let with_settings = of.agents.iter().filter(|agent| !agent.settings.is_empty());
    let mut all: Vec<String> =
        with_settings.map(|agent| format!("{} ({})", agent.name, agent.settings)).collect();
    all.dedup();
    (!all.is_empty()).then(|| all.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(number(-1.25, 1), "−1.2");
        assert_eq!(signed(0.04, 1), "0.0");
        assert_eq!(signed(-0.04, 1), "0.0");
        assert_eq!(signed(3.0, 0), "+3");
        assert_eq!(number(f64::NEG_INFINITY, 2), "−∞");
        assert_eq!(percent(0.5), "50.0 %");
        assert_eq!(count(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(count(999), "999");
        assert_eq!(
            [0.0421, 7.5, 43_210.0, 2.5e6].map(time),
            ["42.1 ns", "7.50 µs", "43.2 ms", "2.50 s"]
        );
        assert_eq!(short("abcdef", 4), "abc…");
    }
}
