//! Unfinished solving, kept in a file.

use std::io::{self, Read, Write};

use thiserror::Error;
use zerocopy::IntoBytes as _;

use super::super::hands::Hands;
use super::known::Known;
use super::public::Public;
use super::{Equilibrium, Faces, Solving};
use crate::rules::{Card, Counts};

/// Begins every file; the number changes with the contents.
const MAGIC: &[u8; 20] = b"adut-equilibrium/1\n\0";

/// Why a file cannot be gone on from.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// It cannot be read.
    #[error("it cannot be read")]
    Io(#[from] io::Error),
    /// It is of another kind or version.
    #[error("it is not an unfinished solution of this version")]
    Foreign,
    /// It ends too early.
    #[error("it is cut short")]
    CutShort,
    /// Its contents do not agree with its check sum.
    #[error("it is damaged")]
    Damaged,
    /// It is about other cards.
    #[error("it is about the face-up cards {0}")]
    OtherFaces(Faces),
    /// It was begun with another exactness.
    #[error("it was begun with positions of known hands solved to {0}")]
    OtherTolerance(f64),
}

/// Sums up all that goes through.
struct Checked<T> {
    inner: T,
    sum: u64,
}

const CHUNK: usize = 1 << 16;

impl<T> Checked<T> {
    fn add(&mut self, bytes: &[u8]) {
        for word in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..word.len()].copy_from_slice(word);
            let word = u64::from_le_bytes(eight);
            self.sum = (self.sum.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
    }
}

impl<W: Write> Checked<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.add(bytes);
        self.inner.write_all(bytes)
    }
    fn put(&mut self, value: u64) -> io::Result<()> {
        self.write(&value.to_le_bytes())
    }
}

impl<R: Read> Checked<R> {
    fn read(&mut self, bytes: &mut [u8]) -> Result<(), CheckpointError> {
        self.inner.read_exact(bytes).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => CheckpointError::CutShort,
            _ => CheckpointError::Io(error),
        })?;
        self.add(bytes);
        Ok(())
    }
    fn number(&mut self) -> Result<u64, CheckpointError> {
        let mut bytes = [0; 8];
        self.read(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }
}

fn pack_counts(counts: Counts) -> u32 {
    Card::ALL.iter().rev().fold(0, |packed, &card| packed << 4 | counts.of(card))
}

fn pack(at: &Public) -> u64 {
    let [mover, other] = [at.mover, at.other].map(|hands| u64::from(hands.bits()));
    let flags = u64::from(at.lead as u8) << 1 | u64::from(at.is_protected);
    u64::from(pack_counts(at.unseen)) | mover << 32 | other << 40 | flags << 48
}

fn unpack(packed: u64) -> Public {
    let copies = |card: &Card| (packed >> (4 * card.index()) & 15) as usize;
    let cards = Card::ALL.into_iter().flat_map(|card| vec![card; copies(&card)]);
    let byte = |shift: u32| (packed >> shift) as u8;
    Public {
        unseen: cards.collect(),
        mover: Hands::from_bits(byte(32)),
        other: Hands::from_bits(byte(40)),
        is_protected: byte(48) & 1 == 1,
        lead: byte(49) as i8,
    }
}

impl Equilibrium<f32> {
    /// Writes everything that going on needs, and how many seconds it took so far.
    pub fn save(&self, to: impl Write, seconds: f64) -> io::Result<()> {
        let mut out = Checked { inner: to, sum: 0 };
        out.write(MAGIC)?;
        let [a, b, c] = self.faces.cards().map(|card| card.index() as u64);
        out.put(a | b << 8 | c << 16)?;
        out.put(self.tolerance.to_bits())?;
        out.put(seconds.to_bits())?;
        out.put(self.rounds.count)?;
        out.put(self.compiler.known.len() as u64)?;
        for (at, known) in &self.compiler.known {
            out.put(pack(at))?;
            out.put(known.value.to_bits())?;
            out.put(known.uncertainty.to_bits())?;
        }
        out.put(self.rounds.sums.len() as u64)?;
        for numbers in [&self.rounds.regrets, &self.rounds.sums] {
            for chunk in numbers.chunks(CHUNK) {
                out.write(chunk.as_bytes())?;
            }
        }
        let sum = out.sum;
        out.inner.write_all(&sum.to_le_bytes())?;
        out.inner.flush()
    }

    /// Goes on from what was written for these cards; returns the seconds too.
    pub fn load(
        from: impl Read,
        faces: Faces,
        tolerance: f64,
    ) -> Result<(f64, Self), CheckpointError> {
        Self::load_into(from, Solving::new(faces, faces.unseen(), tolerance))
    }

    pub(super) fn load_into(
        from: impl Read,
        mut solving: Solving<f32>,
    ) -> Result<(f64, Self), CheckpointError> {
        let mut input = Checked { inner: from, sum: 0 };
        let mut magic = [0; MAGIC.len()];
        input.read(&mut magic)?;
        if magic != *MAGIC {
            return Err(CheckpointError::Foreign);
        }
        let packed = input.number()?;
        let card = |shift: u32| Card::ALL.get((packed >> shift & 255) as usize).copied();
        let cards = card(0).zip(card(8)).zip(card(16)).map(|((a, b), c)| [a, b, c]);
        let about = cards.and_then(Faces::of).ok_or(CheckpointError::Damaged)?;
        if about != solving.faces {
            return Err(CheckpointError::OtherFaces(about));
        }
        let before = f64::from_bits(input.number()?);
        if before != solving.tolerance {
            return Err(CheckpointError::OtherTolerance(before));
        }
        let seconds = f64::from_bits(input.number()?);
        let count = input.number()?;
        for _ in 0..input.number()? {
            let at = unpack(input.number()?);
            let value = f64::from_bits(input.number()?);
            let uncertainty = f64::from_bits(input.number()?);
            solving.know(at, Known { value, uncertainty });
        }
        let mut equilibrium = solving.finish();
        let slots = input.number()?;
        if slots != equilibrium.rounds.sums.len() as u64 {
            return Err(CheckpointError::Damaged);
        }
        let rounds = &mut equilibrium.rounds;
        rounds.count = count;
        for numbers in [&mut rounds.regrets, &mut rounds.sums] {
            for chunk in numbers.chunks_mut(CHUNK) {
                input.read(chunk.as_mut_bytes())?;
            }
        }
        let expected = input.sum;
        if input.number()? != expected {
            return Err(CheckpointError::Damaged);
        }
        Ok((seconds, equilibrium))
    }
}
