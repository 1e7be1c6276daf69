//! Nodes and milliseconds of the Tablić solver over the fixed decks of `testdata/decks.txt`.
//!
//! `cargo run --release -p adut-tablic --example tablic_speed [DECKS [SECTION [THREADS]]]`:
//! how many of the 40 decks, and only the sections whose name contains SECTION, deck by deck. The endings are
//! what is left after both seats have played as Greedy.

#![expect(clippy::disallowed_methods, reason = "measuring time is what this is for")]
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for people to read")]

use std::error::Error;
use std::ops::ControlFlow;
use std::time::Instant;

use adut_cards::french::{Card, CardSet};
use adut_tablic::solver::one_sided::{Horizon, collect_most};
use adut_tablic::solver::{CardsBonus, Position, Question, Rules, Solver, greedy_move};

const DECKS: &str = include_str!("../testdata/decks.txt");
const TABLE_BYTES: usize = 1 << 30;

type Measured = Result<u64, Box<dyn Error>>;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let decks = arguments.first().map_or(Ok(40), |text| text.parse())?;
    let section = arguments.get(1).map_or("", String::as_str);
    let threads = arguments.get(2).map_or(Ok(1), |text| text.parse())?;
    let solver = Solver::new(TABLE_BYTES).with_threads(threads);
    let solve = |position: &Position| -> Measured {
        let mut watch = |_| ControlFlow::Continue(());
        Ok(solver.solve(position, Question::default(), &mut watch)?.nodes)
    };
    let one_deal =
        |position: &Position| -> Measured { Ok(collect_most(position, Horizon::Deal)?.nodes) };
    let whole_deck =
        |position: &Position| -> Measured { Ok(collect_most(position, Horizon::Deck)?.nodes) };
    type Measure<'a> = &'a dyn Fn(&Position) -> Measured;
    let sections: [(&str, CardsBonus, usize, Measure<'_>); 8] = [
        ("last deal", CardsBonus::None, 12, &solve),
        ("two deals", CardsBonus::None, 24, &solve),
        ("three deals", CardsBonus::None, 36, &solve),
        ("backtrack6", CardsBonus::None, 48, &one_deal),
        ("backtrack-deck", CardsBonus::None, 48, &whole_deck),
        ("whole game, bonus none", CardsBonus::None, 48, &solve),
        ("whole game, bonus on-tie", CardsBonus::OnTie, 48, &solve),
        ("whole game, bonus always", CardsBonus::Always, 48, &solve),
    ];
    println!("{:<26} {:>12} {:>12} {:>10} {:>10}", "", "nodes median", "most", "ms median", "most");
    for (name, bonus, plies, question) in sections {
        if !name.contains(section) {
            continue;
        }
        let (mut nodes, mut times) = (Vec::new(), Vec::new());
        for deck in DECKS.lines().take(decks) {
            let position = ending(deck, bonus, plies)?;
            let start = Instant::now();
            let searched = question(&position)?;
            let time = start.elapsed().as_secs_f64() * 1e3;
            nodes.push(searched);
            times.push(time);
            if !section.is_empty() {
                eprintln!("deck {:>2}: {searched} nodes, {time:.1} ms", nodes.len());
            }
        }
        nodes.sort_unstable();
        times.sort_unstable_by(f64::total_cmp);
        let (middle, last) = (nodes.len() / 2, nodes.len() - 1);
        println!(
            "{name:<26} {:>12} {:>12} {:>10.2} {:>10.2}",
            nodes[middle], nodes[last], times[middle], times[last]
        );
    }
    Ok(())
}

/// The deck's game played by Greedy on both sides until so many plies are left.
fn ending(deck: &str, cards_bonus: CardsBonus, plies: usize) -> Result<Position, Box<dyn Error>> {
    let cards = deck.split_whitespace().map(str::parse).collect::<Result<Vec<Card>, _>>()?;
    let rules = Rules { cards_bonus, ..Rules::default() };
    let mut position = Position::from_deck(&cards, rules)?;
    while position.plies_left() > plies {
        let seat = position.to_move();
        let undealt: CardSet = position.undealt.iter().copied().collect();
        let unseen = position.hands[1 - seat] | undealt;
        let played = greedy_move(position.table, position.hands[seat], unseen, rules)
            .ok_or("no card to play")?;
        position = position.after(played.card, played.taken);
    }
    Ok(position)
}
