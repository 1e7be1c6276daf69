//! The position as the search sees it: small, and the same for positions that cannot differ.

use adut_games::cards::french::{Card, CardSet};

use super::captures::Capture;
use super::counts::{BITS, Counts};
use super::dead::dead_ranks;
use super::greedy::Layout;
use super::moves::PlayedMove;
use super::position::{DEAL, Position, points_of};
use super::rules::Rules;
use super::table::{COUNTING, Key};

/// One of the 15 kinds of card: a rank, and whether it is 2♣ or 10♦.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    pub(super) rank: u8,
    pub(super) special: bool,
}

impl Kind {
    pub(super) fn of(card: Card) -> Self {
        Self {
            rank: card.rank() as u8,
            special: matches!((card.rank(), card.suit()), (1, 0) | (9, 1)),
        }
    }
    pub(super) fn points(self) -> u8 {
        u8::from(matches!(self.rank, 0 | 9..=12)) + u8::from(self.special)
    }
    /// Its bit in [`State::specials`].
    pub(super) fn special_bit(self) -> u8 {
        u8::from(self.special) << u8::from(self.rank == TEN)
    }
}

const TWO: u8 = 1;
const TEN: u8 = 9;

/// The hands of one deal, and what depends on which of their cards are left.
#[derive(Debug)]
pub(super) struct Deal {
    /// By seat, ascending by kind.
    kinds: [Vec<Kind>; 2],
    cards: [Vec<Card>; 2],
    /// By seat and cards left: their counts.
    counts: [[Counts; 64]; 2],
    /// By seat and cards left: one card of each kind, the highest, so that equal cards go in order.
    playable: [[u8; 64]; 2],
    /// What is dealt later.
    later: Counts,
}

/// Everything about the cards that stays fixed during a search.
#[derive(Debug)]
pub(super) struct Deck {
    pub(super) rules: Rules,
    deals: Vec<Deal>,
}

/// Who captured last, as the seat to move sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Last {
    Nobody,
    Mover,
    Other,
}

impl Last {
    fn swapped(self) -> Self {
        match self {
            Self::Nobody => Self::Nobody,
            Self::Mover => Self::Other,
            Self::Other => Self::Mover,
        }
    }
    /// +1 if the mover gets what is left on the table, −1 if the other seat does.
    pub(super) fn sign(self) -> i32 {
        match self {
            Self::Nobody => 0,
            Self::Mover => 1,
            Self::Other => -1,
        }
    }
}

/// A position within a [`Deck`].
#[derive(Debug, Clone, Copy)]
pub(super) struct State {
    /// The live cards on the table.
    pub(super) table: Counts,
    /// Bit 0: 2♣ is among them; bit 1: 10♦ is.
    specials: u8,
    dead_points: u8,
    dead_cards: u8,
    hands: [u8; 2],
    deal: u8,
    /// Cards to be played; seat 1 plays the last.
    pub(super) plies: u8,
    /// Points not yet taken, wherever they are.
    pub(super) points: u8,
    /// Cards not yet taken, wherever they are.
    pub(super) cards: u8,
    /// Cards the mover has taken less those the other has.
    pub(super) lead: i8,
    pub(super) last: Last,
}

/// A card of the hand, by its place there, and what it takes; nothing: it is laid.
#[derive(Debug, Clone, Copy)]
pub(super) struct Move {
    pub(super) card: u8,
    pub(super) taken: Counts,
    /// Which of 2♣ (bit 0) and 10♦ (bit 1) to take rather than their plain twins.
    pub(super) specials: u8,
}

impl Move {
    pub(super) fn lay(card: u8) -> Self {
        Self::take(card, Counts::EMPTY)
    }
    /// Takes 2♣ and 10♦ before their twins.
    pub(super) fn take(card: u8, taken: Counts) -> Self {
        Self { card, taken, specials: 0b11 }
    }
}

fn full(cards: usize) -> u8 {
    ((1_u32 << cards) - 1) as u8
}

