//! Love Letter, one round of it; a [`Match`](adut_kernel::Match) is several.
//!
//! The rules are those of the edition of 2012, as a thesis of Kraków on players for this game
//! tells them (Malarczyk, *Analysis and comparison of selected algorithms for a card game*, AGH,
//! drafts of 2015 and 2016). Its words: a *play* is a card with the way it is used (here an
//! [`Action`]), a *decision* the chosen play, a *scenario* the decisions of a round in order.
//!
//! # The pack
//! Sixteen cards: Guard 1 ×5, Priest 2 ×2, Baron 3 ×2, Handmaid 4 ×2, Prince 5 ×2, King 6,
//! Countess 7, Princess 8. The thesis counts four Guards; `guards=4` plays so.
//!
//! # The round
//! One card is set aside face down, with two players three more lie face up, each player gets one.
//! Seat 0 begins: in a match that is whoever won the last round, so players change seats. On a
//! turn a player draws one card, plays one of the two face up, and carries out what it says. The
//! draw is nobody's decision, so it happens as soon as the turn comes.
//!
//! - **Guard**: names another player and a card other than Guard; if it is held, that player is
//!   out.
//! - **Priest**: looks at another player's hand.
//! - **Baron**: compares hands with another player, in secret; the lower is out, equal hands
//!   change nothing.
//! - **Handmaid**: no effect reaches the player until his next turn.
//! - **Prince**: a player, oneself allowed, discards the hand without effect and draws, from the
//!   set-aside card if the deck is empty. Who discards the Princess is out and does not draw.
//! - **King**: swaps hands with another player.
//! - **Countess**: does nothing, but must be played when held with King or Prince.
//! - **Princess**: who plays or discards her is out.
//!
//! Who is out lays his hand face up on his discards. A protected player is no possible target. If
//! every other player still in is protected, Guard, Priest, Baron and King are played alone,
//! without effect, and a Prince has to be played on oneself.
//!
//! The round ends when one player is left, or when the deck is empty after a turn: then hands are
//! laid open and the highest wins; on a tie the higher sum of own discards; still tied, the round
//! is drawn. With `ties=all` everyone who has the highest hand wins.
//!
//! # What is known
//! Everybody sees plays, targets, named cards, discards and who is out. Only the two players
//! concerned see what a Priest, Baron or King shows; the others learn what follows from it: who
//! stays in after a Baron has the higher hand, or an equal one if nobody is out. And nobody who
//! plays King or Prince keeps the Countess. [`Observation`] holds all of this from the deal on,
//! [`Belief`] and the worlds of [`Determinize`](adut_kernel::Determinize) use all of it, exactly.

mod action;
mod belief;
mod card;
mod described;
mod encoded;
mod event;
#[cfg(any(test, feature = "testing"))]
mod examined;
mod filter;
mod notation;
mod observation;
mod state;
#[cfg(test)]
mod tests;
mod worlds;

pub use action::{Action, Foul};
pub use belief::Belief;
pub use card::{Card, Counts, Effect, KINDS, UnknownCard};
pub use described::Public;
pub use event::Event;
pub use observation::Observation;
pub use state::{Deck, State};
pub use worlds::Worlds;

use adut_kernel::{Actions, Game, Outcome, Rng, Seat, Turn};
use state::Phase;

/// Who wins when several share the highest hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// Whoever has the higher sum of own discards; nobody if that is equal too.
    #[default]
    Discards,
    /// All of them.
    All,
}

/// The rules, with their options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoveLetter {
    seats: usize,
    guards: usize,
    ties: Ties,
    tokens: Option<u8>,
    pack: Deck,
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The pack in dealing order.
    Deal(Deck),
    /// A card drawn from a [loose](State::loosened) stock.
    Draw(Card),
}

impl Default for LoveLetter {
    fn default() -> Self {
        Self::new(2, 5, Ties::Discards, None)
    }
}

impl LoveLetter {
    fn new(seats: usize, guards: usize, ties: Ties, tokens: Option<u8>) -> Self {
        let copies = |card: Card| match card {
            Card::Guard => guards,
            _ => usize::from(card.copies()),
        };
        let pack = Card::ALL.into_iter().flat_map(|card| (0..copies(card)).map(move |_| card));
        Self { seats, guards, ties, tokens, pack: Deck::new(pack) }
    }

