//! Puzzles mined from games.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use adut_kernel::{Actions, Course, GameSeed, Player, Situation, Turn};
use adut_players::{Chosen, PlayerError, Programs};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use thiserror::Error;

use crate::Puzzling;
use crate::judge::Judge;
use crate::prove::{self, Proof};
use crate::puzzle::{Facts, Kind, Puzzle};
use crate::rating::{self, LEVELS};

/// The levels that play the games. The best one would take long over them and leave little to find.
const PLAYING: usize = 3;

/// What to look for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// What all randomness comes from.
    pub seed: String,
    /// The kinds of puzzle that are wanted.
    pub kinds: Vec<Kind>,
}

/// Why there are no puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MineError {
    /// A game without any.
    #[error("{0} has no puzzles")]
    None(&'static str),
    /// A game without these.
    #[error("{game} has no puzzles of the kind {kind}: nothing is hidden in it")]
    Kind {
        /// The game.
        game: &'static str,
        /// What it does not have.
        kind: Kind,
    },
    /// More players than two.
    #[error("puzzles are for two players, not for {0}")]
    Seats(usize),
    /// Rules by which nothing is proven.
    #[error("nothing can be proven by these rules of {0}")]
    Rules(&'static str),
    /// A level cannot be seated.
    #[error(transparent)]
    Player(#[from] PlayerError),
}

/// Looks for puzzles in the games of a seed, deck by deck.
pub struct Miner<G: Puzzling> {
    game: G,
    order: Order,
    levels: Vec<(&'static str, Chosen<G>)>,
}

impl<G: Puzzling> Miner<G> {
    /// A miner for these rules.
    ///
    /// # Errors
    /// If the game, or these rules of it, cannot have such puzzles.
    pub fn new(game: &G, order: Order) -> Result<Self, MineError> {
        if G::KINDS.is_empty() {
            return Err(MineError::None(G::NAME));
        }
        if let Some(&kind) = order.kinds.iter().find(|kind| !G::KINDS.contains(kind)) {
            return Err(MineError::Kind { game: G::NAME, kind });
        }
        if game.seats() != 2 {
            return Err(MineError::Seats(game.seats()));
        }
        let find = |&(name, _): &(&'static str, f64)| {
            Ok((name, Chosen::find(game, name, Programs::Refused)?))
        };
        let levels = LEVELS.iter().map(find).collect::<Result<_, PlayerError>>()?;
        let miner = Self { game: game.clone(), order, levels };
        miner.check_rules()?;
        Ok(miner)
    }

    /// Whether the last move of a game can be valued: some rules are beyond the solver.
    fn check_rules(&self) -> Result<(), MineError> {
        let course = self.play(0).0;
        let last = course.rewound(course.played().len().saturating_sub(1));
        let values = Judge::new().differences(&self.game, last.state());
        values.map(|_| ()).ok_or(MineError::Rules(G::NAME))
    }

    /// The puzzles of each of these decks, on rayon's threads; nothing if told to stop on the way.
    /// They depend on the deck alone.
    pub fn mine(&self, decks: Range<u64>, stop: &AtomicBool) -> Option<Vec<Vec<Puzzle>>> {
        let one = |judge: &mut Judge<G>, deck| {
            (!stop.load(Ordering::Relaxed)).then(|| self.mine_deck(deck, judge))
        };
        decks.into_par_iter().map_init(Judge::new, one).collect()
    }

    /// Plays a deck; each seat has a level of its own.
    fn play(&self, deck: u64) -> (Course<G>, [&'static str; 2]) {
        let path = GameSeed::of_deal(&self.order.seed, deck);
        let mut lots = path.play(0).child("levels").rng();
        let seated = [(); 2].map(|()| &self.levels[lots.index(PLAYING)]);
        let mut players: [Player<G>; 2] = seated.map(|(_, chosen)| chosen.make());
        let mut course = Course::begin(self.game.clone(), &mut path.cards().rng());
        let mut actions = Actions::new();
        while let Turn::Seat(seat) = course.turn() {
            self.game.actions(course.state(), &mut actions);
            let made = course.played().len();
            let history = course.witnessed_by(seat);
            let state = course.state();
            let at =
                Situation { game: &self.game, state, seat, actions: &actions, history: &history };
            let (choice, _) =
                players[seat.index()].choose_or_any(&at, &mut path.thought(seat, made));
            let action = choice.unwrap_or(actions[0]);
            course.play_legal(action, &mut path.chance(made));
        }
        (course, seated.map(|(name, _)| *name))
    }

    /// At most one puzzle of each kind, so that they differ.
    fn mine_deck(&self, deck: u64, judge: &mut Judge<G>) -> Vec<Puzzle> {
        let (course, names) = self.play(deck);
        let path = GameSeed::of_deal(&self.order.seed, deck);
        let mut turns: Vec<usize> = (0..course.played().len()).collect();
        path.play(0).child("turns").rng().shuffle(&mut turns);
        let mut found: Vec<Puzzle> = Vec::new();
        for turn in turns {
            let wanted = |kind: &&Kind| !found.iter().any(|puzzle| puzzle.facts.kind == **kind);
            let wanted: Vec<Kind> = self.order.kinds.iter().filter(wanted).copied().collect();
            if wanted.is_empty() {
                break;
            }
            let at = course.rewound(turn);
            if !self.game.is_late(at.state()) {
                continue;
            }
            for kind in wanted {
                let proof = prove::find(&self.game, judge, at.state(), kind);
                found.extend(proof.and_then(|proof| self.puzzle(&at, deck, names, kind, &proof)));
            }
        }
        // A position is a puzzle once, of the harder kind; and what nearly everybody finds is none.
        let hidden = found.iter().find(|puzzle| puzzle.facts.kind == Kind::Certain);
        let hidden = hidden.map(|puzzle| puzzle.record.moves.len());
        found.retain(|Puzzle { record, facts }| {
            let is_same = facts.kind == Kind::Open && hidden == Some(record.moves.len());
            !is_same && !rating::is_plain(&facts.found)
        });
        found.sort_by_key(|puzzle| puzzle.facts.kind);
        found
    }

    /// Writes a puzzle down, unless everybody finds it.
    fn puzzle(
        &self,
        course: &Course<G>,
        deck: u64,
        names: [&str; 2],
        kind: Kind,
        proof: &Proof<G::Action>,
    ) -> Option<Puzzle> {
        let (game, state) = (&self.game, course.state());
        let Turn::Seat(seat) = course.turn() else { return None };
        let mut record = course.to_record();
        record.seed = Some(self.order.seed.clone());
        record.deal = Some(deck);
        record.players = names.map(str::to_owned).to_vec();
        let id = Puzzle::id_of(&record, kind);
        let mut actions = Actions::new();
        game.actions(state, &mut actions);
        let history = course.witnessed_by(seat);
        let at = Situation { game, state, seat, actions: &actions, history: &history };
        let mut players: Vec<_> =
            self.levels.iter().map(|(name, chosen)| (*name, chosen.make())).collect();
        let thoughts = GameSeed::of_deal(&self.order.seed, deck).play(1).nth(history.len() as u64);
        let thought = |attempt: u32| thoughts.nth(u64::from(attempt)).rng();
        let found = rating::ask(&at, proof.solution, &mut players, thought);
        if rating::never_missed(&found) {
            return None;
        }
        let facts = Facts {
            id,
            kind,
            solution: game.write_action(proof.solution),
            result: proof.result,
            values: prove::written(game, proof),
            deals: proof.deals,
            rating: rating::rating(&found),
            found,
            themes: prove::themes(game, state, seat, proof),
        };
        Some(Puzzle { record, facts })
    }
}
