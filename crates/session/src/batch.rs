//! Many games side by side, stepped together.

use adut_kernel::{Actions, Game, GameSeed, Rng, Seat, Turn};
use adut_learn::selfplay::Head as _;
use rayon::prelude::*;
use thiserror::Error;

use crate::CardGame;
use crate::view::{Encoding, MoveError};

/// Games that a thread takes at a time.
const PER_TASK: usize = 64;

/// What many games look like: one row for each game, always in the same places of memory.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BatchArrays {
    /// What the seat that is to act knows: as many numbers as an observation has.
    pub observations: Vec<f32>,
    /// Which ids are those of its legal moves.
    pub masks: Vec<bool>,
    /// What the last step was worth to each seat: its payoff if the step ended the game, else 0.
    pub rewards: Vec<f32>,
    /// Whether the last step ended a game; the row then shows the beginning of the next.
    pub terminations: Vec<bool>,
    /// The seat that is to act.
    pub players: Vec<i32>,
    /// The number of the game's deck.
    pub deals: Vec<i64>,
}

impl BatchArrays {
    /// Room for so many games.
    pub fn new(games: usize, seats: usize, encoding: &Encoding) -> Self {
        Self {
            observations: vec![0.0; games * encoding.features()],
            masks: vec![false; games * encoding.actions],
            rewards: vec![0.0; games * seats],
            terminations: vec![false; games],
            players: vec![0; games],
            deals: vec![0; games],
        }
    }
}

/// Why a step was not made; then no game was stepped.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// A wrong number of actions.
    #[error("a step takes one action for each of the {games} games, not {actions}")]
    Length {
        /// How many there are.
        actions: usize,
        /// How many are needed.
        games: usize,
    },
    /// An action that cannot be taken.
    #[error("game {game}: {reason}")]
    Action {
        /// The game's row.
        game: usize,
        /// What is wrong.
        reason: MoveError,
    },
}

/// Many games side by side. Row i plays the decks i, i + n, i + 2n, … of the seed, so a game does not
/// depend on how the others go or on the number of threads.
pub trait DynBatch: Send + Sync {
    /// Begins all games anew.
    fn reset(&mut self, seed: &str, out: &mut BatchArrays);
    /// Makes the moves with these ids, one for each game, and begins games that are over anew; on
    /// rayon's threads.
    fn step(&mut self, ids: &[i64], out: &mut BatchArrays) -> Result<(), StepError>;
    /// Draws the id of a legal move for each game, each equally likely; the same for the same seed.
    fn sample(&self, seed: u64, ids: &mut [i64]);
    /// The numbers of every legal move of every game, row after row, and where those of each game
    /// end, counted in moves.
    fn move_features(&self, rows: &mut Vec<f32>, ends: &mut Vec<i64>);
}

pub(crate) struct BatchOf<G: CardGame> {
    game: G,
    encoding: Encoding,
    seed: String,
    games: usize,
    running: Vec<BatchedGame<G>>,
}

/// A game under way.
struct BatchedGame<G: Game> {
    state: G::State,
    seat: Seat,
    seen: G::Observation,
    actions: Actions<G::Action>,
    chosen: Option<G::Action>,
    deal: u64,
    made: usize,
}

/// A game's row in the arrays.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    terminated: &'a mut bool,
    player: &'a mut i32,
    deal: &'a mut i64,
}

impl<G: CardGame> BatchOf<G> {
    pub(crate) fn new(game: &G, seed: &str, games: usize) -> Self {
        let encoding = Encoding::of(game);
        let batched = |number| BatchedGame::begin(game, seed, number as u64);
        let running = (0..games).map(batched).collect();
        Self { game: game.clone(), encoding, seed: seed.to_owned(), games, running }
    }

    /// Does something with each game and its row.
    fn each(
        &mut self,
        out: &mut BatchArrays,
        change: impl Fn(&Self, &mut BatchedGame<G>, &mut Row<'_>) + Sync,
    ) {
        let (features, actions) = (self.encoding.features(), self.encoding.actions);
        let seats = self.game.seats();
        let mut running = std::mem::take(&mut self.running);
        let batch = &*self;
        let tasks = running
            .par_chunks_mut(PER_TASK)
            .zip(out.observations.par_chunks_mut(PER_TASK * features))
            .zip(out.masks.par_chunks_mut(PER_TASK * actions))
            .zip(out.rewards.par_chunks_mut(PER_TASK * seats))
            .zip(out.terminations.par_chunks_mut(PER_TASK))
            .zip(out.players.par_chunks_mut(PER_TASK))
            .zip(out.deals.par_chunks_mut(PER_TASK));
        tasks.for_each(|((((((running, seen), masks), rewards), ended), players), deals)| {
            let rows = seen
                .chunks_exact_mut(features)
                .zip(masks.chunks_exact_mut(actions))
                .zip(rewards.chunks_exact_mut(seats))
                .zip(ended.iter_mut().zip(players).zip(deals));
            for (batched, (((observation, mask), rewards), ((terminated, player), deal))) in
                running.iter_mut().zip(rows)
            {
                let mut row = Row { observation, mask, rewards, terminated, player, deal };
                change(batch, batched, &mut row);
            }
        });
        self.running = running;
    }
}

impl<G: CardGame> BatchedGame<G> {
    /// Deals the deck of this number.
    fn begin(game: &G, seed: &str, deal: u64) -> Self {
        let mut state = game.root();
        let mut rng = GameSeed::of_deal(seed, deal).cards().rng();
        while game.turn(&state) == Turn::Chance {
            let chance = game.sample_chance(&state, &mut rng);
            game.resolve(&mut state, &chance);
        }
        let mut actions = Actions::new();
        game.actions(&state, &mut actions);
        let seen = game.observe(&state, Seat::FIRST);
        Self { state, seat: Seat::FIRST, seen, actions, chosen: None, deal, made: 0 }
    }