impl Deal {
    fn new(mut cards: [Vec<Card>; 2], later: Counts) -> Self {
        for hand in &mut cards {
            hand.sort_by_key(|&card| (Kind::of(card), card));
        }
        let kinds =
            [0, 1].map(|seat| cards[seat].iter().copied().map(Kind::of).collect::<Vec<_>>());
        let left = |seat: usize, mask: usize| {
            let kinds: &Vec<Kind> = &kinds[seat];
            (0..kinds.len()).filter(move |at| mask >> at & 1 == 1)
        };
        let counts = [0, 1].map(|seat| {
            std::array::from_fn(|mask| {
                left(seat, mask).fold(Counts::EMPTY, |sum, at| {
                    sum.plus(Counts::one(usize::from(kinds[seat][at].rank)))
                })
            })
        });
        let playable = [0, 1].map(|seat| {
            std::array::from_fn(|mask| {
                let last_of_kind = |&at: &usize| {
                    kinds[seat].get(at + 1) != Some(&kinds[seat][at]) || mask >> (at + 1) & 1 == 0
                };
                left(seat, mask).filter(last_of_kind).fold(0, |set, at| set | 1 << at)
            })
        });
        Self { kinds, cards, counts, playable, later }
    }
}

/// Bit 0: there are twos; bit 1: there are tens.
pub(super) fn special_ranks(cards: Counts) -> u8 {
    u8::from(cards.of(usize::from(TWO)) > 0) | u8::from(cards.of(usize::from(TEN)) > 0) << 1
}

/// So many cards of each rank from the table: those of 2♣ (bit 0) and 10♦ (bit 1) in `specials`
/// before their twins, the others not at all; then the lowest.
pub(super) fn take_cards(table: CardSet, mut counts: Counts, specials: u8) -> CardSet {
    let mut taken = CardSet::EMPTY;
    for wanted in [specials, 0] {
        let in_turn = |card: &Card| {
            let bit = Kind::of(*card).special_bit();
            if wanted == 0 { bit == 0 } else { bit & wanted != 0 }
        };
        for card in table.iter().filter(in_turn) {
            let one = Counts::one(card.rank());
            if counts.contains(one) {
                counts = counts.minus(one);
                taken.insert(card);
            }
        }
    }
    taken
}

/// Cards as numbers of each rank.
pub(super) fn counts_of(cards: impl IntoIterator<Item = Card>) -> Counts {
    cards.into_iter().fold(Counts::EMPTY, |sum, card| sum.plus(Counts::one(card.rank())))
}

impl Deck {
    /// The cards of a checked position with a hand to play from, or with nothing left to play.
    pub(super) fn new(position: &Position) -> Self {
        let hands = position.hands.map(|hand| hand.iter().collect::<Vec<_>>());
        let mut deals = vec![Deal::new(hands, counts_of(position.undealt.iter().copied()))];
        let mut rest = position.undealt.as_slice();
        while let Some((deal, later)) = rest.split_at_checked(DEAL) {
            let hand = |seat: usize| {
                deal.iter().enumerate().filter(move |(at, _)| at / 3 % 2 == seat).map(|(_, &c)| c)
            };
            let hands = [hand(0).collect(), hand(1).collect()];
            deals.push(Deal::new(hands, counts_of(later.iter().copied())));
            rest = later;
        }
        Self { rules: position.rules, deals }
    }

    /// The position itself.
    pub(super) fn root(&self, position: &Position) -> State {
        let kinds = || position.table.iter().map(Kind::of);
        let seat = position.to_move();
        let piles = position.piles.map(CardSet::len);
        let untaken = CardSet::PACK - position.piles[0] - position.piles[1];
        let mut state = State {
            table: counts_of(position.table.iter()),
            specials: kinds().fold(0, |bits, kind| bits | kind.special_bit()),
            dead_points: 0,
            dead_cards: 0,
            hands: [0, 1].map(|seat| full(self.deals[0].kinds[seat].len())),
            deal: 0,
            plies: position.plies_left() as u8,
            points: untaken.iter().map(points_of).sum(),
            cards: untaken.len() as u8,
            lead: piles[seat] as i8 - piles[1 - seat] as i8,
            last: match position.last_capturer {
                None => Last::Nobody,
                Some(last) if last == seat => Last::Mover,
                Some(_) => Last::Other,
            },
        };
        self.fold_dead(&mut state);
        state
    }

    /// Cards to be played from the first position on.
    pub(super) fn plies(&self) -> usize {
        self.deals.iter().flat_map(|deal| &deal.kinds).map(Vec::len).sum()
    }

