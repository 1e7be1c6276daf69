//! Games that players play, as numbers to learn from.

use adut_kernel::{Actions, Course, Forfeit, GameSeed, Player, Seat, Situation, Turn};
use adut_learn::selfplay::Head as _;
use adut_players::{Chosen, PlayerError, Programs};
use rayon::prelude::*;
use thiserror::Error;

use crate::CardGame;
use crate::view::Encoding;

/// The decisions of some games, one row each, in the order of decks and moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trajectories {
    /// What the seat that decided knew.
    pub observations: Vec<f32>,
    /// Which ids were those of its legal moves.
    pub masks: Vec<bool>,
    /// The id of the move that it made.
    pub actions: Vec<i64>,
    /// The numbers of that move.
    pub moves: Vec<f32>,
    /// The seat.
    pub players: Vec<i32>,
    /// The number of the game's deck.
    pub deals: Vec<i64>,
    /// What the game was worth to the seat in the end.
    pub returns: Vec<f32>,
}

/// Why games cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TrajectoryError {
    /// No such player.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// One for all, or one for each seat.
    #[error("{found} players for a table of {seats}: name one for all seats, or one for each")]
    Players {
        /// How many were named.
        found: usize,
        /// How many sit at the table.
        seats: usize,
    },
    /// A player gave up.
    #[error("deal {deal}: {name} {reason}")]
    Forfeit {
        /// The deck.
        deal: u64,
        /// Who.
        name: String,
        /// Why.
        reason: String,
    },
}

/// Plays the decks from `first` on, each once. A game depends on its deck alone, so any number of threads
/// or machines makes the same rows.
pub(crate) fn play<G: CardGame>(
    game: &G,
    players: &[String],
    seed: &str,
    decks: std::ops::Range<u64>,
) -> Result<Trajectories, TrajectoryError> {
    let seats = game.seats();
    if players.len() != 1 && players.len() != seats {
        return Err(TrajectoryError::Players { found: players.len(), seats });
    }
    let find = |name: &String| Chosen::find(game, name, Programs::Refused);
    let chosen: Vec<Chosen<G>> = players.iter().map(find).collect::<Result<_, _>>()?;
    let encoding = Encoding::of(game);
    let one = |deal: u64| {
        let mut seated: Vec<Player<G>> =
            (0..seats).map(|seat| chosen[seat % chosen.len()].make()).collect();
        play_one(game, &encoding, &mut seated, seed, deal).map_err(|(seat, Forfeit(reason))| {
            let name = players[seat.index() % players.len()].clone();
            TrajectoryError::Forfeit { deal, name, reason }
        })
    };
    let games: Vec<Trajectories> =
        decks.into_par_iter().map(one).collect::<Result<_, TrajectoryError>>()?;
    let mut all = Trajectories::default();
    games.into_iter().for_each(|game| all.append(game));
    Ok(all)
}

impl Trajectories {
    fn append(&mut self, mut other: Self) {
        self.observations.append(&mut other.observations);
        self.masks.append(&mut other.masks);
        self.actions.append(&mut other.actions);
        self.moves.append(&mut other.moves);
        self.players.append(&mut other.players);
        self.deals.append(&mut other.deals);
        self.returns.append(&mut other.returns);
    }
}

fn play_one<G: CardGame>(
    game: &G,
    encoding: &Encoding,
    players: &mut [Player<G>],
    seed: &str,
    deal: u64,
) -> Result<Trajectories, (Seat, Forfeit)> {
    let path = GameSeed::of_deal(seed, deal);
    let mut course = Course::begin(game.clone(), &mut path.cards().rng());
    let mut actions = Actions::new();
    let mut told = Trajectories::default();
    players.iter_mut().for_each(Player::restart);
    while let Turn::Seat(seat) = course.turn() {
        game.actions(course.state(), &mut actions);
        let history = course.witnessed_by(seat);
        let state = course.state();
        let at = Situation { game, state, seat, actions: &actions, history: &history };
        let made = course.played().len();
        let mut rng = path.thought(seat, made);
        let action = players[seat.index()].choose(&at, &mut rng).map_err(|why| (seat, why))?;
        let seen = game.observe(state, seat);
        told.note(game, encoding, &seen, &actions, action);
        told.players.push(seat.index() as i32);
        told.deals.push(deal as i64);
        drop(history);
        course.advance(seat, action, &mut path.chance(made));
    }
    let worth = |&seat: &i32| game.payoff(course.state(), Seat::new(seat as usize)) as f32;
    told.returns = told.players.iter().map(worth).collect();
    Ok(told)
}

impl Trajectories {
    /// Notes what a seat saw and did.
    fn note<G: CardGame>(
        &mut self,
        game: &G,
        encoding: &Encoding,
        seen: &G::Observation,
        actions: &Actions<G::Action>,
        action: G::Action,
    ) {
        let from = self.observations.len();
        self.observations.resize(from + encoding.features(), 0.0);
        game.encode(seen, &mut self.observations[from..]);
        let from = self.masks.len();
        self.masks.resize(from + encoding.actions, false);
        let mut id = None;
        for (index, &listed) in actions.iter().enumerate() {
            let place = G::Head::place(game, seen, listed, index);
            self.masks[from + place] = true;
            if listed == action {
                id = Some(place);
            }
        }
        // A capture that the list leaves out has no id; -1 says so.
        self.actions.push(id.map_or(-1, |id| id as i64));
        let from = self.moves.len();
        self.moves.resize(from + encoding.move_features(), 0.0);
        G::Head::write_move(game, seen, action, &mut self.moves[from..]);
    }
}
