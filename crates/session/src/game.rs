//! A game with its rules chosen.

use std::ops::Range;
use std::sync::Arc;

use adut_kernel::{
    Course, Equipment, MatchRules, NotARecord, Record, RecordError, Rng, Rules, Seat,
};
use adut_players::{Chosen, PlayerError, Programs, ShorthandError};
use adut_puzzles::{Disproved, MineError, Miner, Order, Puzzle, prove};
use adut_review::{Review, ReviewError, Settings, Watch, review_course};
use adut_search::solver::{Means, OpeningBook, Unsolvable};
use thiserror::Error;

use crate::CardGame;
use crate::batch::{BatchOf, DynBatch};
use crate::plan::{DynPlan, PlanOf, PlanSpec};
use crate::player::{DynPlayer, PlayerInfo, PlayerOf, infos};
use crate::position::{DynPosition, PositionOf};
use crate::puzzles::DynMiner;
use crate::session::{Session, SessionOf};
use crate::solver::{DynSolver, SolverOf};
use crate::trajectories::{self, Trajectories, TrajectoryError};
use crate::view::Encoding;

/// A game whose type is known only at run time, with its rules chosen.
pub trait DynGame: Send + Sync + std::fmt::Debug {
    /// Its name in records and on the command line.
    fn name(&self) -> &'static str;
    /// Every option that differs from its default, and the number of players.
    fn rules(&self) -> Rules;
    /// Whether these are the rules that hold when nothing is said.
    fn has_default_rules(&self) -> bool;
    /// The side of each seat.
    fn side_of_seat(&self) -> Vec<usize>;
    /// Whether it is dealt from a pack.
    fn has_deck(&self) -> bool;
    /// What it is played with.
    fn equipment(&self) -> Equipment;
    /// Whether its positions can be solved with all cards known.
    fn is_solvable(&self) -> bool;
    /// How a match of several games is won.
    fn match_rules(&self) -> MatchRules;

    /// Its players, the plainest first.
    fn players(&self) -> Vec<PlayerInfo>;
    /// Finds a player by its name and settings, as in `ismcts:sims=2000`; `cmd:PROGRAM ARGS` is an
    /// outside program, if `programs` may be started.
    fn find_player(
        &self,
        text: &str,
        programs: Programs,
    ) -> Result<Arc<dyn DynPlayer>, PlayerError>;

    /// Begins a game; the deal, if there is one, comes from `rng`.
    fn begin(&self, rng: &mut Rng) -> Box<dyn Session>;
    /// Replays a record as far as its moves go, by the record's own rules.
    fn replay(&self, record: &Record) -> Result<Box<dyn Session>, RecordError>;
    /// Replays a record of a whole game and checks its result too.
    fn verify(&self, record: &Record) -> Result<Box<dyn Session>, RecordError>;
    /// Whether a text is a position in a form of the game's own.
    fn is_shorthand(&self, text: &str) -> bool;
    /// Reads a position: a record cut after the moves so far, which brings its own rules, or a form
    /// of the game's own.
    fn read_position(&self, text: &str) -> Result<Box<dyn DynPosition>, PositionError>;

    /// Readies a comparison of players.
    fn plan(&self, spec: &PlanSpec) -> Result<Box<dyn DynPlan>, PlayerError>;
    /// A solver of positions with all cards known.
    fn solver(&self, means: &Means) -> Result<Box<dyn DynSolver>, Unsolvable>;
    /// Reviews a record, finished or not.
    fn review(
        &self,
        record: &Record,
        settings: &Settings,
        watch: &mut Watch<'_>,
    ) -> Result<Review, ReviewError>;

    /// Looks for puzzles.
    fn miner(&self, order: Order) -> Result<Box<dyn DynMiner>, MineError>;
    /// Works out again what a puzzle of this game says.
    fn prove(&self, puzzle: &Puzzle) -> Result<(), Disproved>;

    /// The cards that lie face down in the middle where a record stops, in the order in which they
    /// will be drawn.
    fn face_down(&self, record: &Record) -> Result<Vec<String>, RecordError>;

    /// What the game's numbers are.
    fn encoding(&self) -> Encoding;
    /// So many games side by side, the first with the first deck of a seed, and so on.
    fn batch(&self, seed: &str, games: usize) -> Box<dyn DynBatch>;
    /// The decisions of players of the catalogue, one for all seats or one for each, on these decks of
    /// a seed; on rayon's threads.
    fn trajectories(
        &self,
        players: &[String],
        seed: &str,
        decks: Range<u64>,
    ) -> Result<Trajectories, TrajectoryError>;
}