    /// Writes what the seat that is to act sees.
    fn show(&mut self, game: &G, row: &mut Row<'_>) {
        if let Turn::Seat(seat) = game.turn(&self.state) {
            self.seat = seat;
        }
        self.seen = game.observe(&self.state, self.seat);
        game.actions(&self.state, &mut self.actions);
        game.encode(&self.seen, row.observation);
        row.mask.fill(false);
        for (index, &action) in self.actions.iter().enumerate() {
            row.mask[G::Head::place(game, &self.seen, action, index)] = true;
        }
        *row.player = self.seat.index() as i32;
        *row.deal = self.deal as i64;
    }

    /// The move with this id, if it is legal.
    fn find(&self, game: &G, id: i64) -> Result<G::Action, MoveError> {
        let below = G::Head::places(game);
        let place = usize::try_from(id).ok();
        let action = place.and_then(|p| G::Head::action_at(game, &self.seen, &self.actions, p));
        let id = id as u64;
        let action = action.ok_or(MoveError::Id { id, below })?;
        match self.actions.contains(&action) {
            true => Ok(action),
            false => Err(illegal(game, &self.state, id, action)),
        }
    }

    /// Makes the chosen move, and what the rules leave to chance on it.
    fn advance(&mut self, batch: &BatchOf<G>, row: &mut Row<'_>) {
        let game = &batch.game;
        if let Some(action) = self.chosen.take() {
            game.apply(&mut self.state, action);
        }
        while game.turn(&self.state) == Turn::Chance {
            let mut rng = GameSeed::of_deal(&batch.seed, self.deal).chance(self.made);
            let chance = game.sample_chance(&self.state, &mut rng);
            game.resolve(&mut self.state, &chance);
        }
        self.made += 1;
        let is_over = game.turn(&self.state) == Turn::Over;
        *row.terminated = is_over;
        for (seat, reward) in Seat::all(game.seats()).zip(row.rewards.iter_mut()) {
            *reward = if is_over { game.payoff(&self.state, seat) as f32 } else { 0.0 };
        }
        if is_over {
            let next = self.deal + batch.games as u64;
            let actions = std::mem::take(&mut self.actions);
            *self = Self { actions, ..Self::begin(game, &batch.seed, next) };
        }
        self.show(game, row);
    }
}

fn illegal<G: CardGame>(game: &G, state: &G::State, id: u64, action: G::Action) -> MoveError {
    let reason = game.check(state, action).err().map(|foul| foul.to_string());
    let reason = reason.unwrap_or_else(|| "it is not listed".to_owned());
    MoveError::Illegal { id, text: game.write_action(action), reason }
}

impl<G: CardGame> DynBatch for BatchOf<G> {
    fn reset(&mut self, seed: &str, out: &mut BatchArrays) {
        seed.clone_into(&mut self.seed);
        let games = self.games as u64;
        self.each(out, |batch, batched, row| {
            *batched = BatchedGame::begin(&batch.game, &batch.seed, batched.deal % games);
            batched.show(&batch.game, row);
            row.rewards.fill(0.0);
            *row.terminated = false;
        });
    }

    fn step(&mut self, ids: &[i64], out: &mut BatchArrays) -> Result<(), StepError> {
        let (actions, games) = (ids.len(), self.games);
        if actions != games {
            return Err(StepError::Length { actions, games });
        }
        // All are looked at before the first is made, so that a mistake leaves every game as it was.
        let game = &self.game;
        let wrong = self.running.par_iter_mut().zip(ids).enumerate().find_map_first(
            |(number, (batched, &id))| match batched.find(game, id) {
                Ok(action) => {
                    batched.chosen = Some(action);
                    None
                }
                Err(reason) => Some(StepError::Action { game: number, reason }),
            },
        );
        if let Some(wrong) = wrong {
            return Err(wrong);
        }
        self.each(out, |batch, batched, row| batched.advance(batch, row));
        Ok(())
    }

    fn sample(&self, seed: u64, ids: &mut [i64]) {
        let game = &self.game;
        let draw = |(row, (batched, id)): (usize, (&BatchedGame<G>, &mut i64))| {
            let mut rng = Rng::new(u128::from(seed) << 64 | row as u128);
            let index = rng.index(batched.actions.len());
            *id = G::Head::place(game, &batched.seen, batched.actions[index], index) as i64;
        };
        self.running.par_iter().with_min_len(PER_TASK).zip(ids).enumerate().for_each(draw);
    }

    fn move_features(&self, rows: &mut Vec<f32>, ends: &mut Vec<i64>) {
        let width = self.encoding.move_features();
        rows.clear();
        ends.clear();
        for batched in &self.running {
            for &action in &*batched.actions {
                let from = rows.len();
                rows.resize(from + width, 0.0);
                G::Head::write_move(&self.game, &batched.seen, action, &mut rows[from..]);
            }
            ends.push((rows.len() / width) as i64);
        }
    }
}
