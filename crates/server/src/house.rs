//! The house: all its tables, and what they share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use adut_kernel::Rules;

use crate::Refusal;
use crate::pool::Pool;
use crate::room::Room;
use crate::table::{Opening, PERSON, open};
use crate::token::{self, Entropy, Token};

/// What the house needs from outside.
pub struct Furnishing {
    /// Where tokens and seeds come from.
    pub entropy: Entropy,
    /// How many programs think at once.
    pub thinkers: usize,
}

/// Everything that the server holds.
pub struct House {
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    pool: Pool,
    entropy: Entropy,
    numbers: AtomicU64,
}

/// What is asked for with a new table.
pub(crate) struct Wish {
    pub(crate) game: String,
    pub(crate) rules: Rules,
    pub(crate) seats: Vec<String>,
    pub(crate) seed: Option<String>,
    pub(crate) practice: bool,
    pub(crate) whole_match: bool,
}

/// A seat that somebody has got.
pub(crate) struct Ticket {
    pub(crate) room: Arc<Room>,
    pub(crate) seat: usize,
    pub(crate) token: Token,
}

impl House {
    /// An empty house.
    pub fn new(furnishing: Furnishing) -> Arc<Self> {
        Arc::new(Self {
            rooms: Mutex::default(),
            pool: Pool::new(furnishing.thinkers),
            entropy: furnishing.entropy,
            numbers: AtomicU64::new(0),
        })
    }

    pub(crate) fn pool(&self) -> &Pool {
        &self.pool
    }

    pub(crate) fn fresh_seed(&self) -> String {
        token::seed(&self.entropy)
    }

    /// A number that nobody else has got.
    pub(crate) fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Sets up a table; who asks for it gets the first seat for a person.
    pub(crate) async fn open(self: &Arc<Self>, wish: Wish) -> Result<Ticket, Refusal> {
        let Wish { game, rules, seats, seed, practice, whole_match } = wish;
        let persons = seats.iter().filter(|name| *name == PERSON).count();
        if seed.is_some() && persons > 1 {
            let sentence = "a seed can be chosen only by who plays alone: it tells all cards";
            return Err(Refusal::Senseless(sentence.to_owned()));
        }
        let id = token::name(&self.entropy);
        let seed = seed.unwrap_or_else(|| self.fresh_seed());
        let first = seats.iter().position(|name| name == PERSON).unwrap_or(0);
        let mut tokens = vec![None; seats.len()];
        let opening =
            Opening { id: id.clone(), game, rules, entrants: seats, seed, practice, whole_match };
        let table = open(opening)?;
        let token = Token::draw(&self.entropy);
        tokens[first] = Some(Token::digest(token.as_str()));
        let room = Arc::new(Room::new(id.clone(), table, tokens));
        self.rooms().insert(id, Arc::clone(&room));
        Ok(Ticket { room, seat: first, token })
    }

    /// The table of this name.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Refusal> {
        self.rooms().get(id).cloned().ok_or_else(|| Refusal::unknown("table", id))
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) async fn keep_move(
        &self,
        _: &str,
        _: u64,
        _: usize,
        _: String,
    ) -> Result<(), Refusal> {
        Ok(())
    }
    pub(crate) async fn keep_undo(&self, _: &str, _: u64, _: usize) -> Result<(), Refusal> {
        Ok(())
    }
    pub(crate) async fn keep_round(&self, _: &str) -> Result<(), Refusal> {
        Ok(())
    }
}
