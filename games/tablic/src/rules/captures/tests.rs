use std::collections::BTreeSet;

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Rng, Seed};

use super::counts::Counts;
use super::groups::{Groups, MOST_GROUPS, Sums};
use super::{
    Ace, CaptureRules, Captures, Catch, Jack, Layout, MOST_CAPTURES, captures, is_capture,
    selection,
};
use crate::rules::examined::oracle;

const USUAL: CaptureRules =
    CaptureRules { ace: Ace::OneOrEleven, jack: Jack::Twelve, catch: Catch::Groups };
const ACE_ONE: CaptureRules = CaptureRules { ace: Ace::One, ..USUAL };

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|word| word.parse::<Card>().unwrap()).collect()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn found(captures: Captures) -> BTreeSet<CardSet> {
    let list: Vec<CardSet> = captures.collect();
    let set: BTreeSet<CardSet> = list.iter().copied().collect();
    assert_eq!(set.len(), list.len(), "a capture is found twice");
    set
}

fn random_cards(number: usize, rng: &mut Rng) -> CardSet {
    let mut pack: Vec<Card> = CardSet::PACK.iter().collect();
    rng.shuffle(&mut pack);
    pack.into_iter().take(number).collect()
}

#[test]
fn captures_are_those_of_brute_force() {
    let mut rng = Seed::from_text("captures").rng();
    for round in 0..12_000 {
        let rules = if round % 4 == 0 { ACE_ONE } else { USUAL };
        let largest = if round % 200 == 0 { 15 } else { 10 };
        let table = random_cards(rng.index(largest + 1), &mut rng);
        let played = (CardSet::PACK - table).nth(rng.below(52 - table.len())).unwrap();
        let expected = oracle::captures(rules, table, played);
        assert_eq!(found(captures(rules, table, played)), expected, "{played} on {table}");
    }
}

/// Tables of few ranks have the most ways to make the same union.
#[test]
fn captures_on_tables_of_few_ranks_are_those_of_brute_force() {
    let mut rng = Seed::from_text("few ranks").rng();
    for _ in 0..1_500 {
        let ranks: Vec<u8> = (0..4).map(|_| rng.below(9) as u8).collect();
        let table: CardSet =
            (0..12).map(|_| Card::new(*rng.choose(&ranks).unwrap(), rng.below(4) as u8)).collect();
        let played = (CardSet::PACK - table).nth(rng.below(52 - table.len())).unwrap();
        let expected = oracle::captures(USUAL, table, played);
        assert_eq!(found(captures(USUAL, table, played)), expected, "{played} on {table}");
    }
}

#[test]
fn the_direct_test_agrees_with_brute_force() {
    let mut rng = Seed::from_text("legality").rng();
    for round in 0..20_000 {
        let rules = if round % 4 == 0 { ACE_ONE } else { USUAL };
        let table = random_cards(rng.index(13), &mut rng);
        let taken = CardSet::from_bits(table.bits() & rng.bits());
        let played = (CardSet::PACK - table).nth(rng.below(52 - table.len())).unwrap();
        let expected = !taken.is_empty() && oracle::splits(rules, taken, rules.target(played));
        assert_eq!(is_capture(rules, table, played, taken), expected, "{played} x {taken}");
    }
}

/// Every subset of some tables, so that rare splits are met.
#[test]
fn the_direct_test_agrees_on_every_subset() {
    let mut rng = Seed::from_text("subsets").rng();
    for _ in 0..20 {
        let table = random_cards(12, &mut rng);
        for played in [card("As"), card("Js"), card("Ks")].iter().filter(|&&c| !table.contains(c)) {
            let expected = oracle::captures(USUAL, table, *played);
            let mut taken = table;
            while !taken.is_empty() {
                let legal = is_capture(USUAL, table, *played, taken);
                assert_eq!(legal, expected.contains(&taken), "{played} x {taken} on {table}");
                taken = CardSet::from_bits((taken.bits() - 1) & table.bits());
            }
        }
    }
}

/// Unions of random disjoint groups of the largest tables are legal, and a card more is not.
#[test]
fn the_direct_test_is_quick_on_the_largest_tables() {
    let mut rng = Seed::from_text("large").rng();
    for _ in 0..2_000 {
        let table = random_cards(24 + rng.index(28), &mut rng);
        let Some(played) = (CardSet::PACK - table).iter().last() else { continue };
        let mut taken = CardSet::EMPTY;
        for _ in 0..1 + rng.index(8) {
            let left = Layout::new(USUAL, table - taken);
            let groups: Vec<CardSet> = left.captures(played).take(40).collect();
            if let Some(&group) = rng.choose(&groups) {
                taken |= group;
            }
        }
        assert_eq!(is_capture(USUAL, table, played, taken), !taken.is_empty());
        // Neither sum is a multiple of 14 if the other is, so at most one can be legal.
        let more = taken.with(card("2c"));
        if played.rank() == 12 && table.contains(card("2c")) && more != taken {
            assert!(!is_capture(USUAL, table, played, more) || Counts::of(more).get(0) > 0);
        }
    }
}

