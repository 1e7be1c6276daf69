//! Whether a game is decided for a seat that can count every card.

use adut_kernel::{Actions, Game, Rng, Turn};
use adut_review::Reviewable;

/// How many positions are looked at before it is given up.
const POSITIONS: u32 = 4_000;

/// Whether all ways to go on end with the same winners. It is made of what the seat has seen, and
/// says yes only where that leaves a single deal; so it tells the seat nothing that it could not
/// work out.
pub(crate) fn is_decided_for<G: Reviewable>(game: &G, seen: &G::Observation) -> bool {
    if game.worlds_to_solve(seen) != Some(1) {
        return false;
    }
    // There is one world only: which numbers it is drawn with does not matter.
    let world = game.draw_world(&game.worlds(seen), &mut Rng::new(0));
    let mut search = Search { game, left: POSITIONS, winners: None };
    search.ends_alike(&world)
}

struct Search<'a, G> {
    game: &'a G,
    left: u32,
    /// Who won at the first end that was found.
    winners: Option<Vec<usize>>,
}

impl<G: Game> Search<'_, G> {
    fn ends_alike(&mut self, state: &G::State) -> bool {
        match self.game.turn(state) {
            Turn::Over => {
                let winners: Vec<usize> = self.game.outcome(state).winners().collect();
                *self.winners.get_or_insert_with(|| winners.clone()) == winners
            }
            Turn::Chance => false,
            Turn::Seat(_) => {
                if self.left == 0 {
                    return false;
                }
                self.left -= 1;
                let mut actions = Actions::new();
                self.game.actions(state, &mut actions);
                !actions.is_cut()
                    && actions.iter().all(|&action| {
                        let mut next = state.clone();
                        self.game.apply(&mut next, action);
                        self.ends_alike(&next)
                    })
            }
        }
    }
}
