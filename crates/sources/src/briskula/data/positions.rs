//! Labelled positions, in memory and in a file.

use adut_briskula::players::{Encoding, Sight};
use adut_briskula::rules::Variant;
use adut_cards::trieste::{Card, CardSet};
use adut_learn::net::{ActionMask, Examples, Provenance, Real, StoreError, Stored, Tensors};
use arrayvec::ArrayVec;
use safetensors::Dtype;
use serde::{Deserialize, Serialize};

/// A position with the value of each card.
#[derive(Clone, Debug, PartialEq)]
pub struct Labelled {
    /// What the seat to move sees.
    pub sight: Sight,
    /// The value of each card of the hand, ascending: the final difference in points for the seat.
    pub values: ArrayVec<f32, 4>,
    /// The deal that it comes from.
    pub deal: u32,
}

impl Labelled {
    /// What each card of the hand costs beside the best, in points.
    pub fn costs(&self) -> impl Iterator<Item = f32> {
        let best = self.values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.values.iter().map(move |value| best - value)
    }
}

/// Labelled positions of one variant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Positions {
    rows: Vec<Labelled>,
}

const KIND: &str = "adut-briskula-positions/1";
/// No card, or no value, in a place of a fixed row.
const NONE: u8 = 0;

#[derive(Serialize, Deserialize)]
struct About {
    format: String,
    positions: usize,
    variant: String,
    provenance: Provenance,
}

/// The numbers of the positions of each part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Split {
    /// Learned from.
    pub learned: Vec<usize>,
    /// Asked after every epoch: they say when to stop, and which epoch was best.
    pub validation: Vec<usize>,
    /// Asked once, when all is decided.
    pub test: Vec<usize>,
}

impl Positions {
    /// These positions.
    pub fn new(rows: Vec<Labelled>) -> Self {
        Self { rows }
    }
    /// The positions.
    pub fn rows(&self) -> &[Labelled] {
        &self.rows
    }
    /// Adds positions.
    pub fn extend(&mut self, rows: impl IntoIterator<Item = Labelled>) {
        self.rows.extend(rows);
    }

    /// Three parts, as 70 to 15 to 15: what is learned from, what says when to stop, and what is asked
    /// once at the end. No deal is in two of them.
    pub fn split(&self) -> Split {
        let mut split = Split::default();
        for (row, labelled) in self.rows.iter().enumerate() {
            // Spread out, so that few deals have all parts, too.
            let part = match labelled.deal % 20 {
                3 | 10 | 16 => &mut split.validation,
                6 | 13 | 19 => &mut split.test,
                _ => &mut split.learned,
            };
            part.push(row);
        }
        split
    }

    /// The positions as a file: one row of each tensor for each position. Sets of cards are bit
    /// sets, cards are numbered from 1, and 0 is no card.
    pub fn to_bytes(&self, provenance: &Provenance) -> Result<Vec<u8>, StoreError> {
        let count = self.rows.len();
        let mut tensors = Tensors::default();
        let mut set = |name: &str, of: fn(&Sight) -> CardSet| {
            let sets = self.rows.iter().flat_map(|row| of(&row.sight).bits().to_le_bytes());
            tensors.bytes(name, Dtype::U64, &[count], sets.collect());
        };
        set("hand", |sight| sight.hand);
        set("thrown", |sight| sight.thrown);
        set("theirs", |sight| sight.theirs);
        let trick = self.rows.iter().flat_map(|row| {
            let mut places = [NONE; 4];
            let numbers = row.sight.trick.iter().map(|&card| number(card));
            places.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
            places
        });
        tensors.bytes("trick", Dtype::U8, &[count, 4], trick.collect());
        let table = self.rows.iter().flat_map(|Labelled { sight, .. }| {
            [number(sight.trump), sight.stock, sight.points[0], sight.points[1]]
        });
        tensors.bytes("trump_stock_points", Dtype::U8, &[count, 4], table.collect());
        let deals = self.rows.iter().flat_map(|row| row.deal.to_le_bytes()).collect();
        tensors.bytes("deal", Dtype::U32, &[count], deals);
        let values: Vec<f32> = self
            .rows
            .iter()
            .flat_map(|row| (0..4).map(|place| row.values.get(place).copied().unwrap_or(f32::NAN)))
            .collect();
        tensors.reals("values", &[count, 4], &values);
        let variant = match self.rows.first().map(|row| row.sight.variant) {
            Some(Variant::Obicna) => "obicna",
            _ => "dupla",
        };
        tensors.finish(&About {
            format: KIND.to_owned(),
            positions: count,
            variant: variant.to_owned(),
            provenance: provenance.clone(),
        })
    }

