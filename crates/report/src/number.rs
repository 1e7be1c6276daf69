//! Numbers as people read them.

use serde::{Deserialize, Serialize};

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// A share, in percent.
    Percent,
    /// A number with so many decimals.
    Number(usize),
    /// A number with so many decimals, and a plus sign above zero.
    Signed(usize),
    /// A count, with its thousands set apart.
    Count,
    /// Microseconds, in the unit that suits them.
    Time,
}

impl Unit {
    /// A value in this unit.
    pub fn write(self, value: f64) -> String {
        match self {
            Unit::Percent => percent(value),
            Unit::Number(decimals) => number(value, decimals),
            Unit::Signed(decimals) => signed(value, decimals),
            Unit::Count if value.fract() == 0.0 && (0.0..1.8e19).contains(&value) => {
                count(value as u64)
            }
            Unit::Count => number(value, 0),
            Unit::Time => time(value),
        }
    }

    /// An interval in this unit; the sign of percent is left to the head of the column.
    pub fn write_interval(self, bounds: [f64; 2]) -> String {
        match self {
            Unit::Percent => interval(bounds, |share| number(100.0 * share, 1)),
            _ => interval(bounds, |value| self.write(value)),
        }
    }

    /// A value on an axis whose marks need so many decimals.
    pub(crate) fn tick(self, value: f64, decimals: usize) -> String {
        match self {
            Unit::Percent => format!("{} %", number(100.0 * value, decimals.saturating_sub(2))),
            Unit::Signed(_) => signed(value, decimals),
            _ => number(value, decimals),
        }
    }
}

/// With so many decimals, and a true minus sign.
pub fn number(value: f64, decimals: usize) -> String {
    if value.is_nan() {
        return "–".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "∞".to_owned() } else { "−∞".to_owned() };
    }
    let text = format!("{:.decimals$}", value.abs());
    if value < 0.0 && !is_zero(&text) { format!("−{text}") } else { text }
}

/// As [`number`], with a plus sign for what is above zero.
pub fn signed(value: f64, decimals: usize) -> String {
    let text = number(value, decimals);
    if value > 0.0 && !is_zero(&text) { format!("+{text}") } else { text }
}

fn is_zero(text: &str) -> bool {
    text.chars().all(|digit| digit == '0' || digit == '.')
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

/// The stars of a chance.
pub fn stars(p: f64) -> &'static str {
    match p {
        p if p < 0.001 => "***",
        p if p < 0.01 => "**",
        p if p < 0.05 => "*",
        _ => "",
    }
}

/// A name cut to what fits.
pub fn short(name: &str, longest: usize) -> String {
    if name.chars().count() <= longest {
        return name.to_owned();
    }
    let mut cut: String = name.chars().take(longest.saturating_sub(1)).collect();
    cut.push('…');
    cut
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
        assert_eq!([0.2, 0.04, 0.004, 0.0004].map(stars), ["", "*", "**", "***"]);
    }

    #[test]
    fn units_write_what_they_are() {
        let shares = Unit::Percent.write_interval([0.25, 0.5]);
        assert_eq!(
            (Unit::Percent.write(0.123).as_str(), shares.as_str()),
            ("12.3 %", "[25.0, 50.0]")
        );
        assert_eq!(Unit::Signed(1).write_interval([-1.0, 2.0]), "[−1.0, +2.0]");
        assert_eq!(Unit::Count.write(1234.0), "1\u{202f}234");
        assert_eq!(Unit::Count.write(-0.4), "0");
        assert_eq!(Unit::Percent.tick(0.25, 2), "25 %");
    }
}
