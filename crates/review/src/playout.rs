//! Games played on by a quick, sensible player.

use adut_kernel::{Actions, Player, Rng, Seat, Situation, Turn};
use adut_players::{Chosen, PlayerError, Programs};

use crate::facts::Reviewable;

/// What a seat's side and the others have, or gain: points, or players put out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Swing {
    /// The seat's own side.
    pub own: f64,
    /// Everybody else together.
    pub theirs: f64,
}

impl Swing {
    fn since(self, before: Self) -> Self {
        Self { own: self.own - before.own, theirs: self.theirs - before.theirs }
    }
}

/// Whoever plays games out.
pub(crate) struct Policy<G: Reviewable> {
    player: Player<G>,
    actions: Actions<G::Action>,
}

impl<G: Reviewable> Policy<G> {
    /// The game's own; somebody who plays at random where that one refuses the rules.
    pub(crate) fn new(game: &G) -> Result<Self, PlayerError> {
        let find = |name| Chosen::find(game, name, Programs::Refused);
        let chosen = find(G::POLICY).or_else(|_| find("random"))?;
        Ok(Self { player: chosen.make(), actions: Actions::new() })
    }

    /// Plays until the game is over or `until` is to act for the time `turns`, counted from 1.
    fn play_until(
        &mut self,
        game: &G,
        state: &mut G::State,
        until: Option<Seat>,
        mut turns: usize,
        rng: &mut Rng,
    ) {
        loop {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = game.sample_chance(state, rng);
                    game.resolve(state, &chance);
                }
                Turn::Seat(seat) => {
                    turns -= usize::from(until == Some(seat));
                    if turns == 0 {
                        return;
                    }
                    game.actions(state, &mut self.actions);
                    let actions = &self.actions;
                    let at = Situation { game, state, seat, actions, history: &[] };
                    // Players of the catalogue do not forfeit.
                    let action = self.player.choose(&at, rng).unwrap_or(actions[0]);
                    game.apply(state, action);
                }
            }
        }
    }

    /// Plays to the end.
    pub(crate) fn play_out(&mut self, game: &G, state: &mut G::State, rng: &mut Rng) {
        self.player.restart();
        self.play_until(game, state, None, 1, rng);
    }

    /// Makes a move and plays to the game's horizon: what that brings to both sides.
    pub(crate) fn swing(
        &mut self,
        game: &G,
        mut world: G::State,
        seat: Seat,
        action: G::Action,
        rng: &mut Rng,
    ) -> Swing {
        self.player.restart();
        let before = game.standing(&world, seat);
        game.apply(&mut world, action);
        self.play_until(game, &mut world, Some(seat), game.horizon(), rng);
        game.standing(&world, seat).since(before)
    }
}
