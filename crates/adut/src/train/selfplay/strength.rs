//! How strong a policy is.

use std::ops::ControlFlow;
use std::sync::Arc;

use adut_arena::compare::{
    Entrant, Meetings, PRIOR, Plan, Profile, Provenance, Run, Shard, Sink, Timing, lineups,
};
use adut_kernel::{Player, Record, Seed, Sees};
use adut_learn::policy::{Policy, PolicyPlayer};
use adut_learn::selfplay::{Learnable, Strength};
use adut_players::{Chosen, Playable, PlayerError, Programs};

/// What a policy, taking its likeliest move, wins from a named player on so many decks, each played in
/// every seating.
pub(super) fn strength<G: Playable + Learnable>(
    game: &G,
    policy: &Arc<Policy<G>>,
    opponent: &str,
    deals: u64,
    seed: &str,
) -> Result<Strength, PlayerError> {
    let make = {
        let policy = Arc::clone(policy);
        move || Player::honest(PolicyPlayer::new(Arc::clone(&policy), 0.0))
    };
    let learned = Entrant { name: "net".to_owned(), sees: Sees::Honest, make: Box::new(make) };
    let other = Chosen::find(game, opponent, Programs::Refused)?;
    let sees = other.sees();
    let profile =
        |name: &str, sees| Profile { name: name.to_owned(), sees, settings: String::new() };
    let profiles = [profile("net", Sees::Honest), profile(opponent, sees)];
    let plan = Plan {
        game: game.clone(),
        entrants: vec![
            learned,
            Entrant { name: opponent.to_owned(), sees, make: Box::new(move || other.make()) },
        ],
        lineups: lineups(&[false; 2], game.sides(), Meetings::Pairs, Seed::from_text(seed)),
        deals,
        seed: seed.to_owned(),
        opening: 4,
        shard: Shard::WHOLE,
    };
    let mut run = Run::new(plan.layout());
    let Ok(timing) = plan.play(&mut run, &mut Nowhere);
    let result = run.result(&profiles, &timing, PRIOR, Provenance::default());
    let pair = result.pairs.iter().find(|pair| pair.a == "net");
    let (share, interval) = pair.map_or((0.0, [0.0, 1.0]), |pair| (pair.a_share, pair.ci95));
    Ok(Strength { opponent: opponent.to_owned(), share, interval })
}

/// Records that nobody wants.
struct Nowhere;

impl Sink for Nowhere {
    type Error = std::convert::Infallible;

    fn wants_records(&self) -> bool {
        false
    }
    fn record(&mut self, _: &Record) -> Result<(), Self::Error> {
        Ok(())
    }
    fn batch(&mut self, _: &Run, _: &Timing) -> Result<ControlFlow<()>, Self::Error> {
        Ok(ControlFlow::Continue(()))
    }
}
