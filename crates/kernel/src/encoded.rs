//! Games as numbers, for nets, data sets and other programs.
//!
//! A game that is [`Encoded`] writes what a seat knows as a row of numbers, of one length for
//! given rules, in named [`Block`]s. What a seat can do has [ids](ActionIds) below a fixed number
//! or, where there is no bound on the moves, [features of each move](MoveFeatures). Whatever was
//! made with these numbers, such as a net, carries the [`EncodingId`] and is used with that alone.
//!
//! The numbers are made from an observation, so they hold nothing that the seat may not know. What
//! [`Revealed`] adds to them is made from the state: it is for training, and no player has a state.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Notation, Rules, Seat};

/// Numbers that stand together under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// What they tell.
    pub name: &'static str,
    /// How many there are.
    pub size: usize,
}

impl Block {
    /// So many numbers under this name.
    pub const fn new(name: &'static str, size: usize) -> Self {
        Self { name, size }
    }

    /// How many numbers the blocks have together.
    pub fn total(blocks: &[Self]) -> usize {
        blocks.iter().map(|block| block.size).sum()
    }
}

/// A game whose observations can be written as numbers.
///
/// Seats are counted from the observing one on, so that equal situations look alike from every
/// seat. Two observations of a seat that differ give different numbers, unless they differ in names
/// alone that mean nothing (which suit is which); numbers are between −2 and 2.
pub trait Encoded: Notation {
    /// The version of the encoding: another one wherever a number changes its meaning.
    const ENCODING: u32;

    /// The options that decide what the numbers mean or how the game goes. Those that do not, such as
    /// the length of a match, are left out: whoever learned by one value of them can play by another.
    fn encoded_rules(&self) -> Rules;

    /// What the numbers are, in order.
    fn blocks(&self) -> Vec<Block>;

    /// How many numbers an observation has.
    fn features(&self) -> usize;

    /// No game has more moves than this.
    fn longest_game(&self) -> usize;

    /// Writes an observation, of a moment in which somebody is to act or the game is over, over
    /// whatever stands in `out`, which has [`features`](Self::features) places.
    fn encode(&self, seen: &Self::Observation, out: &mut [f32]);
}

/// A game with so few actions that each has a number.
///
/// Ids are turned to the observing seat as the features are; for one seat they stay the same from
/// the deal to the end of the game.
pub trait ActionIds: Encoded {
    /// How many ids there are.
    fn action_ids(&self) -> usize;

    /// The id of an action of the seat that has `seen` this.
    fn action_id(&self, seen: &Self::Observation, action: Self::Action) -> usize;

    /// The action with this id, whether or not it is legal now; none if no action has it.
    fn action_of_id(&self, seen: &Self::Observation, id: usize) -> Option<Self::Action>;

    /// Marks the ids of these actions, and no others, in `mask`, which has
    /// [`action_ids`](Self::action_ids) places.
    fn mask_ids(&self, seen: &Self::Observation, actions: &[Self::Action], mask: &mut [bool]) {
        mask.fill(false);
        for &action in actions {
            mask[self.action_id(seen, action)] = true;
        }
    }
}

/// A game whose moves are told apart by features, not by ids.
pub trait MoveFeatures: Encoded {
    /// What the numbers of a move are, in order.
    fn move_blocks(&self) -> Vec<Block>;

    /// How many numbers a move has.
    fn move_features(&self) -> usize;

    /// No position lists more moves than this.
    fn most_moves(&self) -> usize;

    /// Writes an action of the seat that has `seen` this over whatever stands in `out`. Legal
    /// actions that differ give different numbers.
    fn encode_move(&self, seen: &Self::Observation, action: Self::Action, out: &mut [f32]);
}

/// What a seat does not know, as numbers: for values in training, never for a player.
pub trait Revealed: Encoded {
    /// What the numbers are, in order.
    fn revealed_blocks(&self) -> Vec<Block>;

