//! What a seat sees on its turn, in words and in numbers.

use adut_kernel::{Actions, Block, EncodingId, Seat};
use adut_learn::selfplay::Head as _;
use serde_json::Value;
use thiserror::Error;

use crate::CardGame;
use crate::session::SeenMove;

/// What the numbers of a game are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoding {
    /// What was made with these numbers serves games with the same.
    pub id: EncodingId,
    /// What the numbers of an observation are, in order.
    pub blocks: Vec<Block>,
    /// What the numbers of a move are, in order.
    pub move_blocks: Vec<Block>,
    /// What is added for who may see all cards.
    pub revealed_blocks: Vec<Block>,
    /// How many ids there are: all ids of moves are below.
    pub actions: usize,
    /// Whether an id means the same move all through a game. Otherwise it is the move's place in the
    /// list of the legal ones, and the numbers of the moves say what they are.
    pub has_fixed_ids: bool,
    /// No game has more moves.
    pub longest_game: usize,
}

impl Encoding {
    pub(crate) fn of<G: CardGame>(game: &G) -> Self {
        Self {
            id: EncodingId::of(game),
            blocks: game.blocks(),
            move_blocks: G::Head::move_blocks(game),
            revealed_blocks: game.revealed_blocks(),
            actions: G::Head::places(game),
            has_fixed_ids: G::Head::HAS_FIXED_PLACES,
            longest_game: game.longest_game(),
        }
    }

    /// How many numbers an observation has.
    pub fn features(&self) -> usize {
        Block::total(&self.blocks)
    }

    /// How many numbers a move has.
    pub fn move_features(&self) -> usize {
        Block::total(&self.move_blocks)
    }

    /// How many numbers say which move was made, and by whom.
    pub(crate) fn event_features(&self, seats: usize) -> usize {
        seats + self.move_features()
    }

    /// How many numbers all that a seat knows has, with the moves that led there.
    pub fn information_features(&self, seats: usize) -> usize {
        self.features() + self.longest_game * self.event_features(seats)
    }
}

/// Why there is no such move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// No move has this id here.
    #[error("no move has the id {id} (ids are below {below})")]
    Id {
        /// The id.
        id: u64,
        /// How many ids there are.
        below: usize,
    },
    /// A move that is not allowed.
    #[error("the move with the id {id}, {text}, is not legal: {reason}")]
    Illegal {
        /// Its id.
        id: u64,
        /// How it is written.
        text: String,
        /// Why not.
        reason: String,
    },
    /// No move, or none that has an id here.
    #[error("{0}")]
    Text(String),
}

/// What the seat that is to act sees: its observation, its legal moves, the moves that it saw, and
/// nothing else.
pub trait DynView: Send + Sync {
    /// The game's name.
    fn game_name(&self) -> &'static str;
    /// How many players sit at the table.
    fn seats(&self) -> usize;
    /// The seat.
    fn seat(&self) -> Seat;
    /// What it knows, for other programs.
    fn observation(&self) -> Value;
    /// What it knows, for a person at a text terminal.
    fn show(&self) -> String;
    /// What it may do, as it is written, in the order of the game.
    fn moves(&self) -> Vec<String>;
    /// The ids of these moves.
    fn ids(&self) -> Vec<usize>;
    /// Marks the ids of the moves, and no others.
    fn mask(&self, mask: &mut [bool]);
    /// Writes what the seat knows over whatever stands in `out`.
    fn encode(&self, out: &mut [f32]);
    /// The numbers of every move, one after the other.
    fn move_features(&self) -> Vec<f32>;
    /// The moves so far that the seat saw.
    fn history(&self) -> &[SeenMove];
    /// How the move with this id is written, whether or not it is legal.
    fn move_at(&self, id: u64) -> Result<String, MoveError>;
    /// The id of a move that is written so.
    fn id_of(&self, text: &str) -> Result<usize, MoveError>;
}

pub(crate) struct ViewOf<G: CardGame> {
    pub(crate) game: G,
    pub(crate) seat: Seat,
    pub(crate) seen: G::Observation,
    pub(crate) actions: Actions<G::Action>,
    pub(crate) history: Vec<SeenMove>,
}

impl<G: CardGame> ViewOf<G> {
    /// The move with this id; an id of a fixed kind can be that of a move that is not legal now.
    pub(crate) fn action_at(&self, id: u64) -> Result<G::Action, MoveError> {
        let place = usize::try_from(id).ok();
        let action =
            place.and_then(|p| G::Head::action_at(&self.game, &self.seen, &self.actions, p));
        action.ok_or_else(|| MoveError::Id { id, below: G::Head::places(&self.game) })
    }

    fn place(&self, index: usize) -> usize {
        G::Head::place(&self.game, &self.seen, self.actions[index], index)
    }
}

impl<G: CardGame> DynView for ViewOf<G> {
    fn game_name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn observation(&self) -> Value {
        self.game.describe(&self.seen)
    }

    fn show(&self) -> String {
        self.game.show(&self.seen)
    }

    fn moves(&self) -> Vec<String> {
        self.actions.iter().map(|&action| self.game.write_action(action)).collect()
    }

    fn ids(&self) -> Vec<usize> {
        (0..self.actions.len()).map(|index| self.place(index)).collect()
    }

    fn mask(&self, mask: &mut [bool]) {
        mask.fill(false);
        (0..self.actions.len()).for_each(|index| mask[self.place(index)] = true);
    }

    fn encode(&self, out: &mut [f32]) {
        self.game.encode(&self.seen, out);
    }

    fn move_features(&self) -> Vec<f32> {
        let width = Block::total(&G::Head::move_blocks(&self.game));
        let mut out = vec![0.0; width * self.actions.len()];
        for (row, &action) in out.chunks_exact_mut(width).zip(&*self.actions) {
            G::Head::write_move(&self.game, &self.seen, action, row);
        }
        out
    }

    fn history(&self) -> &[SeenMove] {
        &self.history
    }

    fn move_at(&self, id: u64) -> Result<String, MoveError> {
        Ok(self.game.write_action(self.action_at(id)?))
    }

    fn id_of(&self, text: &str) -> Result<usize, MoveError> {
        let action = self.game.read_action(text).map_err(|e| MoveError::Text(e.to_string()))?;
        match self.actions.iter().position(|&other| other == action) {
            Some(index) => Ok(self.place(index)),
            None => Err(MoveError::Text(format!("`{text}` is not among the legal moves"))),
        }
    }
}
