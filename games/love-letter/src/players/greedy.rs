//! The greedy players of Malarczyk's thesis.
//!
//! Each of the two cards has a criterion, a number made of what it may achieve and a small
//! constant; the larger is played, of equals the lower card. The draft of 2015 looks at the other
//! card for Priest and Handmaid, the later draft does not. A Guard names the likeliest card, of
//! equals the higher. A Prince goes on oneself if the other card is low and the Princess is not
//! to be hoped for. Among several opponents the one with the largest criterion is chosen, then the
//! lower seat; where everybody is protected a card counts 1 and its small constant.

use adut_kernel::{Agent, MAX_SEATS, Player, Rng, RuleOption, RulesError, RulesReader, Seat, View};
use adut_players::{Lapses, settings};

use super::odds::{Odds, Reading};
use crate::rules::{Action, Card, LoveLetter, Observation};

pub(crate) const SETTINGS: &[RuleOption] = &[settings::LAPSES];

/// Which draft of the thesis the criteria come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draft {
    Of2015,
    Of2016,
}

/// The Princess is hoped for above this probability.
const HOPE: f64 = 0.1;

/// A player who takes the larger criterion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Greedy {
    draft: Draft,
    reading: Reading,
}

impl Greedy {
    pub(crate) const fn new(draft: Draft) -> Self {
        Self { draft, reading: Reading::AS_MEANT }
    }
    pub(crate) const fn bluffing(self) -> Self {
        Self { reading: Reading { bluffs: true, ..self.reading }, ..self }
    }
    pub(crate) const fn counting_only(self) -> Self {
        Self { reading: Reading { counts_only: true, ..self.reading }, ..self }
    }

    /// The player, looking away as often as its settings say.
    pub(crate) fn made(self, read: &RulesReader<'_>) -> Result<Player<LoveLetter>, RulesError> {
        let share = settings::read_lapses(read)?;
        Ok(Player::honest(Lapses { attentive: self, share }))
    }

    fn criteria(self, game: &LoveLetter, seen: &Observation, actions: &[Action]) -> Vec<f64> {
        let odds = self.reading.odds_of_all(game, seen);
        actions.iter().map(|&action| self.criterion(seen, &odds, action)).collect()
    }

    fn criterion(self, seen: &Observation, odds: &[Odds; MAX_SEATS], action: Action) -> f64 {
        let kept = kept_beside(seen, action.card);
        let constant = small_constant(action.card);
        let is_low = kept.number() < Card::Prince.number();
        if action.card == Card::Prince {
            return prince(seen, odds, action.target, is_low) + constant;
        }
        let Some(target) = action.target else {
            return match action.card {
                Card::Princess => 0.0,
                Card::Countess if kept.is_bound() => 10.0,
                Card::Handmaid if self.draft == Draft::Of2015 => {
                    let (kept, own) = (kept.number(), Card::Handmaid.number());
                    1.0 + 0.25 * (f64::from(kept) - f64::from(own)) + constant
                }
                _ => 1.0 + constant,
            };
        };
        let held = |card: Card| odds[target.index()][card.index()];
        let sum = |wanted: &dyn Fn(Card) -> bool| -> f64 {
            Card::ALL.into_iter().filter(|&card| wanted(card)).map(held).sum()
        };
        let achieved = match action.card {
            Card::Guard => action.guess.map_or(0.0, held),
            Card::Priest if self.draft == Draft::Of2015 => {
                if matches!(kept, Card::Prince | Card::Guard) { 0.25 } else { 0.0 }
            }
            Card::Baron => sum(&|card| card < kept) - sum(&|card| card > kept),
            Card::King => held(Card::Princess) + held(Card::Countess),
            _ => 0.0,
        };
        1.0 + achieved + constant
    }
}

/// The card that stays when `played` goes.
fn kept_beside(seen: &Observation, played: Card) -> Card {
    match (seen.hand(), seen.drawn()) {
        (Some(hand), Some(drawn)) if drawn == played => hand,
        (Some(_), Some(drawn)) => drawn,
        (hand, drawn) => hand.or(drawn).unwrap_or(played),
    }
}

/// Decides between cards that achieve the same: the lower number is the better card to play.
fn small_constant(card: Card) -> f64 {
    match card {
        Card::Princess => 0.0,
        card => 0.01 * (9.0 - f64::from(card.number())),
    }
}

/// A Prince on a target that he is not meant for ranks below every card that is played well.
fn prince(seen: &Observation, odds: &[Odds; MAX_SEATS], target: Option<Seat>, is_low: bool) -> f64 {
    let princess = |seat: Seat| odds[seat.index()][Card::Princess.index()];
    let bonus = if is_low { 0.1 } else { 0.0 };
    let reachable = || seen.opponents().filter(|&seat| !seen.is_protected(seat));
    let Some(best) = reachable().map(princess).reduce(f64::max) else { return 1.0 };
    let on_oneself = is_low && best <= HOPE;
    let (hope, as_meant) = match target {
        Some(seat) if seat != seen.seat() => (princess(seat), !on_oneself),
        _ => (best, on_oneself),
    };
    f64::from(u8::from(as_meant)) + hope + bonus
}

impl Greedy {
    /// What it plays; nothing about it is random.
    pub(crate) fn decision(self, view: &View<'_, LoveLetter>) -> Action {
        let actions = view.actions();
        let criteria = self.criteria(view.game(), view.seen(), actions);
        let mut best = 0;
        for (i, action) in actions.iter().enumerate() {
            let other_name =
                (action.card, action.target) == (actions[best].card, actions[best].target);
            let is_better = criteria[i] > criteria[best];
            if is_better || other_name && criteria[i] == criteria[best] {
                best = i;
            }
        }
        actions[best]
    }
}

impl Agent<LoveLetter> for Greedy {
    fn act(&mut self, view: &View<'_, LoveLetter>, _: &mut Rng) -> Action {
        self.decision(view)
    }

    /// The criteria.
    fn values(&mut self, view: &View<'_, LoveLetter>, _: &mut Rng) -> Vec<f64> {
        self.criteria(view.game(), view.seen(), view.actions())
    }
}

/// The later draft's player, looking away this often.
pub(crate) fn lapsing(share: f64) -> Player<LoveLetter> {
    Player::honest(Lapses { attentive: Greedy::new(Draft::Of2016), share })
}

macro_rules! for_the_catalogue {
    ($($name:ident = $greedy:expr;)+) => {
        $(
            pub(crate) fn $name(
                _: &LoveLetter,
                read: &RulesReader<'_>,
            ) -> Result<Player<LoveLetter>, RulesError> {
                $greedy.made(read)
            }
        )+
    };
}

for_the_catalogue! {
    of_2015 = Greedy::new(Draft::Of2015);
    of_2015_bluff = Greedy::new(Draft::Of2015).bluffing();
    of_2016 = Greedy::new(Draft::Of2016);
    of_2016_bluff = Greedy::new(Draft::Of2016).bluffing();
}

#[cfg(test)]
mod tests;
