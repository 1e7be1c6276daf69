//! What every game must obey, checked on random games.
//!
//! A game implements [`Examined`] in its tests and calls [`examine`]; its numbers are checked with
//! [`examine_encoding`] and its neighbours, players with [`examine_agent`], and [`playthrough`] makes the text that each game keeps as a snapshot. The
//! functions panic with what is wrong, as tests do.

mod encoding;
mod hidden;
mod laws;
mod playthrough;

pub use encoding::{
    examine_action_ids, examine_encoding, examine_encoding_of, examine_move_features,
    examine_revealed,
};
pub use hidden::examine_agent;
pub use playthrough::playthrough;

use crate::{Actions, Course, Described, Determinize, Game, Played, Rng, Seat, Seed, Turn};

/// A game that can be examined. These methods are the slow, obvious side of each check: they must
/// share no code with what they check, and may look at the whole state.
pub trait Examined: Described + Determinize {
    /// What of a state `seat` does not know, in a form that can be compared: the others' hands,
    /// the order of the stock. Equal cards count as equal.
    type Hidden: Ord + Clone + std::fmt::Debug;

    /// Whether the payoffs of all seats sum to zero.
    const ZERO_SUM: bool = true;

    /// Checks that every card is in one place, every point is accounted for, and whatever else
    /// holds in each state of the game.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// All legal actions, found by brute force, in any order.
    fn brute_force_actions(&self, state: &Self::State) -> Vec<Self::Action>;

    /// Another deal which `seat` cannot tell from that of the `course`: with it, the same moves
    /// are legal and show the seat the same things. Every such deal must be possible. It must
    /// not use observations or determinised worlds. `None` for games without a deal, and where
    /// no deal was found in reasonable time.
    fn redeal(&self, course: &Course<Self>, seat: Seat, rng: &mut Rng) -> Option<Self::Chance>;

    /// What `seat` does not know.
    fn hidden(&self, state: &Self::State, seat: Seat) -> Self::Hidden;
}

/// How thoroughly to examine.
#[derive(Clone, Copy, Debug)]
pub struct Thoroughness {
    /// Random games whose moves, cards, points and records are checked.
    pub games: u64,
    /// Random games in which hidden cards are re-dealt and worlds imagined after every move.
    pub hidden_games: u64,
    /// How many worlds to draw where the set of all worlds is compared.
    pub worlds: usize,
}

impl Default for Thoroughness {
    fn default() -> Self {
        Self { games: 200, hidden_games: 20, worlds: 2000 }
    }
}

/// Examines a game in every way the kit knows.
///
/// # Panics
/// When the game breaks a law; the message says which, where, and with which seed.
pub fn examine<G: Examined>(game: &G, how: Thoroughness) {
    laws::rules_are_written_and_read(game);
    for n in 0..how.games {
        laws::one_game(game, Seed::from_text("laws").nth(n));
    }
    for n in 0..how.hidden_games {
        hidden::one_game(game, Seed::from_text("hidden").nth(n), how.worlds);
    }
}

/// A random game, handing each course before a move to `look`.
fn random_game<G: Game>(game: &G, seed: Seed, mut look: impl FnMut(&Course<G>)) -> Course<G> {
    let mut rng = seed.rng();
    let mut scratch = Actions::new();
    let mut course = Course::begin(game.clone(), &mut rng);
    while let Turn::Seat(_) = course.turn() {
        look(&course);
        let action = game.random_action(course.state(), &mut scratch, &mut rng);
        course.play(action, &mut rng).unwrap_or_else(|foul| {
            panic!("random_action gave {action:?}, which is a foul: {foul}");
        });
    }
    look(&course);
    course
}

/// Plays the moves of a game on another deal; panics if one is not legal there.
fn replayed<G: Game>(course: &Course<G>, deal: Option<G::Chance>) -> Vec<G::State> {
    replayed_where(course, deal, |_| true)
}

/// As [`replayed`], for what `seat` may think happened: a move that it did not see may not have
/// been made, and perhaps could not have been, so the state before it stands for the one after.
fn replayed_for<G: Game>(course: &Course<G>, deal: G::Chance, seat: Seat) -> Vec<G::State> {
    replayed_where(course, Some(deal), |played| course.game().witnessed(played, seat))
}

fn replayed_where<G: Game>(
    course: &Course<G>,
    deal: Option<G::Chance>,
    made: impl Fn(&Played<G>) -> bool,
) -> Vec<G::State> {
    let game = course.game();
    let mut state = Course::dealt(game.clone(), deal).state().clone();
    let mut states = vec![state.clone()];
    for it in course.events() {
        if made(&it) {
            assert_eq!(game.turn(&state), Turn::Seat(it.seat), "re-dealt, another seat is to act");
            if let Err(foul) = game.try_apply(&mut state, it.action) {
                panic!("re-dealt, {:?} is a foul: {foul}", it.action);
            }
            if let Some(chance) = &it.chance {
                game.resolve(&mut state, chance);
            }
        }
        states.push(state.clone());
    }
    states
}