    /// Whether a round is the one of two players that is solved; how many make a match is left open.
    pub fn is_solved_round(&self) -> bool {
        (self.seats, self.guards, self.ties) == (2, 5, Ties::Discards)
    }

    /// How many rounds win a match.
    pub fn tokens(&self) -> u8 {
        self.tokens.unwrap_or(match self.seats {
            2 => 7,
            3 => 5,
            _ => 4,
        })
    }

    /// The cards of the pack, ascending.
    pub fn pack(&self) -> &[Card] {
        self.pack.cards()
    }

    fn is_pack(&self, deck: &Deck) -> bool {
        let counts = |deck: &Deck| deck.cards().iter().copied().collect::<Counts>();
        deck.len == self.pack.len && counts(deck) == counts(&self.pack)
    }
}

impl Game for LoveLetter {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Observation = Observation;
    type Foul = Foul;

    fn seats(&self) -> usize {
        self.seats
    }

    #[inline]
    fn root(&self) -> State {
        State::undealt(self.seats)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Act => Turn::Seat(state.turn),
            Phase::Over => Turn::Over,
            Phase::Deal | Phase::Draw | Phase::Redraw => Turn::Chance,
        }
    }

    fn actions(&self, state: &State, out: &mut Actions<Action>) {
        out.clear();
        if state.phase == Phase::Act {
            action::list(state, out);
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Foul> {
        if state.phase != Phase::Act {
            return Err(Foul::NobodysTurn);
        }
        action::check(state, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        state.play(action);
    }

    #[inline]
    fn random_action(&self, state: &State, _: &mut Actions<Action>, rng: &mut Rng) -> Action {
        assert!(state.phase == Phase::Act, "it is nobody's turn");
        action::random(state, rng)
    }

    #[inline]
    fn sample_chance(&self, state: &State, rng: &mut Rng) -> Chance {
        if state.phase == Phase::Deal {
            let mut deck = self.pack;
            rng.shuffle(&mut deck.cards[..usize::from(deck.len)]);
            return Chance::Deal(deck);
        }
        let undrawn = state.undrawn();
        let n = rng.index(undrawn.total() as usize);
        Chance::Draw(undrawn.iter().nth(n).expect("n is below the number of cards"))
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, f64)>) -> bool {
        out.clear();
        if state.phase == Phase::Deal {
            return false;
        }
        let undrawn = state.undrawn();
        let total = f64::from(undrawn.total());
        for card in Card::ALL.into_iter().filter(|&card| undrawn.of(card) > 0) {
            out.push((Chance::Draw(card), f64::from(undrawn.of(card)) / total));
        }
        true
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Foul> {
        match (state.phase, chance) {
            (Phase::Deal, Chance::Deal(deck)) if self.is_pack(deck) => Ok(()),
            (Phase::Draw | Phase::Redraw, &Chance::Draw(card)) => {
                let left = state.undrawn().of(card) > 0;
                if left { Ok(()) } else { Err(Foul::NoneLeft(card)) }
            }
            _ => Err(Foul::WrongChance),
        }
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: &Chance) {
        match chance {
            Chance::Deal(deck) => state.deal(deck),
            Chance::Draw(card) => state.draw_loose(*card),
        }
    }

    fn largest_difference(&self) -> Option<f64> {
        Some(1.0)
    }

    fn outcome(&self, state: &State) -> Outcome {
        let highest = state.highest();
        let best = match self.ties {
            Ties::Discards if highest.count_ones() > 1 => state.most_discarded(highest),
            _ => highest,
        };
        let drawn = best.count_ones() > 1 && self.ties == Ties::Discards;
        let share = if drawn { 0.5 } else { 1.0 };
        let is_best = |seat: &usize| best >> seat & 1 == 1;
        let scores = (0..self.seats).map(|seat| if is_best(&seat) { share } else { 0.0 });
        Outcome::new(scores, (0..self.seats).filter(|seat| !drawn && is_best(seat)))
    }

    fn observe(&self, state: &State, seat: Seat) -> Observation {
        Observation::of(state, seat)
    }
}
