//! Briškula reviewed.

use adut_cards::trieste::Card;
use adut_kernel::{Game as _, Seat};
use adut_review::{Compared, Reason, Reviewable, Scale, Swing, advantage, plain_reason};

use crate::rules::{Action, Briskula, Observation, State, beaters, trumps};

/// Cards left in the stock from which imagined deals are solved: few enough are hidden by then.
const SOLVED_FROM: usize = 8;
/// How many deals are imagined and solved.
const SOLVED_WORLDS: u32 = 24;
/// An as or a trica.
const KARIK: u8 = 10;
/// Points that are worth a word.
const WORTH_SAYING: f64 = 1.5;

/// What a throw does in the trick as it lies.
struct Throw {
    card: Card,
    is_trump: bool,
    /// Whether it is the best card of the trick.
    leads: bool,
}

impl Throw {
    fn of(game: &Briskula, seen: &Observation, card: Card) -> Self {
        let best = seen.trick().best(seen.trump(), game.seats());
        let leads = best.is_none_or(|(_, best)| beaters(best, seen.trump()).contains(card));
        Self { card, is_trump: trumps(seen.trump()).contains(card), leads }
    }
}

/// Whether the trick is as good as one's own side's before the throw.
fn is_ours(game: &Briskula, seen: &Observation, seat: Seat) -> bool {
    let best = seen.trick().best(seen.trump(), game.seats());
    best.is_some_and(|(winner, _)| game.side(winner) == game.side(seat))
}

impl Reviewable for Briskula {
    const POLICY: &'static str = "rules";
    const EFFORT: f64 = 4.0;
    const SCALE: Scale = Scale { point: Some(1.0 / 480.0), wide: 60.0 };

    fn worlds_to_solve(&self, seen: &Observation) -> Option<u32> {
        match seen.stock_len() {
            _ if self.seats() != 2 => None,
            0 => Some(1),
            1..=SOLVED_FROM => Some(SOLVED_WORLDS),
            _ => None,
        }
    }

    fn solves_quickly(&self, _: &State) -> bool {
        self.seats() == 2
    }

    /// A trick of dupla holds two cards of each player.
    fn horizon(&self) -> usize {
        self.trick_len().div_ceil(self.seats())
    }

    fn standing(&self, state: &State, seat: Seat) -> Swing {
        let all: f64 = (0..self.sides()).map(|side| f64::from(state.points(side))).sum();
        let own = f64::from(state.points(self.side(seat)));
        Swing { own, theirs: all - own }
    }

    fn hand(&self, state: &State, seat: Seat) -> Vec<String> {
        state.hand(seat).iter().map(|card| card.to_string()).collect()
    }

    fn reason(
        &self,
        seen: &Observation,
        seat: Seat,
        best: &Compared<Action>,
        played: &Compared<Action>,
    ) -> Reason {
        let (Action::Throw(better), Action::Throw(thrown)) = (best.action, played.action) else {
            return Reason::new("why-signal");
        };
        let (brings_more, leaves_less) = advantage(best, played);
        let better = Throw::of(self, seen, better);
        let thrown = Throw::of(self, seen, thrown);
        let richer = better.card.points() > thrown.card.points();
        if brings_more >= WORTH_SAYING && richer && is_ours(self, seen, seat) && !better.is_trump {
            Reason::new("why-strocanje").card("card", better.card)
        } else if better.leads && !thrown.leads && brings_more >= WORTH_SAYING {
            Reason::new("why-wins-trick").number("points", brings_more)
        } else if thrown.card.points() >= KARIK
            && better.card.points() < KARIK
            && leaves_less >= WORTH_SAYING
        {
            Reason::new("why-gives-karik").card("card", thrown.card)
        } else if thrown.is_trump && !better.is_trump {
            Reason::new("why-keeps-trump").card("card", thrown.card)
        } else if thrown.card.points() > better.card.points() && leaves_less >= WORTH_SAYING {
            Reason::new("why-saves-points").card("card", thrown.card)
        } else {
            plain_reason(leaves_less, WORTH_SAYING)
        }
    }
}