    /// How many numbers there are.
    fn revealed_features(&self) -> usize;

    /// Writes what `seat` does not know over whatever stands in `out`.
    fn reveal(&self, state: &Self::State, seat: Seat, out: &mut [f32]);
}

/// Which numbers something was made with: equal ones mean the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EncodingId {
    /// The game's name.
    pub game: String,
    /// [`Encoded::ENCODING`].
    pub version: u32,
    /// [`Encoded::encoded_rules`].
    pub rules: Rules,
}

impl EncodingId {
    /// The encoding of a game with its rules.
    pub fn of<G: Encoded>(game: &G) -> Self {
        Self { game: G::NAME.to_owned(), version: G::ENCODING, rules: game.encoded_rules() }
    }

    /// Whether what was made with this encoding can serve the game.
    pub fn check<G: Encoded>(&self, game: &G) -> Result<(), OtherEncoding> {
        let wanted = Self::of(game);
        if *self == wanted {
            return Ok(());
        }
        Err(OtherEncoding { made_for: Box::new(self.clone()), wanted: Box::new(wanted) })
    }
}

impl fmt::Display for EncodingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, version, rules } = self;
        write!(f, "{game} by the rules {rules} in version {version} of its encoding")
    }
}

/// Something that was made for another game, other rules or another version of the numbers.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("it was made for {made_for}, not for {wanted}")]
pub struct OtherEncoding {
    made_for: Box<EncodingId>,
    wanted: Box<EncodingId>,
}

/// Writes features one block after the other.
#[derive(Debug)]
pub struct FeatureWriter<'a> {
    rest: &'a mut [f32],
}

impl<'a> FeatureWriter<'a> {
    /// Writes over `out`, which is zero wherever nothing else is written.
    #[inline]
    pub fn new(out: &'a mut [f32]) -> Self {
        out.fill(0.0);
        Self { rest: out }
    }

    #[inline]
    fn next(&mut self, size: usize) -> &'a mut [f32] {
        let (block, rest) = std::mem::take(&mut self.rest).split_at_mut(size);
        self.rest = rest;
        block
    }

    /// One number.
    #[inline]
    pub fn number(&mut self, value: f32) {
        self.next(1)[0] = value;
    }

    /// 1 for yes, 0 for no.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        self.number(f32::from(u8::from(yes)));
    }

    /// `size` numbers of which one, or none, is 1.
    #[inline]
    pub fn one_of(&mut self, size: usize, which: Option<usize>) {
        let block = self.next(size);
        if let Some(which) = which {
            block[which] = 1.0;
        }
    }

    /// `size` numbers that are 1 where the set has a bit.
    #[inline]
    pub fn bits(&mut self, size: usize, mut set: u64) {
        let block = self.next(size);
        while set != 0 {
            block[set.trailing_zeros() as usize] = 1.0;
            set &= set - 1;
        }
    }

    /// Leaves so many numbers at zero.
    #[inline]
    pub fn skip(&mut self, size: usize) {
        self.next(size);
    }

    /// That was all.
    ///
    /// # Panics
    /// In debug builds, if numbers are left that nothing was written to.
    #[inline]
    pub fn finish(self) {
        debug_assert!(self.rest.is_empty(), "{} features were not written", self.rest.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_written_one_after_the_other() {
        let mut out = [9.0; 11];
        let mut writer = FeatureWriter::new(&mut out);
        writer.bits(4, 0b1010);
        writer.one_of(3, Some(2));
        writer.one_of(1, None);
        writer.flag(true);
        writer.skip(1);
        writer.number(0.5);
        writer.finish();
        assert_eq!(out, [0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.5]);
    }

    #[test]
    #[should_panic(expected = "1 features were not written")]
    #[cfg(debug_assertions)]
    fn a_block_that_is_forgotten_is_noticed() {
        let mut out = [0.0; 3];
        let mut writer = FeatureWriter::new(&mut out);
        writer.skip(2);
        writer.finish();
    }
}
