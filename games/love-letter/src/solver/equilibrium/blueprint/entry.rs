//! A position of a blueprint.

use super::super::follow::positions_after;
use super::super::graph::{MAX_PLAYS, Passage, Vector};
use super::super::public::{Pair, Public, Turn};
use super::super::walk::passed_on;
use super::bits::{BitReader, BitWriter, take_part};
use super::{
    SHARE_BITS, Shares, VALUE_BITS, WHOLE, hand_weight, is_nothing, own_weight, pair_weight,
    value_bits, value_of,
};
use crate::rules::KINDS;

/// A position in a blueprint, with all that is kept there.
#[derive(Clone, Debug)]
pub(crate) struct Spot<'a> {
    pub(crate) at: Public,
    /// How likely each hand is made by the strategies of the mover and of the other.
    pub(crate) reach: [Vector<f32>; 2],
    pub(crate) turn: Turn,
    /// What the mover does with each pair that he can have by his strategy.
    pub(crate) shares: Vec<Option<Shares>>,
    /// What each pair can win at most against the other's strategy, between −1 and 1.
    pub(crate) values: Vec<Option<f32>>,
    below: Vec<Below<'a>>,
    edges: Vec<Frontier>,
}

/// Where a play of the mover's strategy leads out of the blueprint.
#[derive(Clone, Debug)]
pub(crate) struct Frontier {
    pub(crate) play: usize,
    pub(crate) passage: Passage,
    /// How likely each hand is made by the strategies of the next mover and of the one who moved.
    pub(crate) reach: [Vector<f32>; 2],
    /// What each hand of the next mover can win at most, between −1 and 1.
    pub(crate) values: [Option<f32>; KINDS],
}

impl Frontier {
    /// What each hand of the next mover can win at this position, which is where the play leads,
    /// times the ways to have it.
    pub(crate) fn hand_sums(&self, at: &Public) -> Vector<f64> {
        let mut sums = [0.0; KINDS];
        for card in at.mover.iter() {
            let value = f64::from(self.values[card.index()].unwrap_or(0.0));
            sums[card.index()] = value * hand_weight(at, card, &self.reach[1]);
        }
        sums
    }
}

/// A position that a play of a spot leads to.
#[derive(Clone, Debug)]
struct Below<'a> {
    play: usize,
    passage: Passage,
    at: Public,
    reach: [Vector<f32>; 2],
    bytes: &'a [u8],
}

/// The code of a pair's shares: one choice only, or which and how often.
pub(super) fn put_shares(to: &mut BitWriter, shares: &Shares, count: usize) {
    if let Some(only) = shares.iter().position(|&share| u32::from(share) == WHOLE) {
        to.put(1, 1);
        return to.put(only as u32, index_bits(count));
    }
    to.put(0, 1);
    let made = |i: &usize| shares[*i] > 0;
    (0..count).for_each(|i| to.put(u32::from(made(&i)), 1));
    let last = (0..count).rfind(made);
    for i in (0..count).filter(made).filter(|&i| Some(i) != last) {
        to.put(u32::from(shares[i]), SHARE_BITS);
    }
}

fn take_shares(from: &mut BitReader<'_>, count: usize) -> Option<Shares> {
    let mut shares = [0; MAX_PLAYS];
    if from.take(1)? == 1 {
        *shares[..count].get_mut(from.take(index_bits(count))? as usize)? = WHOLE as u8;
        return Some(shares);
    }
    let made = from.take(count as u32)?;
    let made: Vec<usize> = (0..count).filter(|i| made >> (count - 1 - i) & 1 == 1).collect();
    let (&last, others) = made.split_last()?;
    let mut left = WHOLE;
    for &i in others {
        let units = from.take(SHARE_BITS)?;
        shares[i] = units as u8;
        left = left.checked_sub(units)?;
    }
    shares[last] = left as u8;
    Some(shares)
}

const fn index_bits(count: usize) -> u32 {
    usize::BITS - (count - 1).leading_zeros()
}

pub(super) fn put_value(to: &mut BitWriter, value: f64) {
    to.put(value_bits(value), VALUE_BITS);
}

/// The hands whose values are kept where the blueprint ends: those that the next mover may have,
/// each with how often he does.
pub(super) fn valued_hands(at: &Public, moved: &Vector<f32>) -> impl Iterator<Item = (usize, f64)> {
    let weights = at.mover.iter().map(|card| (card.index(), hand_weight(at, card, moved)));
    weights.filter(|&(_, weight)| weight > 0.0).collect::<Vec<_>>().into_iter()
}

/// Whether a pair's strategy is kept.
pub(super) fn is_decided(pair: &Pair, mover: &Vector<f32>) -> bool {
    pair.choices.len() > 1 && own_weight(pair, mover) > 0.0
}

