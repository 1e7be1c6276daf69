//! The size of the problem.

use adut_kernel::{Notation as _, Rules};
use adut_love_letter::rules::{Counts, LoveLetter};
use adut_love_letter::solver::{information_sets, orders, situations};
use adut_report::Unit;
use adut_report::number::count;
use adut_report::plot::{Curve, Curves};
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Plot, TextTable};

/// Two decisions on each of ten turns, as the thesis has it.
const DECISIONS: f64 = 1024.0;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    lab.step(0, 3)?;
    let pack = |rules: &str| -> Result<Counts> {
        let game = LoveLetter::from_rules(&Rules::parse(rules)?)?;
        Ok(game.pack().iter().copied().collect())
    };
    let (five, four) = (pack("guards=5")?, pack("guards=4")?);
    // With four Guards and sixteen cards one card is missing; the thesis divides 16! all the same.
    let thesis = orders(four) as f64 * 16.0;
    let product = thesis * DECISIONS;
    let exact = |what: &str, value: f64| Figure::exact(what, Unit::Count, value);
    let mut figures = vec![
        exact("Deck orders as the thesis divides: 16!/(4!·2!⁴)", thesis)
            .published("16!/384 = 54 486 432 000", 54_486_432_000.0),
        exact("Deck orders of its own pack of 15 cards: 15!/384", orders(four) as f64)
            .published("54 486 432 000", 54_486_432_000.0)
            .because(
                "Four Guards make 15 cards, not 16: the thesis counts a card that it does \
                not name. The later draft prints a division by 32 and one factor 2! too many.",
            ),
        exact("Deck orders of the real pack, five Guards: 16!/1920", orders(five) as f64)
            .published("54 486 432 000", 54_486_432_000.0)
            .because("The game has five Guards; 5!·2!⁴ = 1920 orders are alike."),
        exact("Its product, deck orders × 2¹⁰ decisions", product)
            .published("5.8·10¹²", 5.8e12)
            .because(
                "54 486 432 000 × 1024 = 5.58·10¹³: a slip of the decimal point, and of a \
                digit.",
            ),
    ];
    let counted = situations(five, None);
    lab.step(1, 3)?;
    let sets = information_sets(five, None);
    lab.step(2, 3)?;
    let sum = |counts: &[u128]| counts.iter().sum::<u128>();
    let scenarios = sum(&counted.scenarios);
    figures.push(exact("Situations in which a player is to play", sum(&counted.situations) as f64));
    figures.push(exact("Scenarios, that is different rounds", scenarios as f64));
    figures.push(exact("Information sets", sum(&sets) as f64));
    figures.push(exact("Positions", sum(&counted.positions) as f64));
    let columns =
        ["turn", "seat", "situations", "information sets", "positions", "scenarios ending here"];
    let mut table = TextTable::new(
        "Counted exactly, two players, five Guards, the order of face-up and undrawn cards left \
         aside.",
        &columns,
    );
    for (turn, &sets) in sets.iter().enumerate() {
        let cells =
            [counted.situations[turn], sets, counted.positions[turn], counted.scenarios[turn]];
        let numbered = [(turn + 1).to_string(), (turn % 2).to_string()];
        table.push(numbered.into_iter().chain(cells.map(written)));
    }
    let line = |name: &str, counts: &[u128]| Curve {
        name: name.to_owned(),
        points: (1u32..).zip(counts).map(|(turn, &n)| (f64::from(turn), n as f64)).collect(),
        is_reference: false,
    };
    let curves = vec![
        line("situations", &counted.situations),
        line("information sets", &sets),
        line("scenarios ending", &counted.scenarios),
        line("positions", &counted.positions),
    ];
    let plot = Plot {
        caption: "How many there are on each turn, on a logarithmic axis.".to_owned(),
        drawing: Curves {
            across: "turn".to_owned(),
            up: "number".to_owned(),
            is_logarithmic: true,
            curves,
            ..Curves::default()
        }
        .into(),
    };
    Ok(Finding {
        verdict: format!(
            "There are {} deals, {} different rounds and {} information sets. That is far too \
             many to write a strategy down, but the reason is the number of information sets and \
             not NP-hardness: a game of fixed size is solved in constant time, and positions in \
             the sense of what is to come are only {}.",
            written(orders(five)),
            in_powers(scenarios),
            in_powers(sum(&sets)),
            written(sum(&counted.positions))
        ),
        figures,
        tables: vec![table],
        plots: vec![plot],
        text: vec![
            "A situation is all that has happened so far, hidden cards included: two that differ \
             in any dealt, drawn or played card, target or named card are two. Positions are \
             situations that are the same for what is to come: both hands, the undrawn cards, who \
             is protected and whose turn it is; sums of discards, which matter only on a tie, are \
             left out. An information set is what the player to play can tell apart. A scenario, \
             in the thesis’s word, is a round with all its decisions, here with the cards too."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

/// A count in full if that is readable, else as a power of ten.
fn written(n: u128) -> String {
    u64::try_from(n).ok().filter(|&n| n < 10u64.pow(15)).map_or_else(|| in_powers(n), count)
}

/// As a number times a power of ten.
fn in_powers(n: u128) -> String {
    if n < 1_000_000 {
        return count(n as u64);
    }
    let exponent = n.ilog10();
    let mantissa = n as f64 / 10f64.powi(exponent as i32);
    let raised: String = exponent.to_string().chars().map(superscript).collect();
    format!("{mantissa:.2}·10{raised}")
}

fn superscript(digit: char) -> char {
    match digit {
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '0' => '⁰',
        digit => char::from_u32('⁰' as u32 + digit.to_digit(10).unwrap_or(0)).unwrap_or(digit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_powers() {
        assert_eq!(in_powers(55_794_106_368_000), "5.58·10¹³");
        assert_eq!(in_powers(999_999), count(999_999));
        assert_eq!(in_powers(4 * 10u128.pow(20)), "4.00·10²⁰");
    }
}
