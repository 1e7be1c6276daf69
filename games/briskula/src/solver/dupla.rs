//! Dupla's tricks: two cards each, thrown in turn.
//!
//! Of the 144 ways to throw four cards at most 72 lead to different positions: only the pairs
//! and the winner matter (see [`super::pairs`]). A trick keeps what it has found about them as
//! sets of six bits, one for each pair of the leader, and asks the search only for what these do
//! not answer.

use super::dupla_ending::{last_trick, last_two_tricks};
use super::engine::{Boundary, Engine, Tricks};
use super::hand::{Fate, Hand};
use super::order::{CardOrder, order};
use super::pack::Cards;
use super::pairs::{ALL, PAIR, WITH, better, stands};

/// No card yet.
const NONE: usize = 4;

/// Dupla's tricks.
pub(super) struct Dupla;

struct Trick<'a> {
    at: &'a Boundary,
    goal: i32,
    lead: Hand<4>,
    other: Hand<4>,
    /// The leader's places in the order in which the second card is tried.
    lead_then: [usize; 4],
    /// The other's.
    other_then: [usize; 4],
    /// By the other's first card the pairs worth trying if the leader wins the trick, as six bits.
    cheap: [u8; 4],
    /// And if the other wins it.
    rich: [u8; 4],
    /// For each of the leader's cards the other's pairs that do not beat it.
    stands: [u8; 4],
    /// By whether the leader wins the trick and by his pair: the other's pairs that are known to
    /// leave him his goal.
    reached: [[u8; 6]; 2],
    /// Likewise those known not to.
    missed: [[u8; 6]; 2],
    /// The least that a position known to reach the goal gives.
    least_reached: i32,
    /// The most that a position known to miss it gives.
    most_missed: i32,
    /// The answer that last refuted a lead: the best guess against the next one.
    refuting: usize,
    /// The leader's second card that last held: the best guess after the next answer.
    holding: usize,
}

impl Tricks for Dupla {
    const HAND: usize = 4;
    const CARDS: usize = 4;
    const ORDER: &'static [CardOrder] = &[
        order("A K 3 H F 6 4* 5 6* 7 H* 2 4 K* 3* F* 7* 2* A* 5*"),
        order("F* F H 7 K 4 2 3 6 A 6* A* K* 2* 5 7* H* 3* 5* 4*"),
        order("A* K H* 3 4* F* 3* 7* H K* F 6* 6 5* 2* 7 5 4 A 2"),
        order("2* F 7* 5* A* K* H 4* 7 H* 4 6* K 5 2 6 3 A F* 3*"),
    ];

    fn expand(engine: &mut Engine<'_>, at: &Boundary, live: Cards, goal: i32) -> i32 {
        let lead = Hand::new(at.lead, live, &Self::ORDER[0]);
        let other = Hand::new(at.other, live, &Self::ORDER[1]);
        let mut trick = Trick {
            at,
            goal,
            lead_then: lead.places_by(&Self::ORDER[2]),
            other_then: other.places_by(&Self::ORDER[3]),
            cheap: pairs_worth_trying(&other, Fate::Lost),
            rich: pairs_worth_trying(&other, Fate::Won),
            stands: stands(&lead.card, &other.card),
            lead,
            other,
            reached: [[0; 6]; 2],
            missed: [[0; 6]; 2],
            least_reached: i32::MAX,
            most_missed: -1,
            refuting: NONE,
            holding: NONE,
        };
        if trick.lead(engine) { trick.least_reached } else { trick.most_missed }
    }

    fn ending(lead: Cards, other: Cards) -> i32 {
        let without_two = lead & (lead - 1);
        let without_two = without_two & (without_two - 1);
        if without_two == 0 { last_trick(lead, other) } else { last_two_tricks(lead, other) }
    }
}