    fn unplayed(&self, state: &State) -> Counts {
        let deal = &self.deals[usize::from(state.deal)];
        deal.counts[0][usize::from(state.hands[0])]
            .plus(deal.counts[1][usize::from(state.hands[1])])
            .plus(deal.later)
    }

    /// The places of the cards to try: of equal ones only one.
    pub(super) fn playable(&self, state: &State) -> u8 {
        let seat = state.seat();
        self.deals[usize::from(state.deal)].playable[seat][usize::from(state.hands[seat])]
    }

    pub(super) fn kind(&self, state: &State, card: u8) -> Kind {
        self.deals[usize::from(state.deal)].kinds[state.seat()][usize::from(card)]
    }

    /// Whether a capture with this card is never better than the same with the next one in the
    /// hand, which is 2♣ or 10♦ beside its plain twin: the points are in the pile, not at risk.
    pub(super) fn special_twin_captures(&self, state: &State, card: u8) -> bool {
        let seat = state.seat();
        let kinds = &self.deals[usize::from(state.deal)].kinds[seat];
        let (at, hand) = (usize::from(card), state.hands[seat]);
        (at + 1..kinds.len())
            .take_while(|&next| kinds[next].rank == kinds[at].rank)
            .any(|next| kinds[next].special && !kinds[at].special && hand >> next & 1 == 1)
    }

    /// The position after laying the card, for the other seat.
    pub(super) fn lay(&self, state: &State, card: u8) -> State {
        let kind = self.kind(state, card);
        let mut next = State {
            table: state.table.plus(Counts::one(usize::from(kind.rank))),
            specials: state.specials | kind.special_bit(),
            last: state.last.swapped(),
            lead: -state.lead,
            ..*state
        };
        self.advance(&mut next, state.seat(), card);
        // Nothing has left the game, so cards die only if this was the last of its rank to come.
        if self.unplayed(&next).of(usize::from(kind.rank)) == 0 {
            self.fold_dead(&mut next);
        }
        next
    }

    /// The position after taking, for the other seat, and the points taken.
    pub(super) fn take(&self, state: &State, card: u8, capture: Capture) -> (State, i32) {
        // Of equal ranks the one with the extra point goes first: nothing is better than that.
        let specials = state.specials & special_ranks(capture.taken());
        self.take_with(state, card, capture, specials)
    }

    /// The same, with the choice which of 2♣ (bit 0) and 10♦ (bit 1) are among the cards taken.
    pub(super) fn take_with(
        &self,
        state: &State,
        card: u8,
        capture: Capture,
        specials: u8,
    ) -> (State, i32) {
        let kind = self.kind(state, card);
        let points = capture.stihs() as u8 + specials.count_ones() as u8 + kind.points();
        let cards = capture.cards() as u8 + 1;
        let mut next = State {
            table: state.table.minus(capture.taken()),
            specials: state.specials & !specials,
            points: state.points - points,
            cards: state.cards - cards,
            lead: -(state.lead + cards as i8),
            last: Last::Other,
            ..*state
        };
        let tabla = next.table.is_empty() && state.dead_cards == 0;
        self.advance(&mut next, state.seat(), card);
        self.fold_dead(&mut next);
        (next, i32::from(points) + i32::from(tabla) * i32::from(self.rules.tabla_points))
    }

    fn advance(&self, next: &mut State, seat: usize, card: u8) {
        next.hands[seat] ^= 1 << card;
        next.plies -= 1;
        if next.hands == [0, 0] && next.plies > 0 {
            next.deal += 1;
            next.hands = [full(DEAL / 2); 2];
        }
    }

    fn fold_dead(&self, state: &mut State) {
        let dead = dead_ranks(state.table, self.unplayed(state), self.rules.ace);
        if dead == 0 {
            return;
        }
        let cards = state.table.only(dead);
        let specials = state.specials & special_ranks(cards);
        state.table = state.table.minus(cards);
        state.specials &= !specials;
        state.dead_points += cards.stihs() as u8 + specials.count_ones() as u8;
        state.dead_cards += cards.total() as u8;
    }

    /// The cards of a move from `table`: of equal ranks 2♣ and 10♦ first, then the lowest.
    pub(super) fn cards(&self, state: &State, played: Move, table: CardSet) -> PlayedMove {
        let hand = &self.deals[usize::from(state.deal)].cards[state.seat()];
        let taken = take_cards(table, played.taken, played.specials);
        PlayedMove { card: hand[usize::from(played.card)], taken }
    }

