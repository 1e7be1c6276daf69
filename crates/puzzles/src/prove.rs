//! The proof of a puzzle.

use std::collections::BTreeMap;

use adut_kernel::{Actions, Course, RecordError, Seat, Turn};
use thiserror::Error;

use crate::judge::Judge;
use crate::puzzle::{Kind, Puzzle, Result as Reached};
use crate::{Puzzling, Scene, certain};

/// More moves than this are too many to weigh for a person.
const MOVES_AT_MOST: usize = 24;

/// What is proven of a position.
pub(crate) struct Proof<A> {
    pub(crate) solution: A,
    pub(crate) result: Reached,
    pub(crate) values: Vec<(A, i64)>,
    pub(crate) deals: Option<u64>,
}

/// Proves that a position is a puzzle of this kind; nothing if it is not, or that is out of reach.
pub(crate) fn find<G: Puzzling>(
    game: &G,
    judge: &mut Judge<G>,
    state: &G::State,
    kind: Kind,
) -> Option<Proof<G::Action>> {
    let Turn::Seat(seat) = game.turn(state) else { return None };
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    if actions.is_cut() || !(2..=MOVES_AT_MOST).contains(&actions.len()) {
        return None;
    }
    match kind {
        Kind::Open => open(game, judge, state),
        Kind::Certain => {
            let found = certain::find(game, judge, &game.observe(state, seat), seat)?;
            Some(Proof {
                solution: found.solution,
                result: Reached::Win,
                values: found.wins.into_iter().map(|(action, won)| (action, won as i64)).collect(),
                deals: Some(found.deals),
            })
        }
    }
}

/// One move wins and no other does, or one holds the draw and all others lose.
fn open<G: Puzzling>(game: &G, judge: &mut Judge<G>, state: &G::State) -> Option<Proof<G::Action>> {
    let values = judge.differences(game, state)?;
    let best = values.iter().map(|&(_, value)| value.signum()).max()?;
    let mut reaching = values.iter().filter(|&&(_, value)| value.signum() == best);
    let (&(solution, _), None) = (reaching.next()?, reaching.next()) else { return None };
    let result = match best {
        1 => Reached::Win,
        0 => Reached::Draw,
        _ => return None,
    };
    let values = values.into_iter().map(|(action, value)| (action, i64::from(value))).collect();
    Some(Proof { solution, result, values, deals: None })
}

/// What a puzzle is about: what the game sees in it, and what can be said of any.
pub(crate) fn themes<G: Puzzling>(
    game: &G,
    state: &G::State,
    seat: Seat,
    proof: &Proof<G::Action>,
) -> Vec<String> {
    let actions: Vec<G::Action> = proof.values.iter().map(|&(action, _)| action).collect();
    let seen = game.observe(state, seat);
    let scene = Scene { state, seen: &seen, seat, actions: &actions, solution: proof.solution };
    let mut themes = game.themes(&scene);
    // Who counts the cards that are gone knows where all others are.
    themes.extend((proof.deals == Some(1)).then_some("count"));
    themes.extend((proof.result == Reached::Draw).then_some("save-draw"));
    themes.into_iter().map(str::to_owned).collect()
}

/// Why a puzzle is none.
#[derive(Debug, Error)]
pub enum Disproved {
    /// Its position cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// No move, or more than one, does what it asks for.
    #[error("puzzle {0}: there is no one move that does it")]
    Unsolved(String),
    /// Something else is proven than it says.
    #[error("puzzle {id}: its {field} should be {expected}, not {found}")]
    Differs {
        /// The puzzle.
        id: String,
        /// What is wrong.
        field: &'static str,
        /// What it says.
        found: String,
        /// What is proven.
        expected: String,
    },
}

/// Works out again everything that a puzzle says, but for its rating.
///
/// # Errors
/// If its position cannot be replayed, or something else is proven.
pub fn prove<G: Puzzling>(puzzle: &Puzzle) -> Result<(), Disproved> {
    let (course, facts) = (Course::<G>::replay(&puzzle.record)?, &puzzle.facts);
    let (game, state) = (course.game(), course.state());
    let unsolved = || Disproved::Unsolved(facts.id.clone());
    let Turn::Seat(seat) = course.turn() else { return Err(unsolved()) };
    let proof = find(game, &mut Judge::new(), state, facts.kind).ok_or_else(unsolved)?;
    let values: BTreeMap<String, i64> = written(game, &proof);
    let same = |field, found: String, expected: String| match found == expected {
        true => Ok(()),
        false => Err(Disproved::Differs { id: facts.id.clone(), field, found, expected }),
    };
    same("solution", facts.solution.clone(), game.write_action(proof.solution))?;
    same("result", format!("{:?}", facts.result), format!("{:?}", proof.result))?;
    same("values", format!("{:?}", facts.values), format!("{values:?}"))?;
    same("deals", format!("{:?}", facts.deals), format!("{:?}", proof.deals))?;
    let about = themes(game, state, seat, &proof);
    same("themes", format!("{:?}", facts.themes), format!("{about:?}"))?;
    same("id", facts.id.clone(), Puzzle::id_of(&puzzle.record, facts.kind))
}

/// The values by the moves as they are written.
pub(crate) fn written<G: Puzzling>(game: &G, proof: &Proof<G::Action>) -> BTreeMap<String, i64> {
    proof.values.iter().map(|&(action, value)| (game.write_action(action), value)).collect()
}
