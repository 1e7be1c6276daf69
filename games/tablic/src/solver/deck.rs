//! The cards of the game, deal by deal, and how moves change a position among them.

use adut_cards::french::{Card, CardSet};

use super::captures::Capture;
use super::counts::{Counts, each_rank};
use super::dead::dead_ranks;
use super::kind::{Kind, counts_of, special_ranks, take_cards};
use super::moves::PlayedMove;
use super::position::{DEAL, Position, points_of};
use super::rules::Rules;
use super::state::{Last, Move, State};

/// The hands of one deal, and what depends on which of their cards are left.
#[derive(Debug)]
struct Deal {
    /// By seat, ascending by kind.
    kinds: [Vec<Kind>; 2],
    cards: [Vec<Card>; 2],
    /// By seat and cards left: their counts.
    counts: [[Counts; 64]; 2],
    /// By seat and cards left: one card of each kind, the highest, so that equal cards go in order.
    playable: [[u8; 64]; 2],
    /// By seat, the places ascending by card, suits included.
    ascending: [Vec<u8>; 2],
    /// What is dealt later.
    later: Counts,
    later_points: u8,
    /// Pairs of equal rank between the hands of each later deal, and one for each border.
    later_pairs: u8,
}

/// Everything about the cards that stays fixed during a search.
#[derive(Debug)]
pub(super) struct Deck {
    pub(super) rules: Rules,
    deals: Vec<Deal>,
}

fn full(cards: usize) -> u8 {
    ((1_u32 << cards) - 1) as u8
}

impl Deal {
    fn new(mut cards: [Vec<Card>; 2], later: &[Card]) -> Self {
        for hand in &mut cards {
            hand.sort_by_key(|&card| (Kind::of(card), card));
        }
        let kinds =
            [0, 1].map(|seat| cards[seat].iter().copied().map(Kind::of).collect::<Vec<_>>());
        let counts = kinds.each_ref().map(|kinds| counts_of_all(kinds));
        let playable = kinds.each_ref().map(|kinds| {
            let equal = |(at, pair): (usize, &[Kind])| u8::from(pair[0] == pair[1]) << at;
            let equal_next = kinds.windows(2).enumerate().map(equal).sum::<u8>();
            std::array::from_fn(|mask| mask as u8 & !(equal_next & mask as u8 >> 1))
        });
        let ascending = [0, 1].map(|seat| {
            let mut places: Vec<u8> = (0..cards[seat].len() as u8).collect();
            places.sort_by_key(|&place| cards[seat][usize::from(place)]);
            places
        });
        let later_points = later.iter().copied().map(points_of).sum();
        let later = counts_of(later.iter().copied());
        Self { kinds, cards, counts, playable, ascending, later, later_points, later_pairs: 0 }
    }
}

/// By the places that are left: how many cards of each rank stand there.
fn counts_of_all(kinds: &[Kind]) -> [Counts; 64] {
    let mut counts = [Counts::EMPTY; 64];
    for mask in 1_usize..1 << kinds.len() {
        let first = Counts::one(usize::from(kinds[mask.trailing_zeros() as usize].rank));
        counts[mask] = counts[mask & (mask - 1)].plus(first);
    }
    counts
}

/// Cards of equal rank, one from each hand, that can be matched.
fn pairs(hands: [Counts; 2]) -> u8 {
    let ranks = each_rank(hands[0].ranks() & hands[1].ranks());
    ranks.map(|rank| hands[0].of(rank).min(hands[1].of(rank)) as u8).sum()
}

impl Deck {
    /// The cards of a checked position with a hand to play from, or with nothing left to play.
    pub(super) fn new(position: &Position) -> Self {
        let hands = position.hands.map(|hand| hand.iter().collect::<Vec<_>>());
        let mut deals = vec![Deal::new(hands, &position.undealt)];
        let mut rest = position.undealt.as_slice();
        while let Some((deal, later)) = rest.split_at_checked(DEAL) {
            let hand = |seat: usize| {
                deal.iter().enumerate().filter(move |(at, _)| at / 3 % 2 == seat).map(|(_, &c)| c)
            };
            let hands = [hand(0).collect(), hand(1).collect()];
            deals.push(Deal::new(hands, later));
            rest = later;
        }
        for at in (1..deals.len()).rev() {
            let [first, second] = &deals[at].counts;
            let pairs = pairs([first[usize::from(full(6))], second[usize::from(full(6))]]);
            deals[at - 1].later_pairs = deals[at].later_pairs + pairs + 1;
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
    pub(super) fn hand(&self, state: &State) -> impl Iterator<Item = (u8, Kind)> {
        let seat = state.seat();
        let deal = &self.deals[usize::from(state.deal)];
        let left = state.hands[seat];
        let places = deal.ascending[seat].iter().filter(move |&&place| left >> place & 1 == 1);
        places.map(move |&place| (place, deal.kinds[seat][usize::from(place)]))
    }

    /// Points and cards that are dealt later.
    pub(super) fn later(&self, state: &State) -> (u8, u8) {
        let deal = &self.deals[usize::from(state.deal)];
        (deal.later_points, deal.later.total() as u8)
    }

    /// What the mover has not seen: the other hand and what is dealt later.
    pub(super) fn unseen(&self, state: &State) -> Counts {
        let other = 1 - state.seat();
        let deal = &self.deals[usize::from(state.deal)];
        deal.counts[other][usize::from(state.hands[other])].plus(deal.later)
    }

    /// The position after the move, for the other seat, and the points taken.
    pub(super) fn play(&self, state: &State, played: Move) -> (State, i32) {
        if played.taken.is_empty() {
            return (self.lay(state, played.card), 0);
        }
        let specials = state.specials & special_ranks(played.taken) & played.specials;
        self.take_with(state, played.card, Capture::new(played.taken), specials)
    }

    /// How many cards `seat` has to play, and how often the other seat can lay a rank that it has
    /// too just before: in this deal, or to the end of the deck.
    pub(super) fn pairs(&self, state: &State, seat: usize, to_the_end: bool) -> (u8, u8) {
        let deal = &self.deals[usize::from(state.deal)];
        let hands = [0, 1].map(|seat| deal.counts[seat][usize::from(state.hands[seat])]);
        let plays = state.hands[seat].count_ones() as u8;
        let pairs = pairs(hands);
        if to_the_end {
            (plays + deal.later.total() as u8 / 2, pairs + deal.later_pairs)
        } else {
            (plays, pairs)
        }
    }

    /// What a legal move with real cards leads to, for the other seat, and its points.
    pub(super) fn after(&self, state: &State, played: PlayedMove) -> (State, i32) {
        let kind = Kind::of(played.card);
        let playable = self.playable(state);
        let place = (0..8).find(|&at| playable >> at & 1 == 1 && self.kind(state, at) == kind);
        let kinds = played.taken.iter().map(Kind::of);
        let specials = kinds.fold(0, |bits, kind| bits | kind.special_bit());
        let taken = counts_of(played.taken.iter());
        self.play(state, Move { card: place.unwrap_or(0), taken, specials })
    }
}
