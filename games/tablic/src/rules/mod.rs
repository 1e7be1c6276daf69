//! Tablić.
//!
//! The rules follow the text of N. Milenković's thesis on greedy, backtracking and genetic players
//! for the game (Belgrade, 2017).
//!
//! **The deal.** Four of the 52 cards lie face up on the table. Each player gets six cards in two
//! packets of three, seat 0 first; when all hands are played out, six more, until the pack is
//! gone: four deals for two players, two for four, and for three players deals of six, six and
//! four (two packets of two). The last seat deals, seat 0 leads every deal.
//!
//! **Values.** 2 to 10 count their number, the jack 12, the queen 13, the king 14. An ace is 1 or
//! 11, chosen for each ace on each move (`ace=1`: always 1).
//!
//! **A move** is one card from the hand. It is laid on the table, which is always allowed, or it
//! takes one or more disjoint groups of table cards that each sum to its value; nobody has to
//! take all he could. Card and catch go on the pile of the player's side. Clearing the table with
//! a capture is a *tabla*.
//!
//! **The end.** After the last card, what lies on the table goes to whoever captured last, without
//! a tabla; to nobody if nobody ever captured.
//!
//! **Points.** Each A, 10, J, Q and K is a *štih* and counts 1; the 10♦ counts 2 and the 2♣ 1, so
//! there are 22. A tabla is one more (`tabla_points=0`: nothing). On equal points whoever holds
//! more cards gets 3 (`cards_bonus=on-tie`; among several leaders the one with strictly most
//! cards); with `always`, strictly most cards are worth 3 whatever the points; with `none`,
//! nothing. Most points win.
//!
//! **Players.** Two or three play each for himself; of four, those opposite are partners, seats 0
//! and 2 against 1 and 3, with one pile a side.
//!
//! **Sweeping jacks** (`jack=sweeps`). A played jack takes the whole table, which is no tabla, or
//! is laid; lying on the table it counts 12 for others. No jack is among the opening four: the
//! pack is shuffled again until there is none, so all other decks stay equally likely, and a
//! written deck that has one there is refused.
//!
//! **The cut card** (`cut_card=on`). The bottom card of the pack is shown to all before play.
//! Everyone knows that the last seat will get it as the last card of the last deal.
//!
//! **Open cards** (`open=hands`, `open=deck`). The thesis's modified game: everybody sees all
//! hands, or the order of the stock as well.
//!
//! **The published code** (`code=published`). The thesis's program plays another game than its
//! text, and only to repeat its results is it here, for two players. Suits do not count. An ace is
//! 11 in the hand and 1 or 11 on the table. A card takes any cards none of which counts more than
//! it and whose sum it divides. The score adds up what the moves return: a capture its štihs, the
//! card's own among them, one for clearing the table, and its cards; a laid honour a štih, and
//! every laid card one card (`lay=scored`; see [`Lay`] for other readings). What is left at the end
//! goes to whoever scored last, to seat 0 if nobody did. There is no bonus: on equal points more
//! cards win. The score is the points, so a game may be won with equal scores.

mod action;
pub mod captures;
mod described;
mod encoded;
#[cfg(any(test, feature = "testing"))]
mod examined;
mod notation;
mod observation;
mod published;
mod state;
mod stock;
mod worlds;

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use adut_kernel::{Actions, Game, Outcome, Rng, Seat, Turn};
use arrayvec::ArrayVec;

pub use self::action::{Action, Chance, Foul};
use self::captures::{Ace, CaptureRules, Catch, JACK, Jack, Layout, MOST_CAPTURES};
pub use self::described::Public;
pub use self::observation::Observation;
pub use self::published::{Lay, Ledger};
use self::state::OPENING;
pub use self::state::{Moved, SEATS, SIDES, State};
pub use self::worlds::Worlds;
use adut_cards::french::{Card, CardSet};

/// A, 10, J, Q and K of every suit: one point each.
const STIHS: CardSet = CardSet::from_bits(0xf_fff0_0000_000f);
/// The 2♣, and the second point of the 10♦.
const EXTRAS: CardSet = CardSet::EMPTY.with(Card::new(1, 0)).with(Card::new(9, 1));
/// What most cards are worth.
const BONUS: u32 = 3;

/// The points of a pile, tablas apart: 22 in the whole pack.
pub const fn points(cards: CardSet) -> u32 {
    stihs(cards) + (cards.bits() & EXTRAS.bits()).count_ones()
}

/// The štihs of a pile: what counts in the published code, 20 in the whole pack.
pub const fn stihs(cards: CardSet) -> u32 {
    (cards.bits() & STIHS.bits()).count_ones()
}

/// When most cards are worth three points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardsBonus {
    /// Between those who lead with equal points.
    OnTie,
    /// Whatever the points.
    Always,
    /// Never.
    None,
}

/// What everybody sees beside the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OpenCards {
    /// Nothing.
    #[default]
    None,
    /// All hands.
    Hands,
    /// All hands and the order of the stock.
    Deck,
}

