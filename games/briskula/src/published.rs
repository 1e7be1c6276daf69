//! Players with the source's mistakes (Krešimir Blaić, FER Zagreb 2024), for its experiments alone.
//!
//! The list of players names them, so that they can be compared and found in records; nothing else of
//! the game uses them.

use adut_kernel::{
    Agent, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Scale, Seat, Turn, View,
};
use adut_players::settings;
use adut_search::{Peeking, Searcher};

use crate::players::Encoding;
use crate::players::levels::{Loaded, SearchingLate};
use crate::players::net::{self, NetPlayer};
use crate::rules::{Action, Briskula, State};

type Made = Result<Player<Briskula>, RulesError>;

/// The random player as printed: `(int) (Math.random() * 3)` chooses among four cards, and never
/// the fourth. With fewer cards, of which nothing is printed, any. Hands are in the order of the
/// pack here; the source's order is not known.
struct NeverTheFourth;

impl Agent<Briskula> for NeverTheFourth {
    fn act(&mut self, view: &View<'_, Briskula>, rng: &mut Rng) -> Action {
        let cards = view.actions().len();
        view.actions()[rng.index(if cards == 4 { 3 } else { cards })]
    }

    fn values(&mut self, view: &View<'_, Briskula>, _: &mut Rng) -> Vec<f64> {
        let cards = view.actions().len();
        let reach = if cards == 4 { 3 } else { cards };
        (0..cards).map(|card| if card < reach { 1.0 / reach as f64 } else { 0.0 }).collect()
    }

    fn scale(&self) -> Scale {
        Scale::Chance
    }
}

pub(crate) fn easy(_: &Briskula, _: &RulesReader<'_>) -> Made {
    Ok(Player::honest(NeverTheFourth))
}

pub(crate) const SERIOUS: &[RuleOption] = &[settings::depth("8")];

/// Alpha–beta so many cards deep with all cards known, by points taken so far, done once a side
/// has more than 60.
#[derive(Clone, Copy, Debug)]
pub struct DepthLimited {
    /// How many cards are looked ahead.
    pub depth: u32,
    /// Whether maximum and minimum swap after every card, as printed, though the winner of a
    /// trick leads the next: who took it with the last card throws twice running.
    pub swaps: bool,
}

/// Where a search stands.
struct At<'a> {
    game: &'a Briskula,
    seat: Seat,
    depth: u32,
    maximises: bool,
}

impl DepthLimited {
    fn value(&self, at: &At<'_>, state: &State, mut alpha: i32, mut beta: i32) -> i32 {
        let At { game, seat, depth, .. } = *at;
        let [mine, theirs] = [seat.index(), 1 - seat.index()].map(|s| i32::from(state.points(s)));
        let Turn::Seat(to_act) = game.turn(state) else { return mine - theirs };
        if depth == 0 || mine > 60 || theirs > 60 {
            return mine - theirs;
        }
        let maximises = if self.swaps { at.maximises } else { to_act == seat };
        let mut best = if maximises { i32::MIN } else { i32::MAX };
        for card in state.hand(to_act).iter() {
            let mut next = state.clone();
            game.apply(&mut next, Action::Throw(card));
            let below = At { game, seat, depth: depth - 1, maximises: !maximises };
            let value = self.value(&below, &next, alpha, beta);
            if maximises {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if beta <= alpha {
                break;
            }
        }
        best
    }
}

impl Searcher<Briskula> for DepthLimited {
    fn rank(
        &mut self,
        game: &Briskula,
        state: &State,
        actions: &[Action],
        _: &mut Rng,
        values: &mut Vec<f64>,
    ) {
        let at = At { game, seat: state.to_act(), depth: self.depth.max(1) - 1, maximises: false };
        values.clear();
        values.extend(actions.iter().map(|&action| {
            let mut next = state.clone();
            game.apply(&mut next, action);
            f64::from(self.value(&at, &next, i32::MIN, i32::MAX))
        }));
    }
}

pub(crate) fn serious(game: &Briskula, read: &RulesReader<'_>) -> Made {
    if game.seats() != 2 {
        return Err(read.conflict("serious-published plays the game for two only"));
    }
    let search = DepthLimited { depth: settings::read_depth(read)?, swaps: true };
    Ok(Player::all_knowing(Peeking(search)))
}

/// The net as published.
pub(crate) fn normal(_: &Briskula, read: &RulesReader<'_>) -> Loaded {
    let net = NetPlayer::read(net::published(), Encoding::Published, read)?;
    Ok(Box::new(move || Player::honest(net.clone())))
}

/// The net as published until few cards are unknown, then expectiminimax.
pub(crate) fn hard(_: &Briskula, read: &RulesReader<'_>) -> Loaded {
    let net = NetPlayer::read(net::published(), Encoding::Published, read)?;
    let late = SearchingLate::read(read)?;
    Ok(Box::new(move || late.after(net.clone())))
}
