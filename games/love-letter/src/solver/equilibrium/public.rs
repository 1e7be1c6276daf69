//! What both players know, and what may be played there.

use adut_kernel::Seat;

use super::super::hands::Hands;
use super::graph::choice;
use crate::rules::{Action, Card, Counts, Effect};

/// How a card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// On nobody, or without any effect.
    Alone,
    /// On the other player.
    Other,
    /// On oneself.
    Oneself,
    /// On the other player, naming a card.
    Naming(Card),
}

/// A card and how it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// On whom, and what it names.
    pub way: Way,
}

/// All that both players know at the beginning of a turn, before the draw, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Public {
    /// Both hands and what nobody has drawn.
    pub(crate) unseen: Counts,
    /// What the player to move may hold.
    pub(crate) mover: Hands,
    /// What the other may hold.
    pub(crate) other: Hands,
    /// Whether a Handmaid protects the other.
    pub(crate) is_protected: bool,
    /// By how much the mover's discards exceed the other's.
    pub(crate) lead: i8,
}

/// Two cards that the mover may have, and the ways to go on that are worth a thought.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    pub(crate) low: Card,
    pub(crate) high: Card,
    /// What is played, and what is kept.
    pub(crate) choices: Vec<(Play, Card)>,
}

/// What the mover may do.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) pairs: Vec<Pair>,
    /// Every play of any pair, with the cards that may be kept.
    pub(crate) plays: Vec<(Play, Hands)>,
    /// The choices of all pairs, as [`choice`] packs them.
    pub(crate) choices: Vec<u8>,
}

/// What a play comes to against one hand, as far as the play alone decides it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Won,
    Lost,
    Open,
}

impl Public {
    /// The first turn.
    pub(crate) fn first(unseen: Counts) -> Self {
        let any = Hands::among(unseen);
        Self { unseen, mover: any, other: any, is_protected: false, lead: 0 }.settled()
    }

    /// The same without what makes no difference.
    #[must_use]
    pub(crate) fn settled(mut self) -> Self {
        let held = Hands::among(self.unseen);
        self.mover = self.mover.and(held);
        self.other = self.other.and(held);
        let last_copy = |hands: Hands| hands.known().filter(|&card| self.unseen.of(card) == 1);
        if let Some(card) = last_copy(self.mover) {
            self.other = self.other.without(card);
        }
        if let Some(card) = last_copy(self.other) {
            self.mover = self.mover.without(card);
        }
        // Sums of discards decide between equal hands only, and only while they can change sides.
        let doubled = Card::ALL.into_iter().find(|&card| self.unseen.of(card) > 1);
        self.lead = doubled.map_or(0, |card| {
            let swing = self.unseen.sum() as i8 - 2 * card.number() as i8 + 1;
            self.lead.clamp(-swing, swing)
        });
        self
    }

    /// How many cards nobody has drawn.
    pub(crate) fn undrawn(&self) -> u32 {
        self.unseen.total() - 2
    }
    /// Whether the deck is empty.
    pub(crate) fn is_over(&self) -> bool {
        self.undrawn() <= 1
    }
    /// Whether the round ends with this turn whatever is played.
    pub(crate) fn is_last(&self) -> bool {
        self.undrawn() == 2
    }
    /// Both hands, if both players know them.
    pub(crate) fn known(&self) -> Option<(Card, Card)> {
        self.mover.known().zip(self.other.known())
    }
    /// In how many ways the two hands can be these.
    pub(crate) fn ways(&self, mover: Card, other: Card) -> u32 {
        ways(self.unseen, mover, other)
    }