/// Why a text is no position.
#[derive(Debug, Error)]
pub enum PositionError {
    /// The game's own form, with a mistake in it.
    #[error(transparent)]
    Shorthand(#[from] ShorthandError),
    /// Neither a form of the game's own nor JSON.
    #[error("a position is a JSON record, expected {{\"game\":\"{0}\",…}}")]
    Form(&'static str),
    /// JSON that is no record.
    #[error(transparent)]
    NotARecord(#[from] NotARecord),
    /// A record that does not replay.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// The generic side of a [`DynGame`].
#[derive(Debug)]
pub(crate) struct GameOf<G> {
    game: G,
}

impl<G: CardGame> GameOf<G> {
    pub(crate) fn new(game: G) -> Self {
        Self { game }
    }
}

impl<G: CardGame> DynGame for GameOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> Rules {
        self.game.rules()
    }

    fn has_default_rules(&self) -> bool {
        G::from_rules(&Rules::new()).is_ok_and(|usual| usual.rules() == self.game.rules())
    }

    fn side_of_seat(&self) -> Vec<usize> {
        Seat::all(self.game.seats()).map(|seat| self.game.side(seat)).collect()
    }

    fn has_deck(&self) -> bool {
        G::HAS_DECK
    }

    fn equipment(&self) -> Equipment {
        self.game.equipment()
    }

    fn is_solvable(&self) -> bool {
        // A solver that need not do anything needs no table and no book.
        let means =
            Means { table_bytes: Some(1 << 16), book: OpeningBook::None, ..Means::default() };
        self.game.seats() == 2 && G::exact_solver(&means).is_ok()
    }

    fn match_rules(&self) -> MatchRules {
        self.game.match_rules()
    }

    fn players(&self) -> Vec<PlayerInfo> {
        infos::<G>()
    }

    fn find_player(
        &self,
        text: &str,
        programs: Programs,
    ) -> Result<Arc<dyn DynPlayer>, PlayerError> {
        Ok(Arc::new(PlayerOf(Chosen::find(&self.game, text, programs)?)))
    }

    fn begin(&self, rng: &mut Rng) -> Box<dyn Session> {
        Box::new(SessionOf(Course::begin(self.game.clone(), rng)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Session>, RecordError> {
        Ok(Box::new(SessionOf(Course::<G>::replay(record)?)))
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn Session>, RecordError> {
        Ok(Box::new(SessionOf(Course::<G>::verify(record)?)))
    }

    fn is_shorthand(&self, text: &str) -> bool {
        G::read_shorthand(&self.game.rules(), text).is_some()
    }

    fn read_position(&self, text: &str) -> Result<Box<dyn DynPosition>, PositionError> {
        if let Some(read) = G::read_shorthand(&self.game.rules(), text) {
            let (game, state) = read?;
            return Ok(Box::new(PositionOf { game, state }));
        }
        if !text.trim_start().starts_with('{') {
            return Err(PositionError::Form(G::NAME));
        }
        let record = Record::parse(text.trim())?;
        Ok(Box::new(SessionOf(Course::<G>::replay(&record)?)))
    }

    fn plan(&self, spec: &PlanSpec) -> Result<Box<dyn DynPlan>, PlayerError> {
        Ok(Box::new(PlanOf::new(&self.game, spec)?))
    }

    fn solver(&self, means: &Means) -> Result<Box<dyn DynSolver>, Unsolvable> {
        Ok(Box::new(SolverOf(G::exact_solver(means)?)))
    }

    fn review(
        &self,
        record: &Record,
        settings: &Settings,
        watch: &mut Watch<'_>,
    ) -> Result<Review, ReviewError> {
        review_course(&Course::<G>::replay(record)?, record, settings, watch)
    }

    fn miner(&self, order: Order) -> Result<Box<dyn DynMiner>, MineError> {
        Ok(Box::new(Miner::new(&self.game, order)?))
    }

    fn prove(&self, puzzle: &Puzzle) -> Result<(), Disproved> {
        prove::<G>(puzzle)
    }

    fn face_down(&self, record: &Record) -> Result<Vec<String>, RecordError> {
        let course = Course::<G>::replay(record)?;
        Ok(course.game().face_down(course.state()))
    }

    fn encoding(&self) -> Encoding {
        Encoding::of(&self.game)
    }

    fn batch(&self, seed: &str, games: usize) -> Box<dyn DynBatch> {
        Box::new(BatchOf::new(&self.game, seed, games))
    }

    fn trajectories(
        &self,
        players: &[String],
        seed: &str,
        decks: Range<u64>,
    ) -> Result<Trajectories, TrajectoryError> {
        trajectories::play(&self.game, players, seed, decks)
    }
}
