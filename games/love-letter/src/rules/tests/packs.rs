//! All packs that agree with what was seen, found by trying.

use crate::rules::examined::model::{Note, Round, Stop};
use crate::rules::{Action, Card};

/// Goes through all packs that show the observer what is `expected`, deciding cards only where the
/// run needs them. `visit` gets the pack with what is left over and says whether to go on.
pub(super) struct Search<'a> {
    pub(super) players: usize,
    pub(super) moves: &'a [Action],
    pub(super) observer: usize,
    pub(super) expected: &'a [Note],
}

type Visit<'a> = dyn FnMut(&[Option<Card>], &[Card]) -> bool + 'a;

impl Search<'_> {
    pub(super) fn explore(
        &self,
        pack: &mut Vec<Option<Card>>,
        left: &mut Vec<Card>,
        visit: &mut Visit<'_>,
    ) -> bool {
        let expected = Some(self.expected);
        let run = Round::run(pack, self.players, self.moves, self.observer, expected).map(|_| ());
        let place = match run {
            Ok(()) => return visit(pack, left),
            Err(Stop::Impossible) => return true,
            Err(Stop::Needs(place)) => place,
        };
        let mut kinds = left.clone();
        kinds.sort_unstable();
        kinds.dedup();
        for card in kinds {
            let at = left.iter().position(|&other| other == card).expect("it is there");
            left.swap_remove(at);
            pack[place] = Some(card);
            let go_on = self.explore(pack, left, visit);
            pack[place] = None;
            left.push(card);
            if !go_on {
                return false;
            }
        }
        true
    }
}
