//! The four readings of what laying a card scores, judged by the published games.

use adut_kernel::Course;
use adut_tablic::rules::Tablic;
use anyhow::Result;

use super::published::{Line, TABLE};
use crate::reproduce::experiment::Lab;

/// A reading: its value of the rule option, and what it is in words.
pub(super) const READINGS: [(&str, &str); 4] = [
    ("scored", "a laid honour scores a štih, every laid card counts"),
    ("honour", "a laid honour scores a štih, no laid card counts"),
    ("literal", "as scored, and laying on an empty table is a tabla"),
    ("nothing", "a laid card scores nothing"),
];

/// Games by how they ended for the first of a pairing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) won: u64,
    pub(super) lost: u64,
    pub(super) drawn: u64,
}

impl Tally {
    pub(super) fn games(self) -> u64 {
        self.won + self.lost + self.drawn
    }

    /// Games that somebody won.
    pub(super) fn decided(self) -> u64 {
        self.won + self.lost
    }

    /// The share of the games, draws counted half.
    pub(super) fn share(self) -> f64 {
        (self.won as f64 + self.drawn as f64 / 2.0) / self.games().max(1) as f64
    }

    fn plus(self, other: Self) -> Self {
        Self {
            won: self.won + other.won,
            lost: self.lost + other.lost,
            drawn: self.drawn + other.drawn,
        }
    }

    /// The logarithm of the likelihood of these published games if games end as often as in this
    /// tally; one game of each kind is added to it, so that nothing is taken for impossible.
    pub(super) fn log_likelihood(self, published: Self) -> f64 {
        let all = (self.games() + 3) as f64;
        let of = |ours: u64, theirs: u64| theirs as f64 * ((ours + 1) as f64 / all).ln();
        of(self.won, published.won)
            + of(self.lost, published.lost)
            + of(self.drawn, published.drawn)
    }
}

/// A pairing under a reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Played {
    /// The first of the pairing in the first seat, and in the second.
    pub(super) seats: [Tally; 2],
}

impl Played {
    /// Every deal in both seatings.
    pub(super) fn both(self) -> Tally {
        self.seats[0].plus(self.seats[1])
    }

    /// The seating of the thesis.
    pub(super) fn printed(self, line: &Line) -> Tally {
        self.seats[line.seat]
    }
}

/// The published pairings under one reading.
pub(super) type Pairings = [Played; 3];

/// How likely the published games are under a reading, as a logarithm.
pub(super) fn log_likelihood(of: &Pairings, tally: impl Fn(&Played, &Line) -> Tally) -> f64 {
    let lines = TABLE.iter().zip(of);
    lines.map(|(line, played)| tally(played, line).log_likelihood(line.tally())).sum()
}

/// Plays a pairing in both seatings.
pub(super) fn play(lab: &Lab<'_>, reading: &str, line: &Line, deals: u64) -> Result<Played> {
    let rules = format!("code=published,lay={reading}");
    let ends =
        lab.look_at_games(&rules, line.players, deals, |course: &Course<Tablic>, seat| {
            (seat, course.outcome().map_or(0.0, |end| end.payoff(seat.index())))
        })?;
    let mut played = Played::default();
    for (seat, payoff) in ends {
        let tally = &mut played.seats[seat.index()];
        match payoff {
            payoff if payoff > 0.0 => tally.won += 1,
            payoff if payoff < 0.0 => tally.lost += 1,
            _ => tally.drawn += 1,
        }
    }
    Ok(played)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_likeliest_shares_are_those_that_were_published() {
        let published = Tally { won: 35, lost: 15, drawn: 0 };
        let at = |won: u64| Tally { won, lost: 10_000 - won, drawn: 0 }.log_likelihood(published);
        assert!(at(7000) > at(6700) && at(7000) > at(7300));
        // Binomial: 35 ln 0.7 + 15 ln 0.3, up to the added games.
        assert!((at(7000) - (35.0 * 0.7f64.ln() + 15.0 * 0.3f64.ln())).abs() < 0.02);
        let never = Tally { won: 10_000, lost: 0, drawn: 0 }.log_likelihood(published);
        assert!(never.is_finite() && never < at(9000));
    }
}
