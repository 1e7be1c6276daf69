//! Blueprints as bytes.

use std::borrow::Cow;
use std::collections::BTreeMap;

use thiserror::Error;

use super::super::graph::Vector;
use super::super::public::Public;
use super::super::{Equilibrium, Faces};
use super::entry::Spot;
use crate::rules::{Card, KINDS};

/// Begins every blueprint; the number changes with the contents.
const MAGIC: &[u8; 17] = b"adut-blueprint/1\n";
/// The magic, three cards, the limit, the rounds, two bounds and the length of the positions.
const HEAD: usize = MAGIC.len() + 3 + 4 + 4 + 8 + 4;
const SUM: usize = 8;

/// What is kept of a solved kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Blueprint<'a> {
    pub(super) faces: Faces,
    pub(super) limit: u32,
    pub(super) rounds: u32,
    pub(super) bounds: [f32; 2],
    pub(super) positions: Cow<'a, [u8]>,
}

/// Why bytes are no blueprint.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BlueprintError {
    /// They begin otherwise.
    #[error("it is not a blueprint of this version")]
    Foreign,
    /// They end too early.
    #[error("it is cut short")]
    CutShort,
    /// They do not agree with their check sum.
    #[error("it is damaged")]
    Damaged,
}

fn check_sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |sum: u64, &byte| {
        (sum.rotate_left(5) ^ u64::from(byte)).wrapping_mul(0x517c_c1b7_2722_0a95)
    })
}

impl Equilibrium<f32> {
    /// What is to be kept of this solution. The strategy is rounded to what the blueprint keeps of
    /// it; the bounds are those before.
    pub fn blueprint(&mut self, bounds: [f64; 2], limit: u32) -> Blueprint<'static> {
        let positions = Cow::Owned(self.captured(u64::from(limit)));
        let rounds = self.rounds() as u32;
        let bounds = bounds.map(|bound| bound as f32);
        Blueprint { faces: self.faces(), limit, rounds, bounds, positions }
    }
}

impl<'a> Blueprint<'a> {
    /// The face-up cards.
    pub const fn faces(&self) -> Faces {
        self.faces
    }
    /// Plays that lead to no more slots are left out.
    pub const fn limit(&self) -> u32 {
        self.limit
    }
    /// Between what and what the first player's payoff lies.
    pub fn bounds(&self) -> [f64; 2] {
        self.bounds.map(f64::from)
    }

    /// The blueprint as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.faces.cards().map(|card| card.index() as u8));
        bytes.extend(self.limit.to_le_bytes());
        bytes.extend(self.rounds.to_le_bytes());
        bytes.extend(self.bounds.iter().flat_map(|bound| bound.to_le_bytes()));
        bytes.extend((self.positions.len() as u32).to_le_bytes());
        bytes.extend(&self.positions[..]);
        let sum = check_sum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads the blueprint at the beginning of some bytes, and returns what follows it.
    pub fn read(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), BlueprintError> {
        let begin = bytes.len().min(MAGIC.len());
        if bytes[..begin] != MAGIC[..begin] {
            return Err(BlueprintError::Foreign);
        }
        let head = bytes.get(..HEAD).ok_or(BlueprintError::CutShort)?;
        let number = |at: usize| {
            let mut four = [0; 4];
            four.copy_from_slice(&head[at..at + 4]);
            u32::from_le_bytes(four)
        };
        let after = MAGIC.len() + 3;
        let end = HEAD + number(after + 16) as usize;
        let (whole, rest) = bytes.split_at_checked(end + SUM).ok_or(BlueprintError::CutShort)?;
        if check_sum(&whole[..end]).to_le_bytes() != whole[end..] {
            return Err(BlueprintError::Damaged);
        }
        let card = |i: usize| Card::ALL.get(usize::from(head[MAGIC.len() + i])).copied();
        let cards = card(0).zip(card(1)).zip(card(2)).map(|((a, b), c)| [a, b, c]);
        let blueprint = Self {
            faces: cards.and_then(Faces::of).ok_or(BlueprintError::Damaged)?,
            limit: number(after),
            rounds: number(after + 4),
            bounds: [number(after + 8), number(after + 12)].map(f32::from_bits),
            positions: Cow::Borrowed(&whole[HEAD..end]),
        };
        Ok((blueprint, rest))
    }

    /// The first turn.
    pub(crate) fn first(&self) -> Option<Spot<'_>> {
        self.first_of(Public::first(self.faces.unseen()))
    }

    pub(super) fn first_of(&self, at: Public) -> Option<Spot<'_>> {
        Spot::read(at, full_reach(&at), &self.positions)
    }
}

/// The blueprints of several kinds, one after the other in a file.
#[derive(Clone, Debug, Default)]
pub struct Blueprints<'a>(BTreeMap<Faces, Blueprint<'a>>);

impl<'a> Blueprints<'a> {
    /// Reads them all.
    pub fn read(mut bytes: &'a [u8]) -> Result<Self, BlueprintError> {
        let mut all = BTreeMap::new();
        while !bytes.is_empty() {
            let (blueprint, rest) = Blueprint::read(bytes)?;
            all.insert(blueprint.faces, blueprint);
            bytes = rest;
        }
        Ok(Self(all))
    }

    /// The blueprint of a kind.
    pub fn of(&self, faces: Faces) -> Option<&Blueprint<'a>> {
        self.0.get(&faces)
    }

    /// The kinds, ascending.
    pub fn kinds(&self) -> impl Iterator<Item = Faces> {
        self.0.keys().copied()
    }

    /// Adds a blueprint, in place of one for the same kind.
    pub fn put(&mut self, blueprint: Blueprint<'a>) {
        self.0.insert(blueprint.faces, blueprint);
    }

    /// All as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.values().flat_map(Blueprint::to_bytes).collect()
    }
}

/// Every hand that the mover and the other may have, as likely as it is dealt.
pub(crate) fn full_reach(at: &Public) -> [Vector<f32>; 2] {
    [at.mover, at.other].map(|hands| {
        let mut reach = [0.0; KINDS];
        hands.iter().for_each(|card| reach[card.index()] = 1.0);
        reach
    })
}
