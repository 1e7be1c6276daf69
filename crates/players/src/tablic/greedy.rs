//! The greedy player of Milenković's thesis, as meant.
//!
//! It takes the most points that this move can bring, then the most cards. With nothing to take it
//! lays the card that opens the fewest points to the opponent, then the lowest. How much a table
//! offers is the mean over all cards that the opponent may hold, each with its best capture.

use adut_games::cards::french::{Card, CardSet};
use adut_games::tablic::captures::{Layout, MOST_CAPTURES};
use adut_games::tablic::{Action, Tablic, points};
use adut_kernel::{Agent, Player, Rng, RuleOption, RulesError, RulesReader, View};

use crate::best::first_best;
use crate::lapses::Lapses;
use crate::settings;

pub(super) const SETTINGS: &[RuleOption] = &[settings::LAPSES];

/// A hundred cards would be worth a point, if there were as many: points first, then cards.
const CARD: f64 = 0.01;
const RANKS: usize = 13;

/// The points and cards that a move brings at once.
pub(super) fn gain(game: &Tablic, table: CardSet, action: Action) -> (u32, u32) {
    let gain = action.gain();
    let clears = action.taken == table && !action.is_lay();
    let tabla = clears && !game.capture_rules().sweeps(action.card);
    (points(gain) + if tabla { game.tabla_points() } else { 0 }, gain.len())
}

/// The largest (points, cards) that `card` can bring from a table; nothing if it takes nothing.
pub(super) fn best_capture(
    game: &Tablic,
    layout: &Layout,
    table: CardSet,
    card: Card,
) -> (u32, u32) {
    let mut best = (0, 0);
    let mut look = |taken| best = best.max(gain(game, table, Action::take(card, taken)));
    if !layout.list(card, MOST_CAPTURES, &mut look) {
        layout.selection(card).into_iter().for_each(look);
    }
    best
}

/// The points that a table offers to whoever holds one of `cards`, in the mean.
pub(super) fn offered(game: &Tablic, table: CardSet, cards: CardSet) -> f64 {
    let layout = Layout::new(game.capture_rules(), table);
    let mut sum = 0;
    for rank in 0..RANKS {
        let mut of_rank = cards.iter().filter(|card| card.rank() == rank);
        let Some(first) = of_rank.next() else { continue };
        // Cards of a rank take the same; only what they count themselves may differ.
        let (with_first, taken) = best_capture(game, &layout, table, first);
        sum += with_first;
        if taken > 0 {
            let alone = points(CardSet::EMPTY.with(first));
            sum += of_rank
                .map(|card| with_first - alone + points(CardSet::EMPTY.with(card)))
                .sum::<u32>();
        }
    }
    f64::from(sum) / f64::from(cards.len().max(1))
}

/// What each action is worth: its points and cards, or what laying opens, as a loss.
pub(super) fn weigh(
    game: &Tablic,
    table: CardSet,
    unseen: CardSet,
    actions: &[Action],
) -> Vec<f64> {
    let takes = actions.iter().any(|action| !action.is_lay());
    let value = |&action: &Action| {
        if !action.is_lay() {
            let (points, cards) = gain(game, table, action);
            f64::from(points) + CARD * f64::from(cards)
        } else if takes {
            0.0
        } else {
            -offered(game, table.with(action.card), unseen)
        }
    };
    actions.iter().map(value).collect()
}

/// The player.
pub(super) struct Greedy;

impl Agent<Tablic> for Greedy {
    fn act(&mut self, view: &View<'_, Tablic>, rng: &mut Rng) -> Action {
        view.actions()[first_best(&self.values(view, rng))]
    }

    fn values(&mut self, view: &View<'_, Tablic>, _: &mut Rng) -> Vec<f64> {
        let seen = view.seen();
        weigh(view.game(), seen.table, seen.unseen(), view.actions())
    }
}

/// Who looks away this often.
pub(super) fn lapsing(share: f64) -> Player<Tablic> {
    Player::honest(Lapses { attentive: Greedy, share })
}

/// For the catalogue.
pub(super) fn greedy(_: &Tablic, read: &RulesReader<'_>) -> Result<Player<Tablic>, RulesError> {
    Ok(lapsing(settings::read_lapses(read)?))
}

#[cfg(test)]
mod tests;