/// By the first card the pairs that a last player needs to try when he knows the trick's fate.
#[inline(always)]
fn pairs_worth_trying(hand: &Hand<4>, fate: Fate) -> [u8; 4] {
    let mut pairs = WITH;
    if hand.all_differ {
        return pairs;
    }
    for (first, pairs) in pairs.iter_mut().enumerate() {
        for (second, pair) in PAIR[first].iter().enumerate() {
            if first != second && hand.no_worse(second, fate) & !(1 << first) != 0 {
                *pairs &= !(1 << pair);
            }
        }
    }
    pairs
}

impl Trick<'_> {
    /// The other's pairs against which the leader wins with these two cards, the first one led.
    #[inline(always)]
    const fn wins(&self, a: usize, c: usize) -> u8 {
        self.stands[better(&self.lead.card, a, c)]
    }

    /// The leader's first card: whether one reaches his goal.
    fn lead(&mut self, engine: &mut Engine<'_>) -> bool {
        for a in 0..4 {
            let fate = Fate::new(self.stands[a] == ALL, false);
            if self.lead.no_worse(a, fate) == 0 && self.answer(engine, a) {
                return true;
            }
        }
        false
    }

    /// The other's first card: whether none keeps the leader from his goal.
    fn answer(&mut self, engine: &mut Engine<'_>, a: usize) -> bool {
        engine.nodes += 1;
        let (mut may_win, mut must_win) = (0, ALL);
        for c in 0..4 {
            if c != a {
                may_win |= self.wins(a, c);
                must_win &= self.wins(a, c);
            }
        }
        let likely = self.refuting;
        for b in std::iter::once(likely).chain((0..4).filter(|&b| b != likely)) {
            if b == NONE {
                continue;
            }
            let fate = Fate::new(may_win & WITH[b] == 0, must_win & WITH[b] == WITH[b]);
            if self.other.no_worse(b, fate) == 0 && !self.second(engine, a, b) {
                self.refuting = b;
                return false;
            }
        }
        true
    }

    /// The leader's second card: whether one reaches his goal.
    fn second(&mut self, engine: &mut Engine<'_>, a: usize, b: usize) -> bool {
        engine.nodes += 1;
        let likely = self.holding;
        let others = self.lead_then.into_iter().filter(|&c| c != likely);
        for c in std::iter::once(likely).chain(others) {
            if c == NONE || c == a {
                continue;
            }
            let wins = self.wins(a, c) & WITH[b];
            let fate = Fate::new(wins == WITH[b], wins == 0);
            let no_worse = self.lead.no_worse(c, fate) & !(1 << a);
            if no_worse == 0 && self.last(engine, a, b, c) {
                self.holding = c;
                return true;
            }
        }
        false
    }

    /// The other's second card: whether none keeps the leader from his goal.
    fn last(&mut self, engine: &mut Engine<'_>, a: usize, b: usize, c: usize) -> bool {
        let wins = self.wins(a, c);
        let pair = PAIR[a][c];
        let either = |known: &[[u8; 6]; 2]| known[1][pair] & wins | known[0][pair] & !wins;
        let answers = self.cheap[b] & wins | self.rich[b] & !wins;
        if answers & either(&self.missed) != 0 {
            return false;
        }
        let open = answers & !either(&self.reached);
        if open != 0 {
            engine.nodes += 1;
        }
        for d in self.other_then {
            let bit = 1 << PAIR[b][d];
            if open & bit == 0 {
                continue;
            }
            let wins = wins & bit != 0;
            let thrown = [
                1 << self.lead.card[a] | 1 << self.lead.card[c],
                1 << self.other.card[b] | 1 << self.other.card[d],
            ];
            let points = self.lead.points(a)
                + self.lead.points(c)
                + self.other.points(b)
                + self.other.points(d);
            let value = engine.after_trick::<Dupla>(self.at, thrown, points, wins, self.goal);
            if value < self.goal {
                self.missed[usize::from(wins)][pair] |= bit;
                self.most_missed = self.most_missed.max(value);
                return false;
            }
            self.reached[usize::from(wins)][pair] |= bit;
            self.least_reached = self.least_reached.min(value);
        }
        true
    }
}
