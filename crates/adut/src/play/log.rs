//! What has happened, told move by move.

use adut_kernel::{Course, Seat, Witnessed, tell_move};
use adut_paint::{Painted, Teller};

/// The sentences of a game so far.
#[derive(Default)]
pub(crate) struct Log {
    lines: Vec<String>,
    moves: usize,
}

impl Log {
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Tells the moves that were made since, as `viewer` saw them; a spectator sees each as
    /// whoever made it. Begins anew if moves were taken back.
    pub(crate) fn follow<G: Painted>(
        &mut self,
        course: &Course<G>,
        viewer: Option<Seat>,
        teller: &Teller<'_>,
    ) {
        if course.played().len() < self.moves {
            *self = Self::default();
        }
        let game = course.game();
        for (n, played) in course.events().enumerate().skip(self.moves) {
            self.moves = n + 1;
            let eyes = viewer.unwrap_or(played.seat);
            if !game.witnessed(&played, eyes) {
                continue;
            }
            let (before, after) = (course.rewound(n), course.rewound(n + 1));
            let played = Witnessed { seat: played.seat, action: played.action };
            let told = tell_move(game, [before.state(), after.state()], played, Some(eyes));
            self.lines.extend(told.iter().map(|message| teller.say(message)));
        }
    }

    /// Tells something that is no move.
    pub(crate) fn add(&mut self, line: String) {
        self.lines.push(line);
    }
}
