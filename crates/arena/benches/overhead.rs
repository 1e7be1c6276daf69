//! What the referee and the count add to random self-play, in one run.
//!
//! Three loops play the same kind of games in turns, so that a busy machine slows all alike: the
//! bare rollout (`play_out`, which may draw a move without listing the others), the self-play of
//! two random players (list the moves, show the player his view, make the move he says), and the
//! comparison of these players, which checks every move, keeps the course, seeds every game and
//! counts. The fastest of many turns counts. A game's name measures only that game.
#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

use std::convert::Infallible;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use adut_arena::compare::{Entrant, Meetings, Plan, Run, Shard, Sink, Timing, lineups};
use adut_kernel::{
    Actions, Agent, Game, Notation, Player, Record, Rng, Rules, Seat, Seed, Sees, Turn, View,
    play_out,
};
use adut_love_letter::rules::LoveLetter;
use adut_tablic::rules::Tablic;

const TURNS: usize = 15;

fn main() {
    // In this thread: handing work to another would be measured too.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread();
    pool.build_global().expect("the first pool");
    println!("{:12} {:>12} {:>12} {:>12}", "ns a game", "rollout", "self-play", "compared");
    let only = std::env::args().find(|arg| arg == LoveLetter::NAME || arg == Tablic::NAME);
    if only.as_deref() != Some(Tablic::NAME) {
        measure::<LoveLetter>(200_000);
    }
    if only.as_deref() != Some(LoveLetter::NAME) {
        measure::<Tablic>(8_000);
    }
}

fn measure<G: Notation>(games: u64) {
    let game = G::from_rules(&Rules::new()).expect("the usual rules");
    let mut best = [Duration::MAX; 3];
    for _ in 0..TURNS {
        let turn = [rollouts(&game, games), self_play(&game, games), compared(&game, games)];
        best = [0, 1, 2].map(|i| best[i].min(turn[i]));
    }
    let [rollout, bare, compared] = best.map(|time| time.as_nanos() as f64 / games as f64);
    println!("{:12} {rollout:>12.0} {bare:>12.0} {compared:>12.0}", G::NAME);
    println!(
        "{:12} the comparison adds {:.1} % to self-play, {:.1} % to the rollout",
        "",
        100.0 * (compared / bare - 1.0),
        100.0 * (compared / rollout - 1.0)
    );
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn timed(work: impl FnOnce()) -> Duration {
    let started = Instant::now();
    work();
    started.elapsed()
}

fn dealt<G: Game>(game: &G, rng: &mut Rng) -> G::State {
    let mut state = game.root();
    let deal = game.sample_chance(&state, rng);
    game.resolve(&mut state, &deal);
    state
}

#[inline(never)]
fn rollouts<G: Game>(game: &G, games: u64) -> Duration {
    let mut rng = Seed::from_text("rollouts").rng();
    let mut scratch = Actions::new();
    timed(|| {
        for _ in 0..games {
            let mut state = dealt(game, &mut rng);
            play_out(game, &mut state, &mut scratch, &mut rng);
            black_box(game.outcome(&state));
        }
    })
}

#[inline(never)]
fn self_play<G: Game>(game: &G, games: u64) -> Duration {
    let mut rng = Seed::from_text("self-play").rng();
    let mut actions = Actions::new();
    let mut players: Vec<Box<dyn Agent<G>>> =
        Seat::all(game.seats()).map(|_| Box::new(Any) as Box<dyn Agent<G>>).collect();
    timed(|| {
        for _ in 0..games {
            let mut state = dealt(game, &mut rng);
            while let Turn::Seat(seat) = game.turn(&state) {
                game.actions(&state, &mut actions);
                let view = View::of(game, &state, seat, &actions, &[]);
                let action = players[seat.index()].act(&view, &mut rng);
                game.apply(&mut state, action);
            }
            black_box(game.outcome(&state));
        }
    })
}

/// Chooses any listed move.
struct Any;

impl<G: Game> Agent<G> for Any {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        view.pick(rng.index(view.actions().len()))
    }
}

/// Wants nothing.
struct Nowhere;

impl Sink for Nowhere {
    type Error = Infallible;

    fn wants_records(&self) -> bool {
        false
    }
    fn record(&mut self, _: &Record) -> Result<(), Infallible> {
        Ok(())
    }
    fn batch(&mut self, _: &Run, _: &Timing) -> Result<ControlFlow<()>, Infallible> {
        Ok(ControlFlow::Continue(()))
    }
}

#[inline(never)]
fn compared<G: Notation>(game: &G, games: u64) -> Duration {
    let entrant = |name: &str| Entrant {
        name: name.to_owned(),
        sees: Sees::Honest,
        make: Box::new(|| Player::honest(Any)),
    };
    let plan = Plan {
        game: game.clone(),
        entrants: vec![entrant("any"), entrant("other")],
        lineups: lineups(&[false; 2], game.sides(), Meetings::Pairs, Seed::from_text("")),
        deals: games / 2,
        seed: "compared".to_owned(),
        opening: 0,
        shard: Shard::WHOLE,
    };
    timed(|| {
        let mut run = Run::new(plan.layout());
        let Ok(_) = plan.play(&mut run, &mut Nowhere);
        black_box(&run);
    })
}