    /// Positions from a file's bytes, and where they come from.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Self, Provenance), StoreError> {
        let stored = Stored::read(bytes, KIND)?;
        let About { positions: count, variant, provenance, .. } = stored.about()?;
        let variant = if variant == "obicna" { Variant::Obicna } else { Variant::Dupla };
        let wrong = |name: &str| StoreError::Tensor(name.to_owned());
        let set = |name: &str| {
            let bytes = stored.bytes(name, Dtype::U64, &[count])?;
            Ok::<_, StoreError>(
                bytes
                    .as_chunks::<8>()
                    .0
                    .iter()
                    .map(|&word| CardSet::from_bits(u64::from_le_bytes(word))),
            )
        };
        let (hands, thrown, theirs) = (set("hand")?, set("thrown")?, set("theirs")?);
        let tricks = stored.bytes("trick", Dtype::U8, &[count, 4])?.as_chunks::<4>().0;
        let tables = stored.bytes("trump_stock_points", Dtype::U8, &[count, 4])?.as_chunks::<4>().0;
        let deals = stored.bytes("deal", Dtype::U32, &[count])?.as_chunks::<4>().0;
        let values: Vec<f32> = stored.reals("values", &[count, 4])?;
        let sets = hands.zip(thrown).zip(theirs);
        let rest = tricks.iter().zip(tables).zip(deals.iter().zip(values.as_chunks::<4>().0));
        let mut rows = Vec::with_capacity(count);
        for (((hand, thrown), theirs), ((trick, table), (deal, values))) in sets.zip(rest) {
            let trick = trick.iter().take_while(|&&number| number != NONE);
            let trick: Option<ArrayVec<Card, 4>> = trick.map(|&number| card(number)).collect();
            let trick = trick.ok_or_else(|| wrong("trick"))?;
            let [trump, stock, mine, other] = *table;
            let held = hand.len() as usize;
            if !(1..=4).contains(&held) || values[..held].iter().any(|value| !value.is_finite()) {
                return Err(wrong("values"));
            }
            if thrown.len() < trick.len() as u32 {
                return Err(wrong("thrown"));
            }
            let trump = card(trump).ok_or_else(|| wrong("trump_stock_points"))?;
            let points = [mine, other];
            let sight = Sight { variant, hand, trick, thrown, theirs, trump, stock, points };
            let values = values[..held].iter().copied().collect();
            rows.push(Labelled { sight, values, deal: u32::from_le_bytes(*deal) });
        }
        Ok((Self { rows }, provenance))
    }
}

/// The number of a card in files, from 1.
fn number(card: Card) -> u8 {
    card.index() as u8 + 1
}

/// The card of a number in a file.
fn card(number: u8) -> Option<Card> {
    Card::from_index(usize::from(number).checked_sub(1)?)
}

/// What a net is told to answer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// 1 for the best card, the first of equals, and 0 for the others: the source's.
    First,
    /// A share for each card, e to the power of minus its cost over this many points. The cost in
    /// a single deal is noisy; soft targets let the mean of the costs decide, not their votes.
    Soft(f64),
}

/// Positions as samples for a net.
#[derive(Clone, Copy, Debug)]
pub struct Taught<'a> {
    /// The positions.
    pub positions: &'a Positions,
    /// How they are written for the net.
    pub encoding: Encoding,
    /// What the net is told to answer.
    pub target: Target,
}

impl<T: Real> Examples<T> for Taught<'_> {
    fn len(&self) -> usize {
        self.positions.rows.len()
    }

    /// Outputs that stand for no card of the hand are neither taught nor asked.
    fn fill(&self, sample: usize, input: &mut [T], target: &mut [T]) -> ActionMask {
        let row = &self.positions.rows[sample];
        let open = self.encoding.encode(&row.sight, input);
        let mut outputs = self.encoding.outputs_of(&row.sight).zip(row.costs());
        match self.target {
            Target::First => {
                if let Some((output, _)) = outputs.find(|(_, cost)| *cost <= 0.0) {
                    target[output] = T::ONE;
                }
            }
            Target::Soft(points) => {
                let share = |cost: f32| (-f64::from(cost) / points).exp();
                let total: f64 = row.costs().map(share).sum();
                for (output, cost) in outputs {
                    target[output] = T::from_f64(share(cost) / total);
                }
            }
        }
        open
    }

    fn cost(&self, sample: usize, output: usize) -> f64 {
        let row = &self.positions.rows[sample];
        let mut costs = self.encoding.outputs_of(&row.sight).zip(row.costs());
        costs.find(|(other, _)| *other == output).map_or(f64::INFINITY, |(_, cost)| f64::from(cost))
    }
}