/// The game, with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tablic {
    players: usize,
    cards_bonus: CardsBonus,
    tabla_points: u32,
    captures: CaptureRules,
    cut_card: bool,
    match_points: u32,
    open: OpenCards,
    lay: Lay,
}

impl Default for Tablic {
    fn default() -> Self {
        let captures =
            CaptureRules { ace: Ace::OneOrEleven, jack: Jack::Twelve, catch: Catch::Groups };
        Self {
            players: 2,
            cards_bonus: CardsBonus::OnTie,
            tabla_points: 1,
            captures,
            cut_card: false,
            match_points: 101,
            open: OpenCards::None,
            lay: Lay::Scored,
        }
    }
}

impl Tablic {
    /// The game that the thesis's published code plays.
    pub fn published_code() -> Self {
        let usual = Self::default();
        let captures = CaptureRules { catch: Catch::DivisibleSum, ..usual.captures };
        Self { captures, ..usual }
    }

    /// The same game, with laid cards scored by another reading of the program.
    #[must_use]
    pub fn with_lay(self, lay: Lay) -> Self {
        Self { lay, ..self }
    }

    /// What laying a card scores in the published code.
    pub fn lay(&self) -> Lay {
        self.lay
    }
    /// What everybody sees beside the table.
    pub fn open(&self) -> OpenCards {
        self.open
    }
    /// The rules that decide what a card can take.
    pub fn capture_rules(&self) -> CaptureRules {
        self.captures
    }
    /// Whether the game is the one that the thesis's published code plays.
    pub fn is_published_code(&self) -> bool {
        self.captures.catch == Catch::DivisibleSum
    }
    /// When most cards are worth three points.
    pub fn cards_bonus(&self) -> CardsBonus {
        self.cards_bonus
    }
    /// What a tabla is worth.
    pub fn tabla_points(&self) -> u32 {
        self.tabla_points
    }
    /// Whether the bottom card of the pack is shown before play.
    pub fn shows_cut_card(&self) -> bool {
        self.cut_card
    }

    /// The points of a pile, tablas apart.
    pub fn points(&self, pile: CardSet) -> u32 {
        if self.is_published_code() { stihs(pile) } else { points(pile) }
    }

    /// The points of a side for its pile and its tablas, without the bonus for most cards; in the
    /// published code, what its moves have scored.
    pub fn plain_score(&self, side: usize, pile: CardSet, tablas: u8, ledger: &Ledger) -> u32 {
        if self.is_published_code() {
            return u32::from(ledger.points[side]);
        }
        self.points(pile) + u32::from(tablas) * self.tabla_points
    }

    /// The side that gets the bonus for most cards, if any.
    fn bonus_side(&self, scores: &[u32], piles: &[CardSet]) -> Option<usize> {
        let top = scores.iter().copied().max();
        let in_question = |side: &usize| match self.cards_bonus {
            CardsBonus::Always => true,
            CardsBonus::OnTie => Some(scores[*side]) == top,
            CardsBonus::None => false,
        };
        let sides: ArrayVec<usize, SIDES> = (0..scores.len()).filter(in_question).collect();
        let most = sides.iter().map(|&side| piles[side].len()).max();
        let mut holders = sides.iter().copied().filter(|&side| Some(piles[side].len()) == most);
        match (sides.len(), holders.next(), holders.next()) {
            (2.., Some(side), None) => Some(side),
            _ => None,
        }
    }

    /// Whether a pack may be dealt: with sweeping jacks none is among the first four.
    fn misplaced_jack(&self, deck: &[Card]) -> Option<usize> {
        let bars_jacks = self.captures.jack == Jack::Sweeps;
        deck.iter().take(OPENING).position(|card| bars_jacks && card.rank() == JACK)
    }

    /// What lies on the table at the end goes to whoever captured last; in the published code, to
    /// whoever scored last.
    fn give_rest(&self, state: &mut State) {
        if !self.is_published_code() {
            state.last_capturer().into_iter().for_each(|seat| state.leave_rest_to(seat));
            return;
        }
        let seat = state.ledger.last.unwrap_or(Seat::FIRST);
        state.ledger.leave(state.table, seat);
        state.leave_rest_to(seat);
    }

    /// Adds a card's actions to the list, in no order.
    #[inline]
    fn push_actions(&self, layout: &Layout, card: Card, out: &mut Actions<Action>) {
        out.push(Action::lay(card));
        let from = out.len();
        let push = |taken| out.push(Action::take(card, taken));
        if layout.list(card, MOST_CAPTURES, push) {
            return;
        }
        out.truncate(from);
        out.extend(layout.selection(card).into_iter().map(|taken| Action::take(card, taken)));
        out.mark_cut();
    }
}

impl Game for Tablic {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Observation = Observation;
    type Foul = Foul;

    fn seats(&self) -> usize {
        self.players
    }

    fn sides(&self) -> usize {
        if self.players == 4 { 2 } else { self.players }
    }

