//! The choice of a game at run time.

use adut_kernel::{Course, Record, Turn};
use adut_players::AnyGame;

use crate::facts::Reviewable;
use crate::hint::{Hint, hint_seen};
use crate::report::Review;
use crate::run::review_course;
use crate::settings::{ReviewError, Settings, Watch};

/// Does the same with a record of whichever game.
macro_rules! for_game {
    ($record:expr, $do:ident($($argument:expr),*)) => {
        match AnyGame::new(&$record.game, &$record.rules)? {
            AnyGame::Tablic(_) => $do(&Course::<adut_games::tablic::Tablic>::replay($record)?, $($argument),*),
            AnyGame::Briskula(_) => $do(&Course::<adut_games::briskula::Briskula>::replay($record)?, $($argument),*),
            AnyGame::LoveLetter(_) => $do(&Course::<adut_games::love_letter::LoveLetter>::replay($record)?, $($argument),*),
            AnyGame::Connect4(_) => $do(&Course::<adut_games::connect4::Connect4>::replay($record)?, $($argument),*),
        }
    };
}

/// Reviews a record of any game, finished or not.
pub fn review(
    record: &Record,
    settings: &Settings,
    watch: &mut Watch<'_>,
) -> Result<Review, ReviewError> {
    for_game!(record, review_course(record, settings, watch))
}

/// Weighs every move of the seat whose turn it is where the record stops. Only what that seat sees
/// is looked at.
pub fn hint(
    record: &Record,
    settings: &Settings,
    watch: &mut Watch<'_>,
) -> Result<Hint, ReviewError> {
    for_game!(record, hint_course(settings, watch))
}

fn hint_course<G: Reviewable>(
    course: &Course<G>,
    settings: &Settings,
    watch: &mut Watch<'_>,
) -> Result<Hint, ReviewError> {
    let Turn::Seat(seat) = course.turn() else { return Err(ReviewError::Over) };
    let seen = course.game().observe(course.state(), seat);
    hint_seen(course.game(), &seen, seat, settings, watch)
}