    /// The mover's hand in ascending order of real cards: each card's place and kind.
    pub(super) fn hand(&self, state: &State) -> Vec<(u8, Kind)> {
        let seat = state.seat();
        let deal = &self.deals[usize::from(state.deal)];
        let mut places: Vec<u8> = (0..deal.kinds[seat].len() as u8)
            .filter(|place| state.hands[seat] >> place & 1 == 1)
            .collect();
        places.sort_unstable_by_key(|&place| deal.cards[seat][usize::from(place)]);
        places.into_iter().map(|place| (place, deal.kinds[seat][usize::from(place)])).collect()
    }

    /// What the mover has not seen: the other hand and what is dealt later.
    pub(super) fn unseen(&self, state: &State) -> Counts {
        let other = 1 - state.seat();
        let deal = &self.deals[usize::from(state.deal)];
        deal.counts[other][usize::from(state.hands[other])].plus(deal.later)
    }

    /// The position after the move, for the other seat.
    pub(super) fn play(&self, state: &State, played: Move) -> State {
        if played.taken.is_empty() {
            self.lay(state, played.card)
        } else {
            self.take(state, played.card, Capture::new(played.taken)).0
        }
    }

    /// Whether cards were dealt between two positions.
    pub(super) fn new_deal(&self, before: &State, after: &State) -> bool {
        before.deal != after.deal
    }

    /// What a legal move with real cards leads to, for the other seat, and its points.
    pub(super) fn after(&self, state: &State, played: PlayedMove) -> (State, i32) {
        let kind = Kind::of(played.card);
        let mut cards = self.playable(state);
        while cards != 0 {
            let card = cards.trailing_zeros() as u8;
            cards &= cards - 1;
            if self.kind(state, card) != kind {
                continue;
            }
            if played.taken.is_empty() {
                return (self.lay(state, card), 0);
            }
            let capture = Capture::new(counts_of(played.taken.iter()));
            let specials = played.taken.iter().map(Kind::of);
            let specials = specials.fold(0, |bits, kind| bits | kind.special_bit());
            return self.take_with(state, card, capture, specials);
        }
        (*state, 0)
    }
}

impl State {
    /// Seat 1 plays the last card of all.
    pub(super) fn seat(&self) -> usize {
        usize::from(self.plies & 1)
    }

    /// Whether a tabla is impossible for good.
    pub(super) fn has_dead(&self) -> bool {
        self.dead_cards > 0
    }

    /// Which of 2♣ (bit 0) and 10♦ (bit 1) a capture of so many cards of each rank may hold.
    pub(super) fn special_choices(&self, taken: Counts) -> impl Iterator<Item = u8> + use<> {
        let possible = self.specials & special_ranks(taken);
        let all_go = |rank: u8| self.table.of(usize::from(rank)) == taken.of(usize::from(rank));
        let forced = possible & (u8::from(all_go(TWO)) | u8::from(all_go(TEN)) << 1);
        (0..4).filter(move |choice| choice & !possible == 0 && forced & !choice == 0)
    }

    /// Cards that nothing can take any more.
    pub(super) fn dead_cards(&self) -> u8 {
        self.dead_cards
    }

    /// The table as Greedy looks at it.
    pub(super) fn layout(&self, rules: Rules) -> Layout {
        let tabla_counts = rules.tabla_points > 0 && !self.has_dead();
        Layout { table: self.table, specials: self.specials, tabla_counts }
    }

    /// The key under which only points matter.
    pub(super) fn key(&self) -> Key {
        let dead = if self.has_dead() { u64::from(self.dead_points) + 1 } else { 0 };
        let word = self.table.bits()
            | u64::from(self.specials) << BITS
            | u64::from(self.hands[0]) << 41
            | u64::from(self.hands[1]) << 47
            | u64::from(self.deal) << 53
            | dead << 55
            | u64::from(self.last == Last::Nobody) << 60
            | 1 << 63;
        Key { word, lead: 0, dead_cards: 0, other_last: self.last == Last::Other }
    }

    /// The key under which the cards taken matter too.
    pub(super) fn counting_key(&self) -> Key {
        let key = self.key();
        Key { word: key.word | COUNTING, lead: self.lead, dead_cards: self.dead_cards, ..key }
    }
}
