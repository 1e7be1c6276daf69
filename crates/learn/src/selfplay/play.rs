//! Many games side by side.

use std::ops::Range;

use adut_kernel::{Actions, Game, MAX_SEATS, Rng, Seat, Turn};

use super::asked::{Asked, shares_of};
use super::head::{Head as _, Learnable};
use crate::net::{Net, Pass, SparseRows};

/// No decision.
const NONE: u32 = u32::MAX;

/// Decisions of the learning policy, with what it saw and what came of them.
#[derive(Debug)]
pub(super) struct Decisions {
    /// What the policy saw.
    pub(super) asked: Asked,
    /// What a seat saw and what it could not see, for the critic.
    pub(super) revealed: SparseRows,
    /// Which of its moves it made.
    pub(super) chosen: Vec<u16>,
    /// The logarithm of how likely it was to do so.
    pub(super) likelihood: Vec<f32>,
    /// How much better that was than expected.
    pub(super) advantage: Vec<f32>,
    /// What the critic should have said, from 0 for lost to 1 for won.
    pub(super) target: Vec<f32>,
    /// The same player's decision before, in the same game.
    previous: Vec<u32>,
    /// For each player of each game his last decision, and what he got in the end.
    ends: Vec<(u32, f32)>,
    /// Decisions of all players, past versions included.
    pub(super) made: u64,
}

impl Decisions {
    fn new<G: Learnable>(game: &G) -> Self {
        Self {
            asked: Asked::new(G::Head::inputs(game)),
            revealed: SparseRows::new(game.features() + game.revealed_features()),
            chosen: Vec::new(),
            likelihood: Vec::new(),
            advantage: Vec::new(),
            target: Vec::new(),
            previous: Vec::new(),
            ends: Vec::new(),
            made: 0,
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.asked.len()
    }

    /// Lets the critic judge every decision, and finds by how much each turned out better: the sum
    /// of all later surprises, each counted `lambda` times less than the one before (generalised
    /// advantage estimation, Schulman and others 2016).
    pub(super) fn judge(&mut self, critic: &Net<f32>, lambda: f64) {
        let which: Vec<u32> = (0..self.len() as u32).collect();
        let mut pass = Pass::new(critic.shape());
        let sums = pass.forward(critic, &self.revealed, &which);
        let value = |sum: f32| 2.0 / (1.0 + (-sum).exp()) - 1.0;
        self.advantage.resize(sums.len(), 0.0);
        self.target.resize(sums.len(), 0.0);
        for &(last, worth) in &self.ends {
            let (mut at, mut next, mut later) = (last, worth, 0.0);
            while at != NONE {
                let place = at as usize;
                let here = value(sums[place]);
                later = next - here + lambda as f32 * later;
                self.advantage[place] = later;
                self.target[place] = (0.5 * (1.0 + here + later)).clamp(0.0, 1.0);
                (at, next) = (self.previous[place], here);
            }
        }
    }
}

/// How a shard of games is played.
pub(super) struct Shard<'a, G> {
    pub(super) game: &'a G,
    pub(super) policy: &'a Net<f32>,
    /// A version of the past, against which the first `against_past` games are played.
    pub(super) past: &'a Net<f32>,
    pub(super) games: usize,
    pub(super) against_past: usize,
    /// What points count beside winning, and what difference counts like a win.
    pub(super) points: f64,
    pub(super) points_scale: f64,
}

/// A game under way.
struct RunningGame<G: Game> {
    state: G::State,
    /// The only seat of the learning policy, where the others are of the past.
    learner: Option<Seat>,
    /// The last decision of each seat.
    last: [u32; MAX_SEATS],
}

/// A game that waits for a net's answer, and its moves in the list of all.
struct Waiting {
    table: u32,
    moves: Range<u32>,
}