    fn side(&self, seat: Seat) -> usize {
        if self.players == 4 { seat.index() % 2 } else { seat.index() }
    }

    fn root(&self) -> State {
        State::undealt(self.players)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        state.turn
    }

    fn actions(&self, state: &State, out: &mut Actions<Action>) {
        out.clear();
        let Turn::Seat(seat) = state.turn else { return };
        let layout = Layout::new(self.captures, state.table);
        for card in state.hand(seat).iter() {
            let from = out.len();
            self.push_actions(&layout, card, out);
            out.sort_from(from);
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Foul> {
        let Action { card, taken } = action;
        let Turn::Seat(seat) = state.turn else { return Err(Foul::NobodysTurn { card }) };
        if !state.hand(seat).contains(card) {
            return Err(Foul::NotInHand { card });
        }
        if action.is_lay() || captures::is_capture(self.captures, state.table, card, taken) {
            return Ok(());
        }
        let missing = taken - state.table;
        Err(if !missing.is_empty() {
            Foul::NotOnTable { card, missing }
        } else if self.captures.sweeps(card) {
            Foul::PartialSweep { card, left: state.table - taken }
        } else if self.is_published_code() {
            Foul::NotDivisible { card, target: self.captures.target(card), taken }
        } else {
            Foul::NoSplit { card, target: self.captures.target(card), taken }
        })
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        let Turn::Seat(seat) = state.turn else { panic!("no player is to move") };
        if self.is_published_code() {
            state.ledger.enter(self.lay, state.table, seat, action);
        }
        state.play(seat, action, self.captures.sweeps(action.card));
        if state.turn == Turn::Over {
            self.give_rest(state);
        }
    }

    fn random_action(&self, state: &State, scratch: &mut Actions<Action>, rng: &mut Rng) -> Action {
        let Turn::Seat(seat) = state.turn else { panic!("no player is to move") };
        scratch.clear();
        let layout = Layout::new(self.captures, state.table);
        for card in state.hand(seat).iter() {
            self.push_actions(&layout, card, scratch);
        }
        scratch[rng.index(scratch.len())]
    }

    fn sample_chance(&self, state: &State, rng: &mut Rng) -> Chance {
        let drawable = state.drawable();
        if !drawable.is_empty() {
            let card = drawable.nth(rng.below(drawable.len()));
            return Chance::Card(card.expect("the number is below the number of cards"));
        }
        let mut deck = whole_pack();
        loop {
            rng.shuffle(&mut deck);
            if self.misplaced_jack(&deck).is_none() {
                return Chance::Deck(deck);
            }
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, f64)>) -> bool {
        out.clear();
        let drawable = state.drawable();
        let probability = 1.0 / f64::from(drawable.len());
        out.extend(drawable.iter().map(|card| (Chance::Card(card), probability)));
        !out.is_empty()
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Foul> {
        if state.turn != Turn::Chance {
            return Err(Foul::NotDue("nothing is left to chance: a player is to move"));
        }
        match chance {
            Chance::Deck(deck) => {
                if state.undealt_cards() != CardSet::PACK {
                    Err(Foul::NotDue("the pack is dealt already"))
                } else if deck.iter().copied().collect::<CardSet>() != CardSet::PACK {
                    Err(Foul::NotDue("the deck is not the whole pack"))
                } else if self.misplaced_jack(deck).is_some() {
                    Err(Foul::NotDue("a jack lies among the opening four"))
                } else {
                    Ok(())
                }
            }
            Chance::Card(card) if state.drawable().contains(*card) => Ok(()),
            Chance::Card(_) => Err(Foul::NotDue("the card cannot be dealt now")),
        }
    }

    fn resolve(&self, state: &mut State, chance: &Chance) {
        match chance {
            Chance::Deck(deck) => state.deal_pack(deck, self.cut_card),
            Chance::Card(card) => state.draw(*card),
        }
    }

    fn outcome(&self, state: &State) -> Outcome {
        let piles = &state.piles[..self.sides()];
        let score =
            |side: usize| self.plain_score(side, piles[side], state.tablas[side], &state.ledger);
        let mut scores: ArrayVec<u32, SIDES> = (0..piles.len()).map(score).collect();
        if self.is_published_code() {
            let winner = match state.ledger.score(0).cmp(&state.ledger.score(1)) {
                Ordering::Greater => Some(0),
                Ordering::Less => Some(1),
                Ordering::Equal => None,
            };
            return Outcome::new(scores.into_iter().map(f64::from), winner);
        }
        if let Some(side) = self.bonus_side(&scores, piles) {
            scores[side] += BONUS;
        }
        Outcome::highest(scores.into_iter().map(f64::from))
    }

    fn observe(&self, state: &State, seat: Seat) -> Observation {
        Observation::of(state, seat, self.open)
    }
}

fn whole_pack() -> [Card; 52] {
    std::array::from_fn(|index| Card::from_index(index).expect("the pack has 52 cards"))
}
