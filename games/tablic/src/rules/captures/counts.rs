//! Cards counted by rank: suits do not matter to a sum.

use adut_cards::french::CardSet;

/// The lowest bit of each rank's four.
const ONES: u64 = 0x1_1111_1111_1111;
/// The highest bit of each rank's four: no count reaches it.
const GUARDS: u64 = ONES << 3;

/// How many cards of each rank, four bits a rank, the ace lowest: the bits of a card set, with
/// the four suits of a rank replaced by their number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Counts(u64);

impl Counts {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn of(cards: CardSet) -> Self {
        let bits = cards.bits();
        let pairs = bits - ((bits >> 1) & (ONES * 5));
        Self((pairs & (ONES * 3)) + ((pairs >> 2) & (ONES * 3)))
    }
    pub(super) const fn get(self, rank: usize) -> usize {
        (self.0 >> (4 * rank) & 7) as usize
    }
    pub(super) const fn with(self, rank: usize, number: usize) -> Self {
        Self(self.0 + ((number as u64) << (4 * rank)))
    }
    pub(super) const fn plus(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }
    pub(super) const fn minus(self, less: Self) -> Self {
        Self(self.0 - less.0)
    }
    /// Whether there are at least as many of each rank as in `part`. All ranks are compared at
    /// once: a guard bit survives the subtraction where its rank suffices.
    pub(super) const fn holds(self, part: Self) -> bool {
        ((self.0 | GUARDS) - part.0) & GUARDS == GUARDS
    }
    /// All four bits of each rank of which there is a card.
    const fn mask(self) -> u64 {
        ((self.0 | self.0 >> 1 | self.0 >> 2) & ONES) * 15
    }
    /// The highest rank of which there is a card.
    pub(super) const fn top(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.ilog2() as usize / 4) }
    }
    /// The lowest rank of which there is a card.
    pub(super) const fn bottom(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize / 4) }
    }
    /// These counts without those of one rank.
    pub(super) const fn without_rank(self, rank: usize) -> Self {
        Self(self.0 & !(0xf << (4 * rank)))
    }
    /// All cards together.
    pub(super) fn total(self) -> usize {
        self.ranks().map(|rank| self.get(rank)).sum()
    }
    /// The ranks of which there is a card, lowest first.
    pub(super) fn ranks(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let rank = rest.bottom()?;
            rest = rest.without_rank(rank);
            Some(rank)
        })
    }
}

/// `FIRST[suits][n]`: the lowest `n` of these suits.
const FIRST: [[u8; 5]; 16] = lowest_choices();
/// `NEXT[suits][chosen]`: the next choice of as many of these suits, 0 after the last.
const NEXT: [[u8; 16]; 16] = next_choices();

/// The sets of table cards that have given counts, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Suits {
    table: u64,
    ranks: u64,
    chosen: Option<u64>,
}

impl Suits {
    /// All choices of `wanted` among the cards of `table`, which must hold them; `counts` are
    /// the table's. Most often all cards of the wanted ranks are wanted, which leaves no choice.
    #[inline]
    pub(super) fn new(table: CardSet, counts: Counts, wanted: Counts) -> Self {
        let there = wanted.mask();
        if counts.0 & there == wanted.0 {
            return Self { table: 0, ranks: 0, chosen: Some(table.bits() & there) };
        }
        Self::several(table.bits(), wanted)
    }

    fn several(table: u64, wanted: Counts) -> Self {
        let (mut chosen, mut ranks) = (0, 0);
        for rank in wanted.ranks() {
            let at = 4 * rank;
            chosen |= u64::from(FIRST[(table >> at & 15) as usize][wanted.get(rank)]) << at;
            ranks |= 1 << at;
        }
        Self { table, ranks, chosen: Some(chosen) }
    }

    /// The next choice after `chosen`: the lowest rank that has one moves on, those below it
    /// start again.
    fn after(&self, mut chosen: u64) -> Option<u64> {
        let mut ranks = self.ranks;
        while ranks != 0 {
            let at = ranks.trailing_zeros();
            ranks &= ranks - 1;
            let suits = (self.table >> at & 15) as usize;
            let now = (chosen >> at & 15) as usize;
            let next = NEXT[suits][now];
            chosen &= !(15 << at);
            if next != 0 {
                return Some(chosen | u64::from(next) << at);
            }
            chosen |= u64::from(FIRST[suits][now.count_ones() as usize]) << at;
        }
        None
    }
}

impl Iterator for Suits {
    type Item = CardSet;

    #[inline]
    fn next(&mut self) -> Option<CardSet> {
        let chosen = self.chosen?;
        self.chosen = self.after(chosen);
        Some(CardSet::from_bits(chosen))
    }
}

const fn lowest_choices() -> [[u8; 5]; 16] {
    let mut table = [[0; 5]; 16];
    let mut suits = 0;
    while suits < 16 {
        let (mut rest, mut chosen, mut n) = (suits as u8, 0u8, 1);
        while rest != 0 {
            chosen |= rest & rest.wrapping_neg();
            rest &= rest - 1;
            table[suits][n] = chosen;
            n += 1;
        }
        suits += 1;
    }
    table
}

const fn next_choices() -> [[u8; 16]; 16] {
    let mut table = [[0; 16]; 16];
    let mut suits = 0;
    while suits < 16 {
        let mut chosen = 1usize;
        while chosen < 16 {
            let mut next = chosen + 1;
            while next < 16 {
                if next & !suits == 0 && next.count_ones() == chosen.count_ones() {
                    table[suits][chosen] = next as u8;
                    break;
                }
                next += 1;
            }
            chosen += 1;
        }
        suits += 1;
    }
    table
}
