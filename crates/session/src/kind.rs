//! What a game's crate hands out.

use std::fmt;
use std::sync::Arc;

use adut_kernel::{RuleOption, Rules, RulesError};
use adut_puzzles::{Kind, Puzzle};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::CardGame;
use crate::game::{DynGame, GameOf};

/// A kind of game: its name, its options, and the way to a game with these chosen.
pub struct GameKind {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// What it is, in one line.
    pub line: &'static str,
    /// The options of its rules.
    pub options: fn() -> &'static [RuleOption],
    /// The kinds of puzzle that there are.
    pub puzzle_kinds: &'static [Kind],
    with_rules: fn(&Rules) -> Result<Arc<dyn DynGame>, RulesError>,
    page: fn(&str) -> Option<EmbeddedFile>,
    puzzles: fn() -> Vec<EmbeddedFile>,
    /// What `adut bench` measures of it.
    pub measured: Measured,
}

/// What is measured of a game's speed.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// The rules by which random games, worlds and searches are timed, such as `players=2`.
    pub games: &'static [&'static str],
    /// The positions that its solver is timed on; none if it has none.
    pub solved: &'static [SolvedPositions],
}

/// Positions of random games for a solver.
#[derive(Clone, Copy, Debug)]
pub struct SolvedPositions {
    /// By which rules.
    pub rules: &'static str,
    /// After how many moves.
    pub moves: usize,
    /// How many positions.
    pub count: usize,
    /// Whether plain alpha–beta reaches the end of the game from there, too, and is timed beside.
    pub with_alphabeta: bool,
}

impl SolvedPositions {
    /// So many positions after so many moves.
    pub const fn new(rules: &'static str, moves: usize, count: usize) -> Self {
        Self { rules, moves, count, with_alphabeta: false }
    }

    /// The same, with plain alpha–beta timed beside the solver.
    #[must_use]
    pub const fn with_alphabeta(self) -> Self {
        Self { with_alphabeta: true, ..self }
    }
}

impl GameKind {
    /// The kind of a game type. A game's crate declares it as a `static`, so that all generic code
    /// of the game is compiled there and nowhere else.
    pub const fn of<G: CardGame>(line: &'static str) -> Self {
        Self {
            name: G::NAME,
            line,
            options: G::options,
            puzzle_kinds: G::KINDS,
            with_rules: |rules| Ok(Arc::new(GameOf::new(G::from_rules(rules)?))),
            page: |_| None,
            puzzles: Vec::new,
            measured: Measured { games: &[""], solved: &[] },
        }
    }

    /// The same with more to measure than games by the usual rules.
    #[must_use]
    pub const fn with_measured(mut self, measured: Measured) -> Self {
        self.measured = measured;
        self
    }

    /// The same with files that draw it in a browser: a module `index.js`, a style `style.css`, and
    /// what these use. Without them it has a plain table there.
    #[must_use]
    pub const fn with_page(mut self, page: fn(&str) -> Option<EmbeddedFile>) -> Self {
        self.page = page;
        self
    }

    /// A file of those that draw it in a browser.
    pub fn page_file(&self, path: &str) -> Option<EmbeddedFile> {
        (self.page)(path)
    }

    /// The same with files of puzzles, one on each line.
    #[must_use]
    pub const fn with_puzzles<E: RustEmbed>(mut self) -> Self {
        self.puzzles = || {
            let mut names: Vec<_> = E::iter().collect();
            names.sort_unstable();
            names.iter().filter_map(|name| E::get(name)).collect()
        };
        self
    }

    /// The puzzles that come along. A line that is none is passed over.
    pub fn puzzles(&self) -> Vec<Puzzle> {
        let read = |file: EmbeddedFile| -> Vec<Puzzle> {
            let text = String::from_utf8_lossy(&file.data);
            text.lines().filter_map(|line| Puzzle::parse(line).ok()).collect()
        };
        (self.puzzles)().into_iter().flat_map(read).collect()
    }

    /// The game with these rules.
    pub fn with_rules(&self, rules: &Rules) -> Result<Arc<dyn DynGame>, RulesError> {
        (self.with_rules)(rules)
    }
}

impl fmt::Debug for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameKind({})", self.name)
    }
}