/// How likely the mover makes each play and keeps each card.
pub(super) fn kept(
    turn: &Turn,
    mover: &Vector<f32>,
    shares: &[Option<Shares>],
) -> Vec<Vector<f32>> {
    let mut kept = vec![[0.0; KINDS]; turn.plays.len()];
    let mut choices = &turn.choices[..];
    for (pair, shares) in turn.pairs.iter().zip(shares) {
        let weight = own_weight(pair, mover);
        for (i, &choice) in choices.iter().take(pair.choices.len()).enumerate() {
            let share = match shares {
                Some(shares) => f32::from(shares[i]) / WHOLE as f32,
                None if pair.choices.len() == 1 => 1.0,
                None => continue,
            };
            kept[usize::from(choice >> 3)][usize::from(choice & 7)] += weight * share;
        }
        choices = &choices[pair.choices.len()..];
    }
    kept
}

impl<'a> Spot<'a> {
    /// Reads a position; none if the bytes are not of one.
    pub(super) fn read(at: Public, reach: [Vector<f32>; 2], bytes: &'a [u8]) -> Option<Self> {
        let turn = at.turn();
        let mut bits = BitReader::new(bytes);
        let open: Vec<Vec<(Passage, Public)>> =
            turn.plays.iter().map(|&(play, hands)| positions_after(&at, play, hands)).collect();
        let mut covered = Vec::new();
        for next in &open {
            covered.push(!next.is_empty() && bits.take(1)? == 1);
        }
        let mut shares = Vec::new();
        for pair in &turn.pairs {
            let decided = is_decided(pair, &reach[0]);
            shares.push(if decided {
                Some(take_shares(&mut bits, pair.choices.len())?)
            } else {
                None
            });
        }
        let mut values = Vec::new();
        for pair in &turn.pairs {
            let is_kept = pair_weight(&at, pair.low, pair.high, &reach[1]) > 0.0;
            values.push(if is_kept { Some(value_of(bits.take(VALUE_BITS)?)) } else { None });
        }
        let kept = kept(&turn, &reach[0], &shares);
        let mut edges = Vec::new();
        for (play, next) in open.iter().enumerate().filter(|&(play, _)| !covered[play]) {
            for &(passage, at) in next {
                let reach = passed_on(passage, &kept[play], &reach[1]);
                let mut values = [None; KINDS];
                for (hand, _) in valued_hands(&at, &reach[1]) {
                    values[hand] = Some(value_of(bits.take(VALUE_BITS)?));
                }
                if !is_nothing(&reach[1]) {
                    edges.push(Frontier { play, passage, reach, values });
                }
            }
        }
        let mut rest = bits.rest();
        let mut below = Vec::new();
        for (play, next) in open.into_iter().enumerate().filter(|&(play, _)| covered[play]) {
            for (passage, at) in next {
                let reach = passed_on(passage, &kept[play], &reach[1]);
                if reach.iter().all(is_nothing) {
                    continue;
                }
                below.push(Below { play, passage, at, reach, bytes: take_part(&mut rest)? });
            }
        }
        rest.is_empty().then_some(Self { at, reach, turn, shares, values, below, edges })
    }

    /// Whether what follows a play is in the blueprint.
    pub(crate) fn covers(&self, play: usize) -> bool {
        self.below.iter().any(|below| below.play == play)
    }

    /// The position after a play; none if it is not in the blueprint.
    pub(crate) fn after(&self, play: usize, passage: Passage) -> Option<Self> {
        let leads = |below: &&Below<'_>| below.play == play && below.passage == passage;
        let below = self.below.iter().find(leads)?;
        Self::read(below.at, below.reach, below.bytes)
    }

    /// Where a play of the mover's strategy leaves the blueprint.
    pub(crate) fn leaving(&self, play: usize, passage: Passage) -> Option<&Frontier> {
        self.edges.iter().find(|edge| edge.play == play && edge.passage == passage)
    }

    /// All positions that follow in the blueprint.
    #[cfg(test)]
    pub(crate) fn all_after(&self) -> impl Iterator<Item = Option<Self>> {
        self.below.iter().map(|below| Self::read(below.at, below.reach, below.bytes))
    }

    /// What each pair of the mover can win, times the ways to have it.
    pub(crate) fn sums(&self) -> Vec<f64> {
        let pairs = self.turn.pairs.iter().zip(&self.values);
        let sums = pairs.map(|(pair, value)| {
            let weight = pair_weight(&self.at, pair.low, pair.high, &self.reach[1]);
            f64::from(value.unwrap_or(0.0)) * weight
        });
        sums.collect()
    }

    /// What each hand of the mover can win, times the ways to have it.
    pub(crate) fn hand_sums(&self) -> Vector<f32> {
        let mut sums = [0.0; KINDS];
        for (pair, sum) in self.turn.pairs.iter().zip(self.sums()) {
            sums[pair.low.index()] += sum as f32;
            if pair.low != pair.high {
                sums[pair.high.index()] += sum as f32;
            }
        }
        sums
    }

    /// How likely the mover makes each play and keeps each card.
    pub(crate) fn kept(&self) -> Vec<Vector<f32>> {
        kept(&self.turn, &self.reach[0], &self.shares)
    }
}