#[test]
fn a_selection_holds_the_groups_and_the_largest_captures() {
    let mut rng = Seed::from_text("selection").rng();
    let mut cut = 0;
    for _ in 0..40 {
        let table = random_cards(15 + rng.index(4), &mut rng);
        let played = (CardSet::PACK - table).iter().last().unwrap();
        let all = oracle::captures(USUAL, table, played);
        if all.len() <= MOST_CAPTURES {
            continue;
        }
        cut += 1;
        let layout = Layout::new(USUAL, table);
        let part = layout.selection(played);
        assert!(part.len() <= 136);
        assert!(part.iter().all(|taken| all.contains(taken)));
        let kinds: BTreeSet<Counts> = part.iter().map(|&taken| Counts::of(taken)).collect();
        assert_eq!(kinds.len(), part.len());
        let mut groups = Groups::new();
        layout.sums.groups(USUAL.target(played), &mut groups);
        for group in groups {
            assert!(kinds.contains(&group));
        }
        let most = all.iter().map(|taken| taken.len()).max().unwrap();
        let largest: BTreeSet<Counts> =
            all.iter().filter(|t| t.len() == most).map(|&t| Counts::of(t)).collect();
        assert!(largest.len() > selection::LARGEST || largest.is_subset(&kinds));
        assert!(part.iter().any(|taken| taken.len() == most));
    }
    assert!(cut > 5, "only {cut} tables had too many captures");
}

#[test]
fn the_whole_pack_has_room_for_its_groups() {
    for ace in [Ace::OneOrEleven, Ace::One] {
        let sums = Sums::new(CardSet::PACK, ace);
        for target in 1..=14 {
            let mut groups = Groups::new();
            sums.groups(target, &mut groups);
            assert!(groups.len() < MOST_GROUPS);
            assert!(groups.is_sorted_by(|a, b| a > b), "largest counts first, each once");
        }
    }
}

/// Both sides lay all their cards: the table grows to 51.
#[test]
fn the_first_captures_come_without_the_rest() {
    let table = CardSet::PACK.without(card("Ks"));
    let first: Vec<CardSet> = captures(USUAL, table, card("Ks")).take(100_000).collect();
    assert_eq!(first.len(), 100_000);
    assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), 100_000);
    assert!(first.iter().step_by(1000).all(|&t| is_capture(USUAL, table, card("Ks"), t)));
    let part = Layout::new(USUAL, table).selection(card("Ks"));
    assert_eq!(part.len(), 136);
}

#[test]
fn a_played_ace_takes_aces_and_elevens() {
    let table = cards("Ad Ah 9c 2c 10s");
    let taken = found(captures(USUAL, table, card("Ac")));
    let expected = ["Ad", "Ah", "Ad Ah", "2c 9c", "Ad 10s", "Ah 10s", "Ad Ah 10s"];
    assert!(expected.iter().all(|text| taken.contains(&cards(text))));
    assert!(is_capture(USUAL, table, card("Ac"), table), "9+2, 10+1 and 11");
    assert!(!is_capture(USUAL, table, card("Ac"), cards("10s")));
    assert_eq!(
        found(captures(ACE_ONE, table, card("Ac"))),
        ["Ad", "Ah", "Ad Ah"].map(cards).into()
    );
}

/// The sum 12 divides by 6 and no card is above 6, yet nothing splits.
#[test]
fn a_divisible_sum_is_not_enough() {
    assert!(!is_capture(USUAL, cards("5c 5d 2h"), card("6s"), cards("5c 5d 2h")));
}

#[test]
fn a_sweeping_jack_takes_all_or_nothing() {
    let sweeps = CaptureRules { jack: Jack::Sweeps, ..USUAL };
    let table = cards("Qc 2d 10s");
    assert_eq!(found(captures(sweeps, table, card("Jd"))), [table].into());
    assert!(is_capture(sweeps, table, card("Jd"), table));
    assert!(!is_capture(sweeps, table, card("Jd"), cards("2d 10s")));
    assert_eq!(found(captures(sweeps, CardSet::EMPTY, card("Jd"))), BTreeSet::new());
    assert_eq!(Layout::new(sweeps, table).selection(card("Jd")), [table]);
    assert!(is_capture(sweeps, cards("Jc 2d"), card("Ks"), cards("Jc 2d")), "12 on the table");
}