    /// Every pair of cards that the mover may have, with its choices.
    ///
    /// Sure wins are taken and sure losses avoided; a Guard names no card that both know the other
    /// cannot have, but may name one that only the mover knows of. None of this gives anything
    /// away: a named card that may be there does no worse than one that cannot.
    pub(crate) fn pairs(&self) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for low in Hands::among(self.unseen).iter() {
            let rest = self.unseen.without(low);
            for high in Hands::among(rest).iter().filter(|&high| high >= low) {
                let held = self.mover.contains(low) || self.mover.contains(high);
                let others = self.other.and(Hands::among(rest.without(high)));
                if held && !others.is_empty() {
                    let choices = self.choices(low, high, others);
                    pairs.push(Pair { low, high, choices });
                }
            }
        }
        pairs
    }

    /// All that the mover may do.
    pub(crate) fn turn(&self) -> Turn {
        let pairs = self.pairs();
        let mut plays: Vec<(Play, Hands)> = Vec::new();
        let mut choices = Vec::new();
        for pair in &pairs {
            for &(play, kept) in &pair.choices {
                let place = plays.iter().position(|other| other.0 == play);
                let place = place.unwrap_or_else(|| {
                    plays.push((play, Hands::NONE));
                    plays.len() - 1
                });
                plays[place].1 = plays[place].1.with(kept);
                choices.push(choice(place, kept));
            }
        }
        Turn { pairs, plays, choices }
    }

    /// The position without what makes no difference, if the round goes on from it and one hand at
    /// least is not known to both.
    pub(crate) fn goes_on(&self) -> Option<Self> {
        let settled = self.settled();
        let is_possible = !settled.mover.is_empty() && !settled.other.is_empty();
        (is_possible && !self.is_over() && settled.known().is_none()).then_some(settled)
    }

    fn choices(&self, low: Card, high: Card, others: Hands) -> Vec<(Play, Card)> {
        let mut all = Vec::new();
        self.list(low, high, &mut all);
        if low != high {
            self.list(high, low, &mut all);
        }
        let ends = |&(play, kept): &(Play, Card), fate: Fate| {
            others.iter().all(|other| play.fate(kept, other) == fate)
        };
        if let Some(&won) = all.iter().find(|choice| ends(choice, Fate::Won)) {
            return vec![won];
        }
        let first = all[0];
        all.retain(|choice| !ends(choice, Fate::Lost));
        if all.is_empty() {
            all.push(first);
        }
        all
    }

    /// The plays of two cards that lose against every hand that the other may have.
    pub(crate) fn sure_losses(&self, low: Card, high: Card) -> Vec<Play> {
        let mut all = Vec::new();
        self.list(low, high, &mut all);
        self.list(high, low, &mut all);
        let others = self.other.and(Hands::among(self.unseen.without(low).without(high)));
        let loses = |&(play, kept): &(Play, Card)| {
            others.iter().all(|other| play.fate(kept, other) == Fate::Lost)
        };
        all.into_iter().filter(loses).map(|(play, _)| play).collect()
    }

    /// The ways to play a card and keep another.
    fn list(&self, card: Card, kept: Card, out: &mut Vec<(Play, Card)>) {
        if !card.playable_beside(kept) {
            return;
        }
        let mut add = |way: Way| out.push((Play { card, way }, kept));
        let reaches = !self.is_protected;
        match card.effect() {
            Effect::Guess if reaches => {
                let left = self.unseen.without(card);
                let named = self.other.and(Hands::among(left)).without(Card::Guard);
                if named.is_empty() {
                    add(Way::Alone);
                }
                named.iter().for_each(|card| add(Way::Naming(card)));
            }
            Effect::Look | Effect::Compare | Effect::Swap if reaches => add(Way::Other),
            Effect::Replace => {
                if reaches {
                    add(Way::Other);
                }
                add(Way::Oneself);
            }
            _ => add(Way::Alone),
        }
    }

    /// The mover's payoff when both hands are laid open.
    pub(crate) fn showdown(mover: Card, other: Card, lead: i32) -> f64 {
        let ahead = mover.cmp(&other).then(lead.cmp(&0));
        f64::from(ahead as i8)
    }

    /// The payoff of a play on the last turn.
    pub(crate) fn last_payoff(&self, play: Play, kept: Card, other: Card) -> f64 {
        match play.fate(kept, other) {
            Fate::Won => return 1.0,
            Fate::Lost => return -1.0,
            Fate::Open => {}
        }
        let aside = self.unseen.without(play.card).without(kept).without(other);
        let aside = aside.iter().next().unwrap_or(Card::Guard);
        let lead = i32::from(self.lead) + i32::from(play.card.number());
        match (play.card.effect(), play.way) {
            (Effect::Replace, Way::Other) => {
                Self::showdown(kept, aside, lead - i32::from(other.number()))
            }
            (Effect::Replace, _) => Self::showdown(aside, other, lead + i32::from(kept.number())),
            (Effect::Swap, Way::Other) => Self::showdown(other, kept, lead),
            _ => Self::showdown(kept, other, lead),
        }
    }
}

impl Play {
    /// The same as an action of this seat. A Guard without effect on a player who can be reached
    /// names a card that the other is known not to have; any does.
    pub fn action(self, mover: Seat, reaches: bool) -> Action {
        let (card, other) = (self.card, mover.next(2));
        match self.way {
            Way::Alone if card == Card::Guard && reaches => Action::guard(other, Card::Priest),
            Way::Alone => Action::alone(card),
            Way::Other => Action::on(card, other),
            Way::Oneself => Action::on(card, mover),
            Way::Naming(named) => Action::guard(other, named),
        }
    }

    fn fate(self, kept: Card, other: Card) -> Fate {
        let of = |won: bool, lost: bool| match (won, lost) {
            (true, _) => Fate::Won,
            (_, true) => Fate::Lost,
            _ => Fate::Open,
        };
        let loses = |card: Card| card.effect() == Effect::Lose;
        match (self.card.effect(), self.way) {
            (Effect::Guess, Way::Naming(card)) => of(card == other, false),
            (Effect::Compare, Way::Other) => of(kept > other, kept < other),
            (Effect::Replace, Way::Other) => of(loses(other), false),
            (Effect::Replace, _) => of(false, loses(kept)),
            (Effect::Lose, _) => Fate::Lost,
            _ => Fate::Open,
        }
    }
}

/// In how many ways two hands can be these cards.
pub(crate) fn ways(unseen: Counts, one: Card, two: Card) -> u32 {
    let left = unseen.of(two).saturating_sub(u32::from(one == two));
    unseen.of(one) * left
}