impl<G: Learnable> Shard<'_, G> {
    /// Plays all games to their end.
    pub(super) fn play(&self, rng: &mut Rng) -> Decisions {
        let game = self.game;
        let mut decisions = Decisions::new(game);
        let table = |number: usize| RunningGame {
            state: game.root(),
            learner: (number < self.against_past).then(|| Seat::new(number % game.seats())),
            last: [NONE; MAX_SEATS],
        };
        let mut tables: Vec<RunningGame<G>> = (0..self.games).map(table).collect();
        let mut running: Vec<u32> = (0..self.games as u32).collect();
        let mut inputs = vec![0.0; G::Head::inputs(game)];
        let mut all_seen = vec![0.0; game.features() + game.revealed_features()];
        let mut actions = Actions::new();
        let mut moves: Vec<G::Action> = Vec::new();
        let mut waiting: [Vec<Waiting>; 2] = [Vec::new(), Vec::new()];
        let mut past = Asked::new(inputs.len());
        let mut pass = Pass::new(self.policy.shape());
        while !running.is_empty() {
            moves.clear();
            past.clear();
            waiting.iter_mut().for_each(Vec::clear);
            let first = decisions.len();
            running.retain(|&number| {
                let table = &mut tables[number as usize];
                let Some(seat) = go_on(game, &mut table.state, &mut actions, rng) else {
                    self.end(table, &mut decisions);
                    return false;
                };
                let seen = game.observe(&table.state, seat);
                let from = moves.len() as u32;
                moves.extend_from_slice(&actions);
                let learns = table.learner.is_none_or(|learner| learner == seat);
                game.encode(&seen, &mut inputs[..game.features()]);
                if learns {
                    let (own, hidden) = all_seen.split_at_mut(game.features());
                    own.copy_from_slice(&inputs[..own.len()]);
                    game.reveal(&table.state, seat, hidden);
                    decisions.revealed.push(&all_seen);
                    let number = decisions.len() as u32;
                    let last = std::mem::replace(&mut table.last[seat.index()], number);
                    decisions.previous.push(last);
                }
                let asked = if learns { &mut decisions.asked } else { &mut past };
                asked.push(game, &seen, &actions, &mut inputs);
                let moves = from..moves.len() as u32;
                waiting[usize::from(!learns)].push(Waiting { table: number, moves });
                true
            });
            decisions.made += running.len() as u64;
            let Decisions { asked, chosen, likelihood, .. } = &mut decisions;
            let note = |index: usize, share: f32| {
                chosen.push(index as u16);
                likelihood.push(share.ln());
            };
            let answers = Answers { game, asked, first, waiting: &waiting[0], moves: &moves };
            answers.carry_out(self.policy, &mut pass, &mut tables, rng, note);
            let answers =
                Answers { game, asked: &past, first: 0, waiting: &waiting[1], moves: &moves };
            answers.carry_out(self.past, &mut pass, &mut tables, rng, |_, _| {});
        }
        decisions
    }

    /// Writes down what a game that is over was worth to those who learn from it.
    fn end(&self, table: &RunningGame<G>, decisions: &mut Decisions) {
        let outcome = self.game.outcome(&table.state);
        for seat in Seat::all(self.game.seats()) {
            let last = table.last[seat.index()];
            if last == NONE {
                continue;
            }
            let won = self.game.payoff(&table.state, seat);
            let ahead = outcome.difference(self.game.side(seat)) / self.points_scale;
            let worth = won + self.points * (ahead.clamp(-1.0, 1.0) - won);
            decisions.ends.push((last, worth as f32));
        }
    }
}

/// Goes on to the next real choice and lists it; none if the game is over.
fn go_on<G: Game>(
    game: &G,
    state: &mut G::State,
    actions: &mut Actions<G::Action>,
    rng: &mut Rng,
) -> Option<Seat> {
    loop {
        match game.turn(state) {
            Turn::Over => return None,
            Turn::Chance => {
                let chance = game.sample_chance(state, rng);
                game.resolve(state, &chance);
            }
            Turn::Seat(seat) => {
                game.actions(state, actions);
                if let [only] = **actions {
                    game.apply(state, only);
                } else {
                    return Some(seat);
                }
            }
        }
    }
}

/// Games that wait for a net's answers: the positions from `first` on.
struct Answers<'a, G: Game> {
    game: &'a G,
    asked: &'a Asked,
    first: usize,
    waiting: &'a [Waiting],
    moves: &'a [G::Action],
}

impl<G: Learnable> Answers<'_, G> {
    /// Asks the net, draws a move for everybody who waits and makes it; `note` is told which of the
    /// moves it was and how likely.
    fn carry_out(
        &self,
        net: &Net<f32>,
        pass: &mut Pass,
        tables: &mut [RunningGame<G>],
        rng: &mut Rng,
        mut note: impl FnMut(usize, f32),
    ) {
        if self.waiting.is_empty() {
            return;
        }
        let from = self.asked.rows_of(self.first).start;
        let rows: Vec<u32> = (from..self.asked.rows.len() as u32).collect();
        let sums = pass.forward(net, &self.asked.rows, &rows);
        let outputs = net.shape().outputs();
        let mut shares = Vec::new();
        for (position, who) in (self.first..).zip(self.waiting) {
            let rows = self.asked.rows_of(position);
            let sums = &sums[(rows.start - from) as usize * outputs..];
            shares_of(sums, self.asked.places_of(position), &mut shares);
            let mut rest = rng.unit() as f32;
            let drawn = shares.iter().position(|share| {
                rest -= share;
                rest < 0.0
            });
            // Rounding may leave a little of the unit over.
            let index = drawn.unwrap_or(shares.len() - 1);
            let moves = &self.moves[who.moves.start as usize..who.moves.end as usize];
            self.game.apply(&mut tables[who.table as usize].state, moves[index]);
            note(index, shares[index].max(f32::MIN_POSITIVE));
        }
    }
}
